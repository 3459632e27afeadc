"""Siam: elephants, rhinos and rocks on a board of 5x5 cells, and on others."""

from erawan.siam.board import Board
from erawan.siam.clauses import CLAUSES
from erawan.siam.events import fold
from erawan.siam.game import GAME
from erawan.siam.moves import Enter, Face, Go, Leave, Move
from erawan.siam.options import Options
from erawan.siam.position import Position
from erawan.siam.setup import Problem, Setup
from erawan.siam.turn import Turn

__all__ = [
    "CLAUSES",
    "GAME",
    "Board",
    "Enter",
    "Face",
    "Go",
    "Leave",
    "Move",
    "Options",
    "Position",
    "Problem",
    "Setup",
    "Turn",
    "fold",
]
