import type { Me, RoomInfo } from "../generated/protocol";
import { me as ask, Refusal } from "./api";

/** Who this browser is: nobody on an app for one screen, somebody with or without a name on a site. */
export const me: { site: boolean; name: string | null; account: boolean; room: RoomInfo | null } = $state({
  site: isSite(),
  name: null,
  account: false,
  room: null,
});

/** Whether this is the screen of a room's own machine. */
export function atHome(): boolean {
  return me.room?.owner ?? false;
}

/** Whether the server said, in the page itself, that it is a site for many. */
function isSite(): boolean {
  return typeof document !== "undefined" && document.documentElement.dataset["site"] !== undefined;
}

/** Ask a site what we are called there; on one screen there is nothing to ask. */
export async function recognise(): Promise<void> {
  if (!me.site) return;
  try {
    take(await ask());
  } catch (error) {
    // The site is away: the page says so, and a reload asks again.
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Be called so from now on. */
export function take(known: Me): void {
  me.name = known.name;
  me.account = known.account;
  me.room = known.room;
}
