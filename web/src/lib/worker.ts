const SHARED = "erawan-shared";
const TRIED = "erawan.reloaded-for";

/** The build that this page is of; empty while it is developed. */
export function build(): string {
  if (typeof document === "undefined") return "";
  const named = document.querySelector<HTMLMetaElement>('meta[name="erawan-build"]')?.content ?? "";
  return named.startsWith("%") ? "" : named;
}

/** Whether this page is of another build than the server's. */
export function isOld(present: string, own = build()): boolean {
  return own !== "" && present !== "" && own !== present;
}

/** Load the server's own page in place of this one, once for each build. */
export async function reloadFor(present: string): Promise<void> {
  if (sessionStorage.getItem(TRIED) === present) return;
  sessionStorage.setItem(TRIED, present);
  if ("caches" in window)
    for (const name of await caches.keys()) if (name !== SHARED) await caches.delete(name);
  location.reload();
}

/** Have the browser keep the page, where it can: it asks for https, or for this very machine. */
export function keepPage(): void {
  if (!("serviceWorker" in navigator) || build() === "") return;
  // A browser that forbids it, in a private window for one, shows the page all the same.
  navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** The record that another app has shared with this one; it is handed out once. */
export async function takeShared(): Promise<string> {
  if (!("caches" in window)) return "";
  const cache = await caches.open(SHARED);
  const kept = await cache.match("/share");
  await cache.delete("/share");
  return kept ? kept.text() : "";
}
