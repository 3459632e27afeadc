"""What games of either kind have in common: who asks of one, and who steps many by one call.

What takes a range of games runs without the GIL and touches nothing else, so that threads can share
the work. Each game is shown as soon as it is played, while it is at hand in the processor's cache.
"""

import cython
from cython.cimports.erawan.envs.common.games import next_state
from cython.cimports.erawan.envs.common.masks import draw, fill, has, listed
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import mix
from cython.cimports.libc.string import memcpy

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

NONE_ILLEGAL = -1


@cython.cclass
class Arrays:
    """The arrays that a batch's games are shown in, one row for each."""

    def __init__(
        self,
        movers: cython.schar[::1],
        masks: cython.schar[:, ::1],
        rewards: cython.float[:, ::1],
        ended: cython.schar[::1],
        observations: cython.schar[:, ::1],
        in_planes: bool,
    ) -> None:
        self.movers = movers
        self.masks = masks
        self.rewards = rewards
        self.ended = ended
        self.observations = observations
        self.in_planes = in_planes

    def check(self, games: Games, start: cython.int, stop: cython.int) -> cython.int:
        """Whether these games fit in; raises ValueError."""
        length: cython.int = games.planes_length if self.in_planes else games.length
        rows: cython.int = min(
            self.movers.shape[0],
            self.masks.shape[0],
            self.rewards.shape[0],
            self.ended.shape[0],
            self.observations.shape[0],
        )
        if not 0 <= start <= stop <= min(rows, games.count):
            raise ValueError("no such range of games")
        if (
            self.masks.shape[1] != games.actions
            or self.rewards.shape[1] != games.players
            or self.observations.shape[1] != length
        ):
            raise ValueError("arrays of the wrong length")
        return 0


