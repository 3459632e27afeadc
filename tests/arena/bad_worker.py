"""A worker in which more players are known: each fails inside the process in its own way."""

import os
import signal
import time
from typing import Any

from erawan.arena.worker import main
from erawan.core.game import Position
from erawan.engine.agent import Task
from erawan.engine.players import PLAYERS
from erawan.engine.thought import Thought, guess


class Bad:
    description = "Fails at its second move."

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, position: Position[Any], task: Task) -> Thought:
        code = position.legal_moves()[0].code
        if task.seed % 3:
            return guess(position, code)
        if self.name == "raises":
            raise RuntimeError("it broke")
        if self.name == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        if self.name == "babbles":
            os.write(1, b"well, well\n")
        if self.name == "goes-silent":
            os.close(1)
        if self.name in {"babbles", "goes-silent", "hangs"}:
            time.sleep(3600)
        if self.name == "dawdles":
            time.sleep(0.2)
        return guess(position, "a9a9q" if self.name == "cheats" else code)


if __name__ == "__main__":
    for name in ("raises", "dies", "babbles", "goes-silent", "hangs", "dawdles", "cheats"):
        PLAYERS[name] = Bad(name)
    main()
