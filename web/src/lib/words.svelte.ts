import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Msg } from "../generated/protocol";

export const LANGUAGES = ["en", "it", "nl", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  en: "English",
  it: "Italiano",
  nl: "Nederlands",
  ru: "Русский",
};

/** What is said in each language, as Fluent catalogues. */
const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("../words/en"),
  it: () => import("../words/it"),
  nl: () => import("../words/nl"),
  ru: () => import("../words/ru"),
};

/** Arguments that name a province. */
const PLACES: ReadonlySet<string> = new Set(["province", "first", "second"]);

let current: Language = $state("en");
let bundles: readonly FluentBundle[] = $state.raw([]);
let lists: Intl.ListFormat = $state.raw(new Intl.ListFormat("en"));

/** The language that is spoken now. */
export function language(): Language {
  return current;
}

function mainPart(tag: string): string | undefined {
  return tag.toLowerCase().split("-")[0];
}

/** The first of the wished languages that we speak, by its main part; English else. */
export function negotiate(wished: readonly string[]): Language {
  for (const tag of wished) {
    const found = LANGUAGES.find((each) => each === mainPart(tag));
    if (found) return found;
  }
  return "en";
}

/** A language as the reader wishes it, with the region if one is named: regions write dates in their own ways. */
export function regional(spoken: Language, wished: readonly string[]): string {
  return wished.find((tag) => mainPart(tag) === spoken) ?? spoken;
}

/** Writes days and times as the reader's region does. */
export function dates(): Intl.DateTimeFormat {
  const locale = regional(current, navigator.languages);
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
}

/** Speak a language from now on; what it lacks is said in English. */
export async function speak(wanted: Language): Promise<void> {
  const loaded = wanted === "en" ? [await bundle("en")] : await Promise.all([bundle(wanted), bundle("en")]);
  bundles = loaded;
  lists = new Intl.ListFormat(wanted);
  current = wanted;
}

/** A message of the server in the reader's language. */
export function words(msg: Msg | string): string {
  return typeof msg === "string" ? msg : say(msg.key, msg.args);
}

/** A message by its key. */
export function say(key: string, args: Readonly<Record<string, Arg>> = {}): string {
  const values = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, value(name, arg)]));
  values["you"] = Object.values(args).some(isYou) ? "alone" : "no";
  for (const each of bundles) {
    const message = each.getMessage(key);
    if (message?.value) return each.formatPattern(message.value, values, []);
  }
  return key;
}

/** Words joined as the language joins a list. */
export function list(items: readonly string[]): string {
  return lists.format(items);
}

/** Whether an argument is the reader alone, to whom one speaks in the second person. */
function isYou(arg: Arg): boolean {
  if (typeof arg !== "object") return false;
  if ("key" in arg) return arg.key === "seat-you";
  return arg.length === 1 && arg[0] !== undefined && isYou(arg[0]);
}

/** What the language calls a province; those of boards that nobody knows keep their names. */
export function provinceName(name: string): string {
  return say("province-name", { place: name.replaceAll(" ", "-"), name });
}

/** The short name of a province in the language's letters, for where there is no room; boards that nobody knows keep theirs. */
export function provinceCode(name: string, code: string): string {
  return say("province-code", { place: name.replaceAll(" ", "-"), code: code.toUpperCase() });
}

function value(name: string, arg: Arg): FluentVariable {
  if (PLACES.has(name) && typeof arg === "string") return provinceName(arg);
  // Fluent reads the variants 11 and 21 as numbers, while these cards' codes are text.
  if (name === "card" && (arg === "11" || arg === "21")) return Number(arg);
  if (typeof arg === "string" || typeof arg === "number") return arg;
  return "key" in arg ? words(arg) : list(arg.map(words));
}

async function bundle(wanted: Language): Promise<FluentBundle> {
  const made = new FluentBundle(wanted, { useIsolating: false });
  const { default: texts } = await CATALOGUES[wanted]();
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}
