"""Guided games: every sentence is true in its position, and the help fades."""

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from msgspec.structs import replace

import erawan
from erawan.core.game import Position
from erawan.learn.guide import GUIDES, guide_of, guided_plan
from erawan.learn.king.drawing import drawn
from erawan.learn.rules_pages import GAMES, clause_pages
from erawan.locale import LANGUAGES
from erawan.tables.plan import Seat
from erawan.tables.refusal import Refusal
from erawan.tables.setup import new_table
from erawan.tables.table import Table
from erawan.views.msg import Msg
from erawan.views.words import in_words
from tests.learn.claims import KING, SIAM, Said
from tests.some import some
from tests.views.catalogues import LOCALE, Uses

CLAIMS = KING | SIAM
PLAYED = {"king-of-siam": 24, "siam": 6}
"""Games that are listened to."""

LONGEST = 60
"""Plies after which a game has been listened to for long enough."""


def siam(text: str) -> Position[Any]:
    start = erawan.game("siam").start().to_json()
    position: Position[Any] = erawan.game("siam").position(start | {"text": text})
    return position


def chance_move(position: Position[Any], chance: Random) -> str:
    """A legal move, card by card and step by step by chance; passing now and then."""
    turn = position.turn()
    while turn.move is None:
        choices = list(turn.choices())
        if not turn.chosen and chance.random() < 0.45:
            passes = [each for each in choices if each.value == "pass"]
            choices = passes or choices
        turn = turn.choose(chance.choice(choices))
    return str(turn.move.code)


@cache
def played(game: str, seed: int) -> Table:
    """A guided table that chance has played at, from the chosen start or from another."""
    chance = Random(seed)
    plan = guided_plan(game)
    if seed and game == "king-of-siam":
        options = replace(plan.options, seed=str(seed))
        plan = replace(plan, options=options)
    table = new_table(plan, now=0)
    while table.to_move is not None and len(table.line) < LONGEST:
        table = table.with_move(chance_move(table.position, chance), now=0)
    return table


def verify(say: Msg, clause: str, said: Said, clauses: set[str]) -> str:
    """That a sentence is true, has a clause, and can be said in every language."""
    key = say.key.removeprefix("guide-")
    assert CLAIMS[key](said), (key, said.args, said.before.to_json())
    assert clause in clauses
    for language in some(LANGUAGES):
        assert in_words(say, language)
    return key


def listen(game: str, seed: int) -> Counter[str]:
    """How often each sentence is said in a game; fails for one that is not so."""
    guide, heard = GUIDES[game], Counter[str]()
    clauses = {page.id for page in clause_pages(game, "en")}
    line = played(game, seed).line
    for ply, each in enumerate(line):
        turn = guide.turns(line[:ply], each.seat)
        names = (Msg("seat-you"), "Ploy")[:: -1 if each.seat else 1]
        for found in guide.matters(each.before, each.seat, names, turn):
            said = Said(found.say.args, each.before, each.before, each.seat)
            heard[verify(found.say, found.clause, said, clauses)] += 1
        if each.after.outcome is None:
            for found in guide.changes(each.before, each.after, each.seat, names):
                said = Said(found.say.args, each.before, each.after, each.seat)
                heard[verify(found.say, found.clause, said, clauses)] += 1
    return heard


RARE = {
    "king-ahead-both",
    "king-colony-both",
    "king-colony-other",
    "king-colony-you",
    "king-pass-both",
    "siam-gift",
    "siam-threat-enter",
}
"""What chance seldom leads to; it is checked whenever it is heard, and below."""


@pytest.mark.parametrize("game", GAMES)
def test_all_that_is_said_in_whole_games_is_true(game: str) -> None:
    heard = sum((listen(game, seed) for seed in some(range(PLAYED[game]))), Counter[str]())
    wanted = {"king-of-siam": KING, "siam": SIAM}[game].keys()
    assert heard.keys() <= wanted
    assert wanted - heard.keys() - RARE == set()


