"""Games of King of Siam that have come to their end."""

from random import Random

from erawan import game
from tests.e2e.king_table import king_plan
from tests.server.running import App, Page

LAST = 4


def finished_king(app: App, players: int) -> str:
    """A table where the last moves of a game were played, nobody playing a card any more."""
    random = Random(players)
    position = game("king-of-siam").start(players=players, seed=players)
    line = []
    while position.to_move is not None:
        line.append(position)
        position = position.play(random.choice(position.legal_moves()))
    table = app.create(king_plan(players, start=line[-LAST].to_json()))
    with app.socket() as tab:
        pass_to_the_end(Page(tab, table))
    return table


def pass_to_the_end(page: Page) -> None:
    """Let everybody pass until the game has ended."""
    while page.view["to_move"] is not None:
        page.do("pass")
