"""Holds generated questions against the compiled rules: `python tools/practice.py [QUESTIONS]`."""

from __future__ import annotations

import sys

from erawan.learn.rules_pages import GAMES
from tests.learn.practised import Tally, try_questions

QUESTIONS = 10_000


def main() -> None:
    """Print what was asked of each game; exit with 1 if an answer is wrong or ambiguous."""
    questions = int(sys.argv[1]) if len(sys.argv) > 1 else QUESTIONS
    wrong = 0
    for name in GAMES:
        tally = Tally()
        try_questions(name, range(questions), tally)
        counts = ", ".join(f"{what} {count:,}" for what, count in sorted(tally.counts.items()))
        print(f"{name}: {counts}; wrong or ambiguous: {len(tally.wrong)}", flush=True)
        print("".join(f"{each}\n" for each in tally.wrong[:10]), end="")
        wrong += len(tally.wrong)
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
