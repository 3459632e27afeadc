"""Events of Siam as sentences."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from erawan.siam.events import (
    AnimalPushedOff,
    Entered,
    GameEnded,
    Left,
    Noted,
    Pushed,
    RockPushedOff,
    Stepped,
    Turned,
    TurnPassed,
)
from erawan.siam.pieces import LETTERS, describe
from erawan.views.messages import message
from erawan.views.names import FACINGS


def siam_sentences(events: Iterable[Any]) -> list[str]:
    """A turn's events in words; a turn at the end of entering or stepping is told with it."""
    events = list(events)
    moves = any(isinstance(event, Entered | Stepped) for event in events)
    turned = next((event for event in events if isinstance(event, Turned)), None)
    sentences = []
    for event in events:
        if isinstance(event, Entered) and turned:
            sentences.append(siam_sentence(replace(event, piece=turned.piece)))
        elif isinstance(event, Stepped) and turned:
            facing = facing_name(turned.piece)
            values = {"animal": piece_name(event.piece), "cell": event.cell}
            sentences.append(
                message("animal-steps-turning", **values, target=event.target, facing=facing)
            )
        elif not (moves and event is turned):
            sentences.append(siam_sentence(event))
    return list(filter(None, sentences))


def siam_sentence(event: Any) -> str:
    """The sentence of one event; empty for what the others say already."""
    match event:
        case Entered(_, cell, piece):
            return message(
                "animal-enters",
                article="An" if piece.isupper() else "A",
                animal=piece_name(piece),
                cell=cell,
                facing=facing_name(piece),
            )
        case Stepped(_, cell, target, piece):
            return message("animal-steps", animal=piece_name(piece), cell=cell, target=target)
        case Turned(_, cell, _, piece):
            animal, facing = piece_name(piece), facing_name(piece)
            return message("animal-turns", animal=animal, cell=cell, facing=facing)
        case Left(_, cell, piece):
            return message("animal-leaves", animal=piece_name(piece), cell=cell)
        case Pushed(_, cell, target, piece):
            return message("piece-pushed", animal=piece_name(piece), cell=cell, target=target)
        case AnimalPushedOff(_, cell, piece):
            return message("animal-pushed-off", animal=piece_name(piece), cell=cell)
        case RockPushedOff(_, cell):
            return message("rock-falls", cell=cell)
        case Noted() | TurnPassed() | GameEnded():
            return ""
    raise TypeError(f"{event!r} is no event of Siam")


def piece_name(letter: str) -> str:
    """What a letter of a position's text stands for."""
    return describe(LETTERS.index(letter))


def facing_name(letter: str) -> str:
    """Where an animal with this letter looks."""
    return FACINGS[letter.lower()]
