"""Positions for properties: reached by random play, and composed of odd parts."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from erawan.king import Position
from erawan.king.cards import CARDS, supply
from erawan.king.turn import Turn
from tests.king.boards import BOARDS, board_object
from tests.king.drawing import ALL, GAME

ALL_BOARDS: tuple[Any, ...] = ("siam", "britain", *map(board_object, BOARDS))

boards = st.sampled_from(ALL_BOARDS)
players = st.sampled_from([2, 3, 4])
seeds = st.integers(0, 2**64 - 1)


def random_turn(position: Position, dice: Random, eagerness: float) -> Turn:
    """A complete turn, chosen at random; a card with the given probability if there is one."""
    turn = position.turn()
    while turn.move is None:
        choices = turn.choices()
        if not turn.chosen:
            choices = choices[:-1] if dice.random() < eagerness and choices[:-1] else choices[-1:]
        turn = turn.choose(dice.choice(choices))
    return turn


@st.composite
def reached(draw: st.DrawFn, plies: int = 90) -> Position:
    """A position that random play reaches, from the start to after the end."""
    position: Position = GAME.start(draw(players), draw(seeds), draw(boards))
    dice = Random(draw(seeds))
    eagerness = draw(st.sampled_from([0.3, 0.7, 0.9]))
    for _ in range(draw(st.integers(0, plies))):
        if position.outcome is not None:
            break
        move = random_turn(position, dice, eagerness).move
        assert move is not None
        position = position.play(move)
    return position


@st.composite
def composed(
    draw: st.DrawFn, cards: tuple[int, int] = (0, 8), open_provinces: int = 8, last: bool = False
) -> Position:
    """A legal position of arbitrary parts: full and empty provinces, pools, hands and courts.

    `cards` bounds the size of the hands; `last` leaves one card in all.
    """
    board = draw(boards)
    seats = draw(players)
    dice = Random(draw(seeds))
    codes = list(GAME.board(board).codes)
    tiles = dice.sample(codes, 8)
    control: list[list[str]] = []
    for code in tiles[: dice.randint(8 - open_provinces, 8 if dice.random() < 0.1 else 7)]:
        if [holder for _, holder in control].count("B") == 4:
            break
        control.append([code, dice.choice("RLMRLMB")])
    open_codes = [code for code in tiles if code not in [done for done, _ in control]]
    seat = dice.randrange(seats)
    hands = [random_hand(dice, *cards) for _ in range(seats)]
    if last:
        hands = [[dice.choice(CARDS)] if holder == seat else [] for holder in range(seats)]
    played = random_numbers(dice, hands)
    places = spread(dice, seats, open_codes)
    return GAME.position(  # type: ignore[no-any-return]
        {
            "game": "king-of-siam",
            "board": board,
            "players": seats,
            "tiles": tiles,
            "crowned": dice.sample(codes, dice.randint(0, sum("mr" not in hand for hand in hands))),
            "provinces": {code: places.get(code, "") for code in codes},
            "control": control,
            "pool": places["pool"],
            "courts": [places[str(seat)] for seat in range(seats)],
            "hands": hands,
            "to_move": seat,
            "passes": dice.randrange(seats),
            "last_swap": random_swap(dice, open_codes, codes, hands, played),
            "played": played,
        }
    )


def random_hand(dice: Random, least: int, most: int) -> list[str]:
    """Some cards of the eight, in order."""
    return [ALL[i] for i in sorted(dice.sample(range(8), dice.randint(least, most)))]


def random_numbers(dice: Random, hands: list[list[str]]) -> list[int]:
    """The numbers of the seats' latest cards."""
    total = 8 * len(hands) - sum(map(len, hands))
    active = [seat for seat, hand in enumerate(hands) if len(hand) < 8]
    numbers = [*dice.sample(range(1, total), len(active) - 1), total] if active else []
    dice.shuffle(numbers)
    found = dict(zip(active, numbers, strict=True))
    return [found.get(seat, 0) for seat in range(len(hands))]


def spread(dice: Random, seats: int, open_codes: list[str]) -> dict[str, str]:
    """All followers spread over pool, courts and open provinces, some of which stay empty."""
    corners = ["pool", *map(str, range(seats))]
    places = dice.sample(open_codes, dice.randint(0, len(open_codes)))
    if dice.random() < 0.8:
        places = open_codes[:]
    places += dice.sample(corners, dice.randint(1, len(corners)))
    found = dict.fromkeys([*corners, *open_codes], "")
    for faction in "RLM":
        likely = dice.sample(places, dice.randint(1, len(places)))
        for place in dice.choices(likely, k=supply(seats)):
            found[place] += faction
    return found


def random_swap(
    dice: Random,
    open_codes: list[str],
    codes: list[str],
    hands: list[list[str]],
    played: list[int],
) -> str | None:
    """A last swap that its player can have made, preferably one that can be undone here."""
    pool = open_codes if len(open_codes) > 1 else codes
    first, second = sorted(dice.sample(pool, 2), key=codes.index)
    last = hands[played.index(max(played))]
    card = dice.choice(["11", "21"])
    if card in last or dice.random() < 0.3:
        return None
    if card == "21" and dice.random() < 0.7:
        pair = "".join(sorted(dice.choices("RLM", k=2), key="RLM".index))
        here, there = dice.sample([first, second], 2)
        return f"21:{pair}{here}-{dice.choice('RLM')}{there}"
    return f"{card}:{dice.choice('RLM')}{first}-{dice.choice('RLM')}{second}"
