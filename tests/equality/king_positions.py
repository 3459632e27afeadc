"""Legal positions of King of Siam of every stage, the rules' corners over-represented.

Some come out of random games; most are put together by lot, because a legal position need not be
reachable and the corners are rare in games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME, Board, Position
from tests.equality.king_boards import all_boards

FACTIONS = "RLM"
DECK = ("mr", "kt", "kt", "11", "21", "ra", "la", "ma")


@dataclass(frozen=True)
class Corner:
    """What a position put together by lot should look like; the rest is chance.

    `places` weighs where a follower lies: a province, the pool, a court. `pool_factions` narrows
    which of them can lie in the pool. `thin` provinces have one follower at most, but one of them
    two. `undo` wants the last swap reversible and its card in the hand to move.
    """

    name: str
    resolved: tuple[int, int] = (0, 7)
    british: tuple[int, int] = (0, 3)
    places: tuple[int, int, int] = (4, 2, 1)
    pool_factions: str = FACTIONS
    cards: tuple[int, int] = (1, 32)
    crowns: int = 1
    passes_left: int | None = None
    undo: bool = False
    thin: bool = False


CORNERS = (
    Corner("anything"),
    Corner("early", resolved=(0, 2), cards=(12, 32)),
    Corner("late", resolved=(4, 7), cards=(1, 12)),
    Corner("the pool is empty", places=(4, 0, 2), cards=(3, 20)),
    Corner("factions are missing from the pool", pool_factions="L", cards=(3, 16)),
    Corner("one open province", resolved=(7, 7), cards=(1, 20)),
    Corner("two open provinces", resolved=(6, 6), places=(1, 3, 3), cards=(1, 20)),
    Corner("every face-up tile is crowned", resolved=(4, 7), crowns=4, cards=(1, 20)),
    Corner("the very last card", cards=(1, 1)),
    Corner("the very last card, close courts", cards=(1, 1), places=(2, 1, 4)),
    Corner("two cards", cards=(2, 2)),
    Corner("no card", cards=(0, 0)),
    Corner("no followers", places=(0, 3, 2), cards=(2, 20)),
    Corner("hardly any followers", resolved=(3, 7), places=(1, 30, 20), cards=(1, 20)),
    Corner("nobody played", cards=(32, 32), places=(3, 2, 2)),
    Corner("a colony is near", resolved=(3, 7), british=(3, 3), passes_left=1, cards=(1, 9)),
    Corner("a struggle ends", passes_left=1, cards=(1, 9)),
    Corner("undo", resolved=(0, 5), undo=True, cards=(2, 20)),
    Corner("nothing but undo", resolved=(5, 6), places=(1, 12, 8), undo=True, cards=(2, 20)),
    Corner("thin", resolved=(2, 6), thin=True, cards=(2, 20)),
    Corner("thin, undo", resolved=(2, 6), thin=True, undo=True, cards=(2, 20)),
    Corner("a shared victory", resolved=(8, 8), cards=(32, 32), places=(0, 1, 1)),
    Corner("a shared colony", resolved=(4, 7), british=(4, 4), cards=(32, 32), places=(1, 9, 2)),
    Corner("a colony", resolved=(4, 8), british=(4, 4), cards=(0, 20), places=(1, 1, 3)),
    Corner("a reign", resolved=(8, 8), cards=(0, 20), places=(1, 1, 3)),
)


def positions(seed: int) -> Iterator[Position]:
    """Endless positions: a random game's after every third, all corners, boards and players."""
    random = Random(seed)
    for round_ in count():
        boards = all_boards(random)
        for corner in CORNERS:
            board = boards[random.randrange(len(boards))]
            players = 2 + random.randrange(3)
            yield put_together(corner, board, players, random)
            if random.randrange(3) == 0:
                yield out_of_a_game(boards[round_ % len(boards)], players, random)


def out_of_a_game(board: Board, players: int, random: Random) -> Position:
    """A position of a game whose moves, and whose passes, come by lot."""
    kernel = Kernel(GAME.start(players, random.getrandbits(64), board))
    passing = random.choice((0.0, 0.3, 0.6, 0.8))
    for _ in range(random.randrange(20 * players)):
        if kernel.to_move is None:
            break
        kernel = kernel.play(
            "pass" if random.random() < passing else kernel.sample(random.getrandbits(64))
        )
    position: Position = kernel.store()
    return position


