/** How long a new screen may take to draw its heading. */
const DRAWN_MS = 5000;

/**
 * After a link the focus falls to the page with the screen it was on: it goes to the new screen's heading, so that
 * the keyboard goes on there and a reader begins there. Returns how to stop waiting for it.
 */
export function focusHeading(page: Document): () => void {
  const before = page.querySelector("h1");
  function look(): void {
    const heading = page.querySelector<HTMLElement>("h1");
    if (!heading || heading === before || !heading.textContent.trim()) return;
    stop();
    const lost = page.activeElement === null || page.activeElement === page.body;
    if (!lost || page.querySelector("dialog[open]")) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(look);
  observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  const timer = setTimeout(stop, DRAWN_MS);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stop;
}

/**
 * Focus that fell to the page, because what had it is gone, goes on to the first of these that is there; so does that
 * of the heading, where a screen begins and nothing can be pressed.
 */
export function refocus(root: ParentNode, wanted: readonly string[]): void {
  const active = document.activeElement;
  // What can no longer be pressed, or is no longer seen, loses the focus a moment later.
  const lost =
    active === null ||
    active === document.body ||
    active.matches("h1, :disabled") ||
    !active.checkVisibility({ visibilityProperty: true });
  if (!lost || document.querySelector("dialog[open]")) return;
  for (const selector of wanted) {
    const next = [...root.querySelectorAll<HTMLElement | SVGElement>(selector)].find((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    if (next) {
      next.focus();
      return;
    }
  }
}
