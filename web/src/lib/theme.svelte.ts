import { geometry } from "./geometry";
import { settings } from "./settings.svelte";

/** Colours that the style sheet sets itself, since contrast changes them. */
const OWN = new Set(["paper", "sheet", "ink", "quiet", "line", "jade"]);

/** Keep the page in the chosen colours; called once, in a component's effect. */
export function followTheme(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const more = matchMedia("(prefers-contrast: more)");
  dark.addEventListener("change", dress);
  more.addEventListener("change", dress);
  dress();
  return () => {
    dark.removeEventListener("change", dress);
    more.removeEventListener("change", dress);
  };

  function dress(): void {
    const root = document.documentElement;
    const theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
    const contrast = settings.contrast === "more" || more.matches;
    root.dataset["theme"] = theme;
    root.dataset["contrast"] = contrast ? "more" : "normal";
    root.dataset["motion"] = settings.motion;
    for (const [name, colour] of Object.entries(geometry.palettes[theme]))
      if (!OWN.has(name)) root.style.setProperty(`--${name}`, colour);
  }
}
