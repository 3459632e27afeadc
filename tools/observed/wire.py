"""Conversations with the server: tables of both games, played by chance over the socket."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import erawan
from observed.games import STARTS, finished_walk
from observed.games import start as start_of
from observed.notebook import Notebook
from observed.records import damaged, record_of
from observed.running import App, Tab, running

PEOPLE = [{"name": "Anna"}, {"name": "Boris"}, {}, {"name": "Zoë"}]
STEPS = 110
"""Messages in a conversation, about."""
PAUSE = 0.05
BEYOND = 10**6
"""More rows of a log than there are: none is sent."""

UNREADABLE: tuple[str | bytes, ...] = (
    "",
    "nonsense",
    "null",
    "[]",
    "{}",
    '{"type":"unknown"}',
    '{"type":"hello"}',
    '{"type":"hello","seq":-1}',
    '{"type":"hello","seq":"1"}',
    '{"type":"watch","seq":1}',
    '{"type":"watch","seq":1,"table":""}',
    '{"type":"watch","seq":1,"table":"' + "x" * 33 + '"}',
    '{"type":"look","seq":1,"table":"x","have":1e400}',
    '{"type":"look","seq":1,"table":"x","have":9007199254740993}',
    '{"type":"do","seq":5,"id":"mine","table":7}',
    '{"type":"do","seq":1,"id":"a","table":"x","version":0,"act":{"act":"cheat"}}',
    '{"type":"do","seq":1,"id":"","table":"x","version":0,"act":{"act":"back"}}',
    '{"type":"do","seq":1,"id":"a","table":"x","version":0,"act":{"act":"choose"}}',
    '{"type":"do","seq":1,"id":"a","table":"x","version":0,"act":{"act":"choose","choices":[]}}',
    '{"type":"do","seq":1,"id":"a","table":"x","version":0,"act":{"act":"play","code":""}}',
    '{"type":"do","seq":1,"id":"a","table":"x","version":0,"act":{"act":"adjust","pace":-1}}',
    '{"type":"done","to":1,"id":"a","version":1,"view":null}',
    "[" * 4000,
    '{"type":"hello","seq":1,"x":' + "[" * 1500 + "]" * 1500 + "}",
    "x" * 5000,
    b"\xff\xfe",
    b'{"type":"watch","seq":1,"table":"\\ud800"}',
)
"""What is no message."""
IN_VAIN = (
    '{"type":"watch","seq":1,"table":"nowhere"}',
    '{"type":"look","seq":1,"table":"nowhere"}',
    '{"type":"do","seq":1,"id":"a","table":"x","version":0,"act":{"act":"back"}}',
    '{"type":"hello","seq":1,"more":true}',
)
"""Messages about nothing that there is, and one with more in it than is read."""


def observe(notebook: Notebook) -> None:
    """Set tables up and play at them; then ask for all else that there is."""
    folder = Path("wire")
    folder.mkdir()
    with running(folder.resolve()) as app:
        notebook.note("wire/empty-lobby", app.request("GET", "/api/lobby"))
        with app.socket() as connection:
            tab = Tab(connection)
            for text in (*UNREADABLE, *IN_VAIN):
                tab.say(text)
            notebook.note("wire/unreadable", tab.heard)
        for number, (name, plan) in enumerate(_plans().items()):
            with app.socket() as connection:
                table = Table(app, Tab(connection), plan, Random(number))
                table.play()
                notebook.note(f"wire/{name}/conversation", table.tab.heard)
            notebook.note(f"wire/{name}/record", app.request("GET", f"{table.path}/record"))
            if not any("bot" in seat for seat in plan["seats"]):
                # Bots would play on there, and how far they come depends on the time.
                notebook.note(f"wire/{name}/again", _again(app, table.path))
        notebook.note("wire/records", _paste(app))
        notebook.note("wire/lobby", app.request("GET", "/api/lobby"))
        notebook.note("wire/schema", app.request("GET", "/api/schema"))
        notebook.note("wire/ended", app.end())
        notebook.note("wire/database", app.dump())


def _plans() -> dict[str, dict[str, Any]]:
    """Tables of people, of people and bots, with clocks, options, and positions to begin from."""
    king = {"game": "king-of-siam", "seed": "7"}
    clock = {"clock": {"base": 3_600_000, "increment": 5_000}, "open_piles": False}
    quick = {"confirm": False, "pace": 0}
    plans: dict[str, dict[str, Any]] = {}
    for name, options in STARTS.items():
        game = {"game": "siam"} if name.startswith("siam") else king
        seats = PEOPLE[: options.get("players", 2)]
        plans[name] = _plan({**game, **options}, seats, {"confirm": name != "siam"})
    bots = [{"bot": "greedy"}, {"bot": "level-3"}, {"bot": "level-6/collector", "name": "Eve"}]
    plans["king-3-clock"] = _plan({**king, "players": 3}, PEOPLE[:3], clock)
    plans["king-4-bots"] = _plan({**king, "players": 4}, [{}, *bots], {"pace": 0})
    plans["king-2-bot"] = _plan(king, [{"name": "Anna"}, bots[1]], quick)
    plans["siam-bot"] = _plan({"game": "siam"}, [{}, bots[1]], quick)
    alone = [{"bot": "random"}, {"bot": "level-2"}]
    plans["siam-bots"] = _plan({"game": "siam", "ply_limit": 12}, alone, {"pace": 0})
    plans["siam-clock"] = _plan({"game": "siam"}, PEOPLE[:2], clock)
    for name in ("king-2", "king-3", "king-4", "siam-mine", "siam-off-total"):
        late = finished_walk(start_of(name, 3))[-6][0]
        plan = _plan(plans[name]["options"], PEOPLE[: late.players], {})
        plans[f"{name}-late"] = {**plan, "start": late.to_json()}
    return plans


def _plan(options: dict[str, Any], seats: list[Any], settings: dict[str, Any]) -> dict[str, Any]:
    return {"options": options, "seats": seats, "settings": settings}


class Table:
    """A table and one tab at it, with which everybody there plays."""

    def __init__(self, app: App, tab: Tab, plan: dict[str, Any], random: Random) -> None:
        self.id = app.create(plan)
        self.path = f"/api/tables/{self.id}"
        self.tab = tab
        self.random = random
        self.acts = 0
        self.view: dict[str, Any] = {}
        self.plan = plan

    def play(self) -> None:
        """Talk until the game is over or it has been enough; then look at every moment."""
        self.tab.ask("hello")
        self.tab.ask("ping")
        self._let_bots_begin()
        self.view = self.tab.ask("watch", table=self.id)["view"]
        while not self.view["result"] and len(self.tab.heard) < STEPS:
            self._settle()
            if self.view["turn"] is None:
                break
            self._step()
        self._settle()
        self.do({"act": "adjust", "pace": 5, "confirm": True})
        self.do({"act": "skip"})
        if not self.view["result"] and self.random.random() < 0.6:
            self.do({"act": "resign"})
        for act in ({"act": "resign"}, {"act": "pass"}, {"act": "take_back"}, {"act": "confirm"}):
            self._settle()
            self.do(act)
        self._settle()
        for ply in (*range(self.view["plies"] + 1), BEYOND):
            self.tab.ask("look", table=self.id, ply=ply, have=BEYOND)
        self.tab.ask("look", table=self.id)
        self.tab.ask("unwatch")

    def do(self, act: dict[str, Any], version: int | None = None, again: bool = False) -> None:
        """Do an act, as good as the page could, or worse."""
        self.acts += not again
        have = self.view["log_from"] + len(self.view["log"])
        answer = self.tab.ask(
            "do",
            id=f"{self.id} {self.acts}",
            table=self.id,
            version=self.view["version"] if version is None else version,
            draft=self.view.get("draft") if version is None else None,
            act=act,
            have=have if self.acts % 7 else 0,
        )
        self.view = answer.get("view") or self.view

    def _let_bots_begin(self) -> None:
        """Where bots move first, what is seen at once depends on the time."""
        while (view := self.tab.peek(self.id))["thinking"] and not view["result"]:
            time.sleep(PAUSE)

    def _settle(self) -> None:
        """Wait for the bots; only how things are after them is looked at, whenever they move."""
        waited = False
        while self.view["thinking"] and not self.view["result"]:
            self.tab.wait_for(self.id, self.view["version"])
            self.view = self.tab.peek(self.id)
            waited = True
        if waited:
            self.view = self.tab.ask("look", table=self.id)["view"]

    def _step(self) -> None:
        turn, chance = self.view["turn"], self.random.random()
        if chance < 0.08:
            self._err()
        elif chance < 0.14:
            self.do({"act": self.random.choice(["back", "clear", "confirm", "take_back"])})
        elif chance < 0.18:
            self.do({"act": "pass"})
        elif chance < 0.22:
            self.do({"act": "play", "code": self._code()})
        elif chance < 0.25:
            self.tab.ask("look", table=self.id, ply=self.random.randrange(self.view["plies"] + 2))
        elif turn["complete"]:
            self.do({"act": "confirm"})
        else:
            offered = turn["again"] if turn["again"] and chance > 0.93 else turn["options"]
            option = self.random.choice(offered)
            self.do({"act": "choose", "keep": option["keep"], "choices": option["choices"]})

    def _err(self) -> None:
        """Something that is refused, or ought to change nothing."""
        kind = self.random.randrange(6)
        wrong = {"kind": self.random.choice(["card", "target", "x"]), "value": "zz"}
        if kind == 0:
            self.do({"act": "choose", "choices": [wrong]})
        elif kind == 1:
            self.do({"act": "pass"}, version=self.view["version"] + 3)
        elif kind == 2:
            self.do({"act": "play", "code": self.random.choice(["zz", "a1", "11:-/-", "@c3n"])})
        elif kind == 3 and self.acts:
            self.do({"act": "clear"}, again=True)
        elif kind == 4:
            self.do({"act": "choose", "keep": 40, "choices": [wrong, wrong]})
        else:
            self.do({"act": "adjust", "confirm": bool(self.random.randrange(2))})

    def _code(self) -> str:
        """A legal move by the rules, whatever the page has chosen so far."""
        log = self.tab.peek(self.id)["log"]
        line: list[str] = []
        for row in log:
            line = line[: row["ply"]] if row["code"] is None else [*line[: row["ply"] - 1]]
            line += [row["code"]] if row["code"] else []
        options = {**self.plan["options"]}
        game = erawan.game(options.pop("game"))
        if "seed" in options:
            options["seed"] = int(options["seed"])
        start = self.plan.get("start")
        position = game.position(start) if start else game.start(**options)
        for code in line:
            position = position.play(position.parse(code))
        legal: list[str] = [move.code for move in position.legal_moves()]
        return self.random.choice(legal)


def _again(app: App, path: str) -> list[Any]:
    """The same table once more, as it was and with everybody one seat on; then hidden."""
    made = [app.request("POST", f"{path}/again", json={"rotate": turn}) for turn in (False, True)]
    paths = [f"/api/tables/{each['body']['table']}" for each in made]
    shown = [app.request("GET", each) for each in paths]
    return [made, shown, [app.request("DELETE", each) for each in (*paths, paths[0])]]


def _paste(app: App) -> list[Any]:
    """Records that were played elsewhere, whole and damaged."""
    answers = []
    for name in STARTS:
        whole, half = record_of(name, 6, whole=True), record_of(name, 7, whole=False)
        for text in (whole, half, *damaged(whole, half)):
            answers.append(app.request("POST", "/api/records", json={"text": text}))
            table = answers[-1]["body"].get("table")
            if table:
                shown = "" if text is whole else "?ply=3"
                answers.append(app.request("GET", f"/api/tables/{table}{shown}"))
                answers.append(app.request("GET", f"/api/tables/{table}/record"))
    return answers
