import { speak, negotiate, LANGUAGES, type Language } from "./words.svelte";

export interface Settings {
  theme: "auto" | "light" | "dark";
  contrast: "auto" | "more";
  language: "auto" | Language;
  sound: boolean;
  motion: "auto" | "off";
  /** The least time in milliseconds that a bot's turn takes at the next table. */
  pace: number;
  /** Ask before a pass that would give something away. */
  askPass: boolean;
  /** What the person at this browser is called; empty for who has no name. */
  name: string;
}

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = [0, 500, 900, 2000] as const;

const KEY = "erawan.settings";
const FIRST: Settings = {
  theme: "auto",
  contrast: "auto",
  language: "auto",
  sound: true,
  motion: "auto",
  pace: 900,
  askPass: true,
  name: "",
};

/** What this browser was told to look and sound like; kept between visits. */
export const settings: Settings = $state(read(storage()));

/** Set one of them, for now and for the next visit. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    storage()?.setItem(KEY, JSON.stringify($state.snapshot(settings)));
  } catch {
    // Storage is full or forbidden: it holds for this visit.
  }
  if (name === "language") void speakChosen();
}

/** Speak the chosen language, or the browser's. */
export async function speakChosen(): Promise<void> {
  const wanted = settings.language === "auto" ? negotiate(navigator.languages) : settings.language;
  await speak(wanted);
  document.documentElement.lang = wanted;
}

/** Whether things should move at all. */
export function motionAllowed(): boolean {
  return settings.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What was kept, with whatever can't be understood left out. */
export function read(kept: Pick<Storage, "getItem"> | null): Settings {
  let found: Partial<Settings>;
  try {
    const parsed: unknown = JSON.parse(kept?.getItem(KEY) ?? "{}");
    found = typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    found = {};
  }
  return {
    theme: THEMES.find((each) => each === found.theme) ?? FIRST.theme,
    contrast: found.contrast === "more" ? "more" : FIRST.contrast,
    language: LANGUAGES.find((each) => each === found.language) ?? FIRST.language,
    sound: typeof found.sound === "boolean" ? found.sound : FIRST.sound,
    motion: found.motion === "off" ? "off" : FIRST.motion,
    pace: PACES.find((each) => each === found.pace) ?? FIRST.pace,
    askPass: typeof found.askPass === "boolean" ? found.askPass : FIRST.askPass,
    name: typeof found.name === "string" ? found.name.slice(0, 40) : FIRST.name,
  };
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}
