"""What styles cost and show, in small."""

from itertools import pairwise
from pathlib import Path

import pytest

from erawan.arena import styles
from erawan.arena.run_file import RECORDS
from erawan.arena.styles import format_styles, gains, play_styles, styles_to_json
from erawan.core.record_parser import parse_records
from erawan.engine.king.styles import LIKINGS
from erawan.kernels.king.kernel import Kernel
from tests.some import some

GAME = "king-of-siam"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(styles, "LEVEL", 2)
    monkeypatch.setattr(styles, "UNITS", {2: 3, 3: 2})


@pytest.mark.usefixtures("small")
def test_every_style_has_a_row(tmp_path: Path) -> None:
    rows = play_styles(GAME, 3, tmp_path, 5)
    assert [row.style for row in rows] == list(LIKINGS)
    assert all(row.games == 12 and row.reach > 0 for row in rows)
    text = format_styles(rows)
    assert text.count("\n") == 5
    assert "| loyalist | " in text
    first = styles_to_json(rows)[0]
    assert first["score_interval"][0] < rows[0].score.mean < first["score_interval"][1]
    assert play_styles(GAME, 3, tmp_path, 0) == rows


@pytest.mark.usefixtures("small")
def test_without_time_nothing_is_known(tmp_path: Path) -> None:
    assert play_styles(GAME, 2, tmp_path, 0) == []


@pytest.mark.usefixtures("small")
def test_what_a_court_gains_is_what_it_has_more_of_at_the_end(tmp_path: Path) -> None:
    play_styles(GAME, 2, tmp_path, 5)
    agent = "level-2/loyalist"
    for record in some(parse_records((tmp_path / "2-loyalist" / RECORDS).read_text())):
        first, *_, last = (Kernel(position).store().courts for position in record.positions())
        seat = 0 if record.tag("Seat1") == agent else 1
        more = [max(last[s]) - max(first[s]) for s in (seat, 1 - seat)]
        assert gains(record, agent, LIKINGS["loyalist"]) == tuple(more)
        assert sum(more) > 0


@pytest.mark.usefixtures("small")
def test_provinces_turned_to_the_british_are_the_movers(tmp_path: Path) -> None:
    play_styles(GAME, 2, tmp_path, 5)
    like = LIKINGS["spoiler"]
    for record in some(parse_records((tmp_path / "2-spoiler" / RECORDS).read_text())):
        positions = [Kernel(position) for position in record.positions()]
        total = sum(like(after, 0) - like(before, 0) for before, after in pairwise(positions))
        assert sum(gains(record, "level-2/spoiler", like)) == total
