"""How a game starts, as somebody chose it before: sent by the page, and kept with a table."""

from __future__ import annotations

from typing import Annotated, Any, Self, TypeAlias

from msgspec import Meta, Struct

from erawan.core.game import Position

BoardSpec: TypeAlias = Annotated[str, Meta(max_length=80)] | dict[str, Any]
"""A shipped board's name, or a board object of somebody's own."""


class StartOptions(Struct, frozen=True, tag_field="game"):
    """What every game's options answer; a game's own have its name as their tag.

    What raises NotImplementedError has no answer that fits all games: each gives its own. (A Struct
    can't be an abstract class as well.)
    """

    @classmethod
    def of(cls, position: Position[Any]) -> Self:
        """The options under which a position is played."""
        raise NotImplementedError

    @property
    def game(self) -> str:
        """The name of the game that they are for."""
        return str(self.__struct_config__.tag)

    @property
    def seats(self) -> int:
        """For how many players they are."""
        raise NotImplementedError

    @property
    def dealt_from(self) -> str | None:
        """The seed of the deal; None where nothing is dealt, or not yet."""
        return None

    def with_deal(self) -> Self:
        """The same with a deal, wherever there is one and none was chosen."""
        return self

    def without_deal(self) -> Self:
        """The same for another game: whatever chance decides is open again."""
        return self

    def with_board_of(self, _start: Position[Any]) -> Self:
        """The same with a board of somebody's own as the rules read it.

        What else somebody sent would be kept and shown for ever.
        """
        return self

    def start(self) -> Position[Any]:
        """The start position; raises ErawanError."""
        raise NotImplementedError
