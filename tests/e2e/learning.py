"""From the first screen through tutorials, guided games and exams, by what the page shows alone."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from tests.e2e.learner import PATIENCE, Learner, Stuck
from tests.e2e.spoken import Shown
from tests.server.running import App

WAYS = Path(__file__).with_name("ways.json")
TRIES = 400
QUESTIONS = 10
CARDS_PLAYED = 2
"""Turns of a guided game of King of Siam in which a card is played; then the learner passes."""

MOST_TURNS = 80
Way = list[int]


class Ways:
    """Moves that were right in a step on an earlier walk: which of the choices, one by one.

    They are tried first. If a step has changed, what is offered is tried until it is right.
    """

    def __init__(self, *, keeps: bool = False) -> None:
        self.keeps = keeps
        self.known: dict[str, dict[str, Way]] = json.loads(WAYS.read_text())

    def find(self, game: str, number: int) -> Way | None:
        """What was right in a step."""
        return self.known.get(game, {}).get(str(number))

    def keep(self, game: str, number: int, way: Way) -> None:
        """Remember what is right."""
        if self.find(game, number) != way:
            self.known.setdefault(game, {})[str(number)] = way
            if self.keeps:
                WAYS.write_text(json.dumps(self.known, indent=1) + "\n")


class Walk:
    """One learner's way; `thorough` judges every screen and reloads in every step."""

    def __init__(
        self, learner: Learner, ways: Ways, *, thorough: bool, tell: Callable[[str], None]
    ) -> None:
        self.learner, self.page, self.say = learner, learner.page, learner.say
        self.ways, self.thorough, self.tell = ways, thorough, tell
        self.random = Random(1)

    def run(self, app: App, games: tuple[str, ...]) -> None:
        """All of it; raises AssertionError where there is no way on."""
        self.page.goto(app.link)
        self.let_bots_hurry()
        for game in games:
            self.start(game)
            self.tutorial(game)
            self.guided(game)
            self.home()
            self.start(game)
            self.exam(game)
            self.learner.follow(self.learner.link(self.learn(game)), self.learn(game))
            back = self.learner.link(self.say("page-back-to-start"))
            self.learner.follow(back, self.say("page-title"))

    def let_bots_hurry(self) -> None:
        """In the settings of the first screen."""
        self.learner.press(self.learner.button(self.say("start-settings")))
        self.judge("settings")
        pace = self.page.get_by_role("radio", name=self.say("settings-pace-value", ms=0))
        self.learner.press(pace)
        expect(pace).to_be_checked()
        self.learner.press(self.learner.button(self.say("page-close")))
        self.learner.expect_focus("closed settings")

    def learn(self, game: str) -> str:
        """What the ways into a game are called."""
        return self.say("learn-game", game=self.say.game(game))

    def start(self, game: str) -> None:
        """From the first screen to the ways into a game."""
        self.learner.expect_heading(self.say("page-title"))
        self.judge("first screen")
        self.learner.follow(self.learner.link(self.learn(game)), self.learn(game))
        self.judge("ways to learn")

    def judge(self, kind: str) -> None:
        """Look at a screen, each kind once or each time."""
        self.learner.expect_to_fit(kind)
        self.learner.judge(kind, every=self.thorough)

    def tutorial(self, game: str) -> None:
        """Every step, until the last one leads to a guided game."""
        self.learner.press(self.learner.link(self.say("learn-tutorial")))
        number, steps = 1, 0
        while not steps or number <= steps:
            heading = self.page.get_by_role("heading", level=1)
            expect(heading).to_contain_text(self.step_name(number), timeout=PATIENCE)
            said = heading.inner_text()
            self.learner.expect_focus(said)
            steps = int(said.removeprefix(self.step_name(number)).split(":")[0].split()[-1])
            self.judge(f"step {number}" if self.thorough else "step")
            if self.thorough or number == steps // 2:
                self.learner.reload(said)
            tries = self.solve(game, number)
            self.judge("right")
            self.tell(f"{game} step {number} of {steps}, {tries} tries")
            last = number == steps
            self.learner.press(
                self.learner.button(self.say("learn-first-game" if last else "learn-next"))
            )
            number += 1

    def step_name(self, number: int) -> str:
        """How the heading of a step begins."""
        return self.say("learn-step", number=number, steps="\n", title="").split("\n")[0].strip()

    def solve(self, game: str, number: int) -> int:
        """Make a step's move; what is offered is tried until it is right. How many it took."""
        way = self.ways.find(game, number)
        task = self.page.get_by_role("main").inner_text()
        tried: set[tuple[int, ...]] = set()
        for tries in range(1, TRIES + 1):
            made = self.move(task, way, tried)
            shown = self.learner.wait_until(self.answered, "an answer")
            self.learner.expect_focus("an answer")
            if self.has(shown, "learn-next") or self.has(shown, "learn-first-game"):
                self.ways.keep(game, number, made)
                return tries
            if tries == 1:
                self.judge("not it")
            tried.add(tuple(made))
            way = None
            self.learner.press(self.learner.button(self.say("learn-again")))
            self.learner.wait_until(lambda now: not self.answered(now), "the board")
        raise Stuck(f"step {number} of {game} is not solved in {TRIES} tries")

    def answered(self, shown: list[Shown]) -> bool:
        """Whether a step says what a move was."""
        return any(
            self.has(shown, key) for key in ("learn-again", "learn-next", "learn-first-game")
        )

    def has(self, shown: list[Shown], key: str) -> bool:
        """Whether a button of that name can be pressed."""
        name = self.say(key)
        return any(
            each.role == "button" and each.name == name and not each.disabled for each in shown
        )

    def move(self, task: str, way: Way | None, tried: set[tuple[int, ...]]) -> Way:
        """Make a whole move, choice by choice: a known one, or one that was not tried yet."""
        made: Way = []
        first: set[tuple[str, int]] = set()
        before: list[Shown] = []
        while True:
            shown = self.learner.wait_until(self.goes_on, "a choice", before)
            if self.has(shown, "pass-yes"):
                self.learner.press(self.learner.button(self.say("pass-yes")))
                return made
            if self.has(shown, "table-confirm"):
                self.learner.press(self.learner.button(self.say("table-confirm")))
                return made
            if self.answered(shown) or not self.learner.offered(shown):
                return made
            offered = self.learner.offered(shown)
            options = [each for each in offered if each not in first]
            first = first or set(offered)
            place = self.choose(options, task, made, way, tried)
            made.append(place)
            self.learner.press(self.learner.button(*options[place]))
            if options[place][0] == self.say("table-pass"):
                # The other seat's choices may be seen before the answer is.
                asked = self.learner.wait_until(bool, "a pass", shown)
                if self.has(asked, "pass-yes"):
                    self.learner.press(self.learner.button(self.say("pass-yes")))
                return made
            before = shown

    def goes_on(self, shown: list[Shown]) -> bool:
        """Whether something can be done, or everything is."""
        keys = ("pass-yes", "table-confirm")
        ready = any(self.has(shown, key) for key in keys) or self.answered(shown)
        return ready or bool(self.learner.offered(shown)) or self.is_over(shown)

    def choose(
        self,
        options: list[tuple[str, int]],
        task: str,
        made: Way,
        way: Way | None,
        tried: set[tuple[int, ...]],
    ) -> int:
        """Which of the options; rather one that the task speaks of."""
        if way is not None and len(made) < len(way) and way[len(made)] < len(options):
            return way[len(made)]
        fresh = [i for i in range(len(options)) if (*made, i) not in tried]
        weights = [8 if options[i][0] in task else 1 for i in fresh]
        return self.random.choices(fresh, weights)[0] if fresh else 0

    def guided(self, game: str) -> None:
        """A whole guided game, to its end."""
        for turn in range(MOST_TURNS):
            shown = self.learner.wait_until(
                lambda now: self.is_over(now) or self.has_turn(now), "a turn"
            )
            if self.is_over(shown):
                self.tell(f"{game} guided, {turn} turns")
                self.judge("the end")
                return
            if turn == 0:
                self.expect_help()
                self.judge(f"guided {game}")
            if turn == 0 or self.thorough:
                self.learner.reload(self.page.get_by_role("heading", level=1).inner_text())
                off = self.learner.button(self.say("learn-guide-off"))
                expect(off).to_be_visible(timeout=PATIENCE)
                self.learner.wait_until(self.has_turn, "the same turn")
            self.guided_turn(game, turn)
        raise Stuck(f"a guided game of {game} takes more than {MOST_TURNS} turns")

    def guided_turn(self, game: str, turn: int) -> None:
        """In Siam what the hint says; in King of Siam two cards, then passes."""
        if game == "siam":
            self.learner.press(self.learner.button(self.say("table-hint")))
            play = self.learner.button(self.say("table-hint-play-of", number=1))
            expect(play).to_be_visible(timeout=PATIENCE)
            told = self.told(self.learner.shown())
            self.learner.press(play)
        elif turn < CARDS_PLAYED:
            told = self.told(self.learner.shown())
            self.move("", None, set())
        else:
            told = self.told(self.learner.shown())
            self.learner.press(self.learner.button(self.say("table-pass")))
            shown = self.learner.wait_until(
                lambda now: self.has(now, "pass-yes") or self.told(now) != told, "a pass"
            )
            if self.has(shown, "pass-yes"):
                self.learner.press(self.learner.button(self.say("pass-yes")))
        self.learner.wait_until(lambda now: self.told(now) != told, "what a move changed")

    def told(self, shown: list[Shown]) -> list[str]:
        """What was told so far to whoever listens."""
        narration = self.say("page-narration")
        return [each.name for each in shown if narration in each.inside]

    def has_turn(self, shown: list[Shown]) -> bool:
        """Whether it is the learner's turn, at its beginning."""
        return self.has(shown, "table-hint") or self.has(shown, "table-pass")

    def is_over(self, shown: list[Shown]) -> bool:
        """Whether the end is told."""
        why = self.say("end-steps")
        return any(each.role == "list" and each.name == why for each in shown)

    def expect_help(self) -> None:
        """What matters is said before the learner's turn, with its clause."""
        off = self.learner.button(self.say("learn-guide-off"))
        expect(off).to_be_visible(timeout=PATIENCE)
        clause = self.say("learn-clause", clause="")
        expect(self.page.get_by_role("button", name=clause).first).to_be_visible(timeout=PATIENCE)

    def home(self) -> None:
        """From the end of a game back to the first screen."""
        self.learner.press(self.learner.button(self.say("page-close")))
        self.learner.expect_focus("the closed end")
        self.learner.press(self.learner.button(self.say("table-menu")))
        back = self.learner.button(self.say("page-back-to-start"))
        self.learner.follow(back, self.say("page-title"))

    def exam(self, game: str) -> None:
        """Ten questions, whatever the answers are, and the result."""
        title = self.say("practice-of", game=self.say.game(game))
        self.learner.follow(self.learner.link(self.say("practice-title")), title)
        self.learner.press(self.learner.button(self.say("practice-exam")))
        for number in range(1, QUESTIONS + 1):
            name = self.say("practice-question", number=number, count=QUESTIONS)
            question = self.page.get_by_role("heading", level=2)
            expect(question).to_contain_text(name, timeout=PATIENCE)
            self.judge("question")
            if self.thorough or number == 2:
                said = question.inner_text()
                self.learner.reload(title)
                expect(question).to_have_text(said, timeout=PATIENCE, use_inner_text=True)
            options = self.page.get_by_role("region", name=name).get_by_role("listitem")
            answers = options.get_by_role("button")
            self.learner.press(answers.nth(number % answers.count()))
            last = number == QUESTIONS
            on = self.learner.button(self.say("practice-to-result" if last else "practice-next"))
            expect(on).to_be_visible(timeout=PATIENCE)
            self.learner.expect_focus("an answer in the exam")
            self.judge("answer in the exam")
            self.learner.press(on)
        again = self.learner.button(self.say("practice-exam-again"))
        expect(again).to_be_visible(timeout=PATIENCE)
        self.learner.expect_focus("the exam's result")
        self.judge("result")
        self.tell(f"{game} exam")
