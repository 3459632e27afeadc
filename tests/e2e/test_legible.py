"""The judge of the pictures sees what can't be read, and only that."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

JUDGE = Path(__file__).resolve().parents[2] / "tools" / "legible.js"
NARROW = "width: 40px; white-space: nowrap;"


@pytest.mark.parametrize(
    "body",
    [
        "Сиам, Siam → ✓ 2 ≥ 1",
        f'<p style="{NARROW}">longer than its box, and seen all the same',
        f'<p style="{NARROW} overflow-x: auto" data-scrolls="x">longer than its box, but scrolls',
        f'<p style="{NARROW} overflow: hidden" data-cut>cut off, and the whole stands elsewhere',
    ],
)
def test_what_can_be_read(page: Page, body: str) -> None:
    page.set_content(body)
    assert page.evaluate(JUDGE.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        (f'<p style="{NARROW} overflow: hidden">longer than its box', "is cut off by p."),
        ('<p style="height: 9px; overflow: hidden">higher than its box', "is cut off by p."),
        (
            f'<p style="{NARROW} overflow-x: auto" data-scrolls="y">scrolls the other way',
            "is cut off by p.",
        ),
        ('<p style="position: absolute; left: -9px">too far left', "sticks out of the screen"),
        ('<p style="width: 3000px">wide', "the page is 30"),
        ('<p style="position: fixed; top: 99vh">low', "is above or below the page"),
        ('<p>one<p style="margin-top: -2em">another', "overlap"),
        ("a letter of nobody's: \U0010fffc", "no glyph for"),
    ],
)
def test_what_can_not_be_read(page: Page, body: str, complaint: str) -> None:
    page.set_content(body)
    (found,) = page.evaluate(JUDGE.read_text(encoding="utf-8"))
    assert complaint in found
