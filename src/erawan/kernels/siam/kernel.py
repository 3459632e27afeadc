"""Siam at the speed of C, as Python sees it; other kernels cimport `moves`.

A kernel is a value, like a position. What may take long works on a copy without the GIL, so several
threads can ask one kernel. Moves are numbers (`types.pxd`) or codes.

A playout is pinned: SplitMix64 starts at the seed, and every ply takes `below(n)` as the index into
the n legal moves sorted by code. So the same seed gives the same game everywhere, and
`erawan.core.generator` with the readable rules gives it too.
"""

from dataclasses import replace

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam import history as siam_history
from cython.cimports.erawan.kernels.siam import moves as siam_moves
from cython.cimports.erawan.kernels.siam import perft as siam_perft
from cython.cimports.erawan.kernels.siam.tables import Rules
from cython.cimports.erawan.kernels.siam.types import (
    EDGE,
    EMPTY,
    MAX_MOVES,
    OUTSIDE,
    PLY_LIMIT,
    REPETITION,
    ROCK,
    RUNNING,
    ConstTables,
    Entry,
    Key,
    Move,
    State,
    Undo,
)
from cython.cimports.libc.stdlib import free
from cython.cimports.libc.string import memcpy

from erawan.core.errors import ErawanError
from erawan.kernels.common.build_check import check
from erawan.kernels.siam import text

check(__name__, SOURCES)

MAX_DEPTH = 64
MAX_PLIES = 1_000_000
MARKS = ("", "E", "R", "=", "=")  # by Rest.ended


