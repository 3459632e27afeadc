"""The tests' agents over the protocol: `python -m tests.engine_protocol.served greedy`."""

import sys
import time
from typing import Any

from erawan.core.game import Position
from erawan.engine.agent import Agent, Task
from erawan.engine.players import PLAYERS, Settings
from erawan.engine.thought import Line, Thought
from erawan.engine_protocol import serve


class Patient:
    """Deepens without looking until time, nodes, depth or a stop end it."""

    name = "patient"
    description = "Plays the first legal move, after all the time it has."

    def choose(self, position: Position[Any], task: Task) -> Thought:
        moves = position.legal_moves()[: task.lines]
        even = (1 / position.players,) * position.players
        lines = tuple(Line((move.code,), even) for move in moves)
        start = time.monotonic()
        limits = task.budget
        if limits.seconds is not None:
            task.stop.allow(limits.seconds)
        depth = 0
        while True:
            depth += 1
            thought = Thought(lines, depth, 10 * depth, time.monotonic() - start)
            task.report(thought)
            if task.stop.is_due or depth == limits.depth:
                return thought
            if limits.nodes is not None and thought.nodes >= limits.nodes:
                return thought
            time.sleep(0.002)


AGENTS: dict[str, Agent] = {**PLAYERS, "patient": Patient()}


def main(name: str) -> None:
    def make(_game: str, _settings: Settings) -> Agent:
        return AGENTS[name]

    serve(name, make, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main(sys.argv[1])
