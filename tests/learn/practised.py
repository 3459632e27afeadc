"""Generated questions held against the compiled rules, which nothing of them was made with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from erawan.core.registry import game
from erawan.engine.entry import engine_of
from erawan.learn.questions import LEVELS, Question, name_of, question
from erawan.locale import LANGUAGES
from erawan.views.words import in_words
from tests.some import some
from tests.tally import Tally


@dataclass
class Asked(Tally):
    """The questions asked, and what was wrong with them."""

    told: dict[tuple[str, ...], int] = field(default_factory=dict)
    """From all that a learner is shown to the answer."""


def try_questions(name: str, seeds: range) -> Asked:
    """Try the questions of a game with these seeds, of all levels in turn."""
    tally = Asked()
    for seed in some(seeds):
        level = LEVELS[seed % len(LEVELS)]
        asked = question(name, name_of(level, seed))
        tally.counts["questions"] += 1
        tally.counts[f"level {level}: answer {asked.answer + 1}"] += 1
        if asked.answer not in answers(asked):
            tally.wrong.append(f"{level}-{seed}: {answers(asked)}, not {asked.answer}")
        tally.wrong += [f"{level}-{seed}: {each}" for each in ambiguities(asked, tally)]
    return tally


def answers(asked: Question) -> list[int]:
    """The places of the answers that the compiled rules find right: one, if all is well."""
    position: Any = asked.position
    kernel: Any = engine_of(position.game).kernel(position)
    if not asked.code:
        while kernel.outcome is None:
            kernel = kernel.play("pass")
        sides = game(position.game).sides(position.players)
        return [place for place, side in enumerate(sides) if set(side) & kernel.outcome[0]]
    if asked.code not in kernel.legal_codes():
        return [0]
    after = kernel.play(asked.code)
    return [1] if not after.ended else [2 + "ER".index(after.ended)]


def ambiguities(asked: Question, tally: Asked) -> list[str]:
    """What could be read in two ways: equal options, several right ones, equal questions."""
    found = []
    if len(answers(asked)) != 1:
        found.append("several answers are right")
    for language in some(LANGUAGES):
        options = [in_words(option, language) for option in asked.options]
        if len(set(options)) < len(options):
            found.append(f"options are the same in {language}")
    if not asked.chain or any(each.clause not in CLAUSES for each in asked.chain):
        found.append("the answer cites no clause")
    text = str(asked.position.to_json().get("text", asked.position.to_json().get("provinces")))
    shown = (text, in_words(asked.prompt), *map(in_words, asked.facts))
    if tally.told.setdefault(shown, asked.answer) != asked.answer:
        found.append("the same question has another answer elsewhere")
    return found


CLAUSES = {clause.id for name in ("king-of-siam", "siam") for clause in some(game(name).clauses)}
