"""Teaches King of Siam's estimate by games with itself: `python tools/king_train.py COMMAND`.

`play` plays games with the weights as they are, `fit PLAYERS` fits the correction to the latest
games and writes it, `match PLAYERS OTHER` plays it against others, and `try` does all of it with a
few games in a minute, the same for the same seed. Games and the state of learning lie in
ERAWAN_TRAIN_DIR, or else in the user's cache folder, so that they outlive a checkout; games reach
the disk every minute, the state after every pass over the games, and each command goes on where it
was ended. `play` can run several times side by side.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import platformdirs
from king_games import Table, play, start_on
from king_learn import fit, latest_games

from erawan.engine.king.search.estimate import Weights
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.search.tree import Search
from erawan.engine.king.weights import (
    CORRECTIONS_FILE,
    Nets,
    for_kernel,
    read_corrections,
    read_nets,
)
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src" / "erawan" / "engine" / "king" / CORRECTIONS_FILE
MEBIBYTES = 4
FROZEN = "frozen"
FROZEN_FILE = ROOT / "bench" / "data" / "king_frozen.json"
PLAYED = (2, 2, 3, 4, 2)
"""Numbers of players of the games, in turn; games of two are the shortest."""
TRIED_GAMES = 200
NEVER = 1 << 40

Engine = Callable[[Kernel], str]
"""What chooses a move."""


def folder() -> Path:
    """Where games and the state of learning lie."""
    given = os.environ.get("ERAWAN_TRAIN_DIR")
    base = Path(given) if given else platformdirs.user_cache_path("erawan-train")
    found = base / "king"
    found.mkdir(parents=True, exist_ok=True)
    return found


def read_other(name: str) -> Weights:
    """The weights that a name or a file of corrections stands for."""
    if name == FROZEN:
        return for_kernel(json.loads(FROZEN_FILE.read_text()))
    return for_kernel(read_nets(), json.loads(Path(name).read_text()))


class Bare:
    """The search with these weights, as what chooses; it notes its processor time."""

    def __init__(self, weights: Weights, nodes: int) -> None:
        self.weights, self.nodes = weights, nodes
        self.solver = Solver(MEBIBYTES)
        self.seconds = 0.0
        self.moves = 0

    def __call__(self, kernel: Kernel) -> str:
        """Choose a move."""
        begun = time.thread_time()
        search = Search(kernel, self.weights, self.solver, 1)
        search.run(self.nodes, Stop())
        code: str = search.lines(1)[0][0][0]
        self.seconds += time.thread_time() - begun
        self.moves += 1
        return code


def match(ours: Engine, theirs: Engine, players: int, deals: int, seed: int) -> str:
    """The score of one engine against another on duplicate deals; alone against two of three."""
    random = Random(seed)
    points = []
    seatings = [(0,), (1,), (2,)] if players == 3 else [(0, 2), (1, 3)]
    for _ in range(deals):
        deal = start_on(players, 0).deal(random.getrandbits(63))
        won = 0.0
        for own in seatings:
            kernel = deal
            while kernel.to_move is not None:
                choose = ours if kernel.to_move in own else theirs
                kernel = kernel.play(choose(kernel))
            winners = kernel.if_all_pass()[0]
            won += sum(seat in own for seat in winners) / len(winners)
        points.append(won / len(seatings))
    mean = sum(points) / deals
    error = math.sqrt(sum((point - mean) ** 2 for point in points) / max(1, deals - 1) / deals)
    return f"{players} players, {deals} deals: {100 * mean:.1f} % ± {196 * error:.1f}"


def learn(files: list[Path], place: Path, known: Nets, flags: argparse.Namespace) -> Nets:
    """The corrections with one fitted to the latest games of so many players, and from where."""
    games = latest_games(files, flags.players, flags.positions)
    if not games:
        raise SystemExit(f"no games of {flags.players} players yet: play some first")
    name = str(flags.players)
    begin = None if flags.fresh or name not in known else known[name]
    state = place / f"state-{name}-{flags.seed}-{flags.epochs}-{len(games)}.npz"
    weights = for_kernel(read_nets())
    net, words = fit(games, weights, state, flags.seed, flags.epochs, begin)
    print(f"{name} players: {words}")
    provenance = {"made by": "make king-train", "fitted to": words, "seed": flags.seed}
    return {**known, name: {"provenance": provenance, **net.to_json()}}


def try_out(seed: int) -> None:
    """All of it with a handful of games, nothing kept: the same figures for the same seed."""
    plain = for_kernel(read_nets())
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        file = place / "games.bin"
        play(Table(plain, plain, Random(seed)), PLAYED, file, NEVER, TRIED_GAMES)
        for players in (2, 3, 4):
            flags = argparse.Namespace(
                players=players, positions=NEVER, seed=seed, epochs=3, fresh=True
            )
            made = for_kernel(read_nets(), learn([file], place, {}, flags))
            print(match(Bare(made, 1), Bare(plain, 1), players, 2, seed))


def read_flags() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games")
    playing.add_argument("minutes", type=float, nargs="?", default=10.0)
    playing.add_argument("--against", default=FROZEN, help="a file of corrections, or frozen")
    playing.add_argument("--frozen", action="store_true", help="with the frozen weights of bench/")
    playing.add_argument("--seed", type=int, help="else another for each run")
    fitting = commands.add_parser("fit", help="fit the correction to the latest games")
    fitting.add_argument("players", type=int, choices=(2, 3, 4))
    fitting.add_argument("--positions", type=int, default=NEVER, help="so many of the latest")
    fitting.add_argument("--epochs", type=int, default=4)
    fitting.add_argument("--seed", type=int, default=1)
    fitting.add_argument("--fresh", action="store_true", help="begin by lot")
    matching = commands.add_parser("match", help="play the weights against others")
    matching.add_argument("players", type=int, choices=(2, 3, 4))
    matching.add_argument("other", help="a file of corrections, or frozen")
    matching.add_argument("--deals", type=int, default=40)
    matching.add_argument("--nodes", type=int, default=20)
    matching.add_argument("--their-nodes", type=int, help="if not as many")
    matching.add_argument("--seed", type=int, default=1)
    trying = commands.add_parser("try", help="all of it with a handful of games")
    trying.add_argument("seed", type=int, nargs="?", default=1)
    return parser.parse_args()


def play_games(flags: argparse.Namespace) -> None:
    """Play for so many minutes into a file of its own."""
    seed = flags.seed
    if seed is None:
        seed = int.from_bytes(os.urandom(8), "big")
    others = read_other(flags.against)
    ours = read_other(FROZEN) if flags.frozen else for_kernel(read_nets(), read_corrections())
    file = folder() / f"games-{seed:016x}.bin"
    file.unlink(missing_ok=True)
    table = Table(ours, others, Random(seed))
    print(f"{play(table, PLAYED, file, 60 * flags.minutes, NEVER)} games")


def main() -> None:
    """Play, fit, compare, or try all of it."""
    flags = read_flags()
    if flags.command == "play":
        play_games(flags)
    elif flags.command == "fit":
        files = sorted(folder().glob("*.bin"), key=lambda file: file.stat().st_mtime)
        found = learn(files, folder(), read_corrections(), flags)
        TARGET.write_text(json.dumps(found, indent=0) + "\n")
    elif flags.command == "match":
        ours = Bare(for_kernel(read_nets(), read_corrections()), flags.nodes)
        theirs = Bare(read_other(flags.other), flags.their_nodes or flags.nodes)
        print(match(ours, theirs, flags.players, flags.deals, flags.seed))
        for name, bare in (("ours", ours), ("theirs", theirs)):
            print(f"{name}: {1000 * bare.seconds / max(1, bare.moves):.1f} ms a move")
    else:
        try_out(flags.seed)


if __name__ == "__main__":
    main()
