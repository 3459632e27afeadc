"""The deal from a seed: aids, followers and tiles, drawn in a fixed order."""

from __future__ import annotations

from erawan.core.generator import SplitMix64
from erawan.king.board import PROVINCES, Board
from erawan.king.cards import FACTIONS, FULL_HAND, supply
from erawan.king.position import Position

PER_PROVINCE = 4
HOME_PAIR = 2
NEIGHBOURS_AID = 4
"""The playing aid that gives what the left neighbour has (K3.3)."""


def deal(board: Board, players: int, seed: int) -> Position:
    """The start position of a seed (K3.1 to K3.6)."""
    generator = SplitMix64(seed)
    aids = [1, 2, 3, NEIGHBOURS_AID] if players > len(board.aids) else [1, 2, 3]
    generator.shuffle(aids)
    aids = aids[:players]
    courts = [court(board, aids, seat) for seat in range(players)]

    left = [supply(players)] * len(FACTIONS)
    followers = [0] * (len(FACTIONS) * PROVINCES)
    for pair in courts:
        left = [have - gone for have, gone in zip(left, pair, strict=True)]
    for faction, home in enumerate(board.home):
        followers[3 * home + faction] = HOME_PAIR
        left[faction] -= HOME_PAIR
    bag = [faction for faction, count in enumerate(left) for _ in range(count)]
    generator.shuffle(bag)
    bag.reverse()
    for province in range(PROVINCES):
        for _ in range(PER_PROVINCE - (HOME_PAIR if province in board.home else 0)):
            followers[3 * province + bag.pop()] += 1

    tiles = list(range(PROVINCES))
    generator.shuffle(tiles)
    return Position(
        board=board,
        players=players,
        tiles=tuple(tiles),
        crowned=(),
        followers=tuple(followers),
        control=(),
        pool=tuple(bag.count(faction) for faction in range(len(FACTIONS))),
        courts=tuple(courts),
        hands=(FULL_HAND,) * players,
        seat=aids.index(min(aids)),
        passes=0,
        last_swap=None,
        played=(0,) * players,
    )


def court(board: Board, aids: list[int], seat: int) -> tuple[int, ...]:
    """The two followers that a seat's playing aid shows (K3.2, K3.3)."""
    if aids[seat] == NEIGHBOURS_AID:
        seat = (seat + 1) % len(aids)
    pair = board.aids[aids[seat] - 1]
    return tuple(pair.count(faction) for faction in FACTIONS)
