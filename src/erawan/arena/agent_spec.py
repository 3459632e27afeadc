"""Agents as the command line names them.

    random   greedy   level-5   level-5/collector        the package's own players
    level-7,nodes=500   level-10,movetime=100            with limits of their own
    cmd:my-engine --fast   cmd:erawan engine,Level=3     any program that speaks the protocol

Limits are `nodes`, `depth`, `movetime`, `clock`, `inc` (milliseconds); names that start with a
capital letter are options of the program, set by `setoption`.
"""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Sequence
from dataclasses import dataclass

from erawan.core.errors import ErawanError
from erawan.engine.budget import Budget
from erawan.engine.players import find_player

COMMAND = "cmd:"
LIMITS = ("nodes", "depth", "movetime", "clock", "inc")
TAIL = re.compile(r"(?:,\w+=[^,\s]+)*$")


@dataclass(frozen=True, slots=True)
class AgentSpec:
    """An agent as it was asked for."""

    text: str
    """What was given, and what the agent is called in tables."""
    player: str
    """The name of a player of ours, or empty."""
    command: tuple[str, ...]
    """The words of a program's command, or none."""
    limits: Budget
    options: tuple[tuple[str, str], ...]


def parse_agent(text: str, common: Budget) -> AgentSpec:
    """The agent of a text; limits of its own replace the common ones. Raises ErawanError.

    >>> parse_agent("level-7,nodes=500", Budget(movetime=100)).limits.nodes
    500
    """
    match = TAIL.search(text)
    tail = match.group() if match else ""
    body = text[: len(text) - len(tail)]
    limits: dict[str, int] = {}
    options: list[tuple[str, str]] = []
    for part in tail.split(",")[1:]:
        name, _, value = part.partition("=")
        if name in LIMITS:
            limits[name] = _number(text, name, value)
        elif name[0].isupper():
            options.append((name, value))
        else:
            raise ErawanError(f"{text}: {name!r} is no limit; there are {', '.join(LIMITS)}")
    if "inc" in limits and "clock" not in limits:
        raise ErawanError(f"{text}: inc needs a clock")
    budget = Budget(**limits) if limits else common
    if not body.startswith(COMMAND):
        if options:
            raise ErawanError(f"{text}: only programs (cmd:…) have options")
        return AgentSpec(text, body, (), budget, ())
    return AgentSpec(text, "", split_command(body.removeprefix(COMMAND)), budget, tuple(options))


def check_agent(game: str, spec: AgentSpec) -> None:
    """Raise ErawanError for an agent that can't be found or that would never stop thinking."""
    if not spec.command:
        find_player(game, spec.player)
        return
    check_program(spec.command)
    if all(getattr(spec.limits, name) is None for name in LIMITS[:-1]):
        raise ErawanError(f"{spec.text} thinks without end: give --nodes, --movetime or --clock")


def check_program(command: Sequence[str]) -> None:
    """Raise ErawanError if there is no such program."""
    if shutil.which(command[0]) is None:
        raise ErawanError(f"no program is called {command[0]!r:.80}")


def split_command(command: str) -> tuple[str, ...]:
    """A command's words, as a shell would split it; raises ErawanError."""
    try:
        words = tuple(shlex.split(command))
    except ValueError as error:
        raise ErawanError(f"{command!r:.80} is no command: {error}") from error
    if not words:
        raise ErawanError("a command is needed, as in cmd:my-engine")
    return words


def _number(text: str, name: str, value: str) -> int:
    if not value.isdecimal() or int(value) == 0:
        raise ErawanError(f"{text}: {name} is a whole number from 1, not {value!r:.20}")
    return int(value)
