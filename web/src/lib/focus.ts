/** Focus that fell to the page, because what had it is gone, goes on to the first of these that is there. */
export function refocus(root: ParentNode, wanted: readonly string[]): void {
  const active = document.activeElement;
  // A button that can no longer be pressed loses the focus a moment later.
  const lost = active === null || active === document.body || active.matches(":disabled");
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
