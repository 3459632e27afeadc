"""Who plays: a level for every seat, and a manner for all of them."""

from playwright.sync_api import Page, expect

from erawan.engine.players import levels
from tests.e2e.siam_table import PATIENCE, SiamTable
from tests.server.running import App


def test_a_level_is_chosen_by_keyboard_and_sits_down(calm: Page, app: App) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/new/siam")
    rhinos = calm.get_by_role("combobox", name="Rhinos")
    expect(rhinos).to_have_value("level-3")
    expect(rhinos).to_have_accessible_description(levels("siam")[2].description)
    rhinos.focus()
    calm.keyboard.type("Level 2")
    expect(rhinos).to_have_value("level-2")
    calm.get_by_role("button", name="Play").click()
    table = SiamTable(calm)
    table.tap(table.cell("b1"))
    table.tap(calm.get_by_role("button", name="Face north"))
    log = calm.get_by_role("main").locator(".log")
    expect(log).to_contain_text("A rhino enters", timeout=PATIENCE)


def test_the_computer_players_of_king_of_siam_have_a_manner(calm: Page, app: App) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/new/king-of-siam")
    calm.get_by_text("Options", exact=True).click()
    calm.get_by_role("radio", name="Collector").check()
    expect(calm.get_by_text("Gathers complete sets")).to_be_visible()
    calm.get_by_role("combobox", name="Seat 2").select_option("level-2")
    expect(calm.get_by_role("radio", name="Collector")).to_be_checked()
    calm.get_by_role("button", name="Play").click()
    expect(calm.get_by_role("main")).to_have_attribute("data-version", "0")
    with app.client() as client:
        table = client.get(f"/api/tables/{calm.url.rsplit('/', 1)[1]}").json()
    assert [player["bot"] for player in table["info"]["players"]] == [None, "level-2/collector"]
