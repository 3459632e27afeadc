"""Who controls a province, who rules, and who wins, with the whole chain of steps.

Subjects of the steps: factions and the British by letter (`R L M B`), seats by number from 0
(``"2"``), teams as their seats joined by ``+`` (``"0+2"``). Figures:

| clause | figures | left |
|---|---|---|
| K7.1 | provinces of the British | `B` |
| K7.2 | provinces of each faction | the factions with most |
| K7.3 | struggle (from 1) of each tied faction's latest gain | the ruling faction |
| K7.4 | complete sets of each seat; if tied, the number of each tied seat's latest card | seats |
| K7.5 | followers of the ruling faction in each court | seats |
| K7.6 | provinces of the other factions; if tied, their latest gains | the second, or nobody |
| K7.6 | then followers of the second faction in the tied courts | seats |
| K7.7 | number of each tied seat's latest card, 0 for none; one step per loser | seats |
| K7.8 | the same, all 0 | all of them |
| K8.1 | each winner's partner | the winners with their partners |
| K8.2 | complete sets of each team; if tied, the latest card of each team | teams |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from erawan.core.outcome import Outcome, Step
from erawan.king.cards import BRITISH, FACTIONS, HOLDERS
from erawan.king.state import COLONY, State

TEAMS = ("0+2", "1+3")
TEAM_PLAYERS = 4

Control = tuple[tuple[int, int], ...]


def holder_of(counts: Sequence[int]) -> int:
    """Who gains a province with these followers (K6.2, K6.3).

    >>> holder_of((3, 1, 1)), holder_of((2, 2, 1)), holder_of((0, 0, 0))
    (0, 3, 3)
    """
    most = max(counts)
    return BRITISH if counts.count(most) > 1 else counts.index(most)


def control_if_all_pass(control: Control, gains: Iterable[tuple[int, int]]) -> Control:
    """Who controls what at the end, were these provinces resolved one after the other."""
    final = list(control)
    british = sum(holder == BRITISH for _, holder in control)
    for province, holder in gains:
        if british == COLONY:
            break
        british += holder == BRITISH
        final.append((province, holder))
    return tuple(final)


def outcome_of(state: State) -> Outcome:
    """Who won a game that is over, why, and the steps that decided it."""
    return decide(state.control, state.courts, state.played)


def if_all_pass(state: State) -> Outcome:
    """The outcome if everybody passed from here to the end."""
    gains = ((province, holder_of(state.counts(province))) for province in state.face_up)
    return decide(control_if_all_pass(state.control, gains), state.courts, state.played)


def decide(control: Control, courts: Sequence[Sequence[int]], played: Sequence[int]) -> Outcome:
    """The outcome of a finished game."""
    british = sum(holder == BRITISH for _, holder in control)
    if british >= COLONY:
        colony = Step("K7.1", ((HOLDERS[BRITISH], british),), (HOLDERS[BRITISH],))
        steps, winners = colony_steps(courts, played)
        return Outcome(winners, "colony", (colony, *steps))
    return reign(control, courts, played)


def colony_steps(
    courts: Sequence[Sequence[int]], played: Sequence[int]
) -> tuple[list[Step], frozenset[int]]:
    """Most complete sets, then the latest card (K7.4; teams K8.2)."""
    if len(courts) == TEAM_PLAYERS:
        clause = "K8.2"
        sides = {team: tuple(map(int, team.split("+"))) for team in TEAMS}
    else:
        clause = "K7.4"
        sides = {str(seat): (seat,) for seat in range(len(courts))}
    sets = {
        side: min(map(sum, zip(*(courts[seat] for seat in seats), strict=True)))
        for side, seats in sides.items()
    }
    steps = [most(clause, sets)]
    left = steps[-1].left
    if len(left) > 1:
        latest = {side: max(played[seat] for seat in sides[side]) for side in left}
        steps.append(most(clause if any(latest.values()) else "K7.8", latest))
        left = steps[-1].left
    return steps, frozenset(seat for side in left for seat in sides[side])


def reign(control: Control, courts: Sequence[Sequence[int]], played: Sequence[int]) -> Outcome:
    """The ruling faction and its strongest supporter (K7.2 to K7.8, K8.1)."""
    provinces = dict.fromkeys(FACTIONS, 0)
    gained = dict.fromkeys(FACTIONS, 0)
    for struggle, (_, holder) in enumerate(control, 1):
        if holder != BRITISH:
            provinces[FACTIONS[holder]] += 1
            gained[FACTIONS[holder]] = struggle
    steps = ranking("K7.2", "K7.3", provinces, gained)
    ruler = steps[-1].left[0]

    steps.append(most("K7.5", court_figures(courts, ruler, map(str, range(len(courts))))))
    left = steps[-1].left
    if len(left) > 1:
        steps += second_faction(ruler, provinces, gained)
        for second in steps[-1].left:
            steps.append(most("K7.6", court_figures(courts, second, left)))
            left = steps[-1].left
        for step in latest_card_loses(left, played):
            steps.append(step)
            left = step.left
    winners = frozenset(map(int, left))
    if len(courts) == TEAM_PLAYERS:
        partners = {seat: (seat + 2) % TEAM_PLAYERS for seat in sorted(winners)}
        winners = winners | frozenset(partners.values())
        figures = tuple((str(seat), partner) for seat, partner in partners.items())
        steps.append(Step("K8.1", figures, tuple(map(str, sorted(winners)))))
    return Outcome(winners, "reign", tuple(steps))


def ranking(
    clause: str, tie_clause: str, provinces: Mapping[str, int], gained: Mapping[str, int]
) -> list[Step]:
    """The steps that find the faction with most provinces, or the later gain among equals."""
    steps = [most(clause, provinces)]
    tied = steps[-1].left
    if len(tied) > 1:
        steps.append(most(tie_clause, {name: gained[name] for name in tied}))
    return steps


def second_faction(
    ruler: str, provinces: Mapping[str, int], gained: Mapping[str, int]
) -> list[Step]:
    """The steps that find the second-ranked faction, or leave nobody (K7.6)."""
    others = {name: number for name, number in provinces.items() if name != ruler}
    if not any(others.values()):
        return [Step("K7.6", tuple(others.items()), ())]
    return ranking("K7.6", "K7.6", others, gained)


def latest_card_loses(tied: Sequence[str], played: Sequence[int]) -> Iterator[Step]:
    """Of the tied seats the one that played last drops out, again and again (K7.7, K7.8)."""
    numbers = {seat: played[int(seat)] for seat in tied}
    while len(numbers) > 1:
        figures = tuple(numbers.items())
        last = max(numbers, key=lambda seat: numbers[seat])
        if numbers[last] == 0:
            yield Step("K7.8", figures, tuple(numbers))
            return
        del numbers[last]
        yield Step("K7.7", figures, tuple(numbers))


def most(clause: str, figures: Mapping[str, int]) -> Step:
    """The step that keeps the subjects with the highest figure."""
    best = max(figures.values())
    left = tuple(subject for subject, figure in figures.items() if figure == best)
    return Step(clause, tuple(figures.items()), left)


def court_figures(
    courts: Sequence[Sequence[int]], faction: str, seats: Iterable[str]
) -> dict[str, int]:
    """How many followers of a faction the courts of some seats have."""
    return {seat: courts[int(seat)][FACTIONS.index(faction)] for seat in seats}
