"""What people may be called: names that can be read, and that nobody takes for another's."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from fnmatch import fnmatchcase
from functools import cache, lru_cache

from confusable_homoglyphs import categories, confusables

from erawan.tables.refusal import Kind, Refusal

LEAST_CHARS, MOST_CHARS = 2, 24
WORDS = re.compile(r"[^\W_]+(?:[ .'’-][^\W_]+)*\.?")
"""Letters and digits, with one mark at a time between them."""
BLANK = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters of Hangul that stand for none, and show nothing."""
NEUTRAL = frozenset({"COMMON", "INHERITED"})
TOGETHER = (
    frozenset({"HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"HAN", "HANGUL"}),
    frozenset({"HAN", "BOPOMOFO"}),
)
"""Scripts that languages write side by side."""
RESERVED = ("erawan", "*admin*", "*moderator*", "host")
"""What somebody could be taken for who has more to say here than others."""
ALIKE = (("rn", "m"), ("vv", "w"), ("i", "l"))


def clean_name(text: str, reserved: Iterable[str] = ()) -> str:
    """The name as it is shown; raises Refusal for one that can't be used.

    Of `reserved` names, `*` stands for any letters; they are compared as they look.
    """
    name = " ".join(unicodedata.normalize("NFC", text[: 4 * MOST_CHARS]).split())
    letters = "".join(each for each in name if not unicodedata.category(each).startswith("M"))
    readable = WORDS.fullmatch(letters) and BLANK.isdisjoint(letters)
    if not LEAST_CHARS <= len(name) <= MOST_CHARS or not readable:
        raise _refused("form", f"A name has {LEAST_CHARS} to {MOST_CHARS} letters or digits.")
    if len(name) > 2 * len(letters):
        raise _refused("form", "A name has no more marks than letters.")
    scripts = categories.unique_aliases(name) - NEUTRAL
    if len(scripts) > 1 and not any(scripts <= each for each in TOGETHER):
        raise _refused("mixed", "A name is written in one alphabet.")
    looks = fold_name(name)
    if any(fnmatchcase(looks, _pattern(each)) for each in (*RESERVED, *reserved)):
        raise _refused("reserved", "This name can't be used here.")
    return name


@lru_cache(maxsize=10_000)
def fold_name(name: str) -> str:
    """What a name looks like: the same for names that one could take for each other."""
    plain = unicodedata.normalize("NFKD", name)
    kept = "".join(_prototype(each) for each in plain if each.isalnum())
    looks = "".join(map(_prototype, kept.casefold()))
    for seen, meant in ALIKE:
        looks = looks.replace(seen, meant)
    return looks


def taken() -> Refusal:
    """Somebody else has this name, or one that looks like it."""
    return _refused("taken", "Somebody here has this name, or one that looks like it.")


@cache
def _prototype(letter: str) -> str:
    """Of all letters that look like this one, the one that most others are listed with."""
    single = [letter, *(each for each in _alike(letter) if len(each) == 1)]
    return max(single, key=lambda each: (len(_alike(each)), -ord(each)))


def _alike(letter: str) -> list[str]:
    return [each["c"] for each in confusables.confusables_data.get(letter, ())]


def _pattern(name: str) -> str:
    return "*".join(map(fold_name, name.strip().split("*")))


def _refused(key: str, text: str) -> Refusal:
    return Refusal(Kind.FORBIDDEN, f"name-{key}", text)
