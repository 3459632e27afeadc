"""What playing a legal move changes, told as events: the move itself, then the end of the turn."""

from __future__ import annotations

from erawan.king.cards import BRITISH, HOLDERS
from erawan.king.events import (
    CardPlayed,
    Event,
    FollowerPlaced,
    FollowersReturned,
    FollowersSwapped,
    FollowerTaken,
    GameEnded,
    NothingDone,
    NothingTaken,
    Passed,
    ProvinceResolved,
    TileCrowned,
    TilesSwapped,
    TurnPassed,
    fold,
)
from erawan.king.moves import (
    Effect,
    FactionPlacing,
    FreePlacing,
    Move,
    Nothing,
    Pass,
    Play,
    TileSwap,
)
from erawan.king.rules import SWAP_CLAUSES
from erawan.king.scoring import holder_of, outcome_of
from erawan.king.state import State


def events_of(state: State, move: Move) -> tuple[Event, ...]:
    """Everything that a legal move changes, to the start of the next turn."""
    if isinstance(move, Pass):
        events = [Passed(state.seat), *_struggle_events(state)]
    else:
        events = _play_events(state, move)
    after = fold(state, events)
    seat = (state.seat + 1) % state.players
    begins_struggle = len(after.control) > len(state.control)
    events.append(TurnPassed(seat, "K4.6" if begins_struggle else "K4.2"))
    if after.is_over:
        outcome = outcome_of(after)
        clause = "K7.1" if after.is_colony else "K7.2"
        events.append(GameEnded(outcome.reason, tuple(sorted(outcome.winners)), clause))
    return tuple(events)


def _play_events(state: State, play: Play) -> list[Event]:
    """What playing a card changes."""
    events = [CardPlayed.next(state, play.card), *effect_events(play.card, play.effect)]
    if play.taken:
        events.append(FollowerTaken(state.seat, play.taken))
    else:
        events.append(NothingTaken(state.seat))
    return events


def effect_events(card: str, effect: Effect) -> list[Event]:
    """What an effect changes."""
    match effect:
        case Nothing():
            return [NothingDone(card)]
        case TileSwap(first, second, crowned):
            return [TilesSwapped(first, second), TileCrowned(crowned)]
        case FreePlacing(followers):
            return [FollowerPlaced(follower, "K5.7") for follower in followers]
        case FactionPlacing():
            return [FollowerPlaced(follower, "K5.8d") for follower in effect.followers]
        case _:
            return [FollowersSwapped(effect, SWAP_CLAUSES[effect.card])]


def _struggle_events(state: State) -> list[Event]:
    """The resolution of the contested province, if this pass was the last in the row (K4.5)."""
    if state.passes + 1 < state.players:
        return []
    province = state.face_up[0]
    code, counts = state.board.codes[province], state.counts(province)
    holder = holder_of(counts)
    clause = "K6.3" if holder == BRITISH else "K6.2"
    return [
        ProvinceResolved(code, HOLDERS[holder], counts, clause),
        FollowersReturned(code, counts),
    ]
