/** What Chromium hands a page that can be installed. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = $state.raw(null);

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offered = event as InstallPrompt;
});
addEventListener("appinstalled", () => {
  offered = null;
});

/** How the page can be installed: by a button, by the browser's menu, not here, or it is already. */
export function installing(): "button" | "menu" | "insecure" | "done" {
  if (matchMedia("(display-mode: standalone)").matches) return "done";
  if (!isSecureContext) return "insecure";
  return offered ? "button" : "menu";
}

/** Ask the browser to install the page. */
export async function install(): Promise<void> {
  await offered?.prompt();
  offered = null;
}
