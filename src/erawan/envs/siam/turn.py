"""A turn of Siam in small steps (animal, target, facing) or as one action.

Every complete move is reached by exactly one sequence of actions, and every action that is offered
leads to at least one legal move. An animal that leaves, or that pushes from a cell, is asked for no
facing: nothing turns (S7.I).
"""

import cython
from cython.cimports.erawan.envs.common.masks import allow, fetch, has
from cython.cimports.erawan.envs.siam.offers import cell_of, number_of, offer
from cython.cimports.erawan.envs.siam.types import (
    ANIMAL_STEP,
    CELL_ACTIONS,
    FACING_STEP,
    GO_ACTIONS,
    LEAVE_ACTION,
    SIEVE,
    TARGET_STEP,
    TURN_ACTIONS,
    Game,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.history import note, occurrences, reserve_room
from cython.cimports.erawan.kernels.siam.moves import make
from cython.cimports.erawan.kernels.siam.types import (
    CROSS_PLIES,
    EMPTY,
    PLY_LIMIT,
    REPETITION,
    RESERVE,
    RUNNING,
    ConstTables,
    Key,
    Move,
    Undo,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

MORE_ROOM = cython.declare(cython.int, 64)
"""How many plies the history grows by."""


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def row_major(tables: ConstTables, cell: cython.int) -> cython.int:
    """The number of a kernel's cell, or of the reserve, in actions and observations."""
    return number_of[tables.height][tables.cells][cell]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def column_major(tables: ConstTables, number: cython.int) -> cython.int:
    """And back."""
    return cell_of[tables.height][tables.cells][number]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def whole_action(tables: ConstTables, move: Move) -> cython.int:
    """The action of a whole move."""
    start: cython.int = move & 127
    target: cython.int = move >> 7 & 127
    facing: cython.int = move >> 14
    way: cython.int = 0
    if start == RESERVE:
        return CELL_ACTIONS * row_major(tables, target) + facing
    first: cython.int = CELL_ACTIONS * row_major(tables, start)
    if target == RESERVE:
        return first + LEAVE_ACTION
    if target == start:
        return first + TURN_ACTIONS + facing
    while tables.neighbours[start][way] != target:
        way += 1
    return first + GO_ACTIONS + 4 * way + facing


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def whole_move(tables: ConstTables, action: cython.int) -> Move:
    """The move of a legal action that is a whole turn."""
    cell: cython.int = column_major(tables, action // CELL_ACTIONS)
    kind: cython.int = action % CELL_ACTIONS
    if kind == LEAVE_ACTION:
        return cell | RESERVE << 7
    if kind < TURN_ACTIONS:
        return RESERVE | cell << 7 | kind << 14
    if kind < GO_ACTIONS:
        return cell | cell << 7 | (kind - TURN_ACTIONS) << 14
    way: cython.int = (kind - GO_ACTIONS) >> 2
    return cell | tables.neighbours[cell][way] << 7 | (kind & 3) << 14


def begin_turn(game: cython.pointer[Game], tables: ConstTables, whole: cython.bint) -> cython.void:
    """Forget what was chosen and offer animals, or whole moves; nothing after the end."""
    game.count = 0
    game.start = game.target = RESERVE
    game.step = ANIMAL_STEP
    offer(game, tables, whole)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def slot_of(key: Key) -> cython.int:
    return key & (SIEVE - 1)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def board_key(game: cython.pointer[Game], tables: ConstTables) -> Key:
    """The position's key as the history has it, without the plies."""
    return game.state.key ^ tables.ply_numbers[min(game.state.ply, CROSS_PLIES)]


def sift(game: cython.pointer[Game], tables: ConstTables) -> cython.void:
    """Sort the history's keys into the sieve, and count how often the position was there."""
    i: cython.int
    memset(game.sieve, 0, SIEVE // 8)
    game.repeats = 0
    if not tables.repetition:
        return
    for i in range(game.history.count):
        allow(game.sieve, slot_of(game.history.entries[i].key))
    game.repeats = occurrences(cython.address(game.state), tables, cython.address(game.history)) - 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note_position(game: cython.pointer[Game], tables: ConstTables) -> cython.bint:
    """Write the position into the history; false when memory is short."""
    is_full: cython.bint = game.history.count == game.history.capacity
    if is_full and not reserve_room(cython.address(game.history), MORE_ROOM):
        return False
    note(cython.address(game.state), tables, cython.address(game.history))
    allow(game.sieve, slot_of(board_key(game, tables)))
    return True


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def finish(
    game: cython.pointer[Game],
    tables: ConstTables,
    bare: ConstTables,
    whole: cython.bint,
    move: Move,
) -> cython.void:
    """Play a complete move and begin the next turn.

    The kernel plays it by `bare`, the rules without repetition: here most positions need not be
    compared with all that were there before, since the sieve knows that their keys are new.
    """
    undo: Undo
    if tables.repetition and not note_position(game, tables):
        game.out_of_room = 1
        begin_turn(game, tables, whole)
        return
    make(cython.address(game.state), bare, cython.NULL, move, cython.address(undo))
    game.last_move = move
    if not tables.repetition:
        begin_turn(game, tables, whole)
        return
    # While the actions are looked for, the memory can fetch where the key would be.
    slot: cython.int = slot_of(board_key(game, tables))
    fetch(game.sieve + (slot >> 6))
    begin_turn(game, tables, whole)
    game.repeats = 0
    if has(game.sieve, SIEVE, slot):
        game.repeats = (
            occurrences(cython.address(game.state), tables, cython.address(game.history)) - 1
        )
    # Where both house rules end the game it is the repetition, as in the kernel.
    if game.repeats + 1 >= tables.repetition and game.state.rest.ended in (RUNNING, PLY_LIMIT):
        game.state.rest.ended = REPETITION
        begin_turn(game, tables, whole)


def expect(game: cython.pointer[Game], tables: ConstTables) -> cython.void:
    """Let the memory fetch what a move of this game writes to; that of the one after it, too."""
    following: cython.pointer[Game] = game + 1
    fetch(cython.address(following.state))
    fetch(cython.address(following.state.cells[40]))
    fetch(cython.address(following.legal[8]))
    fetch(cython.address(following.history))
    if tables.repetition:
        fetch(game.history.entries + game.history.count)
        fetch(game.sieve + (slot_of(board_key(game, tables)) >> 6))


def act(
    game: cython.pointer[Game],
    tables: ConstTables,
    bare: ConstTables,
    whole: cython.bint,
    action: cython.int,
) -> cython.void:
    """Choose a legal action; the one that completes a move plays it."""
    front: cython.int
    start: cython.int = game.start
    if whole:
        finish(game, tables, bare, whole, whole_move(tables, action))
        return
    if game.step == FACING_STEP:
        facing: cython.int = action - tables.cells - 1
        finish(game, tables, bare, whole, start | game.target << 7 | facing << 14)
        return
    cell: cython.int = column_major(tables, action)
    if game.step == TARGET_STEP:
        if cell == RESERVE:
            finish(game, tables, bare, whole, start | RESERVE << 7)
            return
        if start not in (RESERVE, cell) and game.state.cells[cell] != EMPTY:
            front = (game.state.cells[start] - 1) & 3
            finish(game, tables, bare, whole, start | cell << 7 | front << 14)
            return
        game.target = cell
    else:
        game.start = cell
    game.chosen[game.count] = action
    game.count += 1
    game.step += 1
    offer(game, tables, whole)


def write_actions(
    tables: ConstTables,
    whole: cython.bint,
    pushes: cython.bint,
    move: Move,
    out: cython.pointer[cython.int],
) -> cython.int:
    """Write the actions of a legal move, at most three; return how many.

    `pushes` tells whether its target is occupied.
    """
    start: cython.int = move & 127
    target: cython.int = move >> 7 & 127
    if whole:
        out[0] = whole_action(tables, move)
        return 1
    out[0] = row_major(tables, start)
    out[1] = row_major(tables, target)
    if target == RESERVE or (pushes and start not in (RESERVE, target)):
        return 2
    out[2] = tables.cells + 1 + (move >> 14)
    return 3
