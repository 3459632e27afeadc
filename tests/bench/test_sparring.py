"""The sparring partners as agents."""

from __future__ import annotations

import sys

import pytest

import erawan
from bench.sparring.partners import PARTNERS, find_partner, read_agent
from bench.sparring.plain import PlainPlayer
from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent, Task
from erawan.engine.budget import Budget
from erawan.engine.greedy import GreedyPlayer
from erawan.engine.thought import Thought
from erawan.engine_protocol.client import ExternalEngine
from erawan.engine_protocol.failure import EngineFailed
from erawan.kernels.siam.kernel import Kernel

SIAM = erawan.game("siam")
MIDDLE = SIAM.position_from_text("w1n1e/W2s1/Nooo1/N1n2/2W2 E 20 --")


@pytest.mark.parametrize("name", PARTNERS)
def test_every_partner_says_what_it_is(name: str) -> None:
    assert find_partner(name).__doc__.partition("\n")[0].endswith(".")


def test_a_command_line_names_a_partner() -> None:
    agent = read_agent(["plain", "--depth", "2"])
    assert (agent.name, agent.choose(MIDDLE, Task()).depth) == ("plain-2", 2)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [(["fancy"], "fancy"), (["plain", "--depth", "0"], "a depth is from 1"), ([], "PARTNER")],
)
def test_what_makes_no_partner_is_refused(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        read_agent(arguments)
    assert ended.value.code == 2
    assert complaint in capsys.readouterr().err


def test_as_a_command_it_answers_the_engine_protocol() -> None:
    with ExternalEngine(f"{sys.executable} -m bench.sparring plain --depth 3") as engine:
        assert engine.name == "plain-3"
        thought = engine.choose(MIDDLE, Task(Budget(movetime=60_000)))
        alone = PlainPlayer(3).choose(MIDDLE, Task())
        assert (thought.code, thought.depth, thought.nodes) == (alone.code, 3, alone.nodes)
        with pytest.raises(EngineFailed, match="Siam only"):
            engine.choose(erawan.game("king-of-siam").start(seed=1), Task(Budget(nodes=1)))


@pytest.mark.parametrize(
    ("budget", "depth"),
    [(Budget(), 3), (Budget(depth=2), 2), (Budget(nodes=1), 1), (Budget(nodes=900), 2)],
)
def test_plain_keeps_to_its_depth_and_to_the_budget(budget: Budget, depth: int) -> None:
    reports: list[Thought] = []
    thought = PlainPlayer(3).choose(MIDDLE, Task(budget, report=reports.append))
    assert thought.depth == depth
    assert [report.depth for report in reports] == list(range(1, depth + 1))
    assert thought.code in {move.code for move in MIDDLE.legal_moves()}
    assert not thought.proved


def test_plain_sees_the_same_chances_from_both_seats() -> None:
    position = SIAM.position_from_text("2o2/2N2/5/1o1o1/5 E 20 --")
    won = PlainPlayer(4).choose(position, Task())
    assert won.code == "c4c5n"
    assert won.values[0] > 0.99
    turned = SIAM.position_from_text("2o2/2n2/5/1o1o1/5 R 20 --")
    assert PlainPlayer(4).choose(turned, Task()).values == won.values[::-1]


@pytest.mark.parametrize("opening", [0, 1, 2])
@pytest.mark.parametrize("seat", [0, 1])
def test_plain_beats_greedy(opening: int, seat: int) -> None:
    plain, greedy = PlainPlayer(4), GreedyPlayer()
    position = Kernel(SIAM.start(repetition=3, ply_limit=200)).playout(opening, 4).store()
    while position.outcome is None:
        player: Agent = plain if position.side == seat else greedy
        code = player.choose(position, Task(seed=position.ply)).code
        position = position.play(position.parse(code))
    assert position.outcome.winners == {seat}


def test_plain_refuses_the_other_game_and_impossible_depths() -> None:
    with pytest.raises(ErawanError, match="Siam only"):
        PlainPlayer(1).choose(erawan.game("king-of-siam").start(seed=1), Task())
    with pytest.raises(ErawanError, match="depth"):
        PlainPlayer(0)
