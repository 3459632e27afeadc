import { expect, test } from "vitest";
import { curve, geometry, outline } from "./geometry";

test("a line's corners are rounded, the same way back", () => {
  expect(curve([[0, 0], [2, 0], [2, 2]])).toBe("M0 0L1 0Q2 0 2 1L2 2");
  expect(curve([[0, 0], [4, 0]], false)).toBe("L4 0");
});

test("every province of a drawn map has a closed outline and room for its things", () => {
  for (const map of Object.values(geometry.maps))
    for (const code of Object.keys(map.provinces)) {
      expect(outline(map, code)).toMatch(/^M[^M]+Z$/);
      expect(map.provinces[code]?.followers).toHaveLength(4);
    }
});
