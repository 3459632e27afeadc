"""Pieces move where they go, for people who have not asked for stillness.

A glide is measured half-way, at the moment it begins, so no machine is too slow to see it.
"""

import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.king_table import PATIENCE, KingTable, king_plan
from tests.e2e.siam_table import WHOLE, SiamTable, after, play_out, siam_plan
from tests.server.running import App
from tests.server.running import Page as Watcher
from tests.some import some

WATCH_THE_GLIDES = """
    globalThis.glides = [];
    const middle = (token) => {
        const box = token.querySelector(".turning").getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (propertyName !== "translate" || !target.matches(".token")) return;
        const animations = target.getAnimations();
        const glide = animations.find((each) => each.transitionProperty === "translate");
        const began = glide.currentTime;
        glide.currentTime = glide.effect.getTiming().duration / 2;
        glides.push(middle(target));
        glide.currentTime = began;
    });
"""
WATCH_THE_TRAVELLERS = """
    globalThis.travellers = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes]))
            if (node instanceof Element && node.matches(".traveller")) {
                const [journey] = node.getAnimations();
                travellers.push(journey.effect.getKeyframes().map((frame) => frame.transform));
            }
    }).observe(document, { subtree: true, childList: true });
"""
MIDDLES_OF_TOKENS = """
    () => [...document.querySelectorAll(".token:not(.fallen)")].map((token) => {
        const box = token.querySelector(".turning").getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    })
"""
AT_REST = "() => document.getAnimations().every((each) => each.playState !== 'running')"


