"""`erawan replay`: a record's games, move by move."""

from __future__ import annotations

import json
from textwrap import fill
from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from erawan.core.game import Position
    from erawan.core.outcome import Outcome
    from erawan.core.record import Record

INDENT = " " * 24


def replay(
    file: Annotated[str, typer.Argument(help="A file of records; - reads standard input.")],
    as_json: flags.Json = False,
) -> None:
    """Replay the games of a file: every move in words, at the end what decided the game.

    With --json one line per ply, from 0 (the start): record, ply, code, position and the codes
    that are legal in it; then one line per game: record, outcome, result.

    Example: erawan replay game.txt --json
    """
    from erawan.cli.inputs import read_text
    from erawan.core.errors import BadRecord
    from erawan.core.record_parser import parse_records

    show = _print_json if as_json else _print_words
    number = 0
    try:
        for number, record in enumerate(parse_records(read_text(file)), 1):
            show(number, record, complete=True)
    except BadRecord as error:
        if error.kept is not None:
            show(number + 1, error.kept, complete=False)
        raise


def _print_json(number: int, record: Record, complete: bool) -> None:
    from erawan.engine.kernel import kernel_of

    position = record.start
    kernel = kernel_of(position)
    _print_ply(number, 0, None, position, kernel.legal_codes())
    for ply, code in enumerate(record.codes(), 1):
        position = position.play(position.parse(code))
        # A kernel made anew would read all positions seen before, at every ply.
        kernel = kernel.play(code)
        _print_ply(number, ply, code, position, kernel.legal_codes())
    if complete:
        outcome = None if position.outcome is None else outcome_to_json(position.outcome)
        _print_line({"record": number, "outcome": outcome, "result": record.result})


def _print_ply(
    number: int, ply: int, code: str | None, position: Position[Any], legal: list[str]
) -> None:
    _print_line(
        {
            "record": number,
            "ply": ply,
            "code": code,
            "position": position.to_json(),
            "legal": legal,
        }
    )


def _print_line(obj: dict[str, Any]) -> None:
    print(json.dumps(obj))


def outcome_to_json(outcome: Outcome) -> dict[str, Any]:
    """An outcome with its whole chain; seats count from 0, as in positions."""
    return {
        "winners": sorted(outcome.winners),
        "reason": outcome.reason,
        "steps": [
            {"clause": step.clause, "values": dict(step.values), "left": list(step.left)}
            for step in outcome.steps
        ],
    }


def _print_words(number: int, record: Record, complete: bool) -> None:
    from erawan.cli.console import make_console
    from erawan.core.registry import game
    from erawan.views.messages import message
    from erawan.views.names import seat_names
    from erawan.views.narration import narrate_outcome, narrate_turn

    console = make_console()
    names = seat_names(record.start, record)
    title = game(record.game).title
    console.print(message("replay-title", number=number, game=title, seats=", ".join(names)))
    position = record.start
    for ply, code in enumerate(record.codes(), 1):
        move = position.parse(code)
        after, events = position.play_with_events(move)
        words = narrate_turn(position, events, names)
        console.print(
            fill(f"{ply:>3}. {code:<18} {words}", console.width, subsequent_indent=INDENT)
        )
        position = after
    if complete:
        for sentence in narrate_outcome(position, names) or [
            message("replay-unfinished", result=record.result)
        ]:
            console.print(sentence)
        console.print()
