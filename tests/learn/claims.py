"""Whether what a guide says is so, worked out from a position's JSON and by playing on.

Nothing here asks the guide, nor the parts of the rules that the guide asks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import erawan
from erawan.core.game import Position
from erawan.views.msg import Arg

FOUR = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}


class Said(NamedTuple):
    """A sentence's arguments, and what it speaks of: `after` is the same as `before` but for a
    sentence about a move of `seat`."""

    args: dict[str, Arg]
    before: Position[Any]
    after: Position[Any]
    seat: int


def told(position: Position[Any]) -> dict[str, Any]:
    return position.to_json()


def place(position: Position[Any]) -> tuple[str, str, list[int]]:
    """The contested province, its name, and the counts of the factions in it, the most first."""
    now = told(position)
    code = now["tiles"][len(now["control"])]
    name = {each.code: each.name for each in position.board.provinces}[code]  # type: ignore[attr-defined]
    counts = Counter({"R": 0, "L": 0, "M": 0}) + Counter(now["provinces"][code])
    return code, name, sorted([counts[faction] for faction in "RLM"], reverse=True)


def leader(position: Position[Any]) -> str:
    """The faction that is alone ahead in the contested province; B where there is none."""
    code, _, (most, following, _) = place(position)
    counts = Counter(told(position)["provinces"][code])
    return "B" if most == following else max(counts, key=lambda faction: counts[faction])


def passed(position: Position[Any], everybody: bool = False) -> Position[Any]:
    """After one pass, or after nothing but passes to the end."""
    position = position.play(position.parse("pass"))
    while everybody and position.outcome is None:
        position = position.play(position.parse("pass"))
    return position


def winners(position: Position[Any]) -> frozenset[int]:
    assert position.outcome is not None
    return position.outcome.winners


def won_by(said: Said, kind: str, end: Position[Any]) -> bool:
    wanted = {"you": {said.seat}, "other": {1 - said.seat}, "both": {0, 1}}[kind]
    return winners(end) == wanted


def ruler(end: Position[Any]) -> str:
    """The faction with most provinces, of several the one that gained a province last."""
    control = told(end)["control"]
    count = Counter(holder for _, holder in control)
    last = {holder: place for place, (_, holder) in enumerate(control)}
    return max("RLM", key=lambda faction: (count[faction], last.get(faction, -1)))


def is_leader(said: Said, position: Position[Any]) -> bool:
    _, name, (most, following, _) = place(position)
    wanted = (name, leader(position), most, following)
    args = said.args
    return (args["province"], args["faction"], args["most"], args["next"]) == wanted


def is_tied(said: Said, position: Position[Any]) -> bool:
    _, name, (most, following, _) = place(position)
    return (said.args["province"], said.args["most"], following) == (name, most, most)


def goes_to(said: Said, holder: str) -> bool:
    """That one pass more gives the province to a holder."""
    now = told(passed(said.after))
    return bool(now["control"][len(told(said.after)["control"])][1] == holder)


def held(position: Position[Any], holder: str) -> int:
    return [each for _, each in told(position)["control"]].count(holder)


def hand(position: Position[Any], seat: int) -> int:
    return len(told(position)["hands"][seat])


def fortunes(said: Said) -> tuple[bool, bool]:
    """Whether the seat would win if all passed, before its move and after it."""
    was, now = (winners(passed(each, everybody=True)) for each in (said.before, said.after))
    return said.seat in was, said.seat in now


def courts(said: Said) -> bool:
    mine, theirs = (told(said.after)["courts"][seat] for seat in (said.seat, 1 - said.seat))
    faction = str(said.args["faction"])
    was = told(said.before)["courts"][said.seat].count(faction)
    counted = mine.count(faction), theirs.count(faction)
    return (said.args["mine"], said.args["theirs"]) == counted and counted[0] == was + 1


def only_passes(said: Said) -> bool:
    return [move.code for move in said.before.legal_moves()] == ["pass"]


def victories(key: str, check: Callable[[Said, Position[Any]], bool]) -> dict[str, Any]:
    """Claims about what comes if all pass, for whoever wins then."""

    def claim(kind: str) -> Callable[[Said], bool]:
        def holds(said: Said) -> bool:
            end = passed(said.before, everybody=True)
            return won_by(said, kind, end) and check(said, end)

        return holds

    return {f"{key}-{kind}": claim(kind) for kind in ("you", "other", "both")}


KING: dict[str, Callable[[Said], bool]] = {
    "only-pass": only_passes,
    "king-pass-you": lambda said: won_by(said, "you", passed(said.before)),
    "king-pass-other": lambda said: won_by(said, "other", passed(said.before)),
    "king-pass-both": lambda said: won_by(said, "both", passed(said.before)),
    "king-pass-british": lambda said: (
        goes_to(said, "B") and said.args["count"] == held(passed(said.before), "B")
    ),
    "king-pass-gives": lambda said: (
        goes_to(said, str(said.args["faction"])) and is_leader(said, said.before)
    ),
    "king-tied": lambda said: is_tied(said, said.before),
    "king-empty": lambda said: place(said.after)[1:] == (said.args["province"], [0, 0, 0]),
    "king-leads": lambda said: is_leader(said, said.before),
    "king-cards": lambda said: (
        (said.args["mine"], said.args["theirs"])
        == (hand(said.before, said.seat), hand(said.before, 1 - said.seat))
        and said.args["count"] == 8 - len(told(said.before)["control"])
    ),
    **victories(
        "king-ahead",
        lambda said, end: ruler(end) == said.args["faction"] and held(end, "B") < 4,
    ),
    **victories("king-colony", lambda _said, end: held(end, "B") == 4),
    "king-gained": lambda said: (
        told(said.after)["control"][-1][1] == said.args["faction"]
        and held(said.after, str(said.args["faction"])) == said.args["count"]
    ),
    "king-british": lambda said: (
        told(said.after)["control"][-1][1] == "B" and held(said.after, "B") == said.args["count"]
    ),
    "king-passed": lambda said: goes_to(said, str(said.args["faction"])),
    "king-passed-british": lambda said: goes_to(said, "B"),
    "king-contested": lambda said: (
        (said.args["first"], said.args["second"]) == (place(said.before)[1], place(said.after)[1])
    ),
    "king-now-tied": lambda said: is_tied(said, said.after) and leader(said.before) != "B",
    "king-now-leads": lambda said: (
        is_leader(said, said.after) and leader(said.before) != said.args["faction"]
    ),
    "king-now-win": lambda said: fortunes(said) == (False, True),
    "king-now-lose": lambda said: fortunes(said) == (True, False),
    "king-court": courts,
}


def letters(position: Position[Any]) -> dict[tuple[int, int], str]:
    """The pieces by column and row from 1, read off the text."""
    rows = told(position)["text"].split()[0].split("/")
    found: dict[tuple[int, int], str] = {}
    for row, line in zip(range(len(rows), 0, -1), rows, strict=True):
        spread = "".join("." * int(each) if each.isdigit() else each for each in line)
        found |= {(column, row): piece for column, piece in enumerate(spread, 1)}
    return found


def cell(name: Arg) -> tuple[int, int]:
    return ord(str(name)[0]) - ord("a") + 1, int(str(name)[1])


def with_turn_of(position: Position[Any], seat: int) -> Position[Any]:
    """The same position with another side to move."""
    now = told(position)
    rows, _, *rest = now["text"].split()
    turned: Position[Any] = erawan.game("siam").position(
        now | {"text": " ".join([rows, "ER"[seat], *rest])}
    )
    return turned


def ends(position: Position[Any], seat: int, winner: int) -> list[str]:
    """The codes of a seat's moves after which a side has won."""
    turned = with_turn_of(position, seat)
    found = []
    for move in turned.legal_moves():
        outcome = turned.play(move).outcome
        if outcome is not None and outcome.winners == {winner}:
            found.append(move.code)
    return found


