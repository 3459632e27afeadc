"""What went wrong, as a page can show it."""

from __future__ import annotations

import sqlite3

from erawan.tables.refusal import Refusal
from erawan.views.model import Problem
from erawan.views.msg import Arg, say


def problem_of(refusal: Refusal) -> Problem:
    """A refusal in the reader's language and in English."""
    args: dict[str, Arg] = dict(refusal.values)
    if refusal.reason is not None:
        key, values = refusal.reason
        args["reason"] = say(key, **values)
    return Problem(say(refusal.key, **args), str(refusal), refusal.clause)


def storage_problem(error: sqlite3.Error) -> Problem:
    """The database can't be used at this moment."""
    return Problem(say("refused-storage"), f"This can't be saved now: {error}.", None)