@cython.cclass
class Kernel:
    """A position of Siam in C; `rules` can be shared by all positions of the same options."""

    def __init__(self, position: object, rules: Rules = None) -> None:
        """Load a position; raises ValueError for what no board can hold."""
        self.template = position
        self.rules = Rules(position.options) if rules is None else rules
        self.history.count = 0
        if self.rules.options is not position.options and self.rules.options != position.options:
            raise ValueError("these rules are those of other options")
        tables: ConstTables = cython.address(self.rules.tables)
        if len(position.cells) != tables.cells:
            raise ValueError(f"{len(position.cells)} cells, but the board has {tables.cells}")
        self.state.cells[OUTSIDE] = EDGE
        self.state.rest.reserve[0] = self.state.rest.reserve[1] = position.options.animals
        cell: cython.int
        piece: cython.int
        for cell, piece in enumerate(position.cells):
            if not EMPTY <= piece <= ROCK:
                raise ValueError(f"{piece} is no piece")
            if EMPTY < piece < ROCK:
                if self.state.rest.reserve[tables.owner[piece]] == 0:
                    raise ValueError("a side has too many animals")
                self.state.rest.reserve[tables.owner[piece]] -= 1
            self.state.cells[cell] = piece
        self.state.rest.side = bool(position.side)
        self.state.rest.left[0], self.state.rest.left[1] = map(bool, position.left)
        self.state.ply = position.ply
        self.state.key = siam_moves.full_key(cython.address(self.state), tables)
        if tables.repetition:
            _load_seen(self, position.seen)
        self.state.rest.ended = MARKS.index(position.ended)
        if position.ended == "=":
            self.state.rest.ended = siam_history.judge(
                cython.address(self.state), tables, cython.address(self.history)
            )
            if self.state.rest.ended == RUNNING:
                raise ValueError("a draw is marked, but the options give none here")

    def __dealloc__(self) -> None:
        free(self.history.entries)

    def store(self) -> object:
        """The position as a value of the readable rules."""
        return replace(
            self.template,
            cells=tuple(self.cells),
            side=self.side,
            ply=self.ply,
            left=(bool(self.state.rest.left[0]), bool(self.state.rest.left[1])),
            ended=self.ended,
            seen=_format_seen(self),
        )

    @property
    def cells(self) -> bytes:
        """The pieces by cell."""
        return self.state.cells[: self.rules.tables.cells]

    @property
    def side(self) -> int:
        """Whose turn it is, or would be: 0 for the elephants, 1 for the rhinos."""
        return self.state.rest.side

    @property
    def ply(self) -> int:
        """How many plies were played."""
        return self.state.ply

    @property
    def reserve(self) -> tuple:
        """How many animals each side has beside the board."""
        return self.state.rest.reserve[0], self.state.rest.reserve[1]

    @property
    def key(self) -> int:
        """The 64-bit key, the same as the readable position's."""
        return self.state.key

    @property
    def ended(self) -> str:
        """Empty while the game goes on, then E, R or = for a draw."""
        return MARKS[self.state.rest.ended]

    @property
    def outcome(self) -> object:
        """None while the game goes on, then the same Outcome as the readable position's."""
        if self.state.rest.ended == RUNNING:
            return None
        if self.state.rest.ended == PLY_LIMIT:
            return text.draw_outcome("ply-limit", "plies", self.ply)
        if self.state.rest.ended == REPETITION:
            times: cython.int = siam_history.occurrences(
                cython.address(self.state),
                cython.address(self.rules.tables),
                cython.address(self.history),
            )
            return text.draw_outcome("repetition", "occurrences", times)
        return text.rock_outcome(self.state.rest.ended - 1)

    def legal_moves(self) -> list:
        """The numbers of all legal moves, in the order of their codes."""
        moves: Move[MAX_MOVES]
        tables: ConstTables = cython.address(self.rules.tables)
        count: cython.int = siam_moves.generate(cython.address(self.state), tables, moves)
        return [moves[i] for i in range(count)]

    def legal_codes(self) -> list:
        """All legal codes, sorted."""
        return [self.code_of(move) for move in self.legal_moves()]

    def code_of(self, move: Move) -> str:
        """The code of a move on this board."""
        return text.format_move(move, self.rules.tables.height)

    def move_of(self, code: str) -> int:
        """The move with this code, legal or not; raises BadCode."""
        board = self.rules.options.board
        return text.parse_move(code, board.width, board.height)

    def play(self, code: str) -> Kernel:
        """The kernel after a move; raises BadCode, or ErawanError if it is not legal."""
        return self.play_move(self.move_of(code))

    def play_move(self, move: Move) -> Kernel:
        """The same for a packed move."""
        undo: Undo
        moves: Move[MAX_MOVES]
        tables: ConstTables = cython.address(self.rules.tables)
        place: cython.int = siam_moves.generate(cython.address(self.state), tables, moves) - 1
        while place >= 0 and moves[place] != move:
            place -= 1
        if place < 0:
            raise ErawanError(f"{self.code_of(move)} is not legal here")
        after: Kernel = _copied(self)
        _make_room(after, 1)
        siam_moves.make(
            cython.address(after.state),
            tables,
            cython.address(after.history),
            move,
            cython.address(undo),
        )
        return after

    def perft(self, depth: int) -> int:
        """How many sequences of so many moves there are; every last position is made."""
        return self.perft_sum(depth)[0]

    def perft_sum(self, depth: cython.int) -> tuple:
        """`perft` and the sum of the last positions' keys modulo 2^64."""
        if not 0 <= depth <= MAX_DEPTH:
            raise ValueError(f"a depth is from 0 to {MAX_DEPTH}, not {depth}")
        work: Kernel = _copied(self)
        _make_room(work, depth)
        tables: ConstTables = cython.address(self.rules.tables)
        leaves: Key
        checksum: Key = 0
        with cython.nogil:
            leaves = siam_perft.perft(
                cython.address(work.state),
                tables,
                cython.address(work.history),
                depth,
                cython.address(checksum),
            )
        return leaves, checksum

    def divide(self, depth: int) -> dict:
        """`perft` by first move, in the order of the codes; `depth` is at least 1."""
        return {code: self.play(code).perft(depth - 1) for code in self.legal_codes()}

    def playout(self, seed: Key, limit: cython.int) -> Kernel:
        """A random game from here to its end, or at most so many plies far."""
        if not 0 <= limit <= MAX_PLIES:
            raise ValueError(f"a limit is from 0 to {MAX_PLIES} plies, not {limit}")
        game: Kernel = _copied(self)
        _make_room(game, limit)
        tables: ConstTables = cython.address(self.rules.tables)
        with cython.nogil:
            siam_moves.play_out(
                cython.address(game.state),
                tables,
                cython.address(game.history),
                cython.address(seed),
                limit,
            )
        return game

    def playouts(self, seed: Key, games: cython.int, limit: cython.int) -> tuple:
        """Playouts with the seeds from `seed` on, counted.

        The counts: left unfinished, won by the elephants, won by the rhinos, drawn; all plies.
        """
        work: Kernel = self.playout(0, limit)  # has the room that every game needs
        start: State = self.state
        seen: cython.int = self.history.count
        tables: ConstTables = cython.address(self.rules.tables)
        ends: cython.longlong[4] = [0, 0, 0, 0]
        plies: cython.longlong = 0
        generator: Key
        game: cython.int
        with cython.nogil:
            for game in range(games):
                work.state = start
                work.history.count = seen
                generator = seed + game
                plies += siam_moves.play_out(
                    cython.address(work.state),
                    tables,
                    cython.address(work.history),
                    cython.address(generator),
                    limit,
                )
                ends[siam_moves.winner(cython.address(work.state))] += 1
        return ends[0], ends[1], ends[2], ends[3], plies


