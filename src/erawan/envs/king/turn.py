"""A turn of King of Siam in small steps: a card, the parts of its effect, the follower to take.

Every complete move is reached by exactly one sequence of actions, and every action that is offered
leads to at least one legal move:

| card | actions after it |
|---|---|
| `mr` | a tile, a later one in the board's order, then one of the two for the King marker |
| `kt` | a province for each faction that the pool has, in the order R L M |
| `11` | a follower, then one of a province that is later in the board's order |
| `21` | two followers of a province, then one of another; as `11` where it falls back (K5.8b) |
| `ra` `la` `ma` | a province, and the same or a later one if the pool has two followers |

Then the follower to take. An impossible effect (K5.2) and nothing to take (K5.4) ask for no action.
"""

import cython
from cython.cimports.erawan.envs.common.masks import allow, has
from cython.cimports.erawan.envs.king.offers import (
    faction_in,
    follower_action,
    given_action,
    offer_next,
    pair_given,
    province_action,
)
from cython.cimports.erawan.envs.king.types import (
    ACTIONS,
    CARD_STEP,
    FIRST_TILE_STEP,
    FOLLOWER_ACTIONS,
    GIVE_STEP,
    PAIR_ACTIONS,
    PASS_ACTION,
    PLACE_STEP,
    PROVINCE_ACTIONS,
    TAKE_STEP,
    Game,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.effects import holds, list_effects
from cython.cimports.erawan.kernels.king.outcome import is_over
from cython.cimports.erawan.kernels.king.play import pass_turn, play
from cython.cimports.erawan.kernels.king.takes import can_take, may_win, takes
from cython.cimports.erawan.kernels.king.types import (
    ABSENT,
    CARD_SHIFT,
    FIRST,
    IDLE,
    KHON_THAI,
    LAO_CARD,
    MAHARACHA,
    MALAY_CARD,
    MAX_EFFECTS,
    NOTHING,
    ONE_VS_ONE,
    PART,
    PASS,
    PASS_TURN,
    RAMA_CARD,
    TAKEN,
    THIRD,
    TWO_VS_ONE,
    State,
    Tables,
    lowest,
)

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

# The kernel's numbers of what the rules list in an order of their own.
card_of[0] = MAHARACHA
card_of[1] = KHON_THAI
card_of[2] = ONE_VS_ONE
card_of[3] = TWO_VS_ONE
card_of[4] = RAMA_CARD
card_of[5] = LAO_CARD
card_of[6] = MALAY_CARD
card_of[7] = PASS_TURN


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def part_shift(effect: cython.uint, part: cython.int) -> cython.int:
    """Where the parts of an effect begin, the first being 0: a shift, -1 after the last."""
    card: cython.int = effect >> CARD_SHIFT
    shift: cython.int = FIRST
    if effect & IDLE == IDLE:
        return -1
    if card <= TWO_VS_ONE:
        return FIRST if part == 0 else THIRD if part == 1 else -1
    if card == MAHARACHA:
        return FIRST - 4 * part if part < 3 else -1
    if card != KHON_THAI:
        shift = FIRST - 4 * part
        return shift if part < 2 and effect >> shift & PART != ABSENT else -1
    while shift >= THIRD:
        if effect >> shift & PART != ABSENT:
            if part == 0:
                return shift
            part -= 1
        shift -= 4
    return -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def part_action(
    tables: cython.pointer[Tables], effect: cython.uint, shift: cython.int
) -> cython.int:
    """The action that chooses the part of an effect which begins at a shift."""
    if effect >> CARD_SHIFT <= TWO_VS_ONE:
        return given_action(tables, effect >> shift & PART, effect >> (shift - 4) & PART)
    return province_action(tables, effect >> shift & PART)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def part_bits(effect: cython.uint, shift: cython.int) -> cython.uint:
    """The bits of a part: a swap's is what is given and by whom."""
    if effect >> CARD_SHIFT <= TWO_VS_ONE:
        return cython.cast(cython.uint, 255) << (shift - 4)
    return cython.cast(cython.uint, PART) << shift


def write_actions(
    tables: cython.pointer[Tables], move: cython.uint, out: cython.pointer[cython.uchar]
) -> cython.int:
    """Write the actions of a legal move, at most MAX_STEPS; return how many."""
    card: cython.int = 0
    part: cython.int = 0
    while card_of[card] != cython.cast(cython.int, move >> CARD_SHIFT):
        card += 1
    out[0] = card
    if card == PASS_ACTION:
        return 1
    shift: cython.int = part_shift(move, 0)
    while shift >= 0:
        out[1 + part] = part_action(tables, move, shift)
        part += 1
        shift = part_shift(move, part)
    if move & TAKEN == NOTHING:
        return 1 + part
    out[1 + part] = follower_action(tables, (move & TAKEN) >> 3, move & 7)
    return 2 + part


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def has_legal_move(
    state: cython.pointer[State], tables: cython.pointer[Tables], card: cython.int
) -> cython.bint:
    """Whether a held card can be played: always, but for the very last one (K5.9)."""
    effects: cython.uint[MAX_EFFECTS]
    i: cython.int
    if state.cards_left > 1:
        return True
    if not may_win(state, tables):
        return False
    for i in range(list_effects(state, tables, card, effects)):
        if can_take(state, tables, effects[i]):
            return True
    return False


def begin_turn(game: cython.pointer[Game], tables: cython.pointer[Tables]) -> cython.void:
    """Forget what was chosen, and offer cards and the pass; nothing after the end."""
    state: cython.pointer[State] = cython.address(game.state)
    card: cython.int
    game.effect = game.fixed = 0
    game.step = CARD_STEP
    game.count = 0
    game.legal[0] = game.legal[1] = 0
    if is_over(state):
        return
    allow(game.legal, PASS_ACTION)
    for card in range(PASS_ACTION):
        if holds(state, card_of[card]) and has_legal_move(state, tables, card_of[card]):
            allow(game.legal, card)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(
    game: cython.pointer[Game], tables: cython.pointer[Tables], move: cython.uint
) -> cython.void:
    """Play a complete move and begin the next turn."""
    if move == PASS:
        pass_turn(cython.address(game.state), tables)
    else:
        game.tops[game.state.seat] = 1 + game.chosen[0]
        play(cython.address(game.state), tables, move)
    game.last_move = move
    begin_turn(game, tables)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_takes(game: cython.pointer[Game], tables: cython.pointer[Tables]) -> cython.void:
    """The effect is complete: offer the followers to take, or play on if there is none."""
    spots: cython.uint = takes(cython.address(game.state), tables, game.effect)
    if spots == cython.cast(cython.uint, 1) << NOTHING:
        finish(game, tables, game.effect | NOTHING)
        return
    game.step = TAKE_STEP
    while spots:
        spot: cython.int = lowest(spots)
        allow(game.legal, follower_action(tables, spot >> 3, spot & 7))
        spots &= spots - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def step_of(card: cython.int, part: cython.int, shift: cython.int) -> cython.int:
    """What is chosen with a part of a card's effect."""
    if card <= TWO_VS_ONE:
        return GIVE_STEP + part
    if card == MAHARACHA:
        return FIRST_TILE_STEP + part
    if card == KHON_THAI:
        return PLACE_STEP + (FIRST - shift) // 4
    return PLACE_STEP + (0 if card == RAMA_CARD else 1 if card == LAO_CARD else 2)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_winning(game: cython.pointer[Game], tables: cython.pointer[Tables]) -> cython.int:
    """Offer what the next part can be of the very last card: all that winning effects have there.

    Returns as `offer_next` does.
    """
    state: cython.pointer[State] = cython.address(game.state)
    effects: cython.uint[MAX_EFFECTS]
    i: cython.int
    count: cython.int = list_effects(state, tables, game.effect >> CARD_SHIFT, effects)
    shift: cython.int = part_shift(effects[0], game.count - 1)
    if shift < 0:
        # All effects are alike in what was not chosen: that it is idle, or what the pool lacks.
        game.effect |= effects[0] & ~game.fixed
        return shift
    for i in range(count):
        if (effects[i] ^ game.effect) & game.fixed:
            continue
        action: cython.int = part_action(tables, effects[i], shift)
        if not has(game.legal, ACTIONS, action) and can_take(state, tables, effects[i]):
            allow(game.legal, action)
    return shift


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def offer_part(game: cython.pointer[Game], tables: cython.pointer[Tables]) -> cython.void:
    """Offer what the next part of the effect can be, or what can be taken after it."""
    is_last: cython.bint = game.state.cards_left == 1
    game.legal[0] = game.legal[1] = 0
    shift: cython.int = offer_winning(game, tables) if is_last else offer_next(game, tables)
    if shift < 0:
        offer_takes(game, tables)
        return
    game.shift = shift
    game.step = step_of(game.effect >> CARD_SHIFT, game.count - 1, shift)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def choose_part(
    game: cython.pointer[Game], tables: cython.pointer[Tables], action: cython.int
) -> cython.void:
    """Note the part of an effect that an action stands for."""
    shift: cython.int = game.shift
    offset: cython.int
    if action >= PAIR_ACTIONS:
        offset = action - PAIR_ACTIONS
        game.effect |= cython.cast(cython.uint, pair_given[offset % 6]) << shift
        game.effect |= cython.cast(cython.uint, tables.inner[offset // 6]) << (shift - 4)
    elif action >= FOLLOWER_ACTIONS:
        offset = action - FOLLOWER_ACTIONS
        game.effect |= cython.cast(cython.uint, faction_in[offset % 3]) << shift
        game.effect |= cython.cast(cython.uint, tables.inner[offset // 3]) << (shift - 4)
    else:
        game.effect |= cython.cast(cython.uint, tables.inner[action - PROVINCE_ACTIONS]) << shift
    game.fixed |= part_bits(game.effect, shift)


def act(
    game: cython.pointer[Game], tables: cython.pointer[Tables], action: cython.int
) -> cython.void:
    """Choose a legal action; the one that completes a move plays it."""
    offset: cython.int = action - FOLLOWER_ACTIONS
    if action == PASS_ACTION:
        finish(game, tables, PASS)
        return
    if game.step == TAKE_STEP:
        spot: cython.int = 8 * faction_in[offset % 3] + tables.inner[offset // 3]
        finish(game, tables, game.effect | spot)
        return
    if game.step == CARD_STEP:
        game.effect = cython.cast(cython.uint, card_of[action]) << CARD_SHIFT
        game.fixed = cython.cast(cython.uint, 7) << CARD_SHIFT
    else:
        choose_part(game, tables, action)
    game.chosen[game.count] = action
    game.count += 1
    offer_part(game, tables)
