"""Holds generated questions against the compiled rules: `python tools/practice.py [QUESTIONS]`."""

from __future__ import annotations

from erawan.learn.rules_pages import GAMES
from tests.learn.practised import try_questions
from tests.tally import report

QUESTIONS = 10_000

if __name__ == "__main__":
    report(GAMES, try_questions, QUESTIONS)
