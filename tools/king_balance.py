"""What strong games of King of Siam look like: seats, colonies, rulers, cards.

`python tools/king_balance.py play PLAYERS [MINUTES] [--nodes N]` lets the engine play against
itself and adds the games to build/balance, by the engine's signature and its nodes a move; the next
call goes on with other deals. `… report [--nodes N]` writes docs/king-balance.md from all games
with so many nodes, beside games by lot. Without a number they are those that level 10 has in the
app; with fewer the page says at its head that it is not to be relied on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from erawan.arena.statistics import Sample
from erawan.engine.king.search.solver import Solver
from erawan.engine.king.search.tree import Search
from erawan.engine.king.weights import weights
from erawan.engine.players import levels
from erawan.kernels.common.stop import Stop
from erawan.kernels.king.kernel import Kernel
from erawan.king import GAME

ROOT = Path(__file__).parents[1]
SIGNATURE = json.loads((ROOT / "bench" / "signatures.json").read_text())["king-of-siam"]
GAMES = ROOT / "build" / "balance" / SIGNATURE
"""A folder for each number of nodes."""
PAGE = ROOT / "docs" / "king-balance.md"
BOARDS = ("siam", "britain")
PLAYERS = (2, 3, 4)
NODES = levels("king-of-siam")[-1].default_nodes or 0
"""What level 10 has in the app."""
LOT_GAMES = 4_000
LOTS = {"lot": 0.0, "lot, two passes in three": 2 / 3}
"""Ways to play by lot: how often one passes whatever else there is."""
CARDS = {
    "11": "1 vs 1",
    "21": "2 vs 1",
    "kt": "Khon Thai",
    "ra": "Rama",
    "la": "Lao",
    "ma": "Malay",
    "mr": "Maharacha",
}
RULERS = {"R": "Rama", "L": "Lao", "M": "Malay", "": "colony"}

WORDS = """\
# King of Siam by numbers

{warning}\
Games of the engine against itself (the search of level 10 with {nodes} nodes a move for every
seat), each deal once on the board `siam` and once on `britain`, beside games by lot: every legal
move equally likely, where a pass is one in thousands, or two passes in three and else so.
Brackets are 95 % intervals over games. A victory that is shared counts for each by its part; of
four players partners win together, so that only two sides are told. All figures are about these
players: better ones might find that a seat or a faction is stronger or weaker than it looks here.

`make king-balance players=2` (or 3, or 4) plays further games and writes this page anew. The
engine is the one whose signature (`erawan bench king-of-siam`) is {signature}.
"""
WARNING = """\
**Not to be relied on: these games were played with {nodes} nodes a move.** Level 10 has {usual} in
the app, and with them it plays the other way round. In other games of three players with 600 nodes
a move, 8 % of the cards were played in the first struggle and 39 % in the last: compare the table
of three players below. What is said here of cards, seats and rulers is true of hasty play alone,
until the games are played anew with `make king-balance`.

