"""A policy or bot as a program that speaks the engine protocol, so that the arena takes it.

    erawan arena siam level-2 "cmd:python -m erawan.envs.engine policy my_module:policy" --nodes 1
    erawan arena siam level-2 "cmd:python -m erawan.envs.engine bot my_module:make_bot" --nodes 1

`policy` is a PettingZoo policy, a function of an observation and an agent; `bot` a function that
makes an OpenSpiel bot of an OpenSpiel game and a seat. What stands after the name are
options, such as `actions=whole` or `observation=flat`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent
from erawan.engine.players import Settings
from erawan.engine_protocol.session import serve
from erawan.envs.policies import BotAgent, PolicyAgent
from erawan.envs.variants import options_for

KINDS: dict[str, Callable[..., Agent]] = {"policy": PolicyAgent, "bot": BotAgent}


def find(name: str) -> Any:
    """What `module:name` stands for; the present folder is looked into too."""
    module, _, attribute = name.partition(":")
    if not attribute:
        raise ErawanError(f"{name!r:.80} is not of the form module:name")
    sys.path.insert(0, str(Path.cwd()))
    try:
        return getattr(import_module(module), attribute)
    except (AttributeError, ImportError) as error:
        raise ErawanError(f"{name!r:.80} can't be loaded: {error}") from error


def options_of(words: Sequence[str]) -> dict[str, Any]:
    """Options of the form name=value; `true` and `false` are truth values."""
    options: dict[str, Any] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise ErawanError(f"{word!r:.80} is not of the form name=value")
        options[name] = {"true": True, "false": False}.get(value, value)
    return options


def main(words: Sequence[str]) -> None:
    """Answer the protocol; ends the program with code 2 and one line for bad arguments."""
    try:
        if len(words) < 2 or words[0] not in KINDS:
            raise ErawanError("policy or bot, then module:name, are needed")
        kind, name, *rest = words
        made = find(name)
        options = options_of(rest)
    except ErawanError as error:
        print(f"erawan.envs.engine: {error}", file=sys.stderr)
        raise SystemExit(2) from error

    def make_agent(game: str, _settings: Settings) -> Agent:
        return KINDS[kind](made, name, **options_for(game, options))

    serve(name, make_agent, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main(sys.argv[1:])
