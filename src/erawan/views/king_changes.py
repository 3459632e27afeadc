"""What a turn of King of Siam changes, to be animated and told."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, cast

from msgspec.structs import replace

from erawan.king import events as rules
from erawan.king.board import Board
from erawan.king.cards import FACTIONS
from erawan.tables.plan import Plan
from erawan.views import king_model as model
from erawan.views.king_model import Card, Faction, Holder
from erawan.views.king_scene import counts, province_name
from erawan.views.msg import Item, Msg, say
from erawan.views.people import name_of


def king_changes(events: Iterable[Any], board: Board, plan: Plan) -> tuple[model.KingChange, ...]:
    """The events that a skin shows, each with its words; a pair that goes to one place has one."""
    told = (_change(event, board, plan) for event in events)
    changes = [change for change in told if change is not None]
    for place, (first, second) in enumerate(pairwise(changes)):
        if isinstance(first, model.FollowerPlaced) and first == second and first.say:
            both = say("king-followers-placed", **first.say.args)
            changes[place : place + 2] = [replace(first, say=both), replace(second, say=None)]
    return tuple(changes)


def faction_names(letters: Iterable[str]) -> list[Item]:
    """The names of some factions."""
    return [say("faction-name", faction=letter) for letter in letters]


def _change(event: Any, board: Board, plan: Plan) -> model.KingChange | None:
    clause: str = event.clause
    match event:
        case rules.Passed(seat):
            return model.Passed(say("king-passed", who=name_of(plan, seat)), clause, seat)
        case rules.CardPlayed(seat, card):
            told = say("king-card-played", who=name_of(plan, seat), card=card)
            return model.CardPlayed(told, clause, seat, cast(Card, card))
        case rules.NothingDone(card):
            return model.NothingDone(say("king-nothing-done", card=card), clause, cast(Card, card))
        case rules.TilesSwapped(first, second):
            told = say(
                "king-tiles-swapped",
                first=province_name(board, first),
                second=province_name(board, second),
            )
            return model.TilesSwapped(told, clause, first, second)
        case rules.TileCrowned(province):
            told = say("king-tile-crowned", province=province_name(board, province))
            return model.TileCrowned(told, clause, province)
        case rules.FollowerPlaced(follower):
            faction, province = _follower(follower)
            told = say(
                "king-follower-placed", faction=faction, province=province_name(board, province)
            )
            return model.FollowerPlaced(told, clause, faction, province)
        case rules.FollowersSwapped(_, first, second):
            return _swapped(first, second, clause, board)
        case rules.FollowerTaken(seat, follower):
            faction, province = _follower(follower)
            told = say(
                "king-follower-taken",
                who=name_of(plan, seat),
                faction=faction,
                province=province_name(board, province),
            )
            return model.FollowerTaken(told, clause, seat, faction, province)
        case rules.NothingTaken(seat):
            told = say("king-nothing-taken", who=name_of(plan, seat))
            return model.NothingTaken(told, clause, seat)
        case rules.ProvinceResolved():
            told = _resolution(event, board)
            holder = cast(Holder, event.holder)
            return model.ProvinceResolved(
                told, clause, event.province, holder, counts(event.counts)
            )
        case rules.FollowersReturned(province, returned):
            return model.FollowersReturned(None, clause, province, counts(returned))
    return None


def _follower(code: str) -> tuple[Faction, str]:
    return cast(Faction, code[0]), code[1:]


def _swapped(first: str, second: str, clause: str, board: Board) -> model.FollowersSwapped:
    given, got = first[:-2], second[:-2]
    told = say(
        "king-followers-swapped",
        first=province_name(board, first[-2:]),
        given=_followers(given),
        second=province_name(board, second[-2:]),
        got=_followers(got),
    )
    return model.FollowersSwapped(
        told,
        clause,
        first[-2:],
        cast(tuple[Faction, ...], tuple(given)),
        second[-2:],
        cast(tuple[Faction, ...], tuple(got)),
    )


def _followers(letters: str) -> list[Item]:
    """One follower or two; two of a kind in one word."""
    if len(letters) > len(set(letters)):
        return [say("faction-pair", faction=letters[0])]
    return faction_names(letters)


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
