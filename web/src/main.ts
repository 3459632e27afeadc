import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./lib/worker";
import { speakChosen } from "./lib/settings.svelte";
import "./tokens.css";

/** How long the page has the machine for itself before the browser fetches all of it to keep, in ms. */
const FIRST_MS = 2000;

await speakChosen();
mount(App, { target: document.body });
setTimeout(keepPage, FIRST_MS);
