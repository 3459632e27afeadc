"""What was acknowledged is there after the worst of ends."""

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import App, Page, free_port, hear, running, say

KING = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{}, {}]}
SIAM = {"options": {"game": "siam"}, "seats": [{}, {}]}


@pytest.mark.parametrize("plan", [KING, SIAM], ids=["king", "siam"])
def test_a_kill_in_the_middle_of_a_turn_comes_back_to_that_step(
    tmp_path: Path, plan: dict[str, Any]
) -> None:
    with running(tmp_path / "data") as app:
        table = app.create(plan)
        with app.socket() as tab:
            page = Page(tab, table)
            while page.view["plies"] == 0:
                page.choose(3)
            before = page.choose(1)
            app.kill()
    assert before["turn"]["chosen"]
    with running(tmp_path / "data") as app, app.socket() as tab:
        page = Page(tab, table)
        assert page.view == before
        page.do("back")


def test_an_act_whose_answer_the_kill_swallowed_is_answered_after_it(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        table = app.create(KING)
        with app.socket() as tab:
            page = Page(tab, table)
            first = page.send({"act": "pass"}, act_id="an id")
            app.kill()
    with running(tmp_path / "data") as app, app.socket() as tab:
        again = Page(tab, table).send({"act": "pass"}, act_id="an id", version=0)
        assert {**again, "to": first["to"]} == first


def test_no_acknowledged_act_is_lost_when_the_kill_comes_amid_others(tmp_path: Path) -> None:
    port, total = free_port(), 200
    acts = [
        {"act": "choose", "choices": [{"kind": "card", "value": "ra"}], "keep": 0}
        for _ in range(total)
    ]
    with running(tmp_path / "data", port) as app:
        table = app.create(KING)
        with app.socket() as tab:
            send_all(tab, table, acts)
            acknowledged = [hear(tab)["draft"] for _ in range(20)][-1]
            app.kill()
    assert acknowledged == 20
    with running(tmp_path / "data", port) as app, app.socket() as tab:
        assert Page(tab, table).view["draft"] >= 20
    with running(tmp_path / "data", port) as app, app.socket() as tab:
        send_all(tab, table, acts)
        answers = [hear(tab) for _ in range(total)]
        assert [answer["draft"] for answer in answers] == list(range(1, total + 1))


def send_all(tab: Any, table: str, acts: list[dict[str, Any]]) -> None:
    """Send steps, each for the draft that the one before makes, without waiting."""
    for draft, act in enumerate(acts):
        message = {"type": "do", "seq": draft, "id": f"act {draft}", "table": table}
        say(tab, {**message, "version": 0, "draft": draft, "act": act})


def test_a_bot_s_turn_goes_on_after_a_kill(tmp_path: Path) -> None:
    slow = {"options": {"game": "siam"}, "settings": {"pace": 10_000, "confirm": False}}
    with running(tmp_path / "data") as app:
        table = app.create(slow)
        with app.socket() as tab:
            page = Page(tab, table)
            while page.view["plies"] == 0:
                page.choose()
            assert page.view["thinking"]
            app.kill()
    with running(tmp_path / "data") as app, app.socket() as tab:
        page = Page(tab, table)
        page.do("skip")
        while page.view["plies"] < 2:
            page.wait_for_change()
        assert page.view["turn"]


def test_bots_end_with_the_app_that_was_killed(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        plan = {"options": {"game": "siam"}, "seats": [{"bot": "random"}] * 2}
        with app.socket() as tab:
            page = Page(tab, app.create({**plan, "settings": {"pace": 0}}))
            page.wait_for_change()
        bot_pool = children(app)
        app.kill()
    assert bot_pool
    assert all(ends(process) for process in bot_pool)


def children(app: App) -> list[int]:
    """The processes that an app has started."""
    listing = Path(f"/proc/{app.process.pid}/task/{app.process.pid}/children")
    if not listing.exists():
        pytest.skip("only Linux tells of a process's children")
    return [int(pid) for pid in listing.read_text().split()]


def ends(pid: int) -> bool:
    """Whether a process is gone before long."""
    end = time.monotonic() + 20
    while Path(f"/proc/{pid}").exists() and "zombie" not in Path(f"/proc/{pid}/status").read_text():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True
