"""Records: the golden playthroughs, games played to their end, and damaged texts."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

from observed.games import STARTS, finished_walk, game_of, start, walk
from observed.notebook import Notebook
from observed.programs import DATA, erawan

REPLAYED = ("king-3", "siam-draws")
"""Damage of these is replayed; of all others the server is asked, which is quicker."""

NAMES = ("Anna", 'Boris "the \\ bold"', "Çelik", "李")


def observe(notebook: Notebook) -> None:
    """Replay everything as JSON and in words."""
    for file in sorted((DATA / "playthroughs").glob("*.txt")):
        for form in ("--json", ""):
            told = erawan("replay", str(file), *form.split())
            notebook.note(f"records/golden{form}/{file.stem}", _parsed(told))
    for name in STARTS:
        text = record_of(name, 6, whole=True)
        half = record_of(name, 7, whole=False)
        for form in ("--json", ""):
            told = erawan("replay", "-", *form.split(), given=f"{text}\n{half}")
            notebook.note(f"records/played{form}/{name}", _parsed(told))
        if name in REPLAYED:
            answers = [_damage(each) for each in damaged(text, half)]
            notebook.note(f"records/damaged/{name}", answers)
    notebook.note("records/files", [erawan("replay", file) for file in ("nowhere.txt", ".")])
    notebook.note("records/odd", [erawan("replay", "-", given=odd) for odd in (b"", b"\xff", b"[")])
    kept = [Path(f"{name}.txt") for name in ("king", "siam")]
    for game, file in zip(("king-of-siam", "siam"), kept, strict=True):
        seats = "level-3,random"
        done = erawan("play", game, "--seats", seats, "--seed", "5", "--save", str(file))
        notebook.note(f"records/saved/{game}", [done, _tags(file.read_text("utf-8"))])


def _parsed(told: dict[str, Any]) -> dict[str, Any]:
    """Lines of JSON as objects, in which long lists of codes are told in short."""
    return {**told, "out": [_json(line) if line.startswith("{") else line for line in told["out"]]}


def _json(line: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(line)
    if "legal" in told:
        codes = told["legal"]
        digest = hashlib.sha256("\n".join(codes).encode()).hexdigest()
        told["legal"] = [len(codes), digest, codes[:3]]
    return told


def _tags(text: str) -> list[str]:
    return ['[Date "…"]' if line.startswith("[Date") else line for line in text.split("\n")]


def record_of(name: str, seed: int, *, whole: bool) -> str:
    """A random game written by hand, with comments and variations."""
    first = start(name, seed)
    plies = finished_walk(first) if whole else list(walk(first, Random(seed), most=30))
    words = []
    for number, (before, move, _) in enumerate(plies):
        words.append(move.code)
        if number % 9 == 4:
            words.append("{" + f"move {number} \\}} so" + "}")
        if number % 11 == 5:
            words.append(f"({before.legal_moves()[0].code} {{instead}})")
    outcome = plies[-1][2].outcome
    result = "*"
    if outcome is not None:
        result = "+".join(str(seat + 1) for seat in sorted(outcome.winners)) or "draw"
    text = json.dumps(first.to_json(), ensure_ascii=False)
    tags = {"Game": game_of(name), "Rules": "1", "Players": str(first.players)}
    tags |= {f"Seat{seat}": NAMES[seat - 1] for seat in range(1, first.players + 1)}
    tags |= {"Start": text, "Result": result}
    head = "".join(f'[{tag} "{_escaped(value)}"]\n' for tag, value in tags.items())
    return f"{head}\n{' '.join(words)} {result}\n"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _damage(text: str) -> dict[str, Any]:
    """What is said of a damaged text, and how much of it is shown."""
    told = erawan("replay", "-", given=text)
    return {"code": told["code"], "err": told["err"], "out": told["out"]}


def damaged(text: str, half: str) -> list[str]:
    """Texts with one thing wrong in each, made of a whole record and one of half a game."""
    head, _, moves = text.partition("\n\n")
    words = moves.split()
    middle = len(words) // 2
    start_tag = next(line for line in head.split("\n") if line.startswith("[Start"))
    return [
        head,
        moves,
        head.replace("[Rules", "[Rules2", 1).replace('"1"', '"2"', 1) + "\n\n" + moves,
        text.replace('[Rules "1"]', '[Rules "9"]'),
        text.replace("[Players", '[Players "9"]\n[Other'),
        text.replace("[Game", "[Game2"),
        text.replace("[Result", '[Result "9"]\n[Other'),
        text.replace(start_tag + "\n", ""),
        text.replace(start_tag, '[Start "{}"]'),
        text.replace(start_tag, '[Start "{"]'),
        text.replace(start_tag, start_tag.replace("game", "gone", 1)),
        text.replace(start_tag, start_tag + "\n" + start_tag),
        head + "\n\n" + " ".join([*words[:middle], words[0], *words[middle:]]),
        head + "\n\n" + " ".join([*words[:middle], "zz", *words[middle:]]),
        head + "\n\n" + " ".join([*words[:middle], "(", *words[middle:]]),
        head + "\n\n" + " ".join([*words[:middle], ")", *words[middle:]]),
        head + "\n\n" + " ".join([*words[:middle], "{", *words[middle:]]),
        head + "\n\n" + " ".join([*words[:middle], "]", *words[middle:]]),
        head + "\n\n" + " ".join(words[:-1]),
        head + "\n\n" + " ".join([*words[:-1], "9"]),
        head + "\n\n" + " ".join([*words[:-1], "1+1"]),
        half + "\n" + text.replace("[Start", "[Start2"),
    ]
