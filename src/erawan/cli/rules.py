"""`erawan rules`: the clauses, all of them, some or one, in four languages; and the rules told."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from erawan.learn.rules_pages import ClausePage


def rules(
    clause: Annotated[
        str | None,
        typer.Argument(help="A clause such as K5.9, the start of several (K5), or words to find."),
    ] = None,
    language: flags.Language = flags.Spoken.en,
    tell: Annotated[
        str | None, typer.Option(help="Tell a game's rules as a person would: king-of-siam, siam.")
    ] = None,
    as_json: flags.Json = False,
) -> None:
    """Print the rules clause by clause.

    Example: erawan rules K5.9
    """
    from erawan.cli.console import make_console
    from erawan.core.errors import ErawanError
    from erawan.learn.terminal import draw_clause, draw_clauses

    if tell is not None:
        print_story(tell, language.value, as_json)
        return
    found = find(clause or "", language.value)
    if not found:
        raise ErawanError(f"no clause is called {clause!r:.40}; `erawan rules` lists them all")
    single = clause is not None and found[0][1].id.upper() == clause.upper()
    if as_json:
        answer = [{"game": title, **as_object(each, language.value)} for title, each in found]
        print(json.dumps(answer[0] if single else answer, indent=1, ensure_ascii=False))
    elif single:
        make_console().print(draw_clause(found[0][1], language.value))
    else:
        make_console().print(draw_clauses(found))


def find(wanted: str, language: str = "en") -> list[tuple[str, ClausePage]]:
    """The clause of that id, else those whose id begins so, else those that say the words.

    Each comes with its game's title.
    """
    from erawan.core.registry import game, game_names
    from erawan.learn.rules_pages import clause_pages, matching

    pages = {
        page.id: (game(name).title, page)
        for name in game_names()
        for page in clause_pages(name, language)
    }
    every = tuple(page for _, page in pages.values())
    return [pages[page.id] for page in matching(every, wanted)]


def as_object(clause: ClausePage, language: str) -> dict[str, Any]:
    """A clause as JSON, its example in words."""
    from erawan.views.words import in_words

    return {
        "id": clause.id,
        "text": clause.text,
        "section": clause.section,
        "note": clause.note,
        "example": {
            "caption": clause.example.caption,
            "refused": clause.example.refused,
            "lines": [in_words(line, language) for line in clause.example.lines],
        },
    }


def print_story(game: str, language: str, as_json: bool) -> None:
    """The rules of a game as a person would tell them; raises ErawanError."""
    import msgspec

    from erawan.cli.console import make_console
    from erawan.core.errors import ErawanError
    from erawan.learn.rules_pages import GAMES, rules_page
    from erawan.learn.terminal import draw_story

    if game not in GAMES:
        raise ErawanError(f"{game!r:.40} is not told; there are {' and '.join(GAMES)}")
    page = rules_page(game, language)
    if as_json:
        told = {"title": page.title, "told": msgspec.to_builtins(page.told)}
        print(json.dumps(told, indent=1, ensure_ascii=False))
    else:
        make_console().print(draw_story(page))
