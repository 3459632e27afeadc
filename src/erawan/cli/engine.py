"""`erawan engine`: our engines for other programs, in lines of text."""

from __future__ import annotations


def engine() -> None:
    """Speak the engine protocol on standard input and output, for match tools and scripts.

    Send egi for the options, then position, go and stop; d draws the position, quit ends.

    Example: erawan engine
    """
    import sys

    import erawan
    from erawan.engine.players import SEARCHERS, make_searcher, styles
    from erawan.protocol import serve

    names = dict.fromkeys(style.name for game in SEARCHERS for style in styles(game))
    serve(
        f"Erawan {erawan.__version__}",
        make_searcher,
        sys.stdin.buffer,
        sys.stdout.buffer,
        styles=tuple(names),
    )
