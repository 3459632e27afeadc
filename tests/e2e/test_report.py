"""Somebody at a table tells the host of another, by keyboard and on a phone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.test_account import what_is_wrong
from tests.e2e.visitors import Visitor
from tests.server.site import Site, serving
from tests.server.test_reports import listed


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path / "data") as started:
        yield started


def test_the_host_hears_of_it(browser: Browser, site: Site) -> None:
    rude = Visitor(browser, "Rudi")
    polite = Visitor(browser, "Pia", phone=True, bypass_csp=True)
    polite.join(rude.make_table(site, "Siam", "Rhinos"))
    page = polite.page
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Report a player").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Report a player")).to_be_focused()
    who = page.get_by_role("combobox", name="Whom")
    assert who.locator("option").all_inner_texts() == ["Rudi"], "not oneself"
    page.get_by_label("What happened?").fill("Swears")
    assert what_is_wrong(polite) == []
    page.keyboard.press("Enter")
    expect(page.get_by_text("The host of this site has been told.")).to_be_visible()
    (found,) = listed(site, "reports")
    assert (found["name"], found["by"], found["text"]) == ("Rudi", "Pia", "Swears")
    assert polite.complaints.heard == []
    rude.leave()
    polite.leave()
