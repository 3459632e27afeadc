"""Strategy pages in the terminal: `erawan learn siam --strategy`."""

from __future__ import annotations

from typing import cast

from rich.console import Console
from rich.text import Text

from erawan.cli.terminal.dialogue import Dialogue
from erawan.cli.terminal.opening import Opening
from erawan.core.errors import ErawanError
from erawan.learn.examples import names_of
from erawan.learn.strategy import StrategyPiece, positions, strategy_page
from erawan.locale import speak
from erawan.views.text.draw import draw
from erawan.views.text.styles import QUIET, STRONG
from erawan.views.wire import GameName
from erawan.views.words import in_words

SEATS = "person,level-5"
"""Who tries a position out, and who answers: as on the page."""


class Adviser:
    """Tells how a game is played well, and lets people play on from the positions that show it."""

    def __init__(self, game: str, language: str, console: Console) -> None:
        self.page = strategy_page(cast(GameName, game), language)
        self.language = language
        self.console = console

    def tell(self) -> None:
        """All advice, piece by piece."""
        self.console.print(Text(self.page.title, STRONG))
        self.console.print(self.page.intro)
        for number, piece in enumerate(self.page.pieces, 1):
            self.show(number, piece)
        values = {"game": self.page.game, "count": len(self.page.pieces)}
        self.console.print()
        self.console.print(speak("learn-advice-play", values, self.language), style=QUIET)

    def show(self, number: int, piece: StrategyPiece) -> None:
        """A piece of advice with its position."""
        position = positions(self.page.game)[piece.name]
        names = [in_words(name, self.language) for name in names_of(position)]
        self.console.print()
        self.console.print(Text(f"{number}. {piece.title}", STRONG))
        self.console.print(draw(position, names, self.console.width, self.language))
        self.console.print(f"{piece.text} ({', '.join(piece.clauses)})")

    def play(self, number: int) -> None:
        """Play on from a piece of advice, counted from 1; raises ErawanError if there is none."""
        pieces = self.page.pieces
        if not 1 <= number <= len(pieces):
            raise ErawanError(f"{self.page.game} has advice 1 to {len(pieces)}, not {number}")
        piece = pieces[number - 1]
        self.show(number, piece)
        opening = Opening(self.console, SEATS, None, None)
        session = opening.start_from(positions(self.page.game)[piece.name])
        Dialogue(session, self.console, None).run()
