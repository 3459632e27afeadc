"""Many games of Siam, played step by step on flat states."""

from dataclasses import replace

import cython
from cython.cimports.erawan.envs.common.games import GOES_ON, OUT_OF_ROOM, Games, next_state
from cython.cimports.erawan.envs.common.masks import fill, has
from cython.cimports.erawan.envs.siam.observation import (
    observation_length,
    observe,
    observe_in_planes,
    planes_length,
)
from cython.cimports.erawan.envs.siam.offers import actions_in
from cython.cimports.erawan.envs.siam.turn import act, begin_turn, expect, sift, write_actions
from cython.cimports.erawan.envs.siam.types import SIEVE, Game
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.siam.history import reserve_room
from cython.cimports.erawan.kernels.siam.kernel import Kernel
from cython.cimports.erawan.kernels.siam.moves import winner
from cython.cimports.erawan.kernels.siam.tables import Rules
from cython.cimports.erawan.kernels.siam.types import (
    EMPTY,
    RUNNING,
    ConstTables,
    Entry,
    History,
    Move,
    State,
)
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy

from erawan.core.errors import ErawanError
from erawan.kernels.common.build_check import check

check(__name__, SOURCES)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def copy_history(source: cython.pointer[History], target: cython.pointer[History]) -> cython.bint:
    """Make one history like another; false when memory is short."""
    target.count = 0
    if not reserve_room(target, source.count):
        return False
    target.count = source.count
    if source.count:
        memcpy(target.entries, source.entries, source.count * cython.sizeof(Entry))
    return True


