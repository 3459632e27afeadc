"""What all passing would bring after each of many moves of King of Siam, without playing them.

Who wins depends on who gets each province, and on the courts. So a position is boiled down to two
bits for each box, its holder, and to one number for the followers of each province; a move changes
few of them. A table tells the first two factions, or the colony, for any holders of all boxes.
Moves that take the same faction and lead to the same two factions have the same result: they are of
one kind, and it is enough to ask once who wins.
"""

import cython
from cython.cimports.erawan.engine.king.search.greedy import merit_with
from cython.cimports.erawan.engine.king.search.results import KINDS, PASSING, SUITS, Question, Scene
from cython.cimports.erawan.kernels.common.bits import lowest
from cython.cimports.erawan.kernels.common.sources import SOURCES
from cython.cimports.erawan.kernels.king import parts
from cython.cimports.erawan.kernels.king.outcome import find_winners
from cython.cimports.erawan.kernels.king.play import become_latest
from cython.cimports.erawan.kernels.king.types import (
    ABSENT,
    BRITISH,
    KHON_THAI,
    LAO,
    MAHARACHA,
    MALAY,
    NOTHING,
    PASS,
    RAMA,
    TAKEN,
    TWO_VS_ONE,
    State,
    Tables,
    faction_of,
)
from cython.cimports.libc.string import memset

from erawan.kernels.common.build_check import check

check(__name__, SOURCES)

RULINGS = cython.declare(cython.uchar[65536])
"""For the holders of all boxes: 0 for a colony, else 1 + 4 * ruler + second, 3 for no second."""
MAJORITIES = cython.declare(cython.uchar[6859])
"""Who gains a province, by the number that its followers make."""
STEPS = cython.declare(cython.int[3], [1, 19, 361])
"""What a follower of each faction counts in that number: there are at most 18 of each."""


