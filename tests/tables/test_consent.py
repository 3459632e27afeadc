"""What all at a table must agree to, kept over a restart; the log's rows replay to the same."""

from dataclasses import replace

import pytest

from erawan.tables import consent
from erawan.tables.offer import NO_OFFERS, Offer, Offers
from erawan.tables.people import People
from erawan.tables.plan import ClockSetting
from erawan.tables.refusal import Refusal
from erawan.tables.store import Store
from erawan.tables.table import Table
from tests.tables.people import king, play, siam

SHARED = People("anna", ("anna", "boris"))


def shared(table: Table) -> Table:
    return replace(table, people=SHARED)


async def test_what_was_asked_for_and_the_rematch_are_kept(store: Store) -> None:
    table = siam()
    await store.add(table)
    asked = table.with_offers(Offers(Offer("draw", 0, (0,)), (("draw", 0),)))
    await store.advance(table, asked, "one")
    found = await store.find(table.id, 0)
    assert found is not None
    assert found.offers == asked.offers
    ended = asked.with_agreement("draw", 0, 5)
    await store.advance(asked, ended, "two")
    await store.advance(ended, ended.with_rematch("next"), None)
    found = await store.find(table.id, 0)
    assert found is not None
    assert (found.offers, found.rematch, found.ending) == (NO_OFFERS, "next", ended.ending)
    assert [row.kind for row in found.rows] == ["draw"]


def test_a_pause_charges_the_mover_for_what_was_used_and_nothing_more() -> None:
    table = shared(siam(clock=ClockSetting(base=60_000)))
    table = play(table, "@b1n", now=1_000)
    table = consent.answer(consent.ask(table, "pause", 0), True, 1, 11_000)
    assert table.is_paused
    assert table.time_left(500_000) == [60_000, 50_000]
    assert consent.possible(table, 1) == ("resume", "draw")
    table = consent.answer(consent.ask(table, "resume", 1), True, 0, 600_000)
    assert table.time_left(605_000) == [60_000, 45_000]


def test_nobody_answers_twice_and_nobody_asks_where_all_sit_at_one_screen() -> None:
    with pytest.raises(Refusal):
        consent.ask(siam(), "draw", 0)
    four = replace(king(4), people=People("a", ("a", "b", "c", "d")))
    asked = consent.ask(four, "pause", 2)
    agreed = consent.answer(asked, True, 3, 0)
    assert consent.waits_for(agreed) == (0, 1)
    with pytest.raises(Refusal):
        consent.answer(agreed, True, 3, 0)
    # Whoever has agreed can still say no.
    assert consent.answer(agreed, False, 3, 0).offers.standing is None


def test_bots_agree_to_what_the_people_want() -> None:
    three = replace(king(3, bots=1), people=People("a", ("a", "b", None)))
    paused = consent.answer(consent.ask(three, "pause", 0), True, 1, 0)
    assert paused.is_paused
    assert paused.bot_to_move is None