@cython.cclass
class Games:
    """Games of one kind under the same options."""

    def require(self, index: cython.int) -> cython.int:
        """The number of a game that there is; raises IndexError."""
        if not 0 <= index < self.count:
            raise IndexError(f"there are {self.count} games, no number {index}")
        return index

    def legal_in(self, index: cython.int) -> cython.pointer[cython.ulonglong]:
        """The legal actions of a game as bits."""
        return cython.NULL

    def outcome_of(self, index: cython.int) -> cython.int:
        """The bits of the winning seats; GOES_ON before the end."""
        return GOES_ON

    def mover_of(self, index: cython.int) -> cython.int:
        """The seat to move; -1 after the end."""
        return -1

    def choose(self, index: cython.int, action: cython.int) -> cython.int:
        """Choose a legal action; the outcome, GOES_ON or OUT_OF_ROOM."""
        return GOES_ON

    def begin(self, index: cython.int, seed: cython.ulonglong) -> cython.void:
        """Begin a game by a seed, from which the seeds of the next ones come too."""

    def renew(self, index: cython.int) -> cython.void:
        """Begin a game again, by its next seed."""

    def view(
        self, index: cython.int, seat: cython.int, out: cython.pointer[cython.schar]
    ) -> cython.void:
        """Write what a seat sees, flat."""

    def show(
        self,
        index: cython.int,
        in_planes: cython.bint,
        mask: cython.pointer[cython.schar],
        out: cython.pointer[cython.schar],
    ) -> cython.int:
        """Write the mask and what the seat to move sees; that seat, -1 after the end.

        After the end the view is that of the seat whose turn it would be.
        """
        return -1

    def share_rewards(self, rewards: object) -> None:
        """Take the rewards of all seats by the bits of the winning seats."""
        for winners in range(16):
            for seat in range(4):
                self.rewards[winners][seat] = rewards[winners][seat]

    def copy_rewards(self, other: Games) -> None:
        """Take those of other games."""
        memcpy(self.rewards, other.rewards, cython.sizeof(self.rewards))

    def deal(self, index: int, seed: object) -> None:
        """Begin a game by a seed, from which the seeds of the next ones come too."""
        self.begin(self.require(index), seed)

    def deal_next(self, index: int) -> None:
        """Begin a game again, by its next seed."""
        self.renew(self.require(index))

    def mover(self, index: int) -> int:
        """The seat to move; -1 when the game is over."""
        return self.mover_of(self.require(index))

    def winners(self, index: int) -> int:
        """The bits of the winning seats, 0 for a draw; -1 while the game goes on."""
        return self.outcome_of(self.require(index))

    def act(self, index: int, action: cython.int) -> bool:
        """Choose an action; whether it ended the game. Raises ValueError if it is not legal."""
        number: cython.int = self.require(index)
        if not has(self.legal_in(number), self.actions, action):
            raise ValueError(f"action {action} is not legal here")
        outcome: cython.int = self.choose(number, action)
        if outcome == OUT_OF_ROOM:
            raise MemoryError
        return outcome != GOES_ON

    def legal(self, index: int) -> list:
        """The legal actions, ascending."""
        return listed(self.legal_in(self.require(index)), self.actions)

    def write_mask(self, index: int, out: cython.schar[::1]) -> None:
        """Write 1 for every legal action, 0 for the others."""
        if out.shape[0] != self.actions:
            raise ValueError(f"a mask has {self.actions} numbers")
        fill(self.legal_in(self.require(index)), self.actions, cython.address(out[0]))

    def write_view(self, index: int, seat: cython.int, out: cython.schar[::1]) -> None:
        """Write what a seat sees."""
        if out.shape[0] != self.length or not 0 <= seat < self.players:
            raise ValueError("no such seat, or an array of the wrong length")
        self.view(self.require(index), seat, cython.address(out[0]))

    def first_illegal(self, actions: cython.int[::1]) -> int:
        """The first game whose action is not legal; -1 if all are."""
        index: cython.int
        if actions.shape[0] != self.count:
            raise ValueError(f"{self.count} actions are needed")
        for index in range(self.count):
            if not has(self.legal_in(index), self.actions, actions[index]):
                return index
        return NONE_ILLEGAL

    def write_one(self, index: cython.int, arrays: Arrays) -> cython.void:
        """Show a game."""
        arrays.movers[index] = self.show(
            index,
            arrays.in_planes,
            cython.address(arrays.masks[index, 0]),
            cython.address(arrays.observations[index, 0]),
        )

    def write(self, arrays: Arrays, start: cython.int, stop: cython.int) -> None:
        """Write of a range of games who moves (-1 after the end), the mask and the mover's view."""
        index: cython.int
        arrays.check(self, start, stop)
        with cython.nogil:
            for index in range(start, stop):
                self.write_one(index, arrays)

    def step(
        self,
        actions: cython.int[::1],
        arrays: Arrays,
        start: cython.int,
        stop: cython.int,
        renew: cython.bint,
    ) -> None:
        """Choose an action in every game of a range, all of them legal, and show what comes of it.

        Of a game that ends its seats' rewards are written, else 0; it begins again if asked for.
        """
        index: cython.int
        seat: cython.int
        outcome: cython.int
        is_short: cython.bint = False
        arrays.check(self, start, stop)
        if actions.shape[0] < stop:
            raise ValueError(f"{stop} actions are needed")
        with cython.nogil:
            for index in range(start, stop):
                outcome = self.choose(index, actions[index])
                is_short = is_short or outcome == OUT_OF_ROOM
                arrays.ended[index] = outcome >= 0
                for seat in range(self.players):
                    arrays.rewards[index, seat] = self.rewards[outcome][seat] if outcome >= 0 else 0
                if outcome >= 0 and renew:
                    self.renew(index)
                self.write_one(index, arrays)
        if is_short:
            raise MemoryError

    def begin_all(self, seeds: cython.ulonglong[::1], generators: cython.ulonglong[::1]) -> None:
        """Begin every game by a seed; generators are set to where draws of actions begin."""
        index: cython.int
        if seeds.shape[0] != self.count or generators.shape[0] != self.count:
            raise ValueError(f"{self.count} seeds and generators are needed")
        for index in range(self.count):
            self.begin(index, seeds[index])
            generators[index] = mix(next_state(seeds[index]))

    def renew_where(self, chosen: cython.schar[::1]) -> None:
        """Begin those games again, by their next seeds, whose number is not 0."""
        index: cython.int
        if chosen.shape[0] != self.count:
            raise ValueError(f"{self.count} numbers are needed")
        for index in range(self.count):
            if chosen[index]:
                self.renew(index)

    def sample(
        self,
        generators: cython.ulonglong[::1],
        actions: cython.int[::1],
        start: cython.int,
        stop: cython.int,
    ) -> None:
        """Draw a legal action for every game of a range, each as likely; 0 after the end."""
        index: cython.int
        if not 0 <= start <= stop <= min(self.count, generators.shape[0], actions.shape[0]):
            raise ValueError("no such range of games")
        with cython.nogil:
            for index in range(start, stop):
                actions[index] = draw(
                    self.legal_in(index), self.actions, cython.address(generators[index])
                )
