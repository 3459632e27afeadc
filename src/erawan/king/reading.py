"""Reading a position's JSON into a `Setup`: whatever has the wrong form is a BadPosition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from erawan.core.errors import BadBoard, BadCode, BadPosition
from erawan.king.board import Board, load_board
from erawan.king.cards import CARDS, FACTIONS, HOLDERS
from erawan.king.moves import FollowerSwap
from erawan.king.notation import parse_last_swap
from erawan.king.setup import Setup
from erawan.king.state import NAME

KEYS = (
    "game",
    "board",
    "players",
    "tiles",
    "crowned",
    "provinces",
    "control",
    "pool",
    "courts",
    "hands",
    "to_move",
    "passes",
    "last_swap",
    "played",
)
NUMBERS_OF_PLAYERS = (2, 3, 4)
PAIR = 2


def read_setup(obj: object) -> Setup:
    """The setup of a JSON object; raises BadPosition for a wrong form, not for broken rules."""
    if not isinstance(obj, Mapping):
        raise BadPosition("position", "", "must be an object")
    for key in KEYS:
        if key not in obj:
            raise BadPosition(key, "", "is missing")
    if obj["game"] != NAME:
        raise BadPosition("game", "", f"must be {NAME}")
    board = read_board(obj["board"])
    players = read_number("players", obj["players"])
    if players not in NUMBERS_OF_PLAYERS:
        raise BadPosition("players", "K2.1", "must be 2, 3 or 4")
    return Setup(
        board=board,
        players=players,
        tiles=read_provinces(board, "tiles", obj["tiles"]),
        crowned=tuple(sorted(read_provinces(board, "crowned", obj["crowned"]))),
        followers=read_followers(board, obj["provinces"]),
        control=read_control(board, obj["control"]),
        pool=read_counts("pool", obj["pool"]),
        courts=tuple(
            read_counts(f"courts.{seat}", court)
            for seat, court in enumerate(read_seats("courts", obj["courts"], players))
        ),
        hands=tuple(
            read_hand(f"hands.{seat}", hand)
            for seat, hand in enumerate(read_seats("hands", obj["hands"], players))
        ),
        seat=read_number("to_move", obj["to_move"]),
        passes=read_number("passes", obj["passes"]),
        last_swap=read_last_swap(board, obj["last_swap"]),
        played=tuple(
            read_number(f"played.{seat}", number)
            for seat, number in enumerate(read_seats("played", obj["played"], players))
        ),
    )


def read_board(spec: object) -> Board:
    """The board; raises BadPosition where `load_board` raises BadBoard."""
    try:
        return load_board(spec)
    except BadBoard as error:
        message = str(error).removeprefix(f"{error.field}: ")
        raise BadPosition(f"board.{error.field}", "", message) from error


def read_number(field: str, value: object) -> int:
    """A whole number, which true and false are not."""
    if type(value) is not int:
        raise BadPosition(field, "", "must be a whole number")
    return value


def read_list(field: str, value: object) -> list[Any] | tuple[Any, ...]:
    """A list, or a tuple in its place."""
    if not isinstance(value, list | tuple):
        raise BadPosition(field, "", "must be a list")
    return value


def read_seats(field: str, value: object, players: int) -> list[Any] | tuple[Any, ...]:
    """A list with an entry for every seat."""
    items = read_list(field, value)
    if len(items) != players:
        raise BadPosition(field, "K2.1", f"must have one entry for each of {players} players")
    return items


def read_province(board: Board, field: str, value: object) -> int:
    """The index of a province."""
    if not isinstance(value, str) or value not in board.index:
        raise BadPosition(field, "", f"must name provinces of the board {board.name}")
    return board.index[value]


def read_provinces(board: Board, field: str, value: object) -> tuple[int, ...]:
    """A list of provinces."""
    return tuple(read_province(board, field, item) for item in read_list(field, value))


def read_counts(field: str, value: object) -> tuple[int, ...]:
    """Followers as a text of the letters R, L and M."""
    if not isinstance(value, str) or value.strip(FACTIONS):
        raise BadPosition(field, "K1.1", "must be a text of the letters R, L and M")
    return tuple(value.count(faction) for faction in FACTIONS)


def read_followers(board: Board, value: object) -> tuple[int, ...]:
    """The followers of all eight provinces."""
    if not isinstance(value, Mapping):
        raise BadPosition("provinces", "", "must be an object")
    for code in value:
        read_province(board, "provinces", code)
    for code in board.codes:
        if code not in value:
            raise BadPosition(f"provinces.{code}", "", "is missing")
    return tuple(
        count for code in board.codes for count in read_counts(f"provinces.{code}", value[code])
    )


def read_control(board: Board, value: object) -> tuple[tuple[int, int], ...]:
    """Provinces with their holders."""
    control = []
    for item in read_list("control", value):
        pair = read_list("control", item)
        if len(pair) != PAIR or pair[1] not in tuple(HOLDERS):
            raise BadPosition("control", "K6.2", "must be pairs of a province and R, L, M or B")
        control.append((read_province(board, "control", pair[0]), HOLDERS.index(pair[1])))
    return tuple(control)


def read_hand(field: str, value: object) -> tuple[int, ...]:
    """A hand as a list of card codes."""
    cards = read_list(field, value)
    for card in cards:
        if card not in CARDS:
            raise BadPosition(field, "K1.2", f"must be cards out of {' '.join(CARDS)}")
    return tuple(cards.count(card) for card in CARDS)


def read_last_swap(board: Board, value: object) -> FollowerSwap | None:
    """The last swap; none for null."""
    if value is None:
        return None
    if not isinstance(value, str):
        raise BadPosition("last_swap", "K5.8c", "must be null or card:effect")
    try:
        return parse_last_swap(board, value)
    except BadCode as error:
        raise BadPosition("last_swap", "K5.8c", str(error)) from error
