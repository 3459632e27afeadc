"""Exact endings of King of Siam: what some seats together can force, whatever the others do.

`force` answers whether the seats of a team can bring about that a seat of the goal wins: the two
players and the two teams are their own goal; with three players any seats and any goal can be asked
about. Every distinct legal move of every position is seen, so an answer is a proof.

Passing is judged first wherever the all-pass result suits the mover, then moves that refuted
neighbouring positions, then the rest, those first after which all passing would suit the mover. A
side that all passing suits has won as soon as the others can't change that any more, whatever they
play: they have no card, or a single one by which none of them ever could (`reach`). And who
plays the last card of a side must be suited by what comes of it.
"""

import cython
from cython.cimports.erawan.engine.king.search.proof_table import UNKNOWN, Proofs, second_hash
from cython.cimports.erawan.engine.king.search.reach import LATER, NEVER, NOW, find_turn
from cython.cimports.erawan.engine.king.search.results import (
    SUITS,
    Question,
    ask_for,
    find_holders,
    judge,
    sort_moves,
    winners_with,
)
from cython.cimports.erawan.kernels.common.bits import size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.erawan.kernels.common.stop import Halt, Stop, must_end
from cython.cimports.erawan.kernels.king.distinct import list_distinct
from cython.cimports.erawan.kernels.king.kernel import Kernel
from cython.cimports.erawan.kernels.king.moves import is_legal
from cython.cimports.erawan.kernels.king.outcome import is_over
from cython.cimports.erawan.kernels.king.play import play
from cython.cimports.erawan.kernels.king.types import MAX_MOVES, PASS, State, Tables
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

MOST_CARDS = 15
"""With more cards left a victory could be shared (K7.8), which is no plain win or loss."""
KEPT_CARDS = cython.declare(cython.int, 3)
"""Answers are kept for positions with at least so many cards left."""
KILLERS = cython.declare(cython.int, 4)
LISTS = cython.declare(cython.int, 48)
"""Lists of moves that fit into the memory at once; an ending's are far from full."""


