"""The facts from which King of Siam's estimate is corrected, against the readable rules."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import combinations

import pytest

from erawan.engine.king.search.facts import BOARD_NAMES, FACT_COUNT, SEAT_NAMES, facts
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Position
from erawan.king.cards import BRITISH, CARD_INDEX, FACTION_CARDS
from erawan.king.effects import targets
from erawan.king.scoring import control_if_all_pass, decide, holder_of
from tests.some import some

RANKS = ("first", "second", "third")
HOLDERS = (*RANKS, "British")
KERNEL_ORDER = (1, 2, 0)
"""Lao, Malay, Rama: factions that are even in all rank so."""
PAIRS = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)]
Counts = list[int]
Facts = dict[str, int]


def positions(players: int) -> Iterator[Position]:
    """Positions of games by lot, with passes."""
    for seed in range(24):
        board = ("siam", "britain")[seed % 2]
        kernel = Kernel(GAME.start(players, seed, board))
        for turn in range(seed * players):
            if kernel.to_move is not None:
                kernel = kernel.play(kernel.sample(seed + turn) if turn % 3 else "pass")
        if kernel.to_move is not None:
            position: Position = kernel.store()
            yield position


def after(counts: Counts, gone: tuple[int, ...], come: tuple[int, ...]) -> int:
    """Who gains a province once some followers left it and others came."""
    left = list(counts)
    for faction in gone:
        left[faction] -= 1
    for faction in come:
        left[faction] += 1
    return holder_of(left)


class Plain:
    """What a position's facts are, from what they mean."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.now = [holder_of(position.counts(p)) for p in position.face_up]
        self.control = self.control_with(self.now)
        own = [sum(holder == h for _, holder in self.control) for h in range(4)]
        latest = {holder: place for place, (_, holder) in enumerate(self.control)}
        on_board = [sum(position.followers[f::3]) for f in range(3)]
        self.order = sorted(
            range(3),
            key=lambda f: (
                -own[f],
                -latest.get(f, -1),
                -16 * on_board[f] - position.pool[f],
                KERNEL_ORDER.index(f),
            ),
        )
        self.all_pass = own
        self.winners = decide(self.control, position.courts, position.played).winners

    def control_with(self, holders: Counts) -> tuple[tuple[int, int], ...]:
        """Who has what in the end with these holders of the open provinces."""
        face_up = self.position.face_up
        return control_if_all_pass(self.position.control, zip(face_up, holders, strict=True))

    def wins(self, seat: int, holders: Counts, taken: int) -> bool:
        """Whether a seat wins so if it has just played a card and taken of a faction."""
        courts = [list(court) for court in self.position.courts]
        courts[seat][taken] += 1
        played = list(self.position.played)
        played[seat] = 99
        return seat in decide(self.control_with(holders), courts, played).winners

    def reached(self, card: str, place: int) -> set[int]:
        """Whom a card could give an open province to."""
        position = self.position
        p = position.face_up[place]
        counts = list(position.counts(p))
        near = [q for q in position.board.neighbours[p] if q in position.face_up]
        if card == "11":
            others = [q for q in position.face_up if q != p]
            return {
                after(counts, (gone,), (come,))
                for gone in range(3)
                for come in range(3)
                if gone != come and counts[gone] and any(position.counts(q)[come] for q in others)
            }
        if card == "21":
            giving = {
                after(counts, pair, (come,))
                for pair in PAIRS
                for come in range(3)
                if has(counts, pair) and any(position.counts(q)[come] for q in near)
            }
            getting = {
                after(counts, (gone,), pair)
                for pair in PAIRS
                for gone in range(3)
                if counts[gone] and any(has(list(position.counts(q)), pair) for q in near)
            }
            return giving | getting
        if card == "kt":
            there = [f for f in range(3) if position.pool[f]]
            return {
                after(counts, (), some_of) for n in (1, 2, 3) for some_of in combinations(there, n)
            }
        if card == "mr":
            return set()
        faction = FACTION_CARDS[card]
        if p not in targets(position, faction):
            return set()
        return {
            after(counts, (), (faction,) * n) for n in range(1, min(2, position.pool[faction]) + 1)
        }

    def turns(self, seat: int, card: str) -> bool:
        """Whether a play of a card could make a seat win, province by province."""
        position = self.position
        there = [f for f in range(3) if any(position.followers[f::3])]
        places = range(len(position.face_up))
        scenes = [
            [*self.now[:place], holder, *self.now[place + 1 :]]
            for place in places
            for holder in self.reached(card, place)
        ]
        if card == "mr":
            free = [i for i in places if position.face_up[i] not in position.crowned]
            for one, two in combinations(free, 2):
                scene = list(self.now)
                scene[one], scene[two] = scene[two], scene[one]
                scenes.append(scene)
        return any(self.wins(seat, scene, taken) for scene in scenes for taken in there)

    def turns_by_take(self, seat: int) -> bool:
        """The same for a take alone."""
        for place, p in enumerate(self.position.face_up):
            for taken in range(3):
                counts = list(self.position.counts(p))
                if counts[taken]:
                    holder = after(counts, (taken,), ())
                    scene = [*self.now[:place], holder, *self.now[place + 1 :]]
                    if self.wins(seat, scene, taken):
                        return True
        return False

    def name(self, holder: int) -> str:
        """How a holder is called in the facts."""
        return "British" if holder == BRITISH else RANKS[self.order.index(holder)]

    def card(self, rank: str) -> str:
        """The code of a faction's card."""
        return ("ra", "la", "ma")[self.order[RANKS.index(rank)]]


