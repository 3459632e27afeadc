"""How a person fares against the levels, and which one to play next."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest

import erawan
from erawan.king.start_options import KingOptions
from erawan.siam.start_options import SiamOptions
from erawan.tables.plan import Plan, Seat
from erawan.tables.statistics import Bout, advise, bouts_of
from erawan.tables.summary import Summary
from erawan.views.statistics import statistics_of
from erawan.views.words import in_words

PERSON = Seat("Anna")


def over(
    *seats: Seat, winners: tuple[int, ...] | None, review: bool = False, name: str = "siam"
) -> Summary:
    """A table with a result."""
    options = SiamOptions() if name == "siam" else KingOptions(players=len(seats))  # type: ignore[arg-type]
    return Summary("id", Plan(options, seats), 0, 7, 9, 0, winners, review, "")


def played_on(table: Summary) -> Summary:
    """The same from a position in the middle of a game."""
    start = erawan.game("siam").start().to_json()
    return replace(table, plan=msgspec.structs.replace(table.plan, start=start))


def bouts(level: int, results: str, fair: float = 0.5) -> list[Bout]:
    """Games at a level, the newest first: w, d and l."""
    words: dict[str, str] = {"w": "won", "d": "draw", "l": "lost"}
    return [Bout("id", 0, f"level-{level}", words[each], fair) for each in results]  # type: ignore[arg-type]


def test_only_finished_games_of_one_person_against_one_kind_of_bot_count() -> None:
    three = Seat(bot="level-3")
    styled = Seat(bot="level-3/collector")
    tables = [
        over(PERSON, three, winners=(0,)),
        over(PERSON, styled, winners=(1,)),
        over(PERSON, three, winners=()),
        over(PERSON, three, winners=None),
        played_on(over(PERSON, three, winners=(0,))),
        over(PERSON, PERSON, winners=(0,)),
        over(three, three, winners=(0,)),
        over(PERSON, three, winners=(0,), review=True),
        over(PERSON, three, Seat(bot="level-4"), winners=(0,), name="king-of-siam"),
    ]
    counted = [(each.bot, each.result) for each in bouts_of(tables, "siam")]
    assert counted == [("level-3", "won"), ("level-3", "lost"), ("level-3", "draw")]
    assert bouts_of(tables, "king-of-siam") == []


def test_partners_share_their_chance() -> None:
    bot = Seat(bot="level-2")
    tables = [
        over(PERSON, *[bot] * others, winners=(0,), name="king-of-siam") for others in (1, 2, 3)
    ]
    fair = [each.fair for each in bouts_of(tables, "king-of-siam")]
    assert fair == [1 / 2, 1 / 3, 1 / 2]


@pytest.mark.parametrize(
    ("games", "following", "verdict"),
    [
        (bouts(3, "ww"), 3, "few"),
        (bouts(3, "www"), 4, "other"),
        (bouts(3, "lll"), 2, "other"),
        (bouts(3, "wlwl"), 3, "same"),
        (bouts(3, "dddd"), 3, "same"),
        (bouts(3, "wlwlwlwlwl" + "w" * 50), 3, "same"),
        (bouts(10, "wwww"), 10, "strongest"),
        (bouts(10, "wlwl"), 10, "same"),
        (bouts(1, "lll"), 1, "gentlest"),
        (bouts(1, "ll"), 1, "few"),
        (bouts(1, "wlwl"), 1, "same"),
        (bouts(3, "wlll", fair=1 / 3), 3, "same"),
        (bouts(3, "wwll", fair=1 / 4), 4, "other"),
        (bouts(5, "l") + bouts(4, "wwww"), 5, "few"),
    ],
)
def test_the_next_level(games: list[Bout], following: int, verdict: str) -> None:
    advice = advise(games)
    assert advice
    assert (advice.next, advice.verdict) == (following, verdict)


def test_who_lost_thrice_at_the_first_level_is_not_told_that_it_suits() -> None:
    tables = [over(PERSON, Seat(bot="level-1"), winners=(1,)) for _ in range(3)]
    advice = next(each.advice for each in statistics_of(tables) if each.game == "siam")
    assert advice
    assert in_words(advice) == (
        "0 of your last 3 at level 1 won: nothing is gentler than level 1. "
        "Ask for hints, or do the lessons."
    )


def test_without_a_game_against_a_level_nothing_is_advised() -> None:
    assert advise([]) is None
    assert advise([Bout("id", 0, "greedy", "won", 0.5)]) is None


def statistics(tables: Iterable[Summary]) -> list[tuple[str, int | None, int, int, int]]:
    siam = next(each for each in statistics_of(list(tables)) if each.game == "siam")
    return [(each.bot, each.level, each.won, each.drawn, each.lost) for each in siam.levels]


def test_results_are_counted_by_level() -> None:
    tables = [
        over(PERSON, Seat(bot="level-3"), winners=(0,)),
        over(PERSON, Seat(bot="level-3"), winners=()),
        over(PERSON, Seat(bot="level-3"), winners=(0,)),
        over(PERSON, Seat(bot="greedy"), winners=(1,)),
    ]
    assert statistics(tables) == [("greedy", None, 0, 0, 1), ("level-3", 3, 2, 1, 0)]
    siam = next(each for each in statistics_of(tables) if each.game == "siam")
    assert siam.advice
    assert in_words(siam.advice) == "2 of your last 3 at level 3 won: try level 4."
    assert [each.result for each in siam.recent] == ["won", "draw", "won"]
    assert siam.next == 4
