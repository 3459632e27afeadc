"""Somebody who asks for hints, and follows them or not."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.king_table import KingTable, king_plan
from tests.e2e.siam_table import SiamTable, siam_plan
from tests.server.running import App

PATIENCE = 20_000


def test_a_hint_is_shown_on_the_map_and_played_only_when_confirmed(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    table.turn.get_by_role("button", name="Hint").click()
    hint = calm.get_by_role("dialog", name="What the computer would play")
    shown = hint.get_by_role("button", name="Show on the board")
    expect(shown).to_have_count(3, timeout=PATIENCE)
    best = hint.get_by_role("listitem").first
    expect(hint.get_by_role("listitem").last).to_contain_text("is close")
    expect(best).to_contain_text(re.compile(r"\d+ % to win.*Anna", re.DOTALL))
    expect(table.narration).to_contain_text("% to win")
    assert table.version == 0
    table.tap(best.get_by_role("button", name="Show on the board"))
    expect(hint).not_to_be_visible()
    expect(table.status).to_contain_text("Anna")
    table.tap(table.confirm)
    expect(table.status).to_contain_text("Boris")


def test_without_confirming_a_hint_leaves_the_last_step_to_the_player(calm: Page, app: App) -> None:
    table = SiamTable.open(calm, app, siam_plan(settings={"pace": 0, "confirm": False}))
    calm.keyboard.press("h")
    hint = calm.get_by_role("dialog", name="What the computer would play")
    table.tap(hint.get_by_role("button", name="Show on the board").first)
    expect(table.outlook).to_contain_text("An elephant enters on")
    expect(table.line).to_have_text("Choose where it looks")


def test_where_people_play_against_the_clock_there_is_no_hint(calm: Page, app: App) -> None:
    settings = {"pace": 0, "clock": {"base": 600_000}}
    table = KingTable.open(calm, app, king_plan(2, settings=settings))
    expect(table.turn.get_by_role("button", name="Pass")).to_be_visible()
    expect(table.turn.get_by_role("button", name="Hint")).to_have_count(0)
    calm.keyboard.press("h")
    expect(calm.get_by_role("dialog")).to_have_count(0)
