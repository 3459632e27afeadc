"""The commands as people type them: help, rules, deals, counts, games in the terminal, matches."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from observed.games import MINE, STARTS, game_of, start, walk
from observed.notebook import Notebook
from observed.programs import erawan, settled

COMMANDS = ("play", "deal", "replay", "rules", "perft", "bench", "arena", "engine")
SINGLE = ("K5.9", "k5.8c", "K5.", "S7.F", "SV.B", "SH.1", "K", "X9")
WRONG: tuple[tuple[str, ...], ...] = (
    ("nonsense",),
    ("--nonsense",),
    ("--port", "x"),
    ("deal", "--players", "5"),
    ("deal", "--players", "x"),
    ("deal", "--seed", "-1"),
    ("deal", "--board", "nowhere"),
    ("deal", "--board", "nowhere.json"),
    ("perft", "siam"),
    ("perft", "chess", "--depth", "1"),
    ("perft", "siam", "--depth", "33"),
    ("perft", "siam", "--depth", "1", "--players", "3"),
    ("perft", "siam", "--depth", "1", "--position", "x"),
    ("perft", "siam", "--depth", "1", "--position", "{}"),
    ("perft", "siam", "--depth", "1", "--position", "{"),
    ("perft", "king-of-siam", "--depth", "1", "--position", "x"),
    ("perft", "king-of-siam", "--depth", "1", "--crosses", "off"),
    ("perft", "king-of-siam", "--depth", "1", "--players", "3", "--position", "{}"),
    ("bench", "chess"),
    ("play", "chess"),
    ("play", "siam", "--seats", "person"),
    ("play", "siam", "--seats", "person,level-11"),
    ("play", "siam", "--seats", "person,level-5/loyalist"),
    ("play", "siam", "--seats", "person,random", "--names", "A"),
    ("play", "siam", "--load", "nowhere.txt"),
    ("arena",),
    ("arena", "siam"),
    ("arena", "chess", "greedy", "random"),
    ("arena", "siam", "greedy", "nobody"),
    ("arena", "siam", "greedy", "random", "--players", "2"),
    ("arena", "siam", "greedy", "random", "--inc", "5"),
    ("arena", "siam", "greedy", "random", "--sprt", "1"),
    ("arena", "siam", "greedy", "random", "--openings", "nowhere"),
    ("arena", "siam", "greedy", "random", "--games", "2", "--deals", "2"),
    ("arena", "king-of-siam", "greedy", "random", "--openings", "x"),
    ("arena", "king-of-siam", "greedy", "random", "--crosses", "off"),
    ("arena", "siam", "greedy", "random", "--check", "x"),
)


def observe(notebook: Notebook) -> None:
    """Run every command, rightly and wrongly."""
    notebook.note("commands/help", [erawan("--help")])
    notebook.note("commands/version", erawan("--version"))
    for command in COMMANDS:
        notebook.note(f"commands/help/{command}", erawan(command, "--help"))
    notebook.note("commands/rules", [erawan("rules"), *(erawan("rules", one) for one in SINGLE)])
    notebook.note("commands/rules-json", json.loads("\n".join(erawan("rules", "--json")["out"])))
    refused = [erawan(*arguments) for arguments in WRONG]
    notebook.note("commands/refused", {answer.pop("command"): answer for answer in refused})
    _deals_and_counts(notebook)
    for name in STARTS:
        notebook.note(f"commands/play/{name}", list(_played(name)))
    notebook.note("commands/menus", [erawan("play", given=given) for given in _menus()])
    _matches(notebook)


def _deals_and_counts(notebook: Notebook) -> None:
    Path("mine.json").write_text(json.dumps(MINE), "utf-8")
    for players in "234":
        deal = ("deal", "--players", players, "--seed", "7")
        notebook.note(f"commands/deal/{players}", [erawan(*deal), erawan(*deal, "--json")])
    notebook.note("commands/deal/britain", erawan("deal", "--board", "britain", "--seed", "1"))
    counts = [
        ("siam", "--depth", "3", "--divide"),
        ("siam", "--depth", "2", "--board", "mine.json", "--animals", "3", "--removals", "1"),
        ("siam", "--depth", "3", "--crosses", "arrival", "--force", "total"),
        ("siam", "--depth", "2", "--position", "5/5/1ooo1/5/5 R 7 x-", "--divide"),
        ("king-of-siam", "--depth", "2", "--players", "3", "--seed", "7"),
        ("king-of-siam", "--depth", "1", "--players", "4", "--seed", "7", "--board", "britain"),
    ]
    told = [erawan("perft", *arguments, "--json") for arguments in counts]
    notebook.note("commands/perft", told)


def _played(name: str) -> list[dict[str, Any]]:
    """A game between people by codes and menus, one against bots, and one of bots alone."""
    first = start(name, 8)
    codes = [move.code for _, move, _ in walk(first, Random(8), most=12)]
    flags = _flags(name)
    people = ",".join(["person"] * first.players)
    odd = ["help", "?", "rules K5.9", "rules", "board", "back", "undo", "+", "zz", "", "99"]
    typed = [*odd, *codes[:3], "undo", "1", "1", "back", "1", "1", "1", "1", "1", *codes[2:]]
    bots = ["greedy", "level-1", "random"]
    mixed = ",".join(["person", *bots[: first.players - 1]])
    alone = ",".join(["level-2", "level-4", "greedy", "random"][: first.players])
    seats = ("play", game_of(name), *flags, "--seed", "8", "--seats")
    return [
        erawan(*seats, people, given=settled("\n".join([*typed, "quit", ""]))),
        erawan(*seats, mixed, "--names", "A,B,C,D"[: 2 * first.players - 1], given="1\n" * 30),
        erawan(*seats, alone),
    ]


def _flags(name: str) -> list[str]:
    options = dict(STARTS[name])
    if isinstance(options.get("board"), dict):
        options["board"] = "mine.json"
    return [
        word
        for option, value in options.items()
        for word in (f"--{option.replace('_', '-')}", str(value))
    ]


def _menus() -> list[str]:
    """Answers to the questions before a game, and no more."""
    return ["", "1\n", "1\n1\n1\n", "2\n3\n", "2\n5\n2\n", "9\nx\n2\n8\n+\n", "quit\n"]


def _matches(notebook: Notebook) -> None:
    """Short matches with one worker: tables, JSON, and the records that are kept."""
    matches = {
        "siam": ("siam", "level-3", "greedy", "--games", "4"),
        "siam-random": ("siam", "level-2", "random", "--games", "4", "--openings", "random"),
        "king-2": ("king-of-siam", "level-6/collector", "greedy", "--deals", "1"),
        "king-3": ("king-of-siam", "greedy", "random", "--players", "3", "--deals", "1"),
        "king-4": ("king-of-siam", "level-5", "level-1", "--players", "4", "--adjudicate"),
    }
    for name, arguments in matches.items():
        counted = arguments if "--games" in arguments or "--deals" in arguments else None
        match = ("arena", *(counted or (*arguments, "--deals", "1")), "--to", f"run-{name}")
        first = erawan(*match, "--workers", "1")
        first["out"] = [line.rstrip() for line in first["out"]]
        again = erawan(*match, "--json")
        records = Path(f"run-{name}/records.txt").read_text("utf-8")
        table = json.loads("".join(again.pop("out")).replace("…", "0"))
        notebook.note(
            f"commands/arena/{name}",
            {"first": first, "again": again, "json": table, "records": _kept(records)},
        )


def _kept(records: str) -> list[str]:
    return settled(records).split("\n")
