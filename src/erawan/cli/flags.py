"""The flags that several commands share: the start options of both games, and `--json`."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from enum import StrEnum
from functools import wraps
from typing import Annotated, Any

import typer


class Spoken(StrEnum):
    """The languages of the texts that teach."""

    en = "en"
    it = "it"
    nl = "nl"
    ru = "ru"


Players = Annotated[int | None, typer.Option(help="King of Siam: 2, 3 or 4 players.")]
Seed = Annotated[
    int | None, typer.Option(help="King of Siam: the deal's seed, random if left out.")
]
Board = Annotated[
    str | None, typer.Option(help="A shipped board (siam, britain; classic) or a file.json.")
]
Animals = Annotated[int | None, typer.Option(help="Siam: animals of each side; 5 if left out.")]
Crosses = Annotated[str | None, typer.Option(help="Siam: off, entry (the default) or arrival.")]
Force = Annotated[str | None, typer.Option(help="Siam: stepwise (the default) or total.")]
Removals = Annotated[int | None, typer.Option(help="Siam: 1 = each side may leave once (SV.B).")]
Repetition = Annotated[
    int | None, typer.Option(help="Siam, house rule: a draw at that many occurrences.")
]
PlyLimit = Annotated[int | None, typer.Option(help="Siam, house rule: a draw after so many plies.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON, for programs.")]
Language = Annotated[Spoken, typer.Option(help="en, it, nl or ru.")]

START_OPTIONS: dict[str, Any] = {
    "players": Players,
    "seed": Seed,
    "board": Board,
    "animals": Animals,
    "crosses": Crosses,
    "force": Force,
    "removals": Removals,
    "repetition": Repetition,
    "ply_limit": PlyLimit,
}
"""Those of both games, in the order in which they are listed."""

Command = Callable[..., None]


def with_start_options(**others: Any) -> Callable[[Command], Command]:
    """Turn a command's parameter `options` into a flag for each start option.

    The command gets them as a dictionary by name, None for those left out. `others` are flags with
    another text than usual; a command that has a parameter of a start option's name keeps that one.
    """

    def decorate(command: Command) -> Command:
        own = inspect.signature(command, eval_str=True).parameters
        flags = {name: flag for name, flag in (START_OPTIONS | others).items() if name not in own}
        parameters = []
        for name, parameter in own.items():
            shown = flags if name == "options" else {name: parameter.annotation}
            default = None if name == "options" else parameter.default
            parameters += [
                parameter.replace(name=each, annotation=flag, default=default)
                for each, flag in shown.items()
            ]

        @wraps(command)
        def run(**given: Any) -> None:
            options = {name: given.pop(name) for name in flags}
            command(**given, options=options)

        run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        return run

    return decorate
