"""King of Siam at the speed of C, as Python sees it; other kernels cimport what this one does.

| module | what it declares |
|---|---|
| `types` | the flat state, a board's tables, packed moves |
| `state` | boards, from positions and back, keys, deals |
| `play` | playing in place: a whole move, or its effect and then the take |
| `outcome` | who wins, and who would if everybody passed |
| `forecast` | the same with its numbers, for people; plain Python |
| `effects`, `takes` | a turn in small steps: a card's effects, the takes after one |
| `moves` | complete moves: listed, counted, drawn by lot |
| `distinct` | complete moves without duplicate results |
| `code` | move codes |

A kernel is a value, like a position. What may take long runs without the GIL, so several threads
can ask one kernel. Moves are codes, or numbers that sort like their codes.

A playout is pinned: SplitMix64 starts at the seed, and every ply takes `below(n)` as the index into
the n legal moves sorted by code, also where there is only one. So the same seed gives the same game
everywhere, and `erawan.core.generator` with the readable rules gives it too.
"""

import cython
from cython.cimports.erawan.kernels.common.bits import lowest, size
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king.code import parse_code, write_code
from cython.cimports.erawan.kernels.king.distinct import list_distinct
from cython.cimports.erawan.kernels.king.effects import holds, list_effects
from cython.cimports.erawan.kernels.king.moves import count_moves, is_legal, list_moves, sample
from cython.cimports.erawan.kernels.king.outcome import (
    complete_sets,
    find_winners,
    holder,
    if_all_pass,
    is_over,
    rank_factions,
)
from cython.cimports.erawan.kernels.king.play import pass_turn, play, play_effect, take
from cython.cimports.erawan.kernels.king.state import Board, deal
from cython.cimports.erawan.kernels.king.takes import complete, legal_takes, takes
from cython.cimports.erawan.kernels.king.types import (
    BRITISH,
    COLONY,
    MAX_EFFECTS,
    MAX_MOVES,
    NOTHING,
    PASS_TURN,
    State,
    Tables,
)
from cython.cimports.libc.stdlib import free, malloc

from erawan.core.errors import BadCode, ErawanError
from erawan.kernels.common.build_check import check
from erawan.kernels.king.code import CARDS
from erawan.kernels.king.forecast import Forecast

check(__name__, SOURCES)

HOLDERS = "LMRB"
MAX_DEPTH = 64
"""How deep `perft` may be asked to go: more than the machine could ever count."""


def play_out(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    random: cython.pointer[cython.ulonglong],
) -> cython.void:
    """Play moves by lot to the end of the game."""
    while not is_over(state):
        play(state, tables, sample(state, tables, random))


def count_leaves(
    state: cython.pointer[State], tables: cython.pointer[Tables], depth: cython.int
) -> cython.ulonglong:
    """Count the positions after so many moves, making each of them."""
    effects: cython.uint[MAX_EFFECTS]
    after: State
    last: State
    card: cython.int
    i: cython.int
    n: cython.ulonglong = 0
    if depth == 0:
        return 1
    if is_over(state):
        return 0
    for card in range(8):
        if card == PASS_TURN:
            after = state[0]
            pass_turn(cython.address(after), tables)
            n += count_leaves(cython.address(after), tables, depth - 1)
        elif holds(state, card):
            for i in range(list_effects(state, tables, card, effects)):
                spots: cython.uint = takes(state, tables, effects[i])
                after = state[0]
                play_effect(cython.address(after), tables, effects[i])
                while spots:
                    last = after
                    take(cython.address(last), tables, lowest(spots))
                    spots &= spots - 1
                    n += count_leaves(cython.address(last), tables, depth - 1)
    return n


def seats(outcome: int) -> frozenset:
    """The winning seats of an outcome's bits."""
    return frozenset(seat for seat in range(4) if outcome >> seat & 1)


@cython.cclass
class Room:
    """Room for all moves of a position."""

    def __cinit__(self) -> None:
        self.moves = cython.cast(
            cython.pointer[cython.uint], malloc(MAX_MOVES * cython.sizeof(cython.uint))
        )
        if self.moves is cython.NULL:
            raise MemoryError

    def __dealloc__(self) -> None:
        free(self.moves)


