"""King of Siam's training: what is learnt of a game; that it repeats and can be gone on with."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from erawan.engine.king.search.estimate import Weights, estimate
from erawan.engine.king.search.games import STYLES, Player
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.weights import for_kernel, read_nets
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME
from tests.bench.tool import FOLDER
from tests.some import some

SEED = 5
GAMES = 30


@pytest.fixture(scope="module", autouse=True)
def _tools() -> Iterator[None]:
    sys.path.insert(0, str(FOLDER))
    yield
    sys.path.remove(str(FOLDER))


@pytest.fixture(scope="module")
def plain() -> Weights:
    """The estimate without a correction."""
    return for_kernel(read_nets())


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory, plain: Weights) -> Path:
    """Some games."""
    import king_games

    played: Path = tmp_path_factory.mktemp("games") / "games.bin"
    table = king_games.Table(plain, plain, Random(SEED))
    assert king_games.play(table, (2, 3, 4), played, 600, GAMES) == GAMES
    return played


def test_games_are_whole_and_have_all_numbers_of_players(file: Path) -> None:
    import king_games

    for players in (2, 3, 4):
        games = list(king_games.read_games(file, players))
        assert len(games) == GAMES // 3
        for game in some(games):
            kernel = game.start()
            for row in some(game.turns):
                assert kernel.to_move is not None
                kernel = kernel.play(kernel.code_of(int(row["move"])))
            if kernel.to_move is None:
                assert game.winners == sum(1 << seat for seat in kernel.if_all_pass()[0])


def test_the_same_seed_plays_the_same_games(file: Path, tmp_path: Path, plain: Weights) -> None:
    import king_games

    again = tmp_path / "again.bin"
    king_games.play(king_games.Table(plain, plain, Random(SEED)), (2, 3, 4), again, 600, 9)
    assert file.read_bytes().startswith(again.read_bytes())
    assert sum(1 for players in (2, 3, 4) for _ in king_games.read_games(again, players)) == 9


def codes_of(start: Kernel, rows: bytes) -> list[tuple[int, str]]:
    """The seat and the move of every turn."""
    import king_games

    found = []
    for row in some(np.frombuffer(rows, king_games.ROW)):
        code = start.code_of(int(row["move"]))
        assert start.to_move is not None
        found.append((start.to_move, code))
        start = start.play(code)
    return found


def test_styles_hold_their_seats_back(plain: Weights) -> None:
    player = Player(plain, plain, Solver(1))
    start = Kernel(GAME.start(2, 7))
    engine = (STYLES["engine"], 0, 0)
    _, rows = player.play(start, [engine, engine], 0, 0, 1)
    free = codes_of(start, rows)
    assert any(code != "pass" for _, code in free[:4])
    for style, number, most in ((STYLES["blind"], 8, 0), (STYLES["one"], 0, 1)):
        _, rows = player.play(start, [engine, (style, number, 0)], 0, 0, 1)
        cards = 0
        kernel = start
        for seat, code in codes_of(start, rows):
            if seat == 1 and code != "pass":
                cards += 1
                assert cards <= most * (9 - len(kernel.store().face_up))
            kernel = kernel.play(code)
        assert (cards > 0) == (most > 0)
    _, rows = player.play(start, [(STYLES["lot"], 1000, 0)] * 2, 0, 0, 1)
    assert {code for _, code in codes_of(start, rows)} == {"pass"}


PASS, LOT = 0xC00000, 0x400000


def game(chosen: tuple[int, ...] = (1, 1, 1)) -> Any:
    """A game of two players of three moves that seat 0 wins."""
    import king_games

    rows = np.zeros(3, king_games.ROW)
    rows["move"] = (PASS, LOT, PASS)
    rows["chosen"] = chosen
    rows["values"][:, :2] = np.array([[0.5, 0.5], [0.4, 0.6], [0.8, 0.2]]) * 65535
    return king_games.Game(2, 0, 1, 1, rows.tobytes())


def test_the_end_reaches_back_and_fades() -> None:
    import king_learn

    first = [aim[0] for aim in king_learn.aims(game())]
    assert first[2] > first[1] > first[0] > 0.5
    assert [sum(aim) for aim in king_learn.aims(game())] == pytest.approx([1, 1, 1], abs=1e-4)


def test_a_move_by_lot_hides_what_comes_after_it_but_a_pass_does_not() -> None:
    import king_learn

    by_lot = king_learn.aims(game((1, 0, 1)))
    assert by_lot[1] == pytest.approx([0.4, 0.6], abs=1e-4)
    assert by_lot[0][0] < 0.5
    assert king_learn.aims(game((0, 1, 0))) == king_learn.aims(game())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fit_can_be_repeated_and_gone_on_with(
    file: Path, tmp_path: Path, plain: Weights, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    import king_learn

    def fit(name: str, epochs: int) -> Mapping[str, str]:
        games = king_learn.latest_games([file], players, 1000)
        state = tmp_path / f"{name}.npz"
        net, words = king_learn.fit(games, plain, state, 1, epochs, None)
        assert "positions; Brier score" in words
        weights: Mapping[str, str] = net.to_json()
        return weights

    monkeypatch.setattr(king_learn, "BATCH", 64)
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


def stop_after(times: int, learn_once: Any) -> Any:
    """The same, but it can be called only so often."""
    calls = []

    def stopping(*arguments: Any) -> None:
        calls.append(1)
        if len(calls) > times:
            raise KeyboardInterrupt
        learn_once(*arguments)

    return stopping


def test_a_game_that_was_cut_off_is_left_out(file: Path, tmp_path: Path) -> None:
    import king_games

    cut = tmp_path / "cut.bin"
    cut.write_bytes(file.read_bytes()[:-20])
    left = [len(list(king_games.read_games(cut, players))) for players in (2, 3, 4)]
    assert left == [GAMES // 3, GAMES // 3, GAMES // 3 - 1]


def test_only_the_latest_positions_are_taken(file: Path) -> None:
    import king_learn

    games = king_learn.latest_games([file], 4, 10_000_000)
    some = king_learn.latest_games([file], 4, 200)
    assert 0 < len(some) < len(games)
    assert some == games[-len(some) :]
    assert sum(len(game.turns) for game in some) <= 200


def test_learning_lowers_the_surprise(file: Path, plain: Weights) -> None:
    import king_learn

    samples = king_learn.Samples(king_learn.latest_games([file], 4, 100_000), plain)
    net = king_learn.Net(1, None)
    chosen = np.arange(len(samples))

    def surprise() -> float:
        return float(-(samples.aims * np.log(net.chances(samples, chosen))).sum(1).mean())

    before = surprise()
    for _ in range(30):
        net.learn_once(samples, chosen, np.full(1, 0.001))
    assert surprise() < before - 0.02


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_kernel_corrects_as_the_network_that_was_fitted(
    file: Path, plain: Weights, players: int
) -> None:
    import king_learn

    games = king_learn.latest_games([file], players, 100_000)
    samples = king_learn.Samples(games, plain)
    chosen = np.arange(len(samples))
    net = king_learn.Net(3, None)
    net.weights["third"] *= 30  # so that it says something
    for _ in range(5):
        net.learn_once(samples, chosen, np.full(1, 0.001))
    weights = for_kernel(read_nets(), {str(players): net.to_json()})
    expected = net.chances(samples, chosen)
    row = changed = 0
    for game in some(games):
        kernel = game.start()
        for turn in some(game.turns):
            own = kernel.to_move
            assert own is not None
            found = estimate(kernel, weights)
            sides = samples.sides
            turned = [found[(own + side) % players] for side in range(sides)]
            assert turned == pytest.approx(expected[row].tolist(), abs=1e-4)
            changed += abs(found[0] - estimate(kernel, plain)[0]) > 0.02
            kernel = kernel.play(kernel.code_of(int(turn["move"])))
            row += 1
    assert row == len(samples)
    assert changed > row / 4
