import type { KingChange } from "../generated/protocol";
import type { Sound } from "../lib/sound";

/** What a change sounds like; some are silent. */
export function heard(change: KingChange): Sound | null {
  switch (change.event) {
    case "passed":
      return "pass";
    case "follower-placed":
    case "followers-swapped":
    case "tiles-swapped":
    case "tile-crowned":
      return "place";
    case "follower-taken":
      return "take";
    case "province-resolved":
      return "gong";
    default:
      return null;
  }
}
