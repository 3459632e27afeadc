"""The set of King of Siam's endings, and the games that made it."""

from __future__ import annotations

import json
from collections import Counter

from bench.endings import BANDS, TARGET, WANTED, Selection, band, cards_left, play
from erawan.king import GAME
from tests.some import some

PROVENANCE, *ROWS = [json.loads(line) for line in TARGET.read_text().splitlines()]


def test_the_set_is_as_large_as_it_should_be() -> None:
    assert Counter(row["cards"] for row in ROWS) == Counter(WANTED)
    assert len({(row["game"], row["cards"]) for row in ROWS}) == len(ROWS)
    for cards, wanted in WANTED.items():
        bands = Counter(band(row) for row in ROWS if row["cards"] == cards)
        assert bands == {most: round(part * wanted) for most, part in BANDS.items()}
    assert sum(row["cards"] == 6 and row["open"] >= 5 for row in ROWS) >= 30
    assert "level-10" in PROVENANCE["games"]


def test_every_row_says_what_its_position_is() -> None:
    for row in some(ROWS):
        position = GAME.position(row["position"])
        assert position.players == 2
        assert cards_left(position) == row["cards"]
        assert len(position.face_up) == row["open"]
        assert position.outcome is None


def test_a_game_gives_one_position_for_each_number_of_cards() -> None:
    rows = play(1)
    assert [row["cards"] for row in rows] == sorted({row["cards"] for row in rows})
    assert {row["game"] for row in rows} == {1}
    selection = Selection()
    selection.add(rows)
    assert sum(map(len, selection.rows.values())) == len(rows)
    assert not selection.is_complete
