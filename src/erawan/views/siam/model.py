"""What a skin draws of Siam."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from erawan.views.change import Facing, TurnEvent
from erawan.views.msg import Msg

Side: TypeAlias = Literal["E", "R"]


class Piece(Struct, frozen=True):
    """An animal on a cell; a rock has neither side nor facing."""

    cell: str
    side: Side | None
    facing: Facing | None


class SiamScene(Struct, frozen=True, tag_field="game", tag="siam"):
    """A position of Siam.

    `reserves` and `left` (whether `leave` was used) have the elephants first; `barred` are the
    crosses closed for now; `occurrences` counts this board with this side to move (SH.1).
    """

    pieces: tuple[Piece, ...]
    reserves: tuple[int, int]
    left: tuple[bool, bool]
    barred: tuple[str, ...]
    occurrences: int
    ply: int


class SiamBoard(Struct, frozen=True, tag_field="game", tag="siam"):
    """A board of Siam; cells are named a1, columns by letter, rows from 1 at the bottom."""

    name: str
    revision: int
    note: str
    shipped: bool
    width: int
    height: int
    rocks: tuple[str, ...]
    crosses: tuple[str, ...]


class Weight(Struct, frozen=True):
    """A piece in a push: what it adds, and the sums after it; `holds` while the push goes on.

    `change` is 1, -1 or 0; a rock changes no force and adds one to `rocks`.
    """

    cell: str
    side: Side | None
    rock: bool
    change: int
    force: int
    rocks: int
    holds: bool


class Push(Struct, frozen=True):
    """A push that the chosen animal could try, nearest piece first.

    `origin` is the pusher's cell, `@` when it enters; `falls` is what the last cell would lose over
    the edge; `winner` is the seat that a falling rock would make win, and `credited` the cell of
    the animal that does it (`origin` for the pusher). `say` says it in words.
    """

    origin: str
    target: str
    facing: Facing
    line: tuple[Weight, ...]
    succeeds: bool
    falls: Literal["rock", "elephant", "rhino"] | None
    winner: int | None
    credited: str | None
    say: Msg


class Entered(TurnEvent, frozen=True, tag="entered"):
    """An animal comes from the reserve."""

    cell: str
    side: Side
    facing: Facing


class Stepped(TurnEvent, frozen=True, tag="stepped"):
    """An animal walks to the next cell, alone or behind what it pushes."""

    cell: str
    target: str


class Turned(TurnEvent, frozen=True, tag="turned"):
    """An animal turns where it stands."""

    cell: str
    facing: Facing


class Left(TurnEvent, frozen=True, tag="left"):
    """An animal goes back to its reserve by its owner's wish."""

    cell: str
    side: Side


class Pushed(TurnEvent, frozen=True, tag="pushed"):
    """A piece is pushed to the next cell."""

    cell: str
    target: str


class AnimalPushedOff(TurnEvent, frozen=True, tag="animal-pushed-off"):
    """An animal goes over the edge, back to its reserve."""

    cell: str
    side: Side
    facing: Facing


class RockPushedOff(TurnEvent, frozen=True, tag="rock-pushed-off"):
    """A rock goes over the edge: the game ends; `facing` is where it falls to."""

    cell: str
    facing: Facing
    winner: int


SiamChange: TypeAlias = Entered | Stepped | Turned | Left | Pushed | AnimalPushedOff | RockPushedOff


class SiamTarget(Struct, frozen=True, tag_field="kind"):
    """What on the table an option points at."""


class ReserveTarget(SiamTarget, frozen=True, tag="reserve"):
    """The animals beside the board."""


class AnimalTarget(SiamTarget, frozen=True, tag="animal"):
    """An own animal on the board."""

    cell: str


class CellTarget(SiamTarget, frozen=True, tag="cell"):
    """A cell to enter or step on; `push` when something stands there."""

    cell: str
    push: bool


class SpotTarget(SiamTarget, frozen=True, tag="spot"):
    """The animal's own cell: it will turn."""

    cell: str


class LeaveTarget(SiamTarget, frozen=True, tag="leave"):
    """Out of the board, back to the reserve."""


class FacingTarget(SiamTarget, frozen=True, tag="facing"):
    """One of the four arrows around a cell."""

    cell: str
    facing: Facing


AnyTarget: TypeAlias = (
    ReserveTarget | AnimalTarget | CellTarget | SpotTarget | LeaveTarget | FacingTarget
)
