"""Roughly what browser somebody uses, so that they recognise it in a list."""

from __future__ import annotations

from collections.abc import Iterable

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Many say that they are others too: what is said by fewest comes first."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def browser_of(header: str) -> str:
    """Browser and system that the header User-Agent tells of; nothing where it tells neither.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = (_first(header, BROWSERS), _first(header, SYSTEMS))
    return ", ".join(filter(None, found))


def _first(header: str, marks: Iterable[tuple[str, str]]) -> str:
    return next((name for mark, name in marks if mark in header), "")
