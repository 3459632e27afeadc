import { expect, test } from "vitest";
import { DEAF_MS, isVirtual, Presses } from "./presses";

/** A screen of one place, and a clock that is set by hand. */
function screen(): { presses: Presses; show: (control: string) => void; wait: (ms: number) => void } {
  let control = "confirm";
  let now = 1000;
  const presses = new Presses(
    () => control,
    () => now,
  );
  return {
    presses,
    show: (next) => {
      control = next;
      presses.changed();
    },
    wait: (ms) => {
      now += ms;
    },
  };
}

function press(presses: Presses, x = 10, y = 10): boolean {
  presses.down(x, y);
  return presses.meant(x, y);
}

test("a press on what was there is meant, again and again", () => {
  const { presses, wait } = screen();
  expect(press(presses)).toBe(true);
  wait(50);
  expect(press(presses)).toBe(true);
});

test("what appears under the last press is deaf for a moment", () => {
  const { presses, show, wait } = screen();
  press(presses);
  wait(2000);
  show("pass");
  wait(DEAF_MS - 1);
  expect(press(presses)).toBe(false);
});

test("after that moment it hears", () => {
  const { presses, show, wait } = screen();
  press(presses);
  show("pass");
  wait(DEAF_MS);
  expect(press(presses)).toBe(true);
});

test("who clicks on and on is not heard before a pause", () => {
  const { presses, show, wait } = screen();
  press(presses);
  show("pass");
  for (let count = 0; count < 10; count += 1) {
    wait(300);
    expect(press(presses)).toBe(false);
  }
  wait(DEAF_MS);
  expect(press(presses)).toBe(true);
});

test("elsewhere on the screen a press is meant at once", () => {
  const { presses, show } = screen();
  press(presses);
  show("pass");
  expect(press(presses, 200, 10)).toBe(true);
});

test("a control that changes between down and up is not meant", () => {
  const { presses, show } = screen();
  presses.down(10, 10);
  show("pass");
  expect(presses.meant(10, 10)).toBe(false);
});

test("what one has scrolled to is no surprise", () => {
  const { presses, show } = screen();
  press(presses);
  presses.forget();
  show("next");
  expect(press(presses)).toBe(true);
});

test("keys and assistive programs are no pointers", () => {
  const event = { type: "pointerdown", pointerType: "mouse", width: 1, height: 1, pressure: 0.5, detail: 0 };
  expect(isVirtual(event as PointerEvent)).toBe(false);
  expect(isVirtual({ ...event, pressure: 0 } as PointerEvent)).toBe(true);
  expect(isVirtual({ ...event, width: 0, height: 0 } as PointerEvent)).toBe(true);
  expect(isVirtual({ ...event, type: "click" } as PointerEvent)).toBe(true);
  expect(isVirtual({ ...event, type: "click", detail: 2 } as PointerEvent)).toBe(false);
});
