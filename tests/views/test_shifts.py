"""The shifts of a move's events lead from the scene before it to the scene after it."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from erawan.tables.table import Table
from erawan.views.change import Shift
from erawan.views.king.model import KingScene
from erawan.views.siam.model import SiamScene
from erawan.views.view import log_entries, review_of
from erawan.views.wire import Change, Scene
from tests.some import some
from tests.tables.people import at, king, play, play_out, siam

Things = Counter[tuple[str, str]]
"""How many of a piece are at a place."""


def scenes(table: Table) -> Iterator[tuple[Scene, tuple[Change, ...], Scene]]:
    """Every move of a table: the scene before it, its events, the scene after it."""
    rows = len(table.rows)
    shown = [review_of(table, None, ply, rows).scene for ply in range(len(table.line) + 1)]
    for (before, after), entry in zip(pairwise(shown), log_entries(table, 0), strict=True):
        yield before, entry.events, after


def on_the_map(scene: KingScene) -> Things:
    things: Things = Counter()
    for province in scene.provinces:
        things.update(followers(province.followers, province.code))
        if province.holder:
            things[f"flag{province.holder}", province.code] += 1
    things.update(followers(scene.pool, "pool"))
    for seat, shown in enumerate(scene.seats):
        things.update(followers(shown.court, f"court {seat}"))
        things.update((card, f"hand {seat}") for card in shown.hand or ())
        things.update((card, f"pile {seat}") for card in shown.pile or ())
    things.update(("crown", tile.province) for tile in scene.tiles if tile.crowned)
    return things


def followers(counts: tuple[int, int, int], place: str) -> Things:
    return Counter({(faction, place): n for faction, n in zip("RLM", counts, strict=True) if n})


def carried(things: Things, shift: Shift, seat: int | None) -> None:
    """Move the pieces of a shift; a hand, a pile and a court are those of the event's seat."""
    own = {place: f"{place} {seat}" for place in ("hand", "pile", "court")}
    if shift.start:
        things[shift.piece, own.get(shift.start, shift.start)] -= shift.count
        assert things[shift.piece, own.get(shift.start, shift.start)] >= 0
    if shift.end:
        things[shift.piece, own.get(shift.end, shift.end)] += shift.count


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_of_king_of_siam_is_followed_by_its_shifts(players: int) -> None:
    for before, events, after in some(scenes(play_out(king(players), seed=players))):
        assert isinstance(before, KingScene)
        assert isinstance(after, KingScene)
        things, tiles = on_the_map(before), [tile.province for tile in before.tiles]
        for event in events:
            lies = {province: box for box, province in enumerate(tiles)}
            for shift in event.shifts:
                if shift.piece != "tile":
                    carried(things, shift, getattr(event, "seat", None))
                elif shift.start and shift.end:
                    tiles[lies[shift.end]] = shift.start
        assert +things == on_the_map(after)
        assert tiles == [tile.province for tile in after.tiles]
        assert [event.beat for event in events] == list(range(len(events))), "one after the other"


def on_the_board(scene: SiamScene) -> tuple[Things, dict[str, str | None]]:
    """The pieces by place, and where the animals on the board look."""
    things: Things = Counter((piece.side or "o", piece.cell) for piece in scene.pieces)
    things.update({(side, "@"): n for side, n in zip("ER", scene.reserves, strict=True)})
    return +things, {piece.cell: piece.facing for piece in scene.pieces if piece.side}


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_siam_is_followed_by_its_shifts(seed: int) -> None:
    for before, events, after in some(scenes(play_out(siam(), seed=seed))):
        assert isinstance(before, SiamScene)
        assert isinstance(after, SiamScene)
        things, looks = on_the_board(before)
        for beat in sorted({event.beat for event in events}):
            shifts = [shift for event in events if event.beat == beat for shift in event.shifts]
            looked = dict(looks)
            for shift in shifts:
                looks.pop(shift.start or "", None)
            for shift in shifts:
                carried(things, shift, None)
                if shift.end and shift.end != "@" and shift.piece != "o":
                    looks[shift.end] = shift.facing or looked[shift.start or ""]
        assert (+things, looks) == on_the_board(after)


def test_a_push_is_told_from_the_pusher_on() -> None:
    [(_, events, _)] = scenes(play(at("5/2o2/1o3/5/2EEo E 6 --"), "c1d1e"))
    assert [shift for event in events for shift in event.shifts] == [
        Shift("E", "c1", "d1"),
        Shift("E", "d1", "e1"),
        Shift("o", "e1", None, facing="e"),
    ]
