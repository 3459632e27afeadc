"""Generic code asks a game's descriptor, entry and adapter, and looks at no game's name or type."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from erawan.core.registry import game_names

SOURCE = Path(__file__).parents[2] / "src" / "erawan"
ROOMS = [
    SOURCE / room / game
    for game in ("king", "siam")
    for room in (".", "engine", "envs", "kernels", "learn", "views")
]
# An environment is one of a game, and bears its name.
ROOMS += [file for game in ("king", "siam") for file in (SOURCE / "envs").glob(f"{game}_*.py")]
LIST = SOURCE / "games.py"
A_LOOK_AT_A_TYPE = re.compile(r"isinstance\(.*(King|Siam)")
A_NAME_OF_A_GAMES_OWN = re.compile(r"\b(KING|SIAM|King[A-Z]\w*|Siam\w*)\b")
FEWER_THAN = 5


def lines_that_name_a_game(tree: ast.AST) -> Iterator[int]:
    """Lines with a game's name as a value, or that compare with one game's things or its types."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in game_names():
            yield node.lineno
        if isinstance(node, ast.Call) and A_LOOK_AT_A_TYPE.match(ast.unparse(node)):
            yield node.lineno
        if isinstance(node, ast.Compare) and A_NAME_OF_A_GAMES_OWN.search(ast.unparse(node)):
            yield node.lineno


def test_few_places_outside_the_games_rooms_name_a_game() -> None:
    found = [
        f"{file.relative_to(SOURCE)}:{line}"
        for file in sorted(SOURCE.rglob("*.py"))
        if file != LIST and not any(file.is_relative_to(room) for room in ROOMS)
        for line in sorted(set(lines_that_name_a_game(ast.parse(file.read_text("utf-8")))))
    ]
    assert len(found) < FEWER_THAN, found


def test_the_rooms_are_where_they_are_looked_for() -> None:
    assert [room for room in (*ROOMS, LIST) if not room.exists()] == []
