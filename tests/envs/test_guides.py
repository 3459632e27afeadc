"""The guides do what they say, and print what they show."""

import sys
from pathlib import Path

from tests.some import some

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import guides  # noqa: E402


def test_they_print_what_they_show(tmp_path: Path) -> None:
    document = guides.GUIDES.read_text()
    assert guides.run(document, tmp_path) == document
    assert (tmp_path / "match.svg").read_text() == guides.PICTURE.read_text()


def test_they_are_as_short_as_they_say() -> None:
    files = dict(guides.FILE.findall(guides.GUIDES.read_text()))
    assert len([line for line in files["ten.py"].splitlines() if line]) <= 10
    assert len([line for line in files["my_bot.py"].splitlines() if line]) <= 30


def test_every_block_of_the_guides_is_run() -> None:
    document = guides.GUIDES.read_text()
    files, commands = guides.FILE.findall(document), guides.COMMANDS.findall(document)
    assert document.count("```python") == len(files)
    assert document.count("```sh") == document.count("```text") == len(commands)
    names = [name for name, _ in files]
    for name in some(names):
        imported = f"{name.removesuffix('.py')}:"
        assert any(name in text or imported in text for text, _ in commands), name
