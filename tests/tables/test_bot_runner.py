"""Bots move by themselves, at their pace, and clocks end games by themselves."""

import asyncio
import re
import sqlite3
import sys
from dataclasses import replace

import msgspec
import pytest

from erawan.engine import players
from erawan.engine.budget import Budget
from erawan.engine.players import default_nodes
from erawan.king.start_options import KingOptions
from erawan.siam.start_options import SiamOptions
from erawan.tables import bot_pool as module
from erawan.tables import bot_runner as attendants
from erawan.tables import bot_worker
from erawan.tables.actions import Resign, Skip, TakeBack
from erawan.tables.bot_pool import BotPool
from erawan.tables.bot_runner import BotRunner
from erawan.tables.people import People
from erawan.tables.plan import ClockSetting, Plan, Seat, Settings
from erawan.tables.row import Row
from erawan.tables.setup import new_table
from erawan.tables.store import Store
from erawan.tables.table import Table
from erawan.tables.table_service import TableService
from erawan.tables.users import Users
from tests.tables.people import PATIENCE, RESIGN, TAKE_BACK, once, play, siam


@pytest.mark.parametrize(
    "options", [KingOptions(players=4, seed="7"), SiamOptions(ply_limit=12)], ids=["king", "siam"]
)
async def test_bots_play_a_whole_game_among_themselves(
    attended: TableService, options: KingOptions | SiamOptions
) -> None:
    number = 4 if isinstance(options, KingOptions) else 2
    seats = tuple(Seat(bot=("random", "greedy")[seat % 2]) for seat in range(number))
    table = await attended.add(new_table(Plan(options, seats, Settings(pace=0)), 0))
    ended = await once(attended, table, lambda each: each.is_over)
    assert ended.position.outcome is not None


async def test_a_bot_plays_at_its_level_however_long_it_may_think(bot_runner: BotRunner) -> None:
    for bot in ("level-3", "level-10"):
        question = bot_runner._question(siam(), bot)
        assert question.budget == Budget(movetime=1000, nodes=default_nodes("siam", bot))
    assert question.nodes is not None


async def test_a_bot_answers_a_person_and_then_waits(attended: TableService) -> None:
    begun = await attended.add(play(siam(bots=1, pace=0), "@b1n"))
    answered = await once(attended, begun, lambda each: len(each.line) == 2)
    assert answered.to_move == 0