def has(counts: Counts, pair: tuple[int, int]) -> bool:
    """Whether there is such a pair of followers."""
    return all(counts[f] >= pair.count(f) for f in pair)


def read(position: Position) -> tuple[Facts, list[Facts]]:
    """The facts by name: the table's, and every seat's by its number."""
    numbers = array("b", facts(Kernel(position)))
    assert len(numbers) == FACT_COUNT
    rows = []
    for i in range(position.players):
        begin = len(BOARD_NAMES) + len(SEAT_NAMES) * i
        row = numbers[begin : begin + len(SEAT_NAMES)]
        rows.append(dict(zip(SEAT_NAMES, row, strict=True)))
    used = len(BOARD_NAMES) + len(SEAT_NAMES) * position.players
    assert not any(numbers[used:])
    turned = position.players - position.seat
    return dict(zip(BOARD_NAMES, numbers[: len(BOARD_NAMES)], strict=True)), (
        rows[turned:] + rows[:turned]
    )


def check_board(plain: Plain, table: Facts) -> None:
    position = plain.position
    for place in range(8):
        start = f"struggle {1 + place}: "
        if place >= len(position.face_up):
            assert not any(table[name] for name in table if name.startswith(start))
            continue
        p = position.face_up[place]
        counts = position.counts(p)
        gap = max(counts) - sorted(counts)[1]
        for holder in HOLDERS:
            falls = plain.name(plain.now[place]) == holder
            assert table[f"{start}falls to the {holder}"] == falls
        for rank, faction in zip(RANKS, plain.order, strict=True):
            assert table[f"{start}followers of the {rank}"] == counts[faction]
            reached = p in targets(position, faction)
            assert table[f"{start}the {rank}'s card reaches it"] == reached
        for margin in (1, 2, 3):
            assert table[f"{start}margin {margin}"] == (min(3, gap) == margin)
        assert table[f"{start}has a King marker"] == (p in position.crowned)
        near = [q for q in position.board.neighbours[p] if q in position.face_up]
        assert table[f"{start}open neighbours"] == len(near)
    for holder, faction in zip(HOLDERS, (*plain.order, BRITISH), strict=True):
        has_now = sum(owner == faction for _, owner in position.control)
        for n in (1, 2, 3):
            assert table[f"{n} provinces of the {holder}"] == (has_now >= n)
        for n in range(1, 6):
            if_all_pass = plain.all_pass[faction] >= n
            assert table[f"{n} provinces of the {holder} if all pass"] == if_all_pass
    for rank, faction in zip(RANKS, plain.order, strict=True):
        assert table[f"pool of the {rank}"] == position.pool[faction]
        for n in (1, 2, 3):
            assert table[f"pool {n} of the {rank}"] == (position.pool[faction] >= n)
        gains = [holder for _, holder in position.control if holder != BRITISH]
        assert table[f"latest gain of the {rank}"] == (gains[-1:] == [faction])
    for n in range(1, 9):
        assert table[f"{n} open provinces"] == (len(position.face_up) == n)
    for n in range(4):
        assert table[f"{n} passed"] == (position.passes == n)
    swap = position.last_swap
    assert table["1 vs 1 to undo"] == (swap is not None and swap.card == "11")
    assert table["2 vs 1 to undo"] == (swap is not None and swap.card == "21")
    assert table["colony if all pass"] == (plain.all_pass[BRITISH] >= 4)
    first, second = (plain.all_pass[faction] for faction in plain.order[:2])
    assert table["first and second even if all pass"] == (first == second)
    assert table["cards left"] == sum(map(sum, position.hands))


