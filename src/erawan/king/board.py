"""A board: eight provinces with their borders and homes, as a value read from data."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any

from erawan.core.errors import BadBoard
from erawan.king.cards import FACTIONS, Followers

PROVINCES = 8
SHIPPED = ("siam.json", "britain.json")
"""The shipped boards' files; every revision stays, for old games replay on their own map."""

CODE = re.compile(r"[a-z]{2}")
AIDS = ("1", "2", "3")
FARTHEST = 1_000_000
"""How far from the origin a drawing may put a province."""

MOST_BORDERS = PROVINCES * (PROVINCES - 1) // 2
LONGEST_NAME, LONGEST_NOTE, HIGHEST_REVISION = 60, 1000, 999_999_999
"""As for Siam's boards: what somebody sends is drawn, kept and shown to everybody at the table."""


@dataclass(frozen=True, slots=True)
class Province:
    """A province: its code, its name, and where a drawing of the map puts it."""

    code: str
    name: str
    x: float
    y: float


@dataclass(frozen=True)
class Board:
    """A valid board; the order of its provinces is the canonical one.

    Inside the rules a province is its index, and a *spot* is a place for followers of one faction
    in one province: ``3 * province + faction``.

    >>> siam = load_board("siam")
    >>> siam.codes
    ('cm', 'vt', 'sk', 'kr', 'ay', 'ry', 'nk', 'kd')
    >>> [siam.codes[p] for p in siam.neighbours[siam.index["ay"]]]
    ['sk', 'kr', 'ry', 'nk']
    """

    name: str
    revision: int
    verified: bool
    note: str
    provinces: tuple[Province, ...]
    borders: tuple[tuple[str, str], ...]
    homes: tuple[str, str, str]
    aids: tuple[str, str, str]

    def __hash__(self) -> int:
        return hash((self.name, self.revision, self.structure))

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The provinces' codes, in order."""
        return tuple(province.code for province in self.provinces)

    @cached_property
    def index(self) -> dict[str, int]:
        """From a province's code to its index."""
        return {code: index for index, code in enumerate(self.codes)}

    @cached_property
    def names(self) -> dict[str, str]:
        """From a province's code to its name."""
        return {province.code: province.name for province in self.provinces}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """For every province the provinces it borders on, in order."""
        pairs = {(self.index[a], self.index[b]) for a, b in self.borders}
        pairs |= {(b, a) for a, b in pairs}
        return tuple(
            tuple(q for q in range(PROVINCES) if (p, q) in pairs) for p in range(PROVINCES)
        )

    @cached_property
    def home(self) -> tuple[int, ...]:
        """The home province of each faction."""
        return tuple(self.index[code] for code in self.homes)

    @cached_property
    def followers(self) -> tuple[Followers, ...]:
        """For every spot its follower, such as ``Lvt``."""
        return tuple(Followers(faction, code) for code in self.codes for faction in FACTIONS)

    @cached_property
    def spot(self) -> dict[str, int]:
        """From a follower's code to its spot."""
        return {follower.code: spot for spot, follower in enumerate(self.followers)}

    @cached_property
    def spots_by_code(self) -> tuple[tuple[int, Followers], ...]:
        """Spots with their followers, sorted by code like the moves that take them."""
        return tuple(sorted(enumerate(self.followers), key=lambda pair: pair[1].code))

    @cached_property
    def groups(self) -> dict[str, Followers]:
        """From their code to one or two followers of a province, in the board's order."""
        letters = (*FACTIONS, *map("".join, combinations_with_replacement(FACTIONS, 2)))
        groups = [Followers(factions, code) for code in self.codes for factions in letters]
        return {group.code: group for group in groups}

    @cached_property
    def structure(self) -> int:
        """64 bits that stand for what the rules use of a board: codes, borders and homes."""
        borders = sorted(sorted(pair) for pair in self.borders)
        facts = json.dumps([self.codes, borders, self.homes], separators=(",", ":"))
        return int.from_bytes(hashlib.sha256(facts.encode()).digest()[:8], "big")

    def to_json(self) -> str | dict[str, Any]:
        """`name@revision` for a shipped board, else the whole object."""
        if shipped_boards().get((self.name, self.revision)) == self:
            return f"{self.name}@{self.revision}"
        return {
            "name": self.name,
            "revision": self.revision,
            "verified": self.verified,
            "note": self.note,
            "provinces": [
                {"code": place.code, "name": place.name, "x": place.x, "y": place.y}
                for place in self.provinces
            ],
            "borders": [list(pair) for pair in self.borders],
            "homes": dict(zip(FACTIONS, self.homes, strict=True)),
            "aids": dict(zip(AIDS, self.aids, strict=True)),
        }


