"""The engine protocol as an engine answers it."""

import json
from typing import Any

import pytest

import erawan
from erawan.core.game import Position
from erawan.engine.agent import Agent
from erawan.engine.king.samples import RING_BOARD
from erawan.engine.players import PLAYERS, Settings
from tests.engine_protocol.talking import answers, refusal

KING, SIAM = erawan.game("king-of-siam"), erawan.game("siam")
OVER = "position siam text 5/5/2oo1/5/5 R 9 -- #E"


def position_after(*lines: str) -> Any:
    """The JSON that `d` shows."""
    return json.loads(answers(*lines, "d")[-1])


def test_egi_tells_name_and_options() -> None:
    assert answers("egi") == [
        "id name Test 1",
        "option name Level type spin default 10 min 1 max 10",
        "option name Threads type spin default 1 min 1 max 64",
        "option name Hash type spin default 16 min 1 max 65536",
        "option name MultiPV type spin default 1 min 1 max 500",
        "option name Seed type spin default 0 min 0 max 18446744073709551615",
        "option name Style type combo default balanced var balanced var wild",
        "egiok",
    ]


def test_blank_lines_are_no_lines() -> None:
    assert answers("", "  \t", "isready\r", "") == ["readyok"]


def test_options_reach_the_agent() -> None:
    asked: list[tuple[str, Settings]] = []

    def make_agent(game: str, settings: Settings) -> Agent:
        asked.append((game, settings))
        return PLAYERS["greedy"]

    answers(
        "setoption name Level value 5",
        "setoption name threads value 2",
        "setoption name HASH value 64",
        "setoption name Style value wild",
        "go nodes 1",
        "setoption name Seed value 3",
        "setoption name MultiPV value 2",
        "go nodes 1",
        "position king-of-siam start players 2 seed 1",
        "go nodes 1",
        "newgame",
        "go nodes 1",
        make_agent=make_agent,
    )
    settings = Settings(5, "wild", 2, 64)
    assert asked == [("siam", settings), ("king-of-siam", settings), ("king-of-siam", settings)]


def test_chance_comes_from_the_seed_option() -> None:
    def moves(seed: int) -> list[str]:
        return answers(
            f"setoption name Seed value {seed}",
            "go nodes 1",
            "stop",
            "go nodes 1",
            make_agent=lambda _game, _settings: PLAYERS["random"],
        )[1::2]

    first, again = moves(1)
    assert first == again
    assert len({moves(seed)[0] for seed in range(8)}) > 1


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("siam start", SIAM.start()),
        ("siam start moves @b1n", SIAM.start().play(SIAM.start().parse("@b1n"))),
        (
            'siam start options {"animals": 4, "crosses": "off", "unknown": 1}',
            SIAM.start(animals=4, crosses="off"),
        ),
        ('siam start options {"board": "temple"} moves', SIAM.start(board="temple")),
        ("siam text 5/5/1ooo1/5/5 R 7 x-", SIAM.position_from_text("5/5/1ooo1/5/5 R 7 x-")),
        (
            'siam  text 5/5/1ooo1/5/1N3 R 7 -- options { "force":\t"total" } moves @b5s',
            SIAM.position_from_text("1s3/5/1ooo1/5/1N3 E 8 --", {"force": "total"}),
        ),
        ("king-of-siam start players 3 seed 7", KING.start(players=3, seed=7)),
        ("king-of-siam start seed 7 players 3", KING.start(players=3, seed=7)),
        ("king-of-siam start seed 7", KING.start(players=2, seed=7)),
        (
            "king-of-siam start players 4 seed 1 board britain",
            KING.start(players=4, seed=1, board="britain"),
        ),
        (
            f"king-of-siam start players 3 seed 1 board {json.dumps(RING_BOARD)} moves pass",
            (start := KING.start(players=3, seed=1, board=RING_BOARD)).play(start.parse("pass")),
        ),
        (
            f"json {json.dumps(SIAM.start(repetition=3).to_json(), indent=None)} moves @b1n",
            (first := SIAM.start(repetition=3)).play(first.parse("@b1n")),
        ),
        (
            f"json {json.dumps(KING.start(players=2, seed=3).to_json())}",
            KING.start(players=2, seed=3),
        ),
    ],
)
def test_every_form_of_position_is_understood(line: str, expected: Position[Any]) -> None:
    assert answers(f"position {line}") == []
    assert position_after(f"position {line}") == expected.to_json()


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("position", "position begins with siam, king-of-siam or json, not ''"),
        ("position chess", "not 'chess'"),
        ("position siam", "position siam goes on with start or text, not ''"),
        ("position siam text", "text: rows, side"),
        ("position siam text 5/5/1oo2/5/5 E 0 --", "must be 3 (S1.1)"),
        ("position siam start now", "'now' has no meaning there"),
        ("position siam start options", "options is no JSON"),
        ("position siam start options []", "options must be an object"),
        ('position siam start options {"crosses": 1}', "(S3.2)"),
        ('position siam text 5/5/1ooo1/5/5 E 0 -- options {"crosses": 1}', "(S3.2)"),
        ('position siam start options {"board": {"width": 3}}', "name: is missing"),
        ("position siam start moves c1n", "move 1, 'c1n': on c1 is no animal"),
        ("position siam start moves @b1n @c5s", "move 2, '@c5s': "),
        ("position siam start moves b1", "move 1, 'b1': "),
        (f"{OVER} moves @a1n", "move 1, '@a1n': the game is over"),
        ("position king-of-siam", "position king-of-siam goes on with start, not ''"),
        ("position king-of-siam text", "not 'text'"),
        ("position king-of-siam start players 5 seed 1", "2, 3 or 4 players can play (K2.1)"),
        ("position king-of-siam start players", "players is a number from 0"),
        ("position king-of-siam start seed 18446744073709551616", "seed is a number from 0"),
        ("position king-of-siam start seed ٣", "seed is a number from 0"),
        ("position king-of-siam start seed 1 seed 1", "seed is there twice"),
        ("position king-of-siam start colour 1", "'colour' has no meaning there"),
        ("position king-of-siam start board mars", "no board is called 'mars'"),
        ("position king-of-siam start board {", "the board is no JSON"),
        ("position king-of-siam start board {}", "is missing"),
        ("position king-of-siam start seed 1 moves 11:-/-", "(K5.2)"),
        ("position json", "the position is no JSON"),
        ("position json 3", "the position must be an object whose game is king-of-siam or siam"),
        ('position json {"game": []}', "must be an object whose game"),
        ('position json {"game": "siam"}', "text: is missing"),
        ("go", "go needs a limit"),
        ("go fast", "go has no limit 'fast'"),
        ("go infinite nodes 3", "go has no limit 'infinite' beside others"),
        ("go nodes", "nodes is a number from 1"),
        ("go nodes 0", "nodes is a number from 1"),
        ("go nodes 5 nodes 6", "go has nodes twice"),
        ("go movetime -1", "movetime is a number from 0"),
        ("go inc 5", "go has inc without clock"),
        ("go depth 999999999999999999999", "depth is a number from 1 to 10000"),
        ("perft", "perft is a number from 1 to 64"),
        ("perft 0", "perft is a number from 1 to 64"),
        ("perft 65", "perft is a number from 1 to 64"),
        ("perft 1 2", "perft is a number from 1 to 64"),
        ("setoption", "setoption has the form"),
        ("setoption name Level", "setoption has the form"),
        ("setoption name Level value 11", "Level is a number from 1 to 10, not '11'"),
        ("setoption name Colour value red", "there is no option 'Colour'"),
        ("setoption name Style value odd", "no style is called 'odd'; there are balanced, wild"),
        ("isready now", "isready takes nothing after it, but there is 'now'"),
        ("quit now", "quit takes nothing after it"),
        ("eval now", "eval takes nothing after it"),
        ("uci", "no command is called 'uci'; there are egi, isready"),
        (b"\xff\xfe", "the line is no text in UTF-8"),
        (b"\x00", r"no command is called '\x00'"),
    ],
)
def test_a_bad_line_gets_one_error_and_the_session_goes_on(line: str | bytes, message: str) -> None:
    assert message in refusal(line)