def check_seat(plain: Plain, seat: int, row: Facts) -> None:
    position = plain.position
    hand = position.hands[seat]
    kinds = {"1 vs 1": "11", "2 vs 1": "21", "Khon Thai": "kt", "Maharacha": "mr"}
    kinds.update({f"card of the {rank}": plain.card(rank) for rank in RANKS})
    loses = seat not in plain.winners
    turning = 0
    for name, code in kinds.items():
        held = hand[CARD_INDEX[code]]
        assert row[name] == (held > 0)
        turns = held > 0 and loses and plain.turns(seat, code)
        assert row[f"turns it by {name}"] == turns
        turning += turns
    assert row["two Khon Thai"] == (hand[CARD_INDEX["kt"]] == 2)
    assert row["turns it by a take"] == (any(hand) and loses and plain.turns_by_take(seat))
    for n in (1, 2, 3):
        assert row[f"turns it by {n} kinds"] == (turning >= n)
    for n in range(9):
        assert row[f"{n} cards"] == (sum(hand) == n)
    sides = GAME.sides(position.players)
    side = next(side for side in sides if seat in side)
    rivals = [other for other in range(position.players) if other not in side]
    for rank, faction in zip(RANKS, plain.order, strict=True):
        own = position.courts[seat][faction]
        assert row[f"followers of the {rank}"] == own
        for n in range(1, 7):
            assert row[f"{n} followers of the {rank}"] == (own >= n)
        lead = own - max(position.courts[other][faction] for other in rivals)
        for n in range(-3, 4):
            assert row[f"lead of {n} in the {rank}"] == (min(3, max(-3, lead)) == n)
    sets = min(sum(position.courts[one][f] for one in side) for f in range(3))
    for n in range(1, 5):
        assert row[f"{n} sets"] == (sets >= n)
    played = sorted(number for number in position.played if number)
    own_card = position.played[seat]
    rank_of_card = played.index(own_card) + 1 if own_card else 0
    for n in range(1, 5):
        assert row[f"{n} in the order of latest cards"] == (rank_of_card == n)
    assert row["played last"] == (own_card > 0 and own_card == max(position.played))
    assert row["wins if all pass"] == (not loses)
    for place in range(len(position.face_up)):
        given = set[int]()
        for code in kinds.values():
            if hand[CARD_INDEX[code]]:
                given |= plain.reached(code, place)
        found = {plain.name(holder) for holder in given}
        for holder_name in HOLDERS:
            name = f"struggle {1 + place}: gives it to the {holder_name}"
            assert row[name] == (holder_name in found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_facts_are_what_they_are_called(players: int) -> None:
    turned = 0
    for position in some(positions(players)):
        plain = Plain(position)
        table, rows = read(position)
        check_board(plain, table)
        for seat, row in enumerate(rows):
            check_seat(plain, seat, row)
        can_turn = any(row[name] for row in rows for name in row if name.startswith("turns it by"))
        assert table["a loser can turn it"] == can_turn
        turned += can_turn
    assert turned > 3


def test_every_fact_has_a_name_of_its_own() -> None:
    assert len(set(BOARD_NAMES)) == len(BOARD_NAMES)
    assert len(set(SEAT_NAMES)) == len(SEAT_NAMES)
    assert len(BOARD_NAMES) + 4 * len(SEAT_NAMES) <= FACT_COUNT
