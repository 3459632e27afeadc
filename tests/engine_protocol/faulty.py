"""Engines with one fault each, as a program: `python -m tests.engine_protocol.faulty hang`.

Each is a sound one with something bent: what it thinks, what it writes or what it hears.
"""

import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, BinaryIO, cast

from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.players import Settings
from erawan.engine.thought import Line, Thought
from erawan.engine_protocol import serve
from tests.engine_protocol.served import Patient


class Bent:
    """Thinks as it should, then does something else."""

    name = "bent"
    description = "Plays the first legal move, or not."

    def __init__(self, bend: Callable[[Position[Any], Task, Thought], Thought]) -> None:
        self._bend = bend

    def choose(self, position: Position[Any], task: Task) -> Thought:
        return self._bend(position, task, Patient().choose(position, task))


def hang(_position: Position[Any], _task: Task, thought: Thought) -> Thought:
    time.sleep(3600)
    return thought


def crash(_position: Position[Any], _task: Task, _thought: Thought) -> Thought:
    os.write(2, b"Segmentation fault\n")
    os._exit(139)


def dawdle(_position: Position[Any], _task: Task, thought: Thought) -> Thought:
    time.sleep(0.8)
    return thought


def cheat(_position: Position[Any], _task: Task, thought: Thought) -> Thought:
    return replace(thought, lines=(Line(("a1-",), thought.values), *thought.lines[1:]))


def dream(_position: Position[Any], _task: Task, thought: Thought) -> Thought:
    first = thought.lines[0]
    return replace(
        thought, lines=(replace(first, codes=(first.codes[0], "zz")), *thought.lines[1:])
    )


def boast(_position: Position[Any], _task: Task, thought: Thought) -> Thought:
    raised = tuple(value + 1 for value in thought.values)
    return replace(thought, lines=(replace(thought.lines[0], values=raised), *thought.lines[1:]))


def belittle(_position: Position[Any], _task: Task, thought: Thought) -> Thought:
    lowered = tuple(value / 2 for value in thought.values)
    return replace(thought, lines=(replace(thought.lines[0], values=lowered), *thought.lines[1:]))


def repeat(_position: Position[Any], _task: Task, thought: Thought) -> Thought:
    return replace(thought, lines=(thought.lines[0],) * len(thought.lines))


BENT: dict[str, Callable[[Position[Any], Task, Thought], Thought]] = {
    "hang": hang,
    "crash": crash,
    "slow": dawdle,
    "illegal": cheat,
    "unplayable": dream,
    "boasting": boast,
    "disordered": belittle,
    "repeated": repeat,
}


def fake_perft(line: str) -> Iterable[str]:
    if line.startswith("perft 2 "):
        return [f"{line}0"]
    return [line]


def move_a_rock(line: str) -> Iterable[str]:
    return [line.replace("1ooo1", "ooo2")]


def write_centipawns(line: str) -> Iterable[str]:
    return [line.replace("score win", "score cp")]


def forget_clauses(line: str) -> Iterable[str]:
    return [line.partition(" (")[0]] if line.startswith("error ") else [line]


def swallow_errors(line: str) -> Iterable[str]:
    return [] if line.startswith("error ") else [line]


def double_errors(line: str) -> Iterable[str]:
    return [line, line] if line.startswith("error ") else [line]


def chatter(line: str) -> Iterable[str]:
    return ["Let me see …", line] if line.startswith("bestmove") else [line]


def double_moves(line: str) -> Iterable[str]:
    return [line, line] if line.startswith("bestmove") else [line]


def hide_options(line: str) -> Iterable[str]:
    return [] if line.startswith("option name Hash") else [line]


def name_nobody(line: str) -> Iterable[str]:
    return [] if line.startswith("id ") else [line]


def acknowledge(line: str) -> Iterable[str]:
    return ["ok", line] if line == "readyok" else [line]


WRITTEN: dict[str, Callable[[str], Iterable[str]]] = {
    "false perft": fake_perft,
    "false d": move_a_rock,
    "wrong grammar": write_centipawns,
    "no clause": forget_clauses,
    "no error": swallow_errors,
    "two errors": double_errors,
    "garbage": chatter,
    "two moves": double_moves,
    "few options": hide_options,
    "no name": name_nobody,
    "chatty": acknowledge,
}


class Pen:
    """A stream that writes something else."""

    def __init__(self, change: Callable[[str], Iterable[str]]) -> None:
        self._change = change

    def write(self, data: bytes) -> int:
        for line in data.decode().splitlines():
            for changed in self._change(line):
                sys.stdout.buffer.write(changed.encode() + b"\n")
        return len(data)

    def flush(self) -> None:
        sys.stdout.buffer.flush()


class Ear:
    """A stream from which some lines are missing or answered late."""

    def __init__(self, fault: str) -> None:
        self._fault = fault
        self._deaf = False

    def readline(self, limit: int) -> bytes:
        line = sys.stdin.buffer.readline(limit)
        if self._fault == "stays":
            return line if line not in (b"", b"quit\n") else self._stay()
        if self._fault == "fragile" and b"\xff" in line:
            raise SystemExit("UnicodeDecodeError")
        if self._fault == "early move":
            return line.replace(b"infinite", b"movetime 50")
        if self._fault == "deaf":
            return self._skip_while_thinking(line)
        return line

    def _stay(self) -> bytes:
        time.sleep(3600)
        return b""

    def _skip_while_thinking(self, line: bytes) -> bytes:
        if line.startswith(b"go infinite"):
            self._deaf = True
        elif line == b"stop\n":
            self._deaf = False
        return b"\n" if self._deaf and line == b"isready\n" else line


def make(fault: str) -> Callable[[str, Settings], Agent]:
    def make_agent(_game: str, _settings: Settings) -> Agent:
        return Bent(BENT[fault]) if fault in BENT else Patient()

    return make_agent


class SiamOnly(Ear):
    """Reads King of Siam as something unknown."""

    def readline(self, limit: int) -> bytes:
        line = sys.stdin.buffer.readline(limit)
        return line if b"king-of-siam" not in line else b"position go\n"


def main(fault: str) -> None:
    source: Any = SiamOnly("") if fault == "one game" else Ear(fault)
    output: Any = Pen(WRITTEN[fault]) if fault in WRITTEN else sys.stdout.buffer
    serve(fault, make(fault), cast(BinaryIO, source), cast(BinaryIO, output))
    if fault == "exit code":
        sys.exit(3)


if __name__ == "__main__":
    main(sys.argv[1])
