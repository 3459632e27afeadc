"""All games, looked through: by text, game, opponent, result and date, some at a time."""

from dataclasses import replace

import msgspec
import pytest

from erawan.king.start_options import KingOptions
from erawan.siam.start_options import SiamOptions
from erawan.tables import library
from erawan.tables.library import Before, Found, Wanted, look_for
from erawan.tables.plan import Plan, Seat
from erawan.tables.records import read_record, record_of
from erawan.tables.setup import new_table
from erawan.tables.store import Store
from erawan.tables.table import Table
from tests.tables.people import RESIGN, do, play

OLGA = Seat("Ольга")


def moved(name: str, plan: Plan, code: str, now: int) -> Table:
    """A table where one move was made at a time."""
    return play(replace(new_table(plan, 0), id=name), code, now=now)


@pytest.fixture
async def filled(store: Store) -> Store:
    """A store with games of every kind."""
    king, siam = KingOptions(seed="7"), SiamOptions()
    begun = moved("begun", Plan(siam, (OLGA, Seat("Boris"))), "@b1n", 10)
    against = moved("against", Plan(king, (Seat(), Seat(bot="level-3/collector"))), "pass", 20)
    lost = do(moved("lost", Plan(siam, (Seat(bot="level-5"), OLGA)), "@b1n", 30), RESIGN, 31)
    won = do(moved("won", Plan(siam, (OLGA, Seat("Boris"))), "@b1n", 40), RESIGN, 41)
    looked_at = replace(read_record(record_of(begun), now=50)[0], id="looked-at")
    for table in (begun, against, lost, won, looked_at, new_table(Plan(siam), 60)):
        await store.add(table)
    await store.entitle("against", "Final of the club")
    return store


def ids(found: Found) -> list[str]:
    return [table.id for table in found.tables]


ALL = ["looked-at", "won", "lost", "against", "begun"]


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (Wanted(), ALL),
        (Wanted(text="  ОЛЬ"), ["looked-at", "won", "lost", "begun"]),
        (Wanted(text="of the CLUB"), ["against"]),
        (Wanted(text="%"), []),
        (Wanted(game="king-of-siam"), ["against"]),
        (Wanted(game="chess"), []),
        (Wanted(opponent="people"), ["looked-at", "won", "begun"]),
        (Wanted(opponent="bots"), ["lost", "against"]),
        (Wanted(opponent="level-3"), ["against"]),
        (Wanted(opponent="level-4"), []),
        (Wanted(standing="unfinished"), ["against", "begun"]),
        (Wanted(standing="lost"), ["lost"]),
        (Wanted(standing="over"), ["won"]),
        (Wanted(standing="won"), []),
        (Wanted(standing="review"), ["looked-at"]),
        (Wanted(since=31, until=41), ["won", "lost"]),
        (Wanted(text="оль", game="siam", opponent="people", standing="over"), ["won"]),
        (Wanted(before=Before(41, "won")), ["lost", "against", "begun"]),
        (Wanted(removed=True), []),
    ],
)
async def test_games_are_found(filled: Store, wanted: Wanted, expected: list[str]) -> None:
    found = await look_for(filled, wanted)
    assert (ids(found), found.next) == (expected, None)


async def test_a_search_goes_on_where_it_ended(
    filled: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "MOST_FOUND", 2)
    wanted, found = Wanted(), []
    while True:
        part = await look_for(filled, wanted)
        assert len(part.tables) <= 2
        found += ids(part)
        if part.next is None:
            break
        wanted = msgspec.structs.replace(wanted, before=part.next)
    assert found == ALL


async def test_a_search_that_finds_little_says_where_it_stopped(
    filled: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library, "MOST_LOOKED_AT", 3)
    found = await look_for(filled, Wanted(text="club"))
    assert (ids(found), found.next) == ([], Before(31, "lost"))
    assert found.next
    assert ids(await look_for(filled, Wanted(text="club", before=found.next))) == ["against"]


async def test_what_is_removed_comes_back(filled: Store) -> None:
    await filled.hide("won")
    assert ids(await look_for(filled, Wanted(standing="over"))) == []
    assert ids(await look_for(filled, Wanted(removed=True))) == ["won"]
    await filled.hide("won", hidden=False)
    assert ids(await look_for(filled, Wanted())) == ALL


async def test_a_title_is_taken_away_by_an_empty_one(filled: Store) -> None:
    await filled.entitle("against", "")
    assert ids(await look_for(filled, Wanted(text="club"))) == []