def load_board(spec: object) -> Board:
    """The board that a name, a `name@revision` or a board object stands for; raises BadBoard."""
    if isinstance(spec, Board):
        return spec
    if isinstance(spec, str):
        return _shipped_board(spec)
    if not isinstance(spec, Mapping):
        raise BadBoard("board", "a board is a name or an object")
    return from_json(spec)


@cache
def shipped_boards() -> dict[tuple[str, int], Board]:
    """The boards that come with the package, by name and revision, the usual one first."""
    folder = files("erawan.king") / "boards"
    boards = [from_json(json.loads((folder / file).read_text("utf-8"))) for file in SHIPPED]
    return {(board.name, board.revision): board for board in boards}


def _shipped_board(reference: str) -> Board:
    name, at, revision = reference.partition("@")
    shipped = shipped_boards()
    revisions = [known for called, known in shipped if called == name]
    if not revisions:
        names = ", ".join(dict.fromkeys(called for called, _ in shipped))
        raise BadBoard("name", f"no board is called {name!r}; there are {names}")
    wanted = revision if at else str(max(revisions))
    if wanted not in map(str, revisions):
        raise BadBoard("revision", f"the board {name} has no revision {wanted!r}")
    return shipped[name, int(wanted)]


def from_json(obj: Mapping[str, Any]) -> Board:
    """The board of an object, of which other keys are left out; raises BadBoard with the field."""
    provinces = tuple(
        province_from_json(f"provinces.{index}", item)
        for index, item in enumerate(read_list(obj, "provinces", PROVINCES, "eight provinces"))
    )
    codes = [province.code for province in provinces]
    if len(codes) != PROVINCES or len(set(codes)) != PROVINCES:
        raise BadBoard("provinces", f"a board has eight different provinces, not {len(set(codes))}")
    board = Board(
        name=read_text(obj, "name", LONGEST_NAME),
        revision=revision_from_json(obj),
        verified=verified_from_json(obj),
        note=read_text(obj, "note", LONGEST_NOTE, empty=True),
        provinces=provinces,
        borders=borders_from_json(obj, codes),
        homes=homes_from_json(obj, codes),
        aids=aids_from_json(obj),
    )
    if not connected(board):
        raise BadBoard("borders", "every province must be reachable from every other")
    return board


def connected(board: Board) -> bool:
    """Whether one can walk from any province to any other."""
    reached = {0}
    frontier = [0]
    while frontier:
        fresh = set(board.neighbours[frontier.pop()]) - reached
        reached |= fresh
        frontier += fresh
    return len(reached) == PROVINCES


def read_value(obj: Mapping[str, Any], key: str, within: str = "") -> Any:
    """What an object has under a key; raises BadBoard."""
    if key not in obj:
        raise BadBoard(within + key, "is missing")
    return obj[key]


def read_list(
    obj: Mapping[str, Any], key: str, most: int, what: str
) -> list[Any] | tuple[Any, ...]:
    """A list under a key that is no longer than there can be different ones; raises BadBoard."""
    items = read_value(obj, key)
    if not isinstance(items, list | tuple):
        raise BadBoard(key, "must be a list")
    if len(items) > most:
        raise BadBoard(key, f"a board has {what}, and here are {len(items)}")
    return items


