"""Tables can be read and played by eye, ear and keyboard: focus, words, hints, log, zoom."""

from playwright.sync_api import Page, expect

from tests.e2e.king_table import KingTable, king_plan
from tests.e2e.siam_table import SiamTable, after, siam_plan
from tests.server.running import App

PATIENCE = 20_000
ENTERS_TO_WIN = {**after().to_json(), "text": "e4/e4/e4/e4/o1oo1 E 8 --", "seen": []}
"""Only an elephant that enters on a5 wins: it pushes four rhinos and a rock down."""


def test_the_keyboard_is_never_lost(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    focused = table.main.locator(":focus")
    calm.keyboard.press("3")
    expect(table.turn).to_contain_text("first province of the swap")
    for _ in range(12):
        expect(focused).to_have_count(1)
        if table.confirm.is_enabled():
            break
        before = table.moment
        calm.keyboard.press("Enter")
        expect(table.main).not_to_have_attribute("data-moment", before)
    expect(table.confirm).to_be_focused()
    calm.keyboard.press("Enter")
    expect(table.status).to_contain_text("Boris")
    expect(focused).to_have_count(1)


def test_a_province_says_all_about_itself(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    spoken = calm.get_by_role("region", name="The board in words").get_by_role("button")
    expect(spoken).to_have_count(8)
    kedah = spoken.filter(has_text="Kedah: ")
    expect(kedah).to_contain_text("Malay leads")
    expect(kedah).to_contain_text("next to Nakhon")
    expect(kedah).not_to_contain_text("Since your last turn")
    expect(kedah).to_be_disabled()
    table.pass_turn()
    table.tap(table.cards.get_by_role("button", name="Malay"))
    expect(kedah).to_be_enabled()
    before = table.moment
    kedah.dispatch_event("click")
    expect(table.main).not_to_have_attribute("data-moment", before)
    while not table.confirm.is_enabled():
        followers = table.turn.locator(".followers").get_by_role("button").all()
        if followers:
            table.tap(followers[0])
        else:
            table.tap_province(table.provinces()[-1])
    table.tap(table.confirm)
    expect(kedah).to_contain_text("Since your last turn: ")


def test_passes_are_folded_in_the_log(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(3))
    table.pass_turn()
    table.pass_turn()
    log = calm.get_by_role("region", name="Log")
    expect(log.get_by_text("2 passes")).to_be_visible()
    expect(log.get_by_text("Anna passes.")).to_be_hidden()
    log.get_by_text("2 passes").click()
    expect(log.get_by_text("Anna passes.")).to_be_visible()


def test_a_hint_shows_on_the_board_where_an_animal_would_push_in(calm: Page, app: App) -> None:
    settings = {"pace": 0, "confirm": False}
    SiamTable.open(calm, app, siam_plan(start=ENTERS_TO_WIN, settings=settings))
    calm.keyboard.press("h")
    hint = calm.get_by_role("dialog", name="What the computer would play")
    hint.get_by_role("button", name="Show on the board").first.click(timeout=PATIENCE)
    expect(calm.locator(".line text").last).to_have_text("1 ≥ 1")


def test_the_options_of_siam_are_explained(calm: Page, app: App) -> None:
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/new/siam")
    calm.locator("summary").click()
    options = calm.locator("details")
    expect(options).to_contain_text("no animal may enter on a cross cell (S3.2)")
    expect(options).to_contain_text("helpers beyond an obstacle don't help")
    options.get_by_role("radio", name="as a whole").check(force=True)
    expect(options).to_contain_text("Only the sums over the whole line count")


def test_the_board_is_brought_near_and_back(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    whole = table.map.bounding_box()
    assert whole
    calm.mouse.move(whole["x"] + 100, whole["y"] + 100)
    calm.mouse.wheel(0, -400)
    back = calm.get_by_role("button", name="The whole board")
    expect(back).to_be_visible()
    near = table.map.bounding_box()
    assert near
    assert near["width"] > 1.5 * whole["width"]
    calm.mouse.down()
    calm.mouse.move(whole["x"] + 160, whole["y"] + 160, steps=4)
    calm.mouse.up()
    moved = table.map.bounding_box()
    assert moved
    assert moved["x"] > near["x"]
    assert table.version == 0
    back.click()
    expect(back).to_be_hidden()
    assert table.map.bounding_box() == whole
