"""King of Siam, `king_of_siam_v1`: 2 to 4 players, teams of two with four.

>>> from erawan.envs import king_of_siam_v1
>>> env = king_of_siam_v1.env(players=3)
>>> env.reset(seed=7)
>>> seen, reward, terminated, truncated, info = env.last()
>>> env.unwrapped.variant.name_of(int(seen["action_mask"].argmax()))
'mr'

| | |
|---|---|
| import | `from erawan.envs import king_of_siam_v1`, then `pettingzoo.make("aec", "erawan/king_of_siam-v1")` works too |
| agents | `player_0` to `player_3`, in the order of the seats |
| actions | `Discrete(88)`, with a mask |
| observation | `Dict`: `observation` (planes `77×8` with two players, or flat), `action_mask` |
| rewards | at the end: 1 for a win, -1 for a loss (with three players -1/2); `erawan.envs.rewards` |

Arguments: `players` 2, 3 or 4; `board` `siam`, `britain` or a board object; `open_piles`: False
hides what K5.1 hides, from observations and not from whoever renders or asks for the state;
`observation` `planes` or `flat`; `max_cycles`: the game is cut short after so many turns of each;
`render_mode` `ansi`, `human` (prints), `rgb_array` or `svg`.

**A turn** is a sequence of actions of one agent: a card or the pass, the parts of the card's effect,
the follower to take. Every move of the rules is reached by exactly one sequence, and every action of
the mask leads to a legal move, also with the very last card (K5.9).

| action | what it is | in the order |
|---|---|---|
| 0-6 | a card | mr kt 11 21 ra la ma |
| 7 | pass | |
| 8-15 | a province: a tile, a King marker, where a follower is put | the board's |
| 16-39 | a follower: one that is given, got or taken | 16 + 3 · province + faction (R L M) |
| 40-87 | two followers that are given with 2 vs 1 | 40 + 6 · province + pair (RR RL RM LL LM MM) |

**The observation** is made of whole numbers. Provinces are in the board's order, factions in the
order R L M, cards in the order mr kt 11 21 ra la ma, seats from the viewer's own clockwise. With n
players, open piles (for two players the numbers begin here):

| from | field | shape | range | clause | meaning |
|--:|---|---|---|---|---|
| 0 | `followers` | 8×3 | 0-18 | K3.4 | followers in each province, by faction |
| 24 | `holders` | 8×4 | 0-1 | K6.2 K6.3 | who controls it: R L M or the British |
| 56 | `boxes` | 8×8 | 0-1 | K3.6 K5.6 | the box in which its tile lies |
| 120 | `crowned` | 8 | 0-1 | K5.6 | whether it has a King marker |
| 128 | `swapped` | 8×3 | 0-2 | K5.8c | what each province gave by the last card, if that swapped followers |
| 152 | `swap_card` | 2 | 0-1 | K5.8c | whether that card was 1 vs 1 or 2 vs 1 |
| 154 | `giving` | 8×3 | 0-2 | K5.8a K5.8b | this turn: what each province gives |
| 178 | `placing` | 8×3 | 0-2 | K5.7 K5.8d | this turn: followers put there |
| 202 | `tiles` | 8 | 0-1 | K5.6 | this turn: tiles that are swapped |
| 210 | `marker` | 8 | 0-1 | K5.6 | this turn: the tile that gets the King marker |
| 218 | `card` | 7 | 0-1 | K4.3 | this turn: the card that is played |
| 225 | `step` | 10 | 0-1 |  | what is chosen next: card first-tile second-tile king-marker place-R place-L place-M give get take |
| 235 | `pool` | 3 | 0-18 | K3.5 | followers in the common pool |
| 238 | `courts` | 2×3 | 0-18 | K3.2 K5.4 | followers in each seat's court |
| 244 | `to_move` | 2 | 0-1 | K4.2 | whose turn it is, or would be |
| 246 | `passes` | 2 | 0-1 | K4.5 | how many have passed in a row |
| 248 | `played` | 2 | 0-32 | K7.4 K7.7 | the number of each seat's latest card |
| 250 | `seat` | 2 | 0-1 | K2.2 | the viewer's own seat, from the first |
| 252 | `hands` | 2×7 | 0-2 | K1.2 K5.1 | cards that each seat holds |

With closed piles `hands` gives way to these:

| from | field | shape | range | clause | meaning |
|--:|---|---|---|---|---|
| 252 | `hand` | 7 | 0-2 | K1.2 | cards that the viewer holds |
| 259 | `cards_left` | 2 | 0-8 | K5.1 | how many cards each seat holds |
| 261 | `tops` | 2×7 | 0-1 | K5.1 | the card on top of each seat's pile |

On the planes (one number for every province) a field whose first axis are the provinces is a plane
for each of its other numbers; every other number fills a plane. `env.unwrapped.variant.position_of`
reads the position back from an open observation.

`state()` is an object as JSON knows it (the position as in docs/formats.md, the actions chosen of
the turn, the top cards, the generator), `set_state` goes on from one. `copy`, `deepcopy` and `pickle` are exact in
the middle of a turn.

**Versions.** v1: the first.
"""

from __future__ import annotations

from typing import Any

from erawan.envs.aec import TurnEnv
from erawan.envs.batch import Batch
from erawan.envs.king_variant import KingVariant
from erawan.envs.wrapping import register, wrapped

NAME = "king_of_siam_v1"


def raw_env(
    players: int = 2,
    board: object = "siam",
    *,
    open_piles: bool = True,
    observation: str = "planes",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TurnEnv:
    """The environment alone: an illegal action raises ValueError. Raises ErawanError."""
    variant = KingVariant(players, board, open_piles=open_piles)
    return TurnEnv(variant, NAME, observation, max_cycles, render_mode)


def env(**arguments: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: who acts illegally has lost."""
    return wrapped(raw_env(**arguments))


def batch(
    count: int,
    players: int = 2,
    board: object = "siam",
    *,
    open_piles: bool = True,
    observation: str = "planes",
    auto_reset: bool = True,
    threads: int = 1,
) -> Batch:
    """So many games at once, stepped by one call."""
    variant = KingVariant(players, board, open_piles=open_piles)
    return Batch(variant, count, observation, auto_reset=auto_reset, threads=threads)


register("erawan/king_of_siam-v1", env)
