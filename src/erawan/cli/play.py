"""`erawan play`: both games in the terminal, with people and computer players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from erawan.cli.terminal.session import Session

Seats = Annotated[
    str | None,
    typer.Option(
        help="Who sits where: person, level-1 to level-10, greedy or random, with commas."
    ),
]
Names = Annotated[str | None, typer.Option(help="The seats' names, with commas.")]
PlaySeed = Annotated[
    int | None, typer.Option(help="A seed for the deal and the computer's chance.")
]
Repetition = Annotated[
    int | None, typer.Option(help="Siam: a draw at that many occurrences; 0 for never.")
]
PlyLimit = Annotated[
    int | None, typer.Option(help="Siam: a draw after so many plies; 0 for never.")
]
Guided = Annotated[
    bool, typer.Option("--guided", help="A first game: what matters is said in every turn.")
]
Save = Annotated[str | None, typer.Option(help="Write the record there at the end.")]
Coach = Annotated[
    bool, typer.Option("--coach", help="Ask before a move that gives something away at once.")
]
Load = Annotated[str | None, typer.Option(help="Go on with the game of this record.")]


@flags.with_start_options(seed=PlaySeed, repetition=Repetition, ply_limit=PlyLimit)
def play(
    *,
    game: Annotated[
        str | None, typer.Argument(help="king-of-siam or siam; asked for if left out.")
    ] = None,
    seats: Seats = None,
    names: Names = None,
    guided: Guided = False,
    save: Save = None,
    load: Load = None,
    coach: Coach = False,
    options: dict[str, Any],
) -> None:
    """Play in the terminal: by menus, or by typing move codes.

    Against the computer Siam's house rules are on: a draw at 3 equal positions or after 200 plies.

    Example: erawan play king-of-siam --seats person,level-5,level-3 --save game.txt
    """
    import sys

    from erawan.cli.console import make_console
    from erawan.cli.terminal.dialogue import Dialogue
    from erawan.cli.terminal.opening import Opening

    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    if sys.stdin.isatty():
        _edit_lines()
    console = make_console()
    if guided:
        game, seats = _first_game(game, seats, options)
    opening = Opening(console, seats, names, options.pop("seed"))
    try:
        session: Session = opening.load(load) if load else opening.begin(game, options)
    except EOFError:
        return
    Dialogue(session, console, save, coach, guided).run()


def _first_game(game: str | None, seats: str | None, options: dict[str, Any]) -> tuple[str, str]:
    """The game and the seats of a guided game, its deal among the options; raises ErawanError."""
    from erawan.core.errors import ErawanError
    from erawan.learn.guide import GUIDES, guided_plan

    if game not in GUIDES:
        raise ErawanError(f"--guided is for {' and '.join(GUIDES)}: name one")
    plan = guided_plan(game)
    seats = seats or f"person,{plan.seats[1].bot}"
    if len(words := seats.split(",")) != len(plan.seats) or words.count("person") != 1:
        raise ErawanError("a guided game is for one person and one computer player")
    dealt = plan.options.dealt_from
    if dealt is not None:
        options["players"] = len(plan.seats)
        if options["seed"] is None:
            options["seed"] = int(dealt)
    return game, seats


def _edit_lines() -> None:
    """Let people edit what they type, where the system can."""
    import contextlib

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
