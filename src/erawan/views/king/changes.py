"""What a turn of King of Siam changes, to be animated and told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, cast

from msgspec.structs import replace

from erawan.king import events as rules
from erawan.king.board import Board
from erawan.king.cards import FACTIONS
from erawan.king.moves import FollowerSwap
from erawan.king.position import Position
from erawan.views.change import Shift
from erawan.views.king import model
from erawan.views.king.model import Card, Faction, Holder
from erawan.views.king.scene import counts, province_name
from erawan.views.msg import Item, Msg, say


def changes(
    position: Position, events: Iterable[Any], names: Sequence[Item]
) -> tuple[model.KingChange, ...]:
    """The events that a skin shows, one a beat; a pair that goes to one place is told as one.

    Their shifts name followers by faction, cards by code, a `tile`, a `crown` and flags (`flagR`);
    places are provinces, the `pool`, and the `hand`, `pile` and `court` of the event's seat. A tile
    goes to where another province's tile lies.
    """
    told = (_change(event, position.board, names) for event in events)
    shown = [change for change in told if change is not None]
    for place, (first, second) in enumerate(pairwise(shown)):
        if isinstance(first, model.FollowerPlaced) and first == second and first.say:
            both = say("king-followers-placed", **first.say.args)
            shown[place : place + 2] = [replace(first, say=both), replace(second, say=None)]
    return tuple(replace(change, beat=beat) for beat, change in enumerate(shown))


def faction_names(letters: Iterable[str]) -> list[Item]:
    """The names of some factions."""
    return [say("faction-name", faction=letter) for letter in letters]


def follower_names(letters: Iterable[str]) -> list[Item]:
    """Some followers, one by one."""
    return [say("follower-name", faction=letter) for letter in letters]


def _change(event: Any, board: Board, names: Sequence[Item]) -> model.KingChange | None:
    clause: str = event.clause
    match event:
        case rules.Passed(seat):
            return model.Passed(say("king-passed", who=names[seat]), clause, 0, (), seat)
        case rules.CardPlayed(seat, card):
            told = say("king-card-played", who=names[seat], card=card)
            played = (Shift(card, "hand", "pile"),)
            return model.CardPlayed(told, clause, 0, played, seat, cast(Card, card))
        case rules.NothingDone(card):
            told = say("king-nothing-done", card=card)
            return model.NothingDone(told, clause, 0, (), cast(Card, card))
        case rules.TilesSwapped(first, second):
            told = say(
                "king-tiles-swapped",
                first=province_name(board, first),
                second=province_name(board, second),
            )
            swapped = (Shift("tile", first, second), Shift("tile", second, first))
            return model.TilesSwapped(told, clause, 0, swapped, first, second)
        case rules.TileCrowned(province):
            told = say("king-tile-crowned", province=province_name(board, province))
            return model.TileCrowned(told, clause, 0, (Shift("crown", None, province),), province)
        case rules.FollowerPlaced() | rules.FollowerTaken():
            return _moved(event, board, names)
        case rules.FollowersSwapped(swap):
            return _swapped(swap, clause, board)
        case rules.NothingTaken(seat):
            told = say("king-nothing-taken", who=names[seat])
            return model.NothingTaken(told, clause, 0, (), seat)
        case rules.ProvinceResolved():
            told = _resolution(event, board)
            holder = cast(Holder, event.holder)
            flag = (Shift(f"flag{holder}", None, event.province),)
            return model.ProvinceResolved(
                told, clause, 0, flag, event.province, holder, counts(event.counts)
            )
        case rules.FollowersReturned(province, returned):
            shifts = tuple(
                Shift(faction, province, "pool", count)
                for faction, count in zip(FACTIONS, returned, strict=True)
                if count
            )
            return model.FollowersReturned(None, clause, 0, shifts, province, counts(returned))
    return None


def _moved(
    event: rules.FollowerPlaced | rules.FollowerTaken, board: Board, names: Sequence[Item]
) -> model.FollowerPlaced | model.FollowerTaken:
    """One follower comes from the pool or goes to a court."""
    faction, province = cast(Faction, event.follower.factions), event.follower.province
    name = province_name(board, province)
    if isinstance(event, rules.FollowerPlaced):
        told = say("king-follower-placed", faction=faction, province=name)
        placed = (Shift(faction, "pool", province),)
        return model.FollowerPlaced(told, event.clause, 0, placed, faction, province)
    who = names[event.seat]
    told = say("king-follower-taken", who=who, faction=faction, province=name)
    taken = (Shift(faction, province, "court"),)
    return model.FollowerTaken(told, event.clause, 0, taken, event.seat, faction, province)


def _swapped(swap: FollowerSwap, clause: str, board: Board) -> model.FollowersSwapped:
    first, given = swap.first.province, swap.first.factions
    second, got = swap.second.province, swap.second.factions
    told = say(
        "king-followers-swapped",
        first=province_name(board, first),
        given=_followers(given),
        second=province_name(board, second),
        got=_followers(got),
    )
    there = tuple(Shift(faction, first, second) for faction in given)
    back = tuple(Shift(faction, second, first) for faction in got)
    return model.FollowersSwapped(
        told,
        clause,
        0,
        (*there, *back),
        first,
        cast(tuple[Faction, ...], tuple(given)),
        second,
        cast(tuple[Faction, ...], tuple(got)),
    )


def _followers(letters: str) -> list[Item]:
    """One follower or two; two of a kind in one word."""
    if len(letters) > len(set(letters)):
        return [say("faction-pair", faction=letters[0])]
    return follower_names(letters)


def _resolution(event: rules.ProvinceResolved, board: Board) -> Msg:
    """Who gained a province, or why the British did."""
    province = province_name(board, event.province)
    if event.holder in FACTIONS:
        figures = "-".join(map(str, event.counts))
        return say("king-province-won", faction=event.holder, province=province, counts=figures)
    most = max(event.counts)
    if not most:
        return say("king-province-empty", province=province)
    tied = [faction for faction, count in zip(FACTIONS, event.counts, strict=True) if count == most]
    return say("king-province-tied", factions=faction_names(tied), province=province)
