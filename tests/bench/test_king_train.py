"""King of Siam's training: what is learnt of a game; that it repeats and can be gone on with."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.bench.tool import FOLDER

SEED = 5
GAMES = 40


@pytest.fixture(scope="module", autouse=True)
def _tools() -> Iterator[None]:
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Some games by hardly a look."""
    import king_games
    import king_train

    from erawan.engine.king.weights import read_nets

    played: Path = tmp_path_factory.mktemp("games") / "games.jsonl"
    table = king_games.Table(king_train.engine(read_nets(), 1), Random(SEED))
    assert king_games.play(table, played, 600, GAMES) == GAMES
    return played


def test_games_are_whole_and_have_all_numbers_of_players(file: Path) -> None:
    import king_games

    games = [json.loads(line) for line in file.read_text().splitlines()]
    assert {game["p"] for game in games} == {2, 3, 4}
    for game in games:
        kernel = king_games.start_on(game["p"], game["b"]).deal(game["s"])
        for code in game["c"]:
            kernel = kernel.play(code)
        assert len(game["c"]) == len(game["v"]) == len(game["f"])
        if kernel.to_move is None:
            assert game["w"] == sum(1 << seat for seat in kernel.if_all_pass()[0])


def test_the_same_seed_plays_the_same_games(file: Path, tmp_path: Path) -> None:
    import king_games
    import king_train

    from erawan.engine.king.weights import read_nets

    table = king_games.Table(king_train.engine(read_nets(), 1), Random(SEED))
    king_games.play(table, tmp_path / "again", 600, 10)
    assert (tmp_path / "again").read_text().splitlines() == file.read_text().splitlines()[:10]


def game(**fields: Any) -> dict[str, Any]:
    """A game of two players of three moves that seat 0 wins."""
    return {
        "p": 2,
        "c": ["pass", "kt:…", "pass"],
        "v": [[0.5, 0.5], [0.4, 0.6], [0.8, 0.2]],
        "f": [1, 1, 1],
        "w": 1,
        **fields,
    }


def test_the_end_reaches_back_and_fades() -> None:
    import king_learn

    first = [aim[0] for aim in king_learn.aims(game())]
    assert first[2] > first[1] > first[0] > 0.5
    assert [sum(aim) for aim in king_learn.aims(game())] == pytest.approx([1, 1, 1])


def test_a_move_by_lot_hides_what_comes_after_it_but_a_pass_does_not() -> None:
    import king_learn

    by_lot = king_learn.aims(game(f=[1, 0, 1]))
    assert by_lot[1] == pytest.approx([0.4, 0.6])
    assert by_lot[0][0] < 0.5
    assert king_learn.aims(game(f=[0, 1, 0])) == king_learn.aims(game())


@pytest.mark.parametrize("players", [2, 4])
def test_a_fit_can_be_repeated_and_gone_on_with(file: Path, tmp_path: Path, players: int) -> None:
    import king_learn

    def fit(name: str, epochs: int) -> dict[str, Any]:
        games = king_learn.read_games([file], players, 1000)
        net, words = king_learn.fit(games, tmp_path / f"{name}.npz", 1, epochs, None)
        assert "positions; Brier score" in words
        weights: dict[str, Any] = net.to_json()
        return weights

    king_learn.BATCH, batch = 64, king_learn.BATCH
    try:
        whole = fit("whole", 3)
        assert fit("again", 3) == whole
        assert fit("other", 2) != whole
        stopped = Path(tmp_path / "stopped.npz")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(king_learn.Net, "learn_once", stop_after(2, king_learn.Net.learn_once))
            with pytest.raises(KeyboardInterrupt):
                fit("stopped", 3)
        assert stopped.exists()
        assert fit("stopped", 3) == whole
    finally:
        king_learn.BATCH = batch


def stop_after(times: int, learn_once: Any) -> Any:
    """The same, but it can be called only so often."""
    calls = []

    def stopping(*arguments: Any) -> None:
        calls.append(1)
        if len(calls) > times:
            raise KeyboardInterrupt
        learn_once(*arguments)

    return stopping


def test_a_line_that_was_cut_off_is_left_out(file: Path, tmp_path: Path) -> None:
    import king_learn

    cut = tmp_path / "cut.jsonl"
    cut.write_text(file.read_text()[:-20])
    whole = sum(len(king_learn.read_games([file], players, 1000)) for players in (2, 3, 4))
    left = sum(len(king_learn.read_games([cut], players, 1000)) for players in (2, 3, 4))
    assert (whole, left) == (GAMES, GAMES - 1)


def test_learning_lowers_the_surprise(file: Path) -> None:
    import king_learn

    samples = king_learn.Samples(king_learn.read_games([file], 4, 1000))
    net = king_learn.Net(1, None)
    chosen = np.arange(len(samples))

    def surprise() -> float:
        return float(-(samples.aims * np.log(net.chances(samples, chosen))).sum(1).mean())

    before = surprise()
    for _ in range(5):
        net.learn_once(samples, chosen, np.full(len(samples) // king_learn.BATCH, 0.001))
    assert surprise() < before - 0.02
