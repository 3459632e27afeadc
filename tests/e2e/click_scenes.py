"""Tables against bots at which there is something to click on: games begun, ended, or in doubt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from erawan import game
from tests.e2e.king_table import king_plan
from tests.e2e.siam_table import siam_plan, steps
from tests.e2e.test_coach import HANDING_OVER
from tests.e2e.test_safe_taps import BRITISH_AT_THE_DOOR
from tests.king.drawing import drawn_json
from tests.server.running import App
from tests.server.running import Page as Watcher

PACE, SLOW = 100, 4000

Plan = dict[str, Any]
View = dict[str, Any]
Begin = Callable[[Watcher, Random], None]


@dataclass(frozen=True)
class Scene:
    """A table that is opened, and what was done at it before."""

    plan: Callable[[], Plan]
    begin: Begin
    whole: bool = False
    """Whether the game is to be clicked through to its end, and not given up."""
    most: int = 40
    """After so many clicks the table is left for another one."""
    gone: Callable[[View], bool] = lambda _: False
    """Whether what the table is opened for is no longer there."""
    again: Callable[[Watcher], None] = lambda _: None
    """Bring it back, as another tab of the same person can."""


def king(bots: int = 1, bot: str = "random", **settings: Any) -> Plan:
    """A game of King of Siam against bots."""
    plan = king_plan(1 + bots, settings={"pace": PACE, "auto_pass": False, **settings})
    plan["seats"] = [{"name": "Anna"}, *({"bot": bot} for _ in range(bots))]
    return plan


def siam(bot: str = "random", **settings: Any) -> Plan:
    """A game of Siam against a bot."""
    plan = siam_plan(settings={"pace": PACE, **settings})
    return {**plan, "seats": [{"name": "Anna"}, {"bot": bot}]}


def play_some(watcher: Watcher, random: Random) -> None:
    """Play a few turns, so that there is something to take back, and begin another one."""
    for _ in range(3):
        wait_for_turn(watcher)
        while watcher.view["turn"] is not None:
            watcher.choose(random.randrange(100))
    wait_for_turn(watcher)
    for _ in range(random.randrange(8)):
        if not watcher.view["turn"]["complete"]:
            watcher.choose(random.randrange(100))


def wait_for_turn(watcher: Watcher) -> None:
    """Let the bots play, unless they have ended the game."""
    while watcher.view["turn"] is None and watcher.view["to_move"] is not None:
        watcher.wait_for_change()


def resign(watcher: Watcher, random: Random) -> None:
    """Play some, then give up."""
    play_some(watcher, random)
    watcher.do("resign")


def give_up(watcher: Watcher) -> None:
    """Resign again."""
    wait_for_turn(watcher)
    watcher.do("resign")


def is_over(view: View) -> bool:
    """Whether the game has ended."""
    return view["to_move"] is None


def take_back(watcher: Watcher) -> None:
    """Take back all that was played, also a resignation before the first move."""
    while watcher.view["ply"] or is_over(watcher.view):
        wait_for_turn(watcher)
        watcher.do("take_back")


def is_asked_about(view: View) -> bool:
    """Whether the coach asks."""
    return bool(view["turn"] and view["turn"]["cautions"])


def hand_over_again(watcher: Watcher) -> None:
    """Take back what was played, and choose once more what the coach asks about."""
    take_back(watcher)
    watcher.do("clear")
    hand_over(watcher, Random())


def hand_over(watcher: Watcher, _: Random) -> None:
    """Choose a move about which the coach asks."""
    position = game("siam").position(handing_over())
    for choice in steps(position, "c3c4n"):
        watcher.do("choose", choices=[{"kind": choice.kind, "value": choice.value}])


def handing_over() -> dict[str, object]:
    """A position in which a push wins the game for the other side."""
    return {**game("siam").start().to_json(), "text": HANDING_OVER}


def nothing(_: Watcher, __: Random) -> None:
    """The game is opened as it begins."""


SCENES = {
    "king whole": Scene(lambda: king(bot="level-3"), nothing, whole=True, most=1500),
    "siam whole": Scene(lambda: siam(bot="level-3"), nothing, whole=True, most=1500),
    "king begun": Scene(king, play_some),
    "king slow": Scene(lambda: king(bots=2, pace=SLOW), nothing),
    "king ended": Scene(king, resign, gone=lambda view: not is_over(view), again=give_up),
    "king asked": Scene(
        lambda: {**king(), "start": drawn_json(BRITISH_AT_THE_DOOR)},
        nothing,
        gone=lambda view: view["ply"] > 0,
        again=take_back,
    ),
    "siam begun": Scene(siam, play_some),
    "siam slow": Scene(lambda: siam(pace=SLOW), nothing),
    "siam ended": Scene(siam, resign, gone=lambda view: not is_over(view), again=give_up),
    "siam asked": Scene(
        lambda: {**siam(coach=True), "start": handing_over()},
        hand_over,
        gone=lambda view: not is_asked_about(view),
        again=hand_over_again,
    ),
}
"""By game and what is special: `whole` ones are played from beginning to end."""


def begin(app: App, scene: Scene, random: Random) -> tuple[str, int]:
    """A new table, and its version when all is ready for the page."""
    table = app.create(scene.plan())
    with app.socket() as tab:
        watcher = Watcher(tab, table)
        scene.begin(watcher, random)
        version: int = watcher.view["version"]
    return table, version
