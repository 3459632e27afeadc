"""Move codes: from text to moves; the other way a move knows its own code."""

from __future__ import annotations

from itertools import pairwise

from erawan.core.errors import BadCode
from erawan.king.board import Board
from erawan.king.cards import CARDS, FACTION_CARDS, FACTIONS, SWAP_CARDS, Followers
from erawan.king.moves import (
    NOTHING,
    PASS,
    Effect,
    FactionPlacing,
    FollowerSwap,
    FreePlacing,
    Move,
    Play,
    TileSwap,
)

PAIR = 2


def parse_move(board: Board, code: object) -> Move:
    """The move that a canonical code describes, legal or not; raises BadCode.

    >>> from erawan.king.board import load_board
    >>> parse_move(load_board("siam"), "kt:Rsk,May/Lvt").effect.followers[1]
    Followers(factions='M', province='ay')
    """
    if not isinstance(code, str):
        raise BadCode("a move code is a text")
    if code == PASS.code:
        return PASS
    action, slash, taken = code.partition("/")
    if not slash:
        raise BadCode(f"{shown(code)} is neither pass nor card:effect/taken")
    card, effect = parse_action(board, action)
    return Play(card, effect, None if taken == "-" else parse_follower(board, taken))


def parse_action(board: Board, action: str) -> tuple[str, Effect]:
    """The card and effect of `card:effect`; raises BadCode."""
    card, colon, text = action.partition(":")
    if not colon or card not in CARDS:
        raise BadCode(f"{shown(card)} is no card; cards are {' '.join(CARDS)}")
    return card, parse_effect(board, card, text)


def parse_effect(board: Board, card: str, text: str) -> Effect:
    """The effect of a card; raises BadCode."""
    if text == NOTHING.code:
        return NOTHING
    if card == "mr":
        return parse_tiles(board, text)
    if card == "kt":
        return parse_free(board, text)
    if card in SWAP_CARDS:
        return parse_swap(board, card, text)
    return parse_placing(board, FACTIONS[FACTION_CARDS[card]], text)


def parse_tiles(board: Board, text: str) -> TileSwap:
    """Maharacha's effect; raises BadCode."""
    pair, star, crowned = text.partition("*")
    first, dash, second = pair.partition("-")
    if not star or not dash:
        raise BadCode(f"{shown(text)} is not of the form sk-ay*ay")
    check_order(board, first, second)
    parse_province(board, crowned)
    return TileSwap(first, second, crowned)


def parse_free(board: Board, text: str) -> FreePlacing:
    """Khon Thai's effect; raises BadCode."""
    placed = tuple(parse_follower(board, code) for code in text.split(","))
    factions = [FACTIONS.index(follower.factions) for follower in placed]
    if any(before >= after for before, after in pairwise(factions)):
        raise BadCode(f"{shown(text)} must name each faction once, in the order R L M")
    return FreePlacing(placed)


def parse_swap(board: Board, card: str, text: str) -> FollowerSwap:
    """The effect of 1 vs 1 or 2 vs 1; raises BadCode."""
    one, dash, other = text.partition("-")
    if not dash:
        raise BadCode(f"{shown(text)} is not of the form Rsk-Lay")
    second = parse_follower(board, other)
    if card == "21" and len(one) > PAIR + 1:
        return FollowerSwap(card, parse_pair(board, one), second)
    first = parse_follower(board, one)
    check_order(board, first.province, second.province)
    return FollowerSwap(card, first, second)


def parse_last_swap(board: Board, text: str) -> FollowerSwap:
    """The swap that a position's `last_swap` stands for; raises BadCode."""
    _, effect = parse_action(board, text)
    if not isinstance(effect, FollowerSwap):
        raise BadCode(f"{shown(text)} swaps nothing")
    return effect


def parse_placing(board: Board, faction: str, text: str) -> FactionPlacing:
    """The effect of a faction card; raises BadCode."""
    provinces = tuple(text.split(","))
    places = [parse_province(board, code) for code in provinces]
    if len(places) > PAIR or sorted(places) != places:
        raise BadCode(f"{shown(text)} must be one or two provinces in the board's order")
    return FactionPlacing(faction, provinces)


def parse_province(board: Board, code: str) -> int:
    """The index of a province; raises BadCode."""
    if code not in board.index:
        raise BadCode(f"{shown(code)} is no province of the board {board.name}")
    return board.index[code]


def parse_follower(board: Board, code: str) -> Followers:
    """A faction and a province; raises BadCode."""
    if code not in board.spot:
        raise BadCode(f"{shown(code)} is no follower: a faction R, L or M and a province")
    return board.groups[code]


def parse_pair(board: Board, code: str) -> Followers:
    """Two factions in order and a province; raises BadCode."""
    for faction in code[:PAIR]:
        parse_follower(board, faction + code[PAIR:])
    if code not in board.groups:
        raise BadCode(f"{shown(code)} must name its factions in the order R L M")
    return board.groups[code]


def check_order(board: Board, first: str, second: str) -> None:
    """Check two different provinces in the board's order; raises BadCode."""
    if parse_province(board, first) >= parse_province(board, second):
        raise BadCode(f"{first} and {second} must be two provinces in the board's order")


def shown(text: str) -> str:
    """A piece of somebody's text, short enough for a message."""
    limit = 40
    return repr(text if len(text) <= limit else text[:limit] + "…")
