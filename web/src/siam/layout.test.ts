import { expect, test } from "vitest";
import { Layout } from "./layout";

test.each([false, true])("every cell is found where it is drawn, turned round: %s", (flipped) => {
  const layout = new Layout({ width: 5, height: 4 }, flipped, 5);
  const cells = layout.rows.flat();
  expect(new Set(cells).size).toBe(20);
  for (const cell of cells) expect(layout.at(layout.middle(cell))).toBe(cell);
  expect(layout.at([0, 0])).toBeNull();
});

test("a1 lies at the elephants' left hand, and turned round at the far right", () => {
  expect(new Layout({ width: 5, height: 5 }, false, 5).rows.at(-1)?.[0]).toBe("a1");
  expect(new Layout({ width: 5, height: 5 }, true, 5).rows[0]?.at(-1)).toBe("a1");
});

test("north is up, and turned round it is down", () => {
  const [straight, flipped] = [false, true].map((each) => new Layout({ width: 5, height: 5 }, each, 5));
  expect(straight?.step("n")).toEqual([0, -1]);
  expect(flipped?.turned("n")).toBe("s");
  expect(flipped?.beside("c3", "n")).toBe("c2");
  expect([straight?.above("R"), flipped?.above("R")]).toEqual([true, false]);
});
