"""Many games of King of Siam, played step by step on flat states.

What takes a range of games runs without the GIL and touches nothing else, so that threads can share
the work. Arrays are written in place.
"""

import cython
from cython.cimports.erawan.envs.common.masks import draw, fill, has, listed
from cython.cimports.erawan.envs.king.observation import observation_length, observe
from cython.cimports.erawan.envs.king.turn import act, begin_turn, write_actions
from cython.cimports.erawan.envs.king.types import ACTIONS, MAX_STEPS, Game
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

GOLDEN = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
NONE_ILLEGAL = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal_next(
    game: cython.pointer[Game], tables: cython.pointer[Tables], players: cython.int
) -> cython.void:
    """Deal the next game: its seed is the next output of the generator."""
    game.generator += GOLDEN
    deal(cython.address(game.state), tables, players, mix(game.generator))
    memset(game.tops, 0, 4)
    game.last_move = PASS
    begin_turn(game, tables)


@cython.cclass
class Games:
    """Games on one board with the same number of players; `rewards` by the winners' bits."""

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
        self.length = observation_length(self.players, self.is_open)
        self.games = cython.cast(cython.pointer[Game], calloc(count, cython.sizeof(Game)))
        if self.games is cython.NULL:
            raise MemoryError

    def __init__(self, template: object, count: int, is_open: bool, board: object = None) -> None:
        """All games begin as the template, a position of the rules."""
        for index in range(count):
            self.load(index, template, (), (0,) * self.players, 0)

    def __dealloc__(self) -> None:
        free(self.games)

    def share_rewards(self, rewards: object) -> None:
        """Take the rewards of all seats by the bits of the winning seats."""
        for winners in range(16):
            for seat in range(4):
                self.rewards[winners][seat] = rewards[winners][seat]

    def copy(self) -> Games:
        """The same games, to play on by themselves."""
        other: Games = Games.__new__(Games, self.template, self.count, self.is_open, self.board)
        memcpy(other.games, self.games, self.count * cython.sizeof(Game))
        memcpy(other.rewards, self.rewards, cython.sizeof(self.rewards))
        return other

    def at(self, index: cython.int) -> cython.pointer[Game]:
        """One of the games; raises IndexError."""
        if not 0 <= index < self.count:
            raise IndexError(f"there are {self.count} games, no number {index}")
        return self.games + index

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

    def deal(self, index: int, seed: object) -> None:
        """Deal a game by a seed, from which the seeds of the next deals come too."""
        game: cython.pointer[Game] = self.at(index)
        game.generator = seed
        deal(cython.address(game.state), cython.address(self.board.tables), self.players, seed)
        memset(game.tops, 0, 4)
        game.last_move = PASS
        begin_turn(game, cython.address(self.board.tables))

    def deal_next(self, index: int) -> None:
        """Deal a game by the next seed."""
        deal_next(self.at(index), cython.address(self.board.tables), self.players)

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

    def mover(self, index: int) -> int:
        """The seat to move; -1 when the game is over."""
        game: cython.pointer[Game] = self.at(index)
        return -1 if is_over(cython.address(game.state)) else game.state.seat

    def winners(self, index: int) -> int:
        """The bits of the winning seats; -1 while the game goes on."""
        game: cython.pointer[Game] = self.at(index)
        if not is_over(cython.address(game.state)):
            return -1
        return if_all_pass(cython.address(game.state)) & 15

    def act(self, index: int, action: cython.int) -> bool:
        """Choose an action; whether it ended the game. Raises ValueError if it is not legal."""
        game: cython.pointer[Game] = self.at(index)
        if not has(game.legal, ACTIONS, action):
            raise ValueError(f"action {action} is not legal here")
        act(game, cython.address(self.board.tables), action)
        return bool(is_over(cython.address(game.state)))

    def legal(self, index: int) -> list:
        """The legal actions, ascending."""
        return listed(self.at(index).legal, ACTIONS)

    def write_mask(self, index: int, out: cython.schar[::1]) -> None:
        """Write 1 for every legal action, 0 for the others."""
        if out.shape[0] != ACTIONS:
            raise ValueError(f"a mask has {ACTIONS} numbers")
        fill(self.at(index).legal, ACTIONS, cython.address(out[0]))

    def write_view(self, index: int, seat: cython.int, out: cython.schar[::1]) -> None:
        """Write what a seat sees."""
        if out.shape[0] != self.length or not 0 <= seat < self.players:
            raise ValueError("no such seat, or an array of the wrong length")
        observe(
            self.at(index),
            cython.address(self.board.tables),
            seat,
            self.is_open,
            cython.address(out[0]),
        )

    def first_illegal(self, actions: cython.int[::1]) -> int:
        """The first game whose action is not legal; -1 if all are."""
        index: cython.int
        if actions.shape[0] != self.count:
            raise ValueError(f"{self.count} actions are needed")
        for index in range(self.count):
            if not has(self.games[index].legal, ACTIONS, actions[index]):
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

        Of a game that ends its seats' rewards are written, else 0; it is dealt anew if asked for.
        """
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        index: cython.int
        seat: cython.int
        winners: cython.int
        with cython.nogil:
            for index in range(start, stop):
                game: cython.pointer[Game] = self.games + index
                act(game, tables, actions[index])
                ended[index] = is_over(cython.address(game.state)) != 0
                winners = if_all_pass(cython.address(game.state)) & 15 if ended[index] else 0
                for seat in range(self.players):
                    rewards[index, seat] = self.rewards[winners][seat] if ended[index] else 0
                if ended[index] and renew:
                    deal_next(game, tables, self.players)

    def write(
        self,
        movers: cython.schar[::1],
        masks: cython.schar[:, ::1],
        views: cython.schar[:, ::1],
        start: cython.int,
        stop: cython.int,
    ) -> None:
        """Write of a range of games who moves (-1 after the end), the mask and the mover's view.

        After the end the view is that of the seat whose turn it would be.
        """
        tables: cython.pointer[Tables] = cython.address(self.board.tables)
        index: cython.int
        with cython.nogil:
            for index in range(start, stop):
                game: cython.pointer[Game] = self.games + index
                movers[index] = game.state.seat
                if is_over(cython.address(game.state)):
                    movers[index] = -1
                fill(game.legal, ACTIONS, cython.address(masks[index, 0]))
                observe(
                    game, tables, game.state.seat, self.is_open, cython.address(views[index, 0])
                )

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
                    self.games[index].legal, ACTIONS, cython.address(generators[index])
                )
