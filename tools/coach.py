"""Holds the coach in bot games against the rules: `python tools/coach.py [GAMES]`."""

from __future__ import annotations

import sys

from erawan.core.registry import game_names
from tests.engine.coached import Tally, bot_games

GAMES = 500


def main() -> None:
    """Print what was tried of each game; exit with 1 if a warning was wrong or missing."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    wrong = 0
    for name in game_names():
        tally = Tally()
        bot_games(name, range(games), tally)
        counts = ", ".join(f"{kind} {count:,}" for kind, count in sorted(tally.counts.items()))
        print(f"{name}: {counts}; wrong or missing: {len(tally.wrong)}", flush=True)
        print("".join(f"{each}\n" for each in tally.wrong[:10]), end="")
        wrong += len(tally.wrong)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