def put_together(corner: Corner, board: Board, players: int, random: Random) -> Position:
    """A legal position that shows a corner as far as chance lets it."""
    resolved = random.randint(*corner.resolved)
    tiles = random.sample(board.codes, 8)
    holders = some_holders(corner, resolved, random)
    provinces, pool, courts = some_followers(corner, tiles[resolved:], players, random)
    hands, seat = some_hands(corner, players, random)
    played = some_numbers(hands, random)
    gone = sum("mr" not in hand for hand in hands)
    crowned = random.sample(tiles, random.randint(0, gone))
    if corner.crowns > 1:
        crowned = (tiles[resolved:] + tiles)[:gone]
    obj: dict[str, Any] = {
        "game": "king-of-siam",
        "board": board.to_json(),
        "players": players,
        "tiles": tiles,
        "crowned": sorted(set(crowned), key=board.codes.index),
        "provinces": {code: provinces.get(code, "") for code in board.codes},
        "control": [list(pair) for pair in zip(tiles, holders, strict=False)],
        "pool": pool,
        "courts": courts,
        "hands": hands,
        "to_move": seat,
        "passes": random.randrange(players),
        "last_swap": None,
        "played": played,
    }
    if corner.passes_left is not None:
        obj["passes"] = players - corner.passes_left
    if max(played) and (corner.undo or random.random() < 0.3):
        obj["last_swap"] = some_swap(obj, board, random)
    return GAME.position(obj)


def some_holders(corner: Corner, resolved: int, random: Random) -> list[str]:
    """Who controls the provinces resolved so far; a fourth British one can only be the last."""
    british = min(random.randint(*corner.british), resolved)
    holders = ["B"] * british + [random.choice(FACTIONS) for _ in range(resolved - british)]
    random.shuffle(holders)
    if british == 4:
        holders.remove("B")
        holders.append("B")
    return holders


def some_followers(
    corner: Corner, open_provinces: Sequence[str], players: int, random: Random
) -> tuple[dict[str, str], str, list[str]]:
    """All followers put somewhere: provinces, pool and courts."""
    on_board, in_pool, in_court = corner.places
    provinces = dict.fromkeys(open_provinces, "")
    courts = [""] * players
    pool = ""
    favourite = random.choice(open_provinces) if open_provinces else ""
    for faction in FACTIONS:
        for _ in range(16 if players == 2 else 18):
            weights = (
                on_board if open_provinces else 0,
                in_pool if faction in corner.pool_factions else 0,
                in_court,
            )
            place = random.choices(("province", "pool", "court"), weights)[0]
            if place == "pool":
                pool += faction
            elif place == "court":
                courts[random.randrange(players)] += faction
            elif random.random() < (0.0 if corner.thin else 0.2):
                provinces[favourite] += faction
            elif not corner.thin:
                provinces[random.choice(open_provinces)] += faction
            elif free := [p for p in open_provinces if len(provinces[p]) < 1 + (p == favourite)]:
                provinces[random.choice(free)] += faction
            else:
                pool += faction
    return provinces, pool, [*courts]


def some_hands(corner: Corner, players: int, random: Random) -> tuple[list[list[str]], int]:
    """Hands with so many cards in all, and a seat to move that mostly has one."""
    cards = [(seat, card) for seat in range(players) for card in DECK]
    lowest, highest = (min(number, len(cards)) for number in corner.cards)
    held = random.sample(cards, random.randint(lowest, highest))
    if corner.undo:
        held = [(0, "11"), (0, "21"), *(pair for pair in held if pair[0] != 1)]
        held = sorted(set(held[: max(2, len(held))]))
    hands = [
        sorted((card for owner, card in held if owner == seat), key=DECK.index)
        for seat in range(players)
    ]
    holding = [seat for seat in range(players) if hands[seat]]
    if corner.undo:
        return hands, 0
    if holding and random.random() < 0.9:
        return hands, random.choice(holding)
    return hands, random.randrange(players)


def some_numbers(hands: list[list[str]], random: Random) -> list[int]:
    """The numbers of the seats' latest cards, as the hands allow them."""
    total = len(DECK) * len(hands) - sum(map(len, hands))
    seats = [seat for seat, hand in enumerate(hands) if len(hand) < len(DECK)]
    numbers = [0] * len(hands)
    if seats:
        chosen = [total, *random.sample(range(1, total), len(seats) - 1)]
        random.shuffle(seats)
        for seat, number in zip(seats, chosen, strict=True):
            numbers[seat] = number
    return numbers


def some_swap(obj: dict[str, Any], board: Board, random: Random) -> str | None:
    """A swap that the latest player can have made, mostly one that could be reversed now."""
    latest = obj["played"].index(max(obj["played"]))
    cards = [card for card in ("11", "21") if card not in obj["hands"][latest]]
    if not cards:
        return None
    card = random.choice(cards)
    here, there = random.sample(board.codes, 2)
    full = [code for code in board.codes if obj["provinces"][code]]
    crowded = [code for code in full if len(obj["provinces"][code]) > 1]
    if card == "21" and crowded and random.random() < 0.8:
        there = random.choice(crowded)
        near = [board.codes[p] for p in board.neighbours[board.codes.index(there)]]
        here = random.choice([code for code in near if code in full] or near)
        given = random.sample(obj["provinces"][there], 2)
    else:
        if len(full) > 1 and random.random() < 0.9:
            here, there = random.sample(full, 2)
        here, there = sorted((here, there), key=board.codes.index)
        given = [random.choice(obj["provinces"][there] or FACTIONS)]
    got = random.choice(obj["provinces"][here] or FACTIONS)
    return f"{card}:{''.join(sorted(given, key=FACTIONS.index))}{here}-{got}{there}"
