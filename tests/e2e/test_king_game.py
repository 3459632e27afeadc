"""Whole games of King of Siam by taps, with a mouse and with a thumb."""

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from erawan import game
from tests.e2e.king_table import CARDS, KingTable, king_plan
from tests.e2e.visitor import Visitor
from tests.server.running import App

PHONE: ViewportSize = {"width": 360, "height": 740}


def test_two_people_play_a_whole_game_by_taps(calm: Page, app: App) -> None:
    table, random = KingTable.open(calm, app, king_plan(2)), Random(3)
    expect(table.status).to_contain_text("Struggle 1 of 8")
    for _ in range(2 * 8):
        cards = table.playable()
        table.play(random.choice(cards), random) if cards else table.pass_turn()
    expect(table.status).to_contain_text("Struggle 1 of 8")
    while not table.is_over:
        table.pass_turn()
    log = table.narration
    for name in CARDS:
        expect(log).to_contain_text(f"plays {name}.")
    expect(log).to_contain_text("Anna passes.")


def test_a_thumb_plays_on_a_phone(visitor: Visitor, app: App) -> None:
    page = visitor(viewport=PHONE, is_mobile=True, has_touch=True)
    table, random = KingTable.open(page, app, king_plan(2)), Random(5)
    table.touch = True
    for _ in range(2):
        for name in ("Maharacha", "Khon Thai", "2 vs 1"):
            table.play(table.cards.get_by_role("button", name=name), random)
    while not table.is_over:
        table.pass_turn()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_finish_a_game(calm: Page, app: App, players: int) -> None:
    random = Random(players)
    position = game("king-of-siam").start(players=players, seed=players)
    line = []
    while position.to_move is not None:
        line.append(position)
        moves = position.legal_moves()
        position = position.play(random.choice(moves))
    table = KingTable.open(calm, app, king_plan(players, start=line[-4].to_json()))
    for _ in range(4):
        assert not table.is_over
        table.pass_turn()
    expect(table.status).to_have_text("The game is over")


def test_every_step_can_be_undone_by_key_and_by_tap(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    prompt = table.turn.get_by_role("paragraph")
    expect(prompt).to_have_text("Choose a card, or pass")
    calm.keyboard.press("2")
    expect(prompt).to_have_text("Choose a province for Rama")
    table.tap_province("sk")
    expect(prompt).to_have_text("Choose a province for Lao")
    expect(table.map.locator(".new")).to_have_count(1)
    calm.keyboard.press("Backspace")
    expect(prompt).to_have_text("Choose a province for Rama")
    expect(table.map.locator(".new")).to_have_count(0)
    calm.keyboard.press("v")
    calm.keyboard.press("Enter")
    expect(prompt).to_have_text("Choose a province for Lao")
    calm.keyboard.press("ArrowDown")
    calm.keyboard.press("Enter")
    expect(prompt).to_have_text("Choose a province for Malay")
    calm.keyboard.press("Escape")
    expect(prompt).to_have_text("Choose a card, or pass")
    table.tap(table.cards.get_by_role("button", name="Maharacha"))
    expect(prompt).to_have_text("Choose the first of two tiles to swap")
    table.tap(table.turn.get_by_role("button", name="Back"))
    expect(prompt).to_have_text("Choose a card, or pass")
    calm.keyboard.press("p")
    expect(table.narration).to_contain_text("passes.")


def test_others_moves_are_shown_frame_by_frame_until_a_key_skips(moving: Page, app: App) -> None:
    table = KingTable.open(moving, app, king_plan(2))
    table.play(table.cards.get_by_role("button", name="Khon Thai"), Random(1))
    card = table.cards.get_by_role("button", name="Maharacha")
    expect(card).to_be_enabled()
    moving.get_by_role("button", name="Show again: ").click()
    expect(card).to_be_disabled()
    moving.keyboard.press("x")
    expect(card).to_be_enabled()


def test_a_bot_answers_and_its_move_is_told(calm: Page, app: App) -> None:
    plan = king_plan(2, bots=1)
    plan["settings"] = {"pace": 0}
    table = app.create(plan)
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/table/{table}")
    mine = calm.get_by_role("button", name="Pass", exact=True)
    mine.click()
    log = calm.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log.filter(has_text="Anna passes.")).to_have_count(1)
    expect(log.filter(has_not_text="Anna").first).to_be_visible()
    expect(mine).to_be_visible()
    calm.get_by_role("button", name="Take back").click()
    expect(log.filter(has_text="taken back").first).to_be_visible()
    expect(mine).to_be_visible()
