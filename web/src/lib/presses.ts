/** How long a control that appeared under the last press is deaf to pointers. */
export const DEAF_MS = 400;
/** A press this close to the last one, in pixels, is at the same place. */
const NEAR_PX = 40;

/** What can be pressed. */
const CONTROLS = "button, a[href], [role=button], [role=switch], input, select, label, [data-does]";

/** What lies at a place of the screen: equal texts are the same control with the same meaning. */
export type Look = (x: number, y: number) => string;

/**
 * Tells presses that were meant from those that only follow: the second half of a double click on
 * something that is no longer there. A control that appears where the last press was, or comes to
 * mean something else, is deaf to pointers for a moment; whoever clicks on there stays unheard.
 */
export class Presses {
  readonly #look: Look;
  readonly #now: () => number;
  #place: readonly [number, number] | null = null;
  #under = "";
  #appeared = -Infinity;
  #pressed = "";
  #deaf = false;

  constructor(look: Look, now: () => number = () => performance.now()) {
    this.#look = look;
    this.#now = now;
  }

  /** The page has changed: see whether it did so under the last press. True if something appeared. */
  changed(): boolean {
    if (!this.#place) return false;
    const under = this.#look(...this.#place);
    if (under === this.#under) return false;
    this.#under = under;
    this.#appeared = this.#now();
    return true;
  }

  /** A pointer goes down. */
  down(x: number, y: number): void {
    const near = this.#place !== null && Math.hypot(x - this.#place[0], y - this.#place[1]) < NEAR_PX;
    this.#pressed = this.#look(x, y);
    this.#deaf = near && this.#now() - this.#appeared < DEAF_MS;
    if (this.#deaf) {
      this.#appeared = this.#now();
      return;
    }
    this.#place = [x, y];
    this.#under = this.#pressed;
    this.#appeared = -Infinity;
  }

  /** Whether the click that follows was meant for what lies there now. */
  meant(x: number, y: number): boolean {
    return !this.#deaf && this.#look(x, y) === this.#pressed;
  }

  /** What lies at the last press has moved by the person's own hand, which is no surprise. */
  forget(at: (x: number, y: number) => boolean = () => true): void {
    if (this.#place && at(...this.#place)) this.#place = null;
  }
}

/** Whether an assistive program, and no pointer, made an event. */
export function isVirtual(event: PointerEvent): boolean {
  if (event.type === "click") return event.detail === 0;
  const tiny = event.width <= 1 && event.height <= 1;
  return event.pointerType === "" || (event.width === 0 && event.height === 0) || (tiny && event.pressure === 0);
}

/** Keep stray presses from the controls of a document; returns how to stop. */
export function guardPresses(page: Document): () => void {
  const ids = new WeakMap<Element, number>();
  let count = 0;
  let due = 0;
  let waking: ReturnType<typeof setTimeout> | undefined;
  const presses = new Presses((x, y) => {
    const control = page.elementFromPoint(x, y)?.closest(CONTROLS);
    if (!control) return "";
    let id = ids.get(control);
    if (id === undefined) ids.set(control, (id = count += 1));
    return `${id} ${control.getAttribute("data-does") ?? ""}`;
  });
  const root = page.documentElement;

  function look(): void {
    cancelAnimationFrame(due);
    due = 0;
    if (!presses.changed()) return;
    root.setAttribute("data-settling", "");
    clearTimeout(waking);
    waking = setTimeout(() => {
      root.removeAttribute("data-settling");
    }, DEAF_MS);
  }

  function down(event: PointerEvent): void {
    if (isVirtual(event)) return;
    if (due) look();
    presses.down(event.clientX, event.clientY);
  }

  function click(event: Event): void {
    if (!(event instanceof PointerEvent) || isVirtual(event)) return;
    if (presses.meant(event.clientX, event.clientY)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function forget(): void {
    presses.forget();
  }

  /** Lists also scroll by themselves to what is new: only what scrolls under the press counts. */
  function scrolled({ target }: Event): void {
    if (target instanceof Node) presses.forget((x, y) => target.contains(page.elementFromPoint(x, y)));
  }

  const observer = new MutationObserver(() => {
    if (!due) due = requestAnimationFrame(look);
  });
  observer.observe(page.body, { subtree: true, childList: true, attributes: true });
  page.addEventListener("pointerdown", down, true);
  page.addEventListener("click", click, true);
  page.addEventListener("scroll", scrolled, true);
  globalThis.addEventListener("resize", forget);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(due);
    page.removeEventListener("pointerdown", down, true);
    page.removeEventListener("click", click, true);
    page.removeEventListener("scroll", scrolled, true);
    globalThis.removeEventListener("resize", forget);
  };
}
