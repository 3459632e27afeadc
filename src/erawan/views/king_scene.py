"""King of Siam as one seat sees it: the map, the track, the courts, and what lies ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from erawan.engine.kernel import kernel_of
from erawan.kernels import king_forecast
from erawan.king.board import Board
from erawan.king.cards import BRITISH, CARDS, FACTIONS, FULL_HAND, HAND_SIZE, HOLDERS
from erawan.king.position import Position
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
    ahead = kernel_of(position).forecast()
    prospects = tuple(
        _prospect(position, province, cast(Holder, holder))
        for province, holder in zip(position.face_up, ahead.holders, strict=True)
    )
    contested = prospects[0]
    ruler = cast(Faction, ahead.ruler) if ahead.ruler else None
    return Forecast(
        provinces=prospects,
        ruler=ruler,
        british=ahead.british,
        leaders=_leaders(ahead),
        winners=tuple(sorted(ahead.winners)),
        lines=(
            say(
                "forecast-province",
                province=province_name(position.board, contested.province),
                holder=contested.holder,
                counts="-".join(map(str, contested.counts)),
            ),
            say("forecast-ruler", faction=ruler) if ruler else say("forecast-colony"),
            *_lead(ahead, plan),
            say("forecast-british", count=ahead.british),
        ),
    )


def _lead(ahead: king_forecast.Forecast, plan: Plan) -> list[Msg]:
    """Who is ahead in the first comparison of courts, and who wins where that is a tie."""
    most, following, *_ = sorted((figure for _, figure in ahead.courts), reverse=True)
    tied = most == following
    kind = "tied" if tied else "lead"
    names = names_of(plan, _leaders(ahead))
    figures = {"most": most} if tied else {"most": most, "next": following}
    if ahead.ruler:
        lead = say(f"forecast-{kind}", names=names, faction=ahead.ruler, **figures)
    else:
        lead = say(f"forecast-sets-{kind}", names=names, **figures)
    if not tied:
        return [lead]
    return [lead, say("forecast-winner", names=names_of(plan, ahead.winners))]


def _leaders(ahead: king_forecast.Forecast) -> tuple[int, ...]:
    """The seats with the highest figure in the first comparison of courts."""
    most = max(figure for _, figure in ahead.courts)
    return tuple(seat for seats, figure in ahead.courts if figure == most for seat in seats)


def _prospect(position: Position, province: int, holder: Holder) -> Prospect:
    followers = position.counts(province)
    first, second, _ = sorted(followers, reverse=True)
    return Prospect(
        province=position.board.codes[province],
        holder=holder,
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
