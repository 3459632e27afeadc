"""What the rows of a game must say: what its record says, by the rules."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet

from erawan.core.record import Record
from erawan.core.registry import game
from erawan.envs.rewards import rewards_of
from erawan.envs.variants import variant_of
from tests.some import some


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """All rows of a run."""
    files = sorted(folder.glob("*.parquet"))
    return [row for file in files for row in pyarrow.parquet.read_table(file).to_pylist()]


def check_game(record: Record, rows: list[dict[str, Any]]) -> None:
    """Replay a game and hold every row against it."""
    positions = list(record.positions())
    moves = dict.fromkeys((row["ply"], row["move"]) for row in rows)
    assert [code for _, code in moves] == [ply.code for ply in record.line.plies]
    outcome = positions[-1].outcome
    assert outcome is not None
    sides = game(positions[0].game).sides(positions[0].players)
    result = rewards_of(outcome.winners, sides)
    variant = variant_of(positions[0])
    games = variant.games(1)
    chosen: list[int] = []
    for row in some(rows):
        position = game(positions[0].game).position(json.loads(row["position"]))
        assert position == positions[row["ply"]]
        assert row["seat"] == position.to_move
        assert row["chosen"] == chosen
        variant.load(games, 0, {"position": position.to_json(), "chosen": row["chosen"]})
        assert row["mask"] == games.legal(0)
        assert row["action"] in row["mask"]
        games.act(0, row["action"])
        chosen = list(games.chosen(0))
        assert chosen or games.last_code(0) == row["move"]
        assert row["result"] == result
        assert len(row["values"]) == position.players
