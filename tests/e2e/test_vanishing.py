"""Somebody leaves a game: the other puts a bot in, and the seat is given back on request."""

from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.e2e.test_consent import bar
from tests.e2e.test_lobby import press
from tests.e2e.visitors import Visitor, wrong_with
from tests.server.site import Site, serving

MAKE = """async (settings) => {
  const headers = { "content-type": "application/json" };
  const plan = { options: { game: "siam" }, seats: [{}, {}], settings };
  const body = JSON.stringify(plan);
  const made = await fetch("/api/tables", { method: "POST", headers, body });
  const { table } = await made.json();
  const invite = await (await fetch(`/api/tables/${table}/invite`)).json();
  return [table, invite.place];
}"""
"""A table whose players wait for a second only: the page offers longer times."""


def overlap(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first
    assert second
    beside = (
        first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    )
    above = (
        first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]
    )
    return not (beside or above)


def meet(browser: Browser, site: Site) -> tuple[Visitor, Visitor]:
    """Two at a table of Siam, the second on a phone."""
    anna = Visitor(browser, "Away Anna", bypass_csp=True)
    boris = Visitor(browser, "Away Boris", phone=True, bypass_csp=True)
    anna.page.goto(site.base)
    anna.take_name()
    expect(anna.page.get_by_role("region", name="Open tables")).to_be_visible()
    table, place = anna.page.evaluate(MAKE, {"patience": 1000, "pace": 0})
    boris.join(f"{site.base}/{place}")
    anna.page.goto(f"{site.base}/#/table/{table}")
    expect(anna.page.locator("[data-board]")).to_be_visible()
    return anna, boris


def test_a_bot_is_put_in_and_the_seat_taken_back(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        anna, boris = meet(browser, site)
        expect(bar(anna)).to_have_count(0)
        address = boris.page.url
        boris.page.goto("about:blank")
        expect(bar(anna)).to_contain_text("Away Boris is away.", timeout=10_000)
        assert wrong_with(anna) == []
        press(anna, bar(anna).get_by_role("button", name="Let a bot play for Away Boris"))
        expect(bar(anna)).to_have_count(0)
        expect(anna.page.get_by_text("A bot plays for Away Boris now.").first).to_be_attached()
        boris.page.goto(address)
        back = bar(boris).get_by_role("button", name="Take my seat back")
        expect(bar(boris)).to_contain_text("A bot plays for you.")
        assert not overlap(bar(boris), boris.page.locator("[data-board]"))
        assert wrong_with(boris) == []
        press(boris, back)
        expect(bar(boris)).to_have_count(0)
        anna.leave()
        boris.leave()


def test_a_question_leaves_the_board_of_a_phone_in_sight(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        anna, boris = meet(browser, site)
        press(anna, anna.page.get_by_role("button", name="Menu"))
        press(anna, anna.page.get_by_role("button", name="Offer a draw"))
        expect(bar(boris)).to_contain_text("Away Anna offers a draw.")
        for width, height in ((390, 664), (320, 568), (360, 740), (768, 1024), (664, 390)):
            boris.page.set_viewport_size({"width": width, "height": height})
            boris.page.wait_for_timeout(100)
            board = boris.page.locator("[data-board]")
            assert not overlap(bar(boris), board), (width, height)
            box = board.bounding_box()
            assert box
            assert box["y"] + box["height"] <= height, (width, height)
        press(boris, bar(boris).get_by_role("button", name="Decline"))
        expect(bar(boris)).to_have_count(0)
        anna.leave()
        boris.leave()


def test_a_bot_is_put_on_an_open_seat(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as site:
        maker = Visitor(browser, "Bot Maker", bypass_csp=True)
        page = maker.page
        page.goto(site.base)
        maker.take_name()
        page.get_by_role("link", name="Play King of Siam", exact=True).click()
        page.get_by_role("radio", name="4").check()
        for seat in ("Seat 2", "Seat 3"):
            page.get_by_role("combobox", name=seat).select_option("")
        page.get_by_text("Options").click()
        page.get_by_role("radio", name="A bot takes over by itself").check()
        page.get_by_role("radio", name="1 minute later").check()
        page.get_by_role("radio", name="5 minutes each", exact=True).check()
        page.get_by_role("radio", name="A bot plays on").check()
        page.get_by_role("switch", name="Open table").click()
        assert wrong_with(maker) == []
        page.get_by_role("button", name="Set the table").click()
        page.get_by_label("Which bot for Seat 2").select_option("level-1")
        press(maker, page.get_by_role("button", name="Take the bot away: Seat 2"))
        expect(page.get_by_label("Which bot for Seat 2")).to_be_visible()
        assert wrong_with(maker) == []
        page.get_by_label("Which bot for Seat 2").select_option("level-1")
        expect(page.get_by_label("Which bot for Seat 2")).to_have_count(0)
        page.get_by_label("Which bot for Seat 3").select_option("level-1")
        expect(page.locator("[data-board]")).to_be_visible()
        kept = page.evaluate("""async () => (await (await fetch(
          `/api/tables/${location.hash.split("/").at(-1)}`)).json()).view.settings""")
        assert (kept["vanished"], kept["delay"], kept["flag"], kept["open_table"]) == (
            "timer",
            60_000,
            "bot",
            True,
        )
        assert maker.complaints.heard == []
        maker.leave()
