"""Setting up: what every deal has in common, whatever the seed."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import erawan
from tests.clauses import clause
from tests.king.boards import board_object
from tests.king.drawing import ALL, GAME
from tests.some import some

SEEDS = range(60)


def deals(players: int) -> list[dict[str, Any]]:
    return [GAME.start(players=players, seed=seed).to_json() for seed in SEEDS]


def everywhere(deal: dict[str, Any]) -> str:
    return "".join([*deal["provinces"].values(), deal["pool"], *deal["courts"]])


@clause("K1.1")
@pytest.mark.parametrize("players", [3, 4])
def test_there_are_18_followers_of_each_faction(players: int) -> None:
    for deal in some(deals(players)):
        assert [everywhere(deal).count(faction) for faction in "RLM"] == [18, 18, 18]


@clause("K3.1")
def test_with_two_players_two_of_each_colour_leave_the_game() -> None:
    for deal in some(deals(2)):
        assert [everywhere(deal).count(faction) for faction in "RLM"] == [16, 16, 16]


@clause("K1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_same_eight_cards(players: int) -> None:
    hands = GAME.start(players=players, seed=1).to_json()["hands"]
    assert hands == [["mr", "kt", "kt", "11", "21", "ra", "la", "ma"]] * players
    assert hands[0] == ALL


@clause("K1.3", "K3.6")
def test_eight_tiles_lie_in_any_order_without_markers() -> None:
    orders = {tuple(deal["tiles"]) for deal in deals(3)}
    assert len(orders) > 50
    assert {frozenset(order) for order in orders} == {frozenset(GAME.board("siam").codes)}
    assert all(deal["crowned"] == [] and deal["control"] == [] for deal in some(deals(3)))


@clause("K2.1")
@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "3", 2.0, None])
def test_only_two_three_or_four_can_play(players: Any) -> None:
    with pytest.raises(erawan.ErawanError, match=r"K2\.1"):
        GAME.start(players=players, seed=1)


@clause("K3.2")
@pytest.mark.parametrize("players", [2, 3])
def test_each_court_opens_with_the_pair_of_an_aid_from_1_to_3(players: int) -> None:
    seen = {tuple(deal["courts"]) for deal in deals(players)}
    assert seen == set(itertools.permutations(["RL", "LM", "RM"], players))


@clause("K3.3")
def test_aid_4_copies_the_next_seat_clockwise() -> None:
    copied = set()
    for deal in some(deals(4)):
        courts = deal["courts"]
        twins = [seat for seat in range(4) if courts[seat] == courts[(seat + 1) % 4]]
        assert len(twins) == 1
        assert set(courts) == {"RL", "LM", "RM"}
        copied.add(twins[0])
    assert copied == {0, 1, 2, 3}


@clause("K3.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_followers_each_and_two_of_its_own_in_a_home(players: int) -> None:
    for deal in some(deals(players)):
        assert {len(followers) for followers in deal["provinces"].values()} == {4}
        for faction, home in (("R", "ay"), ("L", "vt"), ("M", "kd")):
            assert deal["provinces"][home].count(faction) >= 2


@clause("K3.5")
@pytest.mark.parametrize(("players", "rest"), [(2, 12), (3, 16), (4, 14)])
def test_the_rest_is_the_pool(players: int, rest: int) -> None:
    assert {len(deal["pool"]) for deal in deals(players)} == {rest}


@clause("K4.2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_lowest_aid_starts(players: int) -> None:
    for deal in some(deals(players)):
        assert deal["courts"][deal["to_move"]] == "RL", "aid 1 is R+L and somebody has it"


@clause("K4.2")
def test_with_two_players_the_lower_of_the_two_aids_starts() -> None:
    starters = {"RL": {"LM", "RM"}, "LM": {"RM"}}
    for deal in some(deals(2)):
        first, second = deal["courts"][deal["to_move"]], deal["courts"][1 - deal["to_move"]]
        assert second in starters[first]


def test_a_board_with_other_aids_opens_other_courts() -> None:
    board = board_object("path") | {"aids": {"1": "ML", "2": "RL", "3": "MR"}}
    courts = GAME.start(players=3, seed=5, board=board).to_json()["courts"]
    assert sorted(courts) == ["LM", "RL", "RM"]


def test_two_play_on_the_map_of_siam_unless_said_otherwise() -> None:
    assert GAME.start(seed=1) == GAME.start(players=2, seed=1, board="siam")


def test_no_seed_means_a_random_one() -> None:
    assert len({GAME.start(players=3) for _ in range(5)}) == 5


@pytest.mark.parametrize("seed", [-1, 2**64, True, 1.0, "7", float("nan")])
def test_a_seed_is_an_unsigned_64_bit_integer(seed: Any) -> None:
    with pytest.raises(erawan.ErawanError, match="seed"):
        GAME.start(seed=seed)


def test_the_game_introduces_itself() -> None:
    assert (GAME.name, GAME.title) == ("king-of-siam", "King of Siam")
    assert repr(GAME) == "erawan.game('king-of-siam')"
    assert GAME.numbers_of_players == (2, 3, 4)
