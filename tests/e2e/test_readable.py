"""Tables can be read and played by eye, ear and keyboard: focus, words, hints, log."""

import re
from random import Random

from playwright.sync_api import expect

from tests.e2e.hands import Hand
from tests.e2e.king_table import king_plan
from tests.e2e.siam_table import position, siam_plan
from tests.server.running import App

PATIENCE = 20_000
ENTERS_TO_WIN = position("e4/e4/e4/e4/o1oo1 E 8 --")
"""Only an elephant that enters on a5 wins: it pushes four rhinos and a rock down."""


LABELS = ("1", "+1 → 2", "2 ≥ 1", "2 ≥ 2")


def test_the_keyboard_is_never_lost(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    keys, focused = hand.page.keyboard, table.main.locator(":focus")
    # Here a link to the table brings the keyboard.
    table.status.evaluate("(heading) => { heading.tabIndex = -1; heading.focus(); }")
    keys.press("3")
    expect(table.turn).to_contain_text("first province of the swap")
    for _ in range(12):
        expect(focused).to_have_count(1)
        if table.is_ready():
            break
        before = table.moment
        keys.press("Enter")
        expect(table.main).not_to_have_attribute("data-moment", before)
    expect(table.confirm).to_be_focused()
    keys.press("Enter")
    expect(table.status).to_contain_text("Boris")
    expect(focused).to_have_count(1)


def test_a_province_says_all_about_itself(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(2))
    spoken = hand.page.get_by_role("region", name="The board in words").get_by_role("button")
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
    # On a phone a screen reader clicks without a finger there; elsewhere one presses a key.
    kedah.dispatch_event("click") if hand.touch else kedah.press("Enter")
    expect(table.main).not_to_have_attribute("data-moment", before)
    table.finish(Random(1))
    expect(kedah).to_contain_text("Since your last turn: ")


def test_passes_are_folded_in_the_log(hand: Hand, app: App) -> None:
    table = hand.king(app, king_plan(3))
    table.pass_turn()
    table.pass_turn()
    log = hand.open_log()
    expect(log.get_by_text("2 passes")).to_be_visible()
    expect(log.get_by_text("Anna passes.")).to_be_hidden()
    hand.press(log.get_by_text("2 passes"))
    expect(log.get_by_text("Anna passes.")).to_be_visible()


def test_a_hint_shows_on_the_board_where_an_animal_would_push_in(hand: Hand, app: App) -> None:
    settings = {"pace": 0, "confirm": False}
    table = hand.siam(app, siam_plan(start=ENTERS_TO_WIN, settings=settings))
    hand.press(table.turn.get_by_role("button", name="Hint"))
    hint = hand.page.get_by_role("dialog", name="What the computer would play")
    shown = hint.get_by_role("button", name="Show on the board").first
    expect(shown).to_be_visible(timeout=PATIENCE)
    hand.press(shown)
    expect(hand.page.locator(".line text").last).to_have_text("1 ≥ 1")


def test_before_a_push_the_line_shows_its_force(hand: Hand, app: App) -> None:
    table = hand.siam(app, siam_plan(start=position("5/5/EEoo1/3o1/5 E 8 --")))
    figures = hand.page.locator(".line text")
    table.tap(table.cell("a3"))
    expect(figures).to_have_text(LABELS)
    expect(table.outlook).to_have_text("Force 2 moves 2 rocks")
    table.tap(table.cell("b3"))
    expect(figures).to_have_text(LABELS)
    told = re.compile("^The elephant on a3 pushes to b3. The elephant on b3 is pushed to c3. ")
    expect(table.line).to_have_text(told)


def test_a_push_that_fails_shows_where(hand: Hand, app: App) -> None:
    table = hand.siam(app, siam_plan(start=position("5/5/Eooo1/5/5 E 8 --")))
    table.tap(table.cell("a3"))
    expect(hand.page.locator(".line text")).to_have_text(["1", "1 ≥ 1", "1 < 2"])
    expect(table.outlook).to_have_text("Force 1 is not enough for 3 rocks")
    expect(hand.page.get_by_role("button", name="Push into")).to_have_count(0)


def test_the_options_of_siam_are_explained(hand: Hand, app: App) -> None:
    page = hand.page
    page.goto(app.link)
    page.goto(f"{app.base}/#/new/siam")
    hand.press(page.locator("summary"))
    options = page.locator("details")
    expect(options).to_contain_text("no animal may enter on a cross cell (S3.2)")
    expect(options).to_contain_text("helpers beyond an obstacle don't help")
    options.get_by_role("radio", name="as a whole").check(force=True)
    expect(options).to_contain_text("Only the sums over the whole line count")
