"""Plays all levels of a game against their neighbours and styles against none; writes the tables.

`python tools/ladder.py siam 55` plays for 55 minutes at most and writes docs/ladder/siam.md and
.json; the games are kept in build/ladder, and the next call goes on with them.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from erawan.arena.ladder import Ladder, format_table, to_json
from erawan.arena.styles import LEVEL, format_styles, play_styles, styles_to_json

ROOT = Path(__file__).parents[1]
RUNS = ROOT / "build" / "ladder"
PAGES = ROOT / "docs" / "ladder"
PLAYERS = {"siam": (2,), "king-of-siam": (2, 3, 4)}
MOST_MINUTES = 58.0
STYLES_SHARE = 0.25
"""Of the minutes, so many are for styles where there are any."""

WORDS = """\
Every level against its neighbours and theirs, made by `make ladder game={game}`. Nodes a move are
limited, time is not, so that the table is the same on every machine. Elo is a maximum-likelihood
fit (Bradley and Terry's model, Luce's for three players) with random play as zero; ± is half of a
95 % interval over units: an opening with both colours, a deal in all its seat orders. What is
missing has not been played yet.
"""
STYLE_WORDS = f"""\
Styles at level {LEVEL} against the balanced one at the same level. The score is what a style costs
(50 % is nothing). What it shows is counted a game: what the moves of one of its seats add up to,
beside those of a balanced seat in the same games; ± is of the difference.
"""


def main() -> None:
    """Play, then write what is known."""
    game = sys.argv[1] if len(sys.argv) > 1 else ""
    if game not in PLAYERS:
        sys.exit(f"make ladder game={'|'.join(PLAYERS)} [minutes=55]")
    minutes = float(sys.argv[2]) if len(sys.argv) > 2 else 55.0
    if not 0 <= minutes <= MOST_MINUTES:
        sys.exit(f"a piece of the ladder takes {MOST_MINUTES:g} minutes at most")
    has_styles = game == "king-of-siam"
    each = minutes / len(PLAYERS[game])
    page = [f"# The ladder of {game}\n", WORDS.format(game=game)]
    tables: dict[str, list[dict[str, Any]]] = {}
    for players in PLAYERS[game]:
        ladder = Ladder(game, players, RUNS / game)
        share = each * (1 - STYLES_SHARE) if has_styles else each
        table = ladder.play(share, lambda line: print(line, flush=True))
        page += [f"## {players} players\n", format_table(table)]
        tables[str(players)] = to_json(table)
        print(format_table(table))
        if has_styles:
            rows = play_styles(game, players, RUNS / game / "styles", each - share)
            page += [f"### Styles with {players} players\n", STYLE_WORDS, format_styles(rows)]
            tables[f"{players} styles"] = styles_to_json(rows)
            print(format_styles(rows))
    PAGES.mkdir(parents=True, exist_ok=True)
    (PAGES / f"{game}.md").write_text("\n".join(page))
    (PAGES / f"{game}.json").write_text(json.dumps(tables, indent=1) + "\n")


if __name__ == "__main__":
    main()
