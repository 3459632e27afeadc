"""What was acknowledged is there after the worst of ends."""

from pathlib import Path

from tests.server.running import free_port, hear_ack, running, say


def test_the_count_survives_a_kill(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        with app.socket() as tab:
            for press in ("a", "b", "c"):
                say(tab, {"type": "press", "id": press})
                hear_ack(tab, press)
        app.kill()
    with running(tmp_path / "data") as app:
        assert app.count() == 3


def test_no_acknowledged_press_is_lost_when_the_kill_comes_amid_others(tmp_path: Path) -> None:
    port = free_port()
    total = 200
    with running(tmp_path / "data", port) as app, app.socket() as tab:
        for press in range(total):
            say(tab, {"type": "press", "id": f"press {press}"})
        last = hear_ack(tab, "press 20")
        app.kill()
    with running(tmp_path / "data", port) as app:
        kept = app.count()
        assert kept >= last["count"] == 21
        with app.socket() as tab:
            for press in range(total):
                say(tab, {"type": "press", "id": f"press {press}"})
            hear_ack(tab, f"press {total - 1}")
        assert app.count() == total
