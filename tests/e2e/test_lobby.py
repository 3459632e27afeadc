"""The lobby as people see it: a table comes, is filtered, taken, left, and its maker sends away."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.hands import Hand
from tests.e2e.visitors import Visitor, wrong_with
from tests.server.site import Site, serving


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site of its own for every test, and for every try: no name is taken there."""
    with serving(tmp_path / "data") as started:
        yield started


def press(visitor: Visitor, thing: Locator) -> None:
    """Click, or tap, once nothing is deaf any more."""
    Hand(visitor.page, visitor.phone).press(thing)


def test_a_table_for_everybody_comes_to_all_screens_and_goes(browser: Browser, site: Site) -> None:
    maker = Visitor(browser, "Lena", bypass_csp=True)
    guest = Visitor(browser, "Marko", phone=True, bypass_csp=True)
    other = Visitor(browser, "Nadia")
    for each in (guest, other):
        each.page.goto(site.base)
        each.take_name()
        expect(each.page.get_by_text("Nobody waits for players right now.")).to_be_visible()
    page = maker.page
    page.goto(site.base)
    maker.take_name()
    page.get_by_role("link", name="Play King of Siam", exact=True).click()
    page.get_by_role("radio", name="3").check()
    for seat in ("Seat 2", "Seat 3"):
        page.get_by_role("combobox", name=seat).select_option("")
    page.get_by_label("For whom Seat 3 is kept").fill("nadia")
    page.get_by_role("radio", name="Everybody here").check()
    assert wrong_with(maker) == []
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("kept for nadia")).to_be_visible()

    # It comes by itself; one of them is told that a seat is theirs.
    lobby = other.page.get_by_role("region", name="Open tables")
    expect(lobby).to_contain_text("a seat is kept for you")
    expect(guest.page.get_by_text("2 open seats of 3")).to_be_visible()
    assert wrong_with(guest) == []
    guest.page.get_by_label("Game").select_option("siam")
    expect(guest.page.get_by_text("No open table fits.")).to_be_visible()
    guest.page.get_by_label("Game").select_option("")

    sit = guest.page.get_by_role("button", name="Sit down: King of Siam with Lena")
    press(guest, sit)
    expect(guest.page.get_by_text("Marko (you)")).to_be_visible()
    press(guest, guest.page.get_by_role("button", name="Leave: Seat 2"))
    press(guest, sit)
    expect(page.get_by_text("Marko", exact=True)).to_be_visible()
    assert wrong_with(maker) == []
    press(maker, page.get_by_role("button", name="Send away: Seat 2"))
    expect(page.get_by_role("list", name="Who sits where")).not_to_contain_text("Marko")
    expect(guest.page.get_by_role("button", name="Leave: Seat 2")).to_have_count(0)
    press(maker, page.get_by_role("button", name="Open to all: Seat 3"))
    expect(page.get_by_text("kept for nadia")).to_have_count(0)

    lobby.get_by_role("button", name="Sit down").focus()
    other.page.keyboard.press("Enter")
    expect(other.page.get_by_text("Nadia (you)")).to_be_visible()
    last = Visitor(browser, "Oleg")
    last.page.goto(site.base)
    last.take_name()
    last.page.get_by_role("button", name="Sit down").click()
    for each in (maker, other, last):
        expect(each.page.locator("[data-board]")).to_be_visible()
        assert each.complaints.heard == []
    for each in (maker, guest, other, last):
        each.leave()