def read_text(
    obj: Mapping[str, Any], key: str, longest: int, within: str = "", *, empty: bool = False
) -> str:
    """A text under a key; raises BadBoard."""
    item = read_value(obj, key, within)
    if not isinstance(item, str) or not (item or empty):
        raise BadBoard(within + key, "must be a text")
    if len(item) > longest:
        raise BadBoard(within + key, f"may have {longest} characters, and has {len(item)}")
    return item


def revision_from_json(obj: Mapping[str, Any]) -> int:
    """The revision, from 1; raises BadBoard."""
    revision = read_value(obj, "revision")
    if type(revision) is not int or not 1 <= revision <= HIGHEST_REVISION:
        raise BadBoard("revision", f"must be a whole number from 1 to {HIGHEST_REVISION}")
    return revision


def verified_from_json(obj: Mapping[str, Any]) -> bool:
    """Whether somebody compared the board with a printed one; raises BadBoard."""
    verified = read_value(obj, "verified")
    if not isinstance(verified, bool):
        raise BadBoard("verified", "must be true or false")
    return verified


def province_from_json(field: str, item: object) -> Province:
    """A province of an object; raises BadBoard."""
    if not isinstance(item, Mapping):
        raise BadBoard(field, "must be an object with code, name, x and y")
    within = f"{field}."
    code, name = (read_text(item, key, LONGEST_NAME, within) for key in ("code", "name"))
    x, y = read_value(item, "x", within), read_value(item, "y", within)
    if not CODE.fullmatch(code):
        raise BadBoard(f"{field}.code", "must be two small letters")
    for axis, place in (("x", x), ("y", y)):
        if type(place) not in (int, float) or not abs(place) <= FARTHEST:
            raise BadBoard(f"{field}.{axis}", f"must be a number up to {FARTHEST}")
    return Province(code, name, x, y)


def borders_from_json(obj: Mapping[str, Any], codes: list[str]) -> tuple[tuple[str, str], ...]:
    """The borders, each once: one listed from both its sides too, but not twice from the same."""
    known: dict[frozenset[str], tuple[str, str]] = {}
    listed: set[tuple[str, str]] = set()
    items = read_list(obj, "borders", 2 * MOST_BORDERS, f"at most {MOST_BORDERS} borders")
    for index, item in enumerate(items):
        field = f"borders.{index}"
        pair = border_from_json(field, item, codes)
        if pair in listed:
            raise BadBoard(field, f"the border of {pair[0]} with {pair[1]} is listed twice")
        listed.add(pair)
        known.setdefault(frozenset(pair), pair)
    return tuple(known.values())


def border_from_json(field: str, item: object, codes: list[str]) -> tuple[str, str]:
    """Two different provinces that touch; raises BadBoard."""
    if not isinstance(item, list | tuple) or len(item) != 2:
        raise BadBoard(field, "must be a pair of province codes")
    first, second = item
    if first not in codes or second not in codes or first == second:
        raise BadBoard(field, "must name two different provinces of this board")
    return first, second


def homes_from_json(obj: Mapping[str, Any], codes: list[str]) -> tuple[str, str, str]:
    """The three homes in the order R L M; raises BadBoard."""
    homes = read_value(obj, "homes")
    if not isinstance(homes, Mapping) or any(homes.get(faction) not in codes for faction in "RLM"):
        raise BadBoard("homes", "must name a province of this board for each of R, L and M")
    if len({homes[faction] for faction in FACTIONS}) != len(FACTIONS):
        raise BadBoard("homes", "must be three different provinces")
    return homes["R"], homes["L"], homes["M"]


def aids_from_json(obj: Mapping[str, Any]) -> tuple[str, str, str]:
    """The pairs of followers on the playing aids 1 to 3; raises BadBoard."""
    aids = read_value(obj, "aids")
    pairs = [first + second for first in FACTIONS for second in FACTIONS if first != second]
    if not isinstance(aids, Mapping) or any(aids.get(number) not in pairs for number in AIDS):
        raise BadBoard("aids", "must give two different factions for each of 1, 2 and 3")
    return aids["1"], aids["2"], aids["3"]
