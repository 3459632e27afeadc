"""Whole games for the engine's estimate to learn from, played in one go.

Every seat follows a style: the engine's choice; passing blindly through some struggles and then the
engine's choice; one card a struggle; moves by lot for a while; playing only if all-pass would lose.
A move is chosen by a single look at the moves (`candidates`), and what was thought of the position,
the best move's chances, is written beside it. A game ends where it is proved who wins.

A game is written as rows of 12 bytes, one for each turn: the move, 1 if it was chosen and not drawn
by lot, and every side's chance in steps of 1/65535. `facts_of` makes of it what is learnt from.
"""

import cython
from cython.cimports.cpython.bytes import PyBytes_FromStringAndSize
from cython.cimports.erawan.engine.king.search.candidates import (
    MOST_KEPT,
    Candidate,
    list_candidates,
)
from cython.cimports.erawan.engine.king.search.estimate import (
    Basis,
    Noise,
    Weights,
    chances,
    lay_basis,
)
from cython.cimports.erawan.engine.king.search.facts import FACTS, write_facts
from cython.cimports.erawan.engine.king.search.features import sides_of
from cython.cimports.erawan.engine.king.search.games import (
    BLIND,
    BY_LOT,
    KEEPING,
    MAX_TURNS,
    ONE_EACH,
    Seat,
    Turn,
)
from cython.cimports.erawan.engine.king.search.proof_table import UNKNOWN
from cython.cimports.erawan.engine.king.search.solver import Solver
from cython.cimports.erawan.kernels.common.bits import size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import below
from cython.cimports.erawan.kernels.common.stop import Stop
from cython.cimports.erawan.kernels.king.kernel import Kernel, Room
from cython.cimports.erawan.kernels.king.moves import sample
from cython.cimports.erawan.kernels.king.outcome import if_all_pass, is_over
from cython.cimports.erawan.kernels.king.play import play
from cython.cimports.erawan.kernels.king.types import PASS, State, Tables

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

KEPT = cython.declare(cython.int, 16)
"""So many moves get a second look, fewer than in the search."""
DRAWN = cython.declare(cython.int, 8)
"""A move that is not the best is drawn from so many,"""
WILD = cython.declare(cython.int, 5)
"""and of so many one is drawn from all."""
SOLVED_CARDS = cython.declare(cython.int, 3)
SOLVER_MOVES = cython.declare(cython.longlong, 20000)
THOUSAND = cython.declare(cython.int, 1000)
STYLES = {"engine": 0, "blind": BLIND, "one": ONE_EACH, "lot": BY_LOT, "keep": KEEPING}
"""What a seat's style is called; its number is explained at `Seat`."""


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def must_pass(state: cython.pointer[State], seat: cython.pointer[Seat]) -> cython.bint:
    """Whether the style of the seat to move makes it pass."""
    hand: cython.uint = state.hands[state.seat]
    if seat.style == BLIND:
        return state.resolved < seat.number
    if seat.style == ONE_EACH:
        return 8 - size(hand & 0x5555) - 2 * size(hand & 0xAAAA) > state.resolved
    return seat.style == KEEPING and if_all_pass(state) >> state.seat & 1


