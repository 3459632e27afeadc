"""What a room's own screen may do at a table of phones, asked for by every action there is."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from erawan.server.permissions import OF_PEOPLE, Action
from tests.server.room import Room, opening
from tests.server.running import ask
from tests.server.test_permissions import (
    ACTS,
    FIELDS,
    MESSAGES,
    PASSED,
    REQUESTS,
    STALE,
    is_let_through,
)
from tests.some import some

OF_SEATS = {Action.ACT, Action.HINT, Action.GUIDE, Action.WHY, *map(Action, ACTS)}
MAY = set(Action) - OF_PEOPLE - OF_SEATS
"""Whoever sits there plays, and nobody else; an account is for who has come."""
NONCE = "0123456789abcdef"


class Screen:
    """The screen, and a running game of phones."""

    def __init__(self, room: Room, stack: ExitStack) -> None:
        self.room, self.table = room, room.table()
        self.phones = [room.phone("Quinn"), room.phone("Rosa")]
        for phone in some(self.phones):
            assert phone.http.post(f"/api/tables/{self.table}/sit", json={}).status_code == 200
        self.http: httpx.Client = stack.enter_context(room.app.client())
        place: str = self.http.get(f"/api/tables/{self.table}/invite").json()["place"]
        self.invitation = place.replace("#/join/", "/api/invitations/")


@pytest.fixture(scope="module")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    with opening(tmp_path_factory.mktemp("room") / "data") as room, ExitStack() as stack:
        yield Screen(room, stack)


def act_of(action: Action) -> dict[str, Any]:
    tag = "resign" if action is Action.ACT else action.value
    act = {"act": tag, **FIELDS.get(tag, {})}
    return {"id": f"screen {tag}", "version": STALE, "act": act}


def over_http(screen: Screen, action: Action) -> bool:
    """Whether a request is let through."""
    table = f"/api/tables/{screen.table}"
    if action is Action.NAME:
        answer = screen.http.post("/api/me", json={"name": "Big Screen"})
    elif action is Action.HEALTH:
        answer = screen.http.get("/api/health", params={"nonce": NONCE})
    elif action is Action.ACT or action.value in ACTS:
        answer = screen.http.post(f"{table}/acts", json=act_of(action))
    else:
        method, path, body = REQUESTS[action]
        path = path.format(table=screen.table, invitation=screen.invitation)
        answer = screen.http.request(method, path, **({} if body is None else {"json": body}))
    return is_let_through(action, answer)


def over_socket(screen: Screen, action: Action) -> bool:
    """Whether a message is let through."""
    message: dict[str, Any] = {"type": action.value, "seq": 1, "table": screen.table}
    if action.value in ACTS:
        message = {**message, "type": "do", **act_of(action)}
    with screen.room.app.socket() as tab:
        answer = ask(tab, message)
    return answer["type"] != "refused" or answer["problem"]["say"]["key"] in PASSED


def test_the_screen_may_do_all_but_play_and_have_an_account(screen: Screen) -> None:
    spoken = {action for action in Action if action.value in {*ACTS, *MESSAGES}}
    asked = {*REQUESTS, Action.NAME, Action.ACT, *map(Action, ACTS)}
    # That there is a socket is what all messages over it show.
    assert asked | spoken | {Action.SOCKET} == set(Action)
    assert {action for action in asked if over_http(screen, action)} == MAY & asked
    assert {action for action in spoken if over_socket(screen, action)} == MAY & spoken
    view = screen.phones[0].view(screen.table)
    assert (view["ply"], view["result"]) == (0, None)
