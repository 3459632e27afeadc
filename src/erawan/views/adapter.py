"""What views ask of a game: each game's room brings one `Views`, which the registry knows by name.

A new game brings the same, and the page, the terminal and the records know it without more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from erawan.core.registry import find_entry, load

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.text import Text

    from erawan.core.game import Event, Position
    from erawan.core.turn import Choice, Turn
    from erawan.engine.coach import Danger
    from erawan.tables.played import Played
    from erawan.tables.turn_draft import TurnDraft
    from erawan.views.model import Option
    from erawan.views.msg import Arg, Item, Msg
    from erawan.views.story import Story
    from erawan.views.wire import AnyTarget, Board, Change, Push, Scene

    Names = Sequence[Item]


def _nothing(*_: Any) -> tuple[Any, ...]:
    return ()


def _no_words(*_: Any) -> Any:
    raise NotImplementedError("this game has no coach")


def later(module: str, name: str) -> Callable[..., Any]:
    """A function whose module is loaded with its first call: few need every kind of drawing."""

    def call(*given: Any) -> Any:
        return getattr(load(module), name)(*given)

    return call


_plain = later("rich.text", "Text")


@dataclass(frozen=True, kw_only=True)
class Views:
    """One game as people see it; `names` are always the players' names by seat."""

    words: str
    """With what the keys of the game's own messages begin."""

    example: str
    """Codes of moves, for who wonders what to type."""

    side_codes: str = ""
    """The code of each seat's side, where sides have names of their own."""

    confirm: bool = True
    """Whether newcomers are asked before a complete turn is played."""

    scene: Callable[[Any, Sequence[Played], TurnDraft | None, Names, Sequence[bool]], Scene]
    """A position after a line of moves and perhaps a turn in the making, with whose eyes it is
    seen: for every seat whether what it hides is shown."""

    board: Callable[[Any], Board]
    """The board of a position."""

    boards: Callable[[], tuple[Board, ...]]
    """The boards that come with the game."""

    status: Callable[[Any, str, Item], Msg]
    """Whose turn it is: `you`, the `turn` of somebody or somebody `thinking`, and their name.

    Where somebody can pass, also `passed` and `you-passed`: the server passes for them."""

    warnings: Callable[[Any], tuple[Msg, ...]] = _nothing
    """What to beware of in a position."""

    prompt: Callable[[TurnDraft], Msg]
    """What is being chosen."""

    options: Callable[[TurnDraft], tuple[Option, ...]]
    """What can be chosen next."""

    again: Callable[[TurnDraft], tuple[Option, ...]]
    """What can be chosen instead of an earlier step."""

    step: Callable[[Any, tuple[Choice, ...], Choice], tuple[AnyTarget, Msg]]
    """What a step after others points at, and its name."""

    turn_warnings: Callable[[TurnDraft], tuple[Msg, ...]] = _nothing
    """What to beware of before a turn is confirmed."""

    pushes: Callable[[TurnDraft], tuple[Push, ...]] = _nothing
    """The pushes that the steps so far could become."""

    passing: Callable[[Any, Names], tuple[Msg, ...]] = _nothing
    """What passing would do, where the person to move should be asked whether they mean it."""

    caution: Callable[[Any, Danger, Names], Msg] = _no_words
    """What the coach says of a danger, where the game's engine finds any."""

    in_reason: Callable[[Any, str, str | int], Arg] = lambda _position, _name, value: value
    """A value that a refusal names, as its message takes it."""

    changes: Callable[[Any, Iterable[Event], Names], tuple[Change, ...]]
    """Events that begin in a position, to be shown and told."""

    story: Callable[[Names], Story]
    """Who tells the steps that decided a game."""

    close_calls: Callable[[Any], tuple[Msg, ...]] = _nothing
    """Where little decides, to be told with a hint."""

    label: Callable[[Any, Turn, Choice, Sequence[str]], str]
    """A choice as the terminal's menus show it."""

    remark: Callable[[Any], str] = lambda _: ""
    """What the terminal says about a start position, if anything."""

    tint: Callable[[str], Text] = _plain
    """A line of the terminal's menus in the pieces' colours."""

    draw: Callable[[Any, Sequence[str], int, str], Text]
    """A position in text, for a terminal of so many columns."""

    svg: Callable[[Any, str, str], str]
    """A position as SVG text, in a palette, with names in a language."""


def views_of(what: Position[Any] | str) -> Views:
    """The views of a position's game, or of the game of a name."""
    views: Views = load(find_entry(what if isinstance(what, str) else what.game).views).VIEWS
    return views
