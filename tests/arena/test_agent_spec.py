"""Agents as they are named on the command line."""

import sys

import pytest

from erawan.arena.agent_spec import check_agent, parse_agent
from erawan.arena.player import make_player
from erawan.core.errors import ErawanError
from erawan.engine.budget import Budget
from erawan.engine.players import levels

COMMON = Budget(nodes=7)


def test_a_player_by_name_gets_the_common_limits() -> None:
    spec = parse_agent("level-5/collector", COMMON)
    assert (spec.player, spec.command, spec.limits) == ("level-5/collector", (), COMMON)


def test_limits_of_its_own_replace_the_common_ones() -> None:
    assert parse_agent("greedy,movetime=50", COMMON).limits == Budget(movetime=50)
    assert parse_agent("greedy,clock=900,inc=5", COMMON).limits == Budget(clock=900, inc=5)


def test_a_command_is_split_as_a_shell_would() -> None:
    spec = parse_agent("cmd:my-engine 'a b' --x=1,2,Level=3,nodes=9", COMMON)
    assert spec.command == ("my-engine", "a b", "--x=1,2")
    assert spec.options == (("Level", "3"),)
    assert spec.limits == Budget(nodes=9)
    assert spec.text == "cmd:my-engine 'a b' --x=1,2,Level=3,nodes=9"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("greedy,speed=3", "'speed' is no limit"),
        ("greedy,nodes=0", "nodes is a whole number from 1"),
        ("greedy,nodes=x", "nodes is a whole number from 1"),
        ("greedy,inc=3", "inc needs a clock"),
        ("greedy,Level=3", "only programs"),
        ("cmd:", "a command is needed"),
        ("cmd:a 'b", "is no command"),
    ],
)
def test_what_is_none_is_refused(text: str, message: str) -> None:
    with pytest.raises(ErawanError, match=message):
        parse_agent(text, COMMON)


def test_a_program_must_be_there_and_have_a_limit() -> None:
    with pytest.raises(ErawanError, match="no program is called 'no-such-engine'"):
        check_agent("siam", parse_agent("cmd:no-such-engine", COMMON))
    with pytest.raises(ErawanError, match="thinks without end"):
        check_agent("siam", parse_agent(f"cmd:{sys.executable}", Budget()))
    check_agent("siam", parse_agent(f"cmd:{sys.executable}", COMMON))
    check_agent("siam", parse_agent("random", Budget()))


def test_the_highest_level_has_its_usual_nodes_unless_told_otherwise() -> None:
    limits = [
        make_player("siam", parse_agent(text, Budget()), 0.1, 1.0).limits
        for text in ("level-10", "level-10,nodes=500", "level-10,movetime=100", "level-3")
    ]
    nodes = levels("siam")[-1].default_nodes
    assert nodes is not None
    assert limits == [Budget(nodes=nodes), Budget(nodes=500), Budget(movetime=100), Budget()]
