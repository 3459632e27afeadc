import type { GameInfo } from "../generated/protocol";

type GameName = GameInfo["game"];

/** Where in the page one is; the part of the address after `#`. */
export type Route =
  | { readonly screen: "start" }
  | { readonly screen: "new"; readonly game: GameName }
  | { readonly screen: "table"; readonly id: string }
  | { readonly screen: "join"; readonly id: string; readonly key: string }
  | { readonly screen: "review"; readonly id: string; readonly ply: number | null }
  | { readonly screen: "rules"; readonly game: GameName; readonly clause: string | null }
  | { readonly screen: "lesson"; readonly game: GameName; readonly number: number }
  | { readonly screen: "learn"; readonly game: GameName }
  | { readonly screen: "minute"; readonly game: GameName }
  | { readonly screen: "strategy"; readonly game: GameName }
  | { readonly screen: "practice"; readonly game: GameName }
  | { readonly screen: "games" }
  | { readonly screen: "account" }
  | { readonly screen: "privacy" }
  | { readonly screen: "shared" }
  | { readonly screen: "missing"; readonly path: string };

/** Read an address; what it doesn't know, another game among it, leads nowhere. */
export function parseRoute(path: string, hash: string, games: readonly GameName[]): Route {
  if (path !== "/") return { screen: "missing", path };
  const [screen, id, third] = hash.replace(/^#\/?/, "").split("/");
  if (!screen) return { screen: "start" };
  if (screen === "games" || screen === "shared") return { screen };
  if (screen === "account" || screen === "privacy") return { screen };
  const game = games.find((each) => each === id);
  const own = ["new", "learn", "minute", "strategy", "practice"] as const;
  const found = own.find((each) => each === screen);
  if (found && game) return { screen: found, game };
  if (screen === "lesson" && game)
    return { screen, game, number: /^[1-9]\d?$/.test(third ?? "") ? Number(third) : 1 };
  if (screen === "rules" && game) return { screen, game, clause: third ?? null };
  if (screen === "table" && id) return { screen, id };
  if (screen === "join" && id && third) return { screen, id, key: third };
  if (screen === "review" && id)
    return { screen, id, ply: third !== undefined && /^\d+$/.test(third) ? Number(third) : null };
  return { screen: "missing", path: hash };
}

/** The address of a place in the page. */
export function address(route: Route): string {
  switch (route.screen) {
    case "start":
      return "#/";
    case "new":
    case "learn":
    case "minute":
    case "strategy":
    case "practice":
      return `#/${route.screen}/${route.game}`;
    case "games":
    case "shared":
    case "account":
    case "privacy":
      return `#/${route.screen}`;
    case "missing":
      return route.path;
    case "table":
      return `#/table/${route.id}`;
    case "join":
      return `#/join/${route.id}/${route.key}`;
    case "review":
      return `#/review/${route.id}${route.ply === null ? "" : `/${route.ply}`}`;
    case "lesson":
      return `#/lesson/${route.game}/${route.number}`;
    case "rules":
      return `#/rules/${route.game}${route.clause === null ? "" : `/${route.clause}`}`;
  }
}

/** Go to a place in the page. */
export function go(route: Route): void {
  location.hash = address(route);
}
