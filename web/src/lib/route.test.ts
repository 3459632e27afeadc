import { expect, test } from "vitest";
import { address, parseRoute, type Route } from "./route";

test.each<[string, Route]>([
  ["#/", { screen: "start" }],
  ["#/new/siam", { screen: "new", game: "siam" }],
  ["#/table/a-b_c", { screen: "table", id: "a-b_c" }],
  ["#/review/x", { screen: "review", id: "x", ply: null }],
  ["#/lesson/siam/12", { screen: "lesson", game: "siam", number: 12 }],
  ["#/rules/siam", { screen: "rules", game: "siam", clause: null }],
  ["#/rules/siam/S7.G", { screen: "rules", game: "siam", clause: "S7.G" }],
  ["#/learn/siam", { screen: "learn", game: "siam" }],
  ["#/minute/siam", { screen: "minute", game: "siam" }],
  ["#/strategy/siam", { screen: "strategy", game: "siam" }],
  ["#/games", { screen: "games" }],
  ["#/review/x/12", { screen: "review", id: "x", ply: 12 }],
])("%s is an address, there and back", (hash, route) => {
  expect(parseRoute("/", hash, ["siam"])).toEqual(route);
  expect(address(route)).toBe(hash);
});

test.each(["", "#"])("%j is the start", (hash) => {
  expect(parseRoute("/", hash, ["siam"])).toEqual({ screen: "start" });
});

test.each(["#/nowhere", "#/table", "#/new/chess", "#/rules/chess"])("%j leads nowhere", (hash) => {
  expect(parseRoute("/", hash, ["siam"])).toEqual({ screen: "missing", path: hash });
});

test("no place of the page is below another path", () => {
  expect(parseRoute("/foo/bar", "#/new/siam", ["siam"])).toEqual({ screen: "missing", path: "/foo/bar" });
});

test("a review's ply is a number or nothing", () => {
  expect(parseRoute("/", "#/review/x/-1", [])).toMatchObject({ ply: null });
});

test.each(["0", "-1", "x", "100", ""])("step %j of a tutorial is the first", (step) => {
  expect(parseRoute("/", `#/lesson/siam/${step}`, ["siam"])).toMatchObject({ number: 1 });
});