@cython.cclass
class Player:
    """Plays games with one engine or two, whose weights are given."""

    weights: Weights
    others: Weights
    solver: Solver
    room: Room
    stop: Stop

    def __init__(self, weights: Weights, others: Weights, solver: Solver) -> None:
        self.weights = weights
        self.others = others
        self.solver = solver
        self.room = Room()
        self.stop = Stop()

    def play(
        self,
        start: Kernel,
        styles: list,
        whim: cython.int,
        sober: cython.int,
        seed: cython.ulonglong,
    ) -> tuple:
        """The winners' bits and the rows of a game from a start.

        A style is its name's number, its own number, and 1 for a seat of the other engine. `whim`
        in a thousand moves is not the best; with at most `sober` cards left nobody draws by lot.
        """
        turns: Turn[MAX_TURNS]
        seats: Seat[4]
        winners: cython.int = 0
        i: cython.int
        for i in range(start.state.players):
            seats[i].style, seats[i].number, seats[i].is_other = styles[i]
        with cython.nogil:
            i = self.run(start, seats, whim, sober, seed, turns, cython.address(winners))
        rows = PyBytes_FromStringAndSize(
            cython.cast(cython.p_char, cython.cast(cython.pointer[Turn], turns)),
            i * cython.sizeof(Turn),
        )
        return winners, rows

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def run(
        self,
        start: Kernel,
        seats: cython.pointer[Seat],
        whim: cython.int,
        sober: cython.int,
        seed: cython.ulonglong,
        turns: cython.pointer[Turn],
        winners: cython.pointer[cython.int],
    ) -> cython.int:
        """Play; how many turns there were."""
        found: Candidate[MOST_KEPT]
        state: State = start.state
        tables: cython.pointer[Tables] = cython.address(start.board.tables)
        random: cython.ulonglong = seed
        n: cython.int = 0
        count: cython.int
        side: cython.int
        while n < MAX_TURNS and not self.is_known(cython.address(state), tables, winners):
            seat: cython.pointer[Seat] = seats + state.seat
            if seat.is_other:
                count = self.look(cython.address(state), tables, self.others, found)
            else:
                count = self.look(cython.address(state), tables, self.weights, found)
            turn: cython.pointer[Turn] = turns + n
            turn.move = found[0].move
            turn.is_chosen = 1
            for side in range(3):
                turn.values[side] = cython.cast(
                    cython.ushort,
                    found[0].values[side] * 65535 + 0.5
                    if side < sides_of(cython.address(state))
                    else 0,
                )
            if must_pass(cython.address(state), seat):
                turn.move = PASS
            elif seat.style == BY_LOT and state.cards_left > sober:
                turn.is_chosen = 0
                turn.move = self.draw(
                    cython.address(state), tables, seat.number, cython.address(random)
                )
            elif below(cython.address(random), THOUSAND) < whim:
                if below(cython.address(random), WILD) == 0:
                    turn.is_chosen = 0
                    turn.move = self.draw(
                        cython.address(state), tables, 500, cython.address(random)
                    )
                else:
                    turn.move = found[below(cython.address(random), min(count, DRAWN))].move
                    turn.is_chosen = turn.move == found[0].move
            play(cython.address(state), tables, turn.move)
            n += 1
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def look(
        self,
        state: cython.pointer[State],
        tables: cython.pointer[Tables],
        weights: Weights,
        found: cython.pointer[Candidate],
    ) -> cython.int:
        """Write the best moves; how many."""
        noise: Noise
        whole: cython.bint = False
        noise.most = 0
        noise.seed = 0
        return list_candidates(
            state,
            tables,
            weights,
            cython.address(noise),
            self.room.moves,
            KEPT,
            False,
            found,
            cython.address(whole),
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def draw(
        self,
        state: cython.pointer[State],
        tables: cython.pointer[Tables],
        passing: cython.int,
        random: cython.pointer[cython.ulonglong],
    ) -> cython.uint:
        """A pass so many times in a thousand, else a move by lot."""
        if below(random, THOUSAND) < passing:
            return PASS
        return sample(state, tables, random)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_known(
        self,
        state: cython.pointer[State],
        tables: cython.pointer[Tables],
        winners: cython.pointer[cython.int],
    ) -> cython.bint:
        """Whether it is plain or quickly proved who wins, and who."""
        own: cython.int
        answer: cython.int
        winners[0] = if_all_pass(state) & 15
        if is_over(state) or state.cards_left == 0:
            return True
        if state.players == 3 or state.cards_left > SOLVED_CARDS:
            return False
        own = 5 if state.players == 4 else 1
        answer = self.solver.prove(
            state, tables, own, own, SOLVER_MOVES, cython.address(self.stop.halt)
        )
        if answer == UNKNOWN:
            return False
        winners[0] = own if answer else (10 if state.players == 4 else 2)
        return True


def facts_of(start: Kernel, rows: bytes, weights: Weights) -> tuple:
    """Of every position of a game the facts, the estimated chances of three sides, the seat.

    As bytes: FACTS signed bytes, three floats and a byte for each position.
    """
    basis: Basis
    noise: Noise
    values: cython.double[3]
    state: State = start.state
    tables: cython.pointer[Tables] = cython.address(start.board.tables)
    turns: cython.pointer[Turn] = cython.cast(
        cython.pointer[Turn], cython.cast(cython.p_char, rows)
    )
    count: cython.int = len(rows) // cython.sizeof(Turn)
    facts: bytearray = bytearray(count * FACTS)
    chance: bytearray = bytearray(12 * count)
    mover: bytearray = bytearray(count)
    fact: cython.pointer[cython.schar] = cython.cast(
        cython.pointer[cython.schar], cython.cast(cython.p_char, facts)
    )
    out: cython.pointer[cython.float] = cython.cast(
        cython.pointer[cython.float], cython.cast(cython.p_char, chance)
    )
    i: cython.int
    side: cython.int
    noise.most = 0
    noise.seed = 0
    values[2] = 0
    for i in range(count):
        write_facts(cython.address(state), tables, fact + i * FACTS)
        lay_basis(
            cython.address(state), tables, weights, cython.address(noise), cython.address(basis)
        )
        chances(cython.address(state), tables, cython.address(basis), values)
        for side in range(3):
            out[3 * i + side] = values[side]
        mover[i] = state.seat
        play(cython.address(state), tables, turns[i].move)
    return facts, chance, mover
