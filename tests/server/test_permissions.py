"""Who may do what, asked for by everybody over HTTP and the socket; no action is left out."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.handlers import BaseRouteHandler
from websockets.exceptions import ConnectionClosedError

from erawan.server.app import create_site
from erawan.server.identity import Signer
from erawan.server.messages import Incoming
from erawan.server.permissions import RIGHTS, Action
from erawan.tables.actions import AnyAction
from erawan.tables.migrate import migrate
from erawan.tables.users import block, list_users
from tests.server.running import ask
from tests.server.site import TEAMS, Person, Site
from tests.some import some

STALE = 999
"""No table has got so far: what is let through is told so, and nothing changes."""

EVERYBODY = "stranger blocked guest spectator owner other partner"
NAMED = "guest spectator owner other partner"
SEATED = "owner other partner"

ROWS: dict[Action, str] = {
    Action.PAGE: EVERYBODY,
    Action.HEALTH: EVERYBODY,
    Action.READY: EVERYBODY,
    Action.ME: EVERYBODY,
    Action.NAME: f"stranger {NAMED}",
    Action.ABOUT: EVERYBODY,
    Action.EXPORT: f"blocked {NAMED}",
    Action.ERASE: f"blocked {NAMED}",
    Action.ACCOUNT: NAMED,
    Action.LOGIN: f"stranger {NAMED}",
    Action.RECOVER: f"stranger {NAMED}",
    Action.LOGOUT: NAMED,
    Action.PASSWORD: NAMED,
    Action.CODES: NAMED,
    Action.SESSIONS: NAMED,
    Action.PASSKEY_BEGIN: EVERYBODY,
    Action.PASSKEY_MAKE: NAMED,
    Action.PASSKEY_LOGIN: f"stranger {NAMED}",
    Action.PASSKEY_CONFIRM: f"blocked {NAMED}",
    Action.PASSKEY_REMOVE: NAMED,
    Action.REVOKE: NAMED,
    Action.LEARN: EVERYBODY,
    Action.PRACTISE: NAMED,
    Action.LOBBY: f"stranger {NAMED}",
    Action.CREATE: NAMED,
    Action.PASTE: NAMED,
    Action.GAMES: NAMED,
    Action.RECORDS: NAMED,
    Action.STATISTICS: NAMED,
    Action.METHODS: NAMED,
    Action.SHOW: NAMED,
    Action.ACT: SEATED,
    Action.RECORD: NAMED,
    Action.HINT: "owner",
    Action.GUIDE: SEATED,
    Action.WHY: "owner",
    Action.AGAIN: SEATED,
    Action.BRANCH: SEATED,
    Action.TITLE: "owner",
    Action.HIDE: SEATED,
    Action.RESTORE: SEATED,
    Action.INVITE: "owner",
    Action.INVITATION: f"stranger {NAMED}",
    Action.JOIN: NAMED,
    Action.SIT: NAMED,
    Action.REOPEN: SEATED,
    Action.FILL: "owner",
    Action.REPORT: NAMED,
    Action.ROOM: "",
    Action.SOCKET: EVERYBODY,
    Action.HELLO: EVERYBODY,
    Action.PING: EVERYBODY,
    Action.WATCH: NAMED,
    Action.UNWATCH: EVERYBODY,
    Action.BROWSE: NAMED,
    Action.LOOK: NAMED,
    Action.CHOOSE: "owner",
    Action.BACK: "owner",
    Action.CLEAR: "owner",
    Action.CONFIRM: "owner",
    Action.PASS: "owner",
    Action.PLAY: "owner",
    Action.TAKE_BACK: "",
    Action.RESIGN: SEATED,
    Action.ASK: SEATED,
    Action.ANSWER: SEATED,
    Action.RETURN: SEATED,
    Action.SKIP: SEATED,
    Action.ADJUST: "owner",
}
"""Of a running game of four people, in which it is the turn of the one who made the table."""

CARD = {"kind": "card", "value": "ra"}
FIELDS: dict[str, dict[str, Any]] = {
    "choose": {"choices": [CARD]},
    "play": {"code": "pass"},
    "adjust": {"pace": 0},
    "ask": {"kind": "pause"},
    "answer": {"yes": False},
}
ACTS = [each.__struct_config__.tag for each in AnyAction.__args__]
MESSAGES = [each.__struct_config__.tag for each in Incoming.__args__]
TABLE = "/api/tables/{table}"
NO_PASSKEY = {"ticket": "none", "credential": {}}
REQUESTS: dict[Action, tuple[str, str, Any]] = {
    Action.PAGE: ("GET", "/manifest.webmanifest", None),
    Action.HEALTH: ("GET", "/api/health", None),
    Action.READY: ("GET", "/api/ready", None),
    Action.ME: ("GET", "/api/me", None),
    Action.ABOUT: ("GET", "/api/about", None),
    Action.EXPORT: ("GET", "/api/me/data", None),
    Action.ERASE: ("POST", "/api/me/erase", {"name": "Not my name"}),
    Action.ACCOUNT: ("POST", "/api/account", {"password": "short"}),
    Action.LOGIN: ("POST", "/api/account/login", {"name": "Nobody", "password": "wrong"}),
    Action.RECOVER: (
        "POST",
        "/api/account/recover",
        {"name": "Nobody", "code": "wrong", "password": "long enough"},
    ),
    Action.LOGOUT: ("POST", "/api/account/logout", None),
    Action.PASSWORD: ("POST", "/api/account/password", {"old": "none", "new": "long enough"}),
    Action.CODES: ("POST", "/api/account/codes", {"password": "none"}),
    Action.SESSIONS: ("GET", "/api/account/sessions", None),
    Action.REVOKE: ("DELETE", "/api/account/sessions/none", None),
    Action.PASSKEY_BEGIN: ("POST", "/api/passkeys/begin", {"making": False}),
    Action.PASSKEY_MAKE: ("POST", "/api/passkeys", NO_PASSKEY),
    Action.PASSKEY_LOGIN: ("POST", "/api/passkeys/login", NO_PASSKEY),
    Action.PASSKEY_CONFIRM: ("POST", "/api/passkeys/confirm", NO_PASSKEY),
    Action.PASSKEY_REMOVE: ("DELETE", "/api/passkeys/none", None),
    Action.LEARN: ("GET", "/api/learn/siam/guided", None),
    Action.PRACTISE: ("GET", "/api/learn/siam/practice", None),
    Action.LOBBY: ("GET", "/api/lobby", None),
    Action.CREATE: ("POST", "/api/tables", TEAMS),
    Action.PASTE: ("POST", "/api/records", {"text": "[]"}),
    Action.GAMES: ("POST", "/api/games", {}),
    Action.RECORDS: ("GET", "/api/games/records", None),
    Action.STATISTICS: ("GET", "/api/statistics", None),
    Action.METHODS: ("OPTIONS", TABLE, None),
    Action.SHOW: ("GET", TABLE, None),
    Action.RECORD: ("GET", f"{TABLE}/record", None),
    Action.HINT: ("POST", f"{TABLE}/hint", None),
    Action.GUIDE: ("GET", f"{TABLE}/guide", None),
    Action.WHY: ("POST", f"{TABLE}/why", {"version": STALE, "thing": CARD}),
    Action.AGAIN: ("POST", f"{TABLE}/again", {}),
    Action.BRANCH: ("POST", f"{TABLE}/branch", {"ply": 0}),
    Action.TITLE: ("POST", f"{TABLE}/title", {"title": "Ours"}),
    Action.HIDE: ("DELETE", TABLE, None),
    Action.RESTORE: ("POST", f"{TABLE}/restore", None),
    Action.INVITE: ("GET", f"{TABLE}/invite.svg", None),
    Action.INVITATION: ("GET", "{invitation}", None),
    Action.JOIN: ("POST", "{invitation}", {}),
    Action.SIT: ("POST", f"{TABLE}/sit", {}),
    Action.REPORT: ("POST", f"{TABLE}/report", {"seat": 0, "text": "Tried out"}),
    Action.ROOM: ("GET", "/api/room.svg", None),
    Action.REOPEN: ("POST", f"{TABLE}/reopen", {"seat": 0}),
    Action.FILL: ("POST", f"{TABLE}/fill", {"seat": 0, "bot": "random"}),
}
PASSED = {
    "refused-stale",
    "refused-hint",
    "refused-unfinished",
    "refused-seat-taken",
    "refused-begun",
    "refused-not-replaced",
    "refused-record",
    "refused-no-page",
    "refused-other-name",
    "refused-no-report",
    "refused-passkey-https",
    "refused-passkey-late",
    "refused-no-passkey",
    "refused-password-form",
    "refused-wrong-login",
    "refused-wrong-code",
    "refused-no-account",
    "refused-no-session",
}
"""What whoever is let through hears at this table."""


class Cast:
    """Everybody there is around one table."""

    def __init__(self, site: Site) -> None:
        self.owner = site.person("Owner")
        mover = self.owner.view(self.owner.create(TEAMS))["to_move"]
        self.table = self.owner.create(TEAMS, seat=mover)
        self.invitation = self.owner.invitation(self.table)
        self.other, self.partner = site.person("Other"), site.person("Partner")
        last, self.blocked = site.person("Last"), site.person("Blocked")
        for place, person in enumerate((self.other, self.partner, last), 1):
            assert person.join(self.invitation, (mover + place) % 4).status_code == 200
        self.guest, self.spectator = site.person("Guest"), site.person("Spectator")
        self.spectator.watch(self.table)
        self.stranger = site.person()
        with closing(sqlite3.connect(site.folder / "erawan.sqlite3")) as connection:
            block(connection, list_users(connection, "Blocked")[0].id)
        # The site notices within seconds; who asks without a pause is soon refused for that alone.
        while self.blocked.http.get("/api/lobby").status_code != 403:
            time.sleep(0.2)

    def person(self, role: str) -> Person:
        found: Person = getattr(self, role)
        return found


@pytest.fixture(scope="module")
def everybody(site: Site) -> Cast:
    return Cast(site)


def is_let_through(action: Action, answer: httpx.Response) -> bool:
    if answer.status_code < 400:
        return True
    if "json" not in answer.headers["content-type"]:
        # The page may not have been built where only the server is tried.
        return answer.status_code == 404 and action is Action.PAGE
    key = answer.json()["error"]["say"]["key"]
    # To those who sit there it is said that only a game against a bot is guided.
    return key in PASSED or (action is Action.GUIDE and key == "refused-not-now")


def over_http(cast: Cast, action: Action, role: str) -> bool:
    """Whether a request is let through."""
    person = cast.person(role)
    if action is Action.NAME:
        body: Any = {"name": "Newcomer" if role == "stranger" else role.capitalize()}
        answer = httpx.post(
            f"{person.base}/api/me",
            json=body,
            headers={"Origin": person.base},
            cookies=dict(person.http.cookies),
            trust_env=False,
        )
        return is_let_through(action, answer)
    if action is Action.ACT or action.value in ACTS:
        tag = "resign" if action is Action.ACT else action.value
        act = {"act": tag, **FIELDS.get(tag, {})}
        return is_let_through(action, person.act(cast.table, act, STALE))
    method, path, body = REQUESTS[action]
    path = path.format(table=cast.table, invitation=cast.invitation)
    answer = person.http.request(method, path, **({} if body is None else {"json": body}))
    return is_let_through(action, answer)


def over_socket(cast: Cast, action: Action, role: str) -> bool:
    """Whether a message is let through."""
    message: dict[str, Any] = {"type": action.value, "seq": 1}
    if action in {Action.WATCH, Action.LOOK}:
        message["table"] = cast.table
    if action.value in ACTS:
        act = {"act": action.value, **FIELDS.get(action.value, {})}
        made = {"id": f"{action.value} {role}", "version": STALE, "act": act}
        message = {"type": "do", "seq": 1, "table": cast.table, **made}
    while True:
        with cast.person(role).socket() as tab:
            if action is Action.SOCKET:
                return True
            # Who is blocked is cut off within a second, on a busy machine before the answer.
            with suppress(ConnectionClosedError):
                answer = ask(tab, message)
                break
    return answer["type"] != "refused" or answer["problem"]["say"]["key"] in PASSED


def test_no_action_is_without_a_row() -> None:
    assert set(ROWS) == set(RIGHTS) == set(Action)
    assert {action for _, action in WAYS} == set(Action)
    # An act is a message whose action is the act's own.
    assert {*ACTS, *MESSAGES} - {"do"} <= {action.value for action in Action}


def test_every_route_has_its_action(tmp_path: Path) -> None:
    migrate(tmp_path / "erawan.sqlite3")
    guard = create_site(Signer.open(tmp_path, 1), tmp_path / "erawan.sqlite3")
    found: set[Action] = set()
    routes = guard._app.routes  # type: ignore[attr-defined]
    for route in some(routes):
        handlers: list[BaseRouteHandler] = getattr(route, "route_handlers", None) or [
            route.route_handler
        ]
        for handler in some(handlers):
            # What Litestar answers by itself about methods is refused like all without a row.
            if handler.handler_name.endswith("options_handler"):
                continue
            action = handler.opt.get("action")
            assert isinstance(action, Action), (route.path, handler)
            found.add(action)
    assert found == {*REQUESTS, Action.NAME, Action.ACT, Action.SOCKET}


WAYS = [
    *((over_socket, action) for action in Action if action.value in {*ACTS, *MESSAGES, "socket"}),
    *((over_http, action) for action in Action if action.value in ACTS or action in REQUESTS),
    (over_http, Action.NAME),
    (over_http, Action.ACT),
]


@pytest.mark.parametrize(
    ("way", "action"), WAYS, ids=[f"{way.__name__} {action.value}" for way, action in WAYS]
)
def test_each_may_do_what_its_row_says(
    everybody: Cast, way: Callable[[Cast, Action, str], bool], action: Action
) -> None:
    may = {role for role in EVERYBODY.split() if way(everybody, action, role)}
    assert may == set(ROWS[action].split())


def test_nothing_of_all_this_has_changed_the_table(everybody: Cast) -> None:
    view = everybody.owner.view(everybody.table)
    assert (view["ply"], view["result"], view["turn"]["chosen"]) == (0, None, [])
