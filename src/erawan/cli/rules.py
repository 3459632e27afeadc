"""`erawan rules`: the clauses, all of them or one."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from erawan.core.clauses import Clause


def rules(
    clause: Annotated[
        str | None, typer.Argument(help="A clause such as K5.9, or the start of several: K5.")
    ] = None,
    as_json: flags.Json = False,
) -> None:
    """Print the rules clause by clause.

    Example: erawan rules K5.9
    """
    from erawan.cli.console import make_console
    from erawan.core.errors import ErawanError
    from erawan.views.text.clauses import draw_clause, draw_clauses

    found = find(clause or "")
    if not found:
        raise ErawanError(f"no clause is called {clause!r:.40}; `erawan rules` lists them all")
    single = found[0][1] if clause and found[0][1].id.upper() == clause.upper() else None
    if as_json:
        answer = [{"game": game, **asdict(each)} for game, each in found]
        print(json.dumps(answer[0] if single else answer, indent=1))
    elif single:
        make_console().print(draw_clause(single))
    else:
        make_console().print(draw_clauses(found))


def find(prefix: str) -> list[tuple[str, Clause]]:
    """The clause of that id, else those whose id begins so, each with its game's title."""
    from erawan.core.registry import game, game_names

    everything = [
        (game(name).title, clause) for name in game_names() for clause in game(name).clauses
    ]
    wanted = prefix.upper()
    exact = [pair for pair in everything if pair[1].id.upper() == wanted]
    return exact or [pair for pair in everything if pair[1].id.upper().startswith(wanted)]
