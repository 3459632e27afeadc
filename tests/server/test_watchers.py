"""Everybody who watches a table is shown its newest version, and nobody's news pile up."""

import asyncio
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from erawan.server import written_views
from erawan.server.watchers import Eyes, Watcher, Watchers, screen
from erawan.server.written_views import WrittenViews
from erawan.tables.plan import ClockSetting
from erawan.tables.table import Moment, Table
from erawan.views.view import view_of
from tests.tables.people import choose, king, play, siam


class Tab:
    """Ears that note what they hear, as soon as they may."""

    def __init__(self, eyes: Eyes = screen) -> None:
        self.heard: list[dict[str, Any]] = []
        self.watcher = Watcher(self.note, eyes)
        self.telling = asyncio.create_task(self.watcher.tell())

    async def note(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int | None]]:
    """The versions and seats of all views that are put together."""
    made: list[tuple[int, int | None]] = []

    def note(table: Table, seat: int | None, now: int, have: int = 0) -> Any:
        made.append((table.version, seat))
        return view_of(table, seat, now, have)

    monkeypatch.setattr(written_views, "view_of", note)
    return made


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_view_is_made_once_for_all_who_watch(made: list[tuple[int, int | None]]) -> None:
    watchers = Watchers(WrittenViews(lambda: 0))
    table = siam()
    tabs = [Tab() for _ in range(50)]
    for tab in tabs:
        watchers.add(table.id, tab.watcher)
    after = play(table, "@b1n")
    watchers.publish(after)
    await settle()
    assert made == [(1, 1)]
    assert [len(tab.heard) for tab in tabs] == [1] * 50
    assert tabs[0].heard[0]["view"]["version"] == 1
    assert tabs[0].heard[0]["view"]["log_from"] == 0


def seat(number: int | None) -> Eyes:
    return lambda _: number


async def test_a_half_made_turn_is_told_to_its_own_seat_and_to_nobody_else() -> None:
    watchers, table = Watchers(WrittenViews(lambda: 0)), king(4)
    half = choose(table, "card ra", "province sk")
    own = [Tab(seat(table.to_move)), Tab(seat(table.to_move)), Tab()]
    others = [Tab(seat(each)) for each in (None, 0, 1, 2, 3) if each != table.to_move]
    for tab in own + others:
        watchers.add(table.id, tab.watcher)
    watchers.publish_draft(half)
    await settle()
    assert [tab.heard for tab in others] == [[]] * 4
    [news] = own[0].heard
    assert [tab.heard for tab in own] == [[news]] * 3
    assert (news["version"], news["draft"], news["view"]["draft"]) == (0, 1, 1)
    assert [each["choice"]["value"] for each in news["view"]["turn"]["chosen"]] == ["ra", "sk"]


async def test_what_others_are_shown_is_the_same_with_and_without_a_half_made_turn() -> None:
    table = play(king(4, open_piles=False), "pass")
    half, mover = choose(table, "card ra", "province sk"), table.to_move
    others = [each for each in (None, 0, 1, 2, 3) if each != mover]
    assert len(others) == 4
    for number in others:
        shown = [
            msgspec.json.encode(await WrittenViews(lambda: 0).view(each, number, 0))
            for each in (table, half)
        ]
        assert shown[0] == shown[1]
    assert view_of(half, mover, 0) != view_of(table, mover, 0)


async def test_at_a_new_version_everybody_sees_through_their_own_eyes(
    made: list[tuple[int, int | None]],
) -> None:
    watchers, table = Watchers(WrittenViews(lambda: 0)), king(2, open_piles=False)
    tabs = [Tab(eyes) for eyes in (seat(0), seat(1), seat(None), screen, screen)]
    for tab in tabs:
        watchers.add(table.id, tab.watcher)
    after = play(table, "pass")
    watchers.publish(after)
    await settle()
    seats = [0, 1, None, after.viewer, after.viewer]
    assert [tab.heard[0]["view"]["seat"] for tab in tabs] == seats
    assert sorted(made, key=str) == [(1, 0), (1, 1), (1, None)]
    hands = [
        [each["hand"] is not None for each in tab.heard[0]["view"]["scene"]["seats"]]
        for tab in tabs[:3]
    ]
    assert hands == [[True, False], [False, True], [False, False]]


def watch_table() -> tuple[Watchers, Tab, Table]:
    """A table of Siam with one tab that watches it."""
    watchers, tab, table = Watchers(WrittenViews(lambda: 0)), Tab(), siam()
    watchers.add(table.id, tab.watcher)
    return watchers, tab, table


async def test_who_was_shown_a_version_in_an_answer_hears_of_it_no_more() -> None:
    watchers, tab, table = watch_table()
    async with tab.watcher.answering:
        watchers.publish(play(table, "@b1n"))
        await settle()
        assert tab.heard == []
        tab.watcher.shown = Moment(1)
    await settle()
    assert tab.heard == []


async def test_of_news_that_wait_only_the_newest_is_told_and_without_a_view() -> None:
    watchers, tab, table = watch_table()
    async with tab.watcher.answering:
        for codes in (["@b1n"], ["@b1n", "@b5s"], ["@b1n", "@b5s", "@d1n"]):
            watchers.publish(play(table, *codes))
            await settle()
    await settle()
    expected = {"type": "changed", "table": table.id, "version": 3, "draft": 0, "view": None}
    assert tab.heard == [expected]


async def test_who_stops_watching_hears_no_more_and_is_forgotten() -> None:
    watchers, tab, table = watch_table()
    async with tab.watcher.answering:
        watchers.publish(play(table, "@b1n"))
        await settle()
        watchers.remove(table.id, tab.watcher)
    watchers.publish(play(table, "@b1n", "@b5s"))
    await settle()
    assert tab.heard == []
    assert watchers._by_table == {}


async def test_what_was_written_is_sent_again_as_long_as_it_is_true(
    made: list[tuple[int, int | None]],
) -> None:
    now = 0
    views = WrittenViews(lambda: now)
    plain = play(siam(), "@b1n")
    timed = play(siam(clock=ClockSetting(base=60_000)), "@b1n")
    for _ in range(3):
        await views.view(plain, 0, 0)
        await views.view(timed, 0, 0)
    assert len(made) == 2
    now = 1_000
    await views.view(plain, 0, 0)
    late = msgspec.json.decode(msgspec.json.encode(await views.view(timed, 0, 0)))
    assert len(made) == 3
    assert late["clock"]["left"] == [60_000, 59_000]


async def test_another_seat_or_version_or_log_is_another_view(
    made: list[tuple[int, int | None]],
) -> None:
    views, table = WrittenViews(lambda: 0), play(king(open_piles=False), "pass")
    for seat in (None, 0, 1):
        await views.view(table, seat, 0)
    await views.view(table, 0, 1)
    await views.view(replace(table, version=9), 0, 0)
    assert len(made) == 5


async def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written_views, "MAX_KEPT_BYTES", 20_000)
    views, table = WrittenViews(lambda: 0), siam()
    for version in range(40):
        await views.view(replace(table, version=version), 0, 0)
    kept = [len(each.json) for each in views._kept.values()]
    assert sum(kept) == views._bytes <= 20_000
    assert len(kept) > 1
