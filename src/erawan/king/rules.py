"""Which moves are legal, and which clauses the others break."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from erawan.core.clauses import Broken, broken, refuse_broken
from erawan.core.errors import IllegalMove
from erawan.king.cards import (
    CARD_INDEX,
    DECK,
    FACTION_CARDS,
    FACTION_NAMES,
    FACTIONS,
    HOLDER_NAMES,
    HOLDERS,
    Followers,
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
from erawan.king.lookahead import Lookahead, legal_effects, legal_takes
from erawan.king.moves import (
    PASS,
    Effect,
    FactionPlacing,
    FollowerSwap,
    FreePlacing,
    Move,
    Nothing,
    Pass,
    Play,
    Taken,
    TileSwap,
)
from erawan.king.state import State

SWAP_CLAUSES = {"11": "K5.8a", "21": "K5.8b"}


def legal_moves(state: State) -> list[Move]:
    """All legal moves, sorted by code as plain ASCII text; none when the game is over."""
    if state.is_over:
        return []
    by_card: dict[str, list[Move]] = {PASS.code: [PASS]}
    for card in state.held:
        by_card[card] = [
            Play(card, effect, taken)
            for effect in legal_effects(state, card)
            for taken in legal_takes(state, card, effect)
        ]
    return [move for card in sorted(by_card) for move in by_card[card]]


def check_move(state: State, move: Move) -> None:
    """Raise IllegalMove with the first clause, in the rules' order, that the move breaks."""
    check_running(state)
    if isinstance(move, Pass):
        return
    refuse_broken(CLAUSES, broken_clauses(state, move))
    if state.is_last_card and move.taken not in Lookahead(state).winning_takes(move.effect):
        raise last_card_refused()


def last_card_refused() -> IllegalMove:
    """The refusal of a move with the very last card that would not win (K5.9)."""
    message = "the very last card may only be played to win, and this would not"
    return IllegalMove("K5.9", message, "last-card")


def check_running(state: State) -> None:
    """Raise IllegalMove if the game is over, by the clause that ended it."""
    if state.is_colony:
        raise IllegalMove("K7.1", "the game is over: Siam is a British colony", "colony")
    if state.is_over:
        raise IllegalMove("K7.2", "the game is over: all eight provinces are decided", "over")


def broken_clauses(state: State, play: Play) -> Iterator[Broken]:
    """Every clause that a play breaks, in no particular order (but K5.9)."""
    card = CARD_INDEX[play.card]
    if not state.hands[state.seat][card]:
        yield not_held(play.card)
    wrong_effect = list(broken_by_effect(state, play.card, play.effect))
    yield from wrong_effect
    boards = [counts_after(state, play.effect)]
    if wrong_effect:
        # An effect that can't be carried out excuses a take that it would forbid.
        boards.append(list(state.followers))
    if not any(_can_take(state, counts, play.taken) for counts in boards):
        text = "take a follower that is on the board; none only when the board is empty"
        yield broken("K5.4", "no-take", text)


def not_held(card: str) -> Broken:
    """A card that was played already (K5.5)."""
    text = f"no {DECK[CARD_INDEX[card]].name} is left in the hand"
    return broken("K5.5", "not-held", text, card=card)


def broken_by_effect(state: State, card: str, effect: Effect) -> Iterator[Broken]:
    """Every clause that an effect of a card breaks."""
    match effect:
        case Nothing():
            if is_possible(state, card):
                yield broken("K5.2", "can-do", "the card can do something, so it must")
        case TileSwap():
            yield from _broken_by_tile_swap(state, effect)
        case FreePlacing():
            yield from _broken_by_free_placing(state, effect)
        case FactionPlacing():
            yield from _broken_by_faction_placing(state, card, effect)
        case _:
            yield from _broken_by_swap(state, effect)


