"""King of Siam as one seat sees it: the map, the track, the courts, and what lies ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from erawan.core.outcome import Outcome
from erawan.king.board import Board
from erawan.king.cards import BRITISH, CARDS, FACTIONS, FULL_HAND, HAND_SIZE, HOLDERS
from erawan.king.position import Position
from erawan.king.scoring import holder_of, if_all_pass
from erawan.king.state import hand_list
from erawan.tables.plan import Plan
from erawan.views.geometry import lay_out
from erawan.views.king_model import (
    Card,
    Counts,
    Faction,
    Forecast,
    Holder,
    KingBoard,
    KingScene,
    KingSeat,
    Prospect,
    Province,
    ProvincePlace,
    Tile,
)
from erawan.views.msg import Msg, say
from erawan.views.people import names_of

COMPARING_COURTS = ("K7.4", "K7.5", "K8.2")


def king_board(board: Board) -> KingBoard:
    """A board, with the homes at their provinces."""
    homes = dict(zip(board.homes, FACTIONS, strict=True))
    shipped = isinstance(board.to_json(), str)
    return KingBoard(
        name=board.name,
        revision=board.revision,
        verified=board.verified,
        note=board.note,
        shipped=shipped,
        provinces=tuple(
            ProvincePlace(
                each.code, each.name, each.x, each.y, cast(Faction | None, homes.get(each.code))
            )
            for each in board.provinces
        ),
        borders=board.borders,
        map=None if shipped else lay_out(board),
    )


def king_scene(
    position: Position, plan: Plan, piles: Sequence[Sequence[str]], sees: Sequence[bool]
) -> KingScene:
    """A position; `piles` are the cards played since the start, `sees` whose hands are shown."""
    holders = dict(position.control)
    face_up = position.face_up
    return KingScene(
        tiles=tuple(
            Tile(
                position.board.codes[province],
                province in position.crowned,
                _holder(holders.get(province)),
            )
            for province in position.tiles
        ),
        provinces=tuple(
            Province(
                code=code,
                followers=counts(position.counts(province)),
                holder=_holder(holders.get(province)),
                contested=not position.is_over and province == face_up[0],
            )
            for province, code in enumerate(position.board.codes)
        ),
        pool=counts(position.pool),
        seats=tuple(
            _seat(position, seat, piles[seat], sees[seat]) for seat in range(position.players)
        ),
        struggle=min(len(position.control) + 1, len(position.tiles)),
        passes=position.passes,
        british=sum(holder == BRITISH for _, holder in position.control),
        forecast=None if position.is_over else forecast(position, plan),
    )


def forecast(position: Position, plan: Plan) -> Forecast:
    """What would happen if all passed from here to the end."""
    outcome = if_all_pass(position)
    prospects = tuple(_prospect(position, province) for province in position.face_up)
    held = [holder for _, holder in position.control]
    british = held.count(BRITISH) + sum(each.holder == "B" for each in prospects)
    courts = next(step for step in outcome.steps if step.clause in COMPARING_COURTS)
    ruler = _ruler(outcome)
    contested = prospects[0]
    return Forecast(
        provinces=prospects,
        ruler=ruler,
        british=min(british, 4),
        leaders=_seats(courts.left),
        winners=tuple(sorted(outcome.winners)),
        lines=(
            say(
                "forecast-province",
                province=province_name(position.board, contested.province),
                holder=contested.holder,
                counts="-".join(map(str, contested.counts)),
            ),
            say("forecast-colony") if ruler is None else say("forecast-ruler", faction=ruler),
            *_lead(outcome, plan, ruler),
            say("forecast-british", count=min(british, 4)),
        ),
    )


def _ruler(outcome: Outcome) -> Faction | None:
    """The faction that rules; None in a colony."""
    if outcome.reason == "colony":
        return None
    ranking = [step for step in outcome.steps if step.clause in ("K7.2", "K7.3")]
    return cast(Faction, ranking[-1].left[0])


def _lead(outcome: Outcome, plan: Plan, ruler: Faction | None) -> list[Msg]:
    """Who is ahead in the first comparison of courts, and who wins where that is a tie."""
    step = next(step for step in outcome.steps if step.clause in COMPARING_COURTS)
    figures = sorted((value for _, value in step.values), reverse=True)
    names = names_of(plan, _seats(step.left))
    tied = len(step.left) > 1
    kind = "tied" if tied else "lead"
    figure = {"most": figures[0]} if tied else {"most": figures[0], "next": figures[1]}
    if ruler is None:
        lead = say(f"forecast-sets-{kind}", names=names, **figure)
    else:
        lead = say(f"forecast-{kind}", names=names, faction=ruler, **figure)
    if not tied:
        return [lead]
    return [lead, say("forecast-winner", names=names_of(plan, outcome.winners))]


def _prospect(position: Position, province: int) -> Prospect:
    followers = position.counts(province)
    first, second, _ = sorted(followers, reverse=True)
    return Prospect(
        province=position.board.codes[province],
        holder=cast(Holder, HOLDERS[holder_of(followers)]),
        counts=counts(followers),
        near=first - second <= 1,
    )


def _seat(position: Position, seat: int, pile: Sequence[str], sees: bool) -> KingSeat:
    hand = position.hands[seat]
    court = counts(position.courts[seat])
    cards = sum(hand)
    gone = [have - left for have, left in zip(FULL_HAND, hand, strict=True)]
    for card in pile:
        gone[CARDS.index(card)] -= 1
    # What was played before a start in the middle of a game is known, its order is not.
    whole = [*hand_list(tuple(gone)), *pile]
    return KingSeat(
        court=court,
        sets=min(court),
        cards=cards,
        top=cast(Card, pile[-1]) if pile else None,
        hand=cast(tuple[Card, ...], tuple(hand_list(hand))) if sees else None,
        pile=cast(tuple[Card, ...], tuple(whole)) if sees or cards == HAND_SIZE else None,
    )


def province_name(board: Board, code: str) -> str:
    """What a province is called."""
    return board.provinces[board.index[code]].name


def counts(followers: Sequence[int]) -> Counts:
    """Numbers of followers in the order R L M."""
    rama, lao, malay = followers
    return rama, lao, malay


def _holder(holder: int | None) -> Holder | None:
    return None if holder is None else cast(Holder, HOLDERS[holder])


def _seats(subjects: Sequence[str]) -> tuple[int, ...]:
    """The seats of a step's subjects, where teams are joined by +."""
    return tuple(int(seat) for subject in subjects for seat in subject.split("+"))
