"""The page as an app: it opens without the server, is never an old one, and takes records."""

import re
import socket
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.e2e.hands import Hand
from tests.server.running import App, running

BUILD = re.compile(r'(<meta name="erawan-build" content=")([0-9a-f]{16})')


def wait_until_kept(page: Page) -> None:
    """Wait until the browser has kept the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_the_page_opens_without_the_server_and_says_what_is_wrong(
    hand: Hand, tmp_path: Path
) -> None:
    page = hand.page
    with running(tmp_path / "data") as app:
        page.goto(app.link)
        expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
        wait_until_kept(page)
    page.goto(app.base + "/")
    expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The app is not running")


def test_the_page_opens_while_the_server_does_not_answer(page: Page, tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        page.goto(app.link)
        expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
        wait_until_kept(page)
    with socket.create_server(("127.0.0.1", app.port)):
        page.goto(app.base + "/", wait_until="commit")
        expect(page.get_by_role("link", name="Play Siam")).to_be_visible()


def test_a_page_of_another_build_is_replaced(browser: Browser, app: App) -> None:
    context = browser.new_context(locale="en-US", service_workers="block")
    page = context.new_page()
    loaded: list[str] = []

    def age(route: Route) -> None:
        answer = route.fetch()
        found = BUILD.search(answer.text())
        assert found
        loaded.append(found[2])
        if len(loaded) == 1:
            route.fulfill(response=answer, body=BUILD.sub(rf"\g<1>{'0' * 16}", answer.text()))
        else:
            route.fulfill(response=answer)

    with app.admitted() as client:
        context.add_cookies(
            [
                {"name": name, "value": value, "url": app.base}
                for name, value in client.cookies.items()
            ]
        )
    page.route(app.base + "/", age)
    page.goto(app.base + "/")
    named = page.locator('meta[name="erawan-build"]')
    expect(named).not_to_have_attribute("content", "0" * 16)
    expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
    assert len(loaded) == 2
    context.close()


def test_the_api_refuses_a_page_of_another_build(app: App) -> None:
    with app.client() as client:
        found = BUILD.search(client.get("/").text)
        assert found
        own = client.get("/api/lobby", headers={"erawan-build": found[2]})
        other = client.get("/api/lobby", headers={"erawan-build": "0" * 16})
    assert own.status_code == 200
    assert (other.status_code, other.json()["error"]["say"]["key"]) == (409, "refused-old-page")


def test_a_record_that_another_app_shares_is_there_to_be_looked_through(
    hand: Hand, app: App
) -> None:
    page = hand.page
    page.goto(app.link)
    expect(page.get_by_role("link", name="Play Siam")).to_be_visible()
    wait_until_kept(page)
    # As the browser shares with whoever has this manifest.
    shared = page.evaluate(
        """async () => {
          const manifest = document.querySelector("link[rel=manifest]").href;
          const { share_target: target } = await (await fetch(manifest)).json();
          if (target.enctype !== "multipart/form-data") return target.enctype;
          const [{ name, accept }] = target.params.files;
          if (!accept.includes("text/plain")) return accept;
          const form = new FormData();
          form.set(target.params.text, "a link to it");
          form.set(name, new File(["[Game siam]"], "game.txt", { type: "text/plain" }));
          const { method, action } = target;
          return (await fetch(action, { method, body: form, redirect: "manual" })).type;
        }"""
    )
    assert shared == "opaqueredirect"
    page.goto(f"{app.base}/#/shared")
    expect(page.get_by_role("textbox", name="Record")).to_have_value("[Game siam]")


@pytest.mark.parametrize("secure", [True, False])
def test_it_says_how_it_is_installed_and_that_this_needs_https(
    hand: Hand, app: App, secure: bool
) -> None:
    page = hand.page
    if not secure:
        page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto(app.link)
    hand.press(page.get_by_role("button", name="Settings"))
    words = page.get_by_role("region", name="Install as an app")
    if secure:
        expect(words).not_to_contain_text("https")
    else:
        expect(words).to_contain_text("only over https")


def test_what_a_browser_needs_to_install_it_is_there(app: App) -> None:
    with app.admitted() as client:
        page = client.get("/").text
        manifest = client.get("/manifest.webmanifest")
        assert 'rel="manifest" href="/manifest.webmanifest"' in page
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert manifest.json()["display"] == "standalone"
        assert client.get(manifest.json()["start_url"]).text == page
        icons = {icon["src"]: icon["sizes"] for icon in manifest.json()["icons"]}
        assert {"192x192", "512x512"} <= set(icons.values())
        for path, size in icons.items():
            drawn = client.get(path).content
            assert drawn.startswith(b"\x89PNG")
            assert f"{int.from_bytes(drawn[16:20])}x{int.from_bytes(drawn[20:24])}" == size
        worker = client.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        files = re.findall(r'"(/assets/[^"]+)"', worker.text)
        assert [path for path in files if client.get(path).status_code != 200] == []
        assert len(files) > 10
