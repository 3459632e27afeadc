"""Somebody makes an account, comes in elsewhere by keyboard and by finger, and is logged out."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import king_table
from tests.e2e.visitors import Visitor, wrong_with
from tests.server.site import Site, serving
from tests.some import some

PASSWORD = "correct horse"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path / "data") as started:
        yield started


def what_is_wrong(visitor: Visitor) -> list[str]:
    """What axe-core finds in light and in dark, and text that the screen cuts off."""
    found = wrong_with(visitor)
    wider = "document.documentElement.scrollWidth > innerWidth"
    return [*found, "wider than the screen"] if visitor.page.evaluate(wider) else found


def press(page: Page, name: str) -> None:
    king_table.press(page, page.get_by_role("button", name=name, exact=True), touch=False)


def type_in(page: Page, *texts: str) -> None:
    """Go on from where the keyboard is, field by field."""
    for text in some(texts):
        page.keyboard.press("Tab")
        page.keyboard.type(text)


def test_an_account_from_its_making_to_its_last_browser(browser: Browser, site: Site) -> None:
    desk = Visitor(browser, "Hanna", bypass_csp=True)
    phone = Visitor(browser, "Hanna", phone=True, bypass_csp=True)
    page, small = desk.page, phone.page
    link = desk.make_table(site, "Siam", "Rhinos")
    page.goto(f"{site.base}/#/")
    press(page, "Name: Hanna")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your account")
    assert what_is_wrong(desk) == []
    page.get_by_label("New password").fill(PASSWORD)
    press(page, "Make the account")
    expect(page.get_by_role("heading", name="Write down these recovery codes")).to_be_focused()
    codes = page.locator("ol code").all_inner_texts()
    assert len(set(codes)) == 10
    assert what_is_wrong(desk) == []
    press(page, "I have written them down")
    expect(page.get_by_text("10 recovery codes are left.")).to_be_visible()
    assert what_is_wrong(desk) == []

    # On the phone: a wrong password says so, the right one leads to the games.
    small.goto(link)
    expect(small.get_by_label("Your name")).to_be_visible()
    small.goto(f"{site.base}/#/")
    press(small, "I have an account here")
    small.get_by_label("Name", exact=True).fill("Hanna")
    small.get_by_label("Password", exact=True).fill("something else")
    press(small, "Log in")
    expect(small.get_by_role("alert").filter(has_text="no account of this name")).to_be_visible()
    assert what_is_wrong(phone) == []
    small.get_by_label("Password", exact=True).fill(PASSWORD)
    press(small, "Log in")
    expect(small.get_by_role("button", name="Name: Hanna")).to_be_visible()
    expect(small.get_by_role("heading", name="Continue")).to_be_visible()

    # Logged out from the desk, the phone's page begins anew by itself.
    page.reload()
    press(page, "Log out: Chrome, Linux")
    expect(small.get_by_label("Your name")).to_be_visible()
    expect(page.get_by_role("button", name="Log out: Chrome, Linux")).to_have_count(0)

    # By a recovery code, with the keyboard alone.
    small.get_by_role("button", name="I have an account here").focus()
    small.keyboard.press("Enter")
    small.get_by_role("button", name="I forgot the password").focus()
    small.keyboard.press("Enter")
    assert what_is_wrong(phone) == []
    small.get_by_label("Name", exact=True).focus()
    small.keyboard.type("hanna")
    type_in(small, codes[0].lower(), "another password")
    small.keyboard.press("Enter")
    expect(small.get_by_role("button", name="Name: Hanna")).to_be_visible()
    expect(page.get_by_label("Your name")).to_be_visible()
    # The one wrong password.
    assert ["422" in each for each in phone.complaints.heard] == [True]
    assert desk.complaints.heard == []
    desk.leave()
    phone.leave()
