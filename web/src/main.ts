import { mount } from "svelte";
import App from "./App.svelte";
import { keepPage } from "./lib/worker";
import { speakChosen } from "./lib/settings.svelte";
import "./tokens.css";

keepPage();
await speakChosen();
mount(App, { target: document.body });
