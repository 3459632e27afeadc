"""What the terminal shows of the game of matches; the page knows nothing of it."""

from typing import Any

from rich.text import Text

from erawan.views.adapter import Views
from erawan.views.story import Story


def unseen(*_: Any) -> Any:
    return ()


def ask(_: Any) -> Any:
    return "How many matches do you take?"


VIEWS = Views(
    words="matches",
    example="t1, t3",
    scene=unseen,
    board=unseen,
    boards=unseen,
    status=unseen,
    prompt=ask,
    options=unseen,
    again=unseen,
    step=unseen,
    changes=unseen,
    story=Story,
    label=lambda _position, _turn, choice, _names: f"{choice.value[1:]} of them",
    draw=lambda position, _names, _width, _language: Text(f"{position.left} matches are left: "),
    svg=unseen,
)
