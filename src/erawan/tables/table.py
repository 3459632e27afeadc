"""A table: a game in progress with its seats, log, turn in the making and clock, as a value.

Its canonical form is the plan, the start position and the rows of the log; everything else is
worked out from these by replaying them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, NamedTuple

import msgspec

from erawan.core.game import Position
from erawan.core.registry import game
from erawan.core.turn import Choice
from erawan.engine.coach import Danger
from erawan.engine.entry import engine_of
from erawan.tables import refusal
from erawan.tables.bots import default_bot
from erawan.tables.offer import NO_OFFERS, Offers
from erawan.tables.people import People
from erawan.tables.plan import Plan, Settings
from erawan.tables.played import Ending, Played
from erawan.tables.row import BESIDE, Row, RowKind
from erawan.tables.turn_draft import TurnDraft

MOST_LAG = 500
"""Milliseconds of a turn at most that count as the network's, and against nobody."""
MOST_LAG_OF_GAME = 10_000
LAG_SHARE = 10
"""So much of all turns of a seat, and no more than this part of the time that it began with."""


class Moment(NamedTuple):
    """A version of a table, and how often the turn in the making was changed since it was made.

    Only the seat that makes the turn knows the second: for everybody else it is 0.
    """

    version: int
    draft: int = 0


@dataclass(frozen=True)
class Table:
    """A table at a version; acts lead to new ones, so what was worked out of one stays true.

    `moves` are all that were ever made, `line` those that stand; `since` is when the present turn
    began. `steps` are a turn in the making, which is the seat's own matter and no new version;
    `draft` is how often they were changed at this one. Without `people` it stands on one screen.
    `rematch` is the table where the same people play again. Seats in `late` have run out of time
    and play on without deciding anything; for those in `stood_in` a bot plays until they return.
    While an act is being done, `lag` is how much of the turn's time the network took, and `away`
    are the people who have been gone for long; `lags` is what the network took of earlier turns, by
    seat.
    """

    id: str
    plan: Plan
    start: Position[Any]
    created: int
    since: int
    rows: tuple[Row, ...] = ()
    moves: tuple[Played, ...] = ()
    line: tuple[Played, ...] = ()
    steps: tuple[Choice, ...] = ()
    version: int = 0
    draft: int = 0
    ending: Ending | None = None
    review: bool = False
    people: People | None = None
    offers: Offers = NO_OFFERS
    rematch: str | None = None
    late: frozenset[int] = frozenset()
    stood_in: frozenset[int] = frozenset()
    lag: int = 0
    lags: tuple[int, ...] = ()
    away: frozenset[int] = frozenset()

    @property
    def position(self) -> Position[Any]:
        """Where the game stands."""
        return self.line[-1].after if self.line else self.start

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.start.players

    @cached_property
    def to_move(self) -> int | None:
        """The seat to move; None when the game is over."""
        return None if self.ending else self.position.to_move

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, one way or another."""
        return self.to_move is None

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, none for a draw; None while the game goes on."""
        if self.ending:
            return self.ending.winners
        outcome = self.position.outcome
        return tuple(sorted(outcome.winners)) if outcome else None

    @cached_property
    def persons(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, each in enumerate(self.plan.seats) if each.bot is None)

    @cached_property
    def bot_to_move(self) -> str | None:
        """The code of the bot whose turn it is."""
        seat = self.to_move
        if seat is None or self.review or self.is_waiting or self.is_paused:
            return None
        if seat in self.late and self.plan.settings.flag != "bot":
            return None
        own, replaced = self.plan.seats[seat].bot, seat in self.late or seat in self.stood_in
        return own or default_bot(self.start.game) if replaced else own

    @cached_property
    def deciders(self) -> tuple[int, ...]:
        """The seats of people who play themselves."""
        gone = self.late | self.stood_in
        return tuple(seat for seat in self.persons if seat not in gone) if gone else self.persons

    @cached_property
    def chooser(self) -> int | None:
        """The person to move, unless somebody else plays for them."""
        return self.to_move if self.to_move in self.deciders else None

    @cached_property
    def open_seats(self) -> tuple[int, ...]:
        """The seats for people that nobody has taken yet; one with a name is kept for that one."""
        if self.people is None or self.review:
            return ()
        return tuple(seat for seat in self.persons if self.people.owners[seat] is None)

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun because somebody is missing."""
        return bool(self.open_seats)

    @cached_property
    def is_paused(self) -> bool:
        """Whether all have agreed to let the game rest, and not yet to go on."""
        kinds = (row.kind for row in reversed(self.rows) if row.kind not in BESIDE)
        return next(kinds, None) == "pause"

    @cached_property
    def is_passed_for(self) -> bool:
        """Whether the seat to move can only pass, which the server then does for it."""
        if self.review or self.to_move is None or self.is_waiting or self.is_paused:
            return False
        if self.chooser is None:
            return self.bot_to_move is None
        return self.plan.settings.auto_pass and game(self.start.game).must_pass(self.position)

    @property
    def moves_by_itself(self) -> bool:
        """Whether the next move needs no person."""
        return self.bot_to_move is not None or self.is_passed_for

    @cached_property
    def viewer(self) -> int | None:
        """Through whose eyes the table is seen where all sit at one screen.

        The person who can move, else the only person, else the one who moved last; with a finished
        game among several people, or with bots alone, somebody who looks on.
        """
        if self.review or not self.persons:
            return None
        if self.chooser is not None and not self.is_passed_for:
            return self.chooser
        if len(self.persons) == 1:
            return self.persons[0]
        if self.is_over:
            return None
        moved = [played.seat for played in self.line if played.seat in self.persons]
        return moved[-1] if moved else self.persons[0]

    def moment_for(self, seat: int | None) -> Moment:
        """What a seat, or somebody without one, knows of where the table stands."""
        makes_it = seat is not None and seat == self.to_move
        return Moment(self.version, self.draft if makes_it else 0)

    @property
    def moment(self) -> Moment:
        """Where the table stands, for the seat to move."""
        return self.moment_for(self.to_move)

    @cached_property
    def turn_draft(self) -> TurnDraft:
        """The turn that the person to move is making."""
        return TurnDraft.rebuild(self.position, self.steps)

    @property
    def has_coach(self) -> bool:
        """Whether the coach may be called: against bots, and not against people's clocks."""
        bots = any(seat.bot is not None for seat in self.plan.seats)
        return bots and bool(self.persons) and not self.is_contest

    @property
    def is_contest(self) -> bool:
        """Whether people play against each other's clocks, or from afar: nobody helps there."""
        timed = self.plan.settings.clock is not None
        return (timed or self.people is not None) and len(self.persons) > 1

    def dangers(self, code: str) -> tuple[Danger, ...]:
        """What the coach warns of before a legal move; nothing where nobody called it."""
        if not (self.plan.settings.coach and self.has_coach):
            return ()
        return engine_of(self.position.game).dangers(self.position, code)

    def clock_runs(self) -> bool:
        """Whether somebody's time runs down."""
        if self.is_over or self.review or self.is_paused or self.to_move in self.late:
            return False
        return bool(self.plan.settings.clock and self.line)

    def spent(self, now: int) -> int:
        """How much of the present turn's time is used."""
        return max(0, now - self.since - self.lag) if self.clock_runs() else 0

    def with_lag(self, took: int, now: int) -> Table:
        """The table while a move is made that took so long where the mover sits.

        The rest of the turn's time is the network's, up to bounds: nobody can check it.
        """
        return replace(self, lag=max(0, min(self.most_lag, self.spent(now) - took)))

    @property
    def most_lag(self) -> int:
        """How much of this turn may still count as the network's."""
        clock, seat = self.plan.settings.clock, self.to_move
        if clock is None or seat is None:
            return 0
        of_game = min(MOST_LAG_OF_GAME, clock.base // LAG_SHARE)
        return max(0, min(MOST_LAG, of_game - (self.lags[seat] if self.lags else 0)))

    @property
    def grace(self) -> int:
        """How long a move in time may be on its way, in milliseconds."""
        return 0 if self.people is None or self.chooser is None else self.most_lag

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to move is out; None where its clock may stop before."""
        left, seat = self.time_left(self.since), self.to_move
        if self.people is None or left is None or seat is None or not self.clock_runs():
            return None
        return self.since + left[seat]

    def time_left(self, now: int) -> list[int] | None:
        """Milliseconds left by seat, never below 0; None without a clock.

        A clock runs from the first move on, for the seat to move. Time spent stays spent when a
        move is taken back, and only moves that still stand earn their increment. While the server
        is down no clock runs on one screen; among people over the network it does.
        """
        setting = self.plan.settings.clock
        if setting is None:
            return None
        left = [setting.base] * self.players
        for row in self.rows:
            left[row.seat] -= row.spent
        for played in self.line:
            left[played.seat] += setting.increment
        if self.to_move is not None:
            left[self.to_move] -= self.spent(now)
        return [0 if seat in self.late else max(0, each) for seat, each in enumerate(left)]

    def flag_falls(self, now: int) -> bool:
        """Whether the seat to move has run out of time."""
        left, seat = self.time_left(now), self.to_move
        if left is None or seat is None or not self.clock_runs():
            return False
        return left[seat] == 0

    def with_steps(self, steps: Iterable[Choice]) -> Table:
        """The same version, with another turn in the making."""
        return replace(self, steps=tuple(steps), draft=self.draft + 1)

    def with_settings(self, settings: Settings) -> Table:
        """The next version, played in another way."""
        plan = msgspec.structs.replace(self.plan, settings=settings)
        return replace(self, plan=plan, version=self.version + 1, draft=0)

    def with_offers(self, offers: Offers) -> Table:
        """The next version, in which somebody has asked for something or answered."""
        return replace(self, offers=offers, version=self.version + 1, draft=0)

    def with_rematch(self, table: str) -> Table:
        """The next version, which leads to where the same people play again; the first counts."""
        if self.rematch is not None:
            return self
        return replace(self, rematch=table, version=self.version + 1, draft=0)

    def last_chosen(self, seats: Collection[int]) -> int | None:
        """The number of moves before the last one that somebody on one of these seats chose."""
        rules, auto_pass = game(self.start.game), self.plan.settings.auto_pass
        for ply, played in reversed(list(enumerate(self.line))):
            may_be_forced = auto_pass and played.code == rules.pass_code
            if played.seat in seats and not (may_be_forced and rules.must_pass(played.before)):
                return ply
        return None

    def with_agreement(self, kind: Literal["draw", "pause", "resume"], by: int, now: int) -> Table:
        """The next version, in which all have agreed to a draw, a pause or its end."""
        seat = by if self.to_move is None else self.to_move
        return self._next(kind, len(self.line), seat, None, now)

    def with_change(self, kind: Literal["stand-in", "return"], seat: int, now: int) -> Table:
        """The next version, in which a bot plays for a person, or the person again."""
        return self._next(kind, len(self.line), seat, None, now)

    def with_move(self, code: str, now: int) -> Table:
        """The next version, with a move played; raises BadCode, IllegalMove or Refusal."""
        if self.to_move is None:
            raise refusal.over()
        return self._next("move", len(self.line) + 1, self.to_move, code, now)

    def with_take_back(self, ply: int, now: int) -> Table:
        """The next version, with only the first moves standing; no resignation stands any more."""
        seat = self.line[ply].seat if ply < len(self.line) else self.rows[-1].seat
        return self._next("take-back", ply, seat, None, now)

    def with_loss(self, kind: Literal["resign", "time"], seat: int, now: int) -> Table:
        """The next version, in which a seat has given up or run out of time."""
        return self._next(kind, len(self.line), seat, None, now)

    def with_row(self, row: Row) -> Table:
        """The table after one more row of its log; raises BadCode or IllegalMove.

        When a seat gives up, or runs out of time where that loses, everybody who is not on its side
        wins: with three players the two others share the victory.
        """
        moves, line, ending = self.moves, self.line, self.ending
        late, stood_in = self.late, self.stood_in
        match row.kind:
            case "move":
                after, events = self.position.play_with_events(self.position.parse(row.code or ""))
                played = Played(row.seat, row.code or "", self.position, after, events, row.index)
                moves, line = (*moves, played), (*line, played)
            case "take-back":
                ending = None
            case "time" if self.plan.settings.flag is not None:
                late |= {row.seat}
            case "resign" | "time" as kind:
                side = game(self.start.game).side_of(row.seat, self.players)
                winners = tuple(seat for seat in range(self.players) if seat not in side)
                ending = Ending(kind, winners, row.seat)
            case "draw":
                ending = Ending("agreement", (), None)
            case "stand-in":
                stood_in |= {row.seat}
            case "return":
                stood_in -= {row.seat}
            case "pause" | "resume":
                pass
        beside = row.kind in BESIDE and row.seat != self.to_move
        lags = list(self.lags or (0,) * self.players)
        if row.seat == self.to_move and self.clock_runs():
            # The clock on the wall says more than was counted: the network's part.
            lags[row.seat] += max(0, row.at - self.since - row.spent)
        return replace(
            self,
            rows=(*self.rows, row),
            moves=moves,
            line=line[: row.ply],
            ending=ending,
            late=late,
            stood_in=stood_in,
            lag=0,
            lags=tuple(lags),
            offers=NO_OFFERS,
            steps=(),
            since=self.since if beside else row.at,
            version=row.version,
            draft=0,
        )

    def with_ending(self, ending: Ending) -> Table:
        """The table with an end that its log doesn't tell of."""
        return replace(self, ending=ending)

    def _next(self, kind: RowKind, ply: int, seat: int, code: str | None, now: int) -> Table:
        # A person may take back in a bot's turn, whose time then counts against nobody.
        spent = self.spent(now) if self.to_move == seat else 0
        row = Row(len(self.rows), kind, ply, seat, code, now, spent, self.version + 1)
        return self.with_row(row)
