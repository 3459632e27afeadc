"""`python -m bench.sparring plain --depth 4`: a partner that speaks the engine protocol."""

from __future__ import annotations

import sys

from bench.sparring.partners import read_agent
from erawan.engine_protocol import serve


def main() -> None:
    """Answer as the partner that the command line asks for."""
    agent = read_agent(sys.argv[1:])
    serve(agent.name, lambda _game, _settings: agent, sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
