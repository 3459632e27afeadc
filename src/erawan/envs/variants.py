"""The variants there are: one class for each game."""

from __future__ import annotations

from typing import Any

from erawan.envs.king_variant import KingVariant
from erawan.envs.siam_variant import SiamVariant
from erawan.envs.variant import Variant

VARIANTS: dict[str, type[Variant]] = {kind.game: kind for kind in (KingVariant, SiamVariant)}


def variant_of(position: Any, **options: Any) -> Variant:
    """The variant that a position belongs to."""
    kind = VARIANTS[position.game]
    return kind(**{**options, **kind.options_of(position)})


def options_for(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """Without those that are another game's own."""
    others = {name for kind in VARIANTS.values() if kind.game != game for name in kind.own_options}
    return {name: value for name, value in options.items() if name not in others}
