"""Both games for OpenSpiel: import this module, then `pyspiel.load_game("erawan_siam")`.

>>> import pyspiel
>>> import erawan.envs.openspiel
>>> game = pyspiel.load_game("erawan_king_of_siam(players=3,seed=7)")
>>> state = game.new_initial_state()
>>> [state.action_to_string(action) for action in state.legal_actions()]
['mr', 'kt', '11', '21', 'ra', 'la', 'ma', 'pass']

Parameters are those of the PettingZoo environments, as far as OpenSpiel has types for them: 0
stands for None, a board is a name or what `encode` writes of a board object. King of Siam:
`players`, `board`, `open_piles`, `seed` (the deal), and `deals`: with more than one the game begins
with a chance node of so many deals, those of `seed`, `seed + 1` and so on. Siam: `board`,
`animals`, `crosses`, `force`, `removals`, `repetition`, `ply_limit`, `actions`. Both: `start`, a
position to begin with, as `encode` writes its JSON.

Actions and observations are those of the PettingZoo environments too (the tensor is the flat
observation); rewards come at the end and add up to 0. Every play is public, so the information is
perfect; with closed piles it is only the observation that leaves hands out, not the history.

A state depends on its game's parameters and on its history alone, so that serialisation loses
nothing.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from erawan.core.errors import ErawanError
from erawan.core.registry import game as rules_of
from erawan.envs.variant import Games, Variant
from erawan.envs.variants import VARIANTS

KING, SIAM = "erawan_king_of_siam", "erawan_siam"
KINDS = {f"erawan_{name.replace('-', '_')}": kind for name, kind in VARIANTS.items()}
"""From what OpenSpiel calls our games to what they are."""


def encode(obj: Any) -> str:
    """An object of JSON as a parameter can hold it: `@`, then letters, digits, `-` and `_` only."""
    text = json.dumps(obj, separators=(",", ":"))
    return "@" + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def decode(text: str) -> Any:
    """And back; raises ErawanError."""
    try:
        return json.loads(base64.urlsafe_b64decode(text[1:] + "=" * (-len(text[1:]) % 4)))
    except ValueError as error:
        raise ErawanError(f"{text!r:.40} is no encoded object: {error}") from error


class Play:
    """One game in progress; copies and pickles are exact, also in the middle of a turn."""

    def __init__(self, variant: Variant, games: Games, last_code: str | None = "") -> None:
        self.variant = variant
        self.games = games
        self._last_code = last_code

    @property
    def last_code(self) -> str:
        """The code of the last complete move; empty before the first."""
        return self.games.last_code(0) if self._last_code is None else self._last_code

    def act(self, action: int) -> None:
        """Choose an action; raises ValueError if it is not legal."""
        self.games.act(0, action)
        if not self.games.chosen(0):
            self._last_code = None

    def __deepcopy__(self, _memo: object) -> Play:
        return Play(self.variant, self.games.copy(), self._last_code)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.variant, self.variant.dump(self.games, 0), self.last_code)


def _restore(variant: Variant, state: dict[str, Any], last_code: str) -> Play:
    games = variant.games(1)
    variant.load(games, 0, state)
    return Play(variant, games, last_code)


class Plan:
    """What a game's parameters stand for; made once for each set of them."""

    def __init__(self, short_name: str, given: Mapping[str, Any]) -> None:
        kind = KINDS[short_name]
        parameters = {**kind.parameters, **given}
        start = parameters.pop("start", "")
        self.seed = parameters.pop("seed", 0)
        self.deals = parameters.pop("deals", 1)
        if self.seed < 0 or self.deals < 1:
            raise ErawanError("seed is from 0, deals from 1")
        if parameters["board"].startswith("@"):
            parameters["board"] = decode(parameters["board"])
        self.variant = kind.of_parameters(parameters)
        self.first = self.variant.games(1)
        self.first.deal(0, self.seed)
        if start:
            self.deals = 1
            self.variant.load(self.first, 0, {"position": decode(start)})

    def begin(self, deal: int | None) -> Play:
        """A game to play: the first position, or one of the deals."""
        games = self.first.copy()
        if deal is not None:
            games.deal(0, self.seed + deal)
        return Play(self.variant, games)


@lru_cache(maxsize=256)
def _plan(short_name: str, items: tuple[tuple[str, Any], ...]) -> Plan:
    return Plan(short_name, dict(items))


def plan_of(short_name: str, parameters: Mapping[str, Any]) -> Plan:
    """The plan of a game's parameters; raises ErawanError."""
    return _plan(short_name, tuple(sorted(parameters.items())))


def game_type(short_name: str, deals: int) -> Any:
    """What OpenSpiel is told of a game."""
    kind = KINDS[short_name]
    rules = rules_of(kind.game)
    modes = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=short_name,
        long_name=rules.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.DETERMINISTIC if deals == 1 else modes.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.numbers_of_players[-1],
        min_num_players=rules.numbers_of_players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**kind.parameters, "start": ""},
    )


