"""Who is let in, over HTTP and over the socket."""

import re
import signal
import socket
import sys
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from erawan.server.access import Access
from tests.server.running import App, hear, running


def get(app: App, path: str, **headers: str) -> httpx.Response:
    return httpx.get(app.base + path, headers=headers, trust_env=False)


def test_the_token_becomes_a_cookie_and_leaves_the_address(app: App) -> None:
    answer = get(app, f"/?token={app.token}")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/"
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Strict", "Path=/"} <= set(cookie.split("; "))
    assert app.token not in cookie
    page = get(app, "/", Cookie=cookie.partition(";")[0])
    assert page.status_code == 200
    assert "<title>Erawan</title>" in page.text


@pytest.mark.parametrize("token", ["", "wrong", "%00", "%C3%A9", "1.2.3"])
def test_a_wrong_token_opens_nothing(app: App, token: str) -> None:
    answer = get(app, f"/?token={token}")
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers
    assert "start the app with the command erawan" in answer.text


@pytest.mark.parametrize("path", ["/", "/assets/x.js", "/nowhere", "/ws"])
def test_without_the_cookie_a_sentence_says_what_to_do(app: App, path: str) -> None:
    answer = get(app, path)
    assert answer.status_code == 401
    assert "start it with the command erawan" in answer.text


def test_a_wrong_cookie_opens_nothing(app: App) -> None:
    name = app.cookie().partition("=")[0]
    assert get(app, "/", Cookie=f"{name}=wrong").status_code == 401
    assert get(app, "/", Cookie=f"{name}={app.token}").status_code == 401


def test_odd_cookies_of_other_programs_hide_nothing(app: App) -> None:
    assert get(app, "/", Cookie=f'a="b; c=[]{{}}; =; ;{app.cookie()}; d').status_code == 200


def test_a_ticket_opens_once(app: App) -> None:
    ticket = Access(app.port, app.token).ticket(time.time())
    assert get(app, f"/?token={ticket}").status_code == 303
    assert get(app, f"/?token={ticket}").status_code == 403


@pytest.mark.parametrize("spelling", ["{}%20", "{}+", "%20{}", "{}%0A", "{}%00", "{}."])
def test_a_used_ticket_opens_nothing_in_another_spelling(app: App, spelling: str) -> None:
    ticket = Access(app.port, app.token).ticket(time.time())
    assert get(app, f"/?token={ticket}").status_code == 303
    assert get(app, f"/?token={spelling.format(ticket)}").status_code == 403


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["ended", "killed"])
def test_a_used_ticket_opens_nothing_after_a_restart_either(
    tmp_path: Path, how: signal.Signals
) -> None:
    with running(tmp_path / "data") as first:
        access = Access(first.port, first.token)
        # Good for longer than usual, so that no slow restart outlives them.
        used, unused = access.ticket(time.time() + 3600), access.ticket(time.time() + 3600)
        assert get(first, f"/?token={used}").status_code == 303
        first.end(how)
    with running(tmp_path / "data", first.port) as second:
        assert second.link == first.link
        assert get(second, f"/?token={used}").status_code == 403
        assert get(second, f"/?token={unused}").status_code == 303
        second.end(how)
    with running(tmp_path / "data", first.port) as third:
        assert get(third, f"/?token={used}").status_code == 403
        assert get(third, f"/?token={unused}").status_code == 403


def test_an_old_ticket_opens_nothing(app: App) -> None:
    ticket = Access(app.port, app.token).ticket(time.time() - 3600)
    assert get(app, f"/?token={ticket}").status_code == 403


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:{port}"])
@pytest.mark.parametrize("path", ["/", "/api/health?nonce=0123456789abcdef", "/?token={token}"])
def test_another_host_name_is_refused(app: App, host: str, path: str) -> None:
    answer = get(
        app, path.format(token=app.token), Host=host.format(port=app.port), Cookie=app.cookie()
    )
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/health?nonce=0123456789abcdef", "/?token={token}"])
def test_a_request_that_names_no_host_is_refused(app: App, path: str) -> None:
    """Only HTTP/1.0 lets a program leave it out."""
    wanted = path.format(token=app.token)
    with socket.create_connection(("127.0.0.1", app.port)) as raw:
        raw.sendall(f"GET {wanted} HTTP/1.0\r\nCookie: {app.cookie()}\r\n\r\n".encode())
        answer = raw.makefile("rb").read().partition(b"\r\n\r\n")[0].lower()
    assert answer.startswith(b"http/1.1 403 ")
    assert b"set-cookie" not in answer


def test_localhost_is_a_name_of_ours(app: App) -> None:
    assert get(app, "/", Host=f"localhost:{app.port}", Cookie=app.cookie()).status_code == 200


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "http://127.0.0.1:1"])
def test_what_changes_something_must_come_from_our_page(
    app: App, method: str, origin: str | None
) -> None:
    headers = {"Cookie": app.cookie()} | ({"Origin": origin} if origin else {})
    answer = httpx.request(method, app.base, headers=headers, trust_env=False)
    assert answer.status_code == 403


def test_our_own_origin_passes_the_door(app: App) -> None:
    headers = {"Cookie": app.cookie(), "Origin": app.base}
    assert httpx.post(app.base, headers=headers, trust_env=False).status_code == 405


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": ""},
        {"Origin": "null"},
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:1"},
        {"host": "evil.example"},
        {"host": "127.0.0.1:1"},
    ],
)
def test_a_socket_from_elsewhere_is_refused(app: App, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus) as caught:
        app.socket(**headers)
    assert caught.value.response.status_code == 403


@pytest.mark.parametrize("cookie", ["", "erawan=wrong"])
def test_a_socket_without_our_cookie_is_told_why(app: App, cookie: str) -> None:
    with app.socket(Cookie=cookie) as tab, pytest.raises(ConnectionClosed) as caught:
        hear(tab)
    assert caught.value.rcvd
    assert caught.value.rcvd.code == 4401


def test_the_page_is_asked_for_anew_and_what_it_names_is_kept(app: App) -> None:
    with app.admitted() as browser:
        page = browser.get("/")
        assert page.headers["cache-control"] == "no-cache"
        named = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert len(named) >= 3
        for name in named:
            file = browser.get(name)
            assert file.status_code == 200, name
            kept = "immutable" if name.startswith("/assets/") else "no-cache"
            assert kept in file.headers["cache-control"], name


@pytest.mark.parametrize(
    "path", ["/assets/nowhere.js", "/assets/../../app.py", "/assets/%2e%2e/index.html"]
)
def test_files_that_are_not_the_pages_are_not_found(app: App, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{app.port}\r\nCookie: {app.cookie()}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", app.port)) as raw:
        raw.sendall(request.encode())
        assert raw.recv(4096).startswith(b"HTTP/1.1 404 ")


def test_the_page_may_load_only_what_is_ours_and_sit_in_no_frame(app: App) -> None:
    with app.admitted() as browser:
        policy = browser.get("/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives every 127.x.y.z an answer")
def test_it_listens_on_one_address_only(app: App) -> None:
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", app.port))


def test_nothing_is_logged_about_visits_and_the_token_least_of_all(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        for path in ("/", f"/?token={app.token}", f"/nowhere?token={app.token}", "/?token=wrong"):
            get(app, path, Cookie=app.cookie())
        _, out, err = app.end()
    assert app.token not in out
    assert err == ""
