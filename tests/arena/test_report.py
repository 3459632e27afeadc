"""Tables and the HTML page of a match."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from erawan.arena.ending import Effort, Failure
from erawan.arena.plot import Curve, histogram, plot_bars, plot_curve, ticks
from erawan.arena.report import make_report
from erawan.arena.run_file import Result
from erawan.arena.settings import Settings
from erawan.arena.sprt import Bounds
from erawan.arena.standing import Standing
from erawan.arena.table import rows, to_json

EFFORTS = (Effort(2, 20, 0.1, 0.06), Effort(2, 40, 0.1, 0.06))
AGENTS = ("greedy", "cmd:<b>&amp;")


def standing(units: int = 3) -> Standing:
    """A wins its first game of every unit; in the second B crashes, wins or draws, in turn."""
    results = {}
    end = 0
    for unit in range(units):
        for game in range(2):
            seats = (0, 1) if game == 0 else (1, 0)
            failure = Failure(0, "crash", "<i>") if game and unit == 0 else None
            winners = (0,) if game == 0 else ((1,), (0,), ())[unit % 3]
            reason = "crash" if failure else "rock"
            end += 10
            results[unit, game] = Result(
                unit, game, seats, winners, reason, failure, 10 + unit, EFFORTS, end
            )
    return Standing(Settings("siam", AGENTS, sprt=Bounds(0, 20)), results, 10)


def records(units: int = 3) -> bytes:
    return b"".join(f"<{unit}.{game}>.....".encode() for unit in range(units) for game in range(2))


def test_the_table_counts_what_was_played() -> None:
    table = dict(rows(standing()))
    assert table["Games"] == "6, in units of 2: +4 =1 -1"
    assert table["Score"].startswith("75.0 % [")
    assert table["As seat 1"].startswith("100.0 % [")
    assert table["As seat 2"].startswith("50.0 % [")
    assert table["SPRT"].startswith("undecided: LLR 0.")
    assert table["Ended by"] == "rock 5"
    assert table["Failures of A"] == "none (greedy)"
    assert table["Failures of B"] == "crash 1 (cmd:<b>&amp;)"
    assert table["Plies"] == "11.0 a game, from 10 to 12"
    assert table["Nodes a move"] == "15 v 15"


def test_programs_read_the_same() -> None:
    answer = to_json(standing())
    assert (answer["won"], answer["drawn_or_shared"], answer["lost"]) == (4, 1, 1)
    assert answer["score"] == 0.75
    more = to_json(standing(5))
    assert (more["won"], more["drawn_or_shared"], more["lost"]) == (7, 1, 2)
    assert dict(rows(standing(5)))["Games"].endswith("+7 =1 -2")
    assert answer["elo"] == pytest.approx(190.8, abs=0.1)
    assert answer["failures"][1]["crash"] == 1
    assert answer["sprt"]["verdict"] == "undecided"
    assert not answer["over"]


def test_nothing_played_is_said_so() -> None:
    empty = Standing(Settings("siam", AGENTS), {}, 5)
    assert rows(empty) == [("Games", "none counts yet")]
    answer = json.loads(json.dumps(to_json(empty)), parse_constant=pytest.fail)
    assert (answer["score"], answer["elo"]) == (None, None)
    assert "none counts yet" in make_report(empty, b"")


class Links(HTMLParser):
    """Collects what a page would load or lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found += [str(value) for name, value in attrs if name in {"href", "src"}]


def test_the_page_needs_nothing_else() -> None:
    page = make_report(standing(), records())
    links = Links()
    links.feed(page)
    assert links.found == ["records.txt", "run.jsonl"]
    assert not {"script", "link", "img", "iframe"} & set(links.tags)
    assert "url(" not in page
    assert links.tags.count("svg") == 4


def test_the_page_lists_games_with_their_records_failures_first() -> None:
    page = make_report(standing(), records())
    assert re.findall(r'id="game-(\d-\d)"', page) == ["1-2", "1-1", "2-1", "2-2", "3-1", "3-2"]
    assert re.findall(r"<pre>&lt;(\d\.\d)&gt;", page) == ["0.1", "0.0", "1.0", "1.1", "2.0", "2.1"]
    assert "cmd:&lt;b&gt;&amp;amp;" in page
    assert "<b>" not in page


@pytest.mark.parametrize("count", [1, 2, 3, 5000])
def test_curves_stay_on_the_paper_and_fine_enough(count: int) -> None:
    curve = Curve([number % 7 for number in range(count)], [(-1.0, 8.0)] * count)
    drawn = plot_curve("title", "units", curve, [3.0])
    root = ET.fromstring(drawn)
    line = next(path for path in root.iter("path") if path.get("class") == "line")
    points = re.findall(r"([\d.]+) ([\d.]+)", str(line.get("d")))
    assert 1 <= len(points) <= 402
    assert all(0 <= float(x) <= 720 and 0 <= float(y) <= 260 for x, y in points)


def test_bars_are_as_high_as_their_counts() -> None:
    root = ET.fromstring(plot_bars("title", "", [("rock", 10), ("crash & co", 5)]))
    high, low = (float(str(bar.get("height"))) for bar in root.iter("rect"))
    assert high == pytest.approx(2 * low, rel=0.01)


def test_a_histogram_counts_every_number_once() -> None:
    bars = histogram([9, 300, 12, 12, 150])
    assert sum(count for _, count in bars) == 5
    assert bars[0][0].startswith("9-")
    assert len(bars) <= 14


@pytest.mark.parametrize(("low", "high"), [(0.0, 1.0), (-2.94, 2.94), (1, 2), (3, 12_345)])
def test_ticks_are_few_and_between(low: float, high: float) -> None:
    marks = ticks(low, high)
    assert 2 <= len(marks) <= 6
    assert all(low <= mark <= high for mark in marks)


def test_a_page_is_written_beside_the_run(tmp_path: Path) -> None:
    from erawan.arena.report import write_report

    (tmp_path / "records.txt").write_bytes(records())
    assert write_report(standing(), tmp_path).read_text().startswith("<!doctype html>")
