"""A change in how an engine plays is seen: whoever means it writes the new signature down."""

import json
from pathlib import Path

import pytest

from erawan.engine.signature import questions, sign
from tests.cli.running import erawan

KNOWN = json.loads((Path(__file__).parents[2] / "bench" / "signatures.json").read_text())


@pytest.mark.parametrize("game", ["king-of-siam", "siam"])
def test_the_questions_are_all_different_and_open(game: str) -> None:
    asked = list(questions(game))
    assert len(set(asked)) == len(asked) > 12
    assert all(position.outcome is None for position in asked)


@pytest.mark.parametrize("game", ["king-of-siam", "siam"])
def test_the_engine_answers_as_it_is_known_to(game: str) -> None:
    assert sign(game).digits == KNOWN[game], (
        "erawan bench: write the new one to bench/signatures.json"
    )


def test_the_command_prints_the_signature() -> None:
    done = erawan("bench", "siam", "--json")
    assert json.loads(done.stdout)["digits"] == KNOWN["siam"]
    assert KNOWN["siam"] in erawan("bench", "siam").stdout
