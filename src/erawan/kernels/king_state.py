"""King of Siam's flat state: a board's tables, from positions and back, the key, the deal."""

from dataclasses import replace

import cython
from cython.cimports.erawan.kernels.king_code import parse_code, write_code
from cython.cimports.erawan.kernels.king_types import (
    BRITISH,
    CARD_SHIFT,
    COURT_FEATURE,
    CROWN_FEATURE,
    FIRST,
    FOLLOWERS_FEATURE,
    FOURTH,
    FULL_HAND,
    GAIN_FEATURE,
    HAND_FEATURE,
    HOLDER_FEATURE,
    MAHARACHA,
    NOTHING,
    PART,
    PASS_TURN,
    PASSES_FEATURE,
    PLAYERS_FEATURE,
    RANK_FEATURE,
    SEAT_FEATURE,
    SECOND,
    SWAP_FEATURE,
    THIRD,
    TILE_FEATURE,
    TWO_VS_ONE,
    State,
    Tables,
)
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.erawan.kernels.splitmix import below, feature_key
from cython.cimports.libc.string import memset

from erawan.kernels.freshness import check
from erawan.kernels.king_code import GIVEN

check(__name__, SOURCES)

FACTIONS = (1, 2, 0)
"""Our factions L M R by their place in the notation's order R L M; the British stay the fourth."""

CARDS = (2, 3, 1, 5, 6, 0, 7, 4)
"""Our cards by their place in the rules' order, the pass (which nobody holds) put last."""

GIVEN_NUMBERS = (1, 2, 0, 6, 7, 8, 4, 5, 3)
"""Our ways to give by their number in a key's features."""


@cython.cfunc
def fill_keys(t: cython.pointer[Tables]) -> object:
    """Every feature that a play can touch, in our numbers; absent ones stay 0."""
    n: cython.int
    p: cython.int
    f: cython.int
    seat: cython.int
    rank: cython.int
    box: cython.int
    card: cython.int
    first: cython.int
    outer: cython.int
    ours: cython.int[3] = [FACTIONS[0], FACTIONS[1], FACTIONS[2]]
    for n in range(5):
        t.players_key[n] = feature_key(PLAYERS_FEATURE + n)
    for p in range(8):
        outer = t.outer[p]
        t.crown_key[p] = feature_key(CROWN_FEATURE + outer)
        for box in range(8):
            t.tile_key[box][p] = feature_key(TILE_FEATURE + 8 * box + outer)
        t.holder_key[p][BRITISH] = feature_key(HOLDER_FEATURE + 4 * outer + BRITISH)
        for f in range(3):
            t.holder_key[p][f] = feature_key(HOLDER_FEATURE + 4 * outer + ours[f])
            first = FOLLOWERS_FEATURE + 19 * (3 * outer + ours[f])
            for n in range(1, 19):
                t.followers_key[8 * f + p][n] = feature_key(first + n)
    for rank in range(3):
        for f in range(3):
            t.gain_key[rank][f] = feature_key(GAIN_FEATURE + 3 * rank + ours[f])
    for seat in range(4):
        t.seat_key[seat] = feature_key(SEAT_FEATURE + seat)
        t.passes_key[seat] = feature_key(PASSES_FEATURE + seat)
        for rank in range(1, 5):
            t.rank_key[seat][rank] = feature_key(RANK_FEATURE + 5 * seat + rank)
        for f in range(3):
            first = COURT_FEATURE + 19 * (3 * seat + ours[f])
            for n in range(1, 19):
                t.court_key[seat][f][n] = feature_key(first + n)
        for card in range(8):
            first = CARDS[card]
            first = HAND_FEATURE + 3 * (7 * seat + first)
            for n in range(1, 3):
                t.hand_key[seat][card][n] = feature_key(first + n)


