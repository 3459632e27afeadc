"""Events of King of Siam as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from erawan.king.board import Board
from erawan.king.cards import CARD_INDEX, DECK, FACTION_NAMES, FACTIONS
from erawan.king.events import (
    CardPlayed,
    FollowerPlaced,
    FollowersReturned,
    FollowersSwapped,
    FollowerTaken,
    GameEnded,
    NothingDone,
    NothingTaken,
    Passed,
    ProvinceResolved,
    TileCrowned,
    TilesSwapped,
    TurnPassedOn,
)
from erawan.views.messages import listing, message


def king_sentences(events: Iterable[Any], board: Board, names: Sequence[str]) -> list[str]:
    """A turn's events in words; two followers that go to one place are told together."""
    sentences = []
    for event, same in groupby(events):
        if isinstance(event, FollowerPlaced) and len(list(same)) > 1:
            faction, province = faction_name(event.follower[0]), event.follower[1:]
            place = province_name(board, province)
            sentences.append(message("followers-placed", faction=faction, province=place))
        else:
            sentences.append(king_sentence(event, board, names))
    return list(filter(None, sentences))


def king_sentence(event: Any, board: Board, names: Sequence[str]) -> str:
    """The sentence of one event; empty for what the others say already."""
    match event:
        case Passed(seat):
            return message("passes", who=names[seat])
        case CardPlayed(seat, card):
            return message("plays-card", who=names[seat], card=card_name(card))
        case NothingDone():
            return message("nothing-done")
        case TilesSwapped(first, second):
            first, second = province_name(board, first), province_name(board, second)
            return message("tiles-swapped", first=first, second=second)
        case TileCrowned(province):
            return message("tile-crowned", province=province_name(board, province))
        case FollowerPlaced(follower):
            faction, province = faction_name(follower[0]), province_name(board, follower[1:])
            return message("follower-placed", faction=faction, province=province)
        case FollowersSwapped():
            return message(
                "followers-swapped",
                first=province_name(board, event.first[-2:]),
                second=province_name(board, event.second[-2:]),
                outgoing=follower_names(event.first[:-2]),
                incoming=follower_names(event.second[:-2]),
            )
        case FollowerTaken(seat, follower):
            faction, province = faction_name(follower[0]), province_name(board, follower[1:])
            return message("follower-taken", who=names[seat], faction=faction, province=province)
        case NothingTaken():
            return message("nothing-taken")
        case ProvinceResolved():
            return resolution(event, board)
        case GameEnded(reason):
            return message(reason)
        case FollowersReturned() | TurnPassedOn():
            return ""
    raise TypeError(f"{event!r} is no event of King of Siam")


def resolution(event: ProvinceResolved, board: Board) -> str:
    """Who gained a province, or why the British did."""
    province = province_name(board, event.province)
    if event.holder in FACTIONS:
        counts = "-".join(map(str, sorted(event.counts, reverse=True)))
        faction = faction_name(event.holder)
        return message("province-gained", faction=faction, province=province, counts=counts)
    most = max(event.counts)
    if not most:
        return message("province-empty", province=province)
    tied = [FACTION_NAMES[i] for i, count in enumerate(event.counts) if count == most]
    return message("province-tied", factions=listing(tied), province=province)


def card_name(code: str) -> str:
    """A card's printed name."""
    return DECK[CARD_INDEX[code]].name


def faction_name(letter: str) -> str:
    """A faction's name."""
    return FACTION_NAMES[FACTIONS.index(letter)]


def follower_names(letters: str) -> str:
    """One follower or two.

    >>> follower_names("RL"), follower_names("RR")
    ('Rama and Lao', 'two Rama')
    """
    if len(letters) > len(set(letters)):
        return message("two-of", faction=faction_name(letters[0]))
    return listing([faction_name(letter) for letter in letters])


def province_name(board: Board, code: str) -> str:
    """A province's name."""
    return board.provinces[board.index[code]].name
