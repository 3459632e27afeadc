"""The minute before the first game: every scene is played by the rules, and its words are true."""

import re
from collections import Counter
from typing import Any

import pytest

from erawan.core.game import Position
from erawan.learn.minute import minute_page, moments, tables
from erawan.learn.rules_pages import GAMES
from erawan.learn.texts import read_toml
from erawan.locale import LANGUAGES
from tests.some import some

MINUTE = 60
LETTERS_A_SECOND = 20
"""More than a quick reader takes in."""


def scene(game: str, name: str) -> tuple[Position[Any], Position[Any]]:
    """The positions before and after the move of a scene."""
    part, ply = next((part, ply) for each, part, ply in moments(game) if each == name)
    played = tables(game)[part].line[ply - 1]
    return played.before, played.after


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_words_for_every_scene_and_for_no_other(game: str) -> None:
    names = [name for name, _, _ in moments(game)]
    for language in some(LANGUAGES):
        words = read_toml(game, f"minute.{language}")
        assert [*words] == names
        assert all(words.values())


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_read_in_a_minute(game: str) -> None:
    for language in some(LANGUAGES):
        words = read_toml(game, f"minute.{language}")
        assert sum(map(len, words.values())) / MINUTE < LETTERS_A_SECOND


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_a_view_for_every_moment(game: Any) -> None:
    page = minute_page(game, "ru")
    for each in some(page.scenes):
        part = page.parts[each.part]
        assert part.views[each.ply].ply == each.ply
        assert [entry.kind for entry in part.log] == ["move"] * (len(part.views) - 1)


def test_a_card_brings_two_lao_to_sukothai_and_a_follower_to_the_court() -> None:
    before, after = (each.to_json() for each in scene("king-of-siam", "card"))
    assert Counter(after["provinces"]["sk"]) - Counter(before["provinces"]["sk"]) == {"L": 2}
    assert len(after["courts"][0]) == len(before["courts"][0]) + 1
    assert before["tiles"][0] == "sk"


def test_lao_gains_the_province_with_four_to_two() -> None:
    before, after = (each.to_json() for each in scene("king-of-siam", "province"))
    assert Counter(before["provinces"]["sk"]) == {"L": 4, "R": 2}
    assert after["control"] == [["sk", "L"]]
    assert len(after["pool"]) == len(before["pool"]) + 6


def test_two_factions_with_two_each_bring_the_british() -> None:
    before, after = (each.to_json() for each in scene("king-of-siam", "tie"))
    assert Counter(before["provinces"]["ay"]) == {"R": 2, "L": 2}
    assert after["control"][-1] == ["ay", "B"]


def test_lao_rules_with_four_and_player_one_has_four_lao_to_one() -> None:
    _, end = scene("king-of-siam", "rule")
    told = end.to_json()
    holders = Counter(holder for _, holder in told["control"])
    assert len(told["control"]) == 8
    assert holders.most_common(2)[0] == ("L", 4)
    assert holders.most_common(2)[1][1] < 4
    assert [court.count("L") for court in told["courts"]] == [4, 1]
    assert end.outcome is not None
    assert end.outcome.winners == {0}


def test_siams_pushes_are_as_told() -> None:
    before, after = scene("siam", "push")
    assert (before.to_json()["text"][:11], after.to_json()["text"][:11]) == (
        "5/5/1ooo1/1",
        "5/1o3/1Noo1",
    )
    before, _ = scene("siam", "against")
    alone = [move.code for move in some(before.legal_moves()) if re.fullmatch("b2b3.", move.code)]
    assert alone == []


def test_whose_rock_it_is() -> None:
    for name, mover, winner in (("gift", 0, 1), ("win", 0, 0)):
        before, after = scene("siam", name)
        assert before.to_move == mover
        assert after.outcome is not None
        assert after.outcome.winners == {winner}
