"""The strategy pages: what they count is so, and their figures are those measured."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from erawan.core.game import Position
from erawan.learn.examples import refusing_clause
from erawan.learn.rules_pages import GAMES, clause_pages
from erawan.learn.strategy import positions, strategy_page, strategy_picture
from erawan.learn.texts import read_toml
from erawan.locale import LANGUAGES
from erawan.tables.refusal import Refusal
from tests.some import some

ROOT = Path(__file__).parents[2]
KING, SIAM = positions("king-of-siam"), positions("siam")


def told(name: str) -> dict[str, Any]:
    return KING[name].to_json()


def after(position: Position[Any], *codes: str) -> Position[Any]:
    for code in codes:
        position = position.play(position.parse(code))
    return position


def courts(name: str, faction: str) -> list[int]:
    return [court.count(faction) for court in told(name)["courts"]]


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_words_for_every_piece(game: Any) -> None:
    clauses = {page.id for page in clause_pages(game, "en")}
    for language in some(LANGUAGES):
        words = read_toml(game, f"strategy.{language}")
        assert [*words] == ["title", "intro", *positions(game)]
        for piece in some(strategy_page(game, language).pieces):
            assert piece.title
            assert piece.text
            assert not re.search("[{}]", piece.text)
            assert {*piece.clauses} <= clauses
            assert piece.to_move == 0


@pytest.mark.parametrize("game", GAMES)
def test_every_piece_has_a_picture(game: str) -> None:
    for name in some(positions(game)):
        assert strategy_picture(game, name, "dark", "en").startswith("<svg")
    with pytest.raises(Refusal):
        strategy_picture(game, "nothing", "light", "en")


def test_kedah_is_lost_and_ayutthaya_is_close() -> None:
    now = told("let-go")
    assert now["tiles"][len(now["control"])] == "kd"
    assert now["provinces"]["kd"] == "MMMM"
    assert sorted(Counter(now["provinces"]["ay"]).values()) == [1, 1, 2]


def test_a_colour_to_settle_on() -> None:
    assert [courts("one-colour", faction) for faction in "RLM"] == [[3, 1], [1, 2], [1, 2]]


def test_maharacha_brings_khorat_forward_and_opens_vientiane() -> None:
    start = KING["sooner"]
    now = told("sooner")
    assert now["tiles"][len(now["control"]) :].index("kr") == 4
    assert Counter(now["provinces"]["kr"]) == {"R": 3, "M": 1}
    assert refusing_clause(start, "ra:vt,vt/Lvt") == "K5.8d"
    swapped = after(start, "mr:kr-kd*kr/Mkd", "pass", "pass")
    assert swapped.to_json()["control"][-1] == ["kr", "R"]
    turn = swapped if swapped.to_move == 0 else after(swapped, "pass")
    assert refusing_clause(turn, "ra:vt,vt/Lvt") == ""


def test_maharacha_sends_vientiane_to_the_end() -> None:
    assert told("later")["provinces"]["vt"] == "LLLL"
    swapped = after(KING["later"], "mr:vt-nk*vt/Lcm")
    now = swapped.to_json()
    assert (now["tiles"][-1], now["crowned"]) == ("vt", ["vt"])
    assert refusing_clause(swapped, "mr:vt-ay*ay/Lcm") == "K5.6"


def test_two_ahead() -> None:
    assert courts("two-ahead", "R") == [4, 2]


def test_no_malay_is_left() -> None:
    now = told("limited")
    assert now["pool"].count("M") == 0
    assert {*now["pool"]} == {"R", "L"}
    everywhere = "".join([*now["provinces"].values(), *now["courts"]])
    assert everywhere.count("M") == 16
    assert any(move.code.startswith("ma:-/") for move in some(KING["limited"].legal_moves()))


def test_cards_are_kept() -> None:
    now = told("keep-cards")
    assert [len(hand) for hand in now["hands"]] == [6, 3]
    assert 8 - len(now["control"]) == 5


def test_siams_pieces() -> None:
    gift = after(SIAM["whose-rock"], "b3b4n").outcome
    assert gift is not None
    assert gift.winners == {1}
    pushed = after(SIAM["borrowed"], "b1b2n").to_json()["text"]
    assert pushed.startswith("1o3/1o3/1no2/1N3/5")
    assert refusing_clause(SIAM["own-way"], "b1b2n") == "S7.B"
    assert refusing_clause(SIAM["turn-in-passing"], "a2b2n") == ""


def test_the_figures_are_those_that_were_measured() -> None:
    report = (ROOT / "docs" / "siam-statistics.md").read_text("utf-8")
    rows = {
        cells[0].strip("` "): cells[-1].strip()
        for line in report.splitlines()
        if line.startswith("|") and len(cells := line.strip("|").split("|")) == 4
    }
    figures = next(
        piece["figures"]
        for piece in read_toml("siam", "strategy")["pieces"]
        if piece["name"] == "numbers"
    )
    score = "{score} % [{low}, {high}]".format(**figures)
    move = "{move_score} % [{move_low}, {move_high}] ({move_games})".format(**figures)
    assert rows["first player's score"] == score
    assert rows["games that the engine began as it likes"] == figures["games"]
    assert rows["@b1n"] == move
    shown = strategy_page("siam", "it").pieces[-1].text
    assert figures["score"].replace(".", ",") in shown