def rocks_moved(position: Position[Any], seat: int) -> list[str]:
    """The codes of a seat's moves that change where rocks are."""
    turned = with_turn_of(position, seat)
    now = rocks(turned)
    return [move.code for move in turned.legal_moves() if rocks(turned.play(move)) != now]


def rocks(position: Position[Any]) -> set[tuple[int, int]]:
    return {at for at, piece in letters(position).items() if piece == "o"}


def beside(position: Position[Any], seat: int) -> int:
    pieces = "".join(letters(position).values())
    return 5 - sum(pieces.count(letter) for letter in ("NESW", "nesw")[seat])


def to_the_edge(at: tuple[int, int], facing: str) -> int:
    """The pushes that take a rock off in a direction."""
    column, row = at
    return {"n": 6 - row, "s": row, "e": 6 - column, "w": column}[facing]


def falls_so(said: Said, position: Position[Any]) -> bool:
    at = cell(said.args["cell"])
    here = to_the_edge(at, str(said.args["facing"])) == said.args["count"]
    return here and at in rocks(position) and said.args["count"] == edge(at)


def edge(at: tuple[int, int]) -> int:
    return min(to_the_edge(at, facing) for facing in FOUR)


def is_nearest(said: Said) -> bool:
    """Walk back from the rock: the first animal that looks at it is the one that is named."""
    pieces = letters(said.before)
    column, row = cell(said.args["cell"])
    facing = str(said.args["facing"])
    across, up = FOUR[facing]
    while (piece := pieces.get((column := column - across, row := row - up), ".")) != ".":
        if piece.lower() == facing:
            owner = "E" if piece.isupper() else "R"
            wanted = said.args.get("side", "ER"[said.seat])
            return (column, row) == cell(said.args["target"]) and owner == wanted
    return False


