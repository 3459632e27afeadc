"""A damaged record: the place and the clause are named, and nothing before it is lost."""

import json
from itertools import cycle, islice

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import erawan
from erawan.core import record_parser
from erawan.core.record import Line, Ply, Record, format_record
from erawan.core.record_parser import parse_record, parse_records
from tests.core.random_games import KING, SIAM
from tests.stopwatch import SOON, timing

START = SIAM.start()
HEAD = format_record(Record(START)).removesuffix("*\n")
KING_START = KING.start(players=2, seed=1)


def damage(text: str) -> erawan.BadRecord:
    with pytest.raises(erawan.BadRecord) as caught:
        list(parse_records(text))
    return caught.value


def read(text: str) -> tuple[list[Record], erawan.BadRecord | None]:
    several: list[Record] = []
    try:
        several.extend(parse_records(text))
    except erawan.BadRecord as error:
        return several, error
    return several, None


def plies(*codes: str) -> tuple[Ply, ...]:
    return tuple(map(Ply, codes))


@pytest.mark.parametrize(
    ("moves", "line", "ply", "clause", "message"),
    [
        ("@b1n\n@d5s\n@c3n *", 9, 3, "S3.1", "@c3n: c3 is not an outside cell"),
        ("@b1n @c1n *", 7, 2, "S3.2", "@c1n: the cross on c1"),
        ("@b1n b9 *", 7, 2, "", "a move looks like"),
        ("@b1n @d5s", 7, 3, "", "the record ends without a result"),
        ("@b1n {never closed *", 7, 2, "", "a comment is not closed"),
        ("@b1n } *", 7, 2, "", "'}' has no place among the moves"),
        ("@b1n ) *", 7, 2, "", "this closes no variation"),
        ("@b1n () *", 7, 1, "", "a variation has at least one move"),
        ("( @b1n ) *", 7, 1, "", "a variation stands after the move"),
        ("@b1n (@a1n *", 7, 2, "", "a variation is still open"),
        ("@b1n 3", 7, 2, "", "'3' is no result of a game for 2"),
        ("@b1n 2+1", 7, 2, "", "'2+1' is no result of a game for 2"),
        ('@b1n\n\n[Game "siam"]', 9, 2, "", "a tag stands among the moves"),
    ],
)
def test_damage_among_the_moves_names_line_ply_and_clause(
    moves: str, line: int, ply: int, clause: str, message: str
) -> None:
    head = HEAD.replace('[Result "*"]\n', '[Note ""]\n')
    error = damage(head + moves)
    assert (error.line, error.ply, error.clause) == (line, ply, clause)
    assert message in str(error)
    assert str(error).startswith(f"line {line}, ply {ply}: ")


def test_all_before_the_damage_is_kept() -> None:
    error = damage(HEAD + "{hello} @b1n {one} (@a1n {two}) @d5s (@e5s (@e5n) b9")
    assert error.kept == Record(
        START,
        Line(
            (
                Ply("@b1n", ("one",), (Line((Ply("@a1n", ("two",)),)),)),
                Ply("@d5s", (), (Line((Ply("@e5s", (), (Line(plies("@e5n")),)),)),)),
            ),
            ("hello",),
        ),
    )


def test_damage_in_a_variation_counts_plies_along_that_variation() -> None:
    error = damage(HEAD + "@b1n @d5s (@e5s @e1n @c3n) *")
    assert error.ply == 4
    assert error.clause == "S3.1"


ROUND = ("b1e", "b5w", "b1n", "b5s")


def long_game(plies: int) -> list[str]:
    """A game in which two animals turn and turn."""
    return ["@b1n", "@b5s", *islice(cycle(ROUND), plies - 2)]


@pytest.mark.parametrize("repetition", [None, 999_999_999])
def test_a_game_may_have_5000_plies_and_what_goes_beyond_is_left_out(
    repetition: int | None,
) -> None:
    head = format_record(Record(SIAM.start(repetition=repetition))).removesuffix("*\n")
    codes = long_game(5000)
    assert parse_record(head + " ".join(codes) + " *").codes() == tuple(codes)
    error = damage(head + "\n".join([*codes, "b1e", "b5w", "*"]))
    assert (error.line, error.ply, error.clause) == (5007, 5001, "")
    assert str(error) == "line 5007, ply 5001: a game of more than 5000 plies is not read on"
    assert error.kept
    assert error.kept.codes() == tuple(codes)


def test_the_limit_holds_in_variations_too() -> None:
    codes = long_game(5000)
    error = damage(HEAD + " ".join([*codes, "(b5e b1w)"]) + " *")
    assert error.ply == 5001
    assert error.kept
    assert error.kept.line.plies[-1].variations == (Line(plies("b5e")),)


def test_the_moves_of_variations_are_limited_in_number_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_parser, "MOST_MOVES", 300)
    moves = "@b1n" + " (@a1n)" * 298 + " @b5s"
    assert parse_record(HEAD + moves + " *").codes() == ("@b1n", "@b5s")
    error = damage(HEAD + moves + "\n(@d5s) *")
    assert (error.line, error.ply) == (8, 2)
    assert "a record of more than 300 moves, its variations counted, is not read on" in str(error)
    assert error.kept
    assert error.kept.codes() == ("@b1n", "@b5s")


