"""The database files of all releases are opened by this one, and their games go on."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from erawan.tables.actions import Confirm, Pass
from erawan.tables.migrate import migrate
from erawan.tables.store import Store
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from erawan.views.info import table_info
from erawan.views.view import review_of, view_of
from tests.tables import release
from tests.tables.people import choose

FILES = sorted((Path(__file__).parents[1] / "data").glob("erawan-*.sqlite3"))


@pytest.fixture(params=[*FILES, None], ids=lambda file: file.stem if file else "now")
async def tables(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[TableService]:
    """A tables of a copy of a release's file, migrated."""
    copy = tmp_path / "erawan.sqlite3"
    if request.param is None:
        await release.make(copy)
    else:
        shutil.copy(request.param, copy)
    migrate(copy)
    store = Store.open(copy)
    yield TableService(store, now=lambda: release.MONDAY + 120_000)
    await store.close()


def test_there_are_files() -> None:
    assert FILES


def codes(table: Table) -> list[str]:
    return [played.code for played in table.line]


async def test_every_table_is_found_and_can_be_looked_at(tables: TableService) -> None:
    listed = [
        *await tables.store.summaries(unfinished=True),
        *await tables.store.summaries(unfinished=False),
    ]
    assert {each.id for each in listed} == {
        "half-made",
        "given-up",
        "own-board",
        "over",
        "over-siam",
        "looked-at",
    }
    for each in listed:
        table = await tables.table(each.id)
        assert len(table.line) == each.ply
        assert table.winners == each.winners
        assert view_of(table, table.viewer, 0).table == review_of(table, None, 0).table == each.id
        assert table_info(table).id == each.id


async def test_a_half_made_turn_goes_on(tables: TableService) -> None:
    table = await tables.table("half-made")
    assert [step.value for step in table.steps] == ["11", "sk"]
    followers = [choice.value for choice in table.turn_draft.turn.choices()]
    after = choose(table, f"follower {followers[0]}")
    assert after.moment == (table.version, table.draft + 1)


async def test_an_act_sent_again_after_the_update_gets_its_first_answer(
    tables: TableService,
) -> None:
    made, table = await tables.do("half-made", "act 0", 0, Pass())
    assert made == (1, 0)
    assert len(table.rows) == 1


async def test_ends_take_backs_and_boards_are_as_they_were(tables: TableService) -> None:
    given_up = await tables.table("given-up")
    assert given_up.ending
    assert given_up.ending.termination == "resign"
    assert given_up.winners == (await tables.table("looked-at")).winners
    taken_back = await tables.table("taken-back")
    assert (codes(taken_back), [row.kind for row in taken_back.rows]) == ([], ["move", "take-back"])
    assert taken_back.plan.settings.clock
    own = await tables.table("own-board")
    assert codes(own) == ["@a1e"]
    assert own.start.to_json()["options"]["board"]["name"] == "mine"


async def test_a_game_can_be_played_on(tables: TableService) -> None:
    version = (await tables.table("own-board")).version
    await tables.do("own-board", "a step", version, release.choose("target d6", "facing s"))
    _, table = await tables.do("own-board", "the turn", version, Confirm(), draft=1)
    assert codes(table) == ["@a1e", "@d6s"]
