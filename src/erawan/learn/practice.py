"""Practice and the rules exam of one learner: scores, the question that is open, what went wrong.

All of it lies in a small file of the data folder, which the page and the terminal share.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from erawan.learn.questions import LEVELS, MAX_SEED, NoQuestion, name_of, parse_name, question
from erawan.views.model import Caution
from erawan.views.msg import Item, Msg

FILE = "practice.json"
EXAM = (1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
"""The levels of an exam's ten questions."""
MOST_AGAIN = 5
"""Of an exam's questions at most so many are asked again because they went wrong before."""
AGAIN_EVERY = 3
"""In practice every third question is one that went wrong before, if there is any."""
MOST_MISSED = 100

Level: TypeAlias = Annotated[int, Meta(ge=1, le=3)]
Name = Annotated[str, Meta(min_length=3, max_length=12)]


class Score(Struct, frozen=True):
    """How many were answered, and how many of them rightly."""

    asked: int = 0
    right: int = 0

    def plus(self, right: bool) -> Score:
        """The score after one more answer."""
        return Score(self.asked + 1, self.right + right)


class Kept(Struct, frozen=True):
    """What is kept of one game.

    `ahead` are the names of the questions to come, the open one first; `level` is 0 in an exam.
    `missed` are those that went wrong, the oldest first.
    """

    scores: tuple[Score, Score, Score] = (Score(), Score(), Score())
    exam: Score = Score()
    level: Annotated[int, Meta(ge=0, le=3)] = 1
    ahead: tuple[Name, ...] = ()
    missed: tuple[Name, ...] = ()


class Begin(Struct, frozen=True):
    """What is to be asked from now on: an exam, or questions of a level."""

    mode: Literal["exam", "1", "2", "3"]


class PracticeAnswer(Struct, frozen=True):
    """An answer to the open question, by its place among the options from 0."""

    name: Name
    choice: Annotated[int, Meta(ge=0, le=9)]


class QuestionPage(Struct, frozen=True):
    """A question as the learner sees it; `again` if it went wrong before."""

    name: str
    level: Level
    prompt: Msg
    facts: tuple[Msg, ...]
    options: tuple[Item, ...]
    again: bool


class PracticePage(Struct, frozen=True):
    """Where somebody stands: scores by level, the exam so far, and the open question.

    `mode` is `exam` or the level that is practised; an exam of ten answers has no question left.
    """

    mode: Literal["exam", "1", "2", "3"]
    scores: tuple[Score, Score, Score]
    exam: Score
    questions: int
    missed: int
    question: QuestionPage | None


class Judged(Struct, frozen=True):
    """What an answer was: the place of the right one, and why it is so by the rules."""

    right: bool
    answer: int
    chain: tuple[Caution, ...]
    standing: PracticePage


@dataclass(frozen=True)
class Practice:
    """One learner's practice of one game, kept in a folder."""

    folder: Path
    game: str

    def standing(self) -> PracticePage:
        """Where the learner stands, with a question to go on with."""
        kept = self._read()
        if not kept.ahead and kept.level:
            kept = self._keep(self._with_next(kept, avoid=""))
        return self._page(kept)

    def begin(self, mode: str) -> PracticePage:
        """Begin an exam, or practise a level; an exam that is under way is left."""
        kept = msgspec.structs.replace(self._read(), ahead=())
        if mode == "exam":
            again = [name for name in kept.missed if _is_name(name)][:MOST_AGAIN]
            fresh = [_fresh(level) for level in EXAM[len(again) :]]
            begun = msgspec.structs.replace(kept, level=0, exam=Score(), ahead=(*again, *fresh))
        else:
            begun = self._with_next(msgspec.structs.replace(kept, level=int(mode)), avoid="")
        return self._page(self._keep(begun))

    def answer(self, name: str, choice: int) -> Judged:
        """Judge an answer to the open question and go on to the next; raises NoQuestion."""
        kept = self._read()
        if not kept.ahead or kept.ahead[0] != name:
            raise NoQuestion(name)
        asked = question(self.game, name)
        right = choice == asked.answer
        missed = tuple(each for each in kept.missed if each != name)
        if not right:
            missed = (*missed, name)[-MOST_MISSED:]
        level = parse_name(name)[0]
        scores = list(kept.scores)
        scores[level - 1] = scores[level - 1].plus(right)
        after = msgspec.structs.replace(
            kept,
            scores=tuple(scores),
            exam=kept.exam.plus(right) if not kept.level else kept.exam,
            ahead=kept.ahead[1:],
            missed=missed,
        )
        if after.level:
            after = self._with_next(after, avoid=name)
        return Judged(right, asked.answer, asked.chain, self._page(self._keep(after)))

    def _with_next(self, kept: Kept, avoid: str) -> Kept:
        """The same with a next question of the level, now and then one that went wrong."""
        wrong = [
            name
            for name in kept.missed
            if name != avoid and _is_name(name) and parse_name(name)[0] == kept.level
        ]
        asked = kept.scores[kept.level - 1].asked
        name = wrong[0] if wrong and asked % AGAIN_EVERY == 0 else _fresh(kept.level)
        return msgspec.structs.replace(kept, ahead=(name,))

    def _page(self, kept: Kept) -> PracticePage:
        name = kept.ahead[0] if kept.ahead else ""
        asked = question(self.game, name) if name else None
        mode: Literal["exam", "1", "2", "3"] = "exam" if not kept.level else str(kept.level)  # type: ignore[assignment]
        return PracticePage(
            mode=mode,
            scores=kept.scores,
            exam=kept.exam,
            questions=len(EXAM),
            missed=len(kept.missed),
            question=None
            if asked is None
            else QuestionPage(
                name=name,
                level=parse_name(name)[0],
                prompt=asked.prompt,
                facts=asked.facts,
                options=asked.options,
                again=name in kept.missed,
            ),
        )

    def _read(self) -> Kept:
        """What is kept; what can't be read is begun anew."""
        kept = self._all().get(self.game, Kept())
        if not all(map(_is_name, kept.ahead)):
            return msgspec.structs.replace(kept, ahead=())
        return kept

    def _all(self) -> dict[str, Kept]:
        try:
            text = (self.folder / FILE).read_bytes()
            return msgspec.json.decode(text, type=dict[str, Kept])
        except (OSError, msgspec.DecodeError, UnicodeError, RecursionError):
            return {}

    def _keep(self, kept: Kept) -> Kept:
        """Write what is to be kept, whole or not at all; a full disk is no reason to stop."""
        every = {**self._all(), self.game: kept}
        draft = self.folder / f"{FILE}.part"
        try:
            draft.write_bytes(msgspec.json.encode(every))
            draft.replace(self.folder / FILE)
        except OSError:
            return kept
        return kept


def _fresh(level: int) -> str:
    return name_of(level, SystemRandom().randint(0, MAX_SEED))


def _is_name(name: str) -> bool:
    try:
        return parse_name(name)[0] in LEVELS
    except NoQuestion:
        return False
