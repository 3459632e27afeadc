"""Positions drawn as text, so that who edits one sees the board.

    3 players, seat 1 to move, 2 passes
    control vt:L ay:B
    track   cm* sk kr ry nk kd
    cm RLM    sk RRLM
    kr MM     ry -
    seat 0    RL    mr kt ra    #3
    seat 1    LM    all         #0
    seat 2    *
    last swap 11:Rsk-Lkr

`*` marks a crowned tile. Provinces that are not drawn are empty, tiles that are not drawn follow
in board order. A seat has its court, its hand (`all` unless said otherwise, `none`), and the number
of its latest card (the later seats played last unless said otherwise). The rest of the followers is
the pool, or the court written as `*`; `pool RL` says what is left in the pool then.
"""

from __future__ import annotations

from typing import Any

from erawan.king import GAME, Position
from erawan.king.cards import CARDS, FULL_HAND, supply

ALL = [code for code, copies in zip(CARDS, FULL_HAND, strict=True) for _ in range(copies)]


def drawn(text: str, board: Any = "siam") -> Position:
    """The position of a drawing."""
    position: Position = GAME.position(drawn_json(text, board))
    return position


def drawn_json(text: str, board: Any = "siam") -> dict[str, Any]:
    """The JSON of a drawing."""
    codes = GAME.board(board).codes
    provinces = dict.fromkeys(codes, "")
    control: list[list[str]] = []
    track: list[str] = []
    seats: dict[int, list[str]] = {}
    pool, swap, header = "", None, "2 players"
    for line in filter(None, map(str.strip, text.splitlines())):
        words = line.split()
        if words[0] == "control":
            control = [word.split(":") for word in words[1:]]
        elif words[0] == "track":
            track = words[1:]
        elif words[0] == "pool":
            pool = words[1].strip("-")
        elif words[0] == "last":
            swap = words[2]
        elif words[0] == "seat":
            seats[int(words[1])] = words[2:]
        elif words[0] in codes:
            drawing = zip(words[::2], words[1::2], strict=True)
            provinces |= {code: followers.strip("-") for code, followers in drawing}
        else:
            header = line
    tiles = [code for code, _ in control] + track
    crowned = [code.strip("*") for code in tiles if code.endswith("*")]
    tiles = [code.strip("*") for code in tiles]
    tiles += [code for code in codes if code not in tiles]
    players, seat, passes = read_header(header)
    courts, hands, played = read_seats(seats, players)
    total = supply(players)
    on_table = "".join([*provinces.values(), pool, *courts])
    rest = "".join(faction * (total - on_table.count(faction)) for faction in "RLM")
    if "*" in courts:
        courts[courts.index("*")] = rest
    else:
        pool += rest
    return {
        "game": "king-of-siam",
        "board": board,
        "players": players,
        "tiles": tiles,
        "crowned": crowned,
        "provinces": provinces,
        "control": [[code.strip("*"), holder] for code, holder in control],
        "pool": pool,
        "courts": courts,
        "hands": hands,
        "to_move": seat,
        "passes": passes,
        "last_swap": swap,
        "played": played,
    }


def read_header(header: str) -> tuple[int, int, int]:
    """Players, seat to move and passes of `3 players, seat 1 to move, 2 passes`."""
    players, seat, passes = 2, 0, 0
    for part in header.split(","):
        words = part.split()
        if words[0] == "seat":
            seat = int(words[1])
        elif words[1].startswith("pass"):
            passes = int(words[0])
        else:
            players = int(words[0])
    return players, seat, passes


def read_seats(
    seats: dict[int, list[str]], players: int
) -> tuple[list[str], list[list[str]], list[int]]:
    """Courts, hands and latest cards of all seats."""
    courts, hands, played = [""] * players, [list(ALL) for _ in range(players)], [-1] * players
    for seat, words in seats.items():
        for word in words:
            if word.startswith("#"):
                played[seat] = int(word[1:])
        court, *cards = [word for word in words if not word.startswith("#")]
        courts[seat] = court.strip("-")
        if cards and cards != ["all"]:
            hands[seat] = [card for card in cards if card != "none"]
    latest = 8 * players - sum(map(len, hands))
    for seat in reversed(range(players)):
        if len(hands[seat]) == len(ALL):
            played[seat] = 0
        elif played[seat] < 0:
            played[seat] = latest
            latest -= 1
    return courts, hands, played
