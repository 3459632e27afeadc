"""A raw position, possibly illegal, with its problems as data; what an editor works on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields

from erawan.core.errors import BadPosition
from erawan.king.board import PROVINCES
from erawan.king.cards import (
    BRITISH,
    CARD_INDEX,
    DECK,
    FACTION_NAMES,
    FACTIONS,
    HAND_SIZE,
    supply,
)
from erawan.king.position import Position
from erawan.king.state import COLONY, State


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong: the field, the place in it (or ``""``), the clause, and why."""

    field: str
    place: str
    clause: str
    message: str


@dataclass(frozen=True, slots=True)
class Setup(State):
    """A position of the right form that need not obey the rules."""

    def position(self) -> Position:
        """The position, if it is a legal one; raises BadPosition with the first problem."""
        for problem in self.problems():
            field = f"{problem.field}.{problem.place}" if problem.place else problem.field
            raise BadPosition(field, problem.clause, problem.message)
        return Position(*(getattr(self, field.name) for field in fields(State)))

    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong, in the order of the fields; empty for a legal position."""
        return (
            *self._track_problems(),
            *self._follower_problems(),
            *self._hand_problems(),
            *self._turn_problems(),
            *self._played_problems(),
        )

    def _track_problems(self) -> Iterator[Problem]:
        """Tiles, crowns and control."""
        codes = self.board.codes
        if sorted(self.tiles) != list(range(PROVINCES)):
            yield Problem("tiles", "", "K3.6", "must be the eight provinces, each once")
        taken = [province for province, _ in self.control]
        if list(self.tiles[: len(taken)]) != taken:
            yield Problem("tiles", "", "K4.1", "must begin with control's provinces in their order")
        for province, times in Counter(self.crowned).items():
            if times > 1:
                yield Problem("crowned", codes[province], "K5.6", "has one King marker at most")
        maharacha = CARD_INDEX["mr"]
        gone = sum(not hand[maharacha] for hand in self.hands)
        if len(self.crowned) > gone:
            message = f"{len(self.crowned)} King markers, but {gone} Maharachas played"
            yield Problem("crowned", "", "K5.6", message)
        for province, times in Counter(taken).items():
            if times > 1:
                yield Problem("control", codes[province], "K6.4", "is resolved only once")
        british = [holder for _, holder in self.control].count(BRITISH)
        if british > COLONY or (british == COLONY and self.control[-1][1] != BRITISH):
            yield Problem("control", "", "K7.1", "the game ends with the fourth British province")

    def _follower_problems(self) -> Iterator[Problem]:
        """Followers in controlled provinces, and the totals."""
        for province, _ in self.control:
            if any(self.counts(province)):
                code = self.board.codes[province]
                yield Problem("provinces", code, "K6.4", "is controlled and must be empty")
        total = supply(self.players)
        clause = "K3.1" if self.players == 2 else "K1.1"
        for faction, name in enumerate(FACTION_NAMES):
            found = sum(self.followers[faction::3]) + self.pool[faction]
            found += sum(court[faction] for court in self.courts)
            if found != total:
                message = f"provinces, pool and courts have {found} {name}, not {total}"
                yield Problem("pool", FACTIONS[faction], clause, message)

    def _hand_problems(self) -> Iterator[Problem]:
        """More cards than anybody has."""
        for seat, hand in enumerate(self.hands):
            for card, copies in zip(DECK, hand, strict=True):
                if copies > card.copies:
                    message = f"{copies} {card.name}, but everybody has {card.copies}"
                    yield Problem("hands", str(seat), "K1.2", message)

    def _turn_problems(self) -> Iterator[Problem]:
        """Whose turn it is, and how many passed."""
        if not 0 <= self.seat < self.players:
            yield Problem("to_move", "", "K4.2", f"must be a seat from 0 to {self.players - 1}")
        if not 0 <= self.passes < self.players:
            yield Problem("passes", "", "K4.5", f"must be from 0 to {self.players - 1}")

    def _played_problems(self) -> Iterator[Problem]:
        """Numbers of cards that don't go with the hands, and a swap that its player still holds."""
        if any(number < 0 for number in self.played):
            yield Problem("played", "", "K5.5", "must be numbers from 0")
        for seat, (number, hand) in enumerate(zip(self.played, self.hands, strict=True)):
            if (number == 0) != (sum(hand) == HAND_SIZE):
                yield Problem("played", str(seat), "K5.5", "must be 0 exactly with a full hand")
        for number, times in Counter(self.played).items():
            if number and times > 1:
                yield Problem("played", "", "K4.3", f"card {number} was played by one seat only")
        if max(self.played) != self.cards_played:
            message = f"the highest must be the number of cards played, {self.cards_played}"
            yield Problem("played", "", "K5.5", message)
        if self.last_swap:
            last = self.played.index(max(self.played))
            if self.hands[last][CARD_INDEX[self.last_swap.card]]:
                yield Problem("last_swap", "", "K5.5", "its player still holds the card")
