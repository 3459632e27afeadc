import { mount } from "svelte";
import App from "./App.svelte";
import { recognise } from "./lib/me.svelte";
import { Outbox } from "./lib/outbox";
import { Session } from "./lib/session.svelte";
import { speakChosen } from "./lib/settings.svelte";
import { keepPage } from "./lib/worker";
import "./tokens.css";

/** How long the page has the machine for itself before the browser fetches all of it to keep, in ms. */
const FIRST_MS = 2000;

// What takes its time is asked for at once, not one after the other.
const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
const session = new Session(() => new WebSocket(url), new Outbox(sessionStorage));
session.connect();
if (location.hash.startsWith("#/table/")) void import("./screens/Table.svelte");
await Promise.all([speakChosen(), recognise()]);
mount(App, { target: document.body, props: { session } });
setTimeout(() => {
  // While the app is away there is nothing to keep; the next visit does it.
  if (session.phase === "open") keepPage();
}, FIRST_MS);
