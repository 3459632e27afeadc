"""Forced wins in Siam, proved: within so many plies against every defence.

A position and a number of plies make one question, so no cycle can fool the answer: whether the
attacker wins within that many. Answers are kept by position: within how many plies the win is
proved, and within how many it was looked for in vain. Going from a proved position to one that is
proved within fewer plies never comes back to where it was, so that of the house rules (SH.1) only
the positions before the proof count: those where the next visit is a draw are no wins.

Only the attacker's moves are sifted, which can cost a proof and never makes one: a move must either
threaten to win at once, or win within the plies left if the defender passes. Against what remains
every legal defence is tried.
"""

import cython
from cython.cimports.erawan.engine.siam.search.ordering import DEPTHS
from cython.cimports.erawan.engine.siam.search.proof import Case
from cython.cimports.erawan.engine.siam.search.threats import NO_MOVE, winning_push
from cython.cimports.erawan.engine.siam.search.transpositions import (
    EXACT,
    Known,
    Table,
    keep,
    look_up,
)
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.stop import Stop, must_end
from cython.cimports.erawan.kernels.siam.kernel import Kernel
from cython.cimports.erawan.kernels.siam.moves import generate, make, unmake
from cython.cimports.erawan.kernels.siam.types import CROSS_PLIES, MAX_MOVES, Key, Move, Undo
from cython.cimports.libc.stdlib import calloc, free

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

MAX_PLIES = DEPTHS - 2

_LOOKS = cython.declare(Key, 63)  # how many positions pass without a look at the clock, as a mask


@cython.cclass
class Solver:
    """One position's question; solvers of the same attacker and game can share a table."""

    def __init__(
        self, kernel: Kernel, table: Table, stop: Stop, attacker: cython.int, nodes: object = None
    ) -> None:
        self.rules, self.table, self.stop = kernel.rules, table, stop
        case: cython.pointer[Case] = cython.cast(
            cython.pointer[Case], calloc(1, cython.sizeof(Case))
        )
        self.case = case
        if case == cython.NULL:
            raise MemoryError
        case.drawn = cython.cast(
            cython.pointer[Key], calloc(kernel.history.count + 1, cython.sizeof(Key))
        )
        if case.drawn == cython.NULL:
            raise MemoryError
        case.tables = kernel.rules.tables
        case.tables.repetition = case.tables.ply_limit = case.tables.house = 0
        case.state = kernel.state
        case.store = cython.address(table.store)
        case.halt = cython.address(stop.halt)
        case.most_nodes = (1 << 63) if nodes is None else nodes
        case.attacker = attacker
        limit: cython.int = kernel.rules.tables.ply_limit
        case.longest = min(limit - kernel.state.ply, MAX_PLIES) if limit else MAX_PLIES
        _note_drawn(case, kernel)

    def __dealloc__(self) -> None:
        if self.case != cython.NULL:
            free(self.case.drawn)
            free(self.case)

    @property
    def nodes(self) -> int:
        """How many positions were looked at."""
        return self.case.nodes

    @property
    def is_over(self) -> bool:
        """Whether it was ended from outside or ran out of nodes."""
        return bool(self.case.over)

    def prove(self, plies: cython.int) -> int:
        """Within how many plies the attacker is proved to win, at most so many; 0 if not proved."""
        within: cython.int = 0
        left: cython.int = 1 if self.case.state.rest.side == self.case.attacker else 2
        plies = min(plies, self.case.longest)
        with cython.nogil:
            while within == 0 and left <= plies and not self.case.over:
                if self.case.state.rest.side == self.case.attacker:
                    within = _attack(self.case, left, 0)
                else:
                    within = _defend(self.case, left, 0)
                left += 2
        return 0 if self.case.over else within

    def hint(self, move: Move) -> None:
        """Try this move first."""
        self.case.answers[0][0] = move

    @property
    def answer(self) -> object:
        """The attacker's move that was proved to win, if it is the attacker's turn."""
        push: Move = winning_push(
            cython.address(self.case.state), cython.address(self.case.tables), self.case.attacker
        )
        known: Known
        look_up(self.case.store, self.case.state.key, cython.address(known))
        move: Move = known.move if push == NO_MOVE else push
        return None if move == NO_MOVE else move


@cython.cfunc
def _note_drawn(case: cython.pointer[Case], kernel: Kernel) -> cython.void:
    """Find the positions of the history that may not come once more."""
    times: dict = {}
    i: cython.int
    for i in range(kernel.history.count):
        key = kernel.history.entries[i].key
        times[key] = times.get(key, 0) + 1
        if times[key] == kernel.rules.tables.repetition - 1:
            case.drawn[case.drawn_count] = key
            case.drawn_count += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _is_drawn(case: cython.pointer[Case]) -> cython.bint:
    """Whether the position, come once more, is a draw by repetition (SH.1)."""
    key: Key = case.state.key ^ case.tables.ply_numbers[min(case.state.ply, CROSS_PLIES)]
    i: cython.int = 0
    while i < case.drawn_count and case.drawn[i] != key:
        i += 1
    return i < case.drawn_count


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _enter(case: cython.pointer[Case]) -> cython.bint:
    """Look now and then whether to end; false if so."""
    case.looks += 1
    if case.nodes >= case.most_nodes or (case.looks & _LOOKS == 0 and must_end(case.halt)):
        case.over = True
    return not case.over


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _note(
    case: cython.pointer[Case],
    known: cython.pointer[Known],
    move: Move,
    within: cython.int,
    vain: cython.int,
) -> cython.void:
    """Keep that the position is won within so many plies, or not found to be within others."""
    if not within:
        within = known.score
    keep(case.store, case.state.key, move, within, max(vain, known.depth), EXACT)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _recall(case: cython.pointer[Case], known: cython.pointer[Known]) -> cython.void:
    """What is known of the position: `score` is within, `depth` is in vain."""
    if not look_up(case.store, case.state.key, known):
        known.score = known.depth = 0


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _play(case: cython.pointer[Case], move: Move, undo: cython.pointer[Undo]) -> cython.void:
    case.nodes += 1
    make(cython.address(case.state), cython.address(case.tables), cython.NULL, move, undo)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _take_back(case: cython.pointer[Case], move: Move, undo: cython.pointer[Undo]) -> cython.void:
    unmake(cython.address(case.state), cython.address(case.tables), cython.NULL, move, undo)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _pushes(case: cython.pointer[Case], side: cython.int) -> cython.bint:
    """Whether the side could win at once if it were its turn."""
    return winning_push(cython.address(case.state), cython.address(case.tables), side) != NO_MOVE


