"""The turn builder: animal, then target, then facing, each step straight from the rules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from erawan.core.clauses import place_of
from erawan.core.errors import BadCode, IllegalMove
from erawan.core.turn import Choice
from erawan.siam import pieces, rules
from erawan.siam.clauses import CLAUSES
from erawan.siam.events import Event, fold
from erawan.siam.grid import FACINGS
from erawan.siam.moves import Enter, Face, Go, Move
from erawan.siam.notation import parse_move
from erawan.siam.play import entry_event, events_of, step_event

if TYPE_CHECKING:
    from erawan.siam.position import Position

RESERVE = "@"
LEAVE = "-"
SPOT, THEIRS = "~", "@@"
"""Turning on the spot, and the opponent's reserve: pointed at, never the value of a choice."""
KINDS = ANIMAL, TARGET, FACING = ("animal", "target", "facing")


@dataclass(frozen=True, slots=True)
class Turn:
    """A partial turn.

    `animal` is a cell or `@` for the reserve; `target` a cell, the animal's own for turning on
    the spot, or `-` for leaving; `facing` follows unless the animal leaves or pushes from a cell,
    where nothing turns (S7.I).
    """

    position: Position
    chosen: tuple[Choice, ...] = ()

    @property
    def prompt(self) -> str:
        """`animal`, `target`, `facing` or `complete`."""
        choices = self.choices()
        return choices[0].kind if choices else "complete"

    def choices(self) -> tuple[Choice, ...]:
        """Exactly the choices that lead to at least one legal move; empty when complete."""
        if self.position.is_over:
            return ()
        if not self.chosen:
            return tuple(Choice(ANIMAL, name) for name in self._animals())
        if len(self.chosen) == 1:
            return tuple(Choice(TARGET, name) for name in self._targets())
        return tuple(Choice(FACING, name) for name in self._facings())

    def choose(self, choice: Choice) -> Turn:
        """The turn with one more choice; raises IllegalMove for one that is not offered."""
        if choice in self.choices():
            return replace(self, chosen=(*self.chosen, choice))
        raise self._refusal(choice)

    def choices_of(self, move: Move) -> tuple[Choice, ...]:
        """The choices from the start of a turn to a legal move."""
        match move:
            case Enter(cell, facing):
                values: tuple[str, ...] = (RESERVE, cell, facing)
            case Go(cell, target, facing):
                pushes = self._piece(target) != pieces.EMPTY
                values = (cell, target) if pushes else (cell, target, facing)
            case Face(cell, facing):
                values = (cell, cell, facing)
            case _:
                values = (move.cell, LEAVE)
        return tuple(map(Choice, KINDS, values))

    def refusal(self, choice: Choice) -> IllegalMove | None:
        """Why something on the table can't be chosen now; None when it can.

        With an animal chosen it is asked where that may go, whatever else is chosen already.
        """
        position, value = self.position, choice.value
        try:
            rules.check_running(position)
        except IllegalMove as over:
            return over
        if value == THEIRS:
            return IllegalMove("S2.1", "these animals are the opponent's", "their-reserve")
        if value == SPOT and self.chosen:
            return self._turning_refused()
        if value not in (*position.grid.names, RESERVE, LEAVE, SPOT):
            return IllegalMove("S2.1", "that is nothing on the board")
        if value == RESERVE and not position.reserve[position.side]:
            return rules.reserve_empty(position).error
        turn, wanted = replace(self, chosen=self.chosen[:1]), Choice(TARGET, value)
        if value == RESERVE or not self.chosen:
            turn, wanted = replace(self, chosen=()), Choice(ANIMAL, value)
        elif value == LEAVE and self.chosen[0].value == RESERVE:
            return IllegalMove("S6.1", "it is not on the board yet", "not-on-board")
        return None if wanted in turn.choices() else turn._refusal(wanted)  # noqa: SLF001

    def back(self) -> Turn:
        """The turn without its last choice; itself when nothing was chosen."""
        return replace(self, chosen=self.chosen[:-1])

    @property
    def move(self) -> Move | None:
        """The complete move, or None while something is still to be chosen."""
        if not self.chosen or self.choices():
            return None
        values = self._values()
        if self._pushes():
            values += (FACINGS[pieces.FACING[self._piece(values[0])]],)
        return parse_move(self.position.grid, _code(*values))

    @property
    def events(self) -> tuple[Event, ...]:
        """What the choices made so far change: the first events of every move they lead to."""
        if move := self.move:
            return events_of(self.position, move)
        if len(self.chosen) < 2 or self._piece(self.chosen[1].value) != pieces.EMPTY:
            return ()
        animal, target = self._values()
        if animal == RESERVE:
            return (entry_event(self.position, target),)
        return (step_event(self.position, animal, target),)

    @property
    def preview(self) -> Position:
        """The position with those changes; for looking at, not for playing on while incomplete."""
        return fold(self.position, self.events)

    def _values(self) -> tuple[str, ...]:
        return tuple(choice.value for choice in self.chosen)

    def _pushes(self) -> bool:
        """Whether an animal on the board was sent into an occupied cell."""
        animal, target, *facing = self._values()
        if facing or animal in (RESERVE, target) or target == LEAVE:
            return False
        return self._piece(target) != pieces.EMPTY

    def _piece(self, name: str) -> int:
        return self.position.cells[self._index(name)]

    def _index(self, name: str) -> int:
        return self.position.grid.index[name]

    def _animals(self) -> list[str]:
        names = self.position.grid.names
        reserve = [RESERVE] if self._entries() else []
        return reserve + [names[cell] for cell in rules.own_cells(self.position)]

    def _entries(self) -> list[int]:
        return [
            cell
            for cell in rules.entry_cells(self.position)
            if rules.entry_facings(self.position, cell)
        ]

    def _targets(self) -> list[str]:
        grid = self.position.grid
        (animal,) = self._values()
        if animal == RESERVE:
            return [grid.names[cell] for cell in self._entries()]
        cell = self._index(animal)
        reached = [
            grid.names[target]
            for way, target in enumerate(grid.neighbours[cell])
            if rules.facings_after(self.position, cell, way)
        ]
        leave = [LEAVE] if rules.may_leave(self.position, cell) else []
        return sorted([*leave, animal, *reached])

    def _facings(self) -> list[str]:
        animal, target, *facing = self._values()
        if facing or target == LEAVE or self._pushes():
            return []
        facings = rules.ALL_FACINGS
        if animal == RESERVE:
            facings = rules.entry_facings(self.position, self._index(target))
        elif animal == target:
            facings = rules.turn_facings(self.position, self._index(animal))
        return sorted(FACINGS[facing] for facing in facings)

    def _refusal(self, choice: Choice) -> IllegalMove:
        """Why a choice is not offered: by the clause of its least wrong completion."""
        rules.check_running(self.position)
        refusal = IllegalMove("S2.1", "that is not to be chosen now")
        if not self.choices() or choice.kind != KINDS[len(self.chosen)]:
            return refusal
        if choice.kind == ANIMAL:
            return self._animal_refused(choice.value) or refusal
        values = (*self._values(), choice.value)
        for facing in FACINGS if choice.kind == TARGET and choice.value != LEAVE else ("",):
            try:
                self.position.parse(_code(*values, facing))
            except BadCode:
                continue
            except IllegalMove as error:
                refusal = max(refusal, error, key=lambda each: place_of(CLAUSES, each.clause))
        return refusal

    def _turning_refused(self) -> IllegalMove | None:
        """Why the chosen animal can't turn on the spot; None when it can."""
        if self.chosen[0].value != RESERVE:
            return None
        return IllegalMove("S5.1", "it is not on the board yet", "not-on-board")

    def _animal_refused(self, value: str) -> IllegalMove | None:
        """Why that is no animal to play; None for what is nothing on the table."""
        if value == RESERVE:
            return IllegalMove("S3.1", "none can enter", "none-enter")
        if value in (LEAVE, SPOT):
            return IllegalMove("S2.1", "choose one of your animals first", "animal-first")
        if value not in self.position.grid.index:
            return None
        if self._piece(value) == pieces.EMPTY:
            return IllegalMove("S2.1", "choose one of your animals first", "animal-first")
        text = f"on {value} is none of your animals"
        return IllegalMove("S2.1", text, "not-yours", cell=value)


def _code(animal: str, target: str, *facing: str) -> str:
    """The code of these values, where a target that is the animal's own cell is not repeated."""
    return "".join((animal, *facing) if animal == target else (animal, target, *facing))
