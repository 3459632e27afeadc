import type { ClausePage, RulesPage } from "../generated/protocol";
import { rules } from "../lib/api";
import type { Language } from "../lib/words.svelte";

type GameName = RulesPage["game"];

const loaded = new Map<string, Promise<RulesPage>>();

/** A game's rules in a language, asked for once; what failed is asked for again. */
export function loadRules(game: GameName, language: Language): Promise<RulesPage> {
  const key = `${game} ${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const asked = rules(game, language);
  loaded.set(key, asked);
  asked.catch(() => loaded.delete(key));
  return asked;
}

/** The game whose rules have a clause. */
export function gameOf(clause: string): GameName {
  return clause.startsWith("K") ? "king-of-siam" : "siam";
}

/** A clause that a text names, with the words before it and the signs that belong on its line. */
interface Citation {
  readonly before: string;
  readonly open: string;
  readonly clause: string;
  readonly close: string;
}

/** The clauses that a text names, in their order, and what comes after the last one. */
export function cite(text: string): { readonly cited: readonly Citation[]; readonly rest: string } {
  const cited: Citation[] = [];
  let from = 0;
  for (const found of text.matchAll(/(\(?)(K\d\.\d+[a-z]?|S\d\.[\dA-Z]|S[VH]\.[\dA-Z])([).,;:]*)/g)) {
    const [whole, open = "", clause = "", close = ""] = found;
    cited.push({ before: text.slice(from, found.index), open, clause, close });
    from = found.index + whole.length;
  }
  return { cited, rest: text.slice(from) };
}

/** The clauses that a search finds: by id, by its start, else by all its words. */
export function search(clauses: readonly ClausePage[], wanted: string): readonly ClausePage[] {
  const asked = wanted.trim().toLowerCase();
  const begun = clauses.filter((each) => each.id.toLowerCase().startsWith(asked));
  if (begun.length > 0) return begun;
  const words = asked.split(/\s+/);
  return clauses.filter((each) => {
    const said = `${each.text} ${each.note} ${each.example.caption}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

let shown: string | null = $state(null);

/** The clause that is looked at in place, over whatever is on the page. */
export function shownClause(): string | null {
  return shown;
}

/** Look at a clause in place; null ends that. */
export function showClause(clause: string | null): void {
  shown = clause;
}
