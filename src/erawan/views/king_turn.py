"""The steps of a turn of King of Siam, as things on the table to point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from erawan.core import turn as rules
from erawan.king.moves import PASS
from erawan.king.position import Position
from erawan.king.turn import Turn
from erawan.tables.acts import Choice
from erawan.tables.half_turn import HalfTurn
from erawan.views.king_changes import faction_names
from erawan.views.king_model import Card, Faction
from erawan.views.king_scene import province_name
from erawan.views.model import (
    AnyTarget,
    CardTarget,
    FollowersTarget,
    MarkerTarget,
    Option,
    PassTarget,
    ProvinceTarget,
    TileTarget,
)
from erawan.views.msg import Msg, say

FOLLOWER_KINDS = ("follower", "followers")
WITH_PROVINCE = ("give-follower", "give-followers", "get-follower", "take-follower")


def king_prompt(half: HalfTurn) -> Msg:
    """What is being chosen."""
    turn: Turn = half.turn
    prompt = turn.prompt
    if prompt == "complete":
        return say("prompt-complete")
    if prompt.startswith("place-"):
        return say("king-prompt-place", faction=prompt.removeprefix("place-"))
    if prompt in WITH_PROVINCE:
        province = province_name(turn.position.board, turn.chosen[-1].value)
        return say(f"king-prompt-{prompt}", province=province)
    return say(f"king-prompt-{prompt}")


def king_options(half: HalfTurn) -> tuple[Option, ...]:
    """What can be chosen next; followers together with their province too."""
    turn: Turn = half.turn
    keep = len(turn.chosen)
    options = []
    for choice in turn.choices():
        options.append(_option(turn.position, keep, choice))
        if choice.kind == "province" and keep:
            options += _followers_of(turn, keep, choice)
    return tuple(options)


def king_again(half: HalfTurn) -> tuple[Option, ...]:
    """Other cards, once one is chosen."""
    turn: Turn = half.turn
    if not turn.chosen:
        return ()
    first = turn.position.turn()
    return tuple(
        _option(turn.position, 0, choice)
        for choice in first.choices()
        if choice not in (turn.chosen[0], rules.Choice(PASS.code, PASS.code))
    )


def king_step(position: Position, choice: rules.Choice) -> tuple[AnyTarget, Msg]:
    """What a step points at, and its name."""
    board, value = position.board, choice.value
    match choice.kind:
        case "card":
            return CardTarget(cast(Card, value)), say("option-card", card=value)
        case "province":
            return ProvinceTarget(value), say(
                "option-province", province=province_name(board, value)
            )
        case "follower" | "followers":
            letters, province = value[:-2], value[-2:]
            name = province_name(board, province)
            target = FollowersTarget(province, cast(tuple[Faction, ...], tuple(letters)))
            if len(letters) == 1:
                return target, say("option-follower", faction=letters, province=name)
            return target, say("option-followers", factions=faction_names(letters), province=name)
        case "tile":
            return TileTarget(value), say("option-tile", province=province_name(board, value))
        case "marker":
            return MarkerTarget(value), say("option-marker", province=province_name(board, value))
    return PassTarget(), say("option-pass")


def _option(position: Position, keep: int, *choices: rules.Choice) -> Option:
    target, name = king_step(position, choices[-1])
    steps = tuple(Choice(choice.kind, choice.value) for choice in choices)
    return Option(keep, steps, target, name)


def _followers_of(turn: Turn, keep: int, province: rules.Choice) -> Iterator[Option]:
    """The followers that could be chosen after a province, where followers come next."""
    for follower in turn.choose(province).choices():
        if follower.kind in FOLLOWER_KINDS and follower.value[-2:] == province.value:
            yield _option(turn.position, keep, province, follower)