@cython.cclass
class Kernel:
    """A position, loaded from one of the rules'; a `Board` spares building the board's tables."""

    def __init__(self, position: object, board: Board = None) -> None:
        if board is None:
            board = Board(position.board)
        elif board.source != position.board:
            raise ValueError("the tables are another board's")
        self.board = board
        self.template = position
        board.load(cython.address(self.state), position)

    @cython.cfunc
    def become(self, state: cython.pointer[State]) -> object:
        """A kernel of another state on the same board."""
        kernel: Kernel = Kernel.__new__(Kernel)
        kernel.board = self.board
        kernel.template = self.template
        kernel.state = state[0]
        return kernel

    @cython.cfunc
    def texts(self, moves: cython.pointer[cython.uint], count: cython.int) -> list:
        """The codes of some moves."""
        text: cython.char[24]
        i: cython.int
        codes: list = []
        for i in range(count):
            length: cython.int = write_code(cython.address(self.board.tables), moves[i], text)
            codes.append(text[:length].decode("ascii"))
        return codes

    def store(self) -> object:
        """The position of the rules; its type is that of the one loaded."""
        return self.board.store(cython.address(self.state), self.template)

    @property
    def key(self) -> int:
        """The position's key, kept up to date move by move."""
        return self.state.key

    @property
    def to_move(self) -> object:
        """The seat to move; None when the game is over."""
        return None if is_over(cython.address(self.state)) else self.state.seat

    @property
    def outcome(self) -> object:
        """The winning seats and the reason; None while the game goes on."""
        return self.if_all_pass() if is_over(cython.address(self.state)) else None

    def if_all_pass(self) -> tuple:
        """The winning seats and the reason if everybody passed from here to the end."""
        outcome: cython.int = if_all_pass(cython.address(self.state))
        return seats(outcome), "colony" if outcome & COLONY else "reign"

    def forecast(self) -> object:
        """The same with the figures that decide first, as a `Forecast`."""
        state: cython.pointer[State] = cython.address(self.state)
        ranked: cython.int[3]
        count: cython.int = rank_factions(state, ranked)
        british: cython.int = size(state.owned[BRITISH])
        struggles: cython.int = state.resolved
        box: cython.int
        holders: str = ""
        for box in range(state.resolved, 8):
            who: cython.int = holder(state, state.tiles[box])
            holders += HOLDERS[who]
            if british < 4:
                struggles += 1
                british += who == BRITISH
        if count > 0:
            courts = [((seat,), state.courts[seat][ranked[0]]) for seat in range(state.players)]
        else:
            sides = [(0, 2), (1, 3)] if state.players == 4 else list(zip(range(state.players)))
            courts = [(side, complete_sets(state, side[0])) for side in sides]
        return Forecast(
            seats(find_winners(state, ranked, count)),
            HOLDERS[ranked[0]] if count > 0 else "",
            holders,
            struggles,
            british,
            tuple(courts),
        )

    def deal(self, seed: object) -> object:
        """The start position of a seed, on the same board with as many players.

        Raises ErawanError for a seed that is none.
        """
        state: State
        if not 0 <= seed < 1 << 64:
            raise ErawanError("a seed is a whole number from 0 to 2^64-1")
        deal(cython.address(state), cython.address(self.board.tables), self.state.players, seed)
        return self.become(cython.address(state))

    def play(self, code: str) -> object:
        """The kernel after a move; raises BadCode, or ErawanError if it is not legal."""
        return self.play_move(self.move_of(code))

    def play_move(self, move: cython.uint) -> object:
        """The same for a packed move."""
        state: State = self.state
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        if not is_legal(cython.address(self.state), tables, move):
            raise ErawanError("this move is not legal here; the rules say by which clause")
        play(cython.address(state), tables, move)
        return self.become(cython.address(state))

    def move_of(self, code: str) -> int:
        """The packed move of a code, legal or not; raises BadCode."""
        move: cython.uint = parse_code(self.board.codes, code)
        if self.texts(cython.address(move), 1)[0] != code:
            raise BadCode(f"{code!r} is not in canonical form")
        return move

    def code_of(self, move: cython.uint) -> str:
        """The code of a legal packed move; raises ErawanError."""
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        if not is_legal(cython.address(self.state), tables, move):
            raise ErawanError("this move is not legal here; the rules say by which clause")
        return self.texts(cython.address(move), 1)[0]

    def legal_moves(self) -> list:
        """All legal moves, packed, in the order of their codes."""
        room: Room = Room()
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        n: cython.int = list_moves(cython.address(self.state), tables, room.moves)
        i: cython.int
        return [room.moves[i] for i in range(n)]

    def legal_codes(self) -> list:
        """The codes of all legal moves, sorted."""
        room: Room = Room()
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        return self.texts(room.moves, list_moves(cython.address(self.state), tables, room.moves))

    def count(self) -> int:
        """The number of legal moves, without listing them."""
        return count_moves(cython.address(self.state), cython.address(self.board.tables))

    def list_all(self, times: cython.int) -> int:
        """List all legal moves so many times and return how many there are: for measuring."""
        room: Room = Room()
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        n: cython.int = 0
        with cython.nogil:
            for _ in range(times):
                n = list_moves(cython.address(self.state), tables, room.moves)
        return n

    def distinct(self) -> list:
        """The code of one legal move for each key that a move can lead to, sorted."""
        room: Room = Room()
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        return self.texts(room.moves, list_distinct(cython.address(self.state), tables, room.moves))

    def cards(self) -> list:
        """The first step of a turn: the cards that have a legal move, and `pass`."""
        if is_over(cython.address(self.state)):
            return []
        return [card for card in CARDS if card == "pass" or self.effects(card)]

    def effects(self, card: str) -> list:
        """The second step: the effects of a card that have a legal move; none of one not held."""
        effects: cython.uint[MAX_EFFECTS]
        state: cython.pointer[State] = cython.address(self.state)
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        number: cython.int = CARDS.index(card)
        n: cython.int = 0
        i: cython.int
        if not is_over(state) and holds(state, number):
            for i in range(list_effects(state, tables, number, effects)):
                if takes(state, tables, effects[i]):
                    effects[n] = effects[i] | NOTHING
                    n += 1
        return [text[3:].removesuffix("/-") for text in self.texts(effects, n)]

    def takes(self, card: str, effect: str) -> list:
        """The third step: the followers to take after an effect, or ``-``; none if not legal."""
        moves: cython.uint[25]
        state: cython.pointer[State] = cython.address(self.state)
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        start: cython.uint = self.move_of(f"{card}:{effect}/-") - NOTHING
        spots: cython.uint = 0 if is_over(state) else legal_takes(state, tables, start)
        n: cython.int = complete(start, spots, moves, 0)
        return [text.partition("/")[2] for text in self.texts(moves, n)]

    def sample(self, seed: cython.ulonglong) -> str:
        """The code of one legal move by lot; raises ErawanError after the end."""
        state: cython.pointer[State] = cython.address(self.state)
        if is_over(state):
            raise ErawanError("the game is over: there is no legal move")
        move: cython.uint = sample(state, cython.address(self.board.tables), cython.address(seed))
        return self.texts(cython.address(move), 1)[0]

    def playout(self, seed: cython.ulonglong) -> object:
        """The end of a game of moves by lot."""
        state: State = self.state
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        with cython.nogil:
            play_out(cython.address(state), tables, cython.address(seed))
        return self.become(cython.address(state))

    def playouts(self, seed: cython.ulonglong, games: cython.int) -> list:
        """How many of so many playouts each seat wins; the generator goes on from game to game."""
        state: State
        wins: cython.int[4] = [0, 0, 0, 0]
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        seat: cython.int
        outcome: cython.int
        with cython.nogil:
            for _ in range(games):
                state = self.state
                play_out(cython.address(state), tables, cython.address(seed))
                outcome = if_all_pass(cython.address(state))
                for seat in range(4):
                    wins[seat] += outcome >> seat & 1
        return [wins[seat] for seat in range(self.state.players)]

    def perft(self, depth: cython.int) -> int:
        """The number of positions after so many moves, all made; ended games don't count."""
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        if not 0 <= depth <= MAX_DEPTH:
            raise ValueError(f"a depth is a whole number from 0 to {MAX_DEPTH}")
        with cython.nogil:
            n: cython.ulonglong = count_leaves(cython.address(self.state), tables, depth)
        return n

    def expand(self) -> tuple:
        """How many distinct successors there are, each of them made, and the XOR of their keys."""
        room: Room = Room()
        state: State
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        keys: cython.ulonglong = 0
        i: cython.int
        with cython.nogil:
            n: cython.int = list_distinct(cython.address(self.state), tables, room.moves)
            for i in range(n):
                state = self.state
                play(cython.address(state), tables, room.moves[i])
                keys ^= state.key
        return n, keys

    def outlook(self) -> dict:
        """How many distinct successors who would win if everybody passed after them."""
        room: Room = Room()
        state: State
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        counts: cython.int[16]
        i: cython.int
        for i in range(16):
            counts[i] = 0
        with cython.nogil:
            for i in range(list_distinct(cython.address(self.state), tables, room.moves)):
                state = self.state
                play(cython.address(state), tables, room.moves[i])
                counts[if_all_pass(cython.address(state)) & 15] += 1
        return {seats(i): counts[i] for i in range(16) if counts[i]}
