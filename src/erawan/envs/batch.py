"""Many games at once: one call steps them all, arrays in and arrays out.

Nothing loops in Python, and threads share the games without the GIL. The numbers are those of as
many single environments, bit by bit.

>>> import numpy as np
>>> from erawan.envs import siam_v1
>>> games = siam_v1.batch(1000, actions="whole", observation="flat")
>>> games.reset(seed=1)
>>> actions = games.sample()
>>> games.step(actions)
>>> games.observations.shape, games.masks.shape, games.rewards.shape
((1000, 321), (1000, 625), (1000, 2))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from erawan.core.errors import ErawanError
from erawan.envs.aec import OBSERVATIONS, checked_seed
from erawan.envs.common.games import Arrays
from erawan.envs.variant import Games, Variant

MAX_THREADS = 64
MAX_GAMES = 10_000_000
MADE_ANEW = ("_games", "_pool", "_arrays")
ARRAYS = ("observations", "masks", "movers", "rewards", "ended")


class Batch:
    """Games stepped together; what they show is written into arrays that stay the same objects.

    | array | shape | type | what |
    |---|---|---|---|
    | `observations` | games × the observation's shape | int8 | what the seat to move sees |
    | `masks` | games × actions | int8 | its legal actions |
    | `movers` | games | int8 | the seat to move; -1 after the end |
    | `rewards` | games × players | float32 | of the last step |
    | `ended` | games | int8 | whether the last step ended the game |

    With `auto_reset` a game that ends begins again within the step: its rewards are those of the
    game that ended, its observation and mask those of the next one, whose seed is the next output
    of its generator, as with `reset()` of a single environment. Arrays of one's own can be given to
    `use`. `copy`, `deepcopy` and `pickle` are exact, in arrays of their own.
    """

    def __init__(
        self,
        variant: Variant,
        count: int,
        observation: str = "planes",
        *,
        auto_reset: bool = True,
        threads: int = 1,
    ) -> None:
        if type(count) is not int or not 1 <= count <= MAX_GAMES:
            raise ErawanError(f"a number of games from 1 to {MAX_GAMES} is needed")
        if observation not in OBSERVATIONS:
            raise ErawanError(f"observations are planes or flat, not {observation!r:.40}")
        if type(threads) is not int or not 1 <= threads <= MAX_THREADS:
            raise ErawanError(f"threads are from 1 to {MAX_THREADS}")
        self.variant = variant
        self.count = count
        self.auto_reset = auto_reset
        self._games = variant.games(count)
        layout = variant.layout
        self._in_planes = observation == "planes"
        shape = layout.planes.shape if self._in_planes else layout.high.shape
        self.observations = np.zeros((count, *shape), np.int8)
        self.masks = np.zeros((count, variant.actions), np.int8)
        self.movers = np.zeros(count, np.int8)
        self.rewards = np.zeros((count, variant.players), np.float32)
        self.ended = np.zeros(count, np.int8)
        self._chance = np.zeros(count, np.uint64)
        bounds = [count * part // threads for part in range(threads + 1)]
        self._parts = list(pairwise(bounds))
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._arrays = self._take_arrays()

    def use(self, **arrays: NDArray[Any]) -> None:
        """Write into given arrays from now on: those of the table above, by name.

        They must have the same shape and type, and be contiguous; raises ErawanError.
        """
        for name, array in arrays.items():
            if name not in ARRAYS:
                raise ErawanError(f"no array is called {name!r:.40}")
            mine = getattr(self, name)
            form = (getattr(array, "shape", None), getattr(array, "dtype", None))
            if form != (mine.shape, mine.dtype):
                raise ErawanError(f"{name} must be {mine.dtype} of shape {mine.shape}")
            if not (array.flags.c_contiguous and array.flags.writeable):
                raise ErawanError(f"{name} must be contiguous and writeable")
        for name, array in arrays.items():
            setattr(self, name, array)
        self._arrays = self._take_arrays()
        self._write()

    def reset(self, seed: int | None = None, seeds: ArrayLike | None = None) -> None:
        """Begin all games: each by its seed of `seeds`, or by seed, seed + 1 and so on.

        Without either each goes on to its next seed. Raises ErawanError.
        """
        if seed is not None:
            first = checked_seed(seed)
            numbers = np.arange(self.count, dtype=np.uint64) + np.uint64(first)
            self._games.begin_all(numbers, self._chance)
        elif seeds is not None:
            self._games.begin_all(self._checked(seeds), self._chance)
        else:
            self._games.renew_where(np.ones(self.count, np.int8))
        self.rewards[:] = 0
        self.ended[:] = 0
        self._write()

    def sample(self) -> NDArray[np.int32]:
        """A legal action for every game, each as likely; drawn by generators of the seeds."""
        actions = np.zeros(self.count, np.int32)
        self._share(lambda start, stop: self._games.sample(self._chance, actions, start, stop))
        return actions

    def step(self, actions: ArrayLike) -> None:
        """Choose an action in every game; raises ValueError, and plays none, if one is illegal."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise ValueError(f"{self.count} whole numbers are needed")
        if chosen.dtype != np.int32:
            if chosen.min() < 0 or chosen.max() >= self.variant.actions:
                raise ValueError(f"actions are from 0 to {self.variant.actions - 1}")
            chosen = chosen.astype(np.int32)
        if (wrong := self._games.first_illegal(chosen)) >= 0:
            raise ValueError(f"action {chosen[wrong]} is not legal in game {wrong}")
        self._share(
            lambda start, stop: self._games.step(chosen, self._arrays, start, stop, self.auto_reset)
        )

    def reset_ended(self) -> None:
        """Begin those games again that are over, each by its next seed."""
        self._games.renew_where((self.movers < 0).astype(np.int8))
        self._write()

    def state(self, index: int) -> dict[str, Any]:
        """One game's state, as a single environment's `set_state` takes it."""
        return self.variant.dump(self._games, index)

    def set_state(self, index: int, state: Mapping[str, Any]) -> None:
        """Put a state into one game; raises ErawanError."""
        self.variant.load(self._games, index, state)
        self._write()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __getstate__(self) -> dict[str, Any]:
        return {**self._kept(), "states": [self.state(index) for index in range(self.count)]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        states, variant = kept.pop("states"), kept["variant"]
        games = variant.games(len(states))
        for index, state in enumerate(states):
            variant.load(games, index, state)
        self._take_over(kept, games)

    def __deepcopy__(self, memo: dict[int, Any]) -> Batch:
        other = object.__new__(type(self))
        memo[id(self)] = other
        other._take_over(deepcopy(self._kept(), memo), self._games.copy())
        return other

    def __copy__(self) -> Batch:
        return deepcopy(self)  # half a copy would play in the other's games

    def _kept(self) -> dict[str, Any]:
        """What a copy has too: all but the games, the threads and what holds the arrays."""
        kept = {name: value for name, value in self.__dict__.items() if name not in MADE_ANEW}
        return {**kept, "has_threads": self._pool is not None}

    def _take_over(self, kept: dict[str, Any], games: Games) -> None:
        """Go on as another batch, with games like its own."""
        has_threads = kept.pop("has_threads")
        self.__dict__.update(kept)
        self._games = games
        self._pool = ThreadPoolExecutor(len(self._parts)) if has_threads else None
        self._arrays = self._take_arrays()

    def _checked(self, seeds: ArrayLike) -> NDArray[np.uint64]:
        """Seeds as numbers of 64 bits; raises ErawanError."""
        numbers = [checked_seed(each) for each in np.asarray(seeds, object).ravel()]
        if len(numbers) != self.count:
            raise ErawanError(f"{self.count} seeds are needed, not {len(numbers)}")
        return np.array(numbers, np.uint64)

    def _take_arrays(self) -> Arrays:
        return Arrays(
            self.movers,
            self.masks,
            self.rewards,
            self.ended,
            self.observations.reshape(self.count, -1),
            self._in_planes,
        )

    def _write(self) -> None:
        self._share(lambda start, stop: self._games.write(self._arrays, start, stop))

    def _share(self, work: Callable[[int, int], None]) -> None:
        """Let the threads work on their games."""
        if self._pool is None:
            work(0, self.count)
            return
        for done in [self._pool.submit(work, *part) for part in self._parts]:
            done.result()
