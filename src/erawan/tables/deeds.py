"""Doing an act: from a table to its next version, or a refusal that says why not."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from erawan.core.errors import BadCode, IllegalMove
from erawan.king.moves import PASS
from erawan.tables import acts, refusal
from erawan.tables.acts import AnyAct
from erawan.tables.half_turn import HalfTurn
from erawan.tables.plan import Settings
from erawan.tables.table import Table


def do(table: Table, act: AnyAct, version: int, now: int) -> Table:
    """The table after a person's act made at a version; raises Refusal."""
    _check_open(table, version)
    try:
        match act:
            case acts.Choose(choices, keep):
                half = _own_turn(table)
                if keep is not None:
                    half = half.keep(table.position, keep)
                return _advance(table, half.choose(choices), now)
            case acts.Back():
                return _back(table)
            case acts.Clear():
                _own_turn(table)
                return table.with_steps(())
            case acts.Confirm():
                return _confirm(table, now)
            case acts.Pass():
                _own_turn(table)
                if not _may_pass(table):
                    raise IllegalMove("S2.1", "passing is not possible")
                return table.with_move(PASS.code, now)
            case acts.Play(code):
                _own_turn(table)
                return table.with_move(code, now)
            case acts.TakeBack():
                return table.with_take_back(take_back_ply(table), now)
            case acts.Resign():
                return table.with_loss("resign", _resigning(table), now)
            case acts.Adjust():
                return table.with_settings(_adjusted(table.plan.settings, act))
            case acts.Skip():
                # Only the bots' pace changes: that is no matter of the table.
                return table
    except (IllegalMove, BadCode) as error:
        raise refusal.forbidden(error) from error


def play_for_bot(table: Table, code: str, version: int, now: int) -> Table:
    """The table after the move of the bot whose turn it is; raises Refusal."""
    _check_open(table, version)
    if table.bot_to_move is None:
        raise refusal.untimely("not-now", "It is a person's turn.")
    return table.with_move(code, now)


def may(table: Table) -> tuple[str, ...]:
    """What a person can do now beside the steps of a turn."""
    if table.review or table.ending:
        return ()
    deeds = []
    if _is_persons_turn(table) and _may_pass(table):
        deeds.append("pass")
    if _is_persons_turn(table) and not _is_contest(table):
        deeds.append("hint")
    if _last_by_person(table) is not None:
        deeds.append("take_back")
    if not table.is_over and table.viewer is not None:
        deeds.append("resign")
    if table.bot_to_move is not None:
        deeds.append("skip")
    return tuple(deeds)


def check_hint(table: Table) -> None:
    """Raises Refusal unless the seat to move may have a hint."""
    _check_open(table, table.version)
    _own_turn(table)
    if _is_contest(table):
        raise refusal.untimely("hint", "Where people play against the clock there are no hints.")


def take_back_ply(table: Table) -> int:
    """How many moves stand after a take-back: up to the last one of a person; raises Refusal."""
    ply = _last_by_person(table)
    if table.ending is not None:
        raise refusal.over()
    if ply is None:
        raise refusal.untimely("nothing-to-take-back", "There is no move of yours to take back.")
    return ply


def _check_open(table: Table, version: int) -> None:
    if table.review:
        raise refusal.untimely("review", "This game is only to be looked at.")
    if version != table.version:
        raise refusal.stale(version, table.version)


def _own_turn(table: Table) -> HalfTurn:
    """The half-made turn of the person to move; raises Refusal."""
    if table.is_over:
        raise refusal.over()
    if not _is_persons_turn(table):
        raise refusal.untimely("not-now", "It is not your turn.")
    return table.half_turn


def _advance(table: Table, half: HalfTurn, now: int) -> Table:
    """Keep the steps, or play a complete turn where nobody wants to confirm it."""
    if half.turn.move is not None and not table.plan.settings.confirm:
        return table.with_move(half.turn.move.code, now)
    return table.with_steps(half.steps)


def _back(table: Table) -> Table:
    steps = _own_turn(table).steps
    if not steps:
        raise refusal.untimely("nothing-to-undo", "There is no step to undo.")
    return table.with_steps(steps[:-1])


def _confirm(table: Table, now: int) -> Table:
    move = _own_turn(table).turn.move
    if move is None:
        raise refusal.untimely("incomplete", "The turn is not complete yet.")
    return table.with_move(move.code, now)


def _adjusted(settings: Settings, change: acts.Adjust) -> Settings:
    given = {name: value for name, value in asdict(change).items() if value is not None}
    return replace(settings, **given)


def _resigning(table: Table) -> int:
    if table.is_over:
        raise refusal.over()
    if table.viewer is None:
        raise refusal.untimely("not-now", "Nobody here could resign.")
    return table.viewer


def _is_persons_turn(table: Table) -> bool:
    return table.to_move in table.persons


def _is_contest(table: Table) -> bool:
    """Whether people play against each other's clocks."""
    return table.plan.settings.clock is not None and len(table.persons) > 1


def _may_pass(table: Table) -> bool:
    return any(choice.kind == PASS.code for choice in table.position.turn().choices())


def _last_by_person(table: Table) -> int | None:
    """The number of moves before the last one of a person."""
    plies = [ply for ply, played in enumerate(table.line) if played.seat in table.persons]
    return plies[-1] if plies else None
