"""What the captions of the rules' examples count is counted by the rules, in every language."""

from typing import Any

import pytest

import erawan
from erawan.learn.examples import examples
from erawan.learn.positions import read_position
from erawan.learn.texts import read_toml

KING = "king-of-siam"


def before(clause: str) -> dict[str, Any]:
    """The position of a clause's example, as JSON."""
    return examples(KING)[clause].positions[0].to_json()


def on_board(position: dict[str, Any]) -> int:
    return sum(map(len, position["provinces"].values()))


def test_fifty_four_followers() -> None:
    start = before("K1.1")
    assert start["players"] == 3
    parts = (sum(map(len, start["courts"])), on_board(start), len(start["pool"]))
    assert parts == (6, 32, 16)
    assert sum(parts) == 54


def test_every_hand_is_the_same_at_the_start() -> None:
    hands = before("K1.2")["hands"]
    assert hands == [["mr", "kt", "kt", "11", "21", "ra", "la", "ma"]] * 2


def test_no_struggle_is_over_yet() -> None:
    start = before("K1.3")
    assert (start["control"], len(start["tiles"])) == ([], 8)


@pytest.mark.parametrize(
    ("clause", "players"), [("K2.1", 3), ("K2.2", 4), ("K3.5", 4), ("K8.3", 4)]
)
def test_so_many_play(clause: str, players: int) -> None:
    assert before(clause)["players"] == players


def test_partners_win_together() -> None:
    assert erawan.game(KING).sides(4) == ((0, 2), (1, 3))
    assert len(erawan.game(KING).sides(3)) == 3


def test_with_two_players_sixteen_of_each_colour_are_left() -> None:
    start = before("K3.1")
    every = "".join([*start["provinces"].values(), *start["courts"], start["pool"]])
    assert [every.count(faction) for faction in "RLM"] == [16, 16, 16]


def test_three_aids_give_three_pairs() -> None:
    assert sorted(before("K3.2")["courts"]) == ["LM", "RL", "RM"]


def test_the_second_player_has_what_the_third_has() -> None:
    courts = before("K3.3")["courts"]
    assert courts[1] == courts[2]
    assert len({*courts}) == 3


def test_homes_have_two_of_their_own() -> None:
    provinces = before("K3.4")["provinces"]
    assert {len(followers) for followers in provinces.values()} == {4}
    assert provinces["ay"].count("R") >= 2
    assert provinces["vt"].count("L") >= 2
    assert provinces["kd"].count("M") >= 2


def test_pools_at_the_start() -> None:
    starts = [read_position(KING, {"deal": {"players": n, "seed": 7}}) for n in (2, 3, 4)]
    assert [len(start.to_json()["pool"]) for start in starts] == [12, 16, 14]


def test_the_first_and_the_last_struggle() -> None:
    tiles = before("K3.6")["tiles"]
    assert (tiles[0], tiles[-1]) == ("nk", "kd")


def test_the_tile_in_box_two_comes_next() -> None:
    first, *_, last = (position.to_json() for position in examples(KING)["K4.1"].positions)
    assert last["control"][0][0] == first["tiles"][0]
    assert len(last["control"]) == 1


def test_who_passed_plays_after_all() -> None:
    moves = read_toml(KING, "examples")["K4.4"]["moves"]
    assert [move.partition(":")[0] for move in moves] == ["pass", "la", "11"]


def test_only_the_third_pass_decides() -> None:
    decided = [len(each.to_json()["control"]) for each in examples(KING)["K4.5"].positions]
    assert decided == [0, 0, 0, 1]


def test_both_khon_thai_are_played() -> None:
    assert "kt" not in before("K5.5")["hands"][0]


def test_rama_holds_ayutthaya() -> None:
    assert before("K5.3")["control"] == [["ay", "R"]]


def test_the_second_player_holds_one_vs_one_and_may_swap_otherwise() -> None:
    now = examples(KING)["K5.8c"].positions[-1]
    assert now.to_move == 1
    swaps = [move.code for move in now.legal_moves() if move.code.startswith("11:")]
    assert any("Mcm-" in code for code in swaps)
    assert not any(code.startswith("11:Mcm-Lkd") for code in swaps)


def test_the_last_card_can_not_win() -> None:
    start = examples(KING)["K5.9"].positions[0]
    told = start.to_json()
    assert (told["hands"], told["to_move"]) == ([["ma"], []], 0)
    assert [holder for _, holder in told["control"]].count("R") == 4
    assert [court.count("R") for court in told["courts"]] == [2, 3]
    assert [move.code for move in start.legal_moves()] == ["pass"]


def test_khorat_in_box_three_is_contested() -> None:
    now = before("K6.1")
    assert [code for code, _ in now["control"]] == ["nk", "vt"]
    assert now["tiles"][2] == "kr"


def test_siams_start() -> None:
    assert read_toml("siam", "examples")["S1.1"]["text"] == "5/5/1ooo1/5/5 E 0 --"
    assert erawan.game("siam").start().to_json()["options"]["animals"] == 5


def test_a_helper_beyond_an_obstacle_counts_with_the_option_total() -> None:
    data = read_toml("siam", "examples")["S7.F"]
    total = read_position("siam", data | {"options": {"force": "total"}})
    assert data["refused"] in [move.code for move in total.legal_moves()]


def test_temple_is_played_with_four_animals() -> None:
    options = examples("siam")["SV.A"].positions[0].to_json()["options"]
    assert (options["board"], options["animals"]) == ("temple@1", 4)
