"""The sparring partner that has just read King of Siam's rules, against its rule in plain words."""

from __future__ import annotations

import pytest

import erawan
from bench.sparring.partners import read_agent
from erawan.core.errors import ErawanError
from erawan.engine.agent import Task
from erawan.king import Position
from erawan.king.cards import FACTIONS
from tests.engine.king.plain import sampled
from tests.some import some

READER = read_agent(["reader"])
POSITIONS = [
    position
    for players in (2, 3, 4)
    for seed in range(1, 11)
    if (position := sampled(players, seed, 3 * seed)).outcome is None
]


def holder(position: Position) -> str | None:
    """The faction that would win the contested province."""
    counts = position.counts(position.face_up[0])
    leaders = [FACTIONS[f] for f in range(3) if counts[f] == max(counts)]
    return leaders[0] if len(leaders) == 1 else None


def loses(position: Position, seat: int) -> bool:
    """Whether a seat would lose if all passed, by the readable rules."""
    while position.outcome is None:
        position = position.play(position.parse("pass"))
    return seat not in position.outcome.winners


def favourite(position: Position) -> str:
    """The faction of which the mover has most."""
    court = position.courts[position.seat]
    return FACTIONS[court.index(max(court))]


def test_it_does_what_its_rule_says() -> None:
    seen = set()
    for position in some(POSITIONS):
        code = READER.choose(position, Task()).code
        faction, seat = favourite(position), position.seat
        after = position.play(position.parse(code))
        if code == "pass":
            seen.add("pass")
        elif holder(position) != faction and holder(after) == faction:
            seen.add("province")
        else:
            assert loses(position, seat)
            assert not loses(after, seat)
            seen.add("game")
        is_there = any(position.followers[FACTIONS.index(faction) :: 3])
        if code != "pass" and is_there and not position.is_last_card:
            assert code[code.index("/") + 1] == faction
    assert seen == {"pass", "province", "game"}


def test_it_passes_where_the_province_is_its_own_and_the_game_too() -> None:
    content = [
        position
        for position in POSITIONS
        if holder(position) == favourite(position) and not loses(position, position.seat)
    ]
    for position in some(content):
        assert READER.choose(position, Task()).code == "pass"


def test_it_spares_a_province_that_the_follower_would_lose() -> None:
    spared = 0
    for position in POSITIONS:
        code = READER.choose(position, Task()).code
        if code == "pass" or code.endswith("/-"):
            continue
        after = position.play(position.parse(code))
        faction = FACTIONS.index(favourite(position))
        counts = list(after.counts(position.board.codes.index(code[-2:])))
        own = counts.pop(faction)
        spared += own != max(counts)
    assert spared > 3


def test_the_other_game_is_refused() -> None:
    with pytest.raises(ErawanError, match="King of Siam only"):
        READER.choose(erawan.game("siam").start(), Task())
