import { mount } from "svelte";
import App from "./App.svelte";
import { speakChosen } from "./lib/settings.svelte";
import "./tokens.css";

await speakChosen();
mount(App, { target: document.body });
