"""`erawan replay` shows a record's games, as far as they can be read."""

import json
from itertools import cycle, islice
from pathlib import Path

import pytest

from erawan.core.generator import SplitMix64
from erawan.core.record import Line, Ply, Record, format_record, format_result
from tests.cli.running import erawan
from tests.core.random_games import KING, SIAM, random_line

WON = SIAM.position_from_text("5/1o3/1N3/2oo1/5 E 8 --")
GAME = Record(WON, Line((Ply("b3b4n"), Ply("@e5w"), Ply("b4b5n"))), "1", (("Seat1", "Anna"),))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.txt"


def test_every_move_and_the_end_are_told_in_words(file: Path) -> None:
    file.write_text(format_record(GAME), "utf-8")
    done = erawan("replay", str(file))
    assert done.returncode == 0
    assert done.stdout == (
        "Game 1: Siam – Anna, Rhinos\n"
        "  1. b3b4n              The elephant on b3 pushes to b4. The rock on b4 is\n"
        "                        pushed to b5.\n"
        "  2. @e5w               A rhino enters on e5, facing west.\n"
        "  3. b4b5n              The elephant on b4 pushes to b5. The rock on b5 falls!\n"
        "The nearest animal that faces the push decides: an elephant. (S7.G)\n"
        "Victory for Anna!\n"
        "\n"
    )


def test_json_has_a_line_per_ply_and_one_at_the_end() -> None:
    start = KING.start(players=3, seed=2)
    codes, positions = random_line(start, 200, SplitMix64(2))
    record = Record(start, Line(tuple(map(Ply, codes))), format_result(positions[-1].outcome))
    done = erawan("replay", "-", "--json", given=format_record(record))
    *plies, end = map(json.loads, done.stdout.splitlines())
    assert [line["ply"] for line in plies] == list(range(len(codes) + 1))
    assert [line["code"] for line in plies] == [None, *codes]
    assert [line["position"] for line in plies] == [each.to_json() for each in positions]
    late = -6
    assert plies[late]["legal"] == [move.code for move in positions[late].legal_moves()]
    assert plies[-1]["legal"] == []
    outcome = positions[-1].outcome
    assert end == {
        "record": 1,
        "outcome": {
            "winners": sorted(outcome.winners),
            "reason": outcome.reason,
            "steps": [
                {"clause": step.clause, "values": dict(step.values), "left": list(step.left)}
                for step in outcome.steps
            ],
        },
        "result": record.result,
    }


def test_several_games_are_numbered() -> None:
    text = format_record(GAME) + "\n" + format_record(Record(SIAM.start()))
    lines = erawan("replay", "-", "--json", given=text).stdout.splitlines()
    assert [json.loads(line)["record"] for line in lines] == [1, 1, 1, 1, 1, 2, 2]
    words = erawan("replay", "-", given=text).stdout
    assert words.endswith(
        "Game 2: Siam – Elephants, Rhinos\nThe record ends here with the result *.\n\n"
    )


def test_a_game_too_long_to_be_read_is_told_as_far_as_the_limit() -> None:
    codes = ["@b1n", "@b5s", *islice(cycle(("b1e", "b5w", "b1n", "b5s")), 5_000)]
    record = Record(SIAM.start(), Line(tuple(map(Ply, codes))))
    done = erawan("replay", "-", "--json", given=format_record(record))
    assert done.returncode == 2
    assert done.stderr == (
        "erawan: line 234, ply 5001: a game of more than 5000 plies is not read on\n"
    )
    assert [json.loads(line)["code"] for line in done.stdout.splitlines()[1:]] == codes[:5_000]


def test_the_legal_codes_of_a_game_with_repetitions_are_those_of_its_positions() -> None:
    start = SIAM.start(repetition=3)
    codes = ["@b1n", "@b5s", *islice(cycle(("b1e", "b5w", "b1n", "b5s")), 8)]
    record = Record(start, Line(tuple(map(Ply, codes))), "draw")
    *plies, _ = map(
        json.loads, erawan("replay", "-", "--json", given=format_record(record)).stdout.splitlines()
    )
    assert [line["legal"] for line in plies] == [
        [move.code for move in position.legal_moves()] for position in record.positions()
    ]
    assert plies[-1]["legal"] == []


@pytest.mark.parametrize("arguments", [(), ("--json",)])
def test_damage_is_told_after_all_that_came_before(arguments: tuple[str, ...]) -> None:
    text = format_record(GAME) + "\n" + format_record(GAME).replace("b4b5n", "@c3n")
    done = erawan("replay", "-", *arguments, given=text)
    assert done.returncode == 2
    assert done.stderr == ("erawan: line 17, ply 3: @c3n: c3 is not an outside cell (S3.1)\n")
    if arguments:
        assert [json.loads(line).get("ply") for line in done.stdout.splitlines()] == [
            *[0, 1, 2, 3, None],
            *[0, 1, 2],
        ]
    else:
        assert done.stdout.endswith("A rhino enters on e5, facing west.\n")
        assert "Victory" in done.stdout


def test_bytes_that_are_no_text_are_refused() -> None:
    done = erawan("replay", "-", given=b"\xff\xfe\x00")
    assert done.returncode == 2
    assert done.stderr == "erawan: - is no text in UTF-8\n"
