"""What was seen before is shared between positions, and yet each has its own."""

import copy
import pickle
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from erawan.siam import GAME, Position
from erawan.siam.seen import Seen
from tests.siam.drawing import after

ROUND = ("b1e", "b5w", "b1n", "b5s")
MANY = 999_999_999
ENTRIES = st.lists(st.sampled_from("abc"), max_size=6)


def begun() -> Position:
    return after(GAME.start(repetition=MANY), "@b1n", "@b5s")


@given(st.lists(st.tuples(st.integers(0, 20), st.text("abc", max_size=3)), max_size=20))
def test_lines_that_part_and_meet_again_are_like_tuples(steps: list[tuple[int, str]]) -> None:
    """Any of the sequences so far gets other entries, as a tuple would."""
    plain: list[tuple[str, ...]] = [()]
    shared = [Seen.of([])]
    for which, entries in steps:
        plain.append((*plain[which % len(plain)], *entries))
        shared.append(shared[which % len(shared)].with_entries(list(entries)))
    for one, seen in zip(plain, shared, strict=True):
        assert tuple(seen) == one == tuple(seen[:])
        assert (len(seen), hash(seen), repr(seen)) == (len(one), hash(one), f"Seen.of({list(one)})")
        assert [seen.count(entry) for entry in "abcd"] == [one.count(entry) for entry in "abcd"]
        for other, theirs in zip(plain, shared, strict=True):
            assert (seen == theirs) == (one == other) == (seen == other)


@given(ENTRIES)
def test_a_copy_is_equal_and_goes_its_own_way(entries: list[str]) -> None:
    seen = Seen.of(entries)
    for again in (copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))):
        assert again == seen
        assert list(again.with_entry("x")) == [*entries, "x"]
        assert list(seen.with_entry("y")) == [*entries, "y"]


def test_it_equals_nothing_else_and_knows_its_places() -> None:
    seen = Seen.of(["a", "b"])
    assert seen != ["a", "b"]
    assert (seen[0], seen[-1], seen[1:]) == ("a", "b", ("b",))
    with pytest.raises(IndexError):
        seen.with_entry("c") and seen[2]


def test_threads_that_play_on_from_one_position_do_not_disturb_each_other() -> None:
    with ThreadPoolExecutor(8) as pool:
        for _ in range(20):
            grown = list(pool.map(_grow, repeat(Seen.of(["a"])), range(32)))
            assert [tuple(seen) for seen in grown] == [
                ("a", *f"{number % 4}" * 50) for number in range(32)
            ]


def _grow(seen: Seen, number: int) -> Seen:
    for _ in range(50):
        seen = seen.with_entry(str(number % 4))
    return seen


def test_a_long_game_takes_little_more_memory_than_its_positions() -> None:
    position = begun()
    line = [position]
    tracemalloc.start()
    try:
        for code in islice(cycle(ROUND), 2000):
            position = position.play(position.parse(code))
            line.append(position)
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [len(each.seen) for each in line] == list(range(2, 2003))
    assert held < 4 * 2**20, f"{held} bytes"


def test_a_long_game_comes_back_from_its_json_exactly() -> None:
    position = after(begun(), *islice(cycle(ROUND), 100))
    again = GAME.position(position.to_json())
    assert again == position
    assert hash(again) == hash(position)
    assert again.to_json() == position.to_json()
    assert len(position.to_json()["seen"]) == 102
    assert after(again, "b1e") == after(position, "b1e") != after(position, "b1w")
