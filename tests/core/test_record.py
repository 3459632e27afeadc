"""Records: what is written can be read, and what is read was really played."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import erawan
from erawan.core.generator import SplitMix64
from erawan.core.record import Line, Ply, Record, format_record
from erawan.core.record_parser import MAX_DEPTH, parse_record, parse_records
from tests.core.random_games import KING, SIAM, random_line, records

START = SIAM.start()


@settings(max_examples=60, deadline=None)
@given(records())
def test_a_record_that_was_written_is_read_as_it_was(record: Record) -> None:
    assert parse_record(format_record(record)) == record


@settings(max_examples=20, deadline=None)
@given(st.lists(records(), max_size=3))
def test_a_file_may_hold_several_games(several: list[Record]) -> None:
    text = "\n".join(map(format_record, several))
    assert list(parse_records(text)) == several


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_a_whole_game_of_king_of_siam_is_kept_to_its_end(players: int, seed: int) -> None:
    start = KING.start(players=players, seed=seed)
    codes, positions = random_line(start, 1000, SplitMix64(seed))
    winners = "+".join(str(seat + 1) for seat in sorted(positions[-1].outcome.winners))
    record = Record(start, Line(tuple(map(Ply, codes))), winners, (("Termination", "normal"),))
    read = parse_record(format_record(record))
    assert read == record
    assert list(read.positions()) == positions


def test_the_text_has_the_shape_of_pgn() -> None:
    record = Record(
        START,
        Line(
            (
                Ply("@b1n", ("brave",), (Line((Ply("@a1n"), Ply("@e5s")), ("or",)),)),
                Ply("@d5s"),
            )
        ),
        "*",
        (("Seat1", 'Anna "the wall"'), ("Date", "2026-11-15")),
    )
    start = json.dumps(START.to_json()).replace('"', '\\"')
    assert format_record(record) == (
        '[Game "siam"]\n'
        '[Rules "1"]\n'
        '[Players "2"]\n'
        '[Seat1 "Anna \\"the wall\\""]\n'
        '[Date "2026-11-15"]\n'
        f'[Start "{start}"]\n'
        '[Result "*"]\n'
        "\n"
        "@b1n {brave} ({or} @a1n @e5s) @d5s *\n"
    )


def test_the_tags_that_repeat_the_start_may_be_missing() -> None:
    start = json.dumps(START.to_json()).replace('"', '\\"')
    assert parse_record(f'[Start "{start}"]\n@b1n *') == Record(START, Line((Ply("@b1n"),)))


def test_a_comment_after_a_variation_is_the_moves_comment() -> None:
    text = format_record(Record(START)).replace("\n*", "\n@b1n {one} (@a1n) {two} *")
    (ply,) = parse_record(text).line.plies
    assert ply == Ply("@b1n", ("one", "two"), (Line((Ply("@a1n"),)),))


def test_long_games_are_wrapped() -> None:
    codes, _ = random_line(START, 60, SplitMix64(1))
    text = format_record(Record(START, Line(tuple(map(Ply, codes)))))
    moves = text.partition("\n\n")[2]
    assert moves.count("\n") > 1
    assert max(map(len, moves.splitlines())) <= 88


@pytest.mark.parametrize("name", ["Línea\nnueva", "half \ud800 pair", "ayutthaya อยุธยา"])
def test_a_board_of_any_name_is_written_on_one_line_and_encodes(name: str) -> None:
    board = {**_siam_board(), "name": name}
    record = Record(KING.start(seed=1, board=board))
    text = format_record(record)
    assert parse_record(text.encode().decode()) == record
    assert len(text.splitlines()) == 7
    assert ("อยุธยา" in text) == ("อยุธยา" in name)


def _siam_board() -> dict[str, object]:
    board = KING.board("siam")
    return {
        "name": board.name,
        "revision": 1,
        "verified": False,
        "note": "",
        "provinces": [
            {"code": place.code, "name": place.name, "x": place.x, "y": place.y}
            for place in board.provinces
        ],
        "borders": [list(pair) for pair in board.borders],
        "homes": dict(zip("RLM", board.homes, strict=True)),
        "aids": dict(zip("123", board.aids, strict=True)),
    }


def test_variations_nest_as_deep_as_the_reader_allows() -> None:
    line = Line((Ply("@a1n"),))
    for _ in range(MAX_DEPTH):
        line = Line((Ply("@a1n", (), (line,)),))
    record = Record(START, line)
    assert parse_record(format_record(record)) == record
    with pytest.raises(erawan.BadRecord, match=f"deeper than {MAX_DEPTH}"):
        parse_record(format_record(Record(START, Line((Ply("@a1n", (), (line,)),)))))


def test_a_record_knows_its_game_its_tags_and_its_positions() -> None:
    record = Record(START, Line((Ply("@b1n"), Ply("@d5s"))), tags=(("Seat1", "Anna"),))
    assert record.game == "siam"
    assert record.tag("Seat1") == "Anna"
    assert record.tag("Seat2") is None
    assert record.codes() == ("@b1n", "@d5s")
    assert [position.to_json()["text"] for position in record.positions()] == [
        "5/5/1ooo1/5/5 E 0 --",
        "5/5/1ooo1/5/1N3 R 1 --",
        "3s1/5/1ooo1/5/1N3 E 2 --",
    ]
