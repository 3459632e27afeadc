"""Reads the message catalogues of Python and of the page, as trees."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import erawan

ROOT = Path(__file__).parents[2]
LOCALE = Path(erawan.__file__).parent / "locale"
PAGE = ROOT / "web" / "src" / "words"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
"""What plural forms are called; any other word that a message selects on is a code."""


def files(language: str) -> dict[str, Path]:
    """The files of a language by what they are about."""
    pages = {file.stem: file for file in sorted((PAGE / language).glob("*.ftl"))}
    drawings = LOCALE / "drawings" / f"{language}.ftl"
    return {"tables": LOCALE / f"{language}.ftl", "drawings": drawings, **pages}


@cache
def entries(file: Path) -> list[ast.EntryType]:
    """Everything that stands in a file."""
    return FluentParser(with_spans=False).parse(file.read_text("utf-8")).body


def messages(file: Path) -> dict[str, ast.Pattern]:
    """The messages of a file by key."""
    found = [entry for entry in entries(file) if isinstance(entry, ast.Message)]
    return {message.id.name: message.value for message in found if message.value is not None}


@cache
def language_of(language: str) -> dict[str, ast.Pattern]:
    """All messages of a language by key."""
    every: dict[str, ast.Pattern] = {}
    for file in files(language).values():
        every |= messages(file)
    return every


class Uses(Visitor):
    """What a message uses, also through the messages that it names."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.variables: set[str] = set()
        self.selections: list[tuple[str, ast.SelectExpression]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(language_of(self.language)[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        self.selections.append((node.selector.id.name, node))
        self.generic_visit(node)


@cache
def uses(language: str, key: str) -> Uses:
    """What a message of a language uses."""
    found = Uses(language)
    found.visit(language_of(language)[key])
    return found


def variant_keys(selection: ast.SelectExpression) -> list[str]:
    """What a selection has words for."""
    return [
        variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
        for variant in selection.variants
    ]


def codes(language: str, key: str) -> dict[str, set[str]]:
    """The codes that a message has words for, by argument; numbers are none of themselves."""
    found: dict[str, set[str]] = defaultdict(set)
    for variable, selection in uses(language, key).selections:
        words = variant_keys(selection)
        if any(not word.isdigit() and word not in CATEGORIES for word in words):
            found[variable] |= set(words)
    return dict(found)


def samples(key: str) -> list[dict[str, str | int]]:
    """Arguments to try an English message and its translations with: all codes, some numbers."""
    coded = codes("en", key)
    counted = {variable for variable, _ in uses("en", key).selections} - coded.keys()
    values: dict[str, Sequence[str | int]] = {
        variable: sorted(coded[variable])
        if variable in coded
        else [0, 1, 2, 5, 21]
        if variable in counted
        else ["Khorat"]
        for variable in sorted(uses("en", key).variables)
    }
    return [dict(zip(values, choice, strict=True)) for choice in product(*values.values())]