"""
READING = """\
Of every card how often it is played at all, then when: the share of its plays that fall into each
struggle. In round brackets, in points of a winning chance, how much better the move with it was
by the search than the best it looked at without: the more, the more the card mattered then.
"""

Game = dict[str, Any]
"""Board, players, starter, winners, ruler ("" in a colony), moves: card, struggle, margin."""


def head(nodes: int, signature: str) -> str:
    """What the page begins with: who played, and a warning if that was with too few nodes."""
    warning = WARNING.format(nodes=nodes, usual=NODES) if nodes < NODES else ""
    return WORDS.format(warning=warning, nodes=nodes, signature=signature)


def play_game(kernel: Kernel, board: str, solver: Solver, nodes: int) -> Game:
    """One game of the engine with itself."""
    starter, moves = kernel.to_move, []
    while kernel.to_move is not None:
        position = kernel.store()
        search = Search(kernel, weights(), solver, 8)
        search.run(nodes, Stop())
        lines = search.lines(64)
        code = lines[0][0][0]
        card = code if code == "pass" else code[:2]
        # What the move is better than anything without its card; known of looked-at moves only.
        others = [
            values[kernel.to_move]
            for codes, values, visits, proved, *_ in lines
            if not codes[0].startswith(code[:2]) and (visits or proved)
        ]
        margin = lines[0][1][kernel.to_move] - max(others) if others else None
        struggle = 9 - len(position.face_up)
        moves.append((card, struggle, None if margin is None else round(margin, 4)))
        kernel = kernel.play(code)
    return ended(kernel, board, starter, moves)


def ended(kernel: Kernel, board: str, starter: int | None, moves: list[Any]) -> Game:
    """What is kept of a game that is over."""
    winners, reason = kernel.if_all_pass()
    return {
        "board": board,
        "players": kernel.store().players,
        "starter": starter,
        "winners": sorted(winners),
        "ruler": "" if reason == "colony" else kernel.forecast().ruler,
        "moves": moves,
    }


def by_lot(players: int, board: str, passing: float) -> list[Game]:
    """Games in which everybody passes this often, and else every legal move is equally likely."""
    start, random = Kernel(GAME.start(players, 0, board)), Random(players)
    games = []
    for number in range(LOT_GAMES):
        kernel = deal = start.deal(number)
        while kernel.to_move is not None:
            passes = random.random() < passing
            kernel = kernel.play("pass" if passes else kernel.sample(random.getrandbits(64)))
        games.append(ended(kernel, board, deal.to_move, []))
    return games


def play(players: int, minutes: float, nodes: int) -> None:
    """Add games for so long, every deal once on each board."""
    folder = GAMES / str(nodes)
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{players}.jsonl"
    end = time.monotonic() + 60 * minutes
    solver = Solver(8)
    count = len(file.read_text().splitlines()) if file.exists() else 0
    starts = [Kernel(GAME.start(players, 0, board)) for board in BOARDS]
    with file.open("a") as out:
        while time.monotonic() < end:
            board = count % len(BOARDS)
            deal = starts[board].deal(count // len(BOARDS))
            game = play_game(deal, BOARDS[board], solver, nodes)
            out.write(json.dumps(game, separators=(",", ":")) + "\n")
            count += 1
            if count % 100 == 0:
                print(f"{players} players: {count} games", flush=True)


def share(games: list[Game], happened: Callable[[Game], float]) -> str:
    """How often something happened, with its 95 % interval."""
    sample = Sample.of(happened(game) for game in games)
    low, high = sample.interval
    return f"{100 * sample.mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


def part_of_win(seat: int) -> Callable[[Game], float]:
    """A seat's part of the victory, counted from the starter; partners win together."""

    def part(game: Game) -> float:
        players = game["players"]
        mine = (game["starter"] + seat) % players
        sides = {winner % 2 if players == 4 else winner for winner in game["winners"]}
        return (mine % 2 if players == 4 else mine) in sides and 1 / len(sides)

    return part


def ruled_by(ruler: str) -> Callable[[Game], float]:
    """Whether the game ended so."""
    return lambda game: game["ruler"] == ruler


def row(*cells: object) -> str:
    """A line of a Markdown table."""
    return "| " + " | ".join(map(str, cells)) + " |"