@cython.cfunc
def _copied(kernel: Kernel) -> Kernel:
    """The same position, to play on by itself."""
    other: Kernel = Kernel.__new__(Kernel)
    other.template = kernel.template
    other.rules = kernel.rules
    other.state = kernel.state
    _make_room(other, kernel.history.count)
    other.history.count = kernel.history.count
    if kernel.history.count:
        size: cython.size_t = kernel.history.count * cython.sizeof(Entry)
        memcpy(other.history.entries, kernel.history.entries, size)
    return other


@cython.cfunc
def _make_room(kernel: Kernel, plies: cython.int) -> cython.void:
    """Give the history room for so many plies, if these rules keep one."""
    kept: cython.bint = kernel.rules.tables.repetition != 0
    if kept and not siam_history.reserve_room(cython.address(kernel.history), plies):
        raise MemoryError


@cython.cfunc
def _load_seen(kernel: Kernel, seen: object) -> cython.void:
    """Write the positions seen before down, through a state that looks like each of them."""
    past: State = kernel.state
    tables: ConstTables = cython.address(kernel.rules.tables)
    cell: cython.int
    piece: cython.int
    _make_room(kernel, len(seen))
    for entry in seen:
        cells, side, flags = text.parse_entry(entry)
        if len(cells) != tables.cells:
            raise ValueError(f"{entry!r} is no position on this board")
        for cell, piece in enumerate(cells):
            past.cells[cell] = piece
        past.rest.side = side
        past.rest.left[0], past.rest.left[1] = flags or (0, 0)
        past.key = siam_moves.full_key(cython.address(past), tables)
        siam_history.note(cython.address(past), tables, cython.address(kernel.history))


@cython.cfunc
def _format_seen(kernel: Kernel) -> object:
    """The entries of the history as texts; those that were loaded are there already."""
    seen = kernel.template.seen
    tables: ConstTables = cython.address(kernel.rules.tables)
    i: cython.int
    entries: list = []
    for i in range(len(seen), kernel.history.count):
        entry: cython.pointer[Entry] = kernel.history.entries + i
        flags = (entry.left[0], entry.left[1]) if tables.removals else ()
        cells = entry.cells[: tables.cells]
        entries.append(text.format_entry(cells, entry.side, flags, tables.height))
    return seen.with_entries(entries)
