"""Move codes of King of Siam for packed moves, and back."""

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.types import (
    ABSENT,
    CARD_SHIFT,
    FOURTH,
    IDLE,
    KHON_THAI,
    MAHARACHA,
    NOTHING,
    PASS,
    PASS_TURN,
    SINGLES,
    TAKEN,
    TWO_VS_ONE,
    Tables,
)
from cython.cimports.libc.string import memcpy

from erawan.core.errors import BadCode
from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

CARDS = ("11", "21", "kt", "la", "ma", "mr", "pass", "ra")
GIVEN = ("L", "M", "R", "LL", "LM", "MM", "RL", "RM", "RR")
LETTERS = cython.declare(cython.p_const_char, b"LMR")
CARD_LETTERS = cython.declare(cython.p_const_char, b"1121ktlamamrpara")
GIVEN_LETTERS = cython.declare(cython.p_const_char, b"L M R LLLMMMRLRMRR")


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def put_pair(out: cython.p_char, n: cython.int, pair: cython.p_const_char) -> cython.int:
    out[n] = pair[0]
    out[n + 1] = pair[1]
    return n + 2


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def put(out: cython.p_char, n: cython.int, letter: cython.char) -> cython.int:
    out[n] = letter
    return n + 1


def write_code(tables: cython.pointer[Tables], move: cython.uint, out: cython.p_char) -> cython.int:
    """Write a move's code, at most 18 letters; return how many."""
    card: cython.int = parts.card(move)
    taken: cython.int = move & TAKEN
    n: cython.int = 0
    if card == PASS_TURN:
        memcpy(out, cython.cast(cython.p_const_char, b"pass"), 4)
        return 4
    n = put(out, put_pair(out, 0, CARD_LETTERS + 2 * card), ord(":"))
    idle: cython.bint = parts.is_idle(move)
    n = put(out, n, ord("-")) if idle else write_effect(tables, move, out, n)
    n = put(out, n, ord("/"))
    if taken == NOTHING:
        return put(out, n, ord("-"))
    return put_pair(out, put(out, n, LETTERS[taken >> 3]), tables.codes[taken & 7])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def write_effect(
    tables: cython.pointer[Tables], move: cython.uint, out: cython.p_char, n: cython.int
) -> cython.int:
    """Write the code of an effect that does something."""
    card: cython.int = parts.card(move)
    first: cython.int = parts.first(move)
    second: cython.int = parts.second(move)
    third: cython.int = parts.third(move)
    i: cython.int
    if card <= TWO_VS_ONE:
        n = put_pair(out, n, GIVEN_LETTERS + 2 * first) - (first < SINGLES)
        n = put(out, put_pair(out, n, tables.codes[second]), ord("-"))
        n = put(out, n, LETTERS[third])
        return put_pair(out, n, tables.codes[parts.fourth(move)])
    if card == KHON_THAI:
        for i in range(3):
            place: cython.int = first if i == 0 else second if i == 1 else third
            if place != ABSENT:
                n = put(out, n, LETTERS[(i + 2) % 3])
                n = put(out, put_pair(out, n, tables.codes[place]), ord(","))
        return n - 1
    n = put_pair(out, n, tables.codes[first])
    if card == MAHARACHA:
        n = put_pair(out, put(out, n, ord("-")), tables.codes[second])
        n = put_pair(out, put(out, n, ord("*")), tables.codes[third])
    elif second != ABSENT:
        n = put_pair(out, put(out, n, ord(",")), tables.codes[second])
    return n


@cython.cfunc
@cython.exceptval(0, check=True)
def parse_code(codes: tuple, code: str) -> cython.uint:
    """The move of a code; raises BadCode. Whether it is legal is not asked."""
    if code == "pass":
        return PASS
    action, _, taken = code.partition("/")
    card, _, effect = action.partition(":")
    if card not in CARDS:
        raise BadCode(f"{card!r} is no card")
    try:
        move: cython.uint = CARDS.index(card) << CARD_SHIFT | parse_effect(codes, card, effect)
        return move | (NOTHING if taken == "-" else parse_follower(codes, taken))
    except (LookupError, ValueError) as error:
        raise BadCode(f"{code!r} is no move code of this board") from error


def parse_follower(codes: tuple, text: str) -> int:
    """The spot of a follower's code; raises ValueError or LookupError."""
    return 8 * "LMR".index(text[:1] or "-") + codes.index(text[1:])


def parse_effect(codes: tuple, card: str, text: str) -> int:
    """The parts of an effect; raises ValueError or LookupError."""
    if text == "-":
        return IDLE
    if card == "kt":
        places = {follower[:1]: codes.index(follower[1:]) for follower in text.split(",")}
        found = [places.get(faction, ABSENT) for faction in "RLM"]
    elif card == "mr":
        tiles, _, crowned = text.partition("*")
        first, second = tiles.split("-")
        found = [codes.index(first), codes.index(second), codes.index(crowned)]
    elif card in {"11", "21"}:
        first, second = text.split("-")
        given = first[: 1 if card == "11" else len(first) - 2]
        found = [GIVEN.index(given), codes.index(first[len(given) :])]
        found += divmod(parse_follower(codes, second), 8)
    else:
        found = [codes.index(code) for code in text.split(",")]
        found += [ABSENT] * (2 - len(found))
    if len(found) > 4:
        raise ValueError("an effect has at most four parts")
    found += [0] * (4 - len(found))
    effect = 0
    for part in found:
        effect = effect << 4 | part
    return effect << FOURTH
