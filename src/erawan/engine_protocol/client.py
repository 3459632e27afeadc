"""An external engine as a player: any command that speaks the engine protocol."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Self

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine.agent import Task
from erawan.engine.budget import Budget
from erawan.engine.thought import Line, Thought, guess
from erawan.engine_protocol.failure import EngineFailed, Kind
from erawan.engine_protocol.info import parse_info
from erawan.engine_protocol.limits import format_go
from erawan.engine_protocol.positions import format_position
from erawan.engine_protocol.process import Process

GRACE_SECONDS = 0.1
"""Seconds by which an answer may miss its time: 0.05 of the engine's own, and as much for pipes
and a busy machine."""
PATIENCE_SECONDS = 5.0
"""Seconds that an engine is waited for after its time and after other questions."""
MAX_MOVE_SECONDS = 300.0
"""Seconds for a move that is limited by nodes or depth only."""
QUIT_SECONDS = 1.0
"""Seconds to end after `quit`."""
POLL_SECONDS = 0.01
"""How often, in seconds, a thinking engine's task is looked at."""
UNSOUND: tuple[Kind, ...] = ("crash", "garbage", "hang")
"""After these nobody knows what the engine will say next, so it is ended."""


class ExternalEngine:
    """A running engine; raises EngineFailed wherever the engine fails.

    It starts when this is made. After a crash, garbage or a hang it is ended with all its children,
    and `restart` starts it anew; after the other failures it can be asked on. An `info` line that
    can't be read is left out. Use it from one thread; a task's `stop` may be asked from any.
    """

    def __init__(
        self,
        command: str,
        *,
        options: Mapping[str, str] = {},
        start_seconds: float = 10.0,
        grace: float = GRACE_SECONDS,
        patience: float = PATIENCE_SECONDS,
        max_move_seconds: float = MAX_MOVE_SECONDS,
    ) -> None:
        self.command = command
        self.grace = grace
        self._options = dict(options)
        self._start_seconds = start_seconds
        self._patience = patience
        self._max_move_seconds = max_move_seconds
        self._name = command
        self._offered: dict[str, str] = {}
        self._set: dict[str, str] = {}
        self._start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def name(self) -> str:
        """What it calls itself."""
        return self._name

    @property
    def description(self) -> str:
        """Where it comes from."""
        return f"An engine of its own, started by: {self.command}"

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    @property
    def offered(self) -> Mapping[str, str]:
        """Its options by name, each with the rest of its line."""
        return self._offered

    def restart(self) -> None:
        """End it however it is, and start it anew."""
        self._process.kill()
        self._start()

    def close(self) -> None:
        """Ask it to end, and end it if it doesn't."""
        self._process.send("quit")
        self._process.end(QUIT_SECONDS)

    def new_game(self) -> None:
        """Tell it that what comes next has nothing to do with what was."""
        self._process.send("newgame")
        self._synchronise("newgame", self._patience)

    def choose(self, position: Position[Any], task: Task) -> Thought:
        """Its answer, checked to be legal; times are measured here, not taken from its lines."""
        if position.outcome is not None:
            raise ErawanError("the game is over: there is no move to think about")
        self._set_option("MultiPV", str(task.lines))
        self._set_option("Seed", str(task.seed))
        self._process.send(format_position(position))
        self._synchronise("position", self._patience)
        try:
            return self._think(position, task)
        except EngineFailed as failure:
            self._note(failure)
            raise

    def _start(self) -> None:
        self._process = Process(self.command)
        self._offered = {}
        self._set = {"multipv": "1"}
        try:
            self._shake_hands()
            for name, value in self._options.items():
                self._process.send(f"setoption name {name} value {value}")
            self._synchronise("setoption", self._start_seconds)
        except BaseException:
            self._process.kill()
            raise

    def _shake_hands(self) -> None:
        self._process.send("egi")
        end = time.monotonic() + self._start_seconds
        while True:
            text = self._read("egi", end)
            word, _, rest = text.partition(" ")
            if text == "egiok":
                return
            if text.startswith("id name "):
                self._name = text.removeprefix("id name ").strip()
            elif word == "option" and rest.startswith("name ") and " type " in rest:
                name, _, kind = rest.removeprefix("name ").partition(" type ")
                self._offered[name] = kind
            elif word not in ("id", "info"):
                raise EngineFailed("garbage", f"it answered egi with {text!r:.80}")

    def _set_option(self, name: str, value: str) -> None:
        """Set an option if it is offered and not set so already."""
        known = {offered.lower() for offered in self._offered}
        if name.lower() in known and self._set.get(name.lower()) != value:
            self._process.send(f"setoption name {name} value {value}")
            self._set[name.lower()] = value

    def _synchronise(self, asked: str, seconds: float) -> None:
        """Wait until it has done all it was told; raises EngineFailed if it refused."""
        self._process.send("isready")
        end = time.monotonic() + seconds
        refusal = ""
        try:
            while (text := self._read(asked, end)) != "readyok":
                if not text.startswith("error"):
                    raise EngineFailed("garbage", f"it answered {asked} with {text!r:.80}")
                refusal = refusal or text
        except EngineFailed as failure:
            self._note(failure)
            raise
        if refusal:
            raise EngineFailed("refused", f"it answered {asked} with {refusal!r:.200}")

    def _read(self, asked: str, end: float) -> str:
        while True:
            text = self._process.read(max(0.0, end - time.monotonic()))
            if text is None:
                raise EngineFailed("hang", f"it gave no answer to {asked}")
            if text.strip():
                return text

    def _think(self, position: Position[Any], task: Task) -> Thought:
        self._process.send(format_go(task.budget))
        start = time.monotonic()
        due = _due(task.budget)
        limit = self._max_move_seconds if due is None and task.budget != Budget() else due
        stopped: float | None = None
        latest: Thought | None = None
        while True:
            text = self._process.read(POLL_SECONDS)
            seconds = time.monotonic() - start
            if text is not None:
                word, _, rest = text.partition(" ")
                if word == "bestmove":
                    break
                latest = self._hear(text, latest, position, task, seconds)
            if stopped is None:
                if task.stop.is_due or (limit is not None and seconds > limit + self.grace):
                    self._process.send("stop")
                    stopped = seconds
            elif seconds > stopped + self._patience:
                raise EngineFailed("hang", f"it gave no move, {self._patience:g} s after its time")
        code = _check_move(rest, position)
        if due is not None and seconds > due + self.grace:
            raise EngineFailed("late", f"its move came after {seconds:.3f} s instead of {due:g} s")
        return _conclude(code, latest, position, seconds)

    def _hear(
        self,
        text: str,
        latest: Thought | None,
        position: Position[Any],
        task: Task,
        seconds: float,
    ) -> Thought | None:
        word = text.partition(" ")[0]
        if word == "error":
            raise EngineFailed("refused", f"it answered go with {text!r:.200}")
        if word != "info":
            if text.strip():
                raise EngineFailed("garbage", f"it wrote {text!r:.80} while it thought")
            return latest
        try:
            info = parse_info(text, position)
        except ErawanError:
            return latest
        before = latest.lines if latest and info.multipv > 1 else ()
        if info.multipv != len(before) + 1:
            return latest
        thought = Thought((*before, info.line), info.depth, info.nodes, seconds)
        task.report(thought)
        return thought

    def _note(self, failure: EngineFailed) -> None:
        if failure.kind in UNSOUND:
            self._process.kill()


def _due(budget: Budget) -> float | None:
    """The seconds after which a move has come too late: all of a clock may be used."""
    times = [limit / 1000 for limit in (budget.movetime, budget.clock) if limit is not None]
    return min(times, default=None)


def _check_move(rest: str, position: Position[Any]) -> str:
    code = rest.strip()
    try:
        return str(position.parse(code).code)
    except ErawanError as error:
        raise EngineFailed("illegal", f"its move {code!r:.60} is none: {error}") from error


def _conclude(
    code: str, latest: Thought | None, position: Position[Any], seconds: float
) -> Thought:
    """The thought whose first line is the move that is played."""
    if latest is None:
        plain = guess(position, code)
        return Thought(plain.lines, plain.depth, plain.nodes, seconds)
    own = [line for line in latest.lines if line.codes[0] == code]
    rest = [line for line in latest.lines if line.codes[0] != code]
    if not own:
        own = [Line((code,), guess(position, code).values)]
    return Thought((*own, *rest), latest.depth, latest.nodes, seconds)
