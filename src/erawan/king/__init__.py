"""King of Siam: the exact rules, as values.

>>> pos = GAME.start(players=3, seed=7)
>>> pos.to_move, len(pos.legal_moves())
(2, 17153)
"""

from erawan.king.board import Board
from erawan.king.cards import Followers
from erawan.king.game import GAME
from erawan.king.moves import (
    NOTHING,
    PASS,
    FactionPlacing,
    FollowerSwap,
    FreePlacing,
    Move,
    Nothing,
    Pass,
    Play,
    TileSwap,
)
from erawan.king.position import Position
from erawan.king.setup import Problem, Setup

__all__ = [
    "GAME",
    "NOTHING",
    "PASS",
    "Board",
    "FactionPlacing",
    "FollowerSwap",
    "Followers",
    "FreePlacing",
    "Move",
    "Nothing",
    "Pass",
    "Play",
    "Position",
    "Problem",
    "Setup",
    "TileSwap",
]
