"""Two notebooks side by side: which keys and values were added, removed or changed, and where."""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from observed.notebook import read_index, read_value

EXAMPLES = 2
TAIL = 4
"""Steps of a path, from its end, by which a sort of difference is told."""
LONGEST_MATCHED = 60
"""Lists up to this length are looked through for an order that fits better."""
SHOWN = 160
NOTHING = object()
PLACE = re.compile(r"\[[0-9]+\]")


@dataclass(frozen=True)
class Difference:
    """One place at which two values differ."""

    kind: str
    """added, removed, changed, reordered (a list), order of keys (an object)."""
    where: str
    """The observation and the path inside it."""
    before: Any = NOTHING
    after: Any = NOTHING

    @property
    def pattern(self) -> str:
        """The place without numbers, by which differences of one sort come together."""
        name, _, path = self.where.partition(": ")
        steps = PLACE.sub("[]", path).split(".")
        shown = ".".join(steps if len(steps) <= TAIL else ["…", *steps[-TAIL:]])
        return f"{name.partition('/')[0]}: {shown}"


@dataclass(frozen=True)
class Allowed:
    """A sort of difference that is meant, and why."""

    kind: str
    where: str
    reason: str
    values: tuple[Any, ...] = ()
    """What may stand there now; anything if there are none."""

    def covers(self, difference: Difference) -> bool:
        """Whether a difference is of this sort."""
        return (
            fnmatchcase(difference.kind, self.kind)
            and fnmatchcase(_unbracketed(difference.where), _unbracketed(self.where))
            and (not self.values or difference.after in self.values)
        )


@dataclass
class Group:
    """Differences of one sort."""

    kind: str
    pattern: str
    reason: str
    found: list[Difference] = field(default_factory=list)


def read_allowed(file: Path) -> list[Allowed]:
    """The differences that a file allows, as behaviour.toml explains."""
    return [
        Allowed(
            entry.get("kind", "*"), entry["where"], entry["reason"], tuple(entry.get("values", ()))
        )
        for entry in tomllib.loads(file.read_text("utf-8")).get("allow", [])
    ]


def compare_notebooks(before: Path, after: Path) -> Iterator[Difference]:
    """All differences between two notebooks, in the order of the first."""
    old, new = dict(read_index(before)), dict(read_index(after))
    for name, digest in old.items():
        if name not in new:
            yield Difference("removed", f"{name}: ")
        elif new[name] != digest:
            yield from compare(read_value(before, name), read_value(after, name), f"{name}: ")
    yield from (Difference("added", f"{name}: ") for name in new if name not in old)


def compare(before: Any, after: Any, where: str) -> Iterator[Difference]:
    """The differences between two values of JSON."""
    if isinstance(before, dict) and isinstance(after, dict):
        yield from _compare_objects(before, after, where)
    elif isinstance(before, list) and isinstance(after, list):
        yield from _compare_lists(before, after, where)
    elif type(before) is not type(after) or before != after:
        yield Difference("changed", where, before, after)


def _compare_objects(
    before: dict[str, Any], after: dict[str, Any], where: str
) -> Iterator[Difference]:
    for key, value in before.items():
        if key in after:
            yield from compare(value, after[key], f"{where}.{key}")
        else:
            yield Difference("removed", f"{where}.{key}", before=value)
    for key, value in after.items():
        if key not in before:
            yield Difference("added", f"{where}.{key}", after=value)
    shared = [key for key in before if key in after]
    if shared != [key for key in after if key in before]:
        yield Difference("order of keys", where, list(before), list(after))


def _compare_lists(before: list[Any], after: list[Any], where: str) -> Iterator[Difference]:
    old, new = ([json.dumps(each) for each in each_list] for each_list in (before, after))
    if old == new:
        return
    if sorted(old) == sorted(new):
        yield Difference("reordered", f"{where}[]", before, after)
        return
    if len(old) == len(new):
        order = _best_order(before, after)
        if order != sorted(order):
            yield Difference("reordered", f"{where}[]", before, after)
        for place, partner in enumerate(order):
            yield from compare(before[place], after[partner], f"{where}[{place}]")
        return
    for what, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what == "equal":
            continue
        both = min(b - a, d - c)
        for step in range(both):
            yield from compare(before[a + step], after[c + step], f"{where}[{a + step}]")
        for place in range(a + both, b):
            yield Difference("removed", f"{where}[{place}]", before=before[place])
        for place in range(c + both, d):
            yield Difference("added", f"{where}[{place}]", after=after[place])


def _best_order(before: list[Any], after: list[Any]) -> list[int]:
    """For each object of a list the place of the other's that has most in common with it."""
    places = list(range(len(before)))
    if len(places) > LONGEST_MATCHED or not all(isinstance(each, dict) for each in before + after):
        return places
    free, order = list(places), []
    for place in places:
        shared = {other: _in_common(before[place], after[other]) for other in free}
        best = max(free, key=lambda other: (shared[other], other == place, -other))
        free.remove(best)
        order.append(best)
    return order


def _in_common(one: dict[str, Any], other: dict[str, Any]) -> int:
    return sum(key in other and other[key] == value for key, value in one.items())


def group(differences: Iterator[Difference], allowed: Sequence[Allowed]) -> list[Group]:
    """Differences by sort; those of a sort that is meant have its reason."""
    groups: dict[tuple[str, str, str], Group] = {}
    for each in differences:
        reason = next((entry.reason for entry in allowed if entry.covers(each)), "")
        key = (each.kind, each.pattern, reason)
        groups.setdefault(key, Group(*key)).found.append(each)
    return list(groups.values())


def describe(groups: list[Group]) -> Iterator[str]:
    """Lines for people: first what is meant, by its reasons, then all else with examples."""
    meant = Counter[str]()
    for each in groups:
        meant[each.reason] += len(each.found)
    del meant[""]
    yield from (f"meant ({count}): {reason}" for reason, count in meant.items())
    for each in groups:
        if each.reason:
            continue
        yield f"{each.kind} at {each.pattern} ({len(each.found)})"
        for found in each.found[:EXAMPLES]:
            yield f"    {found.where}"
            for sign, value in (("-", found.before), ("+", found.after)):
                if value is not NOTHING:
                    yield f"      {sign} {_shown(value)}"


def _unbracketed(where: str) -> str:
    """In patterns brackets would mean a choice of letters."""
    return where.replace("[", "(").replace("]", ")")


def _shown(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}… ({len(text)} characters)"
