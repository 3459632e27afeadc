"""What a tab says and hears."""

import socket
import struct
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import App, ask, hear_ack, running, say

# Lingering for no time makes the system reset the connection instead of closing it.
RESET = struct.pack("ii", 1, 0)


def test_a_press_is_acknowledged_with_the_new_count(app: App) -> None:
    before = app.count()
    with app.socket() as tab:
        say(tab, {"type": "press", "id": "one press"})
        assert hear_ack(tab, "one press")["count"] == before + 1
    assert app.count() == before + 1


def test_a_press_sent_again_is_acknowledged_again_and_counted_once(app: App) -> None:
    before = app.count()
    for _ in range(3):
        with app.socket() as tab:
            say(tab, {"type": "press", "id": "sent again"})
            assert hear_ack(tab, "sent again")["count"] == before + 1
    assert app.count() == before + 1


def test_other_tabs_hear_of_a_press(app: App) -> None:
    with app.socket() as tab, app.socket() as other:
        ask(other, {"type": "hello"})
        say(tab, {"type": "press", "id": "for others"})
        assert hear_ack(other, "for others") == hear_ack(tab, "for others")


def test_presses_of_many_tabs_at_once_are_all_counted(app: App) -> None:
    before = app.count()

    def press_ten_times(tab: int) -> list[int]:
        with app.socket() as own:
            counts = []
            for press in range(10):
                say(own, {"type": "press", "id": f"tab {tab} press {press}"})
                counts.append(hear_ack(own, f"tab {tab} press {press}")["count"])
            return counts

    with ThreadPoolExecutor(8) as pool:
        heard = sorted(count for counts in pool.map(press_ten_times, range(8)) for count in counts)
    assert heard == list(range(before + 1, before + 81))


@pytest.mark.parametrize(
    "message",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"type":"unknown"}',
        '{"type":"press"}',
        '{"type":"press","id":""}',
        '{"type":"press","id":7}',
        '{"type":"press","id":"' + "x" * 65 + '"}',
        '{"type":"press","id":"\\ud800"}',
        '{"type":"pressed","id":"x","count":99}',
        "[" * 4000,
        '{"type":"hello","x":' + "[" * 2000 + "]" * 2000 + "}",
        "x" * 5000,
        b"\xff\xfe",
        b"",
    ],
    ids=lambda message: repr(message[:30]),
)
def test_what_can_t_be_read_is_answered_and_the_socket_stays(
    app: App, message: str | bytes
) -> None:
    before = app.count()
    with app.socket() as tab:
        answer = ask(tab, message)
        assert answer["type"] == "problem"
        assert answer["message"]
        assert ask(tab, {"type": "hello"}) == {"type": "welcome", "count": before}


def test_odd_but_valid_ids_are_kept_as_they_are(app: App) -> None:
    before = app.count()
    ids = ["'; drop table presses; --", "\0", "\0\0", "ช้าง", "🐘", "A", "a", " ", "x" * 64]
    with app.socket() as tab:
        for press in ids:
            say(tab, {"type": "press", "id": press})
            hear_ack(tab, press)
    assert app.count() == before + len(ids)


def test_tabs_that_vanish_amid_the_news_disturb_nobody(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        with app.socket() as tab:
            for press in range(30):
                with app.socket() as vanishing:
                    say(vanishing, {"type": "press", "id": f"vanishing {press}"})
                    vanishing.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                    say(tab, {"type": "press", "id": f"press {press}"})
                    vanishing.socket.shutdown(socket.SHUT_RDWR)
                hear_ack(tab, f"press {press}")
            assert 30 <= app.count() <= 60
        code, _, err = app.end()
    assert (code, err) == (0, "")


def test_a_huge_message_closes_its_own_socket_and_no_other(app: App) -> None:
    before = app.count()
    with app.socket() as other, app.socket() as tab:
        say(tab, "x" * 200_000)
        with pytest.raises(ConnectionClosed) as caught:
            tab.recv(timeout=20)
        assert caught.value.rcvd
        assert caught.value.rcvd.code == 1009
        assert ask(other, {"type": "hello"}) == {"type": "welcome", "count": before}
