"""What a person can do at a table."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from erawan.core.turn import Choice
from erawan.tables.offer import OfferKind


class Act(Struct, frozen=True, tag_field="act"):
    """Something done at a table."""


class Choose(Act, frozen=True, tag="choose"):
    """Make steps of the turn; `keep` is how many of those made before stay, all unless told."""

    choices: Annotated[tuple[Choice, ...], Meta(min_length=1, max_length=16)]
    keep: Annotated[int, Meta(ge=0, le=64)] | None = None


class Back(Act, frozen=True, tag="back"):
    """Undo the last step that was not automatic."""


class Clear(Act, frozen=True, tag="clear"):
    """Undo all steps."""


class Confirm(Act, frozen=True, tag="confirm"):
    """Play the complete turn."""


class Pass(Act, frozen=True, tag="pass"):
    """Pass, whatever was chosen so far."""


class Play(Act, frozen=True, tag="play"):
    """Play a move by its code, whatever was chosen so far: for those who type, and for programs.

    Where the coach has something to say, the move is only chosen; sent again, it is played.
    """

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class TakeBack(Act, frozen=True, tag="take_back"):
    """Go back to before the last move of a person."""


class Resign(Act, frozen=True, tag="resign"):
    """Give the game up, for the person through whose eyes the table is seen."""


class Ask(Act, frozen=True, tag="ask"):
    """Ask everybody else at the table for something that all must agree to.

    `seat` is for whom a bot is to stand in; those who are away too are not asked then.
    """

    kind: OfferKind
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Answer(Act, frozen=True, tag="answer"):
    """Agree to what somebody asked for, or decline; who asked declines to take it back."""

    yes: bool


class Return(Act, frozen=True, tag="return"):
    """Take one's seat back from the bot that stood in, whatever has happened there since."""


class Skip(Act, frozen=True, tag="skip"):
    """Don't wait for the bots' pace any more, up to the next person's turn."""


class Adjust(Act, frozen=True, tag="adjust"):
    """Change the bots' pace, or whether turns are confirmed, coached, or passed for people.

    What is not given stays.
    """

    pace: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    confirm: bool | None = None
    coach: bool | None = None
    auto_pass: bool | None = None


AnyAction: TypeAlias = (
    Choose
    | Back
    | Clear
    | Confirm
    | Pass
    | Play
    | TakeBack
    | Resign
    | Ask
    | Answer
    | Return
    | Skip
    | Adjust
)
