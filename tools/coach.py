"""Holds the coach in bot games against the rules: `python tools/coach.py [GAMES]`."""

from __future__ import annotations

from erawan.core.registry import game_names
from tests.engine.coached import bot_games
from tests.tally import report

GAMES = 500

if __name__ == "__main__":
    report(game_names(), bot_games, GAMES)
