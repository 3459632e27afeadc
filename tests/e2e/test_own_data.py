"""Somebody reads what a site keeps, takes it home, and is forgotten: by finger and by keyboard."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import king_table
from tests.e2e.test_account import press, what_is_wrong
from tests.e2e.visitors import Visitor
from tests.server.site import Site, serving

SAID = "Ask <b>Mia</b>, mia@example.org.\n\n<script>document.title = 'taken'</script>"


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o700)
    (folder / "about.txt").write_text(SAID)
    with serving(folder) as started:
        yield started


def test_a_stranger_reads_it_and_the_host_s_words_are_only_words(
    browser: Browser, site: Site
) -> None:
    phone = Visitor(browser, "Reader", phone=True, bypass_csp=True)
    page = phone.page
    page.goto(site.base)
    page.get_by_role("link", name="Privacy and contact").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Privacy and contact")
    expect(page.get_by_text("Ask <b>Mia</b>, mia@example.org.")).to_be_visible()
    expect(page.locator("main b, main script")).to_have_count(0)
    expect(page.get_by_text("One cookie, by which this browser is recognised")).to_be_visible()
    assert phone.context.cookies() == [], "nobody is known before the name"
    assert what_is_wrong(phone) == []
    king_table.press(page, page.get_by_role("link", name="Back to the start"), touch=True)
    phone.take_name()
    expect(page.get_by_role("button", name="Name: Reader")).to_be_visible()
    assert len(phone.context.cookies()) == 1, "the one that is told of"
    assert phone.complaints.heard == []
    phone.leave()


def test_a_guest_takes_the_data_home_and_is_forgotten(browser: Browser, site: Site) -> None:
    desk = Visitor(browser, "Ines", bypass_csp=True)
    friend = Visitor(browser, "Jonas", phone=True)
    link = desk.make_table(site, "Siam", "Rhinos")
    friend.join(link)
    page = desk.page
    page.goto(f"{site.base}/#/account")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download my data").click()
    assert downloading.value.suggested_filename == "erawan-my-data.json"
    found = json.loads(Path(downloading.value.path()).read_text())
    assert found["you"]["name"] == "Ines"
    assert len(found["games"]) == 1
    assert what_is_wrong(desk) == []
    # With the keyboard alone: another's name is refused, one's own is the last word.
    page.get_by_label("Your name, to be sure").focus()
    page.keyboard.type("Jonas")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="This is not your name.")).to_be_visible()
    page.get_by_label("Your name, to be sure").fill("Ines")
    press(page, "Delete me")
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we call you?")
    assert desk.context.cookies() == []
    # The friend, who looks at the table, has won it.
    expect(friend.page.get_by_role("heading", name="Victory for Jonas!")).to_be_visible()
    friend.page.reload()
    expect(friend.page.get_by_role("heading", name="Victory for Jonas!")).to_be_visible()
    expect(friend.page.get_by_text("Ines")).to_have_count(0)
    assert ["422" in each for each in desk.complaints.heard] == [True]
    assert friend.complaints.heard == []
    desk.leave()
    friend.leave()
