"""`erawan engine`: our engines for other programs, in lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from erawan.engine.agent import Agent
    from erawan.engine.players import Settings


def engine() -> None:
    """Speak the engine protocol on standard input and output, for match tools and scripts.

    Send egi for the options, then position, go and stop; d draws the position, eval tells the terms
    of the estimate (Siam), quit ends.

    Example: erawan engine
    """
    import sys

    import erawan
    from erawan.core.registry import game_names
    from erawan.engine_protocol import serve

    styles = dict.fromkeys(style for game in game_names() for style in _styles(game))
    serve(
        f"Erawan {erawan.__version__}",
        _make,
        sys.stdin.buffer,
        sys.stdout.buffer,
        styles=tuple(styles),
    )


def _make(game: str, settings: Settings) -> Agent:
    """A game's engine; one that does not know the style plays its plainest."""
    from dataclasses import replace

    from erawan.engine.players import make_searcher

    known = _styles(game)
    if settings.style not in known:
        settings = replace(settings, style=known[0])
    return make_searcher(game, settings)


def _styles(game: str) -> list[str]:
    from erawan.engine.players import styles

    return [style.name for style in styles(game)]
