"""One screen as the table, phones as hands: a game in the room, and what each of them is sent."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.king_table import KingTable, expect_settled
from tests.e2e.test_site import told_too_much
from tests.e2e.visitors import Visitor
from tests.server.room import Room, opening
from tests.some import some

PATIENCE = 20_000


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    with opening(tmp_path / "data") as opened:
        yield opened


def set_table(screen: Page, room: Room) -> str:
    """Set a table on the room's own screen; the link that its code leads to."""
    screen.goto(room.app.link)
    expect(screen.get_by_role("img", name="QR code of the room")).to_be_visible()
    expect(screen.get_by_text(room.link)).to_be_visible()
    screen.get_by_role("link", name="Play King of Siam", exact=True).click()
    screen.get_by_role("button", name="Set the table").click()
    expect(screen.get_by_role("img", name="QR code of the link")).to_be_visible()
    return screen.get_by_label("Link", exact=True).input_value()


def sit_down(phone: Visitor, button: str) -> KingTable:
    """Choose a name and a seat."""
    phone.take_name()
    take = phone.page.get_by_role("button", name=button)
    expect(take.first).to_be_visible()
    expect_settled(phone.page)
    take.first.tap()
    table = KingTable(phone.page)
    table.touch = True
    return table


def test_a_game_with_phones_as_hands(browser: Browser, room: Room) -> None:
    screen = Visitor(browser, "Table")
    anna, boris = Visitor(browser, "Anna", phone=True), Visitor(browser, "Boris", phone=True)
    link = set_table(screen.page, room)
    anna.page.goto(link)
    tables = [sit_down(anna, "Take Seat 1")]
    expect(screen.page.get_by_text("Anna")).to_be_visible()
    boris.page.goto(room.link)
    tables.append(sit_down(boris, "Sit down"))
    for page in (screen.page, anna.page, boris.page):
        expect(page.locator("[data-board]")).to_be_visible()
    lying = KingTable(screen.page)
    expect(lying.status).not_to_contain_text("you look on")
    expect(lying.cards).to_have_count(0)
    expect(screen.page.get_by_role("button", name="Pass", exact=True)).to_have_count(0)
    # The same seat on a second phone, in step with the first.
    twin = Visitor(browser, "Anna", phone=True, storage_state=anna.context.storage_state())
    twin.page.goto(anna.page.url)
    expect(twin.page.locator("[data-board]")).to_be_visible()
    random, played = Random(3), 0
    while not lying.is_over:
        mine = [each for each in tables if "Your turn" in each.status.inner_text()]
        if mine:
            if played < 2:
                mine[0].play(mine[0].playable()[0], random)
            else:
                mine[0].pass_turn()
            played += 1
            if played == 2:
                anna.page.reload()
                expect(tables[0].main).to_have_attribute("data-version", str(tables[1].version))
    for table in [*tables, KingTable(twin.page)]:
        expect(table.status).to_have_text("The game is over", timeout=PATIENCE)
        assert table.version == lying.version
    for person in (screen, anna, boris, twin):
        views = list(person.views())
        assert len(views) > 3
        assert [told for view in some(views) for told in told_too_much(view)] == []
        assert person.complaints.heard == []
    assert {view["seat"] for view in screen.views()} == {None}
    assert {view["seat"] for view in twin.views()} == {0}
    for person in (screen, anna, boris, twin):
        person.leave()


def test_a_stranger_sees_a_closed_door(browser: Browser, room: Room) -> None:
    stranger = Visitor(browser, "Sly", phone=True)
    for address in (room.base, f"{room.base}/#/new/siam", f"{room.base}/?room=guessed"):
        stranger.page.goto(address)
        expect(stranger.page.get_by_role("heading", name="The door is closed")).to_be_visible()
        expect(stranger.page.get_by_text("scan the code")).to_be_visible()
    assert stranger.frames == []
    stranger.leave()
