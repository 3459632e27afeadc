"""Plays all levels of a game against their neighbours and writes the rating table.

`python tools/ladder.py siam 55` plays for 55 minutes at most and writes docs/ladder/siam.md and
.json; the games are kept in build/ladder, and the next call goes on with them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from erawan.arena.ladder import Ladder, format_table, to_json

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "build" / "ladder"
PAGES = ROOT / "docs" / "ladder"
PLAYERS = {"siam": (2,), "king-of-siam": (2, 3, 4)}
MOST_MINUTES = 58.0

WORDS = """\
Every level against its neighbours and theirs, made by `make ladder game={game}`. Nodes a move are
limited, time is not, so that the table is the same on every machine; a last level that takes any
time it is given gets four times the nodes of the one before. Elo is a maximum-likelihood fit
(Bradley and Terry's model, Luce's for three players) with random play as zero; ± is half of a 95 %
interval over units: an opening with both colours, a deal in all its seat orders. What is missing
has not been played yet.
"""


def main() -> None:
    """Play, then write what is known."""
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    if game not in PLAYERS:
        sys.exit(f"make ladder game={'|'.join(PLAYERS)} [minutes=55]")
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 55.0
    if not 0 <= minutes <= MOST_MINUTES:
        sys.exit(f"a piece of the ladder takes {MOST_MINUTES:g} minutes at most")
    page = [f"# The ladder of {game}\n", WORDS.format(game=game)]
    tables = {}
    for players in PLAYERS[game]:
        ladder = Ladder(game, players, RUNS / game)
        table = ladder.play(minutes / len(PLAYERS[game]), lambda line: print(line, flush=True))
        page += [f"## {players} players\n", format_table(table)]
        tables[str(players)] = to_json(table)
        print(format_table(table))
    PAGES.mkdir(parents=True, exist_ok=True)
    (PAGES / f"{game}.md").write_text("\n".join(page))
    (PAGES / f"{game}.json").write_text(json.dumps(tables, indent=1) + "\n")


if __name__ == "__main__":
    main()
