"""A half-made turn outlives a reload, a killed server and a lost connection."""

from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.e2e.complaints import Complaints
from tests.e2e.king_table import PATIENCE, KingTable, king_plan
from tests.server.running import App, free_port, running


def test_a_reload_comes_back_to_the_same_half_made_turn(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    table.tap(table.cards.get_by_role("button", name="Khon Thai"))
    table.tap_province("sk")
    table.tap_province("vt")
    prompt = table.turn.get_by_role("paragraph")
    expect(prompt).to_have_text("Choose a province for Malay")
    calm.reload()
    expect(prompt).to_have_text("Choose a province for Malay")
    expect(table.map.locator(".new")).to_have_count(2)
    table.tap(table.turn.get_by_role("button", name="Back"))
    expect(prompt).to_have_text("Choose a province for Lao")


def test_a_killed_server_comes_back_to_the_same_half_made_turn(page: Page, tmp_path: Path) -> None:
    complaints = Complaints(page)
    port = free_port()
    with running(tmp_path / "data", port) as app:
        table = KingTable.open(page, app, king_plan(2))
        table.tap(table.cards.get_by_role("button", name="Khon Thai"))
        app.kill()
    connection = page.get_by_role("status", name="Connection")
    expect(connection).to_contain_text("comes back by itself")
    prompt = table.turn.get_by_role("paragraph")
    expect(prompt).to_have_text("Choose a province for Rama")
    table.map.get_by_role("button", name="Sukothai").press("Enter")
    expect(connection).to_contain_text("One choice is not saved yet")
    with running(tmp_path / "data", port):
        expect(prompt).to_have_text("Choose a province for Lao", timeout=PATIENCE)
        expect(connection).to_have_text("")
        expect(table.map.locator(".new")).to_have_count(1)
    assert complaints.heard == []


def test_a_choice_made_without_the_server_outlives_a_reload_of_the_tab(
    page: Page, tmp_path: Path
) -> None:
    port = free_port()
    with running(tmp_path / "data", port) as app:
        table = KingTable.open(page, app, king_plan(2))
        app.kill()
    expect(page.get_by_role("status", name="Connection")).to_contain_text("comes back by itself")
    table.cards.get_by_role("button", name="Khon Thai").click()
    with running(tmp_path / "data", port):
        page.reload()
        prompt = table.turn.get_by_role("paragraph")
        expect(prompt).to_have_text("Choose a province for Rama", timeout=PATIENCE)


def test_an_act_whose_answer_is_lost_is_done_once(calm: Page, app: App) -> None:
    routes: list[WebSocketRoute] = []
    deaf = False

    def connect(route: WebSocketRoute) -> None:
        routes.append(route)
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda message: None if deaf else route.send(message))

    calm.route_web_socket("**/ws", connect)
    table = KingTable.open(calm, app, king_plan(2))
    mover = table.status.inner_text()
    deaf = True
    table.turn.get_by_role("button", name="Pass").click()
    with app.client() as client:
        here = calm.url.rsplit("/", 1)[1]
        while not client.get(f"/api/tables/{here}").json()["view"]["log"]:
            calm.wait_for_timeout(20)
        deaf = False
        routes[-1].close()
        expect(table.status).not_to_have_text(mover, timeout=PATIENCE)
        log = client.get(f"/api/tables/{here}").json()["view"]["log"]
    assert len(routes) == 2
    assert [entry["code"] for entry in log] == ["pass"]


def test_two_tabs_show_the_same_table(calm: Page, app: App) -> None:
    table = KingTable.open(calm, app, king_plan(2))
    second = calm.context.new_page()
    second.goto(calm.url)
    prompt = KingTable(second).turn.get_by_role("paragraph")
    expect(prompt).to_have_text("Choose a card, or pass")
    table.tap(table.cards.get_by_role("button", name="Khon Thai"))
    expect(prompt).to_have_text("Choose a province for Rama")


def test_a_screen_that_was_not_fetched_yet_comes_by_itself_with_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    # As where the browser keeps no page: without https, or in a private window.
    context = browser.new_context(locale="en-US", service_workers="block")
    page = context.new_page()
    port = free_port()
    with running(tmp_path / "data", port) as app:
        page.goto(app.link)
        play = page.get_by_role("link", name="Play Siam")
        expect(play).to_be_visible()
        app.kill()
    play.click()
    expect(page.get_by_role("alert")).to_contain_text("Start erawan again")
    with running(tmp_path / "data", port):
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=PATIENCE)
    context.close()