def test_games_before_a_damaged_one_are_read() -> None:
    sound = Record(START, Line(plies("@b1n")))
    reader = parse_records(format_record(sound) + "\n" + HEAD + "@b1n @b1n @b1n nonsense *")
    assert next(reader) == sound
    with pytest.raises(erawan.BadRecord) as caught:
        next(reader)
    assert caught.value.line == 8 + 7
    assert caught.value.kept == Record(START, Line(plies("@b1n", "@b1n", "@b1n")))


def tagged(start: object, **tags: str) -> str:
    text = start if isinstance(start, str) else json.dumps(start)
    pairs = {**tags, "Start": text}
    escaped = {name: v.replace("\\", "\\\\").replace('"', '\\"') for name, v in pairs.items()}
    return "".join(f'[{name} "{value}"]\n' for name, value in escaped.items()) + "\n*\n"


GOOD = START.to_json()


@pytest.mark.parametrize(
    ("text", "line", "clause", "message"),
    [
        (tagged(GOOD, Rules="2"), 1, "", "revision '2' of the rules, we know 1"),
        (tagged(GOOD, Seat1="a", Game="chess"), 2, "", "Game says 'chess', the start is of siam"),
        (tagged(GOOD, Players="3"), 1, "", "Players says '3', not 2"),
        ('[Game "siam"]\n*', 2, "", "Start is missing"),
        (tagged("{"), 1, "", "not the JSON of a position"),
        (tagged("[]"), 1, "", "not the JSON of a position"),
        (tagged({"game": "chess"}), 1, "", "not the JSON of a position"),
        (tagged({"game": []}), 1, "", "not the JSON of a position"),
        (tagged("[" * 100_000), 1, "", "not the JSON of a position"),
        (tagged("1" * 10_000), 1, "", "not the JSON of a position"),
        (tagged({**GOOD, "text": "5/5/5/5/5 E 0 --"}), 1, "S1.1", "Start: text: "),
        (tagged({**KING_START.to_json(), "board": {}}), 1, "", "Start: "),
        (tagged(GOOD, A="1") + "[A", 5, "", "a tag is written"),
        (tagged(GOOD).replace("[Start", '[A "1"]\n[A "2"]\n[Start'), 2, "", "'A' stands twice"),
        (HEAD + "1", 7, "", "Result says '*', the moves end with '1'"),
    ],
)
def test_damage_in_the_tags_names_the_line(text: str, line: int, clause: str, message: str) -> None:
    error = damage(text)
    assert message in str(error)
    assert error.line == line
    assert error.clause == clause


def test_a_finished_game_has_the_result_of_the_rules() -> None:
    over = SIAM.position_from_text("5/5/2oo1/5/5 R 9 -- #E")
    text = format_record(Record(over, result="1"))
    assert parse_record(text).result == "1"
    error = damage(text.replace("\n1\n", "\n2\n").replace('[Result "1"]', '[Result "2"]'))
    assert "the result is 1, not '2' (S7.G)" in str(error)
    assert error.clause == "S7.G"
    unfinished = text.replace("\n1\n", "\n*\n").replace('[Result "1"]', '[Result "*"]')
    assert damage(unfinished).clause == "S7.G"


@pytest.mark.parametrize("number", [0, 2])
def test_one_record_is_read_only_from_a_text_with_one(number: int) -> None:
    text = format_record(Record(START)) * number
    with pytest.raises(
        erawan.BadRecord, match=f"one record is expected, here are {number}"
    ) as caught:
        parse_record(text)
    assert caught.value.kept == (Record(START) if number else None)


WORDS = ["@b1n", "@d5s", "(", ")", "{", "}", "*", "1", "\\", '"', "[", "]", "[A", "[Result", "\n"]
SOUP = st.lists(st.sampled_from(WORDS) | st.text(max_size=3), max_size=30).map(" ".join)


@settings(max_examples=300, deadline=None)
@given(SOUP | st.binary(max_size=60).map(lambda data: data.decode("latin-1")), st.booleans())
@example("[" * 2000, False)
@example("(" * 2000, True)
@example("@b1n" + " (@a1n" * 2000, True)
@example("@b1n " * 2000, True)
def test_nothing_but_a_bad_record_is_raised(soup: str, with_head: bool) -> None:
    text = HEAD + soup if with_head else soup
    several, error = read(text)
    assert [parse_record(format_record(record)) for record in several] == several
    if error is not None:
        assert 1 <= error.line <= text.count("\n") + 1
        assert len(str(error)) < 300
        assert str(error).isprintable()


@pytest.mark.parametrize(
    "text",
    [
        '[A "' + "x" * 1_000_000,
        f'[A "{"x" * 1_000_000}"]',
        HEAD + "{" + "\\" * 1_000_000,
        HEAD + "x" * 1_000_000,
        HEAD + "1+" * 300_000 + "1",
        HEAD + "{}" * 300_000,
        HEAD.replace('[Result "*"]', f'[Result "{"x" * 1_000_000}"]') + "*",
        "\n" * 1_000_000,
    ],
    ids=range(8),
)
def test_a_million_characters_are_answered_soon(text: str) -> None:
    with timing() as watch, watch.span():
        _, error = read(text)
    assert len(str(error)) < 300
    assert watch.slowest < 5
    assert watch.idlest < SOON
