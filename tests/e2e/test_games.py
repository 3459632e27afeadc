"""All games: found, named, removed with undo, downloaded, counted; played on, dealt again."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from erawan.core.record_parser import parse_records
from tests.e2e.conftest import KNOWS_BOTH
from tests.e2e.hands import Hand
from tests.e2e.king_table import king_plan
from tests.e2e.siam_table import WHOLE, play_out, siam_plan
from tests.server.running import App
from tests.server.running import Page as Watcher

ALONE = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{}, {"bot": "level-2"}]}


def resigned(app: App, plan: dict[str, Any]) -> str:
    """A table where the person passed once, then gave up."""
    table = app.create({**plan, "settings": {"pace": 0}})
    with app.socket() as tab:
        page = Watcher(tab, table)
        page.do("pass")
        while page.view["to_move"] != 0:
            page.wait_for_change()
        page.do("resign")
    return table


@pytest.fixture(scope="module")
def library(app: App) -> App:
    """An app in which some games were played."""
    play_out(app, app.create(siam_plan()), WHOLE)
    play_out(app, app.create(siam_plan()), "@b1n @d5s")
    resigned(app, ALONE)
    return app


def rows(page: Page) -> Any:
    """The games on the list."""
    return page.get_by_role("region", name="All games").get_by_role("listitem")


def open_games(hand: Hand, app: App) -> Page:
    """The page of all games, by the way that people take."""
    hand.page.goto(app.link)
    hand.press(hand.page.get_by_role("button", name="All games and statistics"))
    expect(rows(hand.page).first).to_be_visible()
    return hand.page


def test_games_are_looked_for(hand: Hand, library: App) -> None:
    page = open_games(hand, library)
    expect(rows(page)).to_have_count(3)
    page.get_by_label("Title or player").fill("boris")
    expect(rows(page)).to_have_count(2)
    page.get_by_text("Filters").click()
    page.get_by_label("Result").select_option("Not over yet")
    expect(rows(page)).to_have_count(1)
    page.get_by_label("Title or player").fill("")
    page.get_by_label("Result").select_option("Lost")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("You and Kla")
    expect(rows(page)).to_contain_text("Deal 7")
    page.get_by_label("Against").select_option("level 3")
    expect(page.get_by_text("No game fits")).to_be_visible()
    page.get_by_label("Against").select_option("level 2")
    expect(rows(page)).to_have_count(1)
    page.get_by_label("Until").fill("2020-01-01")
    expect(page.get_by_text("No game fits")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_game_is_renamed_removed_and_brought_back(hand: Hand, library: App) -> None:
    page = open_games(hand, library)
    game = rows(page).filter(has_text="Not over").or_(rows(page).filter(has_text="to move"))
    hand.press(game.get_by_role("button", name="Rename"))
    dialog = page.get_by_role("dialog", name="Title of this game")
    dialog.get_by_role("textbox").fill("The long one")
    hand.press(dialog.get_by_role("button", name="Save"))
    named = rows(page).filter(has_text="The long one")
    expect(named).to_be_visible()
    hand.press(named.get_by_role("button", name="Remove The long one"))
    expect(rows(page).filter(has_text="Removed: The long one")).to_be_visible()
    hand.press(page.get_by_role("button", name="Undo"))
    expect(named.get_by_role("link")).to_be_visible()
    page.reload()
    expect(named.get_by_role("link")).to_be_visible()
    hand.press(named.get_by_role("button", name="Remove The long one"))
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.reload()
    expect(rows(page).first).to_be_visible()
    expect(named).to_have_count(0)
    page.get_by_text("Filters").click()
    page.get_by_role("switch", name="Removed games").check(force=True)
    hand.press(named.get_by_role("button", name="Bring back The long one"))
    page.get_by_role("switch", name="Removed games").uncheck(force=True)
    expect(named.get_by_role("link")).to_be_visible()


def test_a_slow_bringing_back_is_waited_for(hand: Hand, library: App) -> None:
    page = open_games(hand, library)
    slow: list[Route] = []

    def hold(route: Route) -> None:
        slow.append(route)

    page.route("**/restore", hold)
    lost = rows(page).filter(has_text="You and Kla")
    hand.press(lost.get_by_role("button", name="Remove"))
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.get_by_text("Filters").click()
    removed = page.get_by_role("switch", name="Removed games")
    removed.check(force=True)
    hand.press(lost.get_by_role("button", name="Bring back"))
    removed.uncheck(force=True)
    page.wait_for_timeout(200)
    assert len(slow) == 1
    slow[0].continue_()
    expect(lost.get_by_role("link")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_game_removed_from_the_first_screen_is_brought_back(hand: Hand, library: App) -> None:
    page = hand.page
    page.goto(library.link)
    game = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Remove")).first
    name = game.locator(".who").inner_text()
    before = page.get_by_role("button", name=f"Remove {name}").count()
    hand.press(game.get_by_role("button", name=f"Remove {name}"))
    expect(page.get_by_text(f"Removed: {name}")).to_be_visible()
    expect(page.get_by_role("button", name=f"Remove {name}")).to_have_count(before - 1)
    hand.press(page.get_by_role("button", name="Undo"))
    expect(page.get_by_role("button", name=f"Remove {name}")).to_have_count(before)
    expect(page.get_by_text(f"Removed: {name}")).to_have_count(0)


def test_all_records_are_downloaded(hand: Hand, library: App, tmp_path: Path) -> None:
    page = open_games(hand, library)
    games = rows(page).count()
    with page.expect_download() as download:
        hand.press(page.get_by_role("link", name="Download all records"))
    download.value.save_as(tmp_path / "all.txt")
    records = list(parse_records((tmp_path / "all.txt").read_text("utf-8")))
    assert len(records) == games


def test_levels_are_counted_and_the_next_one_is_played(hand: Hand, library: App) -> None:
    for _ in range(2):
        resigned(library, ALONE)
    page = open_games(hand, library)
    king = page.get_by_role("region", name="King of Siam")
    row = king.get_by_role("row").filter(has=page.get_by_role("rowheader", name="2"))
    expect(row.get_by_role("cell").first).to_have_text("0%")
    expect(king.get_by_text(re.compile("at level 2 won: try level 1"))).to_be_visible()
    expect(king.get_by_role("link", name="Level 2, lost").first).to_be_visible()
    hand.press(king.get_by_role("button", name="Play level 1"))
    expect(page).to_have_url(re.compile("#/table/"))
    with library.client() as client:
        table = page.url.rsplit("/", 1)[1]
        info = client.get(f"/api/tables/{table}").json()["info"]
    assert [player["level"] for player in info["players"]] == [None, 1]


def test_who_plays_alone_is_you_and_a_name_is_remembered_for_both_games(
    hand: Hand, app: App
) -> None:
    page = hand.page
    page.goto(app.link)
    page.goto(f"{app.base}/#/new/siam")
    page.get_by_role("combobox", name="Rhinos").select_option("level-1")
    name = page.get_by_role("textbox", name="Name of Elephants")
    expect(name).to_have_attribute("placeholder", "You")
    name.fill("")
    hand.press(page.get_by_role("button", name="Play", exact=True))
    expect(page.get_by_text("You", exact=True).first).to_be_visible()
    page.goto(f"{app.base}/#/new/siam")
    name.fill("Olga")
    hand.press(page.get_by_role("button", name="Play", exact=True))
    expect(page).to_have_url(re.compile("#/table/"))
    page.goto(f"{app.base}/#/new/king-of-siam")
    expect(page.get_by_role("textbox", name="Name of Seat 1")).to_have_value("Olga")


def test_a_deal_has_its_number_and_is_dealt_again(hand: Hand, app: App) -> None:
    page, first = hand.page, app.create(king_plan(2))
    page.goto(app.link)
    page.goto(f"{app.base}/#/table/{first}")
    hand.press(page.get_by_role("button", name="Menu"))
    expect(page.get_by_text("Deal 7", exact=True)).to_be_visible()
    hand.press(page.get_by_role("button", name="Play this deal again"))
    expect(page).not_to_have_url(re.compile(first))
    second = page.url.rsplit("/", 1)[1]
    with app.client() as client:
        pages = [client.get(f"/api/tables/{table}").json() for table in (first, second)]
    assert pages[0]["view"]["scene"]["provinces"] == pages[1]["view"]["scene"]["provinces"]
    assert pages[1]["info"]["options"]["seed"] == "7"


@pytest.mark.parametrize("against", ["a bot", "nobody"])
def test_a_game_that_is_over_is_played_on_from_a_moment(hand: Hand, app: App, against: str) -> None:
    page, table = hand.page, app.create(siam_plan())
    play_out(app, table, WHOLE)
    page.goto(app.link)
    page.goto(f"{app.base}/#/review/{table}/7")
    expect(page.get_by_text("Move 7 of 15")).to_be_visible()
    more = page.get_by_role("button", name="Moves and record")
    if more.is_visible():
        hand.press(more)
    hand.press(page.get_by_role("button", name="Play on from here"))
    dialog = page.get_by_role("dialog", name="Play on from here")
    rhinos = dialog.get_by_role("combobox", name="Rhinos")
    expect(rhinos).to_have_value("")
    if against == "a bot":
        expect(dialog.get_by_role("combobox", name="Elephants")).to_have_value("level-3")
    else:
        dialog.get_by_role("combobox", name="Elephants").select_option("A person")
    hand.press(dialog.get_by_role("button", name="Play"))
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.get_by_role("button", name="Rhino on d3, facing south")).to_have_count(1)
    with app.client() as client:
        made = client.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
        assert client.get(f"/api/tables/{table}").json()["view"]["plies"] == 15
    bots = [player["bot"] for player in made["info"]["players"]]
    assert bots == (["level-3", None] if against == "a bot" else [None, None])


def test_a_damaged_record_is_shown_and_kept_only_if_one_says_so(hand: Hand, app: App) -> None:
    page, table = hand.page, app.create(siam_plan())
    hand.tolerated = "422"
    play_out(app, table, WHOLE)
    with app.client() as client:
        record = client.get(f"/api/tables/{table}/record").text
        before = len(client.post("/api/games", json={}).json()["tables"])
    page.goto(app.link)
    hand.press(page.get_by_role("button", name="Paste a record"))
    page.get_by_role("textbox", name="Record").fill(record.replace("d5d4s", "d5d3s", 1))
    hand.press(page.get_by_role("button", name="Look through it"))
    expect(page.get_by_role("alert")).to_contain_text("move 4")
    expect(page.get_by_role("alert")).to_contain_text("3 moves before it can be read")
    place = page.get_by_role("list", name="Where the damage is")
    expect(place.locator("[aria-current]")).to_contain_text("d5d3s")
    with app.client() as client:
        assert len(client.post("/api/games", json={}).json()["tables"]) == before
    hand.press(page.get_by_role("button", name="Keep what can be read"))
    expect(page.get_by_text("Move 3 of 3")).to_be_visible()


@pytest.mark.parametrize("path", ["/foo/bar", "/#/foo/bar", "/foo?bar=1"])
def test_an_address_that_leads_nowhere_shows_the_way_home(hand: Hand, app: App, path: str) -> None:
    page = hand.page
    hand.tolerated = "404"
    page.goto(app.link)
    expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
    page.goto(app.base + path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    hand.press(page.get_by_role("link", name="Back to the start"))
    expect(page.get_by_role("link", name="Play Siam")).to_be_visible()


@pytest.mark.parametrize("game", ["king-of-siam", "siam"])
def test_the_level_of_a_bot_stands_at_the_table(hand: Hand, app: App, game: str) -> None:
    page = hand.page
    table = app.create({"options": {"game": game}, "seats": [{}, {"bot": "level-2"}]})
    page.goto(app.link)
    page.goto(f"{app.base}/#/table/{table}")
    expect(page.get_by_text("Kla", exact=True).filter(visible=True).first).to_be_visible()
    if game == "king-of-siam" and hand.touch:
        hand.press(page.get_by_role("button", name="Players, outlook and log"))
    expect(page.get_by_text(re.compile(r"\blevel 2$")).last).to_be_visible()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_provinces_and_bots_are_called_in_russian(browser: Browser, app: App, touch: bool) -> None:
    size = ViewportSize(width=390, height=664) if touch else ViewportSize(width=1366, height=768)
    context = browser.new_context(locale="ru-RU", viewport=size, has_touch=touch)
    context.add_init_script(KNOWS_BOTH)
    page = context.new_page()
    plan = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{}, {"bot": "level-2"}]}
    page.goto(app.link)
    page.goto(f"{app.base}/#/table/{app.create(plan)}")
    main = page.get_by_role("main")
    expect(main).to_contain_text("Кла")
    expect(main).to_contain_text("Аюттхая")
    words = main.inner_text()
    latin = [name for name in ("Kla", "Ayutthaya", "Rayong", "Kedah", "Vientiane") if name in words]
    assert latin == []
    context.close()