class ErawanGame(pyspiel.Game):
    """Either game, under its parameters."""

    short_name = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        plan = plan_of(self.short_name, params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=plan.variant.actions,
            max_chance_outcomes=plan.deals if plan.deals > 1 else 0,
            num_players=plan.variant.players,
            min_utility=min(map(min, plan.variant.rewards)),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=plan.variant.most_actions,
        )
        super().__init__(game_type(self.short_name, plan.deals), info, dict(params or {}))

    def new_initial_state(self) -> ErawanState:
        """The start, or the chance node that deals."""
        return ErawanState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """What a player sees; with perfect recall its history as a text."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            if params:
                raise ValueError(f"no parameters for observations are known, but {params} given")
            return Observer(plan_of(self.short_name, self.get_parameters()).variant)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class KingOfSiamGame(ErawanGame):
    """King of Siam."""

    short_name = KING


class SiamGame(ErawanGame):
    """Siam."""

    short_name = SIAM


class ErawanState(pyspiel.State):
    """A game in progress."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        # After a round trip the game is a bare object, which only has its parameters.
        plan = plan_of(game.get_type().short_name, game.get_parameters())
        self._is_dealt: bool = plan.deals == 1
        self._play = plan.begin(None)

    @property
    def position(self) -> Any:
        """The rules' position before the turn that is being put together."""
        return self._play.games.position(0)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The actions of the turn so far."""
        return tuple(self._play.games.chosen(0))

    @property
    def variant(self) -> Variant:
        """The game and its options."""
        return self._play.variant

    @property
    def last_code(self) -> str:
        """The code of the last complete move; empty before the first."""
        return self._play.last_code

    def actions_of(self, code: str) -> tuple[int, ...]:
        """The actions of a legal move, from the beginning of the turn; raises ErawanError."""
        return tuple(self._play.games.actions_of(0, code))

    def current_player(self) -> Any:
        """Who acts."""
        if not self._is_dealt:
            return pyspiel.PlayerId.CHANCE
        mover = self._play.games.mover(0)
        return pyspiel.PlayerId.TERMINAL if mover < 0 else mover

    def _legal_actions(self, _player: int) -> list[int]:
        return self._play.games.legal(0) if self._is_dealt else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely."""
        deals = self._plan().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _plan(self) -> Plan:
        game = self.get_game()
        return plan_of(game.get_type().short_name, game.get_parameters())

    def _apply_action(self, action: int) -> None:
        if self._is_dealt:
            self._play.act(action)
        else:
            self._play = self._plan().begin(action)
            self._is_dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._play.variant.name_of(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._is_dealt and self._play.games.mover(0) < 0

    def returns(self) -> list[float]:
        """Everybody's reward, 0 before the end."""
        variant = self._play.variant
        if not self.is_terminal():
            return [0.0] * variant.players
        return variant.rewards[self._play.games.winners(0)][: variant.players]

    def write_view(self, player: int, out: Any) -> None:
        """Write the flat observation of a player: nothing is seen before the deal."""
        if self._is_dealt:
            self._play.games.write_view(0, player, out)
        else:
            out.fill(0)

    def __str__(self) -> str:
        if not self._is_dealt:
            return "before the deal"
        names = [self._play.variant.name_of(action) for action in self.chosen]
        return f"{json.dumps(self.position.to_json())} {' '.join(names)}".rstrip()

    def __deepcopy__(self, _memo: object) -> ErawanState:
        return self.clone()  # type: ignore[no-any-return]


class Observer:
    """The flat observation as OpenSpiel's tensor, and in words."""

    def __init__(self, variant: Variant) -> None:
        self._view = np.zeros(variant.layout.length, np.int8)
        self.tensor = np.zeros(variant.layout.length, np.float32)
        self.dict = {
            field.name: self.tensor[variant.layout.slices[field.name]].reshape(field.shape)
            for field in variant.layout.fields
        }

    def set_from(self, state: ErawanState, player: int) -> None:
        """Look at a state with a player's eyes."""
        state.write_view(player, self._view)
        self.tensor[:] = self._view

    def string_from(self, state: ErawanState, player: int) -> str:
        """The fields that are not 0, each number with its place."""
        self.set_from(state, player)
        parts = []
        for name, values in self.dict.items():
            flat = values.ravel()
            told = [f"{place}:{int(flat[place])}" for place in np.flatnonzero(flat)]
            if told:
                parts.append(f"{name} {' '.join(told)}")
        return "; ".join(parts)


def load_at(position: Any, **parameters: Any) -> Any:
    """An OpenSpiel game that begins with a position of the rules."""
    name, kind = next(each for each in KINDS.items() if each[1].game == position.game)
    given = {option: value or 0 for option, value in kind.options_of(position).items()}
    if not isinstance(given["board"], str):
        given["board"] = encode(given["board"])
    start = encode(position.to_json())
    return pyspiel.load_game(name, {**given, "start": start, **parameters})


def register() -> None:
    """Make both games known to OpenSpiel; done by importing this module."""
    for kind in (KingOfSiamGame, SiamGame):
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(game_type(kind.short_name, 1), kind)


register()
