"""What the page shows to whoever knows only roles and names, and the words that it says them in."""

import re
from dataclasses import dataclass

from fluent.runtime import FluentBundle, FluentResource

from tests.views.catalogues import files

LINE = re.compile(
    r'^(?P<indent> *)- (?P<role>[a-z]+)(?: "(?P<name>(?:[^"\\]|\\.)*)")?(?P<more>.*)$'
)


class Words:
    """The page's words in a language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files(language).values():
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, key: str, **values: str | int) -> str:
        """A message with these values in it."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        said, problems = self._bundle.format_pattern(pattern, dict(values))
        assert not problems, problems
        return str(said)

    def game(self, game: str) -> str:
        """What a game is called."""
        return self("page-game", game=game)


@dataclass(frozen=True)
class Shown:
    """Something on the page: its role, its name or else its text, and if it can be pressed."""

    role: str
    name: str
    disabled: bool
    pressed: bool
    inside: tuple[str, ...]
    """The names of what it stands in, from the outside in."""


def read_snapshot(text: str) -> list[Shown]:
    """All that an accessibility snapshot of Playwright's has a role for.

    >>> [each.name for each in read_snapshot('- main:\\n  - button "Pass" [disabled]')]
    ['', 'Pass']
    """
    found: list[Shown] = []
    around: list[tuple[int, str]] = []
    for line in text.splitlines():
        plain = re.sub(
            r"^( *- )'(.*)'(:?.*)$", lambda m: m[1] + m[2].replace("''", "'") + m[3], line
        )
        match = LINE.match(plain)
        if not match:
            continue
        depth = len(match["indent"])
        while around and around[-1][0] >= depth:
            around.pop()
        more = match["more"]
        name = re.sub(r"\\(.)", r"\1", match["name"] or more.removeprefix(":").strip())
        inside = tuple(each for _, each in around)
        found.append(Shown(match["role"], name, "[disabled]" in more, "[pressed]" in more, inside))
        around.append((depth, name))
    return found
