"""What a person types to play given moves by menus alone."""

from typing import Any

from erawan.core.turn import Turn


def numbers(position: Any, code: str) -> list[str]:
    """The numbers that choose a move in the menus; the only choice of a step is not asked for."""
    found = _path(position.turn(), code)
    assert found is not None, code
    return found


def _path(turn: Turn, code: str) -> list[str] | None:
    if turn.move is not None:
        return [] if turn.move.code == code else None
    choices = turn.choices()
    for number, choice in enumerate(choices, 1):
        rest = _path(turn.choose(choice), code) if _leads_to(choice.value, code) else None
        if rest is not None:
            return [str(number), *rest] if len(choices) > 1 else rest
    return None


def _leads_to(value: str, code: str) -> bool:
    """Whether the letters of a choice occur in the code at all, to keep the search short."""
    return all(letter in code for letter in value)


def game_by_menus(start: Any, codes: list[str]) -> str:
    """All lines that a game by menus takes."""
    lines = []
    position = start
    for code in codes:
        lines += numbers(position, code)
        position = position.play(position.parse(code))
    return "".join(f"{line}\n" for line in lines)
