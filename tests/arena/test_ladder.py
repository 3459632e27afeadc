"""The ladder of levels, in small."""

from pathlib import Path

import pytest

from erawan.arena import ladder
from erawan.arena.agent_spec import check_agent, parse_agent
from erawan.arena.ladder import Ladder, format_table, rungs, to_json
from erawan.engine.budget import Budget


@pytest.mark.parametrize("game", ["siam", "king-of-siam"])
def test_every_rung_can_play_without_a_clock(game: str) -> None:
    first, *levels, last = rungs(game)
    assert (first, last) == ("random", "greedy")
    assert [name.partition(",")[0] for name in levels] == [f"level-{n}" for n in range(1, 11)]
    for agent in (first, *levels, last):
        check_agent(game, parse_agent(agent, Budget()))


def test_it_plays_writes_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "rungs", lambda _: ["random", "level-1", "greedy"])
    monkeypatch.setattr(ladder, "GREEDY_PLAYS", (0, 1))
    monkeypatch.setattr(ladder, "FIRST_UNITS", 1)
    monkeypatch.setattr(ladder, "MOST_UNITS", 1)
    told: list[str] = []
    assert Ladder("siam", 2, tmp_path).play(0, told.append) == []
    table = Ladder("siam", 2, tmp_path).play(5, told.append)
    assert len(told) == 3
    assert [rung.agent for rung in table] == ["random", "level-1", "greedy"]
    assert [rung.games for rung in table] == [4, 4, 4]
    assert table[0].elo == 0
    assert table[2].elo > 0
    text = format_table(table)
    assert text.count("\n") == 5
    assert "| greedy | " in text
    assert to_json(table)[2]["interval"][0] < table[2].elo < to_json(table)[2]["interval"][1]
