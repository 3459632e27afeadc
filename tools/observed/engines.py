"""The engines over their protocol: fixed positions, fixed nodes, all levels and styles."""

from __future__ import annotations

from itertools import product
from typing import Any

from observed.games import STARTS, game_of, sample
from observed.notebook import Notebook
from observed.programs import Engine, erawan

PLIES = {"king-of-siam": (0, 5, 11, 17, 23, 29), "siam": (0, 6, 14, 24, 36)}
NODES = {"king-of-siam": 150, "siam": 15_000}
STYLES = ("balanced", "loyalist", "collector", "spoiler")
WRONG = (
    "nonsense",
    "go",
    "go nodes",
    "go nodes -1",
    "go nodes x",
    "go depth 0",
    "go movetime 1 nodes",
    "go inc 5",
    "perft",
    "perft 0",
    "perft 65",
    "position",
    "position chess start",
    "position siam start moves a1",
    "position siam start moves @b1n @b1n e5w",
    "position siam text 5/5/5/5/5 E 0 --",
    'position siam start options {"crosses": "no"}',
    "position siam start options {",
    "position king-of-siam start players 5 seed 7",
    "position king-of-siam start players 3",
    "position king-of-siam start players 3 seed 7 board nowhere",
    "position king-of-siam start players 3 seed 7 moves 11:-/Lvt",
    "position king-of-siam start players 3 seed 7 moves zz",
    "position json {}",
    "position json [",
    "position json {} moves pass",
    "setoption",
    "setoption name Level",
    "setoption name Level value 11",
    "setoption name Level value x",
    "setoption name Style value rude",
    "setoption name Nothing value 1",
    "setoption name MultiPV value 0",
    "setoption name Seed value -1",
    "d x",
    "egi x",
    "isready x",
    "newgame x",
    "stop x",
    "quit x",
)


def observe(notebook: Notebook) -> None:
    """Ask the same questions of both games' engines; then say what is wrong."""
    for game in ("king-of-siam", "siam"):
        said = erawan("bench", game, "--json")["out"]
        notebook.note(f"engines/bench/{game}", said)
    with Engine() as engine:
        engine.say("egi")
        notebook.note("engines/egi", engine.hear("egiok"))
        notebook.note("engines/refusals", [[line, *engine.ask(line)] for line in WRONG])
    for name in STARTS:
        with Engine() as engine:
            _search(notebook, engine, name)
            _levels(notebook, engine, name)


def _search(notebook: Notebook, engine: Engine, name: str) -> None:
    """The highest level at several moments of a game, by nodes and by depth; drawings too."""
    game = game_of(name)
    for number, position in enumerate(sample(name, 1, PLIES[game])):
        best = engine.set_up(position, {"Level": 10, "MultiPV": 1}) + engine.go(
            f"nodes {NODES[game]}"
        )
        three = engine.set_up(position, {"MultiPV": 3}) + engine.go(f"nodes {NODES[game] // 3}")
        depth = engine.set_up(position, {"MultiPV": 1}) + engine.go("depth 2")
        told = {"best": best, "three": three, "depth": depth, "again": engine.go("depth 2")}
        drawn = engine.ask("d", "eval")
        notebook.note(
            f"engines/{name}/{number}", {**told, "drawn": drawn, "perft": engine.perft(1)}
        )


def _levels(notebook: Notebook, engine: Engine, name: str) -> None:
    """All levels and styles with chance of their own, as they play where nobody limits them."""
    position: Any = sample(name, 2, (9,))[0]
    answers = {}
    for level, style in product(range(1, 11), STYLES[: 4 if level_has_styles(name) else 1]):
        options = {"Level": level, "Style": style, "MultiPV": 2, "Seed": 100 + level}
        said = engine.set_up(position, options)
        answers[f"level-{level}/{style}"] = said + engine.go("nodes 120")
    notebook.note(f"engines/{name}/levels", answers)
    engine.ask("setoption name Style value balanced", "setoption name Seed value 0")
    lines = [
        "position king-of-siam start players 3 seed 7 board britain moves pass pass",
        'position siam start options {"crosses": "off", "animals": 4} moves @b1n @e5w',
        "position siam text 5/5/1ooo1/5/5 R 7 x-",
    ]
    notebook.note(f"engines/{name}/positions", [engine.ask(line, "d") for line in lines])


def level_has_styles(name: str) -> bool:
    """Only King of Siam has styles; Siam plays `balanced` whatever is asked."""
    return game_of(name) == "king-of-siam"
