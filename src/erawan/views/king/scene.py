"""King of Siam as one seat sees it: the map, the track, the courts, and what lies ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from erawan.core.registry import game
from erawan.engine.king.kernel import king_kernel
from erawan.kernels.king.forecast import Forecast as Outlook
from erawan.king.board import Board, shipped_boards
from erawan.king.cards import BRITISH, CARDS, FACTIONS, FULL_HAND, HAND_SIZE, HOLDERS
from erawan.king.events import CardPlayed
from erawan.king.position import Position
from erawan.king.state import hand_list
from erawan.tables.played import Played
from erawan.tables.turn_draft import TurnDraft
from erawan.views.geometry import lay_out
from erawan.views.king.model import (
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
from erawan.views.msg import Item, Msg, say


def board(position: Position) -> KingBoard:
    """The board that a position is played on."""
    return _board(position.board)


def boards() -> tuple[KingBoard, ...]:
    """The boards that come with the game."""
    return tuple(map(_board, shipped_boards().values()))


def _board(board: Board) -> KingBoard:
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


def scene(
    position: Position,
    line: Sequence[Played],
    draft: TurnDraft | None,
    names: Sequence[Item],
    sees: Sequence[bool],
) -> KingScene:
    """A position that a line and perhaps a turn led to; `sees` is whose hands are shown."""
    piles = _piles(position, line, draft)
    holders = dict(position.control)
    contested = None if position.is_over else position.face_up[0]
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
                contested=province == contested,
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
        forecast=None if contested is None else forecast(position, names),
    )


def forecast(position: Position, names: Sequence[Item]) -> Forecast:
    """What would happen if all passed from here to the end."""
    ahead = king_kernel(position).forecast()
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
            *_lead(ahead, names),
            say("forecast-british", count=ahead.british),
        ),
    )


def _lead(ahead: Outlook, names: Sequence[Item]) -> list[Msg]:
    """Who is ahead in the first comparison of courts, and who wins where that is a tie."""
    most, following, *_ = sorted((figure for _, figure in ahead.courts), reverse=True)
    tied = most == following
    kind = "tied" if tied else "lead"
    leaders = [names[seat] for seat in sorted(_leaders(ahead))]
    figures = {"most": most} if tied else {"most": most, "next": following}
    if ahead.ruler:
        lead = say(f"forecast-{kind}", names=leaders, faction=ahead.ruler, **figures)
    else:
        lead = say(f"forecast-sets-{kind}", names=leaders, **figures)
    if not tied:
        return [lead]
    winners = [names[seat] for seat in sorted(ahead.winners)]
    return [lead, say("forecast-winner", names=winners)]


def _leaders(ahead: Outlook) -> tuple[int, ...]:
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


def status(position: Position, kind: str, who: Item) -> Msg:
    """Which struggle it is and whose turn: `you`, the `turn` of somebody, or one `thinking`.

    `you-passed` and `passed` are those who can do nothing else, and need not do it themselves;
    `late` is who is out of time, and for whom a bot plays is a `stand-in`.
    """
    struggle = len(position.control) + 1
    province = province_name(position.board, position.board.codes[position.face_up[0]])
    if not kind.startswith("you"):
        return say(f"king-status-{kind}", struggle=struggle, province=province, who=who)
    if kind == "you" and game(position.game).must_pass(position):
        kind = "you-pass"
    return say(f"king-status-{kind}", struggle=struggle, province=province)


def _piles(position: Position, line: Sequence[Played], draft: TurnDraft | None) -> list[list[str]]:
    """The cards that every seat has played since the start."""
    piles: list[list[str]] = [[] for _ in range(position.players)]
    for played in line:
        # A card is played before all else that a move changes.
        first = played.events[0]
        if isinstance(first, CardPlayed):
            piles[first.seat].append(first.card)
    if draft is not None and draft.turn.chosen[0].kind == "card":
        piles[draft.turn.position.seat].append(draft.turn.chosen[0].value)
    return piles


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
