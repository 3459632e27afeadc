"""Many games of King of Siam, played step by step on flat states."""

import cython
from cython.cimports.erawan.envs.common.games import GOES_ON, Games, next_state
from cython.cimports.erawan.envs.common.masks import fill, has
from cython.cimports.erawan.envs.king.observation import (
    fill_sets,
    observation_length,
    observe,
    observe_in_planes,
    planes_length,
)
from cython.cimports.erawan.envs.king.turn import act, begin_turn, write_actions
from cython.cimports.erawan.envs.king.types import ACTIONS, MAX_STEPS, Game, Sets
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.erawan.kernels.king.code import parse_code, write_code
from cython.cimports.erawan.kernels.king.kernel import Kernel
from cython.cimports.erawan.kernels.king.moves import is_legal
from cython.cimports.erawan.kernels.king.outcome import if_all_pass, is_over
from cython.cimports.erawan.kernels.king.state import Board, deal
from cython.cimports.erawan.kernels.king.types import PASS, Tables
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy, memset

from erawan.core.errors import ErawanError
from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cclass
class KingGames(Games):
    """Games on one board with the same number of players."""

    def __cinit__(
        self, template: object, count: cython.int, is_open: bool, board: Board = None
    ) -> None:
        if count < 1:
            raise ValueError("at least one game is needed")
        self.template = template
        self.board = Board(template.board) if board is None else board
        self.count = count
        self.players = template.players
        self.is_open = is_open
        self.actions = ACTIONS
        self.length = observation_length(self.players, self.is_open)
        self.planes_length = planes_length(self.players, self.is_open)
        fill_sets(cython.address(self.sets), cython.address(self.board.tables))
        self.games = cython.cast(cython.pointer[Game], calloc(count, cython.sizeof(Game)))
        if self.games is cython.NULL:
            raise MemoryError

    def __init__(self, template: object, count: int, is_open: bool, board: object = None) -> None:
        """All games begin as the template, a position of the rules."""
        for index in range(count):
            self.load(index, template, (), (0,) * self.players, 0)

    def __dealloc__(self) -> None:
        free(self.games)

    def copy(self) -> KingGames:
        """The same games, to play on by themselves."""
        other: KingGames = KingGames.__new__(
            KingGames, self.template, self.count, self.is_open, self.board
        )
        memcpy(other.games, self.games, self.count * cython.sizeof(Game))
        other.copy_rewards(self)
        return other

    def at(self, index: cython.int) -> cython.pointer[Game]:
        """One of the games; raises IndexError."""
        return self.games + self.require(index)

    def load(
        self, index: int, position: object, chosen: object, tops: object, generator: object
    ) -> None:
        """Put a position there, with the actions chosen of a turn and the top of every pile.

        Raises ValueError for what can't be.
        """
        game: cython.pointer[Game] = self.at(index)
        kernel: Kernel = Kernel(position, self.board)
        if position.players != self.players:
            raise ValueError(f"these are games for {self.players} players")
        if len(tops) != self.players or any(not 0 <= top <= 7 for top in tops):
            raise ValueError("one top card from 0 to 7 is needed for each player")
        fresh: Game
        memset(cython.address(fresh), 0, cython.sizeof(Game))
        fresh.state = kernel.state
        fresh.generator = generator
        fresh.last_move = PASS
        for seat in range(self.players):
            fresh.tops[seat] = tops[seat]
        begin_turn(cython.address(fresh), cython.address(self.board.tables))
        for action in chosen:
            if not has(fresh.legal, ACTIONS, action):
                raise ValueError(f"action {action} is not legal there")
            before: cython.int = fresh.count
            act(cython.address(fresh), cython.address(self.board.tables), action)
            if fresh.count <= before:
                raise ValueError("these actions complete the turn")
        game[0] = fresh

    def legal_in(self, index: cython.int) -> cython.pointer[cython.ulonglong]:
        """The legal actions of a game as bits."""
        return self.games[index].legal

    def outcome_of(self, index: cython.int) -> cython.int:
        """The bits of the winning seats; GOES_ON before the end."""
        game: cython.pointer[Game] = self.games + index
        if not is_over(cython.address(game.state)):
            return GOES_ON
        return if_all_pass(cython.address(game.state)) & 15

    def mover_of(self, index: cython.int) -> cython.int:
        """The seat to move; -1 after the end."""
        game: cython.pointer[Game] = self.games + index
        return -1 if is_over(cython.address(game.state)) else game.state.seat

    def choose(self, index: cython.int, action: cython.int) -> cython.int:
        """Choose a legal action; what comes of it."""
        act(self.games + index, cython.address(self.board.tables), action)
        return self.outcome_of(index)

    def start(self, game: cython.pointer[Game], seed: cython.ulonglong) -> cython.void:
        """Deal a game by a seed."""
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        deal(cython.address(game.state), tables, self.players, seed)
        memset(game.tops, 0, 4)
        game.last_move = PASS
        begin_turn(game, tables)

    def begin(self, index: cython.int, seed: cython.ulonglong) -> cython.void:
        """Deal a game by a seed, from which the seeds of the next deals come too."""
        self.games[index].generator = seed
        self.start(self.games + index, seed)

    def renew(self, index: cython.int) -> cython.void:
        """Its seed is the next output of the generator."""
        self.games[index].generator = next_state(self.games[index].generator)
        self.start(self.games + index, mix(self.games[index].generator))

    def view(
        self, index: cython.int, seat: cython.int, out: cython.pointer[cython.schar]
    ) -> cython.void:
        """Write what a seat sees, flat."""
        observe(
            self.games + index,
            cython.address(self.board.tables),
            cython.address(self.sets),
            seat,
            self.is_open,
            out,
        )

    def show(
        self,
        index: cython.int,
        in_planes: cython.bint,
        mask: cython.pointer[cython.schar],
        out: cython.pointer[cython.schar],
    ) -> cython.int:
        """Write the mask and what the seat to move sees; that seat, -1 after the end."""
        game: cython.pointer[Game] = self.games + index
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        sets: cython.pointer[Sets] = cython.address(self.sets)
        fill(game.legal, ACTIONS, mask)
        if in_planes:
            observe_in_planes(game, tables, sets, game.state.seat, self.is_open, out)
        else:
            observe(game, tables, sets, game.state.seat, self.is_open, out)
        return self.mover_of(index)

    def position(self, index: int) -> object:
        """The position of the rules before the turn that is being put together."""
        return self.board.store(cython.address(self.at(index).state), self.template)

    def chosen(self, index: int) -> tuple:
        """The actions of the turn so far."""
        game: cython.pointer[Game] = self.at(index)
        return tuple([game.chosen[i] for i in range(game.count)])

    def tops(self, index: int) -> tuple:
        """The top card of every pile, from 1 in the order mr kt 11 21 ra la ma; 0 for none."""
        game: cython.pointer[Game] = self.at(index)
        return tuple([game.tops[seat] for seat in range(self.players)])

    def generator(self, index: int) -> int:
        """Where the seed of the next deal comes from."""
        return self.at(index).generator

    def last_code(self, index: int) -> str:
        """The code of the last complete move; `pass` before the first."""
        text: cython.char[24]
        length: cython.int = write_code(
            cython.address(self.board.tables), self.at(index).last_move, text
        )
        return text[:length].decode("ascii")

    def actions_of(self, index: int, code: str) -> tuple:
        """The actions of a legal move from the beginning of the turn; raises ErawanError."""
        out: cython.uchar[MAX_STEPS]
        game: cython.pointer[Game] = self.at(index)
        move: cython.uint = parse_code(self.board.codes, code)
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        if is_over(cython.address(game.state)) or not is_legal(
            cython.address(game.state), tables, move
        ):
            raise ErawanError(f"{code!r:.40} is not legal here")
        return tuple([out[i] for i in range(write_actions(tables, move, out))])
