"""The ladder of levels, in small."""

from pathlib import Path

import pytest

from erawan.arena import ladder
from erawan.arena.ladder import Ladder, format_table, rungs, to_json


def test_every_level_has_a_number_of_nodes_and_more_than_the_one_before() -> None:
    for game in ("siam", "king-of-siam"):
        first, *levels, last = rungs(game)
        assert (first, last) == ("random", "greedy")
        assert len(levels) == 10
        nodes = [int(name.partition("=")[2]) for name in levels]
        assert nodes == sorted(set(nodes))


def test_it_plays_writes_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rungs", lambda _: ["random", "level-1,nodes=20", "greedy"])
    monkeypatch.setattr(ladder, "GREEDY_PLAYS", (0, 1))
    monkeypatch.setattr(ladder, "FIRST_UNITS", 1)
    monkeypatch.setattr(ladder, "MOST_UNITS", 1)
    told: list[str] = []
    assert Ladder("siam", 2, tmp_path).play(0, told.append) == []
    table = Ladder("siam", 2, tmp_path).play(5, told.append)
    assert len(told) == 3
    assert [rung.agent for rung in table] == ["random", "level-1,nodes=20", "greedy"]
    assert [rung.games for rung in table] == [4, 4, 4]
    assert table[0].elo == 0
    assert table[2].elo > 0
    text = format_table(table)
    assert text.count("\n") == 5
    assert "| greedy | " in text
    assert to_json(table)[2]["interval"][0] < table[2].elo < to_json(table)[2]["interval"][1]
