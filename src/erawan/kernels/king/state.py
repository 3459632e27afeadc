"""King of Siam's flat state: a board's tables, from positions and back, the key, the deal."""

from dataclasses import replace

import cython
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.common.splitmix import below, feature_key
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.code import parse_code, write_code
from cython.cimports.erawan.kernels.king.types import (
    BRITISH,
    COURT_FEATURE,
    CROWN_FEATURE,
    FOLLOWERS_FEATURE,
    FULL_HAND,
    GAIN_FEATURE,
    HAND_FEATURE,
    HOLDER_FEATURE,
    MAHARACHA,
    NOTHING,
    PASS_TURN,
    PASSES_FEATURE,
    PLAYERS_FEATURE,
    RANK_FEATURE,
    SEAT_FEATURE,
    SWAP_FEATURE,
    TILE_FEATURE,
    TWO_VS_ONE,
    State,
    Tables,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check
from erawan.kernels.king.code import GIVEN

check(__name__, SOURCES)

FACTIONS = (1, 2, 0)
"""Our factions L M R by their place in the notation's order R L M; the British stay the fourth."""

CARDS = (2, 3, 1, 5, 6, 0, 7, 4)
"""Our cards by their place in the rules' order, the pass (which nobody holds) put last."""

GIVEN_NUMBERS = (1, 2, 0, 6, 7, 8, 4, 5, 3)
"""Our ways to give by their number in a key's features."""


@cython.cfunc
def fill_keys(tables: cython.pointer[Tables]) -> object:
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
        tables.players_key[n] = feature_key(PLAYERS_FEATURE + n)
    for p in range(8):
        outer = tables.outer[p]
        tables.crown_key[p] = feature_key(CROWN_FEATURE + outer)
        for box in range(8):
            tables.tile_key[box][p] = feature_key(TILE_FEATURE + 8 * box + outer)
        tables.holder_key[p][BRITISH] = feature_key(HOLDER_FEATURE + 4 * outer + BRITISH)
        for f in range(3):
            tables.holder_key[p][f] = feature_key(HOLDER_FEATURE + 4 * outer + ours[f])
            first = FOLLOWERS_FEATURE + 19 * (3 * outer + ours[f])
            for n in range(1, 19):
                tables.followers_key[8 * f + p][n] = feature_key(first + n)
    for rank in range(3):
        for f in range(3):
            tables.gain_key[rank][f] = feature_key(GAIN_FEATURE + 3 * rank + ours[f])
    for seat in range(4):
        tables.seat_key[seat] = feature_key(SEAT_FEATURE + seat)
        tables.passes_key[seat] = feature_key(PASSES_FEATURE + seat)
        for rank in range(1, 5):
            tables.rank_key[seat][rank] = feature_key(RANK_FEATURE + 5 * seat + rank)
        for f in range(3):
            first = COURT_FEATURE + 19 * (3 * seat + ours[f])
            for n in range(1, 19):
                tables.court_key[seat][f][n] = feature_key(first + n)
        for card in range(8):
            first = CARDS[card]
            first = HAND_FEATURE + 3 * (7 * seat + first)
            for n in range(1, 3):
                tables.hand_key[seat][card][n] = feature_key(first + n)


@cython.cclass
class Board:
    """What the kernel uses of a board, from any object that has the attributes of one."""

    def __cinit__(self, board: object) -> None:
        tables: cython.pointer[Tables] = cython.address(self.tables)
        self.source = board
        self.codes = tuple(sorted(board.codes))
        outer = [board.codes.index(code) for code in self.codes]
        tables.structure = board.structure
        for p in range(8):
            tables.outer[p] = outer[p]
            tables.inner[outer[p]] = p
            tables.codes[p][0] = ord(self.codes[p][0])
            tables.codes[p][1] = ord(self.codes[p][1])
            tables.borders[p] = sum(1 << outer.index(q) for q in board.neighbours[outer[p]])
            tables.later[p] = sum(1 << q for q in range(8) if outer[q] > outer[p])
        for f in range(3):
            tables.home[f] = tables.inner[board.home[FACTIONS[f]]]
            for aid in range(3):
                tables.aids[aid][f] = board.aids[aid].count(GIVEN[f])
            for g in range(9):
                tables.given[g][f] = GIVEN[g].count(GIVEN[f])
        for g in range(9):
            tables.given_number[g] = GIVEN_NUMBERS[g]
            for got in range(3):
                moved = [tables.given[g][f] - (f == got) for f in range(3)]
                tables.leaves_one[g][got] = sum(1 << 8 * f for f in range(3) if moved[f] == 1)
                tables.leaves_two[g][got] = sum(1 << 8 * f for f in range(3) if moved[f] == 2)
                tables.comes[g][got] = sum(1 << 8 * f for f in range(3) if moved[f] == -1)
        fill_keys(tables)

    @cython.cfunc
    @cython.exceptval(-1, check=False)
    def load(self, state: cython.pointer[State], position: object) -> cython.int:
        """Write what any object with a position's attributes says; ValueError if that can't be."""
        if position.players not in {2, 3, 4}:
            raise ValueError("not a position of King of Siam: wrong number of players")
        inner = [self.tables.inner[p] for p in range(8)]
        memset(state, 0, cython.sizeof(State))
        state.players = position.players
        state.seat = position.seat
        state.passes = position.passes
        if position.last_swap is not None:
            code = f"{position.last_swap.card}:{position.last_swap.code}/-"
            state.last_swap = parse_code(self.codes, code) - NOTHING
        state.tiles = [inner[p] for p in position.tiles]
        state.crowned = sum(1 << inner[p] for p in position.crowned)
        state.open = 255
        state.resolved = len(position.control)
        gains = []
        for province, holder in position.control:
            who = FACTIONS.index(holder) if holder != BRITISH else BRITISH
            state.owned[who] |= 1 << inner[province]
            state.open ^= 1 << inner[province]
            if who != BRITISH:
                gains = [who, *(faction for faction in gains if faction != who)]
        state.gained = len(gains)
        for rank, faction in enumerate(gains):
            state.gains[rank] = faction
        order = [0, *sorted(number for number in position.played if number)]
        for seat in range(position.players):
            state.played[seat] = position.played[seat]
            state.rank[seat] = order.index(position.played[seat])
            hand = position.hands[seat]
            state.cards_left += sum(hand)
            state.hands[seat] = sum(hand[CARDS[c]] << (2 * c) for c in range(8) if c != PASS_TURN)
        for f, faction in enumerate(FACTIONS):
            state.pool[f] = position.pool[faction]
            for seat in range(position.players):
                state.courts[seat][f] = position.courts[seat][faction]
            for p in range(8):
                state.followers[8 * f + inner[p]] = position.followers[3 * p + faction]
        note_spots(state)
        refuse_impossible(state)
        state.key = whole_key(state, cython.address(self.tables))
        return 0

    @cython.cfunc
    def swap_of(self, swap: cython.uint, template: object) -> object:
        """The last swap as the template reads one, None if there is none."""
        text: cython.char[24]
        if not swap:
            return None
        length: cython.int = write_code(cython.address(self.tables), swap | NOTHING, text)
        return template.parse_last_swap(text[: length - len("/-")].decode("ascii"))

    @cython.cfunc
    def store(self, state: cython.pointer[State], template: object) -> object:
        """The position of a state; the template gives the type and the board."""
        outer = [self.tables.outer[p] for p in range(8)]
        inner = [self.tables.inner[p] for p in range(8)]
        tiles = [state.tiles[box] for box in range(8)]
        owned = [state.owned[holder] for holder in range(4)]
        control = []
        for province in tiles[: state.resolved]:
            holder = next(who for who in range(4) if owned[who] >> province & 1)
            control.append((outer[province], holder if holder == BRITISH else FACTIONS[holder]))
        ours = [FACTIONS.index(faction) for faction in range(3)]
        seats = range(state.players)
        return replace(
            template,
            tiles=tuple(outer[p] for p in tiles),
            crowned=tuple(p for p in range(8) if state.crowned >> inner[p] & 1),
            followers=tuple(state.followers[8 * f + inner[p]] for p in range(8) for f in ours),
            control=tuple(control),
            pool=tuple(state.pool[f] for f in ours),
            courts=tuple(tuple(state.courts[seat][f] for f in ours) for seat in seats),
            hands=tuple(
                tuple(state.hands[seat] >> (2 * CARDS.index(card)) & 3 for card in range(7))
                for seat in seats
            ),
            seat=state.seat,
            passes=state.passes,
            last_swap=self.swap_of(state.last_swap, template),
            played=tuple(state.played[seat] for seat in seats),
        )


def swap_key(tables: cython.pointer[Tables], swap: cython.uint) -> cython.ulonglong:
    """The key of a last swap; the numbers are those of the rules' `swap_number`."""
    number: cython.uint = parts.card(swap) == TWO_VS_ONE
    number = 8 * number + tables.outer[parts.second(swap)]
    number = 8 * number + tables.outer[parts.fourth(swap)]
    number = 9 * number + tables.given_number[parts.first(swap)]
    return feature_key(SWAP_FEATURE + 3 * number + tables.given_number[parts.third(swap)])


def is_held(state: cython.pointer[State], card: cython.int) -> cython.int:
    """Whether some hand has a card of this kind."""
    return ((state.hands[0] | state.hands[1] | state.hands[2] | state.hands[3]) >> (2 * card)) & 3


def whole_key(state: cython.pointer[State], tables: cython.pointer[Tables]) -> cython.ulonglong:
    """The key from all features; `play` keeps it up to date afterwards."""
    i: cython.int
    j: cython.int
    key: cython.ulonglong = tables.structure ^ tables.players_key[state.players]
    key ^= tables.seat_key[state.seat] ^ tables.passes_key[state.passes]
    for i in range(state.resolved, 8):
        key ^= tables.tile_key[i][state.tiles[i]]
    for i in range(8):
        for j in range(4):
            if (state.owned[j] >> i) & 1:
                key ^= tables.holder_key[i][j]
        if (state.open & state.crowned) >> i & 1 and is_held(state, MAHARACHA):
            key ^= tables.crown_key[i]
    for i in range(state.gained):
        key ^= tables.gain_key[i][state.gains[i]]
    for i in range(24):
        key ^= tables.followers_key[i][state.followers[i]]
    for i in range(state.players):
        key ^= tables.rank_key[i][state.rank[i]]
        for j in range(3):
            key ^= tables.court_key[i][j][state.courts[i][j]]
        for j in range(8):
            key ^= tables.hand_key[i][j][(state.hands[i] >> (2 * j)) & 3]
    if state.last_swap and is_held(state, parts.card(state.last_swap)):
        key ^= swap_key(tables, state.last_swap)
    return key


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def note_spots(state: cython.pointer[State]) -> cython.void:
    """Fill the sets of spots; `play` keeps them up to date afterwards."""
    spot: cython.int
    for spot in range(24):
        count: cython.int = state.followers[spot]
        state.present |= cython.cast(cython.uint, count != 0) << spot
        state.lone |= cython.cast(cython.uint, count == 1) << spot
        state.pairs |= cython.cast(cython.uint, count == 2) << spot


@cython.cfunc
def refuse_impossible(state: cython.pointer[State]) -> object:
    """Raise ValueError for numbers that our tables have no place for; the rules make none."""
    total = 16 if state.players == 2 else 18
    for f in range(3):
        found = state.pool[f] + sum(state.followers[8 * f + p] for p in range(8))
        if found + sum(state.courts[seat][f] for seat in range(state.players)) != total:
            raise ValueError("not a position of King of Siam: wrong totals of followers")
    for seat in range(state.players):
        for card in range(8):
            if state.hands[seat] >> (2 * card) & 3 > FULL_HAND >> (2 * card) & 3:
                raise ValueError("not a position of King of Siam: too many cards of a kind")
    if state.seat >= state.players or state.passes >= state.players:
        raise ValueError("not a position of King of Siam: wrong seat or number of passes")
    if sorted(state.tiles[box] for box in range(8)) != list(range(8)):
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


def deal(
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    players: cython.int,
    seed: cython.ulonglong,
) -> cython.void:
    """The start position of a seed (K3.1 to K3.6), drawn as docs/formats.md#deals says."""
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
    memset(state, 0, cython.sizeof(State))
    state.players = players
    state.open = 255
    state.cards_left = 8 * players
    shuffle(aids, 4 if players == 4 else 3, cython.address(random))
    for f in range(3):
        left[f] = (16 if players == 2 else 18) - 2
        state.followers[8 * f + tables.home[f]] = 2
    for seat in range(players):
        state.hands[seat] = FULL_HAND
        if aids[seat] < aids[state.seat]:
            state.seat = seat
        p = seat
        if aids[seat] == 4:
            p = 0 if seat == players - 1 else seat + 1
        for f in range(3):
            state.courts[seat][f] = tables.aids[aids[p] - 1][f]
            left[f] -= state.courts[seat][f]
    for i in range(3):
        f = (i + 2) % 3
        while left[f]:
            bag[n] = f
            n += 1
            left[f] -= 1
    shuffle(bag, n, cython.address(random))
    for i in range(8):
        outer_tiles[i] = i
        p = tables.inner[i]
        while state.followers[p] + state.followers[8 + p] + state.followers[16 + p] < 4:
            state.followers[8 * bag[drawn] + p] += 1
            drawn += 1
    for i in range(drawn, n):
        state.pool[bag[i]] += 1
    shuffle(outer_tiles, 8, cython.address(random))
    for i in range(8):
        state.tiles[i] = tables.inner[outer_tiles[i]]
    note_spots(state)
    state.key = whole_key(state, tables)
