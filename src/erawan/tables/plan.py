"""What a table is set up with: the game and its options, who sits where, and how it is played."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Millis = Annotated[int, Meta(ge=0, le=7 * 24 * 3600 * 1000)]
BoardSpec: TypeAlias = Annotated[str, Meta(max_length=80)] | dict[str, Any]
"""A shipped board's name, or a board object of somebody's own."""


class KingOptions(Struct, frozen=True, tag_field="game", tag="king-of-siam"):
    """How King of Siam starts; the seed is decimal text, since a page's numbers end at 2^53."""

    players: Literal[2, 3, 4] = 2
    seed: Annotated[str, Meta(pattern="^[0-9]{1,20}$")] | None = None
    board: BoardSpec = "siam"


class SiamOptions(Struct, frozen=True, tag_field="game", tag="siam"):
    """How Siam starts; the names are those of the rules' options."""

    board: BoardSpec = "classic"
    animals: int = 5
    crosses: Literal["off", "entry", "arrival"] = "entry"
    force: Literal["stepwise", "total"] = "stepwise"
    removals: int | None = None
    repetition: int | None = 3
    ply_limit: int | None = 200


Options: TypeAlias = KingOptions | SiamOptions


class Seat(Struct, frozen=True):
    """Who sits on a seat: a person, or the bot whose code is given; an empty name gets a plain one.

    A bot's name is its own unless another is given.
    """

    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=40)] | None = None


class ClockSetting(Struct, frozen=True):
    """Time for the whole game and what every move adds, in milliseconds."""

    base: Annotated[int, Meta(ge=1000, le=24 * 3600 * 1000)]
    increment: Annotated[int, Meta(ge=0, le=3600 * 1000)] = 0


class Settings(Struct, frozen=True):
    """How a table is played, whatever the game.

    `open_piles` shows every played card (K5.1); `confirm` asks before a complete turn is played;
    `pace` is the least time in milliseconds that a bot's turn takes.
    """

    clock: ClockSetting | None = None
    open_piles: bool = True
    confirm: bool = True
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900


class Plan(Struct, frozen=True):
    """Everything that is chosen before a game; `start` is a position to begin from instead."""

    options: Options
    seats: Annotated[tuple[Seat, ...], Meta(max_length=4)] = ()
    settings: Settings = Settings()
    start: dict[str, Any] | None = None
