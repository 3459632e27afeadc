"""Two people at their own browsers play whole games while a third looks on; each sees its own."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.king_table import KingTable
from tests.e2e.screens import AXE, FIND
from tests.e2e.siam_table import WHOLE, SiamTable, after
from tests.e2e.visitors import Visitor
from tests.server.site import Site, serving
from tests.some import some

PATIENCE = 20_000
ACT = """async ([table, version]) => {
  const act = { id: "sly", version, act: { act: "resign" } };
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(act);
  return (await fetch(`/api/tables/${table}/acts`, { method: "POST", headers, body })).status;
}"""
"""What somebody could try from the browser's own console."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site of its own for every test, and for every try: no name is taken there."""
    with serving(tmp_path / "data") as started:
        yield started


def check_wire(people: list[Visitor], key: str) -> None:
    """Nobody was sent another's hand, turn in the making, or what lets one in elsewhere."""
    for person in some(people):
        text = "\n".join(person.frames)
        for other in some(people):
            user, _, signature = other.cookie().partition(".")
            assert user not in text
            assert signature not in text
        assert key not in text
        views = list(person.views())
        assert len(views) > 10
        assert [told for view in some(views) for told in told_too_much(view)] == []


def told_too_much(view: dict[str, Any]) -> Iterator[str]:
    """What a view has of others: hands, all cards of a pile, a turn in the making."""
    if view["seat"] != view["to_move"] and (view["turn"] or view["preview"] or view["draft"]):
        yield f"version {view['version']}: a turn in the making"
    for seat, each in enumerate(view["scene"].get("seats", ())):
        # Who has played nothing yet holds all cards, as everybody knows.
        if seat != view["seat"] and (each["hand"] or (each["pile"] and each["cards"] < 8)):
            yield f"version {view['version']}: the cards of seat {seat}"


def check_onlooker(onlooker: Visitor, version: int) -> None:
    """Who has no seat can do nothing, whatever is sent."""
    table = onlooker.page.url.rsplit("/", 1)[1]
    assert onlooker.page.evaluate(ACT, [table, version]) == 403
    assert [each for each in some(onlooker.complaints.heard) if "403" not in each] == []
    onlooker.complaints.heard.clear()


def test_a_whole_game_of_king_of_siam(browser: Browser, site: Site) -> None:
    anna, boris, onlooker = people = [
        Visitor(browser, "Anna"),
        Visitor(browser, "Boris", phone=True),
        Visitor(browser, "Olga"),
    ]
    link = anna.make_table(site, "King of Siam", "Seat 2")
    boris.join(link)
    expect(anna.page.locator("[data-board]")).to_be_visible()
    expect(anna.page.get_by_text("Boris").filter(visible=True).first).to_be_visible()
    onlooker.look_on(anna.page.url)
    expect(onlooker.page.get_by_role("heading", level=1)).to_contain_text("you look on")
    tables = [KingTable(each.page) for each in people]
    tables[1].touch = True
    random, played = Random(3), 0
    while not tables[2].is_over:
        # The one whose turn it is has been told so; nobody else can press anything.
        mine = [each for each in tables[:2] if "Your turn" in each.status.inner_text()]
        if mine:
            table = mine[0]
            if played < 2:
                table.play(table.playable()[0], random)
            else:
                table.pass_turn()
            played += 1
            if played == 2:
                check_onlooker(onlooker, table.version)
                anna.page.reload()
                expect(tables[0].main).to_have_attribute("data-version", str(tables[1].version))
    for table in tables:
        expect(table.status).to_have_text("The game is over", timeout=PATIENCE)
        assert table.version == tables[0].version
    check_wire(people, link.rsplit("/", 1)[1])
    for each in people:
        assert each.complaints.heard == []
        each.leave()


def test_a_whole_game_of_siam(browser: Browser, site: Site) -> None:
    anna, boris, onlooker = people = [
        Visitor(browser, "Anna Maria", phone=True),
        Visitor(browser, "Boris Ivan"),
        Visitor(browser, "Olga Petra"),
    ]
    link = anna.make_table(site, "Siam", "Rhinos")
    boris.join(link)
    onlooker.look_on(boris.page.url)
    tables = [SiamTable(anna.page, touch=True), SiamTable(boris.page)]
    position = after()
    for ply, code in enumerate(WHOLE.split()):
        table = tables[ply % 2]
        expect(table.status).to_contain_text("Your turn", timeout=PATIENCE)
        if ply == 4:
            check_onlooker(onlooker, ply + 1)
            boris.page.reload()
        table.choose(position, code)
        if table.confirm.is_visible():
            table.tap(table.confirm)
        position = position.play(position.parse(code))
    for each in people:
        expect(each.page.get_by_role("dialog")).to_contain_text("Anna Maria", timeout=PATIENCE)
    check_wire(people, link.rsplit("/", 1)[1])
    for each in people:
        assert each.complaints.heard == []
        each.leave()


def test_nothing_serious_is_wrong_with_the_new_screens(browser: Browser, site: Site) -> None:
    maker = Visitor(browser, "Maker", bypass_csp=True)
    guest = Visitor(browser, "Guest", phone=True, bypass_csp=True)
    found = {}

    def look_at(visitor: Visitor, screen: str) -> None:
        visitor.page.add_script_tag(path=AXE)
        for theme in ("light", "dark"):
            visitor.page.emulate_media(color_scheme=theme)
            if wrong := visitor.page.evaluate(FIND):
                found[f"{screen} {theme}"] = wrong

    maker.page.goto(site.base)
    expect(maker.page.get_by_label("Your name")).to_be_visible()
    look_at(maker, "name")
    link = maker.make_table(site, "King of Siam", "Seat 2")
    look_at(maker, "waiting")
    guest.page.goto(link)
    expect(guest.page.get_by_label("Your name")).to_be_visible()
    look_at(guest, "invitation")
    guest.page.goto(f"{site.base}/#/new/siam")
    guest.page.reload()
    guest.take_name()
    expect(guest.page.get_by_role("combobox").first).to_be_visible()
    look_at(guest, "new table")
    assert found == {}
    maker.leave()
    guest.leave()
