"""What a learner of King of Siam is told: who leads, what a pass gives, ties, cards, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from erawan.core.game import Position as CorePosition
from erawan.core.outcome import Outcome
from erawan.king.cards import BRITISH, FACTIONS
from erawan.king.moves import PASS
from erawan.king.position import Position
from erawan.king.scoring import holder_of, if_all_pass
from erawan.king.state import NAME as NAME  # noqa: PLC0414 - for the list of guides
from erawan.learn.sentence import DECISIVE, GOOD_TO_KNOW, PRESSING, Sentence, Step, sentence
from erawan.views.king.scene import province_name
from erawan.views.msg import Item

FADES, FADED = 4, 7
"""The struggles from which on only what presses is said, and only what decides."""


def weight(position: Position, _turn: int) -> int:
    """How much a sentence must weigh in this struggle."""
    struggle = len(position.control) + 1
    return GOOD_TO_KNOW if struggle < FADES else PRESSING if struggle < FADED else DECISIVE


def turns(line: Sequence[Step], seat: int) -> int:
    """How many moves a seat has made in the present struggle."""
    decided = _decided(line[-1].after) if line else 0
    return sum(
        each.seat == seat and _decided(each.before) == _decided(each.after) == decided
        for each in line
    )


def matters(position: Position, seat: int, names: Sequence[Item], turn: int) -> list[Sentence]:
    """What matters to the seat to move, the most pressing first."""
    if len(position.turn().choices()) == 1:
        return [sentence("only-pass", "K5.9" if position.held else "K4.4", PRESSING)]
    if position.passes + 1 == position.players:
        return _passing(position, seat, names)
    if turn == 0 or _holder(position) == BRITISH:
        return [_standing(position)]
    if turn % 2:
        return [_cards(position, seat, names)]
    return [_ahead(position, seat, names)]


def changes(before: Position, after: Position, seat: int, names: Sequence[Item]) -> list[Sentence]:
    """What a move of a seat changed, the most pressing first."""
    if sum(before.hands[seat]) == sum(after.hands[seat]):
        return [_after_pass(before, after, names[1 - seat])]
    found: list[Sentence] = []
    first, now = before.face_up[0], after.face_up[0]
    if first != now:
        swapped = {"first": _name(before, first), "second": _name(after, now)}
        found.append(sentence("king-contested", "K6.1", PRESSING, **swapped))
    elif _holder(before) != _holder(after):
        found.append(_standing(after, "king-now"))
    found += _fortune(before, after, seat, names)
    return [*found, *_court(before, after, seat, names)]


def _passing(position: Position, seat: int, names: Sequence[Item]) -> list[Sentence]:
    """What a pass would give that resolves the struggle."""
    after = position.play(PASS)
    if after.outcome is not None:
        clause = after.outcome.steps[-1].clause
        return [_victory("king-pass", clause, DECISIVE, after.outcome, seat, names)]
    if _holder(position) == BRITISH:
        name = _name(position, position.face_up[0])
        count = _held(after, BRITISH)
        return [sentence("king-pass-british", "K6.3", PRESSING, province=name, count=count)]
    return [_lead("king-pass-gives", position)]


def _standing(position: Position, key: str = "king") -> Sentence:
    """Who leads in the contested province, or that nobody does."""
    province = position.face_up[0]
    name, most = _name(position, province), max(position.counts(province))
    if not most:
        return sentence("king-empty", "K6.3", PRESSING, province=name)
    if _holder(position) == BRITISH:
        return sentence(f"{key}-tied", "K6.3", PRESSING, province=name, most=most)
    return _lead(f"{key}-leads", position)


def _lead(key: str, position: Position) -> Sentence:
    """Whose followers are most in the contested province, and how many come next."""
    province = position.face_up[0]
    most, following, _ = sorted(position.counts(province), reverse=True)
    return sentence(
        key,
        "K6.2",
        GOOD_TO_KNOW,
        province=_name(position, province),
        faction=FACTIONS[_holder(position)],
        most=most,
        next=following,
    )


def _cards(position: Position, seat: int, names: Sequence[Item]) -> Sentence:
    mine, theirs = sum(position.hands[seat]), sum(position.hands[1 - seat])
    return sentence(
        "king-cards",
        "K5.5",
        GOOD_TO_KNOW,
        mine=mine,
        who=names[1 - seat],
        theirs=theirs,
        count=len(position.face_up),
    )


def _ahead(position: Position, seat: int, names: Sequence[Item]) -> Sentence:
    """Who would rule and win if all passed from now on."""
    outcome = if_all_pass(position)
    if outcome.reason == "colony":
        return _victory("king-colony", "K7.4", GOOD_TO_KNOW, outcome, seat, names)
    ranked = [step for step in outcome.steps if step.clause in ("K7.2", "K7.3")]
    ruler = ranked[-1].left[0]
    return _victory("king-ahead", "K7.5", GOOD_TO_KNOW, outcome, seat, names, faction=ruler)


def _victory(
    key: str,
    clause: str,
    weight: int,
    outcome: Outcome,
    seat: int,
    names: Sequence[Item],
    **more: str,
) -> Sentence:
    """That the learner would win, the other, or both."""
    if len(outcome.winners) > 1:
        return sentence(f"{key}-both", clause, weight, who=names[1 - seat], **more)
    if seat in outcome.winners:
        return sentence(f"{key}-you", clause, weight, **more)
    return sentence(f"{key}-other", clause, weight, who=names[1 - seat], **more)


def _after_pass(before: Position, after: Position, who: Item) -> Sentence:
    """What a pass did, or would do once the other passes too."""
    name, holder = _name(before, before.face_up[0]), _holder(before)
    resolved = len(after.control) > len(before.control)
    if resolved:
        count = _held(after, holder)
        if holder == BRITISH:
            return sentence("king-british", "K6.3", PRESSING, province=name, count=count)
        faction = FACTIONS[holder]
        return sentence(
            "king-gained", "K6.2", GOOD_TO_KNOW, province=name, faction=faction, count=count
        )
    if holder == BRITISH:
        return sentence("king-passed-british", "K6.3", PRESSING, who=who, province=name)
    faction = FACTIONS[holder]
    return sentence("king-passed", "K6.2", GOOD_TO_KNOW, who=who, province=name, faction=faction)


def _fortune(before: Position, after: Position, seat: int, names: Sequence[Item]) -> list[Sentence]:
    """That another would win than before, if all passed from now on."""
    was, now = seat in if_all_pass(before).winners, seat in if_all_pass(after).winners
    if now and not was:
        return [sentence("king-now-win", "K7.5", PRESSING)]
    if was and not now:
        return [sentence("king-now-lose", "K7.5", PRESSING, who=names[1 - seat])]
    return []


def _court(before: Position, after: Position, seat: int, names: Sequence[Item]) -> list[Sentence]:
    """How many of the colour that was taken both have now."""
    return [
        sentence(
            "king-court",
            "K5.4",
            GOOD_TO_KNOW,
            faction=FACTIONS[place],
            mine=now,
            who=names[1 - seat],
            theirs=after.courts[1 - seat][place],
        )
        for place, (was, now) in enumerate(
            zip(before.courts[seat], after.courts[seat], strict=True)
        )
        if now > was
    ]


def _decided(position: CorePosition[Any]) -> int:
    """How many provinces have been decided."""
    return len(position.to_json()["control"])


def _holder(position: Position) -> int:
    """Who would gain the contested province as it stands."""
    return holder_of(position.counts(position.face_up[0]))


def _held(position: Position, holder: int) -> int:
    return sum(each == holder for _, each in position.control)


def _name(position: Position, province: int) -> str:
    return province_name(position.board, position.board.codes[province])
