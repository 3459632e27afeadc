"""The steps of a turn of King of Siam, as things on the table to point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from erawan.core.turn import Choice
from erawan.king.moves import PASS
from erawan.king.position import Position
from erawan.king.reasons import shortfall
from erawan.king.turn import Turn
from erawan.tables.turn_draft import TurnDraft
from erawan.views.king.changes import follower_names
from erawan.views.king.model import (
    AnyTarget,
    Card,
    CardTarget,
    Faction,
    FollowersTarget,
    MarkerTarget,
    PassTarget,
    ProvinceTarget,
    TileTarget,
)
from erawan.views.king.scene import province_name
from erawan.views.model import Option
from erawan.views.msg import Msg, say
from erawan.views.reasons import reason

FOLLOWER_KINDS = ("follower", "followers")
WITH_PROVINCE = ("give-follower", "give-followers", "get-follower", "take-follower")


def prompt(draft: TurnDraft) -> Msg:
    """What is being chosen."""
    turn: Turn = draft.turn
    asked = turn.prompt
    if asked == "complete":
        return say("prompt-complete")
    if asked.startswith("place-"):
        return say("king-prompt-place", faction=asked.removeprefix("place-"))
    if asked in WITH_PROVINCE:
        province = province_name(turn.position.board, turn.chosen[-1].value)
        return say(f"king-prompt-{asked}", province=province)
    return say(f"king-prompt-{asked}")


def options(draft: TurnDraft) -> tuple[Option, ...]:
    """What can be chosen next; followers together with their province too."""
    turn: Turn = draft.turn
    keep = len(turn.chosen)
    found = []
    for choice in turn.choices():
        found.append(_option(turn.position, keep, choice))
        if choice.kind == "province" and keep:
            found += _followers_of(turn, keep, choice)
    return tuple(found)


def again(draft: TurnDraft) -> tuple[Option, ...]:
    """Other cards, once one is chosen."""
    turn: Turn = draft.turn
    if not turn.chosen:
        return ()
    first = turn.position.turn()
    return tuple(
        _option(turn.position, 0, choice)
        for choice in first.choices()
        if choice not in (turn.chosen[0], Choice(PASS.code, PASS.code))
    )


def step(position: Position, _: tuple[Choice, ...], choice: Choice) -> tuple[AnyTarget, Msg]:
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
            group = board.groups[value]
            letters, name = group.factions, province_name(board, group.province)
            target = FollowersTarget(group.province, cast(tuple[Faction, ...], tuple(letters)))
            if len(letters) == 1:
                return target, say("option-follower", faction=letters, province=name)
            return target, say("option-followers", factions=follower_names(letters), province=name)
        case "tile":
            return TileTarget(value), say("option-tile", province=province_name(board, value))
        case "marker":
            return MarkerTarget(value), say("option-marker", province=province_name(board, value))
    return PassTarget(), say("option-pass")


def turn_warnings(draft: TurnDraft) -> tuple[Msg, ...]:
    """That the chosen card does less than its text says, and why."""
    turn: Turn = draft.turn
    if not turn.chosen or turn.chosen[0].kind != "card":
        return ()
    found = shortfall(turn.position, turn.chosen[0].value)
    return (reason(turn.position, found.error, "less"),) if found else ()


def _option(position: Position, keep: int, *choices: Choice) -> Option:
    target, name = step(position, (), choices[-1])
    return Option(keep, choices, target, name)


def _followers_of(turn: Turn, keep: int, province: Choice) -> Iterator[Option]:
    """The followers that could be chosen after a province, where followers come next."""
    for follower in turn.choose(province).choices():
        if follower.kind in FOLLOWER_KINDS:
            yield _option(turn.position, keep, province, follower)