async def test_a_bot_whose_turn_it_was_goes_on_after_a_restart(store: Store) -> None:
    before = TableService(store)
    table = await before.add(play(siam(bots=1, pace=0), "@b1n"))
    tables = TableService(store)
    bot_pool = BotPool()
    bot_runner = BotRunner(tables, bot_pool)
    await tables.table(table.id)
    answered = await once(tables, table, lambda each: len(each.line) == 2)
    await bot_runner.close()
    await bot_pool.close()
    assert answered.to_move == 0


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What failed is tried again soon."""
    monkeypatch.setattr(attendants, "SHORTEST_WAIT", 0.01)
    monkeypatch.setattr(attendants, "LONGEST_WAIT", 0.05)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "")])
async def test_while_their_processes_die_bots_wait_and_then_go_on(
    attended: TableService,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    command: tuple[str, ...],
) -> None:
    def forbidden(*_: object) -> None:
        raise AssertionError("a bot thinks in the server")

    monkeypatch.setattr(players, "find_player", forbidden)
    monkeypatch.setattr(bot_worker, "find_player", forbidden)
    usual = module.COMMAND
    monkeypatch.setattr(module, "COMMAND", command)
    table = await attended.add(play(siam(bots=1, pace=0), "@b1n"))
    async with asyncio.timeout(PATIENCE):
        while caplog.text.count("tried again") < 5:  # noqa: ASYNC110 - the log has no event
            await asyncio.sleep(0.01)
    assert len((await attended.table(table.id)).line) == 1
    monkeypatch.setattr(module, "COMMAND", usual)
    answered = await once(attended, table, lambda each: len(each.line) == 2)
    assert answered.to_move == 0


@pytest.mark.usefixtures("impatient")
async def test_a_person_can_take_back_or_resign_while_bots_cannot_think(
    attended: TableService, bot_runner: BotRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMMAND", ("/no/such/program",))
    table = await attended.add(play(siam(bots=1, pace=0), "@b1n"))
    await asyncio.sleep(0.1)
    _, after = await attended.do(table.id, "an act", table.version, TAKE_BACK)
    assert after.to_move == 0
    assert bot_runner._tasks == {}


@pytest.mark.usefixtures("impatient")
async def test_a_bot_whose_clock_runs_out_while_it_cannot_think_has_lost(
    attended: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "COMMAND", ("/no/such/program",))
    monkeypatch.setattr(attendants, "LONGEST_WAIT", 1000)
    monkeypatch.setattr(attendants, "SHORTEST_WAIT", 1000)
    clock = ClockSetting(base=1_000)
    table = await attended.add(play(siam(bots=1, clock=clock), "@b1n", now=attended.now()))
    ended = await once(attended, table, lambda each: each.is_over)
    assert (ended.winners, ended.rows[-1].kind) == ((0,), "time")


class Broken:
    """A store whose next writes fail, as on a full disk."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self.left = times
        self._advance = store.advance
        monkeypatch.setattr(store, "advance", self)

    async def __call__(self, before: Table, after: Table, act: str | None) -> None:
        if self.left > 0:
            self.left -= 1
            raise sqlite3.OperationalError("disk is full")
        await self._advance(before, after, act)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("failures", [1, 6])
