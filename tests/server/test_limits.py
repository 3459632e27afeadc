"""Nobody asks without end: by address, by person and by socket."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

from websockets.exceptions import ConnectionClosed

from erawan.server.cutting import Hearing
from erawan.server.limits import MOST_KEPT, Buckets, Rate, Sockets, address_key
from tests.server.running import say
from tests.server.site import SIAM, Site


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again_and_never_overflows() -> None:
    clock = Clock()
    buckets = Buckets(Rate(3, 10), clock)
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("b")
    clock.now = 10
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    clock.now = 10_000
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]


def test_who_keeps_asking_in_vain_is_served_once_it_is_time() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 10), clock)
    served = 0
    for second in range(100):
        clock.now = second
        served += buckets.take("a")
    assert served == 10


def test_the_memory_is_bounded() -> None:
    buckets = Buckets(Rate(1, 10))
    for number in range(MOST_KEPT + 100):
        buckets.take(str(number))
    assert len(buckets._left) == MOST_KEPT


def test_of_the_long_addresses_the_beginning_counts() -> None:
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:1")
    assert address_key("2001:db8::1") != address_key("2001:db8:0:1::1")
    assert address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("x" * 1000) == "x" * 64


def test_sockets_are_counted_in_and_out() -> None:
    sockets = Sockets()
    opened = sum(sockets.open("here", "anna") for _ in range(50))
    assert opened == 20
    sockets.close("here", "anna")
    assert sockets.open("here", "anna")
    assert sum(sockets.open("here", None) for _ in range(200)) == 80
    for _ in range(20):
        sockets.close("here", "anna")
    for _ in range(80):
        sockets.close("here", None)
    assert not sockets._by_address
    assert not sockets._by_user


def test_tables_are_made_only_so_fast_and_others_don_t_suffer(site: Site) -> None:
    greedy, modest = site.person("Greedy"), site.person("Modest")
    answers = [greedy.http.post("/api/tables", json=SIAM).status_code for _ in range(33)]
    assert answers[:30] == [201] * 30
    assert answers[-1] == 429
    assert modest.create(SIAM)


def test_names_are_chosen_only_so_fast_from_one_address(site: Site) -> None:
    tried = [
        site.person(address="127.0.9.9").http.post("/api/me", json={"name": f"Nr {number}"})
        for number in range(22)
    ]
    assert tried[0].status_code == 200
    assert tried[-1].status_code == 429
    assert tried[-1].json()["error"]["say"]["key"] == "refused-often"


def test_of_all_tabs_at_one_address_only_so_much_is_heard() -> None:
    clock = Clock()
    messages = Buckets(Rate(4, 10), clock)

    async def receive() -> Any:
        return {"type": "websocket.receive", "text": "{}"}

    async def talk() -> None:
        one, two = (
            Hearing(receive, asyncio.Event(), partial(messages.take, "here")) for _ in range(2)
        )
        for hearing in (one, two, one, two):
            assert (await hearing())["type"] == "websocket.receive"
            assert not hearing.flooded
        assert (await one())["type"] == "websocket.disconnect"
        assert one.flooded
        clock.now = 10
        assert (await two())["type"] == "websocket.receive"
        for hearing in (one, two):
            hearing.end()

    asyncio.run(talk())


def test_a_tab_that_floods_is_closed(site: Site) -> None:
    flood = site.person("Flood").socket()
    with suppress(ConnectionClosed):
        for number in range(600):
            say(flood, {"type": "ping", "seq": number})
        while flood.recv(timeout=5):
            pass
    assert flood.close_code == 4429
