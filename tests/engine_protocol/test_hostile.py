"""Whatever is thrown at a session, it answers each line at most once and goes on."""

import json
import re
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

import erawan
from tests.engine_protocol.talking import answers

KING = erawan.game("king-of-siam").start(players=3, seed=7).to_json()
SIAM = erawan.game("siam").start(repetition=3, removals=1).to_json()
TEXT = (
    "setoption name Level value 5 MultiPV newgame position siam text start options {}"
    " king-of-siam players 3 seed 7 board britain json moves pass @b1n go movetime nodes depth"
    " clock inc 1 0 -1 stop 5/5/1ooo1/5/5 E R -- x- #E infinite [] null isready"
    " 99999999999999999999"
)
WORDS = TEXT.split()
COMMANDS = ("d", "egi", "isready", "newgame", "quit", "stop")
DUMPS = (json.dumps(KING), json.dumps(SIAM))

lines = st.lists(st.sampled_from([*WORDS, *DUMPS]), min_size=1, max_size=12).map(" ".join)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)
ANSWER = re.compile(
    r"error (?!the line can't|the engine failed).{1,500}|readyok|egiok|id name .*|option name .*"
    r"|info depth .*|bestmove \S+|perft \d+ \d+"
)


def is_sound(found: list[str]) -> bool:
    """All lines of the protocol, none of them the excuse of somebody surprised."""
    return found[-1] == "readyok" and all(ANSWER.fullmatch(line) for line in found)


@given(st.binary(max_size=200).filter(lambda data: b"\n" not in data))
def test_bytes(data: bytes) -> None:
    words = data.decode(errors="replace").split()
    assume(not words or words[0] not in COMMANDS)
    found = answers(data, "isready")
    assert is_sound(found)
    assert len(found) == (2 if words else 1)


@given(st.text(max_size=80).filter(lambda text: "\n" not in text))
def test_text_after_a_command(text: str) -> None:
    for command in ("position", "position siam text", "position json", "go", "setoption name"):
        found = answers(f"{command} {text}".encode(errors="replace"), "stop", "isready")
        assert is_sound(found)


@given(lines)
def test_words_of_the_protocol_in_any_order(line: str) -> None:
    found = answers(line, "stop", "isready")
    assert is_sound(found)


@given(st.sampled_from((KING, SIAM)), st.data())
def test_positions_with_a_wrong_part(position: dict[str, Any], data: st.DataObject) -> None:
    field = data.draw(st.sampled_from(sorted(position)))
    damaged = {**position, field: data.draw(values)}
    if field == "options":
        option = data.draw(st.sampled_from(sorted(SIAM["options"])))
        damaged[field] = {**SIAM["options"], option: data.draw(values)}
    found = answers(f"position json {json.dumps(damaged)}", "isready")
    assert is_sound(found)
    assert len(found) <= 2


@given(st.sampled_from(DUMPS), st.integers(0, 800), st.integers(0, 40))
def test_json_with_a_piece_cut_out(text: str, start: int, length: int) -> None:
    found = answers(f"position json {text[:start]}{text[start + length :]}", "isready")
    assert is_sound(found)
    assert len(found) <= 2
