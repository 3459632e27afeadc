"""OpenSpiel's own tests and players, on both games."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts, minimax

from erawan.core.errors import ErawanError
from erawan.core.registry import game as find_game
from erawan.envs import openspiel
from erawan.envs.openspiel_bot import LevelBot
from erawan.envs.rewards import rewards_of
from tests.envs.samples import BOARD, games
from tests.some import some

KING, SIAM = openspiel.KING, openspiel.SIAM
GAMES = [
    *(f"{KING}(players={n},board={b},seed=3)" for n in (2, 3, 4) for b in ("siam", "britain")),
    f"{KING}(players=3,open_piles=False,seed=5)",
    f"{KING}(players=2,deals=5,seed=9)",
    f"{SIAM}()",
    f"{SIAM}(actions=whole)",
    f"{SIAM}(actions=whole,crosses=arrival,force=total,removals=1,ply_limit=40)",
    f"{SIAM}(animals=4,crosses=off,repetition=2,ply_limit=30)",
    f"{SIAM}(actions=whole,animals=2,ply_limit=30,board={openspiel.encode(BOARD)})",
]


def check_end(state: Any) -> None:
    outcome = state.position.outcome
    sides = find_game(state.position.game).sides(state.position.players)
    assert state.returns() == rewards_of(outcome.winners, sides)


@pytest.mark.parametrize("name", GAMES)
def test_their_random_simulation_with_serialisation(
    name: str, capfd: pytest.CaptureFixture[str]
) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=len(games(100)), serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", [GAMES[0], GAMES[7], GAMES[8], GAMES[9]])
def test_their_playthrough_is_told_twice_alike(name: str) -> None:
    told = [generate_playthrough.playthrough(name, None, seed=7) for _ in range(2)]
    assert told[0] == told[1]
    actions = [
        int(line.partition(": ")[2]) for line in told[0].splitlines() if line.startswith("action: ")
    ]
    assert actions
    assert generate_playthrough.playthrough(name, actions) == generate_playthrough.playthrough(
        name, actions
    )


@pytest.mark.parametrize("name", [GAMES[2], GAMES[7], GAMES[8], GAMES[12]])
def test_a_state_survives_every_way_of_keeping_it(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    chance = random.Random(2)
    while not state.is_terminal():
        text = pyspiel.serialize_game_and_state(game, state)
        bare, same = pyspiel.deserialize_game_and_state(text)
        for other in (state.clone(), same, pickle.loads(pickle.dumps(state))):
            assert str(other) == str(state)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == state.current_player()
            if not state.is_chance_node():
                assert other.observation_tensor(0) == state.observation_tensor(0)
        assert bare.get_parameters() == game.get_parameters()
        kept = str(state)
        other = state.clone()
        other.apply_action(chance.choice(other.legal_actions()))
        assert str(state) == kept, "a clone plays by itself"
        state.apply_action(chance.choice(state.legal_actions()))
    check_end(state)


def test_nothing_is_seen_before_the_deal() -> None:
    state = pyspiel.load_game(f"{KING}(players=3,deals=5,seed=9)").new_initial_state()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == ""
    state.apply_action(2)
    assert any(state.observation_tensor(0))


def test_the_last_code_is_that_of_a_complete_move() -> None:
    state = pyspiel.load_game(f"{SIAM}()").new_initial_state()
    assert state.last_code == "", "there was no move yet"
    for action in state.actions_of("@b1n"):
        state.apply_action(action)
    other = pickle.loads(pickle.dumps(state))
    other.apply_action(other.legal_actions()[0])
    assert state.last_code == other.last_code == "@b1n"


def test_our_players_say_which_games_they_play() -> None:
    with pytest.raises(ErawanError, match="erawan_siam"):
        LevelBot(pyspiel.load_game("tic_tac_toe"), 0, "level-1")


@pytest.mark.parametrize("name", [GAMES[0], GAMES[2], GAMES[4], GAMES[9], GAMES[10]])
def test_their_mcts_plays_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in some(games(200)):
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance)
        bot = mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=chance)
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(bot.step(state))
        check_end(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_masked_random_policy_plays_whole_games(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = random.Random(4)
    for _ in some(games(1000 // len(GAMES) + 1)):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                mask = state.legal_actions_mask()
                state.apply_action(chance.choice([a for a, may in enumerate(mask) if may]))
        check_end(state)


def test_their_minimax_finds_the_rock_that_falls() -> None:
    position = find_game("siam").position_from_text("2n2/2s2/1o1o1/2N2/2o2 E 10 --")
    game = openspiel.load_at(position, actions="whole")
    value, action = minimax.alpha_beta_search(
        game, value_function=lambda _: 0.0, maximum_depth=1, maximizing_player_id=0
    )
    assert value == 0.0, "the elephant faces away from the rock"
    position = find_game("siam").position_from_text("2n2/2s2/1o1o1/2S2/2o2 E 10 --")
    game = openspiel.load_at(position, actions="whole")
    value, action = minimax.alpha_beta_search(
        game, value_function=lambda _: 0.0, maximum_depth=2, maximizing_player_id=0
    )
    assert value == 1.0
    assert game.new_initial_state().action_to_string(action) == "c2c1s"


def test_their_minimax_searches_king_of_siam() -> None:
    game = pyspiel.load_game(f"{KING}(seed=1)")
    value, action = minimax.alpha_beta_search(
        game, value_function=lambda _: 0.0, maximum_depth=2, maximizing_player_id=None
    )
    assert value == 0.0
    assert action in game.new_initial_state().legal_actions()


@pytest.mark.parametrize("bad", ["players=7", "board=nowhere", "seed=-1", "start=@no", "deals=0"])
def test_bad_parameters_are_refused(bad: str) -> None:
    with pytest.raises(Exception, match=r"\w"):
        pyspiel.load_game(f"{KING}({bad})")
