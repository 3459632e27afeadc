"""Which games a match has."""

import pytest

from erawan.arena.opening_book import RANDOM, Openings
from erawan.arena.schedule import Schedule, derive
from erawan.arena.settings import Settings


def schedule(game: str, players: int = 2, seed: int = 1) -> Schedule:
    name = RANDOM if game == "siam" else ""
    return Schedule(
        Settings(game, ("greedy", "random"), players=players, seed=seed), Openings(name)
    )


@pytest.mark.parametrize(
    ("players", "seatings"),
    [
        (2, ["AB", "BA"]),
        (3, ["ABB", "BAB", "BBA", "BAA", "ABA", "AAB"]),
        (4, ["ABAB", "BABA"]),
    ],
)
def test_a_deal_is_played_in_all_seat_orders(players: int, seatings: list[str]) -> None:
    jobs = list(schedule("king-of-siam", players).unit(5))
    assert ["".join("AB"[agent] for agent in job.seats) for job in jobs] == seatings
    assert len({job.start for job in jobs}) == 1
    assert len({job.seed for job in jobs}) == len(jobs)


def test_an_opening_is_played_with_both_colours() -> None:
    first, second = schedule("siam").unit(3)
    assert (first.seats, second.seats) == ((0, 1), (1, 0))
    assert first.opening == second.opening
    assert len(first.opening) == 4


@pytest.mark.parametrize("game", ["siam", "king-of-siam"])
def test_another_unit_and_another_seed_are_other_games(game: str) -> None:
    units = [next(schedule(game, seed=seed).unit(unit)) for seed in (1, 2) for unit in range(20)]
    assert len({(job.start, job.opening) for job in units}) == 40
    assert next(schedule(game).unit(7)) == next(schedule(game).unit(7))


def test_derived_seeds_differ_by_every_number_and_their_order() -> None:
    seeds = {derive(seed, a, b) for seed in range(10) for a in range(10) for b in range(10)}
    assert len(seeds) == 1000
