"""Strategy pages: advice in our own words, each piece with a position that shows it."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from erawan.core.game import Position
from erawan.learn.positions import read_position
from erawan.learn.texts import read_toml
from erawan.tables.refusal import Kind, Refusal
from erawan.views.adapter import views_of
from erawan.views.wire import GameName


class StrategyPiece(Struct, frozen=True):
    """A piece of advice; `start` is its position, from which one can play on."""

    name: str
    title: str
    text: str
    clauses: tuple[str, ...]
    start: dict[str, Any]
    to_move: int


class StrategyPage(Struct, frozen=True):
    """How a game is played well, piece by piece."""

    game: GameName
    title: str
    intro: str
    pieces: tuple[StrategyPiece, ...]


def strategy_page(game: GameName, language: str) -> StrategyPage:
    """A game's strategy in a language."""
    words = read_toml(game, f"strategy.{language}")
    pieces = tuple(
        StrategyPiece(
            data["name"],
            words[data["name"]]["title"],
            words[data["name"]]["text"].format(**_figures(data, language)),
            tuple(data["clauses"]),
            position.to_json(),
            position.to_move or 0,
        )
        for data, position in zip(_data(game), positions(game).values(), strict=True)
    )
    return StrategyPage(game, words["title"], words["intro"], pieces)


@cache
def positions(game: str) -> dict[str, Position[Any]]:
    """The position of every piece of advice."""
    return {data["name"]: read_position(game, data) for data in _data(game)}


@cache
def strategy_picture(game: str, name: str, palette: str, language: str) -> str:
    """The position of a piece of advice as SVG; raises Refusal."""
    position = positions(game).get(name)
    if position is None:
        raise Refusal(Kind.MISSING, "no-page", "There is no such picture.")
    return views_of(position).svg(position, palette, language)


def _data(game: str) -> list[dict[str, Any]]:
    pieces: list[dict[str, Any]] = read_toml(game, "strategy")["pieces"]
    return pieces


def _figures(data: dict[str, Any], language: str) -> dict[str, str]:
    """What a text counts, with the language's decimal sign."""
    sign = "." if language == "en" else ","
    return {name: value.replace(".", sign) for name, value in data.get("figures", {}).items()}
