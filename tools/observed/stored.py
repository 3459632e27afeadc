"""Games kept by an older release: the database file of tests/data, opened, read and played on."""

from __future__ import annotations

import shutil
from pathlib import Path

from observed.notebook import Notebook
from observed.programs import DATA
from observed.running import DATABASE, App, Tab, running

FIXTURES = ("erawan-0.1.0.sqlite3",)
TABLES = (
    "half-made",
    "against-bot",
    "taken-back",
    "given-up",
    "own-board",
    "over",
    "over-siam",
    "looked-at",
)
BEYOND = 10**6


def observe(notebook: Notebook) -> None:
    """Open each file, read every table in every way, play on, and read the file itself."""
    for fixture in FIXTURES:
        folder = Path("stored", fixture)
        folder.mkdir(parents=True)
        shutil.copy(DATA / "data" / fixture, folder / DATABASE)
        room = f"stored/{fixture}"
        with running(folder.resolve()) as app:
            notebook.note(f"{room}/lobby", app.request("GET", "/api/lobby"))
            for table in TABLES:
                notebook.note(f"{room}/{table}", _read(app, table))
            notebook.note(f"{room}/played-on", _play_on(app))
            notebook.note(f"{room}/ended", app.end())
            notebook.note(f"{room}/database", app.dump())


def _read(app: App, table: str) -> dict[str, object]:
    page = app.request("GET", f"/api/tables/{table}")
    plies = page["body"]["view"]["plies"]
    return {
        "now": page,
        "record": app.request("GET", f"/api/tables/{table}/record"),
        "plies": [
            app.request("GET", f"/api/tables/{table}?ply={ply}&have={BEYOND}")
            for ply in range(plies + 1)
        ],
    }


def _play_on(app: App) -> list[object]:
    """Acts at every table, most of them refused."""
    with app.socket() as connection:
        tab = Tab(connection)
        for table in TABLES:
            view = tab.ask("watch", table=table)["view"]
            for act in ({"act": "back"}, {"act": "take_back"}, {"act": "resign"}, {"act": "pass"}):
                version = view["version"]
                said = f"{act['act']} at {version}"
                answer = tab.ask("do", table=table, id=said, version=version, act=act)
                view = answer["view"] or view
        return tab.heard