@cython.cclass
class SiamGames(Games):
    """Games under one set of options; `whole` for turns that are one action each."""

    def __cinit__(
        self,
        template: object,
        count: cython.int,
        whole: bool,
        rules: Rules = None,
        bare: Rules = None,
    ) -> None:
        if count < 1:
            raise ValueError("at least one game is needed")
        self.template = template
        self.rules = Rules(template.options) if rules is None else rules
        if bare is None:
            bare = Rules(replace(template.options, repetition=None))
        self.bare = bare
        self.count = count
        self.players = 2
        self.whole = whole
        self.length = observation_length(cython.address(self.rules.tables))
        self.planes_length = planes_length(cython.address(self.rules.tables))
        self.actions = actions_in(cython.address(self.rules.tables), self.whole)
        self.games = cython.cast(cython.pointer[Game], calloc(count + 1, cython.sizeof(Game)))
        if self.games is cython.NULL:
            raise MemoryError

    def __init__(
        self,
        template: object,
        count: int,
        whole: bool,
        rules: object = None,
        bare: object = None,
    ) -> None:
        """All games begin as the template, a position of the rules; the last is kept as it is."""
        index: cython.int
        for index in range(self.count + 1):
            self.put(self.games + index, Kernel(template, self.rules))

    def __dealloc__(self) -> None:
        index: cython.int
        if self.games is not cython.NULL:
            for index in range(self.count + 1):
                free(self.games[index].history.entries)
        free(self.games)

    def put(self, game: cython.pointer[Game], kernel: object) -> cython.int:
        """Let a game begin at a kernel's position."""
        source: Kernel = kernel
        game.state = source.state
        game.out_of_room = 0
        game.last_move = 0
        if not copy_history(cython.address(source.history), cython.address(game.history)):
            raise MemoryError
        sift(game, cython.address(self.rules.tables))
        begin_turn(game, cython.address(self.rules.tables), self.whole)
        return 0

    def copy(self) -> SiamGames:
        """The same games, to play on by themselves."""
        index: cython.int
        kept: History
        other: SiamGames = SiamGames.__new__(
            SiamGames, self.template, self.count, self.whole, self.rules, self.bare
        )
        for index in range(self.count + 1):
            kept = other.games[index].history
            other.games[index] = self.games[index]
            other.games[index].history = kept
            if not copy_history(
                cython.address(self.games[index].history),
                cython.address(other.games[index].history),
            ):
                raise MemoryError
        other.copy_rewards(self)
        return other

    def at(self, index: cython.int) -> cython.pointer[Game]:
        """One of the games; raises IndexError."""
        return self.games + self.require(index)

    def load(self, index: int, position: object, chosen: object, generator: object) -> None:
        """Put a position there, with the actions chosen of a turn; raises ValueError."""
        game: cython.pointer[Game] = self.at(index)
        tables: ConstTables = cython.address(self.rules.tables)
        bare: ConstTables = cython.address(self.bare.tables)
        kernel: Kernel = Kernel(position, self.rules)
        trial: SiamGames = SiamGames.__new__(
            SiamGames, self.template, 1, self.whole, self.rules, self.bare
        )
        trial.put(trial.games, kernel)
        for action in chosen:
            if not has(trial.games.legal, self.actions, action):
                raise ValueError(f"action {action} is not legal there")
            before: cython.int = trial.games.count
            act(trial.games, tables, bare, self.whole, action)
            if trial.games.count <= before:
                raise ValueError("these actions complete the turn")
        self.put(game, kernel)
        game.generator = generator
        for action in chosen:
            act(game, tables, bare, self.whole, action)

    def legal_in(self, index: cython.int) -> cython.pointer[cython.ulonglong]:
        """The legal actions of a game as bits."""
        return self.games[index].legal

    def outcome_of(self, index: cython.int) -> cython.int:
        """No bits for a draw."""
        state: cython.pointer[State] = cython.address(self.games[index].state)
        if state.rest.ended == RUNNING:
            return GOES_ON
        ended: cython.int = winner(state)
        return ended if ended < 3 else 0

    def mover_of(self, index: cython.int) -> cython.int:
        """The seat to move; -1 after the end."""
        state: cython.pointer[State] = cython.address(self.games[index].state)
        return state.rest.side if state.rest.ended == RUNNING else -1

    def choose(self, index: cython.int, action: cython.int) -> cython.int:
        """Choose a legal action; what comes of it."""
        game: cython.pointer[Game] = self.games + index
        tables: ConstTables = cython.address(self.rules.tables)
        # There is one after it for sure: the template follows the last game.
        expect(game + 1, tables)
        act(game, tables, cython.address(self.bare.tables), self.whole, action)
        return OUT_OF_ROOM if game.out_of_room else self.outcome_of(index)

    def start(self, game: cython.pointer[Game]) -> cython.void:
        """Begin as the template: nothing is dealt."""
        first: cython.pointer[Game] = self.games + self.count
        game.state = first.state
        game.last_move = 0
        game.out_of_room = not copy_history(
            cython.address(first.history), cython.address(game.history)
        )
        memcpy(game.sieve, first.sieve, SIEVE // 8)
        game.repeats = first.repeats
        begin_turn(game, cython.address(self.rules.tables), self.whole)

    def begin(self, index: cython.int, seed: cython.ulonglong) -> cython.void:
        """The seed is kept for the next games."""
        self.games[index].generator = seed
        self.start(self.games + index)

    def renew(self, index: cython.int) -> cython.void:
        """The generator moves on as if a game were dealt."""
        self.games[index].generator = next_state(self.games[index].generator)
        self.start(self.games + index)

    def view(
        self, index: cython.int, seat: cython.int, out: cython.pointer[cython.schar]
    ) -> cython.void:
        """Write what a seat sees, flat."""
        observe(self.games + index, cython.address(self.rules.tables), seat, out)

    def show(
        self,
        index: cython.int,
        in_planes: cython.bint,
        mask: cython.pointer[cython.schar],
        out: cython.pointer[cython.schar],
    ) -> cython.int:
        """Write the mask and what the seat to move sees; that seat, -1 after the end."""
        game: cython.pointer[Game] = self.games + index
        tables: ConstTables = cython.address(self.rules.tables)
        fill(game.legal, self.actions, mask)
        if in_planes:
            observe_in_planes(game, tables, game.state.rest.side, out)
        else:
            observe(game, tables, game.state.rest.side, out)
        return self.mover_of(index)

    def position(self, index: int) -> object:
        """The position of the rules before the turn that is being put together."""
        game: cython.pointer[Game] = self.at(index)
        kernel: Kernel = Kernel(self.template, self.rules)
        kernel.state = game.state
        if not copy_history(cython.address(game.history), cython.address(kernel.history)):
            raise MemoryError
        return kernel.store()

    def chosen(self, index: int) -> tuple:
        """The actions of the turn so far."""
        game: cython.pointer[Game] = self.at(index)
        return tuple([game.chosen[i] for i in range(game.count)])

    def generator(self, index: int) -> int:
        """The generator as it stands."""
        return self.at(index).generator

    def last_code(self, index: int) -> str:
        """The code of the last complete move."""
        return Kernel(self.template, self.rules).code_of(self.at(index).last_move)

    def actions_of(self, index: int, code: str) -> tuple:
        """The actions of a legal move from the beginning of the turn; raises ErawanError."""
        out: cython.int[3]
        game: cython.pointer[Game] = self.at(index)
        kernel: Kernel = Kernel(self.template, self.rules)
        kernel.state = game.state
        move: Move = kernel.move_of(code)
        if move not in kernel.legal_moves():
            raise ErawanError(f"{code!r:.40} is not legal here")
        pushes: cython.bint = game.state.cells[move >> 7 & 127] != EMPTY
        count: cython.int = write_actions(
            cython.address(self.rules.tables), self.whole, pushes, move, out
        )
        return tuple([out[i] for i in range(count)])