@pytest.mark.parametrize(
    ("start", "sign", "times", "message"),
    [
        ("position json ", "[", 100_000, "it is nested too deep"),
        ("position json ", '{"a":', 100_000, "it is nested too deep"),
        ("position json ", "9", 10_000, "the position is no JSON"),
        ("position siam start moves", " @b1n", 300_000, "move 6, '@b1n': the game is over"),
        ("go movetime ", "9", 5_000, "movetime is a number from 0"),
        ("", "x", 3_000_000, "no command is called 'xxx"),
        ("", "x", 1 << 25, "the line is too long"),
    ],
)
def test_long_lines_are_no_matter(start: str, sign: str, times: int, message: str) -> None:
    assert message in refusal(start + sign * times)


def test_errors_are_one_line_of_bearable_length() -> None:
    error = refusal("position siam text a\x0bb\x1b[2J E 0 --")
    assert error.isprintable()
    assert len(refusal("position json " + json.dumps({"game": "siam", "text": "x" * 9999}))) < 510
    assert refusal('position siam start options {"board": "\\ud800"}').isprintable()


def test_a_refused_position_leaves_the_one_before() -> None:
    first, bad = "position siam start moves @b1n", "position siam start moves zz"
    assert refusal(first, bad).startswith("move 1, 'zz'")
    assert position_after(first, bad)["text"] == "5/5/1ooo1/5/1N3 R 1 --"


def test_perft_counts_per_depth_and_ended_games_not() -> None:
    assert answers("perft 4") == [
        "perft 1 56",
        "perft 2 2960",
        "perft 3 187920",
        "perft 4 11444836",
    ]
    assert answers(OVER, "perft 2") == ["perft 1 0", "perft 2 0"]
    assert answers("position king-of-siam start players 3 seed 7", "perft 1") == ["perft 1 17153"]


def test_eval_tells_the_terms_and_their_sum() -> None:
    *terms, total = answers("position siam text w1n1e/W2s1/Nooo1/N1n2/2W2 R 21 --", "eval")
    points = [int(line.split()[-1]) for line in terms]
    assert all(line.startswith("eval ") for line in terms)
    assert any(line.startswith("eval drive-2 elephants 0 rhinos 2 weights ") for line in terms)
    assert total.startswith(f"eval total points {sum(points):+} win ")
    assert (float(total.split()[-1]) > 50) == (sum(points) > 0)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("position king-of-siam start seed 1", "eval tells the terms of Siam's estimate only"),
        (OVER, "the game is over: there is nothing to estimate"),
    ],
)
def test_eval_refuses_what_it_has_no_terms_for(line: str, message: str) -> None:
    assert message in refusal(line, "eval")


def test_d_draws_the_position() -> None:
    lines = answers("position king-of-siam start players 3 seed 7", "d")
    assert lines[0] == "Struggle 1 of 8 · Vientiane · Player 3 to play"
    assert json.loads(lines[-1]) == KING.start(players=3, seed=7).to_json()
    assert position_after(OVER)["text"].endswith("#E")
