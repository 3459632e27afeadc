"""Talks to a session, at once or while it goes on."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from threading import Thread
from typing import BinaryIO

from erawan.engine.agent import Agent
from erawan.engine.players import PLAYERS, Settings
from erawan.engine_protocol import serve
from tests.engine_protocol.served import Patient

STYLES = ("balanced", "wild")


def greedy(_game: str, _settings: Settings) -> Agent:
    return PLAYERS["greedy"]


def patient(_game: str, _settings: Settings) -> Agent:
    return Patient()


def answers(
    *lines: str | bytes, make_agent: Callable[[str, Settings], Agent] = greedy
) -> list[str]:
    """All that a session answers to these lines until their end."""
    data = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    output = BytesIO()
    serve("Test 1", make_agent, BytesIO(data), output, styles=STYLES)
    return output.getvalue().decode().splitlines()


def refusal(*lines: str | bytes) -> str:
    """The one error with which a session answers the last of these lines, and goes on."""
    *before, error, ready = answers(*lines, "isready")
    assert before == []
    assert ready == "readyok"
    assert error.startswith("error ")
    return error.removeprefix("error ")


class Conversation:
    """A session in a thread."""

    def __init__(self, source: BinaryIO, output: BinaryIO) -> None:
        self._source = source
        self._output = output

    def send(self, *lines: str) -> None:
        self._source.write("".join(f"{line}\n" for line in lines).encode())
        self._source.flush()

    def read(self) -> str:
        line = self._output.readline()
        assert line, "the session has ended"
        return line.decode().removesuffix("\n")

    def read_until(self, word: str) -> list[str]:
        """All lines up to the first that begins so, which is the last of them."""
        lines = [self.read()]
        while not lines[-1].startswith(word):
            lines.append(self.read())
        return lines

    def ask(self, line: str) -> list[str]:
        """What it answers to a line, `info` apart."""
        self.send(line, "isready")
        return [text for text in self.read_until("readyok")[:-1] if not text.startswith("info ")]


@contextmanager
def conversation(
    make_agent: Callable[[str, Settings], Agent] = patient,
) -> Iterator[Conversation]:
    """A session that is ended afterwards, whatever happened."""
    ours, its = os.pipe(), os.pipe()
    with (
        os.fdopen(ours[0], "rb") as session_reads,
        os.fdopen(ours[1], "wb") as we_write,
        os.fdopen(its[0], "rb") as we_read,
        os.fdopen(its[1], "wb") as session_writes,
    ):
        thread = Thread(target=serve, args=("Test 1", make_agent, session_reads, session_writes))
        thread.start()
        try:
            yield Conversation(we_write, we_read)
        finally:
            we_write.write(b"stop\nquit\n")
            we_write.flush()
            thread.join(20)
            assert not thread.is_alive()
