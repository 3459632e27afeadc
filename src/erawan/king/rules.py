"""The rules of a turn: which clause a move breaks, and what a legal one changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from erawan.core.clauses import first_broken
from erawan.core.errors import IllegalMove
from erawan.king.cards import (
    BRITISH,
    CARD_INDEX,
    DECK,
    FACTION_CARDS,
    FACTION_NAMES,
    FACTIONS,
    HOLDER_NAMES,
    HOLDERS,
)
from erawan.king.clauses import CLAUSES
from erawan.king.effects import (
    barred,
    counts_after,
    free_tiles,
    has_double_swap,
    is_possible,
    targets,
)
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
    TurnPassedOn,
    fold,
)
from erawan.king.lookahead import Lookahead, is_last_card
from erawan.king.moves import (
    NONE_TAKEN,
    Effect,
    FactionPlacing,
    FollowerSwap,
    FreePlacing,
    Move,
    Nothing,
    Pass,
    Play,
    TileSwap,
)
from erawan.king.scoring import decide, holder_of
from erawan.king.state import State

Breach = tuple[str, str]
"""A broken clause and a sentence that says how."""


def refuse_illegal(state: State, move: Move) -> None:
    """Do nothing for a legal move; raises IllegalMove with the first clause that it breaks."""
    refuse_after_end(state)
    if isinstance(move, Pass):
        return
    breaches: dict[str, str] = {}
    for clause, message in breaches_of(state, move):
        breaches.setdefault(clause, message)
    if breaches:
        clause = first_broken(CLAUSES, set(breaches))
        raise IllegalMove(clause, breaches[clause])
    if is_last_card(state) and move.taken not in Lookahead(state).winning_takes(move.effect):
        message = "the very last card may only be played to win, and this would not"
        raise IllegalMove("K5.9", message)


def refuse_after_end(state: State) -> None:
    """Do nothing while the game goes on; raises IllegalMove."""
    if state.is_colony:
        raise IllegalMove("K7.1", "the game is over: Siam is a British colony")
    if state.is_over:
        raise IllegalMove("K7.2", "the game is over: all eight provinces are decided")


def breaches_of(state: State, play: Play) -> Iterator[Breach]:
    """Every clause that a play breaks, in no particular order (but K5.9)."""
    card = CARD_INDEX[play.card]
    if not state.hands[state.seat][card]:
        yield "K5.5", f"no {DECK[card].name} is left in the hand"
    wrong_effect = list(effect_breaches(state, play.card, play.effect))
    yield from wrong_effect
    boards = [counts_after(state, play.effect)]
    if wrong_effect:
        # An effect that can't be carried out excuses a take that it would forbid.
        boards.append(list(state.followers))
    if not any(can_take(state, counts, play.taken) for counts in boards):
        yield "K5.4", "take a follower that is on the board; none only when the board is empty"


def effect_breaches(state: State, card: str, effect: Effect) -> Iterator[Breach]:
    """The clauses that a card's effect breaks."""
    match effect:
        case Nothing():
            if is_possible(state, card):
                yield "K5.2", "the card can do something, so it must"
        case TileSwap():
            yield from tile_swap_breaches(state, effect)
        case FreePlacing():
            yield from free_placing_breaches(state, effect)
        case FactionPlacing():
            yield from faction_placing_breaches(state, card, effect)
        case _:
            yield from swap_breaches(state, card, effect)


def tile_swap_breaches(state: State, effect: TileSwap) -> Iterator[Breach]:
    """What is wrong with a Maharacha."""
    free = [state.board.codes[province] for province in free_tiles(state)]
    for code in (effect.first, effect.second):
        if code not in free:
            name = state.board.names[code]
            yield "K5.6", f"the tile of {name} is face down or bears a King marker"
    if effect.crowned not in (effect.first, effect.second):
        yield "K5.6", "the King marker goes on one of the two tiles"


def free_placing_breaches(state: State, effect: FreePlacing) -> Iterator[Breach]:
    """What is wrong with a Khon Thai."""
    placed = {follower[0] for follower in effect.followers}
    for faction, name, count in zip(FACTIONS, FACTION_NAMES, state.pool, strict=True):
        if count and faction not in placed:
            yield "K5.2", f"the pool has {name} followers, so one must be placed"
        if faction in placed and not count:
            yield "K5.7", f"the pool has no {name} followers"
    yield from controlled_breaches(state, *(follower[1:] for follower in effect.followers))


