"""How likely each side of King of Siam is to win, estimated from figures of the position.

No figure depends on which province, faction or seat it is about. A side (a player, with four
players a team) has a sum of its figures times weights; chances are the softmax of the sums. There
are weights for each number of players and for each stage, which is how many cards are left.

How the provinces will fall is guessed from their margins: each open one goes to its leader, to the
British or to the others with the likelihoods of MARGINS; who rules, by a softmax over the provinces
to expect. All weights come from games (`make king-weights`).
"""

import cython
from cython.cimports.erawan.kernels.king import Kernel
from cython.cimports.erawan.kernels.king_effects import targets
from cython.cimports.erawan.kernels.king_eval import FIGURES, STAGES
from cython.cimports.erawan.kernels.king_outcome import complete_sets, find_winners, holder
from cython.cimports.erawan.kernels.king_types import (
    BRITISH,
    KHON_THAI,
    LAO_CARD,
    MAHARACHA,
    MALAY_CARD,
    ONE_VS_ONE,
    RAMA_CARD,
    TWO_VS_ONE,
    State,
    Tables,
    size,
)
from cython.cimports.erawan.kernels.sources import SOURCES
from cython.cimports.libc.math import exp
from cython.cimports.libc.string import memset

from erawan.kernels.freshness import check

check(__name__, SOURCES)

NAMES = (
    "wins if all pass",
    "lead in the rulers to expect",
    "rulers led in",
    "rulers tied in",
    "lead in sets if a colony",
    "lead in the ruler if all pass",
    "lead in the second if all pass",
    "cards",
    "1 vs 1",
    "2 vs 1",
    "Khon Thai",
    "Maharacha",
    "faction cards that can place",
    "faction cards of factions led in",
    "to move",
    "wins if all pass, and to move",
    "wins if all pass, by the ruler's margin of provinces",
    "wins if all pass, by the others' cards",
    "wins if all pass, by own cards",
    "lead in cards",
    "more cards than any other",
    "wins if all pass, and others have no cards",
    "lead in sets",
    "leads in all factions",
    "played last",
    "wins if all pass, by provinces that one follower turns",
)
STAGE_COUNT = STAGES

Outlook = cython.struct(
    rulers=cython.double[3],
    colony=cython.double,
    leads=cython.int[4][3],
    cards=cython.int[4],
    ranked=cython.int[3],
    count=cython.int,
    margin=cython.int,
    winners=cython.int,
    close=cython.int,
)


