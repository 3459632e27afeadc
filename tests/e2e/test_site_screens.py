"""The screens of a site and of a room in every language: on phones and desks, in both themes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.complaints import Complaints
from tests.e2e.screens import AXE, FIND, LANGUAGES, judge
from tests.server.room import PHONES, Room, opening
from tests.server.site import KING, Person

SIZES = ((320, 568), (844, 390), (1366, 768))
CLOCK = {"base": 600_000, "increment": 0}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with opening(tmp_path_factory.mktemp("room") / "data") as opened:
        yield opened


def looked_at(page: Page, address: str, shown: str) -> list[str]:
    """What is wrong with a screen, once something is there, in every size, and axe-core."""
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.goto("about:blank")
    page.goto(address)
    expect(page.locator(shown).first).to_be_visible()
    wrong = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{address} {width}x{height}: {each}" for each in judge(page)]
    page.add_script_tag(path=AXE)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        wrong += [f"{address} {theme}: {each}" for each in page.evaluate(FIND)]
    return wrong


def as_browser(person: Person, page: Page) -> None:
    """Let a page have somebody's cookies."""
    page.context.add_cookies(
        [
            {"name": name, "value": value, "url": person.base}
            for name, value in person.http.cookies.items()
        ]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_any_of_them(browser: Browser, room: Room, language: str) -> None:
    def visit() -> tuple[Page, list[str]]:
        context = browser.new_context(bypass_csp=True, locale=language, reduced_motion="reduce")
        page = context.new_page()
        return page, Complaints(page).heard

    table = room.table({**PHONES, "settings": {**PHONES["settings"], "clock": CLOCK}})
    (screen, first), (phone, second) = visit(), visit()
    screen.goto(room.app.link)
    wrong = [
        *looked_at(screen, f"{room.app.base}/#/", "section img"),
        *looked_at(screen, f"{room.app.base}/#/new/king-of-siam", "fieldset"),
        *looked_at(screen, f"{room.app.base}/#/table/{table}", "figure img"),
    ]
    with room.app.client() as asked:
        place = asked.get(f"/api/tables/{table}/invite").json()["place"]
    phone.goto(room.link)
    wrong += looked_at(phone, f"{room.base}/#/", "form")
    wrong += looked_at(phone, f"{room.base}/{place}", "form")
    person = room.phone(f"Person {language}")
    as_browser(person, phone)
    waiting = person.create({**KING, "settings": {**KING["settings"], "delay": 60_000}})
    for address, shown in (
        ("#/", "section li"),
        (place, "main button"),
        ("#/account", "main form"),
        ("#/privacy", "main h2"),
        ("#/new/siam", "main select"),
        (f"#/table/{waiting}", "figure img"),
    ):
        wrong += looked_at(phone, f"{room.base}/{address}", shown)
    assert wrong == []
    assert [*first, *second] == []
    for page in (screen, phone):
        page.context.close()
