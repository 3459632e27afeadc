"""The flags that several commands share: the start options of both games, and `--json`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

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
