import { beforeEach, expect, test } from "vitest";
import { language, LANGUAGES, list, negotiate, regional, say, speak, words } from "./words.svelte";

beforeEach(async () => {
  await speak("en");
});

test("messages of the server are said with their arguments", () => {
  const msg = { key: "king-follower-placed", args: { faction: "L", province: "Rayong" } };
  expect(words(msg)).toBe("Lao comes to Rayong.");
});

test("messages among the arguments are said first, lists are joined", () => {
  const factions = ["L", "M"].map((faction) => ({ key: "faction-name", args: { faction } }));
  const msg = { key: "king-province-tied", args: { factions, province: "Rayong" } };
  expect(words(msg)).toBe("Lao and Malay tie in Rayong: the British come.");
  expect(words({ key: "king-passed", args: { who: { key: "seat-name", args: { number: 2 } } } })).toBe(
    "Player 2 passes.",
  );
});

test.each([
  ["mr", "Maharacha"],
  ["11", "1 vs 1"],
  ["21", "2 vs 1"],
  ["ma", "Malay"],
])("the card %s is called %s", (card, name) => {
  expect(say("card-name", { card })).toBe(name);
});

test("plain text stays what it is, an unknown key shows itself", () => {
  expect(words("Olga")).toBe("Olga");
  expect(say("no-such-key")).toBe("no-such-key");
});

test.each(LANGUAGES)("%s speaks of cards in its plural forms", async (tongue) => {
  await speak(tongue);
  expect(language()).toBe(tongue);
  const said = [1, 2, 5, 21].map((count) => say("king-cards", { count }));
  expect(new Set(said.map((each) => each.replace(/\d+/, "#"))).size).toBe(tongue === "ru" ? 3 : 2);
});

test("Russian counts one, few, many and one again", async () => {
  await speak("ru");
  const said = [1, 2, 5, 21].map((count) => say("king-cards", { count }));
  expect(said).toEqual(["1 карта", "2 карты", "5 карт", "21 карта"]);
  expect(list(["а", "б"])).toBe("а и б");
});

test.each([
  [["it-CH", "en"], "it"],
  [["fr", "nl-BE"], "nl"],
  [["RU"], "ru"],
  [["fr", "de"], "en"],
  [[], "en"],
])("of %j it speaks %s", (wished, spoken) => {
  expect(negotiate(wished)).toBe(spoken);
});

test.each([
  ["en", ["ru-RU", "en-GB", "en-US"], "en-GB"],
  ["nl", ["en-US", "NL-be"], "NL-be"],
  ["it", ["en-US", "itx"], "it"],
] as const)("dates in %s follow the region of %j: %s", (spoken, wished, region) => {
  expect(regional(spoken, wished)).toBe(region);
});
