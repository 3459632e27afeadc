import { expect, test } from "vitest";
import { isOld } from "./worker";

test.each([
  ["a", "a", false],
  ["b", "a", true],
  ["", "a", false],
  ["b", "", false],
])("a server of build %j and a page of build %j: old is %j", (present, own, old) => {
  expect(isOld(present, own)).toBe(old);
});
