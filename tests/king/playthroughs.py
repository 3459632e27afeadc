"""Whole games as text for people, told from their start and move codes.

`python -m tests.king.playthroughs` tells every kept game anew, after a change that is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from erawan.core.outcome import Step
from erawan.king import Position, events
from erawan.king.cards import DECK
from tests.king.drawing import GAME

FOLDER = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(FOLDER.glob("king-*.txt"))

TITLE = re.compile(r"King of Siam, (\d) players, seed (\d+), board (\w+@\d+)")
MOVE = re.compile(r"^ *\d+\. seat \d +(\S+)$", re.MULTILINE)
CARD_NAMES = {card.code: card.name for card in DECK}


def told_again(text: str) -> str:
    """The same game, told from its start and its moves."""
    title = TITLE.match(text)
    assert title is not None
    return told(int(title[1]), int(title[2]), title[3], MOVE.findall(text))


def told(players: int, seed: int, board: str, codes: list[str]) -> str:
    """A game, struggle by struggle."""
    position = GAME.start(players, seed, board)
    struggle = -1
    lines = [f"King of Siam, {players} players, seed {seed}, board {board}", ""]
    for number, code in enumerate(codes, 1):
        if len(position.control) > struggle:
            lines += [*picture(position), ""]
        struggle = len(position.control)
        lines.append(f"{number:>3}. seat {position.to_move} {code}")
        position, found = position.play_with_events(position.parse(code))
        lines += [f"       {line}" for line in map(sentence, found) if line]
        if len(position.control) > struggle:
            lines.append("")
    return "\n".join([*lines, *picture(position), "", *ending(position)]) + "\n"


def picture(position: Position) -> Iterator[str]:
    """The table: track, map, pool and seats."""
    json = position.to_json()
    held = dict(json["control"])
    track = [code + "*" * (code in json["crowned"]) for code in json["tiles"]]
    track = [
        f"{code}={held[code.strip('*')]}" if i < len(held) else code for i, code in enumerate(track)
    ]
    yield f"  track  {' '.join(track)}"
    cells = [f"{code} {followers or '-':<12}" for code, followers in json["provinces"].items()]
    yield f"  map    {' '.join(cells[:4])}".rstrip()
    yield f"         {' '.join(cells[4:])}".rstrip()
    yield f"  pool   {json['pool'] or '-'}"
    for seat, (court, hand) in enumerate(zip(json["courts"], json["hands"], strict=True)):
        yield f"  seat {seat} {court or '-':<12} {' '.join(hand) or '-'}"


def sentence(event: events.Event) -> str:
    """An event in words, or nothing where the next line says it."""
    match event:
        case events.Passed():
            words = "passes"
        case events.CardPlayed(_, card, number):
            words = f"plays {CARD_NAMES[card]}, card {number}"
        case events.NothingDone():
            words = "nothing of it can be done"
        case events.TilesSwapped(first, second):
            words = f"the tiles of {first} and {second} change places"
        case events.TileCrowned(province):
            words = f"{province} is crowned"
        case events.FollowerPlaced(follower):
            words = f"{follower.code} comes from the pool"
        case events.FollowersSwapped(swap):
            words = f"{swap.first.code} for {swap.second.code}"
        case events.FollowerTaken(_, follower):
            words = f"takes {follower.code}"
        case events.NothingTaken():
            words = "nothing is left to take"
        case events.ProvinceResolved(province, holder, counts):
            words = f"{province} goes to {holder} with {'-'.join(map(str, counts))}"
        case events.FollowersReturned(province):
            words = f"the followers of {province} go to the pool"
        case events.GameEnded(reason, winners):
            words = f"the game ends: {reason}, won by {'+'.join(map(str, winners))}"
        case _:
            return ""
    return f"{words} ({event.clause})"


def ending(position: Position) -> Iterator[str]:
    """The chain of steps that decided the game."""
    outcome = position.outcome
    assert outcome is not None
    yield f"{outcome.reason}, won by seat {' and '.join(map(str, sorted(outcome.winners)))}"
    for step in outcome.steps:
        yield f"  {in_short(step)}"


def in_short(step: Step) -> str:
    """A step of the chain in one line."""
    figures = ", ".join(f"{subject} has {figure}" for subject, figure in step.values)
    return f"{step.clause}: {figures}; left: {' '.join(step.left) or 'nobody'}"


if __name__ == "__main__":
    for file in FILES:
        file.write_text(told_again(file.read_text()))
        print(file.name)
