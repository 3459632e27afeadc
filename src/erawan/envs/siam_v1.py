"""Siam, `siam_v1`: elephants against rhinos.

>>> from erawan.envs import siam_v1
>>> env = siam_v1.env(actions="whole")
>>> env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.last()
>>> int(seen["action_mask"].sum())
56

| | |
|---|---|
| import | `from erawan.envs import siam_v1`, then `pettingzoo.make("aec", "erawan/siam-v1")` works too |
| agents | `player_0` the elephants, `player_1` the rhinos |
| actions | `Discrete(30)` in small steps, `Discrete(625)` whole (cells + 5, 25 · cells), with a mask |
| observation | `Dict`: `observation` (planes `33×5×5`, or flat), `action_mask` |
| rewards | at the end: 1 for a win, -1 for a loss, 0 for a draw |

Arguments: `board`, `animals`, `crosses`, `force`, `removals`, `repetition`, `ply_limit` as
`erawan.game("siam").start` has them, but a third repetition and 200 plies make a draw unless other
numbers or None are given (SH.1); `actions` `steps` or `whole`; `observation` `planes` or `flat`;
`max_cycles`: the game is cut short after so many turns of each; `render_mode` `ansi`, `human`
(prints), `rgb_array` or `svg`. Nothing is dealt: the seed changes nothing.

**Cells** are numbered row by row from a1: a1 b1 … e1 a2 …. In small steps a turn is an animal (its
cell, or the reserve), a target (its own cell to turn, the reserve to leave) and a facing; who leaves,
or pushes from a cell, is asked for no facing (S7.I).

| small step | what it is |
|---|---|
| 0 to cells - 1 | a cell |
| cells | the reserve |
| cells + 1 to cells + 4 | facing n e s w |

| whole turn | what it is |
|---|---|
| 25 · cell + 0 to 3 | enter there, facing n e s w |
| 25 · cell + 4 to 7 | turn to n e s w |
| 25 · cell + 8 to 23 | go n e s w (by fours), ending facing n e s w |
| 25 · cell + 24 | leave |

**The observation** is made of whole numbers, on a board of 5×5:

| from | field | shape | range | clause | meaning |
|--:|---|---|---|---|---|
| 0 | `own` | 4×25 | 0-1 | S1.1 | the viewer's animals, by facing |
| 100 | `opposing` | 4×25 | 0-1 | S1.1 | the opponent's animals, by facing |
| 200 | `rocks` | 25 | 0-1 | S1.1 | rocks |
| 225 | `crosses` | 25 | 0-1 | S3.2 | crosses that still bar an arrival |
| 250 | `animal` | 25 | 0-1 | S2.1 | this turn: the animal that is played |
| 275 | `target` | 25 | 0-1 | S4.1 S5.1 | this turn: the cell it comes to |
| 300 | `entering` | 1 | 0-1 | S3.1 | this turn: whether it comes from the reserve |
| 301 | `step` | 3 | 0-1 |  | what is chosen next: animal target facing |
| 304 | `reserve` | 2 | 0-30 | S1.1 | animals beside the board, the viewer's first |
| 306 | `left` | 2 | 0-1 | SV.B | whether a side has made `leave`, the viewer first |
| 308 | `side` | 2 | 0-1 | S1.2 | the viewer's side: elephants or rhinos |
| 310 | `to_move` | 2 | 0-1 | S1.2 | whose turn it is, or would be: own, opponent's |
| 312 | `plies` | 5 | 0-127 | S3.2 SH.1 | plies played, to the base 128, lowest first |
| 317 | `seen` | 1 | 0-127 | SH.1 | how often this position was there before, 127 for more too |
| 318 | `ended` | 3 | 0-1 | S7.G SH.1 | won by the viewer, by the opponent, or drawn |

On the planes (rows, columns) a field with a number for every cell is a plane for each of its other
numbers; every other number fills a plane. The board is not turned round for the rhinos: the rules
know no direction. `env.unwrapped.variant.position_of` reads the position back from an observation,
also at an end by a house rule: `plies` and `seen` tell of it. Which other positions were there before is only
in `state()`.

`state()` is an object as JSON knows it (the position as in docs/formats.md, the actions chosen of
the turn, the generator), `set_state` goes on from one. `copy`, `deepcopy` and `pickle` are exact in the
middle of a turn.

**Versions.** v1: the first.
"""

from __future__ import annotations

from typing import Any

from erawan.envs.aec import TurnEnv
from erawan.envs.batch import Batch
from erawan.envs.siam_variant import SiamVariant
from erawan.envs.wrapping import register, wrapped

NAME = "siam_v1"
HOUSE_RULES = {"repetition": 3, "ply_limit": 200}
"""Draws (SH.1) without which a game might never end."""


def raw_env(
    *,
    observation: str = "planes",
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> TurnEnv:
    """The environment alone: an illegal action raises ValueError. Raises ErawanError."""
    variant = SiamVariant(**{**HOUSE_RULES, **options})
    return TurnEnv(variant, NAME, observation, max_cycles, render_mode)


def env(**arguments: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: who acts illegally has lost."""
    return wrapped(raw_env(**arguments))


def batch(
    count: int,
    *,
    observation: str = "planes",
    auto_reset: bool = True,
    threads: int = 1,
    **options: Any,
) -> Batch:
    """So many games at once, stepped by one call."""
    variant = SiamVariant(**{**HOUSE_RULES, **options})
    return Batch(variant, count, observation, auto_reset=auto_reset, threads=threads)


register("erawan/siam-v1", env)
