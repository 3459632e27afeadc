"""The reference numbers of tests/data, reckoned anew."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import erawan
from observed.notebook import Notebook
from observed.programs import DATA, Engine

DEEPEST = 4
FIRST_DEEPEST = 5
"""The first position is counted one ply deeper."""


def observe(notebook: Notebook) -> None:
    """Deals, positions and counts; what the engine says of endings."""
    king = erawan.game("king-of-siam")
    deals = [
        king.start(players=deal["players"], seed=deal["seed"], board=deal["board"])
        for deal in _lines("king_deals.jsonl")
    ]
    notebook.note("reference/king_deals", deals)
    positions = [king.position(each["position"]) for each in _lines("king_positions.jsonl")]
    notebook.note("reference/king_positions", [_counted(position) for position in positions])
    with Engine() as engine:
        notebook.note("reference/siam_perft", _counts(engine))
        for number, case in enumerate(_lines("king_three_forced.jsonl")):
            engine.set_up(king.position(case["position"]), {"MultiPV": 256})
            notebook.note(f"reference/king_three_forced/{number}", engine.go("nodes 300"))


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DATA / "data" / name).read_text().splitlines()]


def _counted(position: Any) -> list[Any]:
    codes = [move.code for move in position.legal_moves()]
    digest = hashlib.sha256("\n".join(codes).encode()).hexdigest()
    return [len(codes), digest, codes[:3], f"{position.key:016x}", position.outcome]


def _counts(engine: Engine) -> list[list[str]]:
    rows = [row.split("\t") for row in (DATA / "data/siam_perft.tsv").read_text().splitlines()[1:]]
    counts: list[list[str]] = []
    for text, crosses, force in dict.fromkeys((row[0], row[1], row[2]) for row in rows):
        options = json.dumps({"crosses": crosses, "force": force})
        said = engine.ask(f"position siam text {text} options {options}")
        depth = DEEPEST if counts else FIRST_DEEPEST
        counts.append([text, *said, *engine.perft(depth)])
    return counts