@cython.cclass
class Board:
    """What the kernel uses of a board, from any object that has the attributes of one."""

    def __cinit__(self, board: object) -> None:
        t: cython.pointer[Tables] = cython.address(self.tables)
        self.source = board
        self.codes = tuple(sorted(board.codes))
        outer = [board.codes.index(code) for code in self.codes]
        t.structure = board.structure
        for p in range(8):
            t.outer[p] = outer[p]
            t.inner[outer[p]] = p
            t.codes[p][0] = ord(self.codes[p][0])
            t.codes[p][1] = ord(self.codes[p][1])
            t.borders[p] = sum(1 << outer.index(q) for q in board.neighbours[outer[p]])
            t.later[p] = sum(1 << q for q in range(8) if outer[q] > outer[p])
        for f in range(3):
            t.home[f] = t.inner[board.home[FACTIONS[f]]]
            for aid in range(3):
                t.aids[aid][f] = board.aids[aid].count(GIVEN[f])
            for g in range(9):
                t.given[g][f] = GIVEN[g].count(GIVEN[f])
        for g in range(9):
            t.given_number[g] = GIVEN_NUMBERS[g]
            for got in range(3):
                moved = [t.given[g][f] - (f == got) for f in range(3)]
                t.leaves_one[g][got] = sum(1 << 8 * f for f in range(3) if moved[f] == 1)
                t.leaves_two[g][got] = sum(1 << 8 * f for f in range(3) if moved[f] == 2)
                t.comes[g][got] = sum(1 << 8 * f for f in range(3) if moved[f] == -1)
        fill_keys(t)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def load(self, s: cython.pointer[State], position: object) -> cython.int:
        """Write what any object with a position's attributes says; ValueError if that can't be."""
        if position.players not in {2, 3, 4}:
            raise ValueError("not a position of King of Siam: wrong number of players")
        inner = [self.tables.inner[p] for p in range(8)]
        memset(s, 0, cython.sizeof(State))
        s.players = position.players
        s.seat = position.seat
        s.passes = position.passes
        if position.last_swap:
            s.last_swap = parse_code(self.codes, f"{position.last_swap}/-") - NOTHING
        s.tiles = [inner[p] for p in position.tiles]
        s.crowned = sum(1 << inner[p] for p in position.crowned)
        s.open = 255
        s.resolved = len(position.control)
        gains = []
        for province, holder in position.control:
            who = FACTIONS.index(holder) if holder != BRITISH else BRITISH
            s.owned[who] |= 1 << inner[province]
            s.open ^= 1 << inner[province]
            if who != BRITISH:
                gains = [who, *(faction for faction in gains if faction != who)]
        s.gained = len(gains)
        for rank, faction in enumerate(gains):
            s.gains[rank] = faction
        order = [0, *sorted(number for number in position.played if number)]
        for seat in range(position.players):
            s.played[seat] = position.played[seat]
            s.rank[seat] = order.index(position.played[seat])
            hand = position.hands[seat]
            s.cards_left += sum(hand)
            s.hands[seat] = sum(hand[CARDS[c]] << (2 * c) for c in range(8) if c != PASS_TURN)
        for f, faction in enumerate(FACTIONS):
            s.pool[f] = position.pool[faction]
            for seat in range(position.players):
                s.courts[seat][f] = position.courts[seat][faction]
            for p in range(8):
                s.followers[8 * f + inner[p]] = position.followers[3 * p + faction]
        note_spots(s)
        refuse_impossible(s)
        s.key = whole_key(s, cython.address(self.tables))
        return 0

    @cython.cfunc
    def swap_text(self, swap: cython.uint) -> str:
        """The code of a last swap without a follower to take, ``""`` for none."""
        text: cython.char[24]
        if not swap:
            return ""
        length: cython.int = write_code(cython.address(self.tables), swap | NOTHING, text)
        return text[: length - len("/-")].decode("ascii")

    @cython.cfunc
    def store(self, s: cython.pointer[State], template: object) -> object:
        """The position of a state; the template gives the type and the board."""
        outer = [self.tables.outer[p] for p in range(8)]
        inner = [self.tables.inner[p] for p in range(8)]
        tiles = [s.tiles[box] for box in range(8)]
        owned = [s.owned[holder] for holder in range(4)]
        control = []
        for province in tiles[: s.resolved]:
            holder = next(who for who in range(4) if owned[who] >> province & 1)
            control.append((outer[province], holder if holder == BRITISH else FACTIONS[holder]))
        ours = [FACTIONS.index(faction) for faction in range(3)]
        seats = range(s.players)
        return replace(
            template,
            tiles=tuple(outer[p] for p in tiles),
            crowned=tuple(p for p in range(8) if s.crowned >> inner[p] & 1),
            followers=tuple(s.followers[8 * f + inner[p]] for p in range(8) for f in ours),
            control=tuple(control),
            pool=tuple(s.pool[f] for f in ours),
            courts=tuple(tuple(s.courts[seat][f] for f in ours) for seat in seats),
            hands=tuple(
                tuple(s.hands[seat] >> (2 * CARDS.index(card)) & 3 for card in range(7))
                for seat in seats
            ),
            seat=s.seat,
            passes=s.passes,
            last_swap=self.swap_text(s.last_swap),
            played=tuple(s.played[seat] for seat in seats),
        )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swap_key(t: cython.pointer[Tables], swap: cython.uint) -> cython.ulonglong:
    """The key of a last swap; the numbers are those of the rules' `swap_number`."""
    number: cython.uint = swap >> CARD_SHIFT == TWO_VS_ONE
    number = 8 * number + t.outer[(swap >> SECOND) & PART]
    number = 8 * number + t.outer[(swap >> FOURTH) & PART]
    number = 9 * number + t.given_number[(swap >> FIRST) & PART]
    return feature_key(SWAP_FEATURE + 3 * number + t.given_number[(swap >> THIRD) & PART])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def is_held(s: cython.pointer[State], card: cython.int) -> cython.int:
    """Whether some hand has a card of this kind."""
    return ((s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]) >> (2 * card)) & 3


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def whole_key(s: cython.pointer[State], t: cython.pointer[Tables]) -> cython.ulonglong:
    """The key from all features; `play` keeps it up to date afterwards."""
    i: cython.int
    j: cython.int
    key: cython.ulonglong = t.structure ^ t.players_key[s.players]
    key ^= t.seat_key[s.seat] ^ t.passes_key[s.passes]
    for i in range(s.resolved, 8):
        key ^= t.tile_key[i][s.tiles[i]]
    for i in range(8):
        for j in range(4):
            if (s.owned[j] >> i) & 1:
                key ^= t.holder_key[i][j]
        if (s.open & s.crowned) >> i & 1 and is_held(s, MAHARACHA):
            key ^= t.crown_key[i]
    for i in range(s.gained):
        key ^= t.gain_key[i][s.gains[i]]
    for i in range(24):
        key ^= t.followers_key[i][s.followers[i]]
    for i in range(s.players):
        key ^= t.rank_key[i][s.rank[i]]
        for j in range(3):
            key ^= t.court_key[i][j][s.courts[i][j]]
        for j in range(8):
            key ^= t.hand_key[i][j][(s.hands[i] >> (2 * j)) & 3]
    if s.last_swap and is_held(s, s.last_swap >> CARD_SHIFT):
        key ^= swap_key(t, s.last_swap)
    return key


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note_spots(s: cython.pointer[State]) -> cython.void:
    """Fill the sets of spots; `play` keeps them up to date afterwards."""
    spot: cython.int
    for spot in range(24):
        count: cython.int = s.followers[spot]
        s.present |= cython.cast(cython.uint, count != 0) << spot
        s.lone |= cython.cast(cython.uint, count == 1) << spot
        s.pairs |= cython.cast(cython.uint, count == 2) << spot


