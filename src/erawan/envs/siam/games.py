"""Many games of Siam, played step by step on flat states.

What takes a range of games runs without the GIL and touches nothing else, so that threads can share
the work. Arrays are written in place.
"""

from dataclasses import replace

import cython
from cython.cimports.erawan.envs.common.masks import draw, fetch, fill, has, listed
from cython.cimports.erawan.envs.siam.observation import observation_length, observe
from cython.cimports.erawan.envs.siam.offers import actions_in
from cython.cimports.erawan.envs.siam.turn import act, begin_turn, sift, write_actions
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
)
from cython.cimports.libc.stdlib import calloc, free
from cython.cimports.libc.string import memcpy

from erawan.core.errors import ErawanError
from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
NONE_ILLEGAL = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def winner_bits(game: cython.pointer[Game]) -> cython.int:
    """The bits of the winning sides; none for a draw."""
    ended: cython.int = winner(cython.address(game.state))
    return ended if ended < 3 else 0


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
class Games:
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

    def share_rewards(self, rewards: object) -> None:
        """Take the rewards of both sides by the bits of the winning ones."""
        for winners in range(16):
            for seat in range(4):
                self.rewards[winners][seat] = rewards[winners][seat]

    def copy(self) -> Games:
        """The same games, to play on by themselves."""
        index: cython.int
        kept: History
        other: Games = Games.__new__(
            Games, self.template, self.count, self.whole, self.rules, self.bare
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
        memcpy(other.rewards, self.rewards, cython.sizeof(self.rewards))
        return other

    def at(self, index: cython.int) -> cython.pointer[Game]:
        """One of the games; raises IndexError."""
        if not 0 <= index < self.count:
            raise IndexError(f"there are {self.count} games, no number {index}")
        return self.games + index

    def load(self, index: int, position: object, chosen: object, generator: object) -> None:
        """Put a position there, with the actions chosen of a turn; raises ValueError."""
        game: cython.pointer[Game] = self.at(index)
        tables: ConstTables = cython.address(self.rules.tables)
        bare: ConstTables = cython.address(self.bare.tables)
        kernel: Kernel = Kernel(position, self.rules)
        trial: Games = Games.__new__(Games, self.template, 1, self.whole, self.rules, self.bare)
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

    def renew(self, game: cython.pointer[Game]) -> cython.void:
        """Begin again as the template; a generator moves on as if a game were dealt."""
        game.generator += GOLDEN
        self.begin(game)

    def begin(self, game: cython.pointer[Game]) -> cython.void:
        """Begin as the template."""
        first: cython.pointer[Game] = self.games + self.count
        game.state = first.state
        game.last_move = 0
        game.out_of_room = not copy_history(
            cython.address(first.history), cython.address(game.history)
        )
        memcpy(game.sieve, first.sieve, SIEVE // 8)
        game.repeats = first.repeats
        begin_turn(game, cython.address(self.rules.tables), self.whole)

    def deal(self, index: int, seed: object) -> None:
        """Begin a game again; nothing of it is dealt, but the seed is kept for the next ones."""
        game: cython.pointer[Game] = self.at(index)
        game.generator = seed
        self.begin(game)

    def deal_next(self, index: int) -> None:
        """Begin a game again."""
        self.renew(self.at(index))

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

    def mover(self, index: int) -> int:
        """The side to move; -1 when the game is over."""
        game: cython.pointer[Game] = self.at(index)
        return game.state.rest.side if game.state.rest.ended == RUNNING else -1

    def winners(self, index: int) -> int:
        """The bits of the winning sides, 0 for a draw; -1 while the game goes on."""
        game: cython.pointer[Game] = self.at(index)
        return -1 if game.state.rest.ended == RUNNING else winner_bits(game)

    def act(self, index: int, action: cython.int) -> bool:
        """Choose an action; whether it ended the game. Raises ValueError if it is not legal."""
        game: cython.pointer[Game] = self.at(index)
        tables: ConstTables = cython.address(self.rules.tables)
        bare: ConstTables = cython.address(self.bare.tables)
        if not has(game.legal, self.actions, action):
            raise ValueError(f"action {action} is not legal here")
        act(game, tables, bare, self.whole, action)
        if game.out_of_room:
            raise MemoryError
        return game.state.rest.ended != RUNNING

    def legal(self, index: int) -> list:
        """The legal actions, ascending."""
        return listed(self.at(index).legal, self.actions)

    def write_mask(self, index: int, out: cython.schar[::1]) -> None:
        """Write 1 for every legal action, 0 for the others."""
        if out.shape[0] != self.actions:
            raise ValueError(f"a mask has {self.actions} numbers")
        fill(self.at(index).legal, self.actions, cython.address(out[0]))

    def write_view(self, index: int, seat: cython.int, out: cython.schar[::1]) -> None:
        """Write what a side sees."""
        if out.shape[0] != self.length or not 0 <= seat < 2:
            raise ValueError("no such side, or an array of the wrong length")
        observe(self.at(index), cython.address(self.rules.tables), seat, cython.address(out[0]))

    def first_illegal(self, actions: cython.int[::1]) -> int:
        """The first game whose action is not legal; -1 if all are."""
        index: cython.int
        if actions.shape[0] != self.count:
            raise ValueError(f"{self.count} actions are needed")
        for index in range(self.count):
            if not has(self.games[index].legal, self.actions, actions[index]):
                return index
        return NONE_ILLEGAL

    def step(
        self,
        actions: cython.int[::1],
        rewards: cython.float[:, ::1],
        ended: cython.schar[::1],
        start: cython.int,
        stop: cython.int,
        renew: cython.bint,
    ) -> None:
        """Choose an action in every game of a range, all of them legal.

        Of a game that ends both rewards are written, else 0; it begins again if asked for.
        """
        tables: ConstTables = cython.address(self.rules.tables)
        bare: ConstTables = cython.address(self.bare.tables)
        index: cython.int
        seat: cython.int
        is_over: cython.bint
        winners: cython.int
        short: cython.bint = False
        with cython.nogil:
            for index in range(start, stop):
                game: cython.pointer[Game] = self.games + index
                # The one after it is there for sure: the template follows the last game.
                following: cython.pointer[Game] = game + 1
                fetch(following.history.entries + following.history.count)
                act(game, tables, bare, self.whole, actions[index])
                short = short or game.out_of_room
                is_over = game.state.rest.ended != RUNNING
                winners = winner_bits(game)
                ended[index] = is_over
                for seat in range(2):
                    rewards[index, seat] = self.rewards[winners][seat] if is_over else 0
                if is_over and renew:
                    self.renew(game)
        if short:
            raise MemoryError

    def write(
        self,
        movers: cython.schar[::1],
        masks: cython.schar[:, ::1],
        views: cython.schar[:, ::1],
        start: cython.int,
        stop: cython.int,
    ) -> None:
        """Write of a range of games who moves (-1 after the end), the mask and the mover's view.

        After the end the view is that of the side whose turn it would be.
        """
        tables: ConstTables = cython.address(self.rules.tables)
        index: cython.int
        with cython.nogil:
            for index in range(start, stop):
                game: cython.pointer[Game] = self.games + index
                movers[index] = game.state.rest.side
                if game.state.rest.ended != RUNNING:
                    movers[index] = -1
                fill(game.legal, self.actions, cython.address(masks[index, 0]))
                observe(game, tables, game.state.rest.side, cython.address(views[index, 0]))

    def sample(
        self,
        generators: cython.ulonglong[::1],
        actions: cython.int[::1],
        start: cython.int,
        stop: cython.int,
    ) -> None:
        """Draw a legal action for every game of a range, each as likely; 0 after the end."""
        index: cython.int
        with cython.nogil:
            for index in range(start, stop):
                actions[index] = draw(
                    self.games[index].legal, self.actions, cython.address(generators[index])
                )
