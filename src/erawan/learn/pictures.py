"""Pictures of the examples, as the page draws the boards."""

from __future__ import annotations

from functools import lru_cache

from erawan.learn.examples import examples
from erawan.tables.refusal import Kind, Refusal
from erawan.views.adapter import views_of

KEPT = 256
"""Pictures that are kept: all of both games' in one palette and language."""


@lru_cache(maxsize=KEPT)
def example_picture(game: str, clause: str, place: int, palette: str, language: str) -> str:
    """The example of a clause as SVG: place 0 before its moves, 1 after them; raises Refusal."""
    example = examples(game).get(clause)
    if example is None or place >= len(example.pictures):
        raise Refusal(Kind.MISSING, "no-page", "There is no such picture.")
    position = example.pictures[place]
    return views_of(position).svg(position, palette, language)
