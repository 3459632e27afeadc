"""All words that people read, in Fluent catalogues that the page reads too, and how to say them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "nl", "ru")


def speak(key: str, values: Mapping[str, str | int], language: str = "en") -> str:
    """A message with these values in it; raises ValueError if it can't be said.

    >>> speak("siam-level-name", {"level": 5})
    'Mahout'
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise ValueError(f"{key} has no words")
    said, problems = bundle.format_pattern(pattern, dict(values))
    if problems:
        raise ValueError(f"{key} can't be said: {problems[0]}")
    return str(said)


@cache
def _bundle(language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow; engines are mute

    bundle = FluentBundle([language], use_isolating=False)
    locale = files("erawan") / "locale"
    for folder in (locale, locale / "drawings", locale / "terminal", locale / "learn"):
        catalogue = folder / f"{language}.ftl"
        if catalogue.is_file():
            bundle.add_resource(FluentResource(catalogue.read_text("utf-8")))
    return bundle
