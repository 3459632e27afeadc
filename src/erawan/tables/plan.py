"""What a table is set up with: the game and its options, who sits where, and how it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, Union

from msgspec import Meta, Struct

from erawan.core.registry import game, game_names

if TYPE_CHECKING:
    from erawan.core.start_options import StartOptions

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Millis = Annotated[int, Meta(ge=0, le=7 * 24 * 3600 * 1000)]

if TYPE_CHECKING:
    Options: TypeAlias = StartOptions
else:
    # Those of all games there are, told apart by the game's name when they are read.
    Options = Union[tuple(game(name).start_options for name in game_names())]  # noqa: UP007


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
    `auto_pass` has the server pass for a person who can do nothing else; `pace` is the least time
    in milliseconds that the turn of a bot takes, or such a pass; `coach` asks before a move
    that gives something away at once, where one plays against bots; `listed` shows a table that
    waits for people to everybody on a site. `flag` is what becomes of a seat whose time is out: it
    passes from then on, or a bot plays for it; None, the seat has lost. For a person who was away
    for longer than `patience` in milliseconds a bot stands in, if the others `vote` for it, or by
    the `timer`. Who only looks on sees what happened `delay` milliseconds ago. At an `open_table`
    of teams all may talk and name cards (K8.3), which then lie open.
    """

    clock: ClockSetting | None = None
    flag: Literal["pass", "bot"] | None = None
    open_piles: bool = True
    confirm: bool = True
    auto_pass: bool = True
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900
    coach: bool = False
    listed: bool = False
    vanished: Literal["vote", "timer"] = "vote"
    patience: Annotated[int, Meta(ge=1000, le=7 * 24 * 3600 * 1000)] = 120_000
    delay: Annotated[int, Meta(ge=0, le=3600 * 1000)] = 0
    open_table: bool = False


class Plan(Struct, frozen=True):
    """Everything that is chosen before a game; `start` is a position to begin from instead."""

    options: Options
    seats: Annotated[tuple[Seat, ...], Meta(max_length=4)] = ()
    settings: Settings = Settings()
    start: dict[str, Any] | None = None

    @property
    def alone(self) -> int | None:
        """The seat of the only person, where one plays against bots."""
        persons = [seat for seat, each in enumerate(self.seats) if each.bot is None]
        return persons[0] if len(persons) == 1 < len(self.seats) else None
