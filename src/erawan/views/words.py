"""Messages said in the reader's language, from the catalogues that the page reads too."""

from __future__ import annotations

from babel.lists import format_list

from erawan.locale import speak
from erawan.views.msg import Arg, Item, Msg

PLACES = ("province", "first", "second")
"""Arguments that name a province."""


def in_words(item: Item, language: str = "en") -> str:
    """A message in a language; text is said as it is. Raises ValueError if it can't be said.

    >>> from erawan.views.msg import say
    >>> in_words(say("king-card-played", who="Anna", card="11"))
    'Anna plays 1 vs 1.'
    >>> in_words(say("king-card-played", who=say("seat-name", number=2), card="kt"), "nl")
    'Speler 2 speelt Khon Thai.'
    >>> in_words(say("king-passed", who=say("seat-you")))
    'You pass.'
    """
    if isinstance(item, str):
        return item
    values = {name: _value(name, arg, language) for name, arg in item.args.items()}
    values["you"] = "alone" if any(map(_is_you, item.args.values())) else "no"
    return speak(item.key, values, language)


def listed(items: list[str], language: str = "en") -> str:
    """Several things in a row, as the language joins them.

    >>> listed(["Rama", "Lao", "Malay"], "it")
    'Rama, Lao e Malay'
    """
    return format_list(items, locale=language)


def place_name(name: str, language: str = "en") -> str:
    """What a province is called in a language; a name that it has no word for stays.

    >>> place_name("Kedah", "ru")
    'Кедах'
    """
    return speak("province-name", {"place": name.replace(" ", "-"), "name": name}, language)


def _is_you(arg: Arg) -> bool:
    """Whether an argument is the reader alone, to whom one speaks in the second person."""
    only = arg[0] if isinstance(arg, list) and len(arg) == 1 else arg
    return isinstance(only, Msg) and only.key == "seat-you"


def _value(name: str, arg: Arg, language: str) -> str | int:
    if name == "card" and arg in ("11", "21"):
        # Fluent reads the variants 11 and 21 as numbers, while these cards' codes are text.
        return int(arg)
    if name in PLACES and isinstance(arg, str):
        return place_name(arg, language)
    if isinstance(arg, list):
        return listed([in_words(each, language) for each in arg], language)
    return arg if isinstance(arg, int) else in_words(arg, language)