async def test_a_bot_plays_on_after_the_storage_has_failed(
    attended: TableService, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    broken = Broken(attended.store, monkeypatch, failures)
    table = await attended.add(play(siam(bots=1, pace=0), "@b1n"))
    answered = await once(attended, table, lambda each: len(each.line) == 2)
    assert (answered.to_move, answered.version, broken.left) == (0, 2, 0)
    kept = await attended.store.find(table.id, 0)
    assert kept
    assert kept.line[1].code == answered.line[1].code


@pytest.mark.usefixtures("impatient")
async def test_a_flag_falls_after_the_storage_has_failed(
    attended: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = Broken(attended.store, monkeypatch, 3)
    begun = play(siam(clock=ClockSetting(base=1_000)), "@b1n", now=attended.now())
    ended = await once(attended, await attended.add(begun), lambda each: each.is_over)
    assert (ended.winners, broken.left) == ((0,), 0)


@pytest.mark.usefixtures("impatient")
async def test_tries_grow_rarer(
    attended: TableService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(attendants, "SHORTEST_WAIT", 0.1)
    monkeypatch.setattr(attendants, "LONGEST_WAIT", 0.4)
    Broken(attended.store, monkeypatch, 5)
    table = await attended.add(play(siam(bots=1, pace=0), "@b1n"))
    await once(attended, table, lambda each: len(each.line) == 2)
    told = [float(number) for number in re.findall(r"again in ([0-9.]+) seconds", caplog.text)]
    assert told == [0.1, 0.2, 0.4, 0.4, 0.4]


async def test_the_pace_can_be_skipped(attended: TableService) -> None:
    table = await attended.add(play(siam(bots=1, pace=10_000), "@b1n"))
    loop = asyncio.get_running_loop()
    begun = loop.time()
    await attended.do(table.id, "a wish", table.version, Skip())
    await once(attended, table, lambda each: len(each.line) == 2)
    assert loop.time() - begun < 9


async def test_the_pace_is_a_least_time(attended: TableService) -> None:
    loop = asyncio.get_running_loop()
    begun = loop.time()
    table = await attended.add(play(siam(bots=1, pace=300), "@b1n"))
    await once(attended, table, lambda each: len(each.line) == 2)
    assert loop.time() - begun >= 0.299


@pytest.mark.parametrize("act", [TAKE_BACK, RESIGN])
async def test_a_bot_gives_up_its_thought_when_a_person_changes_the_table(
    attended: TableService, bot_runner: BotRunner, act: TakeBack | Resign
) -> None:
    table = await attended.add(play(siam(bots=1, pace=10_000), "@b1n"))
    assert bot_runner._tasks.keys() == {table.id}
    await attended.do(table.id, "an act", table.version, act)
    assert bot_runner._tasks == {}


async def test_a_person_who_runs_out_of_time_has_lost(attended: TableService) -> None:
    begun = play(siam(clock=ClockSetting(base=1_000)), "@b1n", now=attended.now())
    table = await attended.add(begun)
    ended = await once(attended, table, lambda each: each.is_over)
    assert ended.winners == (0,)
    assert ended.rows[-1].kind == "time"


async def test_a_bot_doesn_t_wait_until_its_time_is_over(attended: TableService) -> None:
    clock = ClockSetting(base=5_000)
    begun = play(siam(bots=1, pace=10_000, clock=clock), "@b1n", now=attended.now())
    table = await attended.add(begun)
    moved = await once(attended, table, lambda each: len(each.rows) == 2)
    assert moved.rows[-1].kind == "move"


async def test_strong_bots_keep_to_their_clock(attended: TableService) -> None:
    seats = (Seat(bot="level-10"), Seat(bot="level-10"))
    settings = Settings(clock=ClockSetting(base=10_000), pace=0)
    table = await attended.add(new_table(Plan(SiamOptions(ply_limit=12), seats, settings), 0))
    ended = await once(attended, table, lambda each: each.is_over)
    assert ended.position.outcome is not None
    assert {row.kind for row in ended.rows} == {"move"}


async def test_at_a_table_that_nobody_watches_bots_stop_until_somebody_comes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendants, "LOOK_SECONDS", 0.02)
    now = 1_000_000_000
    tables = TableService(store, now=lambda: now)
    bot_pool, watched = BotPool(1), set[str]()
    bot_runner = BotRunner(tables, bot_pool)
    bot_runner.is_watched = watched.__contains__
    users = Users(store, tables.now)
    maker = await users.name(None, "Maker", "maker")
    assert maker
    begun = replace(play(siam(bots=1, pace=0), "@b1n"), people=People(maker.id, (maker.id, None)))
    long_ago = await tables.add(replace(begun, created=0, rows=(replace_at(begun, 0),)))
    just_now = await tables.add(
        replace(begun, id="other", rows=(replace_at(begun, now - attendants.UNWATCHED_MS),))
    )
    here = await tables.add(replace(long_ago, id="here", people=None))
    for table in (just_now, here):
        assert (await once(tables, table, lambda each: len(each.line) == 2)).to_move == 0
    await asyncio.sleep(0.2)
    assert len((await tables.table(long_ago.id)).line) == 1, "nobody has looked for long"
    watched.add(long_ago.id)
    assert (await once(tables, long_ago, lambda each: len(each.line) == 2)).to_move == 0
    await bot_runner.close()
    await bot_pool.close()


def replace_at(table: Table, at: int) -> Row:
    """The only row of a table, at another time."""
    (row,) = table.rows
    return msgspec.structs.replace(row, at=at)


async def test_of_one_person_s_tables_few_bots_think_at_once(bot_runner: BotRunner) -> None:
    mine = [
        replace(siam(), id=f"mine {number}", people=People("me", ("me", None))) for number in (1, 2)
    ]
    theirs = replace(siam(), id="theirs", people=People("they", ("they", None)))
    share = bot_runner._share(mine[0])
    assert bot_runner._share(mine[1]) is share
    assert bot_runner._share(theirs) is not share
    for _ in range(attendants.MOST_OF_MAKER):
        assert not share.locked()
        await share.acquire()
    assert share.locked()
