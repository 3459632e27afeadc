"""`erawan deal` deals King of Siam."""

import json
from pathlib import Path

import erawan as package
from tests.cli.running import erawan, refusal


def test_a_deal_is_that_of_its_seed() -> None:
    dealt = json.loads(erawan("deal", "--players", "3", "--seed", "7", "--json").stdout)
    assert dealt == package.game("king-of-siam").start(players=3, seed=7).to_json()


def test_a_deal_without_a_seed_tells_the_one_it_drew() -> None:
    seed, *drawing = erawan("deal").stdout.splitlines()
    again, *same = erawan("deal", "--seed", seed.removeprefix("Seed ")).stdout.splitlines()
    assert again == seed
    assert same == drawing
    assert erawan("deal").stdout.splitlines()[0] != seed


def test_the_drawing_says_that_the_borders_are_reconstructed() -> None:
    assert "Borders reconstructed" in erawan("deal").stdout
    assert "Borders reconstructed" not in erawan("deal", "--board", "britain").stdout


def test_a_board_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    board = json.loads(Path("src/erawan/king/boards/britain.json").read_text("utf-8"))
    board["name"] = "own"
    file = tmp_path / "own.json"
    file.write_text(json.dumps(board), "utf-8")
    dealt = json.loads(erawan("deal", "--board", str(file), "--seed", "1", "--json").stdout)
    assert dealt["board"]["name"] == "own"
    board["borders"] = board["borders"][:3]
    file.write_text(json.dumps(board), "utf-8")
    assert "borders: every province must be reachable" in refusal("deal", "--board", str(file))