@cython.cfunc
def fill_majorities() -> object:
    """Who has most followers (K6.2, K6.3)."""
    for crowd in range(6859):
        counts = [crowd % 19, crowd // 19 % 19, crowd // 361]
        first = max(counts)
        MAJORITIES[crowd] = counts.index(first) if counts.count(first) == 1 else BRITISH


@cython.cfunc
def fill_rulings() -> object:
    """Most provinces, then the later gain; four for the British make a colony (K7.1 to K7.3)."""
    provinces: cython.int[4]
    latest: cython.int[4]
    holders: cython.int
    box: cython.int
    who: cython.int
    for holders in range(65536):
        for who in range(4):
            provinces[who] = latest[who] = 0
        for box in range(8):
            who = holders >> 2 * box & 3
            provinces[who] += 1
            latest[who] = box
        RULINGS[holders] = 0
        if provinces[BRITISH] < 4:
            order = sorted((-provinces[who], -latest[who], who) for who in range(3))
            RULINGS[holders] = 1 + 4 * order[0][2] + (order[1][2] if order[1][0] else 3)


fill_majorities()
fill_rulings()


def find_holders(state: cython.pointer[State]) -> cython.uint:
    """Who has each province, or would gain it now: two bits for each box."""
    holders: cython.uint = 0
    box: cython.int
    who: cython.uint
    for box in range(8):
        p: cython.int = state.tiles[box]
        if box >= state.resolved:
            who = MAJORITIES[
                state.followers[p] + 19 * state.followers[8 + p] + 361 * state.followers[16 + p]
            ]
        else:
            who = (
                state.owned[1] >> p & 1
                | (state.owned[2] >> p & 1) << 1
                | 3 * (state.owned[3] >> p & 1)
            )
        holders |= who << 2 * box
    return holders


def ruling_of(holders: cython.uint) -> cython.int:
    """What rules with these holders: 0 for a colony, else below 16; see `write_ranked`."""
    return RULINGS[holders]


def write_ranked(ruling: cython.int, ranked: cython.pointer[cython.int]) -> cython.int:
    """Write the first two factions of a ruling; how many of them there are."""
    if ruling == 0:
        return 0
    ranked[0] = (ruling - 1) >> 2
    ranked[1] = (ruling - 1) & 3
    return 1 if ranked[1] == BRITISH else 2


def winners_with(state: cython.pointer[State], holders: cython.uint) -> cython.int:
    """The same as `if_all_pass`, where the provinces will have these holders."""
    ranked: cython.int[2]
    count: cython.int = write_ranked(RULINGS[holders], ranked)
    return find_winners(state, ranked, count)


def ask_for(
    q: cython.pointer[Question],
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    seat: cython.int,
    goal: cython.int,
    want: cython.int,
) -> cython.void:
    """Begin to ask about moves of a seat, whether it is its turn or not.

    It is suited if one of the goal's seats (bits) wins, or if none of them does, as it wants.
    """
    box: cython.int
    p: cython.int
    q.seat = seat
    q.goal = goal
    q.want = want
    q.after = state[0]
    # Who plays a card has played last (K7.4, K7.7), whichever it is.
    become_latest(cython.address(q.after), tables, seat)
    memset(q.figures, 0, cython.sizeof(q.figures))
    memset(q.suited, 0, cython.sizeof(q.suited))
    q.before.holders = find_holders(state)
    for p in range(8):
        q.before.crowds[p] = (
            state.followers[p] + 19 * state.followers[8 + p] + 361 * state.followers[16 + p]
        )
    for box in range(8):
        q.before.shifts[state.tiles[box]] = 2 * box


def judge(
    q: cython.pointer[Question],
    state: cython.pointer[State],
    tables: cython.pointer[Tables],
    moves: cython.pointer[cython.uint],
    n: cython.int,
    kinds: cython.pointer[cython.uchar],
) -> cython.void:
    """Note the kind of each move, how many there are of each kind, and how good the best is.

    Moves with the same effect should come one after another.
    """
    scene: Scene
    i: cython.int
    kind: cython.int
    last: cython.uint = 0
    memset(q.counts, 0, cython.sizeof(q.counts))
    q.best = 0
    for i in range(n):
        if moves[i] == PASS:
            kind = PASSING
            q.figures[kind] = figure(q, state, RULINGS[q.before.holders])
        else:
            effect: cython.uint = moves[i] & ~cython.cast(cython.uint, TAKEN)
            if effect != last:
                scene = q.before
                change_scene(cython.address(scene), tables, effect)
                last = effect
            kind = kind_after(cython.address(scene), moves[i] & TAKEN)
            if not q.figures[kind]:
                fill_figure(q, kind)
        q.best = max(q.best, q.figures[kind])
        q.counts[kind] += 1
        kinds[i] = kind


def sort_moves(
    q: cython.pointer[Question],
    moves: cython.pointer[cython.uint],
    n: cython.int,
    kinds: cython.pointer[cython.uchar],
    must_suit: cython.bint,
    out: cython.pointer[cython.uint],
) -> cython.int:
    """Write the judged moves by kind, the best first; return how many.

    If they must suit, others than the pass are left out.
    """
    order: cython.int[KINDS]
    starts: cython.int[KINDS]
    count: cython.int = 0
    written: cython.int = 0
    i: cython.int
    kind: cython.int
    for kind in range(KINDS):
        starts[kind] = -1
        least: cython.uint = SUITS if must_suit and kind != PASSING else 0
        if q.counts[kind] == 0 or q.figures[kind] < least:
            continue
        i = count
        while i > 0 and q.figures[order[i - 1]] < q.figures[kind]:
            order[i] = order[i - 1]
            i -= 1
        order[i] = kind
        count += 1
    for i in range(count):
        starts[order[i]] = written
        written += q.counts[order[i]]
    for i in range(n):
        kind = kinds[i]
        if starts[kind] >= 0:
            out[starts[kind]] = moves[i]
            starts[kind] += 1
    return written


def can_suit(
    q: cython.pointer[Question],
    tables: cython.pointer[Tables],
    effect: cython.uint,
    spots: cython.uint,
) -> cython.bint:
    """Whether some take from these spots after this effect suits the seat."""
    scene: Scene = q.before
    change_scene(cython.address(scene), tables, effect)
    while spots:
        kind: cython.int = kind_after(cython.address(scene), lowest(spots))
        spots &= spots - 1
        if not q.suited[kind]:
            q.suited[kind] = 2 if does_suit(q, kind) else 1
        if q.suited[kind] == 2:
            return True
    return False


def does_suit(q: cython.pointer[Question], kind: cython.int) -> cython.bint:
    """Whether a kind of move suits the seat."""
    ranked: cython.int[2]
    f: cython.int = kind >> 4
    if f < 3:
        q.after.courts[q.seat][f] += 1
    count: cython.int = write_ranked(kind & 15, ranked)
    winners: cython.int = find_winners(cython.address(q.after), ranked, count)
    if f < 3:
        q.after.courts[q.seat][f] -= 1
    return (winners & q.goal != 0) == q.want


def fill_figure(q: cython.pointer[Question], kind: cython.int) -> cython.void:
    """Find out how good a kind of move is."""
    f: cython.int = kind >> 4
    if f < 3:
        q.after.courts[q.seat][f] += 1
    q.figures[kind] = figure(q, cython.address(q.after), kind & 15)
    if f < 3:
        q.after.courts[q.seat][f] -= 1


def figure(
    q: cython.pointer[Question], state: cython.pointer[State], ruling: cython.int
) -> cython.uint:
    """How good a ruling is for the seat: whether that suits it, then greedy's merit; never 0."""
    ranked: cython.int[2]
    count: cython.int = write_ranked(ruling, ranked)
    winners: cython.int = find_winners(state, ranked, count)
    suits: cython.bint = (winners & q.goal != 0) == q.want
    return 1 + merit_with(state, q.seat, winners, ranked, count) + (SUITS if suits else 0)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def kind_after(scene: cython.pointer[Scene], spot: cython.int) -> cython.int:
    """The kind of a move with this take, in the scene after its effect."""
    if spot == NOTHING:
        return 48 | RULINGS[scene.holders]
    p: cython.int = spot & 7
    f: cython.int = spot >> 3
    shift: cython.int = scene.shifts[p]
    who: cython.uint = MAJORITIES[scene.crowds[p] - STEPS[f]]
    return 16 * f | RULINGS[scene.holders & ~(cython.cast(cython.uint, 3) << shift) | who << shift]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def crowd_by(scene: cython.pointer[Scene], province: cython.int, change: cython.int) -> cython.void:
    """Change the followers of a province."""
    scene.crowds[province] += change
    shift: cython.int = scene.shifts[province]
    who: cython.uint = MAJORITIES[scene.crowds[province]]
    scene.holders = scene.holders & ~(cython.cast(cython.uint, 3) << shift) | who << shift


def change_scene(
    scene: cython.pointer[Scene], tables: cython.pointer[Tables], effect: cython.uint
) -> cython.void:
    """What a card does to the provinces, before a follower is taken."""
    card: cython.int = parts.card(effect)
    first: cython.int = parts.first(effect)
    second: cython.int = parts.second(effect)
    third: cython.int = parts.third(effect)
    fourth: cython.int = parts.fourth(effect)
    f: cython.int
    moved: cython.int = 0
    if parts.is_idle(effect):
        return
    if card <= TWO_VS_ONE:
        for f in range(3):
            moved += STEPS[f] * (tables.given[first][f] - (f == third))
        crowd_by(scene, second, -moved)
        crowd_by(scene, fourth, moved)
    elif card == KHON_THAI:
        add(scene, RAMA, first)
        add(scene, LAO, second)
        add(scene, MALAY, third)
    elif card == MAHARACHA:
        # Each of the two provinces is decided in the other's box (K5.6).
        scene.shifts[first], scene.shifts[second] = scene.shifts[second], scene.shifts[first]
        crowd_by(scene, first, 0)
        crowd_by(scene, second, 0)
    else:
        add(scene, faction_of(card), first)
        add(scene, faction_of(card), second)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def add(scene: cython.pointer[Scene], faction: cython.int, province: cython.int) -> cython.void:
    """Put a follower into a province, unless that is ABSENT."""
    if province != ABSENT:
        crowd_by(scene, province, STEPS[faction])
