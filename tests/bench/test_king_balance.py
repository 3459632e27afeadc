"""The page of King of Siam by numbers says at its head how the games were played."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from erawan.engine.king.search.solver import Solver
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME
from tests.bench.tool import load_tool

PAGE = Path(__file__).parents[2] / "docs" / "king-balance.md"
king_balance = load_tool("king_balance")


def test_the_page_begins_as_the_tool_writes_it() -> None:
    text = PAGE.read_text()
    nodes = re.search(r"with (\d+) nodes a move for every", text)
    signature = re.search(r"is ([0-9a-f]{16})\.$", text, re.MULTILINE)
    assert nodes
    assert signature
    assert text.startswith(king_balance.head(int(nodes[1]), signature[1]) + "\n## Seats\n")


def test_games_with_fewer_nodes_than_level_10_has_are_not_passed_off_for_its_play() -> None:
    few, enough = king_balance.head(30, "0" * 16), king_balance.head(600, "0" * 16)
    assert few.partition("\n\n")[2].startswith("**Not to be relied on: ")
    assert "with 30 nodes a move.**" in few
    assert "8 % of the" in few
    assert "39 % in the last" in few
    assert "relied on" not in enough
    assert "with 600 nodes a move" in enough


def test_the_page_names_the_nodes_that_its_games_were_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(king_balance, "GAMES", tmp_path)
    monkeypatch.setattr(king_balance, "ROOT", tmp_path)
    monkeypatch.setattr(king_balance, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(king_balance, "LOT_GAMES", 2)
    king_balance.play(2, 0.01, 2)
    with pytest.raises(SystemExit, match="no games with 3 nodes"):
        king_balance.report(3)
    king_balance.report(2)
    assert "these games were played with 2 nodes a move" in (tmp_path / "page.md").read_text()
    game = json.loads((tmp_path / "2" / "2.jsonl").read_text().splitlines()[0])
    again = king_balance.play_game(
        Kernel(GAME.start(2, 0, "siam")).deal(0), "siam", Solver(8), nodes=2
    )
    assert json.loads(json.dumps(again)) == game
