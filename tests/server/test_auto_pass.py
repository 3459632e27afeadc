"""Who can only pass is passed for by the server, also by one that was killed meanwhile."""

from pathlib import Path
from typing import Any

from tests.king.drawing import drawn_json
from tests.king.refusing import SECOND_CAN_ONLY_PASS
from tests.server.running import Page, running


def plan(**settings: Any) -> dict[str, Any]:
    """A table for Anna, who has cards, and Boris, who has none."""
    return {
        "options": {"game": "king-of-siam"},
        "seats": [{"name": "Anna"}, {"name": "Boris"}],
        "settings": settings,
        "start": drawn_json(SECOND_CAN_ONLY_PASS),
    }


def test_a_due_pass_is_shown_kept_over_a_power_cut_and_made(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        table = app.create(plan(pace=10_000))
        with app.socket() as tab:
            due = Page(tab, table).do("pass")
        assert due["status"]["key"] == "king-status-passed"
        assert (due["to_move"], due["seat"], due["turn"]) == (1, 0, None)
        assert set(due["may"]) == {"take_back", "resign", "skip"}
    with running(tmp_path / "data") as app, app.socket() as tab:
        page = Page(tab, table)
        assert page.view["plies"] == 1
        page.do("skip")
        after = page.wait_for_change()
        assert [(row["seat"], row["code"]) for row in page.look()["log"]] == [
            (0, "pass"),
            (1, "pass"),
        ]
        assert (after["to_move"], after["seat"]) == (0, 0)
        back = page.do("take_back")
        assert (back["plies"], back["to_move"]) == (0, 0), "up to what Anna chose"


def test_it_can_be_switched_off_for_a_table_and_on_again(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app, app.socket() as tab:
        page = Page(tab, app.create(plan(pace=0, auto_pass=False)))
        assert page.info["passes"]
        page.do("pass")
        assert (page.view["seat"], page.view["status"]["key"]) == (1, "king-status-turn")
        assert "pass" in page.view["may"]
        page.do("adjust", auto_pass=True)
        assert page.wait_for_change()["to_move"] == 0
