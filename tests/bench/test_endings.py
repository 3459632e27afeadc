"""The samples of King of Siam's endings, the games that made them, and how they are proved."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bench.endings import RECIPES, Selection, cards_left, play
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.players import default_nodes, find_player
from erawan.king import GAME, Position
from tests.bench.tool import load_tool
from tests.some import some

king_endings = load_tool("king_endings")

LINES = {
    name: [json.loads(line) for line in recipe.target.read_text().splitlines()]
    for name, recipe in RECIPES.items()
}


@pytest.mark.parametrize("name", RECIPES)
def test_a_sample_is_as_large_as_it_should_be(name: str) -> None:
    recipe, (_, *rows) = RECIPES[name], LINES[name]
    assert Counter(row["cards"] for row in rows) == Counter(recipe.wanted)
    assert len({(row["game"], row["cards"]) for row in rows}) == len(rows)
    for cards, wanted in recipe.wanted.items():
        bands = Counter(recipe.band(row) for row in rows if row["cards"] == cards)
        assert bands == {most: round(part * wanted) for most, part in recipe.bands.items()}


@pytest.mark.parametrize("name", RECIPES)
def test_every_row_says_what_its_position_is(name: str) -> None:
    for row in some(LINES[name][1:]):
        position = GAME.position(row["position"])
        assert position.players == 2
        assert cards_left(position) == row["cards"]
        assert len(position.face_up) == row["open"]
        assert position.outcome is None


def test_the_samples_say_how_they_were_made() -> None:
    natural, mixed = LINES["natural"][0]["games"], LINES["mixed"][0]["games"]
    assert default_nodes("king-of-siam", "level-10") == 600
    assert "level-10 with 600 nodes a move against itself, no game with random plies" in natural
    assert "level-10 with 60 nodes a move against itself, every other game after" in mixed


def game_by_hand(number: int, recipe: Any) -> list[Position]:
    """Level 10 against itself from the deal to the end."""
    agent = find_player("king-of-siam", "level-10")
    positions = [GAME.start(players=2, seed=recipe.seed << 32 | number)]
    while positions[-1].outcome is None:
        position = positions[-1]
        thought = agent.choose(position, Task(Budget(nodes=recipe.nodes), seed=number))
        positions.append(position.play(position.parse(thought.code)))
    return positions


def test_natural_games_are_the_engines_from_the_first_move_on() -> None:
    hasty = replace(RECIPES["natural"], nodes=2)
    for number in range(2):
        rows = play(hasty, number)
        expected = [position.to_json() for position in game_by_hand(number, hasty)]
        assert len(rows) >= 3
        assert all(row["position"] in expected for row in rows)
    mixed = replace(RECIPES["mixed"], nodes=2)
    expected = [position.to_json() for position in game_by_hand(1, mixed)]
    assert not any(row["position"] in expected for row in some(play(mixed, 1)))


def test_a_game_gives_one_position_for_each_number_of_cards() -> None:
    recipe = RECIPES["mixed"]
    rows = play(recipe, 1)
    assert [row["cards"] for row in rows] == sorted({row["cards"] for row in rows})
    assert {row["game"] for row in rows} == {1}
    selection = Selection(recipe)
    selection.add(rows)
    assert sum(map(len, selection.rows.values())) == len(rows)
    assert not selection.is_complete


def test_an_ending_has_so_much_of_the_processors_time_and_no_more() -> None:
    hard = next(row for row in LINES["natural"][1:] if row["cards"] == 8 and row["open"] >= 7)
    trial = king_endings.attempt(hard, seconds=0.3)
    assert trial.answer is None
    assert 0.3 <= trial.seconds < 5
    easy = next(row for row in LINES["natural"][1:] if row["cards"] == 5 and row["open"] == 1)
    assert king_endings.attempt(easy).proved


def test_both_samples_stand_side_by_side() -> None:
    answers = {"natural": (True, None, None), "mixed": (False, True, True)}
    trials = {
        name: [king_endings.Trial(6, 3, answer, 1.0) for answer in some]
        for name, some in answers.items()
    }
    trials["mixed"].append(king_endings.Trial(6, 4, True, king_endings.SECONDS + 1))
    three, four, both = king_endings.rows(6, trials)
    assert three.split()[:5] == ["6", "3", "1", "of", "3"]
    assert "3 of 3" in three
    assert four.split()[:5] == ["6", "4", "0", "of", "1"]
    assert both.split()[:5] == ["6", "all", "1", "of", "3"]
    assert "3 of 4" in both
