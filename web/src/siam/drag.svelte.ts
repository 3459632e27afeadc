import type { Point } from "../lib/geometry";
import type { Token } from "./tokens";

/** A finger that has gone this far, in pixels, drags and no longer taps. */
const DRAG_DISTANCE = 8;

interface DragHandlers {
  readonly point: (event: PointerEvent) => Point;
  readonly token: (animal: string) => Token | undefined;
  readonly grab: (animal: string) => void;
  readonly drop: (animal: string, at: Point) => void;
}

/** An animal carried under a finger or a pointer. */
export class Drag {
  /** The carried token. */
  token: number | null = $state(null);
  /** Where it is, in the drawing's units. */
  at: Point | null = $state.raw(null);
  readonly #handlers: DragHandlers;
  #animal: string | null = null;
  #start: readonly [number, number] = [0, 0];
  #dragged = false;

  constructor(handlers: DragHandlers) {
    this.#handlers = handlers;
  }

  down(event: PointerEvent, animal: string | null): void {
    this.#dragged = false;
    if (!event.isPrimary || event.button !== 0) return;
    this.#animal = animal;
    this.#start = [event.clientX, event.clientY];
  }

  move(event: PointerEvent): void {
    if (this.#animal === null) return;
    if (this.token === null) {
      const far = Math.hypot(event.clientX - this.#start[0], event.clientY - this.#start[1]) > DRAG_DISTANCE;
      const token = far ? this.#handlers.token(this.#animal) : undefined;
      if (!token) return;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.token = token.id;
      this.#handlers.grab(this.#animal);
    }
    this.at = this.#handlers.point(event);
  }

  up(event: PointerEvent): void {
    const animal = this.#animal;
    const carried = this.token !== null;
    this.cancel();
    if (!carried || animal === null) return;
    this.#dragged = true;
    this.#handlers.drop(animal, this.#handlers.point(event));
  }

  cancel(): void {
    this.#animal = null;
    this.token = null;
    this.at = null;
  }

  /** Whether a click is only the end of a drag. */
  swallow(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }
}