def tables(games: list[Game], nodes: int) -> Iterator[str]:
    """The page, line by line, of games with so many nodes a move."""
    lots = {
        (players, board): {name: by_lot(players, board, passing) for name, passing in LOTS.items()}
        for players, board, _ in parts(games)
    }
    yield head(nodes, SIGNATURE)
    yield "## Seats\n"
    yield "A seat's part of the victories, counted from whoever begins.\n"
    yield row("players", "board", "who plays", "games", "starter", "second", "third")
    yield row(*["---"] * 7)
    for players, board, chosen in parts(games):
        for name, some in {"engine": chosen, **lots[players, board]}.items():
            sides = 2 if players == 4 else players
            seats = [share(some, part_of_win(seat)) for seat in range(sides)]
            yield row(players, board, name, len(some), *seats, *[""] * (3 - sides))
    yield "\n## Who rules\n"
    yield "Which faction rules in the end, or whether the British make Siam a colony.\n"
    yield row("players", "board", "who plays", *RULERS.values())
    yield row(*["---"] * 7)
    for players, board, chosen in parts(games):
        for name, some in {"engine": chosen, **lots[players, board]}.items():
            yield row(players, board, name, *(share(some, ruled_by(r)) for r in RULERS))
    yield "\n## Cards\n"
    yield row("players", "board", "cards played of all", "moves a game", "of these passes")
    yield row(*["---"] * 5)
    for players, board, chosen in parts(games):
        played = Sample.of(
            sum(move[0] != "pass" for move in game["moves"]) / (8 * players) for game in chosen
        )
        low, high = played.interval
        moves = [move for game in chosen for move in game["moves"]]
        passes = sum(move[0] == "pass" for move in moves) / len(moves)
        text = f"{100 * played.mean:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"
        yield row(players, board, text, f"{len(moves) / len(chosen):.1f}", f"{100 * passes:.0f} %")
    yield "\n" + READING.rstrip()
    for players in PLAYERS:
        chosen = [game for game in games if game["players"] == players]
        if chosen:
            yield from cards_table(players, chosen)


def cards_table(players: int, games: list[Game]) -> Iterator[str]:
    """When each card is played, and what it is better than anything else then."""
    yield f"\n### When each card is played, {players} players\n"
    yield row("card", "played", *(f"struggle {n}" for n in range(1, 9)))
    yield row(*["---"] * 10)
    margins: dict[tuple[str, int], list[float]] = defaultdict(list)
    counts: dict[tuple[str, int], int] = defaultdict(int)
    for game in games:
        for card, struggle, margin in game["moves"]:
            counts[card, struggle] += 1
            if margin is not None:
                margins[card, struggle].append(margin)
    for code, name in CARDS.items():
        total = sum(counts[code, n] for n in range(1, 9))
        copies = players * (2 if code == "kt" else 1) * len(games)
        cells = []
        for n in range(1, 9):
            gains = margins[code, n]
            gain = f" ({100 * sum(gains) / len(gains):+.0f})" if len(gains) >= 20 else ""
            cells.append(f"{100 * counts[code, n] / max(1, total):.0f} %{gain}")
        yield row(name, f"{100 * total / copies:.0f} %", *cells)


def parts(games: list[Game]) -> Iterator[tuple[int, str, list[Game]]]:
    """The games by players and board."""
    for players in PLAYERS:
        for board in BOARDS:
            chosen = [g for g in games if g["players"] == players and g["board"] == board]
            if chosen:
                yield players, board, chosen


def report(nodes: int) -> None:
    """Write the page from the games with so many nodes."""
    files = sorted((GAMES / str(nodes)).glob("*.jsonl"))
    games = [json.loads(line) for file in files for line in file.read_text().splitlines()]
    if not games:
        sys.exit(f"no games with {nodes} nodes a move by this engine: play some first")
    PAGE.write_text("\n".join(tables(games, nodes)) + "\n")
    print(f"written: {PAGE.relative_to(ROOT)}")


def main() -> None:
    """Play or report."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    play_command = commands.add_parser("play")
    play_command.add_argument("players", type=int, choices=PLAYERS)
    play_command.add_argument("minutes", type=float, nargs="?", default=10.0)
    for command in (play_command, commands.add_parser("report")):
        command.add_argument("--nodes", type=int, usual=NODES)
    asked = parser.parse_args()
    if asked.command == "play":
        play(asked.players, asked.minutes, asked.nodes)
    else:
        report(asked.nodes)


if __name__ == "__main__":
    main()
