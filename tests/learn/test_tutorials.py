"""Every step of the tutorials can be solved, and every kind of answer has its words."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from erawan.core.errors import BadCode
from erawan.learn.examples import refusing_clause
from erawan.learn.progress import read_progress, write_progress
from erawan.learn.rules_pages import GAMES
from erawan.learn.texts import read_toml
from erawan.learn.tutorials import Step, judge, step_page, steps
from erawan.locale import LANGUAGES
from tests.some import some

STEPS = [(game, number) for game in GAMES for number in range(1, len(steps(game)) + 1)]
NAMES = [f"{game}-{steps(game)[number - 1].name}" for game, number in STEPS]
TRIED = 400
"""Moves whose answer is looked at in a step that has thousands."""


@pytest.fixture(params=STEPS, ids=NAMES)
def taught(request: pytest.FixtureRequest) -> tuple[str, int, Step]:
    game, number = request.param
    return game, number, steps(game)[number - 1]


def mixed_codes(step: Step) -> list[str]:
    """The codes of all legal moves, the same mixture each time."""
    codes = [move.code for move in step.position.legal_moves()]
    Random(19).shuffle(codes)
    # A pass is one move among thousands, and often the other answer.
    return sorted(codes, key=lambda code: code != "pass")


def kinds(step: Step) -> set[str]:
    """The answers that occur: some hundred moves, and as many more as the rarest needs."""
    wanted = {"right", *step.traps}
    found: set[str] = set()
    for tried, code in enumerate(mixed_codes(step)):
        if tried >= TRIED and wanted <= found:
            break
        found.add(step.answer(code))
    return found


def test_there_are_twelve_and_eighteen_steps() -> None:
    assert (len(steps("siam")), len(steps("king-of-siam"))) == (12, 18)


def test_every_step_is_solvable_and_every_answer_has_words(taught: tuple[str, int, Step]) -> None:
    game, _, step = taught
    answers = kinds(step)
    assert {"right", *step.traps} <= answers
    for language in some(LANGUAGES):
        words = read_toml(game, f"tutorial.{language}")[step.name]
        assert {*words} == {"title", "task"} | answers
        assert all(words.values())


def test_a_move_that_is_refused_is_answered_by_a_clause_of_the_step(
    taught: tuple[str, int, Step],
) -> None:
    game, number, step = taught
    if not step.refused:
        with pytest.raises(BadCode):
            judge(game, number, "nonsense", "en")
        return
    clause = refusing_clause(step.position, step.refused)
    verdict = judge(game, number, step.refused, "ru")
    assert (verdict.kind, verdict.clause) == ("refused", clause)
    assert verdict.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_verdicts_are_said_in_the_words_of_the_step(language: str) -> None:
    words = read_toml("siam", f"tutorial.{language}")["whose-rock"]
    last = len(steps("siam"))
    assert judge("siam", last, "d3d4n", language).text == words["right"]
    assert judge("siam", last, "b3b4n", language).text == words["gift"]
    assert judge("siam", last, "b3e", language).text == words["other"]
    assert step_page("siam", last, language).task == words["task"]


def test_the_words_have_no_step_that_there_is_not() -> None:
    for game in some(GAMES):
        names = [step.name for step in steps(game)]
        for language in some(LANGUAGES):
            assert [*read_toml(game, f"tutorial.{language}")] == names


def test_steps_outside_are_refused() -> None:
    for number in (0, -1, 13, 99):
        with pytest.raises(IndexError):
            step_page("siam", number, "en")
        with pytest.raises(IndexError):
            judge("siam", number, "a1n", "en")


def broken_files() -> Iterator[bytes]:
    yield from (
        b"",
        b"[",
        b"[]",
        b"7",
        b'{"siam": "x"}',
        b'{"siam": 99}',
        b"\xff",
        b'{"siam": true}',
    )


def test_progress_is_kept_for_each_game_and_survives_damage(tmp_path: Path) -> None:
    assert read_progress(tmp_path, "siam", 12) == 1
    write_progress(tmp_path, "siam", 5)
    write_progress(tmp_path, "king-of-siam", 9)
    assert read_progress(tmp_path, "siam", 12) == 5
    assert read_progress(tmp_path, "king-of-siam", 18) == 9
    for damage in some(broken_files()):
        (tmp_path / "learn.json").write_bytes(damage)
        assert read_progress(tmp_path, "siam", 12) == 1
    write_progress(tmp_path, "siam", 3)
    assert read_progress(tmp_path, "siam", 12) == 3
    write_progress(tmp_path / "missing", "siam", 3)
