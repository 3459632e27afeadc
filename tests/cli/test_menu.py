"""Menus fit the terminal and understand numbers and values."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from erawan.cli.terminal.menu import Item, Menu

ITEMS = st.lists(st.text("abcdefgh ", min_size=1, max_size=30), min_size=1, max_size=120)


def menu(labels: list[str], width: int = 80) -> Menu:
    return Menu("Which?", tuple(Item(f"v{n}", label) for n, label in enumerate(labels, 1)), width)


@given(ITEMS, st.integers(40, 130))
def test_every_item_is_on_one_page_and_pages_fit(labels: list[str], width: int) -> None:
    page, numbers = menu(labels, width), []
    for _ in range(page.pages):
        question, *rows = page.lines()
        assert question == "Which?"
        assert len(rows) + 2 <= 12
        assert max(map(len, rows)) <= width
        for row in rows:
            if "more (" not in row:
                numbers += [int(word) for word in row.split() if word.isdigit()]
        page = page.turned()
    assert sorted(numbers) == list(range(1, len(labels) + 1))
    assert page == menu(labels, width)


def test_an_answer_is_a_number_a_value_or_a_value_in_another_case() -> None:
    items = (Item("kt", "Khon Thai"), Item("11", "1 vs 1"), Item("n", "north"), Item("N", "up"))
    asked = Menu("Which?", items, 80)
    assert asked.find("1") == items[0]
    assert asked.find("KT") == items[0]
    assert asked.find("11") == items[1]
    assert asked.find("N") == items[3]
    for nonsense in ("0", "5", "", "x", "²", "1" * 5000, "-1"):
        assert asked.find(nonsense) is None


def test_numbers_may_start_elsewhere() -> None:
    asked = Menu("How many?", (Item("2", "players"), Item("3", "players")), 80, first=2)
    assert asked.lines() == ["How many?", "  2 players", "  3 players"]
    assert asked.find("3") == asked.items[1]
    assert asked.find("1") is None


@pytest.mark.parametrize(("number", "pages"), [(9, 1), (10, 1), (27, 1), (28, 2), (90, 4)])
def test_many_items_go_into_columns_and_then_onto_pages(number: int, pages: int) -> None:
    asked = menu(["x" * 20] * number)
    assert asked.pages == pages
    assert ("more (1 of" in asked.lines()[-1]) == (pages > 1)