def _attack(case: cython.pointer[Case], left: cython.int, ply: cython.int) -> cython.int:
    """Within how many plies the attacker, to move, wins with so many left; 0 if not proved."""
    known: Known
    if _is_drawn(case) and ply:
        return 0
    if _pushes(case, case.attacker):
        return 1
    if left < 3 or not _enter(case):
        return 0
    _recall(case, cython.address(known))
    if known.score and known.score <= left:
        return known.score
    if known.depth >= left:
        return 0
    moves: Move[MAX_MOVES]
    undo: Undo
    within: cython.int = 0
    count: cython.int = _list_moves(case, ply, known.move, moves)
    quiet: cython.int = 0
    i: cython.int
    move: Move
    for i in range(count):
        move = moves[i]
        _play(case, move, cython.address(undo))
        if not case.state.rest.ended:
            if _pushes(case, case.attacker):
                within = _defend(case, left - 1, ply + 1)
            else:
                moves[quiet] = move
                quiet += 1
        _take_back(case, move, cython.address(undo))
        if within or case.over:
            break
    if not within and left >= 5 and not case.over:
        for i in range(quiet):
            move = moves[i]
            _play(case, move, cython.address(undo))
            if _wins_if_passed(case, left - 2, ply + 2):
                within = _defend(case, left - 1, ply + 1)
            _take_back(case, move, cython.address(undo))
            if within or case.over:
                break
    if case.over:
        return 0
    if within:
        within += 1
        _note_answer(case, ply, move)
        _note(case, cython.address(known), move, within, 0)
    else:
        _note(case, cython.address(known), NO_MOVE, 0, left)
    return within


def _list_moves(
    case: cython.pointer[Case], ply: cython.int, known: Move, moves: cython.pointer[Move]
) -> cython.int:
    """Write the legal moves, first the known one and what worked last; return how many."""
    count: cython.int = generate(cython.address(case.state), cython.address(case.tables), moves)
    _bring(moves, count, case.answers[ply][1])
    _bring(moves, count, case.answers[ply][0])
    _bring(moves, count, known)
    return count


def _bring(moves: cython.pointer[Move], count: cython.int, move: Move) -> cython.void:
    """Bring a move to the front, if it is there."""
    i: cython.int = 0
    while i < count and moves[i] != move:
        i += 1
    if i < count:
        while i > 0:
            moves[i] = moves[i - 1]
            i -= 1
        moves[0] = move


def _note_answer(case: cython.pointer[Case], ply: cython.int, move: Move) -> cython.void:
    """Note what worked."""
    if case.answers[ply][0] != move:
        case.answers[ply][1] = case.answers[ply][0]
        case.answers[ply][0] = move


def _wins_if_passed(case: cython.pointer[Case], left: cython.int, ply: cython.int) -> cython.bint:
    """Whether the attacker wins within so many plies if the defender, to move, passes."""
    if _pushes(case, 1 - case.attacker):
        return False
    key: Key = case.state.key
    case.state.key ^= case.tables.turn_numbers[min(case.state.ply, CROSS_PLIES)]
    case.state.rest.side = case.attacker
    case.state.ply += 1
    within: cython.int = _attack(case, left, ply)
    case.state.ply -= 1
    case.state.rest.side = 1 - case.attacker
    case.state.key = key
    return within != 0


def _defend(case: cython.pointer[Case], left: cython.int, ply: cython.int) -> cython.int:
    """Within how many plies the attacker wins whatever the defender, to move, does; 0 if not."""
    known: Known
    if (_is_drawn(case) and ply) or _pushes(case, 1 - case.attacker) or not _enter(case):
        return 0
    _recall(case, cython.address(known))
    if known.score and known.score <= left:
        return known.score
    if known.depth >= left:
        return 0
    moves: Move[MAX_MOVES]
    undo: Undo
    longest: cython.int = 0
    within: cython.int
    count: cython.int = _list_moves(case, ply, known.move, moves)
    i: cython.int
    move: Move
    for i in range(count):
        move = moves[i]
        _play(case, move, cython.address(undo))
        # The defender has no win at once, so a game that ends here ends for the attacker.
        within = 0
        if not case.state.rest.ended:
            within = _attack(case, left - 1, ply + 1)
        ended: cython.bint = case.state.rest.ended != 0
        _take_back(case, move, cython.address(undo))
        if case.over:
            return 0
        if not within and not ended:
            _note_answer(case, ply, move)
            _note(case, cython.address(known), move, 0, left)
            return 0
        longest = max(longest, within)
    _note(case, cython.address(known), NO_MOVE, longest + 1, 0)
    return longest + 1
