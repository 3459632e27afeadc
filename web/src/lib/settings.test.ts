import { expect, test } from "vitest";
import { read } from "./settings.svelte";

function kept(text: string | null): Pick<Storage, "getItem"> {
  return { getItem: () => text };
}

test("settings come back as they were kept", () => {
  const looks = { theme: "dark", contrast: "more", language: "nl", sound: false, motion: "off" };
  const settings = { ...looks, pace: 0, askPass: false, name: "Anna" };
  expect(read(kept(JSON.stringify(settings)))).toEqual(settings);
});

test.each([null, "nonsense", "7", '{"theme": "pink", "pace": 3, "sound": "loud"}'])(
  "settings that can't be understood are the first ones: %s",
  (text) => {
    expect(read(kept(text))).toEqual(read(null));
  },
);
