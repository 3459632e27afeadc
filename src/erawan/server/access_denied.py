"""What a browser sees that is not let in."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Send

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Erawan</title>
<style>
  :root {{ --paper: #f5ecd7; --ink: #2a2118 }}
  @media (prefers-color-scheme: dark) {{ :root {{ --paper: #1c1612; --ink: #f1e6cf }} }}
  body {{ margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px;
    background: var(--paper); color: var(--ink); font: 18px/1.5 system-ui, sans-serif }}
  h1 {{ font: 32px/1.2 "Iowan Old Style", Palatino, Georgia, serif; margin: 0 0 8px }}
  p {{ margin: 0; max-width: 32em }}
</style>
<h1>The door is closed</h1>
<p>{sentence}</p>
</html>
"""


class AccessDenied(Enum):
    """Why, with the status and the sentence that says what to do."""

    HOST = (403, "This address is not the app's own: open the one that erawan printed.")
    ORIGIN = (403, "Another page asked for this, and only the app's own page may.")
    COOKIE = (401, "This browser has no key to the app yet: start it with the command erawan.")
    OFTEN = (429, "That was too much in too short a time: wait a moment, then reload the page.")
    ROOM = (401, "This is a room of players: scan the code on the screen of the table to come in.")
    STORAGE = (
        503,
        "Nothing can be saved now. Is the disk full? Make room, then start erawan again.",
    )
    TOKEN = (403, "The key in this link is no longer right: start the app with the command erawan.")


async def deny_access(send: Send, denied: AccessDenied) -> None:
    """Answer with the page that says why."""
    status, sentence = denied.value
    body = _PAGE.format(sentence=sentence).encode()
    headers = [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"content-security-policy", b"default-src 'none'; style-src 'unsafe-inline'"),
        (b"referrer-policy", b"no-referrer"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
