"""Single requests: at the door, refused ones, hints, and the catalogues of messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

import erawan
from observed.games import MINE
from observed.notebook import Notebook
from observed.programs import DATA
from observed.running import App, running

KING = {"game": "king-of-siam", "seed": "7"}
PLAN = {"options": KING, "seats": [{"name": "Anna"}, {}]}
ACT = {"id": "an act", "version": 0, "act": {"act": "pass"}}
CONTEST = {**PLAN, "settings": {"clock": {"base": 3_600_000}}}
CHOICE = {"act": "choose", "choices": [{"kind": "card", "value": "zz"}]}

BODIES: tuple[tuple[str, Any], ...] = (
    ("/api/tables", {}),
    ("/api/tables", {"options": {"game": "chess"}}),
    ("/api/tables", {"options": {"game": "siam"}, "seats": [{}] * 9}),
    ("/api/tables", {"options": {"game": "siam"}, "seats": [{}] * 3}),
    ("/api/tables", {"options": {"game": "siam"}, "seats": [{}, {"bot": "nobody"}]}),
    ("/api/tables", {"options": {"game": "siam"}, "seats": [{}, {"bot": "level-3/spoiler"}]}),
    ("/api/tables", {"options": {"game": "siam"}, "settings": {"confirm": 0}}),
    ("/api/tables", {"options": {"game": "siam"}, "settings": {"pace": "900"}}),
    ("/api/tables", {"options": {"game": "siam"}, "settings": {"clock": {"base": 1}}}),
    ("/api/tables", {"options": {"game": "siam", "animals": 0}}),
    ("/api/tables", {"options": {"game": "siam", "board": "nowhere"}}),
    ("/api/tables", {"options": {"game": "siam", "board": {**MINE, "width": 12}}}),
    ("/api/tables", {"options": {"game": "siam"}, "start": {"game": 1}}),
    ("/api/tables", {"options": {**KING, "players": 5}}),
    ("/api/tables", {"options": {**KING, "seed": "x"}}),
    ("/api/tables", {"options": {**KING, "seed": str(2**64)}}),
    ("/api/tables", {"options": {**KING, "board": "nowhere"}}),
    ("/api/records", {}),
    ("/api/records", {"text": "hello"}),
    ("/api/records", {"text": "x" * 200_001}),
    ("/api/records", {"text": "x" * 300_000}),
    ("/api/tables/nowhere/acts", ACT),
    ("/api/tables/nowhere/again", {}),
    ("/api/tables/nowhere/hint", {}),
    ("/api/nowhere", {}),
)
"""Bodies that are refused."""

PATHS = (
    ("GET", "/api/tables/nowhere"),
    ("GET", "/api/tables/nowhere?ply=-1"),
    ("GET", "/api/tables/nowhere?ply=x"),
    ("GET", "/api/tables/nowhere?have=-1"),
    ("GET", "/api/tables/" + "x" * 40),
    ("GET", "/api/tables/nowhere/record"),
    ("DELETE", "/api/tables/nowhere"),
    ("OPTIONS", "/api/tables/nowhere"),
    ("OPTIONS", "/api/lobby"),
    ("PUT", "/api/lobby"),
    ("POST", "/api/lobby"),
    ("GET", "/api/nowhere"),
    ("GET", "/nowhere"),
    ("GET", "/nowhere.js"),
    ("HEAD", "/"),
    ("GET", "/api/health"),
    ("GET", "/api/health?nonce=short"),
)

ENDINGS = 25
NEARLY_WON = ("@b1n", "@e5w", "b1b2n", "e5s", "b2b3n", "e5w", "b3b4n", "e5s")
"""The elephant on b4 then pushes a rock out."""

ENTRY = re.compile(r"(?m)^(-?[a-z][\w-]*) *=")


def observe(notebook: Notebook) -> None:
    """Ask for what there is and for what there is not."""
    folder = Path("http")
    folder.mkdir()
    with running(folder.resolve()) as app:
        notebook.note("http/door", list(_at_the_door(app)))
        notebook.note("http/paths", [app.request(method, path) for method, path in PATHS])
        bodies = [app.request("POST", path, json=body) for path, body in BODIES]
        notebook.note("http/bodies", bodies)
        notebook.note("http/no-json", list(_no_json(app)))
        notebook.note("http/acts", list(_acts(app)))
        notebook.note("http/hints", list(_hints(app)))
        notebook.note("http/ended", app.end())
    for file in sorted(Path(erawan.__file__).parent.rglob("*.ftl")):
        name = f"{file.parent.name}-{file.stem}"
        notebook.note(f"http/catalogues/{name}", dict(_entries(file.read_text("utf-8"))))


def _at_the_door(app: App) -> Iterator[Any]:
    """Browsers without a key, and pages of others."""
    for path in ("/", "/api/lobby", "/api/tables/x", "/api/schema", "/nowhere", "/?token=wrong"):
        answer = httpx.get(app.base + path, trust_env=False)
        kind = answer.headers.get("content-type")
        yield [path, answer.status_code, kind, app.settled(answer.text).split("\n")]
    for headers in (
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Host": "evil.example"},
    ):
        for method, path in (("POST", "/api/tables"), ("GET", "/api/lobby")):
            yield app.request(method, path, json=PLAN, headers=headers)
    health = app.request("GET", "/api/health?nonce=0123456789abcdef")
    health["body"]["proof"] = len(health["body"]["proof"])
    yield health


def _no_json(app: App) -> Iterator[Any]:
    kind = {"content-type": "application/json"}
    for body in ("", "{", "nonsense", "[" * 5000, "null", '{"options": {"game": "siam"}} x'):
        yield app.request("POST", "/api/tables", content=body, headers=kind)
    yield app.request("POST", "/api/tables", content="x", headers={"content-type": "text/plain"})


def _acts(app: App) -> Iterator[Any]:
    """Acts without a socket: done, done again, stale, forbidden, unreadable."""
    path = f"/api/tables/{app.create(PLAN)}"
    for body in (
        ACT,
        ACT,
        {**ACT, "id": "stale"},
        {**ACT, "id": "wrong", "version": 1, "act": CHOICE},
        {**ACT, "id": "unknown", "version": 1, "act": {"act": "cheat"}},
        {"id": "incomplete"},
        {**ACT, "id": "code", "version": 1, "act": {"act": "play", "code": "kt:x"}},
        {**ACT, "id": "end", "version": 1, "act": {"act": "resign"}, "have": 1},
        {**ACT, "id": "after", "version": 2},
    ):
        yield app.request("POST", f"{path}/acts", json=body)
    yield app.request("POST", f"{path}/hint")
    yield app.request("POST", f"/api/tables/{app.create(CONTEST)}/hint")
    yield app.request("POST", f"{path}/again", json={"rotate": 1})


def _hints(app: App) -> Iterator[Any]:
    """Hints in endings; in full where all is proved, else the machine's speed has its part."""
    lines = (DATA / "data/king_three_forced.jsonl").read_text().splitlines()[:ENDINGS]
    starts = [json.loads(line)["position"] for line in lines]
    siam = erawan.game("siam").start()
    for code in NEARLY_WON:
        siam = siam.play(siam.parse(code))
        starts.append(siam.to_json())
    for start in starts[: ENDINGS + 1] + starts[-2:]:
        plan = {"options": {"game": start["game"]}, "start": start}
        table = app.create({**plan, "seats": [{}] * start.get("players", 2)})
        hint = app.request("POST", f"/api/tables/{table}/hint")
        if not all(each["proved"] for each in hint["body"]["suggestions"]):
            hint["body"]["suggestions"] = [list(each) for each in hint["body"]["suggestions"]]
        yield hint


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """A catalogue's messages by their ids."""
    found = [*ENTRY.finditer(text)]
    ends = [each.start() for each in found[1:]] + [len(text)]
    for each, end in zip(found, ends, strict=True):
        yield each[1], text[each.end() : end].strip()