@cython.cclass
class Solver:
    """A table of proved positions and the search that fills it; serves one thread."""

    def __cinit__(self, mebibytes: cython.int = 16) -> None:
        self.proofs = Proofs(mebibytes)
        self.orders = cython.cast(
            cython.pointer[cython.uint],
            malloc(LISTS * MAX_MOVES * cython.sizeof(cython.uint)),
        )
        self.listed = cython.cast(
            cython.pointer[cython.uint], malloc(MAX_MOVES * cython.sizeof(cython.uint))
        )
        self.kinds = cython.cast(cython.pointer[cython.uchar], malloc(MAX_MOVES))
        if self.orders is cython.NULL or self.listed is cython.NULL or self.kinds is cython.NULL:
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.orders)
        free(self.listed)
        free(self.kinds)

    @property
    def nodes(self) -> int:
        """How many moves the last question made it try."""
        return self.visited

    def force(
        self,
        kernel: Kernel,
        team: cython.int,
        goal: cython.int,
        nodes: cython.longlong,
        stop: Stop,
    ) -> object:
        """Whether the team's seats (bits) can force a winner among the goal's; None if not known.

        It gives up after so many nodes, or when told to. The number of cards left must be below
        16, so that no victory can be shared (K7.8).
        """
        self.refuse(kernel)
        with cython.nogil:
            answer: cython.int = self.prove(
                cython.address(kernel.state),
                cython.address(kernel.board.tables),
                team,
                goal,
                nodes,
                cython.address(stop.halt),
            )
        return None if answer == UNKNOWN else bool(answer)

    def deciding_move(
        self,
        kernel: Kernel,
        team: cython.int,
        goal: cython.int,
        nodes: cython.longlong,
        stop: Stop,
    ) -> object:
        """The code of a move by which the mover's side gets its way; None if none was found."""
        self.refuse(kernel)
        with cython.nogil:
            move: cython.uint = self.find_deciding(
                cython.address(kernel.state),
                cython.address(kernel.board.tables),
                team,
                goal,
                nodes,
                cython.address(stop.halt),
            )
        return kernel.code_of(move) if move else None

    def refuse(self, kernel: Kernel) -> None:
        """Raise ValueError for what is no ending yet."""
        if kernel.state.cards_left > MOST_CARDS:
            raise ValueError(f"an ending has at most {MOST_CARDS} cards left")

    def prove(
        self,
        state: cython.pointer[State],
        tables: cython.pointer[Tables],
        team: cython.int,
        goal: cython.int,
        most: cython.longlong,
        halt: cython.pointer[Halt],
    ) -> cython.int:
        """The same as `force` for other kernels."""
        self.ask(state, tables, team, goal, most, halt)
        return self.search(state, 0, self.suits(state))

    def find_deciding(
        self,
        state: cython.pointer[State],
        tables: cython.pointer[Tables],
        team: cython.int,
        goal: cython.int,
        most: cython.longlong,
        halt: cython.pointer[Halt],
    ) -> cython.uint:
        """A move by which the mover's side gets its way, 0 if none was found."""
        after: State
        want: cython.int = team >> state.seat & 1
        i: cython.longlong
        self.ask(state, tables, team, goal, most, halt)
        n: cython.longlong = self.list_in_order(state, 0, want)
        if n < 0:
            return self.orders[0]
        # First those whose answers the table has: a proof has just been there.
        for i in range(n):
            after = state[0]
            play(cython.address(after), tables, self.orders[i])
            if self.look_up(cython.address(after)) == want:
                return self.orders[i]
        for i in range(n):
            if self.try_move(state, self.orders[i], n) == want:
                return self.orders[i]
        return 0

    def ask(
        self,
        state: cython.pointer[State],
        tables: cython.pointer[Tables],
        team: cython.int,
        goal: cython.int,
        most: cython.longlong,
        halt: cython.pointer[Halt],
    ) -> cython.void:
        """Begin with a new question."""
        self.tables = tables
        self.halt = halt
        self.team = team
        self.goal = goal
        self.salt = mix(16 * team + goal + 1)
        self.two_sided = state.players != 3 and goal == team
        self.visited = 0
        self.next_look = 0
        self.most = most
        memset(self.killers, 0, cython.sizeof(self.killers))

    def suits(self, state: cython.pointer[State]) -> cython.bint:
        """Whether all passing would bring the goal about."""
        return winners_with(state, find_holders(state)) & self.goal != 0

    def cards_of(self, state: cython.pointer[State], side: cython.int) -> cython.int:
        """How many cards the team has (side 1) or the others (side 0)."""
        seat: cython.int
        cards: cython.int = 0
        for seat in range(state.players):
            if self.team >> seat & 1 == side:
                hand: cython.uint = state.hands[seat]
                cards += size(hand & 0x5555) + 2 * size(hand & 0xAAAA)
        return cards

    def search(
        self, state: cython.pointer[State], top: cython.longlong, suits: cython.bint
    ) -> cython.int:
        """Whether the team forces the goal from here.

        `top` is where its list of moves begins, `suits` whether all passing would bring the goal
        about: then it is brought about if the others have no card left, and the reverse.
        """
        if is_over(state):
            return suits
        hopes: cython.int = self.cards_of(state, 1 - suits)
        turn: cython.int = LATER if hopes else NEVER
        if hopes == 1:
            turn = self.find_turn(state, 1 - suits)
        if turn == NEVER:
            return suits
        if (
            turn == NOW
            and self.two_sided
            and state.hands[state.seat]
            and self.cards_of(state, suits) == 0
        ):
            return 1 - suits
        if state.cards_left < KEPT_CARDS:
            return self.try_moves(state, top, suits, hopes == 1 and turn == LATER)
        check_bits: cython.ulonglong = second_hash(state) ^ self.salt
        answer: cython.int = self.proofs.recall(state.key ^ self.salt, check_bits)
        if answer != UNKNOWN:
            return answer
        before: cython.longlong = self.visited
        answer = self.try_moves(state, top, suits, hopes == 1 and turn == LATER)
        if answer != UNKNOWN:
            self.proofs.remember(state.key ^ self.salt, check_bits, answer, self.visited - before)
        return answer

    def find_turn(self, state: cython.pointer[State], side: cython.int) -> cython.int:
        """When a side could turn the result with its only card, if the other passed."""
        seat: cython.int = 0
        while not state.hands[seat] or self.team >> seat & 1 != side:
            seat += 1
        return find_turn(state, self.tables, seat, self.goal, side)

    def try_moves(
        self,
        state: cython.pointer[State],
        top: cython.longlong,
        suits: cython.bint,
        waits: cython.bint,
    ) -> cython.int:
        """The mover needs one good move; without any, the other side has its way.

        `waits`: who is not suited can only wait for another struggle to play the last card in.
        """
        tried: cython.uint[5]
        want: cython.int = self.team >> state.seat & 1
        answer: cython.int
        tries: cython.int = 0
        i: cython.longlong
        j: cython.int
        killers: cython.pointer[cython.uint] = self.killers[state.cards_left][want]
        if state.hands[state.seat] == 0 or (waits and suits != want):
            return self.try_move(state, PASS, top)
        if suits == want:
            answer = self.try_move(state, PASS, top)
            if answer != 1 - want:
                return answer
            tried[0] = PASS
            tries = 1
        if state.cards_left > 1:
            for j in range(KILLERS):
                if killers[j] and is_legal(state, self.tables, killers[j]):
                    tried[tries] = killers[j]
                    tries += 1
                    answer = self.try_move(state, tried[tries - 1], top)
                    if answer == want:
                        promote(killers, tried[tries - 1])
                    if answer != 1 - want:
                        return answer
        if top > (LISTS - 1) * MAX_MOVES:
            return UNKNOWN
        n: cython.longlong = self.list_in_order(state, top, want)
        if n < 0:
            promote(killers, self.orders[top])
            return want
        for i in range(top, top + n):
            move: cython.uint = self.orders[i]
            for j in range(tries):
                if tried[j] == move:
                    break
            else:
                answer = self.try_move(state, move, top + n)
                if answer == want and move != PASS:
                    promote(killers, move)
                if answer != 1 - want:
                    return answer
        return 1 - want

    def try_move(
        self, state: cython.pointer[State], move: cython.uint, top: cython.longlong
    ) -> cython.int:
        """What a move leads to."""
        after: State = state[0]
        self.visited += 1
        if self.visited >= self.next_look:
            if self.visited >= self.most or must_end(self.halt):
                return UNKNOWN
            self.next_look = self.visited + 1024
        play(cython.address(after), self.tables, move)
        return self.search(cython.address(after), top, self.suits(cython.address(after)))

    def list_in_order(
        self, state: cython.pointer[State], top: cython.longlong, want: cython.int
    ) -> cython.longlong:
        """Write the moves from `top` on, the most promising first; how many.

        -1 if one is plainly good: then it stands at `top`. Who plays the last card of a side must
        be suited by the result, or has lost: such moves are left out.
        """
        q: Question
        all_moves: State = state[0]
        must_suit: cython.bint = self.cards_of(state, want) == 1
        if self.two_sided:
            # The very last card has to win (K5.9), which is to suit: no need to ask twice.
            all_moves.cards_left = max(state.cards_left, 2)
        n: cython.int = list_distinct(cython.address(all_moves), self.tables, self.listed)
        self.visited += n >> 4
        ask_for(cython.address(q), state, self.tables, state.seat, self.goal, want)
        judge(cython.address(q), state, self.tables, self.listed, n, self.kinds)
        n = sort_moves(cython.address(q), self.listed, n, self.kinds, must_suit, self.orders + top)
        return -1 if q.best >= SUITS and self.cards_of(state, 1 - want) == 0 else n

    def look_up(self, state: cython.pointer[State]) -> cython.int:
        """What is known of a position without search, UNKNOWN if nothing is."""
        suits: cython.bint = self.suits(state)
        if is_over(state) or self.cards_of(state, 1 - suits) == 0:
            return suits
        if self.cards_of(state, 1 - suits) == 1 and self.find_turn(state, 1 - suits) == NEVER:
            return suits
        return self.proofs.recall(state.key ^ self.salt, second_hash(state) ^ self.salt)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def promote(killers: cython.pointer[cython.uint], move: cython.uint) -> cython.void:
    """Put a move that decided a position before the others that did."""
    j: cython.int = 0
    while j < KILLERS - 1 and killers[j] != move:
        j += 1
    while j > 0:
        killers[j] = killers[j - 1]
        j -= 1
    killers[0] = move
