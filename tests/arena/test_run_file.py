"""Runs on disk: whatever a sudden end leaves, nothing counts twice and nothing is misread."""

from pathlib import Path

import pytest

from erawan.arena.ending import Effort, Failure
from erawan.arena.run_file import RECORDS, RUN, Result, RunFile
from erawan.arena.settings import Settings
from erawan.arena.sprt import Bounds
from erawan.core.errors import ErawanError
from erawan.engine.budget import Budget

SETTINGS = Settings("siam", ("greedy", "random"), Budget(nodes=5), sprt=Bounds(0, 10))


def result(unit: int, game: int) -> Result:
    failure = Failure(1, "crash", "«broken»\n") if game else None
    return Result(unit, game, (game, 1 - game), (0,), "rock", failure, 9, (Effort(), Effort()))


def write(folder: Path, games: list[tuple[int, int]]) -> None:
    with RunFile(folder, SETTINGS) as file:
        for unit, game in games:
            file.append(result(unit, game), f"record {unit}.{game}\n")


def test_what_was_appended_is_there_again(tmp_path: Path) -> None:
    write(tmp_path, [(0, 0)])
    write(tmp_path, [(0, 1), (1, 1)])
    with RunFile(tmp_path, SETTINGS) as file:
        assert list(file.results) == [(0, 0), (0, 1), (1, 1)]
        assert file.results[1, 1].failure == Failure(1, "crash", "«broken»\n")
    assert (tmp_path / RECORDS).read_text() == "record 0.0\n\nrecord 0.1\n\nrecord 1.1\n\n"


def test_a_torn_run_file_keeps_all_whole_lines(tmp_path: Path) -> None:
    write(tmp_path, [(0, 0), (0, 1)])
    whole, records = (tmp_path / RUN).read_bytes(), (tmp_path / RECORDS).read_bytes()
    ends = [place for place, byte in enumerate(whole) if byte == ord("\n")]
    for size in [0, 1, *(end + more for end in ends for more in (-1, 0, 1)), len(whole) // 2]:
        (tmp_path / RUN).write_bytes(whole[:size])
        (tmp_path / RECORDS).write_bytes(records)
        kept = max(0, whole[:size].count(b"\n") - 1)
        with RunFile(tmp_path, SETTINGS) as file:
            assert len(file.results) == kept, size
        assert (tmp_path / RECORDS).read_bytes() == records[: kept * len(records) // 2]
        write(tmp_path, [(0, 0), (0, 1)][kept:])
        assert (tmp_path / RUN).read_bytes() == whole
        assert (tmp_path / RECORDS).read_bytes() == records


def test_a_game_whose_record_is_lost_is_lost(tmp_path: Path) -> None:
    write(tmp_path, [(0, 0), (0, 1)])
    records = (tmp_path / RECORDS).read_bytes()
    (tmp_path / RECORDS).write_bytes(records[:-1])
    with RunFile(tmp_path, SETTINGS) as file:
        assert list(file.results) == [(0, 0)]


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (Settings("siam", ("greedy", "random"), Budget(nodes=6), sprt=Bounds(0, 10)), "limits: "),
        (Settings("siam", ("greedy", "greedy"), Budget(nodes=5), sprt=Bounds(0, 10)), "agents: "),
        (Settings("siam", ("greedy", "random"), Budget(nodes=5)), "sprt: "),
    ],
)
def test_other_settings_are_refused(tmp_path: Path, other: Settings, message: str) -> None:
    write(tmp_path, [(0, 0)])
    before = (tmp_path / RUN).read_bytes()
    with (
        pytest.raises(ErawanError, match=f"holds a run with other settings .{message}"),
        RunFile(tmp_path, other),
    ):
        pass
    assert (tmp_path / RUN).read_bytes() == before


@pytest.mark.parametrize("text", ["nonsense\n", "[]\n", "{}\n"])
def test_another_file_is_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / RUN).write_text(text)
    with pytest.raises(ErawanError, match="is no run of the arena"), RunFile(tmp_path, SETTINGS):
        pass
    assert (tmp_path / RUN).read_text() == text


def test_a_run_is_held_by_one_process_at_a_time(tmp_path: Path) -> None:
    with (
        RunFile(tmp_path, SETTINGS),
        pytest.raises(ErawanError, match="another arena is at the run"),
        RunFile(tmp_path, SETTINGS),
    ):
        pass
