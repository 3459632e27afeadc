"""A third game, known to nothing in the package, is played everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
WITH_MATCHES = {"ERAWAN_GAMES": "tests.core.matches.entry", "PYTHONPATH": str(ROOT)}


def run(*arguments: str, given: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, **WITH_MATCHES},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_at_a_table_a_person_plays_a_bot(tmp_path: Path) -> None:
    told = run("tests.core.matches.at_table", str(tmp_path))
    assert told.startswith("random 0\n")
    assert '[Game "matches"]' in told
    assert '[Termination "normal"]' in told


def test_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    seats = ("--seats", "person,random", "--seed", "1", "--save", str(record))
    told = run("erawan", "play", "matches", *seats, given="1\n" + "t1\n" * 20)
    assert "Welcome to Matches." in told
    assert "21 matches are left" in told
    assert "How many matches do you take?" in told
    assert "Victory for Player" in told
    assert '[Termination "normal"]' in record.read_text()


def test_in_the_arena(tmp_path: Path) -> None:
    command = ("erawan", "arena", "matches", "random", "random", "--games", "6", "--json")
    told = json.loads(run(*command, "--workers", "1", "--to", str(tmp_path)))
    assert told["games"] == 6
    assert told["reasons"] == {"last-match": 6}


def test_over_the_engine_protocol() -> None:
    lines = ("position matches start moves t3 t2", "d", "perft 2", "go nodes 1", "quit")
    told = run("erawan", "engine", given="".join(f"{line}\n" for line in lines)).splitlines()
    assert told[:2] == ["16 matches are left:", '{"game": "matches", "left": 16, "to_move": 0}']
    assert told[2:4] == ["perft 1 3", "perft 2 9"]
    assert told[-1] in {"bestmove t1", "bestmove t2", "bestmove t3"}
