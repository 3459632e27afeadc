"""`erawan learn` teaches in the terminal."""

from pathlib import Path
from typing import Any

import pytest

from erawan.learn.practice import Practice
from erawan.learn.strategy import strategy_page
from erawan.learn.texts import read_toml
from erawan.locale import LANGUAGES, speak
from erawan.views.words import in_words
from tests.cli.running import erawan, refusal
from tests.some import some

SIAM = ["@a1n", "a2b2n", "b2n", "b2b3n", "b1b2n", "b1b2n", "b1b2n", "b2n", "@b1n", "d4e4e", "b4b5n",
        "d3d4n"]  # fmt: skip
KING = [
    "mr:sk-ay*ay/Lvt", "kt:Rsk,Lsk,Msk/Lvt", "pass", "la:cm,sk/Ray", "11:Lay-Rkd/Lay", "pass",
    "kt:Ray,Lcm,May/Lay", "ra:kr,kr/Lay", "11:Lay-Rkd/Lay", "ra:ay,ay/Lay", "11:Lay-Lnk/Ray",
    "21:LLay-Lsk/Rsk", "11:Mcm-Lay/Lay", "mr:sk-ay*ay/Lay", "pass", "pass", "11:Lay-Mkd/Lay",
    "ra:sk,sk/Lsk",
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "codes"), [("siam", SIAM), ("king-of-siam", KING)])
def test_somebody_goes_through_a_whole_tutorial(
    tmp_path: Path, game: str, codes: list[str], language: str
) -> None:
    given = "\n".join(codes)
    done = erawan(
        "learn", game, "--language", language, "--data", str(tmp_path), given=f"{given}\n"
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    for words in some(read_toml(game, f"tutorial.{language}").values()):
        assert words["title"] in said
        assert words["right"] in said
    assert f"erawan play {game}" in said


def test_a_step_is_chosen_from_menus_and_wrong_answers_are_explained(tmp_path: Path) -> None:
    done = erawan(
        "learn", "siam", "--step", "12", "--data", str(tmp_path), given="b3b4n\nx\nb1b2n\n"
    )
    said = " ".join(done.stdout.split())
    assert "Legal, but not it." in said
    assert "the rhinos win" in said
    assert "That is none of the choices." in said
    assert "Refused. S2.1" in said


def test_menus_lead_to_a_move(tmp_path: Path) -> None:
    done = erawan("learn", "siam", "--data", str(tmp_path), given="1\nb\n1\n2\nm\nq\n")
    assert "Right." in done.stdout
    assert "Step 2 of 12" in done.stdout


def test_it_goes_on_where_one_stopped(tmp_path: Path) -> None:
    erawan("learn", "siam", "--data", str(tmp_path), given="@a1n\na2b2n\nq\n")
    again = erawan("learn", "siam", "--data", str(tmp_path), given="q\n")
    assert "Step 3 of 12" in again.stdout
    assert "Step 2 of 12" not in again.stdout


def test_what_is_not_taught_is_refused(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    assert refusal("learn", "chess", *data) == (
        "'chess' is not taught; there are king-of-siam and siam"
    )
    assert refusal("learn", "siam", "--step", "13", *data) == "siam has the steps 1 to 12, not 13"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["siam", "king-of-siam"])
def test_an_exam_has_ten_questions_in_the_terminal(
    tmp_path: Path, game: str, language: str
) -> None:
    done = erawan(
        *("learn", game, "--practice", "exam", "--language", language, "--data", str(tmp_path)),
        given="9\n" + 10 * "1\n",
    )
    assert (done.returncode, done.stderr) == (0, "")
    kept = Practice(tmp_path, game).standing()
    assert kept.exam.asked == 10
    result = {"right": kept.exam.right, "count": 10}
    assert speak("practice-result", result, language) in done.stdout


def test_practice_goes_on_with_the_open_question(tmp_path: Path) -> None:
    asked = Practice(tmp_path, "siam").begin("2").question
    assert asked is not None
    arguments = ("learn", "siam", "--practice", "2", "--data", str(tmp_path))
    assert in_words(asked.prompt) in erawan(*arguments, given="q\n").stdout
    again = Practice(tmp_path, "siam").standing().question
    assert again == asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["siam", "king-of-siam"])
def test_advice_is_told_with_its_positions(game: Any, language: str) -> None:
    done = erawan("learn", game, "--strategy", "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    page = strategy_page(game, language)
    for number, piece in enumerate(some(page.pieces), 1):
        assert f"{number}. {piece.title}" in said
        assert f"{' '.join(piece.text.split())} ({', '.join(piece.clauses)})" in said
    assert f"erawan learn {game} --strategy --step 1" in said


def test_a_position_of_the_advice_is_played_on_from() -> None:
    done = erawan("learn", "king-of-siam", "--strategy", "--step", "1", given="pass\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    page = strategy_page("king-of-siam", "en")
    assert f"1. {page.pieces[0].title}" in done.stdout
    assert f"2. {page.pieces[1].title}" not in done.stdout
    assert "Player 1 passes." in done.stdout
    assert refusal("learn", "siam", "--strategy", "--step", "99").startswith("siam has advice 1 to")
