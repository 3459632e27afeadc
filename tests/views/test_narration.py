"""Events, endings and questions in words, and nothing without any."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from syrupy.assertion import SnapshotAssertion

import erawan
from erawan.core.generator import SplitMix64
from erawan.core.outcome import Outcome, Step
from erawan.core.record import Record
from erawan.king.events import Event as KingEvent
from erawan.king.events import ProvinceResolved
from erawan.siam.events import Event as SiamEvent
from erawan.views.adapter import views_of
from erawan.views.choices import choice_label, question
from erawan.views.names import seat_names
from erawan.views.narration import end_sentences, narrate_outcome, narrate_turn
from tests.core.random_games import KING, SIAM, random_line
from tests.siam.drawing import drawn

NAMES = ("Anna", "Ben", "Chai", "Dao")


def told(position: Any, codes: list[str]) -> list[str]:
    names = NAMES[: position.players]
    story = []
    for code in codes:
        after, events = position.play_with_events(position.parse(code))
        story.append(f"{code}: {narrate_turn(position, events, names)}")
        position = after
    return [*story, *narrate_outcome(position, names)]


KING_GAME = """
    ma:nk,nk/Lay 21:MMnk-Mkd/Lry kt:Rnk,Lkr,Mvt/Lsk 11:Mvt-Rry/Lnk kt:Rnk,Lcm/Rry kt:Rry,Lkd/May
    pass pass pass ra:kr,nk/Mnk mr:ay-nk*nk/Rkr pass mr:kr-kd*kr/Mkr ma:vt,vt/Mnk la:cm,cm/Lvt
    pass la:cm/Rry pass pass pass ra:kr,nk/Mcm kt:Rry,Lkd,Mnk/Ray kt:Rkr,Lkd,Mkd/Rcm
    11:Lcm-Rnk/Mnk pass 11:Rcm-Mry/Rry mr:cm-ay*ay/Rnk pass pass 21:LLkr-Ray/Lkd 21:RRry-Mkr/Mkd
    ra:-/Mkd pass pass pass ma:ay/Rkr la:kr/Lkd pass pass pass pass pass pass pass pass
    kt:Rkr,Lkd,Mkd/Mkd pass pass pass pass pass pass pass pass pass