def faction_placing_breaches(state: State, card: str, effect: FactionPlacing) -> Iterator[Breach]:
    """What is wrong with a Rama, Lao or Malay."""
    faction = FACTION_CARDS[card]
    reachable = [state.board.codes[province] for province in targets(state, faction)]
    number, most = len(effect.provinces), min(2, state.pool[faction])
    name = FACTION_NAMES[faction]
    if number < most and reachable:
        yield "K5.2", f"the pool has two {name} followers, so two must be placed"
    if number > most:
        yield "K5.8d", f"the pool has not so many {name} followers"
    for code in effect.provinces:
        if code not in reachable:
            yield "K5.8d", f"{state.board.names[code]} is out of {name}'s reach"
    yield from controlled_breaches(state, *effect.provinces)


def swap_breaches(state: State, card: str, effect: FollowerSwap) -> Iterator[Breach]:
    """What is wrong with a 1 vs 1 or 2 vs 1."""
    clause = "K5.8a" if card == "11" else "K5.8b"
    index, names = state.board.index, state.board.names
    here, there = effect.provinces
    if card == "21":
        if not effect.is_double and has_double_swap(state):
            yield "K5.2", "two followers can be swapped for one, so they must"
        if index[there] not in state.board.neighbours[index[here]]:
            yield clause, f"{names[here]} and {names[there]} are not neighbours"
    for province, given in zip(effect.provinces, effect.given, strict=True):
        for faction, count in enumerate(state.counts(index[province])):
            if given.count(FACTIONS[faction]) > count:
                yield clause, f"{names[province]} has not so many {FACTION_NAMES[faction]} to give"
    if effect == barred(state, card):
        yield "K5.8c", "this would undo the swap just made"
    yield from controlled_breaches(state, here, there)


def controlled_breaches(state: State, *codes: str) -> Iterator[Breach]:
    """Provinces that get followers though they are controlled (K5.3)."""
    for province, holder in state.control:
        code = state.board.codes[province]
        if code in codes:
            name = state.board.names[code]
            yield "K5.3", f"{name} is already controlled by {HOLDER_NAMES[holder]}"


def can_take(state: State, counts: Sequence[int], taken: str) -> bool:
    """Whether a follower, or none, can be taken from a board with these followers (K5.4)."""
    if taken == NONE_TAKEN:
        return max(counts) <= 0
    return counts[state.board.spot[taken]] > 0


def turn_events(state: State, move: Move) -> tuple[Event, ...]:
    """Everything that a legal move changes, to the start of the next turn."""
    if isinstance(move, Pass):
        events = [Passed(state.seat), *struggle_events(state)]
    else:
        events = play_events(state, move)
    after = fold(state, events)
    seat = (state.seat + 1) % state.players
    begins_struggle = len(after.control) > len(state.control)
    events.append(TurnPassedOn(seat, "K4.6" if begins_struggle else "K4.2"))
    if after.is_over:
        outcome = decide(after.control, after.courts, after.played)
        clause = "K7.1" if after.is_colony else "K7.2"
        events.append(GameEnded(outcome.reason, tuple(sorted(outcome.winners)), clause))
    return tuple(events)


def play_events(state: State, play: Play) -> list[Event]:
    """What playing a card changes."""
    events = card_events(state, play.card)
    events += effect_events(play.card, play.effect)
    if play.taken == NONE_TAKEN:
        events.append(NothingTaken(state.seat))
    else:
        events.append(FollowerTaken(state.seat, play.taken))
    return events


def card_events(state: State, card: str) -> list[Event]:
    """What laying down a card changes."""
    return [CardPlayed(state.seat, card, state.cards_played + 1)]


def effect_events(card: str, effect: Effect) -> list[Event]:
    """What an effect changes."""
    match effect:
        case Nothing():
            return [NothingDone(card)]
        case TileSwap(first, second, crowned):
            return [TilesSwapped(first, second), TileCrowned(crowned)]
        case FreePlacing():
            return [FollowerPlaced(follower, "K5.7") for follower, _ in effect.changes]
        case FactionPlacing():
            return [FollowerPlaced(follower, "K5.8d") for follower, _ in effect.changes]
        case _:
            clause = "K5.8a" if card == "11" else "K5.8b"
            return [FollowersSwapped(card, effect.first, effect.second, clause)]


def struggle_events(state: State) -> list[Event]:
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
