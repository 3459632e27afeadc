"""Nothing is said before it is so: whose turn it is, and who has won."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import Hand
from tests.e2e.king_table import PATIENCE, king_plan
from tests.e2e.siam_table import after, siam_plan
from tests.e2e.test_end import NEARLY
from tests.server.running import App

RECORD = """
() => {
  window.seen = [];
  const look = () => {
    const status = document.querySelector("h1")?.textContent.trim() ?? "";
    const able = document.querySelector(".hand button:enabled") !== null;
    const moves = (each) => each.transitionProperty === "translate";
    const gliding = document.getAnimations().some(moves);
    const line = document.querySelector("section .line")?.textContent.trim() ?? "";
    const told = document.querySelector("dialog[open] h2")?.textContent.trim() ?? "";
    const now = JSON.stringify({ status, able, gliding, line, told });
    if (now !== window.seen.at(-1)) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}
"""


def seen(page: Page) -> list[dict[str, Any]]:
    """What could be seen, frame by frame, without what stayed the same."""
    found: list[dict[str, Any]] = page.evaluate("window.seen.map((each) => JSON.parse(each))")
    return found


@pytest.fixture
def lively(hand: Hand) -> Hand:
    """Both hands, on a page where things move, as for most people."""
    hand.page.emulate_media(reduced_motion="no-preference")
    return hand


def test_it_is_said_to_be_one_s_turn_once_the_others_moves_were_seen(
    lively: Hand, app: App
) -> None:
    table = lively.king(app, king_plan(2, bots=1, settings={"pace": 300}))
    expect(table.status).to_contain_text("Your turn", timeout=PATIENCE)
    table.pass_turn()
    expect(table.status).not_to_contain_text("Your turn")
    lively.page.evaluate(RECORD)
    expect(table.status).to_contain_text("Your turn", timeout=PATIENCE)
    said = seen(lively.page)
    assert any("is thinking" in each["status"] for each in said)
    assert [each for each in said if "Your turn" in each["status"] and not each["able"]] == []


def test_in_siam_too(lively: Hand, app: App) -> None:
    table = lively.siam(app, siam_plan(bot=True, settings={"pace": 500}))
    table.play(after(), "@b1n")
    expect(table.status).to_contain_text("is thinking")
    lively.page.evaluate(RECORD)
    expect(table.status).to_contain_text("Your turn", timeout=PATIENCE)
    said = seen(lively.page)
    first = next(place for place, each in enumerate(said) if "Your turn" in each["status"])
    assert [each["gliding"] for each in said[:first]].count(True) > 0


def test_who_has_won_is_said_by_the_end_s_story_first(lively: Hand, app: App) -> None:
    position = after(NEARLY)
    table = lively.siam(app, siam_plan(start=position.to_json()))
    lively.page.evaluate(RECORD)
    table.play(position, "b4b5n")
    expect(table.end).to_contain_text("Victory for Anna!", timeout=PATIENCE)
    expect(table.line).to_have_text("Victory for Anna!")
    said = seen(lively.page)
    first = next(each for each in said if "Victory" in each["line"] + each["status"])
    assert "Victory" in first["told"]


def test_who_has_lost_is_told_so_kindly(hand: Hand, app: App) -> None:
    table = hand.siam(app, siam_plan(bot=True))
    table.play(after(), "@b1n")
    expect(table.status).to_contain_text("Your turn", timeout=PATIENCE)
    for name in ("Menu", "Resign", "Yes, resign"):
        hand.press(hand.page.get_by_role("button", name=name, exact=True))
    expect(table.end).to_contain_text("Not this time.")


def test_nameless_sides_win_as_sides(hand: Hand, app: App) -> None:
    position = after(NEARLY)
    table = hand.siam(app, siam_plan(start=position.to_json(), seats=[{}, {}]))
    expect(table.status).to_have_text("Elephants to move")
    table.play(position, "b4b5n")
    expect(hand.page.get_by_role("dialog", name="Victory for the elephants!")).to_be_visible()