def _broken_by_tile_swap(state: State, effect: TileSwap) -> Iterator[Broken]:
    free = [state.board.codes[province] for province in free_tiles(state)]
    for code in (effect.first, effect.second):
        if code not in free:
            why = "crowned" if state.board.index[code] in state.face_up else "face-down"
            text = f"the tile of {state.board.names[code]} is face down or bears a King marker"
            yield broken("K5.6", why, text, province=code)
    if effect.crowned not in (effect.first, effect.second):
        yield broken("K5.6", "marker-elsewhere", "the King marker goes on one of the two tiles")


def _broken_by_free_placing(state: State, effect: FreePlacing) -> Iterator[Broken]:
    placed = {follower.factions for follower in effect.followers}
    for faction, name, count in zip(FACTIONS, FACTION_NAMES, state.pool, strict=True):
        if count and faction not in placed:
            text = f"the pool has {name} followers, so one must be placed"
            yield broken("K5.2", "must-place", text, faction=faction)
        if faction in placed and not count:
            text = f"the pool has no {name} followers"
            yield broken("K5.7", "pool-empty", text, faction=faction)
    yield from _broken_by_control(state, *(follower.province for follower in effect.followers))


def _broken_by_faction_placing(state: State, card: str, effect: FactionPlacing) -> Iterator[Broken]:
    faction = FACTION_CARDS[card]
    reachable = [state.board.codes[province] for province in targets(state, faction)]
    number, most = len(effect.provinces), min(2, state.pool[faction])
    name, letter = FACTION_NAMES[faction], FACTIONS[faction]
    if number < most and reachable:
        text = f"the pool has two {name} followers, so two must be placed"
        yield broken("K5.2", "must-place-two", text, faction=letter)
    if number > most:
        text = f"the pool has not so many {name} followers"
        yield broken("K5.8d", "pool-short", text, faction=letter)
    for code in effect.provinces:
        if code not in reachable:
            text = f"{state.board.names[code]} is out of {name}'s reach"
            yield broken("K5.8d", "out-of-reach", text, faction=letter, province=code)
    yield from _broken_by_control(state, *effect.provinces)


def _broken_by_swap(state: State, effect: FollowerSwap) -> Iterator[Broken]:
    clause = SWAP_CLAUSES[effect.card]
    index, names = state.board.index, state.board.names
    here, there = effect.first.province, effect.second.province
    if effect.card == "21":
        if not effect.is_double and has_double_swap(state):
            text = "two followers can be swapped for one, so they must"
            yield broken("K5.2", "must-swap-two", text)
        if index[there] not in state.board.neighbours[index[here]]:
            text = f"{names[here]} and {names[there]} are not neighbours"
            yield broken(clause, "not-neighbours", text, first=here, second=there)
    for given in (effect.first, effect.second):
        yield from _broken_by_giving(state, clause, given)
    if effect == barred(state):
        yield broken("K5.8c", "undoes", "this would undo the swap just made")
    yield from _broken_by_control(state, here, there)


def _broken_by_giving(state: State, clause: str, given: Followers) -> Iterator[Broken]:
    """Followers that a province has not got, or not so many (K5.8a, K5.8b)."""
    code = given.province
    counts = state.counts(state.board.index[code])
    few = sum(counts) < len(given.factions)
    for faction, count in enumerate(counts):
        if given.factions.count(FACTIONS[faction]) > count:
            text = f"{state.board.names[code]} has not so many {FACTION_NAMES[faction]} to give"
            why = ("needs-two" if sum(counts) else "nobody") if few else "too-few"
            values = {"faction": FACTIONS[faction]} if why == "too-few" else {}
            yield broken(clause, why, text, province=code, **values)


def _broken_by_control(state: State, *codes: str) -> Iterator[Broken]:
    """Provinces that get followers though they are controlled (K5.3)."""
    for province, holder in state.control:
        code = state.board.codes[province]
        if code in codes:
            text = f"{state.board.names[code]} is already controlled by {HOLDER_NAMES[holder]}"
            yield broken("K5.3", "controlled", text, province=code, holder=HOLDERS[holder])


def _can_take(state: State, counts: Sequence[int], taken: Taken) -> bool:
    """Whether a follower, or none, can be taken from a board with these followers (K5.4)."""
    return counts[state.board.spot[taken.code]] > 0 if taken else max(counts) <= 0
