"""Two people ask each other: a draw, a pause, going on; then one rematch, to which both are led."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.e2e.test_lobby import press
from tests.e2e.visitors import Visitor, wrong_with
from tests.server.site import serving
from tests.some import some


def bar(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name="A question to all at the table")


def ask(visitor: Visitor, what: str) -> None:
    press(visitor, visitor.page.get_by_role("button", name="Menu"))
    press(visitor, visitor.page.get_by_role("button", name=what))


def answer(visitor: Visitor, told: str, what: str) -> None:
    expect(bar(visitor)).to_contain_text(told)
    press(visitor, bar(visitor).get_by_role("button", name=what))


def test_nothing_happens_unless_both_want_it(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        anna = Visitor(browser, "Anna", bypass_csp=True)
        boris = Visitor(browser, "Boris", phone=True, bypass_csp=True)
        boris.join(anna.make_table(site, "Siam", "Rhinos"))
        expect(anna.page.locator("[data-board]")).to_be_visible()

        ask(anna, "Offer a draw")
        expect(bar(anna)).to_contain_text("You have asked the others.")
        expect(bar(boris)).to_contain_text("Anna offers a draw.")
        assert wrong_with(boris) == []
        answer(boris, "Anna offers a draw.", "Decline")
        expect(bar(anna)).to_contain_text("Not everybody agreed.")

        ask(boris, "Ask for a pause")
        answer(anna, "Boris would like a pause", "Agree")
        for each in (anna, boris):
            expect(bar(each)).to_contain_text("The game is paused")
        press(boris, bar(boris).get_by_role("button", name="Ask to go on"))
        answer(anna, "Boris would like to go on.", "Agree")
        expect(bar(anna)).to_have_count(0)
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Your turn")

        ask(boris, "Offer a draw")
        answer(anna, "Boris offers a draw.", "Agree")
        ended = [each.page.get_by_role("dialog") for each in (anna, boris)]
        for dialog in some(ended):
            expect(dialog).to_contain_text("The players agreed to a draw.")
        press(anna, ended[0].get_by_role("button", name="Rematch"))
        press(boris, ended[1].get_by_role("button", name="Go to the rematch"))
        for each in (anna, boris):
            expect(each.page.get_by_role("dialog")).to_have_count(0)
            expect(each.page.locator("[data-board]")).to_be_visible()
            assert each.complaints.heard == []
        assert anna.page.url == boris.page.url
        anna.leave()
        boris.leave()
