"""A program of somebody else's that should speak the engine protocol."""

from __future__ import annotations

import shlex

from erawan.core.errors import ErawanError
from erawan.core.line_process import LineProcess
from erawan.engine_protocol.failure import EngineFailed


class Process(LineProcess):
    """An engine, started by its command as a shell would read it; raises EngineFailed."""

    failure = EngineFailed

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise ErawanError(f"{command!r:.80} is no command: {error}") from error
        if not words:
            raise ErawanError("an engine's command is needed")
        super().__init__(words)