def wait_until(page: Page, condition: str) -> None:
    """Wait until a JavaScript condition holds; the page's own policy forbids Playwright's way."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        assert time.monotonic() < deadline, condition
        page.wait_for_timeout(20)


def stands(page: Page, table: SiamTable, cell: str) -> bool:
    """Whether a piece is drawn in the middle of a cell."""
    x, y = table.middle(table.cell(cell))
    middles: list[tuple[float, float]] = page.evaluate(MIDDLES_OF_TOKENS)
    return any(abs(a - x) < 3 and abs(b - y) < 3 for a, b in middles)


@pytest.fixture
def siam(moving: Page, app: App) -> SiamTable:
    """A table with an animal of each side, whose glides are measured."""
    moving.add_init_script(WATCH_THE_GLIDES)
    return SiamTable.open(moving, app, siam_plan(start=after("@b1n @e5s").to_json()))


def test_an_animal_glides_to_its_cell(moving: Page, siam: SiamTable) -> None:
    start, end = siam.middle(siam.cell("b1")), siam.middle(siam.cell("b2"))
    siam.play(after("@b1n @e5s"), "b1b2n")
    (x, y), *_ = moving.evaluate("glides")
    assert abs(x - start[0]) < 3
    assert abs(y - (start[1] + end[1]) / 2) < 3
    wait_until(moving, AT_REST)
    assert stands(moving, siam, "b2")
    assert not stands(moving, siam, "b1")


def test_nothing_glides_where_the_page_was_told_so(moving: Page, siam: SiamTable) -> None:
    moving.evaluate("localStorage.setItem('erawan.settings', JSON.stringify({ motion: 'off' }))")
    moving.reload()
    siam.play(after("@b1n @e5s"), "b1b2n")
    assert moving.evaluate("glides") == []
    assert stands(moving, siam, "b2")


def test_a_whole_game_of_gliding_pieces_ends_where_the_rules_say(moving: Page, app: App) -> None:
    table, position = SiamTable.open(moving, app, siam_plan()), after()
    for code in WHOLE.split():
        position = table.play(position, code)
    moving.keyboard.press("Escape")
    expect(table.end).to_be_hidden()
    wait_until(moving, AT_REST)
    cells = {f"{column}{row}" for column in "abcde" for row in "12345"}
    assert {cell for cell in cells if stands(moving, table, cell)} == occupied(position)


def test_a_move_of_siam_is_shown_again_and_then_the_table_as_it_is(
    moving: Page, siam: SiamTable
) -> None:
    position = siam.play(after("@b1n @e5s"), "b1b2n")
    siam.play(position, "e5d5w")
    wait_until(moving, AT_REST)
    moving.evaluate("glides.length = 0")
    again = moving.get_by_role("button", name="Show again: ").first
    again.click()
    wait_until(moving, "glides.length === 2")
    wait_until(moving, AT_REST)
    assert stands(moving, siam, "b2")
    assert stands(moving, siam, "d5")


def test_a_game_of_siam_is_looked_through_gliding(moving: Page, app: App) -> None:
    table = app.create(siam_plan())
    play_out(app, table, WHOLE)
    moving.add_init_script(WATCH_THE_GLIDES)
    moving.goto(app.link)
    moving.goto(f"{app.base}/#/review/{table}/0")
    expect(moving.get_by_text("Move 0 of 15")).to_be_visible()
    position, shown = after(), SiamTable(moving)
    for number, code in enumerate(WHOLE.split(), 1):
        position = position.play(position.parse(code))
        moving.keyboard.press("ArrowRight")
        expect(moving.get_by_text(f"Move {number} of 15")).to_be_visible()
    wait_until(moving, AT_REST)
    assert len(moving.evaluate("glides")) >= len(WHOLE.split()) - 1, "one move turns on the spot"
    for cell in some(occupied(position)):
        assert stands(moving, shown, cell)


def test_a_turn_of_king_of_siam_is_looked_through_change_by_change(moving: Page, app: App) -> None:
    table = app.create(king_plan(2))
    with app.socket() as tab:
        page, random = Watcher(tab, table), Random(4)
        page.do("choose", choices=[{"kind": "card", "value": "kt"}])
        while page.view["plies"] == 0:
            page.choose(random.randrange(100))
    moving.add_init_script(WATCH_THE_TRAVELLERS)
    moving.goto(app.link)
    moving.goto(f"{app.base}/#/review/{table}/0")
    expect(moving.get_by_text("Move 0 of 1")).to_be_visible()
    moving.keyboard.press("ArrowRight")
    assert wait_for_travellers(moving, app, table) == 4, "three placed, one taken"
    expect_the_words_of_a_fresh_page(moving)


def test_a_bot_of_king_of_siam_is_watched_change_by_change(moving: Page, app: App) -> None:
    moving.add_init_script(WATCH_THE_TRAVELLERS)
    table = KingTable.open(moving, app, king_plan(2, bots=1))
    log = moving.get_by_role("region", name="Log").get_by_role("listitem")
    seen, turns = 0, 0
    while not seen and turns < 8:
        table.pass_turn()
        turns += 1
        expect(log).to_have_count(2 * turns, timeout=PATIENCE)
        seen = wait_for_travellers(moving, app, table.id)
    assert seen > 0, "the bot never moved a follower"
    expect(table.cards.get_by_role("button").first).to_be_enabled()
    expect_the_words_of_a_fresh_page(moving)


def occupied(position: Any) -> set[str]:
    """The cells of Siam's board with something on them, read from the position's text."""
    rows = re.sub(r"\d", lambda found: "." * int(found[0]), position.text.split()[0]).split("/")
    return {
        f"{column}{row}"
        for row, drawn in zip("54321", rows, strict=True)
        for column, piece in zip("abcde", drawn, strict=True)
        if piece != "."
    }


def wait_for_travellers(page: Page, app: App, table: str) -> int:
    """Wait until as many followers have travelled as the log tells of; their number."""
    with app.client() as client:
        log = client.get(f"/api/tables/{table}").json()["view"]["log"]
    expected = sum(travel(change) for entry in log for change in entry["events"])
    wait_until(page, f"travellers.length === {expected}")
    journeys: list[list[str]] = page.evaluate("travellers")
    for start, end in some(journeys):
        assert start.split(" scale")[0] != end.split(" scale")[0]
    return expected


def travel(change: dict[str, Any]) -> int:
    """How many groups of followers a change sets on their way."""
    match change["event"]:
        case "follower-placed" | "follower-taken":
            return 1
        case "followers-swapped":
            return len(change["given"]) + len(change["got"])
        case "followers-returned":
            return sum(count > 0 for count in change["counts"])
    return 0


def expect_the_words_of_a_fresh_page(page: Page) -> None:
    """The board in words comes to say what a page says that has seen nothing move."""
    words = page.get_by_role("region", name="The board in words")
    expect(page.locator(".traveller")).to_have_count(0, timeout=PATIENCE)
    watched = words.inner_text()
    page.reload()
    expect(words).to_have_text(watched, use_inner_text=True)
