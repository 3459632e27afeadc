"""A conversation with an engine under examination; whatever it does wrong is a `Failed`."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.game import Position
from erawan.engine_protocol.compliance.finding import Failed
from erawan.engine_protocol.info import Info, parse_info
from erawan.engine_protocol.positions import format_position
from erawan.engine_protocol.process import Process

QUOTED_LINES = 3
"""Lines of the conversation that a finding quotes."""


@dataclass(frozen=True, slots=True)
class Answer:
    """All that came after a `go`."""

    infos: list[str]
    code: str
    seconds: float
    """From the last line sent before it to the move."""


class Talk:
    """A running engine; every wait has an end."""

    def __init__(self, command: str, patience: float) -> None:
        self._process = Process(command)
        self._patience = patience
        self.sent: deque[str] = deque(maxlen=QUOTED_LINES)
        self.got: deque[str] = deque(maxlen=QUOTED_LINES)
        self._sent_at = 0.0

    def send(self, *lines: str | bytes) -> None:
        """Send lines in one piece."""
        for line in lines:
            text = line.decode(errors="replace") if isinstance(line, bytes) else line
            self.sent.append(text)
        self.got.clear()
        data = b"".join(
            (line.encode() if isinstance(line, str) else line) + b"\n" for line in lines
        )
        self._process.send_bytes(data)
        self._sent_at = time.monotonic()

    def read(self, seconds: float | None = None) -> str:
        """The next line that is not empty."""
        return next(self.lines(self._patience if seconds is None else seconds))

    def lines(self, seconds: float) -> Iterator[str]:
        """All lines that are not empty; raises Failed when that time is over, whatever came."""
        end = time.monotonic() + seconds
        while (text := self._process.read(max(0.0, end - time.monotonic()))) is not None:
            if text.strip():
                self.got.append(text)
                yield text
                if time.monotonic() > end:
                    break
        raise Failed(f"no answer in {seconds:g} s")

    def is_silent(self, seconds: float) -> bool:
        """Whether no line but `info` comes in this time."""
        end = time.monotonic() + seconds
        while (text := self._process.read(max(0.0, end - time.monotonic()))) is not None:
            if not text.startswith("info "):
                self.got.append(text)
                return False
            if time.monotonic() > end:
                break
        return True

    def shake_hands(self, seconds: float) -> list[str]:
        """All lines that answer `egi`, the last one left out."""
        self.send("egi")
        return self._until("egiok", seconds)

    def ask(self, line: str | bytes, seconds: float | None = None) -> list[str]:
        """All lines that answer a line which needs no thinking."""
        self.send(line, "isready")
        return self._until("readyok", seconds)

    def tell(self, line: str) -> None:
        """A line that is to be taken without a word."""
        if answer := self.ask(line):
            raise Failed(f"nothing should be answered, but there is {answer[0]!r:.80}")

    def refuse(self, line: str | bytes) -> str:
        """The one error line that answers a bad line."""
        answer = self.ask(line)
        if len(answer) != 1 or not answer[0].startswith("error "):
            raise Failed(f"one error line is due, not {len(answer)} lines {answer[:2]!r:.120}")
        return answer[0]

    def place(self, position: Position[Any]) -> None:
        """Set up a position."""
        self.tell(format_position(position))

    def think(self, go: str, seconds: float) -> Answer:
        """What comes after a `go` that has so many seconds."""
        self.send(go)
        return self.hear(seconds)

    def hear(self, seconds: float) -> Answer:
        """Everything up to the move, which is to come in that time or not long after."""
        infos: list[str] = []
        for text in self.lines(seconds + self._patience):
            word, _, rest = text.partition(" ")
            if word == "bestmove":
                return Answer(infos, rest.strip(), time.monotonic() - self._sent_at)
            if word != "info":
                raise Failed("only info and bestmove are due while it thinks")
            infos.append(text)
        raise AssertionError

    def end(self, seconds: float) -> int | None:
        """Its exit code if it ends in that time."""
        return self._process.wait(seconds)

    def close_input(self) -> None:
        """Let it see the end of its input."""
        self.sent.append("(end of input)")
        self._process.close_input()

    @property
    def complaints(self) -> str:
        """The end of what it wrote on standard error."""
        return self._process.complaints

    def kill(self) -> None:
        """End it at once."""
        self._process.kill()

    def _until(self, last: str, seconds: float | None) -> list[str]:
        lines = self.lines(self._patience if seconds is None else seconds)
        return list(takewhile(lambda text: text != last, lines))


def check_legal(answer: Answer, position: Position[Any]) -> None:
    """Raise Failed unless the move is legal, and written as it must be."""
    try:
        position.parse(answer.code)
    except ErawanError as error:
        raise Failed(f"bestmove {answer.code!r:.60} is no legal move: {error}") from error


def read_infos(answer: Answer, position: Position[Any]) -> list[Info]:
    """The info lines; raises Failed if one is not well-formed or its line is not playable."""
    infos = []
    for text in answer.infos:
        try:
            info = parse_info(text, position)
        except ErawanError as error:
            raise Failed(str(error)) from error
        after = position
        for code in info.line.codes:
            try:
                after = after.play(after.parse(code))
            except ErawanError as error:
                raise Failed(f"the pv of {text!r:.120} is not playable: {error}") from error
        infos.append(info)
    return infos