COLONY = """
2 players
control sk:B kr:B vt:B
track ay cm ry nk kd
ay RRL  cm RL  ry RL
nk RL   kd RL
seat 0  {}  mr kt 11 21 ra
seat 1  {}  mr kt 11 21 ma
"""
UNPLAYED = """
2 players, seat 0 to move, 1 pass
control sk:R kr:R vt:R cm:R ry:R nk:R kd:R
track ay
ay RRL
seat 0 RL
seat 1 RL
"""


@pytest.mark.parametrize(
    ("position", "key"),
    [
        (siam("1o3/1n3/1N1oo/5/5 E 20 --"), "siam-gift"),
        (siam("oo1o1/e4/e4/eNNN1/e1NN1 E 20 --"), "siam-threat-enter"),
        (drawn(COLONY.format("RLM", "RRL")), "king-colony-you"),
        (drawn(COLONY.format("RRL", "RLM")), "king-colony-other"),
        (drawn(UNPLAYED), "king-pass-both"),
    ],
)
def test_what_seldom_happens_is_told_too(position: Position[Any], key: str) -> None:
    guide = GUIDES[position.game]
    found = {each.say.key: each for each in guide.matters(position, 0, ("", "Ploy"), 2)}
    said = Said(found[f"guide-{key}"].say.args, position, position, 0)
    assert CLAIMS[key](said)


@pytest.mark.parametrize("game", GAMES)
def test_help_fades_over_the_game(game: str) -> None:
    full: list[bool] = []
    faded: list[bool] = []
    for seed in some(range(3)):
        table = played(game, seed)
        for ply, each in enumerate(table.line):
            if each.seat != 0:
                continue
            early = guide_of(table_at(table, ply), "en").now is not None
            weight = GUIDES[game].weight(each.before, GUIDES[game].turns(table.line[:ply], 0))
            (full if weight == 1 else faded).append(early)
    assert all(full)
    assert len(full) > 0
    assert sum(faded) < len(faded) / 2


def table_at(table: Table, plies: int) -> Table:
    start = new_table(table.plan, now=0)
    for each in table.line[:plies]:
        start = start.with_move(each.code, now=0)
    return start


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_is_begun_by_the_learner_against_a_friendly_bot(game: str) -> None:
    table = new_table(guided_plan(game), now=0)
    assert table.to_move == table.plan.alone == 0
    assert table.plan.seats[1].bot == "level-1"
    page = guide_of(table, "nl")
    assert page.now is not None
    assert page.changed is None


def test_the_chosen_deal_begins_with_a_leader_and_goes_on_with_a_tie() -> None:
    told = new_table(guided_plan("king-of-siam"), now=0).start.to_json()
    first, second = (Counter(told["provinces"][tile]).most_common(2) for tile in told["tiles"][:2])
    assert first[0][1] > first[1][1]
    assert second[0][1] == second[1][1]


def test_only_one_person_against_one_bot_is_guided() -> None:
    plan = guided_plan("siam")
    for seats in some([(Seat(), Seat()), (Seat(bot="level-1"), Seat(bot="level-1"))]):
        table = new_table(type(plan)(plan.options, seats), now=0)
        with pytest.raises(Refusal):
            guide_of(table, "en")


def catalogue(language: str) -> dict[str, ast.Message]:
    text = (LOCALE / "learn" / f"{language}.ftl").read_text("utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in some(body) if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def test_every_language_has_the_same_sentences_with_the_same_values() -> None:
    english = catalogue("en")
    assert {f"guide-{key}" for key in CLAIMS} <= english.keys()
    for language in some(LANGUAGES):
        ours = catalogue(language)
        assert ours.keys() == english.keys()
        for key in some(english):
            assert variables(ours[key], language) == variables(english[key], "en"), key


def variables(message: ast.Message, language: str) -> set[str]:
    uses = Uses(language)
    uses.visit(message)
    return uses.variables
