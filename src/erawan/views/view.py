"""Putting a view together: one seat's eyes, a table, a moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from erawan.core.game import Position
from erawan.king.position import Position as KingPosition
from erawan.siam.pieces import SIDES
from erawan.siam.scoring import occurrences
from erawan.tables.acts import Choice
from erawan.tables.deeds import may
from erawan.tables.half_turn import HalfTurn
from erawan.tables.table import Played, Table
from erawan.views.king_scene import king_scene, province_name
from erawan.views.king_turn import king_again, king_options, king_prompt, king_step
from erawan.views.log import changes_of, log_entries
from erawan.views.model import Chosen, Clock, Deed, Scene, Turn, View
from erawan.views.msg import Msg, say
from erawan.views.people import name_of
from erawan.views.result import result_of
from erawan.views.siam_scene import siam_scene
from erawan.views.siam_turn import (
    pushes_of,
    siam_again,
    siam_options,
    siam_prompt,
    siam_step,
    siam_warnings,
)

COMPLETE = "complete"


def view_of(table: Table, seat: int | None, now: int, have: int = 0) -> View:
    """What a seat sees of a table now, and can do there; None only looks on."""
    position, scenes = table.position, Scenes(table, seat)
    half = table.half_turn if _is_on_turn(table, seat) else None
    turn = None if half is None else _turn(half, table)
    preview = None
    if half is not None and turn is not None and turn.events:
        preview = scenes.draw(half.turn.preview, table.line, half)
    have = min(have, len(table.rows))
    return View(
        table=table.id,
        version=table.version,
        seat=seat,
        ply=len(table.line),
        plies=len(table.line),
        to_move=table.to_move,
        thinking=table.bot_to_move is not None,
        status=_status(table, seat, position),
        warnings=_warnings(table, position),
        scene=scenes.draw(position, table.line),
        turn=turn,
        preview=preview,
        may=cast(tuple[Deed, ...], may(table)),
        settings=table.plan.settings,
        clock=_clock(table, now),
        log=log_entries(table, have),
        log_from=have,
        result=result_of(table),
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
        seat=seat,
        ply=ply,
        plies=plies,
        to_move=position.to_move,
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
        everything = table.plan.settings.open_piles or seat is None or table.is_over
        self.table = table
        self.sees = [everything or each == seat for each in range(table.players)]

    def draw(
        self, position: Position[Any], line: Sequence[Played], half: HalfTurn | None = None
    ) -> Scene:
        """A position that a line of moves, and perhaps a half-made turn, led to."""
        if not isinstance(position, KingPosition):
            return siam_scene(position)  # type: ignore[arg-type]
        piles: list[list[str]] = [[] for _ in range(position.players)]
        for played in line:
            card, plays, _ = played.code.partition(":")
            if plays:
                piles[played.seat].append(card)
        if half is not None and half.turn.chosen[0].kind == "card":
            piles[half.turn.position.seat].append(half.turn.chosen[0].value)
        return king_scene(position, self.table.plan, piles, self.sees)


def _is_on_turn(table: Table, seat: int | None) -> bool:
    return seat is not None and seat == table.to_move and seat in table.persons


def _turn(half: HalfTurn, table: Table) -> Turn:
    turn, is_king = half.turn, isinstance(table.position, KingPosition)
    complete = turn.prompt == COMPLETE
    events = changes_of(table.position, turn.events, table.plan)
    return Turn(
        prompt=king_prompt(half) if is_king else siam_prompt(half),
        chosen=_chosen(half, table.position, is_king),
        options=king_options(half) if is_king else siam_options(half),
        again=king_again(half) if is_king else siam_again(half),
        can_go_back=bool(half.steps),
        complete=complete,
        summary=tuple(each.say for each in events if each.say) if complete else (),
        events=events,
        warnings=() if is_king else siam_warnings(half),
        pushes=() if is_king else pushes_of(half),
    )


def _chosen(half: HalfTurn, position: Any, is_king: bool) -> tuple[Chosen, ...]:
    steps = []
    for place, (choice, automatic) in enumerate(zip(half.turn.chosen, half.automatic, strict=True)):
        if is_king:
            target, name = king_step(position, choice)
        else:
            target, name = siam_step(position, half.turn.chosen[:place], choice)
        steps.append(Chosen(Choice(choice.kind, choice.value), target, automatic, name))
    return tuple(steps)


def _status(table: Table, seat: int | None, position: Any) -> Msg:
    mover = table.to_move
    if mover is None or table.review:
        return say("status-over" if mover is None else "status-review", **_plies(table, mover))
    # A person alone at the screen is spoken to; several are called by their names.
    you = seat == mover and len(table.persons) == 1
    who = name_of(table.plan, mover)
    kind = "you" if you else ("turn" if table.bot_to_move is None else "thinking")
    if not isinstance(position, KingPosition):
        side = SIDES[mover]
        return (
            say("siam-status-you", side=side)
            if you
            else say(f"siam-status-{kind}", who=who, side=side)
        )
    struggle = len(position.control) + 1
    province = province_name(position.board, position.board.codes[position.face_up[0]])
    if not you:
        return say(f"king-status-{kind}", struggle=struggle, province=province, who=who)
    if not position.held or len(position.turn().choices()) == 1:
        kind = "you-pass"
    return say(f"king-status-{kind}", struggle=struggle, province=province)


def _plies(table: Table, mover: int | None) -> dict[str, int]:
    plies = len(table.line)
    return {} if mover is None else {"ply": plies, "plies": plies}


def _warnings(table: Table, position: Any) -> tuple[Msg, ...]:
    """A position that comes again, while the house rule counts (SH.1)."""
    if isinstance(position, KingPosition) or table.is_over:
        return ()
    limit, count = position.options.repetition, occurrences(position)
    if limit is None or count < 2:
        return ()
    return (say("warning-repetition", count=count, limit=limit),)


def _clock(table: Table, now: int) -> Clock | None:
    left = table.time_left(now)
    if left is None:
        return None
    return Clock(tuple(left), table.to_move if table.clock_runs() else None)
