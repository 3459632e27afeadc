"""What a seat of King of Siam observes, and how a position is read back from it.

The same for everybody, whatever the number of players n; provinces in the board's order, factions
in the order R L M, cards in the order mr kt 11 21 ra la ma, seats from the viewer's own clockwise.
The position is the one before the turn; what was chosen of the turn so far is told beside it, and
everybody sees it, since nothing that was chosen can be taken back.

With open piles all hands are seen. With closed piles (K5.1 as printed) only the own hand is, and of
every seat how many cards are left and which one lies on top of its pile: two games that differ
only in what is hidden give the same observation. Whoever remembers every play can still deduce
the hands.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from erawan.core.registry import game
from erawan.envs.fields import Field, Layout, Vector
from erawan.king.board import Board

FACTIONS = "RLM"
CARDS = ("mr", "kt", "11", "21", "ra", "la", "ma")
PAIRS = ("RR", "RL", "RM", "LL", "LM", "MM")
STEPS = (
    "card",
    "first-tile",
    "second-tile",
    "king-marker",
    "place-R",
    "place-L",
    "place-M",
    "give",
    "get",
    "take",
)

SHARED = (
    Field("followers", (8, 3), 18, "K3.4", "followers in each province, by faction", "first"),
    Field("holders", (8, 4), 1, "K6.2 K6.3", "who controls it: R L M or the British", "first"),
    Field("boxes", (8, 8), 1, "K3.6 K5.6", "the box in which its tile lies", "first"),
    Field("crowned", (8,), 1, "K5.6", "whether it has a King marker", "first"),
    Field(
        "swapped",
        (8, 3),
        2,
        "K5.8c",
        "what each province gave by the last card, if that swapped followers",
        "first",
    ),
    Field("swap_card", (2,), 1, "K5.8c", "whether that card was 1 vs 1 or 2 vs 1"),
    Field("giving", (8, 3), 2, "K5.8a K5.8b", "this turn: what each province gives", "first"),
    Field("placing", (8, 3), 2, "K5.7 K5.8d", "this turn: followers put there", "first"),
    Field("tiles", (8,), 1, "K5.6", "this turn: tiles that are swapped", "first"),
    Field("marker", (8,), 1, "K5.6", "this turn: the tile that gets the King marker", "first"),
    Field("card", (7,), 1, "K4.3", "this turn: the card that is played"),
    Field("step", (10,), 1, "", f"what is chosen next: {' '.join(STEPS)}"),
    Field("pool", (3,), 18, "K3.5", "followers in the common pool"),
)


@cache
def layout(players: int, is_open: bool) -> Layout:
    """The fields for so many players, with open or closed piles."""
    seats = (
        Field("courts", (players, 3), 18, "K3.2 K5.4", "followers in each seat's court"),
        Field("to_move", (players,), 1, "K4.2", "whose turn it is, or would be"),
        Field("passes", (players,), 1, "K4.5", "how many have passed in a row"),
        Field("played", (players,), 32, "K7.4 K7.7", "the number of each seat's latest card"),
        Field("seat", (players,), 1, "K2.2", "the viewer's own seat, from the first"),
    )
    if is_open:
        hands: tuple[Field, ...] = (
            Field("hands", (players, 7), 2, "K1.2 K5.1", "cards that each seat holds"),
        )
    else:
        hands = (
            Field("hand", (7,), 2, "K1.2", "cards that the viewer holds"),
            Field("cards_left", (players,), 8, "K5.1", "how many cards each seat holds"),
            Field("tops", (players, 7), 1, "K5.1", "the card on top of each seat's pile"),
        )
    return Layout((*SHARED, *seats, *hands), (8,))


def position_of(vector: Vector, board: Board, players: int) -> tuple[Any, tuple[int, ...]]:
    """The position and the actions chosen so far that an open, flat observation tells."""
    seen = layout(players, is_open=True).read(vector)
    seat = int(seen["seat"].argmax())
    seats = [(place - seat) % players for place in range(players)]
    boxes = [int(seen["boxes"][:, box].argmax()) for box in range(8)]
    holders = seen["holders"]
    control = [[board.codes[p], "RLMB"[holders[p].argmax()]] for p in boxes if holders[p].any()]
    obj = {
        "game": "king-of-siam",
        "board": board.to_json(),
        "players": players,
        "tiles": [board.codes[province] for province in boxes],
        "crowned": [code for code, mark in zip(board.codes, seen["crowned"], strict=True) if mark],
        "provinces": {
            code: _letters(counts)
            for code, counts in zip(board.codes, seen["followers"], strict=True)
        },
        "control": control,
        "pool": _letters(seen["pool"]),
        "courts": [_letters(seen["courts"][place]) for place in seats],
        "hands": [
            [card for card, n in zip(CARDS, seen["hands"][place], strict=True) for _ in range(n)]
            for place in seats
        ],
        "to_move": (int(seen["to_move"].argmax()) + seat) % players,
        "passes": int(seen["passes"].argmax()),
        "last_swap": _swap_code(seen, board),
        "played": [int(seen["played"][place]) for place in seats],
    }
    return game("king-of-siam").position(obj), _chosen(seen)


def _letters(counts: Any) -> str:
    return "".join(faction * int(n) for faction, n in zip(FACTIONS, counts, strict=True))


def _swap_code(seen: dict[str, Any], board: Board) -> str | None:
    """The last swap in the form of a position: who gives two comes first."""
    if not seen["swap_card"].any():
        return None
    given = [(code, _letters(seen["swapped"][p])) for p, code in enumerate(board.codes)]
    parts = sorted(((code, what) for code, what in given if what), key=lambda part: -len(part[1]))
    card = ("11", "21")[seen["swap_card"].argmax()]
    return f"{card}:" + "-".join(f"{what}{code}" for code, what in parts)


def _chosen(seen: dict[str, Any]) -> tuple[int, ...]:
    """The actions of the turn so far; each is later in the board's order than the one before."""
    if not seen["card"].any():
        return ()
    card = int(seen["card"].argmax())
    if CARDS[card] in ("11", "21"):
        given = sorted(
            ((p, _letters(counts)) for p, counts in enumerate(seen["giving"]) if counts.any()),
            key=lambda part: -len(part[1]),
        )
        return card, *(_give_action(province, what) for province, what in given)
    if CARDS[card] == "mr":
        chosen = [*seen["tiles"].nonzero()[0], *seen["marker"].nonzero()[0]]
    elif CARDS[card] == "kt":
        chosen = [seen["placing"][:, f].argmax() for f in range(3) if seen["placing"][:, f].any()]
    else:
        counts = seen["placing"].sum(axis=1)
        chosen = [province for province in range(8) for _ in range(counts[province])]
    return card, *(8 + int(province) for province in chosen)


def _give_action(province: int, what: str) -> int:
    if len(what) == 1:
        return 16 + 3 * province + FACTIONS.index(what)
    return 40 + 6 * province + PAIRS.index(what)
