"""What holds in every position, on every board: the shipped ones, a ring, a star and a path."""

from __future__ import annotations

import json
from random import Random

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

import erawan
from erawan.king import PASS, Play, Position
from erawan.king.cards import supply
from erawan.king.clauses import CLAUSES
from erawan.king.effects import effects, takes
from erawan.king.events import fold
from erawan.king.play import events_of
from erawan.king.scoring import if_all_pass
from tests.king.drawing import GAME, codes_of
from tests.king.positions import boards, composed, players, random_turn, reached, seeds

CLAUSE_IDS = {clause.id for clause in CLAUSES}
some = settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
few = settings(some, max_examples=15)

anywhere = st.one_of(reached(), composed(), composed(open_provinces=3), composed(last=True))
small = composed(cards=(1, 2), open_provinces=4)


@few
@given(players, boards, seeds, seeds)
def test_followers_are_conserved_and_every_position_of_a_game_is_legal(
    seats: int, board: object, seed: int, luck: int
) -> None:
    position, dice = GAME.start(seats, seed, board), Random(luck)
    while position.outcome is None:
        turn = random_turn(position, dice, 0.8)
        after = turn.preview
        grown = [
            sum(new) - sum(old) for new, old in zip(after.courts, position.courts, strict=True)
        ]
        emptied = isinstance(turn.move, Play) and turn.move.taken is None
        assert sum(grown) == (0 if turn.move == PASS or emptied else 1)
        everything = "".join(
            [*after.to_json()["provinces"].values(), after.to_json()["pool"]]
            + after.to_json()["courts"]
        )
        assert [everything.count(faction) for faction in "RLM"] == [supply(seats)] * 3
        assert GAME.position(after.to_json()) == after
        assert len(after.crowned) <= seats
        position = after
    assert position.outcome.winners
    assert position.legal_moves() == []


@some
@given(anywhere)
def test_a_position_comes_back_from_its_json_and_its_repr(position: Position) -> None:
    text = json.dumps(position.to_json())
    again = GAME.position(json.loads(text))
    assert (again, hash(again), again.key) == (position, hash(position), position.key)
    assert json.dumps(again.to_json()) == text
    assert eval(repr(position), {"erawan": erawan}) == position


@some
@given(anywhere, seeds)
def test_a_move_comes_back_from_its_code(position: Position, luck: int) -> None:
    moves = position.legal_moves()
    codes = [move.code for move in moves]
    assert codes == sorted(set(codes))
    picked = Random(luck).sample(moves, min(20, len(moves)))
    assert bool(picked) == (position.outcome is None)
    for move in picked:
        assert position.parse(move.code) == move
        assert position.parse(move.code).code == move.code


@some
@given(anywhere, anywhere, seeds)
def test_play_accepts_exactly_the_moves_that_are_listed(
    position: Position, other: Position, luck: int
) -> None:
    dice = Random(luck)
    legal = set(codes_of(position))
    tried = dice.sample(sorted(legal), min(30, len(legal)))
    tried += dice.sample(codes_of(other), min(10, len(codes_of(other))))
    tried += [mutated(code, dice) for code in tried for _ in range(6)]
    assert bool(tried) == (position.outcome is None or other.outcome is None)
    for code in tried:
        try:
            move = position.parse(code)
        except erawan.BadCode:
            assert code not in legal
        except erawan.IllegalMove:
            assert code not in legal
        else:
            assert code in legal
            assert GAME.position(position.play(move).to_json()) == position.play(move)


def mutated(code: str, dice: Random) -> str:
    """A code with one of its pieces changed, so that it often stays a code."""
    pieces = ["R", "L", "M", "-", "/", ",", "*", ":", "11", "21", "mr", "kt", "ra", "la", "ma"]
    provinces = [code[i : i + 2] for i in range(len(code) - 1) if code[i : i + 2].islower()]
    old = dice.choice([*"RLM", *provinces])
    new = dice.choice([*pieces, *provinces, "sk", "ay", "kd", "gw", "aa", "hh"])
    return code.replace(old, new, 1) if dice.random() < 0.8 else new + code[2:]


@some
@given(small)
def test_the_turn_builder_reaches_exactly_the_legal_moves(position: Position) -> None:
    found = set()
    turns = [] if position.outcome else [position.turn()]
    while turns:
        turn = turns.pop()
        if turn.move is not None:
            found.add(turn.move.code)
        else:
            choices = turn.choices()
            assert choices, "a choice led nowhere"
            turns += [turn.choose(choice) for choice in choices]
    assert sorted(found) == codes_of(position)


@some
@given(anywhere, seeds)
def test_every_finished_turn_is_a_legal_move(position: Position, luck: int) -> None:
    assume(position.outcome is None)
    dice = Random(luck)
    for _ in range(10):
        turn = random_turn(position, dice, 0.95)
        assert turn.move is not None
        assert position.parse(turn.move.code) == turn.move
        assert turn.preview == position.play(turn.move)


@some
@given(anywhere, anywhere)
def test_positions_are_equal_exactly_when_their_json_is(one: Position, two: Position) -> None:
    assert (one == two) == (one.to_json() == two.to_json())
    fields = two.to_json()
    assert fields.keys() == one.to_json().keys()
    for field, value in fields.items():
        try:
            changed = GAME.position(one.to_json() | {field: value})
        except erawan.BadPosition:
            continue
        assert (changed == one) == (changed.to_json() == one.to_json())
        assert changed != one or hash(changed) == hash(one)


@some
@given(anywhere, seeds)
def test_events_fold_to_the_position_after_the_move(position: Position, luck: int) -> None:
    assume(position.outcome is None)
    turn = random_turn(position, Random(luck), 0.8)
    assert turn.move is not None
    after, events = position.play_with_events(turn.move)
    assert events
    assert fold(position, events) == after
    assert {event.clause for event in events} <= CLAUSE_IDS
    for number in range(len(events)):
        half = fold(position, events[:number])
        assert fold(half, events[number:]) == after


@some
@given(composed(open_provinces=4, last=True))
def test_the_very_last_card_is_played_only_to_win(position: Position) -> None:
    assume(position.outcome is None)
    listed = codes_of(position)
    winning = []
    for card in position.held:
        for effect in effects(position, card):
            for taken in takes(position, effect):
                move = Play(card, effect, taken)
                end = fold(position, events_of(position, move))
                while end.outcome is None:
                    end = end.play(PASS)
                if position.seat in end.outcome.winners:
                    winning.append(move.code)
    assert sorted([*winning, "pass"]) == listed


@some
@given(anywhere)
def test_what_all_passing_brings_is_foreseen(position: Position) -> None:
    foreseen = if_all_pass(position)
    while position.outcome is None:
        position = position.play(PASS)
    assert position.outcome == foreseen
