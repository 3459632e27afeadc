"""Questions about endings: nobody holds a card any more, so all pass; who wins?"""

from __future__ import annotations

from collections import Counter
from random import Random

from erawan.core.outcome import Outcome
from erawan.king import GAME
from erawan.king.cards import supply
from erawan.king.moves import PASS
from erawan.king.position import Position
from erawan.king.scoring import if_all_pass
from erawan.learn.questions import Question
from erawan.views.king.changes import changes
from erawan.views.king.model import ProvinceResolved
from erawan.views.king.story import Story
from erawan.views.model import Caution
from erawan.views.msg import Item, Msg, say
from erawan.views.story import headline

PLAYERS = {1: (2,), 2: (2, 3), 3: (2, 3, 4)}
OPEN = {1: (1, 1), 2: (1, 2), 3: (2, 3)}
"""By level the fewest and the most provinces that are still open."""
PROVINCES, HAND = 8, 8
MOST_IN_COURT, MOST_IN_PROVINCE = 3, 4
COLONY = 4
TIE_BREAKS = {"K7.3", "K7.4", "K7.6", "K7.7", "K8.2"}


def try_question(level: int, random: Random, wanted: float) -> Question | None:
    """An ending by chance; None where it is not of this level, or another side wins.

    `wanted`, from 0 to below 1, says which side is to win.
    """
    position = _ending(level, random)
    sides = GAME.sides(position.players)
    answer = int(wanted * len(sides))
    expected = if_all_pass(position)
    if expected.winners != set(sides[answer]) or not _is_of_level(expected, level):
        return None
    names: tuple[Item, ...] = tuple(
        say("seat-name", number=seat + 1) for seat in range(position.players)
    )
    options = tuple(
        names[side[0]] if len(side) == 1 else say("team-name", names=[names[s] for s in side])
        for side in sides
    )
    prompt = say("practice-king-ending")
    chain = _played_out(position, names)
    return Question(position, prompt, _facts(position, names), options, answer, chain)


def _is_of_level(outcome: Outcome, level: int) -> bool:
    """Plain majorities first, then one tie-break, then several or a colony."""
    breaks = sum(step.clause in TIE_BREAKS for step in outcome.steps)
    return {1: breaks == 0, 2: breaks == 1, 3: breaks >= 2}[level]


def _ending(level: int, random: Random) -> Position:
    players = random.choice(PLAYERS[level])
    codes = GAME.board("siam").codes
    tiles = random.sample(codes, PROVINCES)
    decided = PROVINCES - random.randint(*OPEN[level])
    # Of level 1 no colony is near; harder ones may become one.
    british = random.randint(0, 1 if level == 1 else COLONY - 1)
    holders = ["B"] * british + random.choices("RLM", k=decided - british)
    random.shuffle(holders)
    left = Counter(dict.fromkeys("RLM", supply(players)))
    courts = [_some(random, left, MOST_IN_COURT) for _ in range(players)]
    provinces = dict.fromkeys(codes, "")
    for code in tiles[decided:]:
        provinces[code] = _some(random, left, MOST_IN_PROVINCE - 1)
    cards = HAND * players
    latest = [cards, *random.sample(range(HAND, cards), players - 1)]
    random.shuffle(latest)
    position: Position = GAME.position(
        {
            "game": GAME.name,
            "board": "siam",
            "players": players,
            "tiles": tiles,
            "crowned": [],
            "provinces": provinces,
            "control": [list(pair) for pair in zip(tiles, holders, strict=False)],
            "pool": "".join(faction * left[faction] for faction in "RLM"),
            "courts": courts,
            "hands": [[] for _ in range(players)],
            "to_move": (latest.index(cards) + 1) % players,
            "passes": 0,
            "last_swap": None,
            "played": latest,
        }
    )
    return position


def _some(random: Random, left: Counter[str], most: int) -> str:
    """Followers by chance, of each faction at most so many and no more than there are."""
    taken = {faction: min(left[faction], random.randint(0, most)) for faction in "RLM"}
    left.subtract(taken)
    return "".join(faction * taken[faction] for faction in "RLM")


def _played_out(position: Position, names: tuple[Item, ...]) -> tuple[Caution, ...]:
    """What the rules say, to the end, when all pass."""
    chain: list[Caution] = []
    while (outcome := position.outcome) is None:
        after, events = position.play_with_events(PASS)
        chain += [
            Caution(each.say, each.clause)
            for each in changes(position, events, names)
            if isinstance(each, ProvinceResolved) and each.say
        ]
        position = after
    story = Story(names)
    chain += [Caution(story.tell(step).say, step.clause) for step in outcome.steps]
    chain.append(Caution(headline(names, outcome.winners), outcome.steps[-1].clause))
    return tuple(chain)


def _facts(position: Position, names: tuple[Item, ...]) -> tuple[Msg, ...]:
    """What the map does not show: the order of the provinces, the courts, the latest cards."""
    told = position.to_json()
    board = {province.code: province.name for province in position.board.provinces}
    gained: list[Item] = [
        say("practice-king-gained", province=board[code], holder=holder)
        for code, holder in told["control"]
    ]
    still: list[Item] = [
        say("practice-king-still", province=board[code], counts=_counts(told["provinces"][code]))
        for code in told["tiles"][len(gained) :]
    ]
    courts = [
        say("practice-king-court", who=names[seat], counts=_counts(court), number=number)
        for seat, (court, number) in enumerate(zip(told["courts"], told["played"], strict=True))
    ]
    return (
        say("practice-king-decided", items=gained),
        say("practice-king-open", items=still),
        *courts,
    )


def _counts(followers: str) -> str:
    return "-".join(str(followers.count(faction)) for faction in "RLM")
