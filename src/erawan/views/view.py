"""Putting a view together: one seat's eyes, a table, a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from erawan.core.game import Position
from erawan.engine.coach import Danger
from erawan.tables.action_rules import allowed_actions
from erawan.tables.consent import waits_for
from erawan.tables.played import Ending, Played
from erawan.tables.row import Row
from erawan.tables.table import Table
from erawan.tables.turn_draft import TurnDraft
from erawan.views.adapter import Views, views_of
from erawan.views.model import (
    AllowedAction,
    Caution,
    Chosen,
    Clock,
    LogEntry,
    Result,
    ResultStep,
    StandingOffer,
    Turn,
    View,
)
from erawan.views.msg import Item, Msg, say
from erawan.views.people import name_of, names_of
from erawan.views.story import headline
from erawan.views.wire import Change, Scene

COMPLETE = "complete"


def view_of(table: Table, seat: int | None, now: int, have: int = 0) -> View:
    """What a seat sees of a table now, and can do there; None only looks on."""
    position, scenes = table.position, Scenes(table, seat)
    draft = table.turn_draft if _is_on_turn(table, seat) else None
    turn = None if draft is None else _turn(draft, table)
    preview = None
    if draft is not None and turn is not None and turn.events:
        preview = scenes.draw(draft.turn.preview, table.line, draft)
    have = min(have, len(table.rows))
    return View(
        table=table.id,
        version=table.version,
        draft=table.moment_for(seat).draft,
        seat=seat,
        ply=len(table.line),
        plies=len(table.line),
        to_move=table.to_move,
        open_seats=table.open_seats,
        thinking=table.bot_to_move is not None,
        status=_status(table, seat),
        warnings=() if table.is_over else views_of(position).warnings(position),
        scene=scenes.draw(position, table.line),
        turn=turn,
        preview=preview,
        may=cast(tuple[AllowedAction, ...], allowed_actions(table, seat)),
        settings=table.plan.settings,
        clock=_clock(table, now - (table.plan.settings.delay if seat is None else 0)),
        log=log_entries(table, have),
        log_from=have,
        result=result_of(table),
        offer=_offer(table),
        paused=table.is_paused,
        rematch=table.rematch,
        late=tuple(sorted(table.late)),
        stood_in=tuple(sorted(table.stood_in)),
    )


def review_of(table: Table, seat: int | None, ply: int, have: int = 0) -> View:
    """What a seat saw after so many moves, to be looked at only."""
    ply = min(ply, len(table.line))
    line = table.line[:ply]
    position = line[-1].after if line else table.start
    have = min(have, len(table.rows))
    plies = len(table.line)
    return View(
        table=table.id,
        version=table.version,
        draft=table.moment_for(seat).draft,
        seat=seat,
        ply=ply,
        plies=plies,
        to_move=position.to_move,
        open_seats=table.open_seats,
        thinking=False,
        status=say("status-review", ply=ply, plies=plies),
        warnings=(),
        scene=Scenes(table, seat).draw(position, line),
        turn=None,
        preview=None,
        may=(),
        settings=table.plan.settings,
        clock=None,
        log=log_entries(table, have),
        log_from=have,
        result=result_of(table) if ply == plies else None,
    )


class Scenes:
    """Draws positions of a table for one seat."""

    def __init__(self, table: Table, seat: int | None) -> None:
        # Whoever only looks on sees what all at the table see (K5.1).
        settings = table.plan.settings
        everything = settings.open_piles or settings.open_table or table.is_over
        self.views, self.names = views_of(table.position), names_of(table.plan)
        self.sees = [everything or each == seat for each in range(table.players)]

    def draw(
        self, position: Position[Any], line: Sequence[Played], draft: TurnDraft | None = None
    ) -> Scene:
        """A position that a line of moves, and perhaps a turn in the making, led to."""
        return self.views.scene(position, line, draft, self.names, self.sees)


def _is_on_turn(table: Table, seat: int | None) -> bool:
    """Whether a seat is a person's who has something to do."""
    if seat is None or seat != table.chooser:
        return False
    return not (table.is_passed_for or table.is_waiting or table.is_paused)


def _offer(table: Table) -> StandingOffer | None:
    """What somebody has asked for; all may know it, who look on too."""
    offer = table.offers.standing
    if offer is None:
        return None
    asked, who = offer.kind.replace("_", "-"), name_of(table.plan, offer.by)
    whom = {} if offer.about is None else {"whom": name_of(table.plan, offer.about)}
    told = say(f"offer-{asked}", who=who, **whom)
    return StandingOffer(offer.kind, offer.by, told, waits_for(table))


