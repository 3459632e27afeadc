"""Teaches King of Siam's estimate by games with itself: `python tools/king_train.py COMMAND`.

`play` plays games with the weights as they are, `fit PLAYERS` fits them to the latest games and
writes them, `match PLAYERS OTHER` plays them against others, and `try` does all of it with a few
games in a minute, the same for the same seed. Games and the state of learning lie in
ERAWAN_TRAIN_DIR, or else in the user's cache folder, so that they outlive a checkout; every game is
on the disk when it is over, the state after every pass over the games, and each command goes on
where it was ended. `play` can run several times side by side.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import tempfile
from pathlib import Path
from random import Random

import platformdirs
from king_games import Engine, Table, play, start_on
from king_learn import fit, read_games

from erawan.engine.king.search.solver import Solver
from erawan.engine.king.search.tree import Search
from erawan.engine.king.weights import FILE, Nets, for_kernel, read_nets
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "src" / "erawan" / "engine" / "king" / FILE
MEBIBYTES = 4
SEEN = 8
FROZEN = "frozen"
FROZEN_FILE = ROOT / "bench" / "data" / "king_frozen.json"
TRIED_GAMES = 200
NEVER = 1 << 40


def folder() -> Path:
    """Where games and the state of learning lie."""
    given = os.environ.get("ERAWAN_TRAIN_DIR")
    base = Path(given) if given else platformdirs.user_cache_path("erawan-train")
    found = base / "king"
    found.mkdir(parents=True, exist_ok=True)
    return found


def engine(nets: Nets, nodes: int) -> Engine:
    """The search with these weights, as what chooses."""
    solver = Solver(MEBIBYTES)
    weights = for_kernel(nets)

    def think(kernel: Kernel) -> tuple[list[float], list[str]]:
        search = Search(kernel, weights, solver, 1)
        search.run(nodes, Stop())
        lines = search.lines(SEEN)
        players = kernel.store().players
        values = lines[0][1][: 2 if players == 4 else players]
        return values, [line[0][0] for line in lines]

    return think


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
                kernel = kernel.play(choose(kernel)[1][0])
            winners = kernel.if_all_pass()[0]
            won += sum(seat in own for seat in winners) / len(winners)
        points.append(won / len(seatings))
    mean = sum(points) / deals
    error = math.sqrt(sum((point - mean) ** 2 for point in points) / max(1, deals - 1) / deals)
    return f"{players} players, {deals} deals: {100 * mean:.1f} % ± {196 * error:.1f}"


def learn(files: list[Path], place: Path, nets: Nets, flags: argparse.Namespace) -> Nets:
    """The weights fitted to the latest games of a number of players, with where they come from."""
    games = read_games(files, flags.players, flags.games)
    if not games:
        raise SystemExit(f"no games of {flags.players} players yet: play some first")
    begin = None if flags.fresh else nets[str(flags.players)]
    state = place / f"state-{flags.players}-{flags.seed}-{flags.epochs}-{len(games)}.npz"
    net, words = fit(games, state, flags.seed, flags.epochs, begin)
    print(f"{flags.players} players: {words}")
    provenance = {"made by": "make king-train", "fitted to": words, "seed": flags.seed}
    return {**nets, str(flags.players): {"provenance": provenance, **net.to_json()}}


def try_out(seed: int) -> None:
    """All of it with a handful of games, nothing kept: the same figures for the same seed."""
    nets = read_nets()
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        file = place / "games.jsonl"
        play(Table(engine(nets, 1), Random(seed)), file, NEVER, TRIED_GAMES)
        for players in (2, 3, 4):
            flags = argparse.Namespace(
                players=players, games=NEVER, seed=seed, epochs=3, fresh=True
            )
            made = learn([file], place, nets, flags)
            print(match(engine(made, 1), engine(nets, 1), players, 2, seed))


def read_flags() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play games")
    playing.add_argument("minutes", type=float, nargs="?", default=10.0)
    playing.add_argument("--nodes", type=int, default=1)
    playing.add_argument("--frozen", action="store_true", help="with the frozen weights of bench/")
    fitting = commands.add_parser("fit", help="fit the weights to the latest games")
    fitting.add_argument("players", type=int, choices=(2, 3, 4))
    fitting.add_argument("--games", type=int, default=NEVER, help="so many of the latest")
    fitting.add_argument("--epochs", type=int, default=8)
    fitting.add_argument("--seed", type=int, default=1)
    fitting.add_argument("--fresh", action="store_true", help="begin by lot")
    matching = commands.add_parser("match", help="play the weights against others")
    matching.add_argument("players", type=int, choices=(2, 3, 4))
    matching.add_argument("other", help="a file of weights, or frozen")
    matching.add_argument("--deals", type=int, default=20)
    matching.add_argument("--nodes", type=int, default=20)
    trying = commands.add_parser("try", help="all of it with a handful of games")
    trying.add_argument("seed", type=int, nargs="?", default=1)
    return parser.parse_args()


def main() -> None:
    """Play, fit, compare, or try all of it."""
    flags = read_flags()
    if flags.command == "play":
        seed = int.from_bytes(os.urandom(8), "big")
        file = folder() / f"games-{seed:016x}.jsonl"
        nets = json.loads(FROZEN_FILE.read_text()) if flags.frozen else read_nets()
        chooser = engine(nets, flags.nodes)
        print(f"{play(Table(chooser, Random(seed)), file, 60 * flags.minutes, NEVER)} games")
    elif flags.command == "fit":
        files = sorted(folder().glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
        nets = learn(files, folder(), read_nets(), flags)
        TARGET.write_text(json.dumps(nets).replace("], [", "],\n[") + "\n")
    elif flags.command == "match":
        other = FROZEN_FILE if flags.other == FROZEN else Path(flags.other)
        ours = engine(read_nets(), flags.nodes)
        theirs = engine(json.loads(other.read_text()), flags.nodes)
        print(match(ours, theirs, flags.players, flags.deals, 1))
    else:
        try_out(flags.seed)


if __name__ == "__main__":
    main()