"""


def test_a_game_of_king_of_siam(snapshot: SnapshotAssertion) -> None:
    assert told(KING.start(players=3, seed=2), KING_GAME.split()) == snapshot


def test_a_game_of_siam(snapshot: SnapshotAssertion) -> None:
    codes = ["@b1n", "@a1n", "b1b2e", "a1-", "b2n", "@e5w", "b2b3n", "e5e4n", "b3b4n", "e4e5e"]
    assert told(SIAM.start(), [*codes, "b4b5n"]) == snapshot


def test_a_push_is_told_from_the_pusher_on() -> None:
    position = drawn(
        """
        . n . . .
        . o . . .
        . N o o .
        . N . . .
        . . . . .
        """
    )
    assert told(position, ["b2b3n"])[0] == (
        "b2b3n: The elephant on b2 pushes to b3. The elephant on b3 is pushed to b4. The rock on "
        "b4 is pushed to b5. The rhino on b5 is pushed off the board, back to its reserve."
    )


@pytest.mark.parametrize(
    ("counts", "holder", "words"),
    [
        ((3, 1, 1), "R", "Rama wins Rayong, 3-1-1."),
        ((0, 2, 2), "B", "Lao and Malay tie in Rayong: the British come."),
        ((1, 1, 1), "B", "Rama, Lao, and Malay tie in Rayong: the British come."),
        ((0, 0, 0), "B", "Nobody is left in Rayong: the British come."),
    ],
)
def test_a_struggle_ends(counts: tuple[int, ...], holder: str, words: str) -> None:
    event = ProvinceResolved("ry", holder, counts, "K6.2")
    assert narrate_turn(KING.start(players=4, seed=1), [event], NAMES) == words


def steps_of(*steps: tuple[str, dict[str, int], str]) -> tuple[Step, ...]:
    return tuple(Step(clause, tuple(v.items()), tuple(left.split())) for clause, v, left in steps)


@pytest.mark.parametrize(
    "outcome",
    [
        Outcome(
            frozenset({2}),
            "reign",
            steps_of(
                ("K7.2", {"R": 3, "L": 3, "M": 1}, "R L"),
                ("K7.3", {"R": 7, "L": 5}, "R"),
                ("K7.5", {"0": 4, "1": 4, "2": 4}, "0 1 2"),
                ("K7.6", {"L": 3, "M": 3}, "L M"),
                ("K7.6", {"L": 5, "M": 6}, "M"),
                ("K7.6", {"0": 1, "1": 2, "2": 2}, "1 2"),
                ("K7.7", {"1": 20, "2": 18}, "2"),
            ),
        ),
        Outcome(
            frozenset({0, 1}),
            "reign",
            steps_of(
                ("K7.2", {"R": 8, "L": 0, "M": 0}, "R"),
                ("K7.5", {"0": 1, "1": 1}, "0 1"),
                ("K7.6", {"L": 0, "M": 0}, ""),
                ("K7.8", {"0": 0, "1": 0}, "0 1"),
            ),
        ),
        Outcome(
            frozenset({1, 3}),
            "colony",
            steps_of(
                ("K7.1", {"B": 4}, "B"),
                ("K8.2", {"0+2": 3, "1+3": 3}, "0+2 1+3"),
                ("K8.2", {"0+2": 8, "1+3": 9}, "1+3"),
            ),
        ),
        Outcome(frozenset(), "repetition", steps_of(("SH.1", {"occurrences": 3}, ""))),
        Outcome(frozenset(), "repetition", steps_of(("SH.1", {"occurrences": 4}, ""))),
        Outcome(frozenset(), "ply-limit", steps_of(("SH.1", {"plies": 200}, ""))),
    ],
    ids=["ties", "nobody played", "team colony", "third time", "fourth time", "too long"],
)
def test_endings(outcome: Outcome, snapshot: SnapshotAssertion) -> None:
    game = "siam" if outcome.steps[0].clause == "SH.1" else "king-of-siam"
    sentences = end_sentences(outcome, views_of(game).story(NAMES))
    cited = [sentence.rpartition("(")[2].rstrip(")") for sentence in sentences[:-1]]
    assert cited == [step.clause for step in outcome.steps]
    assert sentences == snapshot


def test_every_kind_of_event_has_been_told() -> None:
    """Random games meet all kinds; each gets a sentence or is left out on purpose, none fails."""
    met: set[type] = set()
    for start, seeds in ((KING.start(players=2, seed=1), 8), (SIAM.start(repetition=2), 40)):
        for seed in range(seeds):
            position: Any = start
            generator = SplitMix64(seed)
            codes, _ = random_line(start, 300, generator)
            for code in codes:
                after, events = position.play_with_events(position.parse(code))
                narrate_turn(position, events, NAMES)
                met |= {type(event) for event in events}
                position = after
    rare = {"NothingTaken", "RockPushedOff", "NothingDone"}
    kinds = {*get_args(KingEvent), *get_args(SiamEvent)}
    assert {kind.__name__ for kind in kinds - met} <= rare


def test_names_come_from_the_record() -> None:
    record = Record(SIAM.start(), tags=(("Seat2", "Ben"),))
    assert seat_names(record.start, record) == ("Elephants", "Ben")
    assert seat_names(KING.start(players=3, seed=1)) == ("Player 1", "Player 2", "Player 3")


def test_every_question_of_both_turn_builders_and_its_choices_have_words() -> None:
    asked = set()
    for start in (KING.start(players=2, seed=1), SIAM.start()):
        for seed in range(6):
            position: Any = start
            generator = SplitMix64(seed)
            for _ in range(60):
                if position.outcome is not None:
                    break
                turn = position.turn()
                while turn.move is None:
                    choices = turn.choices()
                    labels = [choice_label(position, turn, each, NAMES) for each in choices]
                    assert len(set(labels)) == len(choices)
                    asked.add(question(position, turn, NAMES))
                    turn = turn.choose(choices[generator.below(len(choices))])
                position = position.play(turn.move)
    assert {"Anna · Choose a card, or pass:", "Ben · Choose an animal:"} < asked
    assert len(asked) > 12


def test_the_terminal_says_what_its_catalogue_has_and_nothing_else() -> None:
    sources = Path(erawan.__file__).parent
    catalogues = [sources / "locale" / kind / "en.ftl" for kind in ("terminal", "drawings")]
    own = "".join(file.read_text("utf-8") for file in catalogues)
    keys = set(re.findall(r"^([a-z][a-z0-9-]*) =", own, re.MULTILINE))
    files = [*(sources / "views").rglob("*.py"), *(sources / "cli").rglob("*.py")]
    code = "".join(file.read_text("utf-8") for file in files)
    said = set(re.findall(r"""["']([a-z][a-z-]*)["']""", code)) | set(
        re.findall(r"{ ([a-z-]+) }", own)
    )
    built = {"house-repetition", "house-ply-limit", "crosses-closed-arrival"}
    assert keys - said == built