def _turn(draft: TurnDraft, table: Table) -> Turn:
    turn, views, names = draft.turn, views_of(table.position), names_of(table.plan)
    complete = turn.prompt == COMPLETE
    events = views.changes(table.position, turn.events, names)
    return Turn(
        prompt=views.prompt(draft),
        chosen=_chosen(draft, table.position, views),
        options=views.options(draft),
        again=views.again(draft),
        can_go_back=bool(draft.steps),
        complete=complete,
        summary=tuple(each.say for each in events if each.say) if complete else (),
        events=events,
        warnings=views.turn_warnings(draft),
        pushes=views.pushes(draft),
        passing=() if turn.chosen else views.passing(table.position, names),
        cautions=cautions_of(table, turn.move.code) if turn.move else (),
        pass_cautions=_pass_cautions(draft, table),
    )


def _pass_cautions(draft: TurnDraft, table: Table) -> tuple[Caution, ...]:
    code = draft.pass_code
    if draft.turn.chosen or all(each.value != code for each in draft.turn.choices()):
        return ()
    return cautions_of(table, code or "")


def cautions_of(table: Table, code: str) -> tuple[Caution, ...]:
    """What the coach of a table says of a legal move."""
    return tuple(
        caution(table.position, danger, names_of(table.plan)) for danger in table.dangers(code)
    )


def caution(position: Position[Any], danger: Danger, names: Sequence[Item]) -> Caution:
    """A danger in words."""
    return Caution(views_of(position).caution(position, danger, names), danger.clause)


def _chosen(draft: TurnDraft, position: Position[Any], views: Views) -> tuple[Chosen, ...]:
    chosen, steps = draft.turn.chosen, []
    for place, (choice, automatic) in enumerate(zip(chosen, draft.automatic, strict=True)):
        target, name = views.step(position, chosen[:place], choice)
        steps.append(Chosen(choice, target, automatic, name))
    return tuple(steps)


def _status(table: Table, seat: int | None) -> Msg:
    mover = table.to_move
    if mover is None or table.review:
        return say("status-over" if mover is None else "status-review", **_plies(table, mover))
    if table.is_waiting:
        return say("status-waiting", count=len(table.open_seats))
    if table.is_paused:
        return say("status-paused")
    # Who is alone at a screen is spoken to; several are called by their names.
    you = seat == mover and (len(table.persons) == 1 or table.people is not None)
    if table.bot_to_move is not None:
        kind = "stand-in" if mover in table.persons else "thinking"
    elif table.is_passed_for:
        kind = "late" if mover in table.late else "passed"
    else:
        kind = "turn"
    if you and kind != "thinking":
        kind = "you" if kind == "turn" else f"you-{kind}"
    return views_of(table.position).status(table.position, kind, name_of(table.plan, mover))


def _plies(table: Table, mover: int | None) -> dict[str, int]:
    plies = len(table.line)
    return {} if mover is None else {"ply": plies, "plies": plies}


def _clock(table: Table, now: int) -> Clock | None:
    left = table.time_left(now)
    if left is None:
        return None
    return Clock(tuple(left), table.to_move if table.clock_runs() else None)


def log_entries(table: Table, since: int) -> tuple[LogEntry, ...]:
    """The rows from a number on; moves that were taken back are told like others."""
    moves = {played.row: played for played in table.moves}
    names = names_of(table.plan)
    flag = table.plan.settings.flag
    return tuple(_entry(row, moves.get(row.index), names, flag) for row in table.rows[since:])


def _entry(row: Row, played: Played | None, names: Sequence[Item], flag: str | None) -> LogEntry:
    # What all agreed to is nobody's own.
    who = {} if row.kind in ("draw", "pause", "resume") else {"who": names[row.seat]}
    kind = f"time-{flag}" if row.kind == "time" and flag else row.kind
    told = None if played else say(f"log-{kind}", **who)
    return LogEntry(
        index=row.index,
        kind=row.kind,
        ply=row.ply,
        seat=row.seat,
        code=row.code,
        at=row.at,
        say=told,
        events=_changes(played, names) if played else (),
    )


def _changes(played: Played, names: Sequence[Item]) -> tuple[Change, ...]:
    return views_of(played.before).changes(played.before, played.events, names)


def result_of(table: Table) -> Result | None:
    """The result of a finished game; None while it goes on."""
    if table.ending is not None:
        return _ended_early(names_of(table.plan), table.ending)
    outcome = table.position.outcome
    if outcome is None:
        return None
    names = names_of(table.plan)
    story = views_of(table.position).story(names)
    return Result(
        winners=tuple(sorted(outcome.winners)),
        reason=outcome.reason,
        termination="normal",
        headline=headline(names, outcome.winners),
        steps=tuple(story.tell(step) for step in outcome.steps),
    )


def _ended_early(names: Sequence[Item], ending: Ending) -> Result:
    told = say("step-recorded")
    if ending.loser is not None and ending.termination in ("resign", "time"):
        told = say(f"step-{ending.termination}", who=names[ending.loser])
    if ending.termination in ("adjudicated", "agreement"):
        told = say(f"step-{ending.termination}")
    return Result(
        winners=ending.winners,
        reason=ending.termination,
        termination=ending.termination,
        headline=headline(names, ending.winners),
        steps=(ResultStep("", told, ()),),
    )
