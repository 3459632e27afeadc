"""Tables fill any screen, in any language: the board is large, nothing is small, cut or covered."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.scenes import Scene, boards
from tests.e2e.screens import (
    GAMES,
    LANGUAGES,
    SCENES,
    SCREENS,
    Screen,
    everywhere,
    judge,
    pairwise,
    tour,
    twins,
)
from tests.server.running import App
from tests.some import some

LAPTOP = Screen(1366, 625, touch=False)
BOARD = '<div data-board style="height: 90vh"></div>'


@pytest.fixture(scope="module")
def shown(app: App) -> dict[str, Scene]:
    """All boards by name."""
    return {scene.name: scene for scene in boards(app)}


@pytest.mark.parametrize("places", list(combinations(range(3), 2)))
def test_the_selection_has_every_pair(places: tuple[int, int]) -> None:
    one, other = places
    pairs = {(stop[one], stop[other]) for stop in everywhere()}
    assert len(pairs) >= len(LANGUAGES) * len(GAMES)
    assert pairs == {(stop[one], stop[other]) for stop in pairwise()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong(
    browser: Browser, app: App, shown: dict[str, Scene], language: str
) -> None:
    stops = [stop for stop in pairwise() if stop.language == language]
    assert len(stops) == len(SCREENS)
    looks = list(tour(browser, app, shown, stops))
    assert len(looks) >= len(stops) * len(SCENES)
    assert {where: wrong for where, wrong in some(looks) if wrong} == {}


FIRST_SCREENS = (Screen(390, 664, touch=True), Screen(667, 375, touch=True), LAPTOP)


@pytest.mark.parametrize("screen", FIRST_SCREENS, ids=str)
def test_what_one_comes_for_is_on_the_first_screen(
    browser: Browser, app: App, shown: dict[str, Scene], screen: Screen
) -> None:
    assert shown
    hidden = []
    for language in some(LANGUAGES):
        with visit(browser, app, screen, language) as page:
            ways = page.locator("article").get_by_role("link").filter(visible=True)
            expect(ways).to_have_count(6)
            hidden += [f"{language} {way.inner_text()}" for way in below(page, ways)]
            page.goto(f"{app.base}/#/games")
            games = page.locator("section li a")
            expect(games.first).to_be_visible()
            hidden += [f"{language} game" for _ in below(page, games.first)]
    assert hidden == []


def below(page: Page, wanted: Locator) -> list[Locator]:
    """Those that one has to scroll to."""
    high = page.evaluate("innerHeight")
    boxes = [(each, each.bounding_box()) for each in some(wanted.all())]
    return [each for each, box in boxes if box is None or box["y"] + box["height"] > high]


@contextmanager
def visit(
    browser: Browser, app: App, screen: Screen, language: str, *, touch: bool = False
) -> Iterator[Page]:
    """The first screen in some language."""
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        locale=language,
        reduced_motion="reduce",
        has_touch=touch,
    )
    page = context.new_page()
    page.goto(app.link)
    yield page
    context.close()


@pytest.mark.parametrize("language", ["it", "ru"])
def test_pass_and_confirm_stand_in_one_row_on_a_laptop(
    browser: Browser, app: App, shown: dict[str, Scene], language: str
) -> None:
    with visit(browser, app, LAPTOP, language) as page:
        shown["king-4"].open(page, app)
        buttons = page.locator(".actions button")
        tops = {round(box["y"]) for each in buttons.all() if (box := each.bounding_box())}
        assert buttons.count() == 4
        assert len(tops) == 1


def test_cards_have_their_names_on_a_phone(
    browser: Browser, app: App, shown: dict[str, Scene]
) -> None:
    with visit(browser, app, Screen(390, 664, touch=True), "en") as page:
        shown["king-bot"].open(page, app)
        for name in ("Maharacha", "Khon Thai", "1 vs 1", "2 vs 1", "Rama", "Lao", "Malay"):
            expect(page.get_by_label("Your cards").get_by_text(name, exact=True)).to_be_visible()
        outlook = page.get_by_label("Outlook")
        expect(outlook.get_by_text("If all pass:")).to_be_visible()
        expect(outlook.get_by_text("winner:")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_outlook_is_not_cut_on_a_phone(
    browser: Browser, app: App, shown: dict[str, Scene], language: str
) -> None:
    for width, height, name in some(
        [(390, 664, "king-4")]
        + [(320, 568, name) for name in ("king-bot", "king-4", "king-resolved")]
    ):
        with visit(browser, app, Screen(width, height, touch=True), language) as page:
            shown[name].open(page, app)
            hidden = "(outlook) => outlook.scrollHeight - outlook.clientHeight"
            assert page.locator("dl").first.evaluate(hidden) <= 0


def test_two_digits_stay_inside_the_pool_s_frame(
    browser: Browser, app: App, shown: dict[str, Scene]
) -> None:
    for width, height in some([(320, 568), (320, 256), (390, 664), (1366, 625)]):
        with visit(browser, app, Screen(width, height, touch=True), "en") as page:
            shown["king-lesson"].open(page, app)
            frame = page.locator("[data-board] svg rect.pool").bounding_box()
            numbers = page.locator("[data-board] svg text.on-map:not(.label)")
            last = numbers.filter(has_text=re.compile("^1[0-9]$")).last.bounding_box()
            assert frame
            assert last
            assert last["x"] + last["width"] < frame["x"] + frame["width"] - 1


@pytest.mark.parametrize("screen", [Screen(390, 664, touch=True), LAPTOP], ids=str)
def test_teams_have_the_same_names_everywhere(
    browser: Browser, app: App, shown: dict[str, Scene], screen: Screen
) -> None:
    with visit(browser, app, screen, "en") as page:
        shown["king-4"].open(page, app)
        teams = [each.inner_text() for each in page.locator(".team").all() if each.is_visible()]
        assert [team.removeprefix("team ") for team in teams] == ["A", "B", "A", "B"]


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ('<div data-board style="width: 300px; height: 300px"></div>', "the board is 300 x 300 px"),
        ("<div data-board></div>", "the board is 844 x 0 px"),
        (f'{BOARD}<button style="margin-left: -90px">Pass', "sticks out sideways"),
        (f'{BOARD}<button style="position: fixed; top: 99vh">Pass', "sticks out"),
        (f'{BOARD}<button>Pass</button><button style="margin-left: -30px">Skip', "overlap"),
        (f'{BOARD}<button style="position: absolute; top: 9px">Pass', "lies on the board"),
        (f'{BOARD}<p style="height: 99vh">', "the page scrolls down"),
        (f'{BOARD}<b>SK</b><i style="margin-left: -20px; position: relative">♛♛', "is covered by"),
        (f'{BOARD}<p style="width: 999px">wide', "the page scrolls sideways"),
        (f"{BOARD}<button>Rename</button><button>Rename", "2 buttons are called “Rename”"),
        (f'{BOARD}<a href="#1">Go on</a><a href="#2">Go on', "2 links are called “Go on”"),
        (f'{BOARD}<svg viewBox="0 0 100 100" width="50"><text y="50">RY', "is written in 8.0 px"),
    ],
)
def test_the_judges_see_what_is_wrong(page: Page, body: str, complaint: str) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.set_content(f'<body style="margin: 0; font: 16px sans-serif">{body}')
    found = judge(page)
    assert any(complaint in each for each in found), found


def test_the_same_link_twice_and_what_is_disabled_is_not_wrong(page: Page) -> None:
    link, button = '<a href="#1">Go on</a>', "<button disabled>Rename</button>"
    page.set_content(link + link + button + button + "<button>Rename</button>")
    assert twins(page) == []


@pytest.mark.parametrize("touch", [True, False], ids=["touch", "mouse"])
def test_short_names_have_russian_letters_and_are_whole_when_pointed_at(
    browser: Browser, app: App, shown: dict[str, Scene], touch: bool
) -> None:
    with visit(browser, app, Screen(320, 568, touch=touch), "ru", touch=touch) as page:
        shown["king-britain"].open(page, app)
        texts = page.locator("[data-board] svg text, main ol .name")
        assert not re.search("[A-Za-z]", " ".join(some(texts.all_text_contents())))
        expect(texts.filter(has_text=re.compile("^НО$")).first).to_be_visible()
        place = page.locator('[data-board] [data-place="no"]')
        expect(page.locator("[data-board] svg").get_by_text("Нортумбрия")).to_have_count(0)
        place.tap(force=True) if touch else place.hover(force=True)
        expect(page.locator("[data-board] svg").get_by_text("Нортумбрия")).to_be_visible()