def strongest(said: Said) -> bool:
    """The force and the rocks along the line of the push that is named, and no stronger one."""
    every = [counted(said.before, code) for code in rocks_moved(said.before, said.seat)]
    wanted = (said.args["force"], said.args["rocks"], said.args["cell"])
    return wanted in every and max(each[0] for each in every) == said.args["force"]


def counted(position: Position[Any], code: str) -> tuple[int, int, str]:
    pieces = letters(position)
    facing, start = code[-1], code[1:3] if code.startswith("@") else code[:2]
    across, up = FOUR[facing]
    column, row = cell(start)
    if code.startswith("@"):
        column, row = column - across, row - up
    force, rocks = 1, 0
    while (piece := pieces.get((column := column + across, row := row + up), ".")) != ".":
        rocks += piece == "o"
        force += piece.lower() == facing
        force -= piece.lower() == {"n": "s", "s": "n", "e": "w", "w": "e"}[facing]
    return force, rocks, start


def threatens(said: Said) -> bool:
    """That the other side, were it its turn, would win by a move of the cell that is named."""
    found = ends(said.before, 1 - said.seat, 1 - said.seat)
    return any(code.removeprefix("@")[:2] == said.args["cell"] for code in found)


SIAM: dict[str, Callable[[Said], bool]] = {
    "siam-win": lambda said: len(ends(said.before, said.seat, said.seat)) == said.args["count"],
    "siam-threat": threatens,
    "siam-threat-enter": threatens,
    "siam-gift": lambda said: (
        len(ends(said.before, said.seat, 1 - said.seat)) == said.args["count"]
    ),
    "siam-reserve": lambda said: (
        (said.args["mine"], said.args["theirs"])
        == (beside(said.before, said.seat), beside(said.before, 1 - said.seat))
    ),
    "siam-edge": lambda said: (
        falls_so(said, said.before)
        and said.args["count"] == min(edge(at) for at in rocks(said.before))
    ),
    "siam-no-push": lambda said: rocks_moved(said.before, said.seat) == [],
    "siam-force": strongest,
    "siam-nearest-you": is_nearest,
    "siam-nearest-other": is_nearest,
    "siam-can-win": lambda said: ends(said.after, 1 - said.seat, 1 - said.seat) != [],
    "siam-threaten": lambda said: len(ends(said.after, said.seat, said.seat)) == said.args["count"],
    "siam-rock": lambda said: (
        falls_so(said, said.after) and cell(said.args["cell"]) not in rocks(said.before)
    ),
    "siam-sent-back": lambda said: (
        said.args["count"] == beside(said.after, 1 - said.seat) > beside(said.before, 1 - said.seat)
    ),
    "siam-left": lambda said: said.args["count"] == beside(said.after, said.seat),
    "siam-next-pushes": lambda said: len(rocks_moved(said.after, said.seat)) == said.args["count"],
}
