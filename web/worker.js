// The page's service worker: it keeps the files of one build, so that the page opens at once, also
// when the server is gone, and takes in records that other apps share. It never touches the API.
// The build that makes it fills in the two constants.
const BUILD = "__BUILD__";
const FILES = __FILES__;

const KEPT = `erawan-${BUILD}`;
const SHARED = "erawan-shared";
/** How long the server may take before the kept page is shown. */
const PATIENCE_MS = 2500;
/** More than this of a shared text is no record of ours. */
const MOST_CHARS = 200_000;

self.addEventListener("install", (event) => {
  const files = caches.open(KEPT).then((cache) => cache.addAll(["/", ...FILES]));
  event.waitUntil(files.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const place = new URL(url);
  if (place.origin !== self.location.origin) return;
  if (method === "POST" && place.pathname === "/share") event.respondWith(takeShared(event.request));
  if (method !== "GET") return;
  if (mode === "navigate" && place.pathname === "/" && place.search === "") event.respondWith(openPage(event.request));
  else if (place.pathname.startsWith("/assets/")) event.respondWith(openFile(event.request));
});

/** Files of other builds are never mixed with those of this one. */
async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT && name !== SHARED).map((name) => caches.delete(name)));
}

/** The server's page; the kept one if the server is away or slow. */
async function openPage(request) {
  const kept = await caches.match("/", { cacheName: KEPT });
  if (!kept) return fetch(request);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([fetch(request).catch(() => kept), patience]);
}

/** A file's name holds the hash of what is in it: a kept one is the right one. */
async function openFile(request) {
  return (await caches.match(request, { cacheName: KEPT })) ?? fetch(request);
}

/** Keep what was shared for the page, which opens with it. */
async function takeShared(request) {
  const form = await request.formData();
  const parts = [...form.getAll("record"), form.get("text") ?? ""];
  const texts = await Promise.all(parts.map((part) => (typeof part === "string" ? part : part.text())));
  const text = (texts.find((each) => each.trim() !== "") ?? "").slice(0, MOST_CHARS);
  const cache = await caches.open(SHARED);
  await cache.put("/share", new Response(text));
  return Response.redirect("/#/shared", 303);
}