@cython.cclass
class Weights:
    """The weights of all figures: by players from 2 to 4, by stage."""

    def __init__(self, values: object) -> None:
        for players, stages in enumerate(values):
            for number, weights in enumerate(stages):
                for figure, weight in enumerate(weights):
                    self.values[players][number][figure] = weight


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sides_of(s: cython.pointer[State]) -> cython.int:
    """How many sides there are; with four players a side is the seats i and i + 2."""
    return 2 if s.players == 4 else s.players


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def stage_of(s: cython.pointer[State]) -> cython.int:
    """The stage of the game by the cards that a side has on average."""
    per_two: cython.int = 2 * s.cards_left // s.players
    if per_two <= 4:
        return 0 if per_two <= 2 else 1
    return 2 if per_two <= 6 else 3 if per_two <= 8 else 4 if per_two <= 11 else 5


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def expect_provinces(s: cython.pointer[State], o: cython.pointer[Outlook]) -> cython.void:
    """Guess who rules, and rank the factions as if all passed."""
    expected: cython.double[4]
    sure: cython.int[4]
    last: cython.int[4]
    box: cython.int
    f: cython.int
    for f in range(4):
        sure[f] = size(s.owned[f])
        expected[f] = sure[f]
        last[f] = 0
    for f in range(s.gained):
        last[s.gains[f]] = -1 - f
    o.close = 0
    for box in range(s.resolved, 8):
        p: cython.int = s.tiles[box]
        most: cython.int = 0
        second: cython.int = 0
        for f in range(3):
            n: cython.int = s.followers[8 * f + p]
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
        who: cython.int = holder(s, p)
        margin: cython.int = min(3, most - second)
        o.close += margin <= 1
        # The leader's likelihood, and what is left for the British and each of the others.
        lead: cython.double = 0.5 if margin == 0 else 0.6 if margin == 1 else 0.8
        if margin == 3:
            lead = 0.92
        expected[who] += lead
        if who == BRITISH:
            for f in range(3):
                if most and s.followers[8 * f + p] == most:
                    expected[f] += 0.5 / (2 if second == most else 1)
        else:
            expected[BRITISH] += (1 - lead) * 0.6
            for f in range(3):
                if f != who:
                    expected[f] += (1 - lead) * 0.2
        if sure[BRITISH] < 4:
            sure[who] += 1
            last[who] = 1 + box
    total: cython.double = 0
    for f in range(3):
        o.rulers[f] = exp(1.2 * expected[f])
        total += o.rulers[f]
    o.colony = 1 / (1 + exp(2.0 * (3.6 - expected[BRITISH])))
    for f in range(3):
        o.rulers[f] *= (1 - o.colony) / total
    o.count = 0
    if sure[BRITISH] < 4:
        rank(o, sure, last)
    o.margin = 0
    if o.count == 1:
        o.margin = 3
    elif o.count > 1:
        o.margin = min(3, sure[o.ranked[0]] - sure[o.ranked[1]])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def rank(
    o: cython.pointer[Outlook], sure: cython.pointer[cython.int], last: cython.pointer[cython.int]
) -> cython.void:
    """The factions with provinces, the ruling one first (K7.2, K7.3)."""
    f: cython.int
    for f in range(3):
        if sure[f]:
            place: cython.int = o.count
            while place > 0:
                other: cython.int = o.ranked[place - 1]
                if sure[f] < sure[other] or (sure[f] == sure[other] and last[f] < last[other]):
                    break
                o.ranked[place] = other
                place -= 1
            o.ranked[place] = f
            o.count += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def compare_courts(s: cython.pointer[State], o: cython.pointer[Outlook]) -> cython.void:
    """Each side's lead in each faction, and its cards."""
    best: cython.int[4][3]
    sides: cython.int = sides_of(s)
    side: cython.int
    other: cython.int
    seat: cython.int
    f: cython.int
    for side in range(sides):
        o.cards[side] = 0
        for f in range(3):
            best[side][f] = 0
    for seat in range(s.players):
        side = seat & 1 if s.players == 4 else seat
        o.cards[side] += hand_size(s.hands[seat])
        for f in range(3):
            best[side][f] = max(best[side][f], cython.cast(cython.int, s.courts[seat][f]))
    for side in range(sides):
        for f in range(3):
            rival: cython.int = 0
            for other in range(sides):
                if other != side:
                    rival = max(rival, best[other][f])
            o.leads[side][f] = clip(best[side][f] - rival, 3)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def clip(value: cython.int, most: cython.int) -> cython.int:
    return min(most, max(-most, value))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def hand_size(hand: cython.int) -> cython.int:
    """The cards of a hand: two bits for each kind."""
    return size(hand & 0x5555) + 2 * size(hand & 0xAAAA)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def held(s: cython.pointer[State], side: cython.int, card: cython.int) -> cython.int:
    """The cards of a kind that a side has."""
    count: cython.int = s.hands[side] >> (2 * card) & 3
    if s.players == 4:
        count += s.hands[side + 2] >> (2 * card) & 3
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def count_kinds(
    s: cython.pointer[State], side: cython.int, x: cython.pointer[cython.double]
) -> cython.void:
    """The cards that are no faction's, by kind."""
    x[8] = held(s, side, ONE_VS_ONE)
    x[9] = held(s, side, TWO_VS_ONE)
    x[10] = held(s, side, KHON_THAI)
    x[11] = held(s, side, MAHARACHA)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def played_last(s: cython.pointer[State], side: cython.int) -> cython.bint:
    """Whether the latest card on the table is the side's."""
    seat: cython.int
    latest: cython.int = 0
    for seat in range(s.players):
        if s.rank[seat] > s.rank[latest]:
            latest = seat
    return s.rank[latest] > 0 and (latest & 1 if s.players == 4 else latest) == side


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def describe(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    o: cython.pointer[Outlook],
    side: cython.int,
    x: cython.pointer[cython.double],
) -> cython.void:
    """Write a side's figures, in the order of NAMES."""
    f: cython.int
    other: cython.int
    rivals: cython.int = 0
    most_cards: cython.int = 0
    rival_sets: cython.int = 0
    sides: cython.int = sides_of(s)
    memset(x, 0, FIGURES * cython.sizeof(cython.double))
    wins: cython.int = o.winners >> side & 1
    for other in range(sides):
        if other != side:
            rivals += o.cards[other]
            most_cards = max(most_cards, o.cards[other])
            rival_sets = max(rival_sets, complete_sets(s, other))
    sets: cython.int = clip(complete_sets(s, side) - rival_sets, 2)
    own: cython.int = o.cards[side]
    mover: cython.int = (s.seat & 1 if s.players == 4 else s.seat) == side
    x[0] = wins
    for f in range(3):
        lead: cython.int = o.leads[side][f]
        card: cython.int = LAO_CARD if f == 0 else MALAY_CARD if f == 1 else RAMA_CARD
        copies: cython.int = held(s, side, card)
        x[1] += o.rulers[f] * lead
        x[2] += o.rulers[f] * (lead > 0)
        x[3] += o.rulers[f] * (lead == 0)
        x[13] += copies * (lead > 0)
        if copies and s.pool[f] and targets(s, t, f):
            x[12] += copies
        x[23] += lead / 3.0
    x[4] = o.colony * sets
    if o.count > 0:
        x[5] = o.leads[side][o.ranked[0]]
    if o.count > 1:
        x[6] = o.leads[side][o.ranked[1]]
    x[7] = own / 4.0
    count_kinds(s, side, x)
    x[14] = mover
    x[15] = wins * mover
    x[16] = wins * o.margin
    x[17] = wins * rivals / 4.0
    x[18] = wins * own / 4.0
    x[19] = clip(own - most_cards, 3)
    x[20] = own > most_cards
    x[21] = wins * (rivals == 0)
    x[22] = sets
    x[24] = played_last(s, side)
    x[25] = wins * o.close / 4.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def look(s: cython.pointer[State], o: cython.pointer[Outlook]) -> cython.void:
    """What the figures of all sides are made from."""
    expect_provinces(s, o)
    compare_courts(s, o)
    o.winners = find_winners(s, o.ranked, o.count)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def chances(
    s: cython.pointer[State],
    t: cython.pointer[Tables],
    weights: Weights,
    out: cython.pointer[cython.double],
) -> cython.void:
    """Write every side's estimated winning chance."""
    o: Outlook
    x: cython.double[FIGURES]
    side: cython.int
    i: cython.int
    total: cython.double = 0
    sides: cython.int = sides_of(s)
    w: cython.pointer[cython.double] = weights.values[s.players - 2][stage_of(s)]
    look(s, cython.address(o))
    for side in range(sides):
        describe(s, t, cython.address(o), side, x)
        score: cython.double = 0
        for i in range(FIGURES):
            score += w[i] * x[i]
        out[side] = exp(score)
        total += out[side]
    for side in range(sides):
        out[side] /= total


def figures(kernel: Kernel) -> list:
    """The figures of every side."""
    o: Outlook
    x: cython.double[FIGURES]
    s: cython.pointer[State] = cython.address(kernel.state)
    look(s, cython.address(o))
    rows: list = []
    for side in range(sides_of(s)):
        describe(s, cython.address(kernel.board.tables), cython.address(o), side, x)
        rows.append([x[i] for i in range(FIGURES)])
    return rows


def stage(kernel: Kernel) -> int:
    """The stage of the game, from 0 for the end."""
    return stage_of(cython.address(kernel.state))


def estimate(kernel: Kernel, weights: Weights) -> list:
    """Every seat's estimated winning chance; partners share theirs."""
    out: cython.double[4]
    s: cython.pointer[State] = cython.address(kernel.state)
    chances(s, cython.address(kernel.board.tables), weights, out)
    return [out[seat & 1 if s.players == 4 else seat] for seat in range(s.players)]
