"""Doing an act: from a table to its next version, or a refusal that says why not."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from erawan.core.errors import BadCode, IllegalMove
from erawan.core.registry import game
from erawan.tables import actions, consent, refusal
from erawan.tables.actions import AnyAction
from erawan.tables.plan import Settings
from erawan.tables.table import Table
from erawan.tables.turn_draft import TurnDraft

STEPPING = (actions.Choose, actions.Back, actions.Clear, actions.Confirm)
"""Acts that depend on the turn in the making, and are stale once it was changed elsewhere."""
ON_TURN = (*STEPPING, actions.Pass, actions.Play)
"""Acts of the seat to move alone."""


def apply_action(
    table: Table,
    act: AnyAction,
    version: int,
    now: int,
    draft: int | None = None,
    seat: int | None = None,
) -> Table:
    """The table after a person's act made at a version; raises Refusal.

    With `draft` an act on the turn in the making is for the turn as it was after so many changes;
    without it, for the turn as it is. `seat` is whose act it is, where seats have owners.
    """
    check_actor(table, act, seat)
    # A bot that stands in may move at any moment.
    meant = table.version if isinstance(act, actions.Return) else version
    _check_open(table, meant, draft if isinstance(act, STEPPING) else None)
    try:
        match act:
            case actions.Choose(choices, keep):
                turn = _own_turn(table)
                if keep is not None:
                    turn = turn.keep(table.position, keep)
                return _advance(table, turn.choose(choices), now)
            case actions.Back():
                return _back(table)
            case actions.Clear():
                _own_turn(table)
                return table.with_steps(())
            case actions.Confirm():
                return _confirm(table, now)
            case actions.Pass():
                _own_turn(table)
                return _pass(table, now)
            case actions.Play(code):
                return _play(table, code, now)
            case actions.TakeBack():
                return table.with_take_back(take_back_ply(table), now)
            case actions.Resign():
                return table.with_loss("resign", _resigning(table, seat), now)
            case actions.Ask("stand_in", about):
                return consent.ask_stand_in(table, about, seat, now)
            case actions.Ask(kind):
                return consent.ask(table, kind, seat)
            case actions.Answer(yes):
                return consent.answer(table, yes, seat, now)
            case actions.Return():
                return _return(table, seat, now)
            case actions.Adjust():
                return table.with_settings(_adjusted(table, act))
            case actions.Skip():
                # Only the bots' pace changes: that is no matter of the table.
                return table
    except (IllegalMove, BadCode) as error:
        raise refusal.forbidden(error) from error


def check_actor(table: Table, act: AnyAction, seat: int | None) -> None:
    """Raises Refusal unless the owner of this seat, or None for who has none, may do such a thing.

    Where all sit at one screen, everybody acts for everybody.
    """
    if table.people is None:
        return
    if seat is None:
        raise refusal.denied("not-yours", "Only those who have a seat can do this here.")
    if isinstance(act, ON_TURN):
        if table.is_waiting:
            raise refusal.untimely("waiting", "The game begins when all seats are taken.")
        if table.is_paused:
            raise refusal.untimely("paused", "The game is paused.")
        if not table.is_over and seat != table.to_move:
            raise refusal.untimely("not-now", "It is not your turn.")
    if isinstance(act, actions.TakeBack) and len(table.persons) > 1:
        raise refusal.denied("no-take-back", "Among people a move is taken back if all agree.")
    if isinstance(act, actions.Resign) and table.is_waiting:
        raise refusal.untimely("waiting", "The game begins when all seats are taken.")
    if isinstance(act, actions.Adjust) and not is_makers(table, seat):
        raise refusal.denied("not-yours", "Only who made the table changes how it is played.")


def is_makers(table: Table, seat: int | None) -> bool:
    """Whether a seat belongs to who made the table."""
    people = table.people
    return people is not None and seat is not None and people.owners[seat] == people.maker


def play_for_bot(table: Table, code: str, version: int, now: int) -> Table:
    """The table after the move of the bot whose turn it is; raises Refusal."""
    _check_open(table, version)
    if table.bot_to_move is None:
        raise refusal.untimely("not-now", "It is a person's turn.")
    return table.with_move(code, now)


def pass_for_person(table: Table, version: int, now: int) -> Table:
    """The table after the pass of a person who can do nothing else; raises Refusal."""
    _check_open(table, version)
    if not table.is_passed_for:
        raise refusal.untimely("not-now", "It is a person's turn.")
    return _pass(table, now)


def allowed_actions(table: Table, seat: int | None = None) -> tuple[str, ...]:
    """What a person can do now beside the steps of a turn; where seats have owners, who has one."""
    if table.people is not None and seat is None:
        return ()
    if table.is_waiting:
        return ("invite",) if is_makers(table, seat) else ()
    alone = table.people is None or len(table.persons) == 1
    if table.review or table.ending:
        return ("take_back",) if alone and _has_resigned(table) else ()
    allowed: list[str] = [] if table.people is None else consent.allowed(table, seat)
    if seat in table.stood_in and not table.is_over:
        allowed.append("return")
    moves_by_itself = table.moves_by_itself
    is_own = table.people is None or seat == table.to_move
    if is_own and _is_persons_turn(table) and not (moves_by_itself or table.is_paused):
        if _may_pass(table):
            allowed.append("pass")
        if not table.is_contest:
            allowed.append("hint")
    if table.has_coach and not table.is_over:
        allowed.append("coach")
    if alone and table.last_chosen(table.persons) is not None:
        allowed.append("take_back")
    if not table.is_over and _giving_up(table, seat) is not None:
        allowed.append("resign")
    if moves_by_itself:
        allowed.append("skip")
    return tuple(allowed)


def check_hint(table: Table) -> None:
    """Raises Refusal unless the seat to move may have a hint."""
    _check_open(table, table.version)
    _own_turn(table)
    if table.is_contest:
        raise refusal.untimely("hint", "Where people play against the clock there are no hints.")


def take_back_ply(table: Table) -> int:
    """How many moves stand after a take-back: up to the last one of a person; raises Refusal.

    After a resignation all of them stand: it is the resignation that is taken back. Passes that the
    server would make again at once go with the move before them.
    """
    if _has_resigned(table):
        return len(table.line)
    ply = table.last_chosen(table.persons)
    if table.ending is not None:
        raise refusal.over()
    if ply is None:
        raise refusal.untimely("nothing-to-take-back", "There is no move of yours to take back.")
    return ply


def _check_open(table: Table, version: int, draft: int | None = None) -> None:
    if table.review:
        raise refusal.untimely("review", "This game is only to be looked at.")
    if version != table.version:
        raise refusal.stale(version, table.version)
    if draft is not None and draft != table.draft:
        raise refusal.turn_changed()


def own_turn(table: Table, version: int, draft: int | None = None) -> TurnDraft:
    """The turn in the making of the person to move, at a version; raises Refusal."""
    _check_open(table, version, draft)
    return _own_turn(table)


def _own_turn(table: Table) -> TurnDraft:
    """The turn in the making of the person to move; raises Refusal."""
    if table.is_over:
        raise refusal.over()
    if not _is_persons_turn(table):
        raise refusal.untimely("not-now", "It is not your turn.")
    return table.turn_draft


def _advance(table: Table, draft: TurnDraft, now: int) -> Table:
    """Keep the steps, or play a complete turn where nobody, the coach neither, wants to ask."""
    move = draft.turn.move
    if move is not None and not table.plan.settings.confirm and not table.dangers(move.code):
        return table.with_move(move.code, now)
    return table.with_steps(draft.steps)


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


def _play(table: Table, code: str, now: int) -> Table:
    """Play a move by its code; the coach asks first, and who then sends it again means it."""
    chosen, wanted = _own_turn(table).turn.move, table.position.parse(code)
    if chosen == wanted or not table.dangers(wanted.code):
        return table.with_move(code, now)
    return table.with_steps(TurnDraft.of_move(table.position, code).steps)


def _adjusted(table: Table, change: actions.Adjust) -> Settings:
    if change.coach and not table.has_coach:
        raise refusal.untimely("coach", "The coach comes to games against the computer only.")
    given = {name: value for name, value in asdict(change).items() if value is not None}
    return replace(table.plan.settings, **given)


def _resigning(table: Table, seat: int | None) -> int:
    if table.is_over:
        raise refusal.over()
    loser = _giving_up(table, seat)
    if loser is None:
        raise refusal.untimely("not-now", "Nobody here could resign.")
    return loser


def _giving_up(table: Table, seat: int | None) -> int | None:
    """Whose game it would be that is given up."""
    return table.viewer if table.people is None else seat


def _return(table: Table, seat: int | None, now: int) -> Table:
    if seat is None or seat not in table.stood_in or table.is_over:
        raise refusal.untimely("not-replaced", "Nobody plays for you here.")
    return table.with_change("return", seat, now)


def _is_persons_turn(table: Table) -> bool:
    return table.chooser is not None


def _may_pass(table: Table) -> bool:
    code = game(table.position.game).pass_code
    return any(choice.value == code for choice in table.position.turn().choices())


def _pass(table: Table, now: int) -> Table:
    rules = game(table.position.game)
    if not _may_pass(table):
        raise IllegalMove(rules.clause_against_passing, "passing is not possible")
    return table.with_move(rules.pass_code, now)


def _has_resigned(table: Table) -> bool:
    """Whether the game ended here because a person gave it up."""
    return table.ending is not None and table.ending.termination == "resign" and not table.review