@cython.cfunc
def refuse_impossible(s: cython.pointer[State]) -> object:
    """Raise ValueError for numbers that our tables have no place for; the rules make none."""
    total = 16 if s.players == 2 else 18
    for f in range(3):
        found = s.pool[f] + sum(s.followers[8 * f + p] for p in range(8))
        if found + sum(s.courts[seat][f] for seat in range(s.players)) != total:
            raise ValueError("not a position of King of Siam: wrong totals of followers")
    for seat in range(s.players):
        for card in range(8):
            if s.hands[seat] >> (2 * card) & 3 > FULL_HAND >> (2 * card) & 3:
                raise ValueError("not a position of King of Siam: too many cards of a kind")
    if s.seat >= s.players or s.passes >= s.players:
        raise ValueError("not a position of King of Siam: wrong seat or number of passes")
    if sorted(s.tiles[box] for box in range(8)) != list(range(8)):
        raise ValueError("not a position of King of Siam: wrong tiles")


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def shuffle(
    items: cython.pointer[cython.uchar], n: cython.int, random: cython.pointer[cython.ulonglong]
) -> cython.void:
    i: cython.int
    for i in range(n - 1, 0, -1):
        j: cython.uint = below(random, i + 1)
        items[i], items[j] = items[j], items[i]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def deal(
    s: cython.pointer[State], t: cython.pointer[Tables], players: cython.int, seed: cython.ulonglong
) -> cython.void:
    """The start position of a seed (K3.1 to K3.6), as the contract fixes the draws."""
    aids: cython.uchar[4] = [1, 2, 3, 4]
    bag: cython.uchar[54]
    outer_tiles: cython.uchar[8]
    left: cython.int[3]
    i: cython.int
    f: cython.int
    p: cython.int
    seat: cython.int
    drawn: cython.int = 0
    n: cython.int = 0
    random: cython.ulonglong = seed
    memset(s, 0, cython.sizeof(State))
    s.players = players
    s.open = 255
    s.cards_left = 8 * players
    shuffle(aids, 4 if players == 4 else 3, cython.address(random))
    for f in range(3):
        left[f] = (16 if players == 2 else 18) - 2
        s.followers[8 * f + t.home[f]] = 2
    for seat in range(players):
        s.hands[seat] = FULL_HAND
        if aids[seat] < aids[s.seat]:
            s.seat = seat
        p = seat
        if aids[seat] == 4:
            p = 0 if seat == players - 1 else seat + 1
        for f in range(3):
            s.courts[seat][f] = t.aids[aids[p] - 1][f]
            left[f] -= s.courts[seat][f]
    for i in range(3):
        f = (i + 2) % 3
        while left[f]:
            bag[n] = f
            n += 1
            left[f] -= 1
    shuffle(bag, n, cython.address(random))
    for i in range(8):
        outer_tiles[i] = i
        p = t.inner[i]
        while s.followers[p] + s.followers[8 + p] + s.followers[16 + p] < 4:
            s.followers[8 * bag[drawn] + p] += 1
            drawn += 1
    for i in range(drawn, n):
        s.pool[bag[i]] += 1
    shuffle(outer_tiles, 8, cython.address(random))
    for i in range(8):
        s.tiles[i] = t.inner[outer_tiles[i]]
    note_spots(s)
    s.key = whole_key(s, t)
