"""Both games by the Python API: positions, moves, events, turns, outcomes, drawings, refusals."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import erawan
from observed.games import MINE, STARTS, game_of, start, walk
from observed.notebook import Notebook, in_lines

GAMES = 2
"""Random games of each start."""
TREE = 4_000
"""Turns of which all steps are listed, at most."""


def observe(notebook: Notebook) -> None:
    """Play random games and look at everything; then offer what is wrong."""
    for name in ("king-of-siam", "siam"):
        game = erawan.game(name)
        numbers = tuple(game.numbers_of_players)
        notebook.note(f"rules/{name}", [game.name, game.title, numbers, game.clauses])
    for name in STARTS:
        for seed in range(GAMES):
            notebook.note(f"rules/{name}/game-{seed}", list(_plies(name, seed)))
        notebook.note(f"rules/{name}/turns", list(_turns(name)))
        notebook.note(f"rules/{name}/refused-codes", list(_refused_codes(name)))
        notebook.note(f"rules/{name}/pictures", list(_pictures(name)))
        notebook.note(f"rules/{name}/refused-positions", list(_refused_positions(name)))
    notebook.note("rules/refused-starts", list(_refused_starts()))
    notebook.note("rules/engines", list(_engines()))


def _plies(name: str, seed: int) -> Iterator[dict[str, Any]]:
    """Every ply of a random game, the last position with its outcome."""
    position = start(name, seed)
    for before, move, after in walk(position, Random(seed)):
        position = after
        _, events = before.play_with_events(move)
        yield {**_told(before), "code": move.code, "events": events}
    yield _told(position)


def _told(position: Any) -> dict[str, Any]:
    codes = [move.code for move in position.legal_moves()]
    same = erawan.game(position.to_json()["game"]).position(position.to_json())
    return {
        "position": position,
        "key": f"{position.key:016x}",
        "players": position.players,
        "to_move": position.to_move,
        "codes": len(codes),
        "first": codes[:3],
        "sha256": hashlib.sha256("\n".join(codes).encode()).hexdigest(),
        "comes back": same == position and hash(same) == hash(position),
        "outcome": position.outcome,
    }


def _turns(name: str) -> Iterator[Any]:
    """All steps of all turns in a few positions: what is asked, offered, changed and played."""
    plies = list(walk(start(name, 1), Random(7)))
    for position, _, _ in plies[:: max(1, len(plies) // 4)]:
        lines = list(_steps(position.turn(), Random(3)))
        digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()
        yield {"steps": len(lines), "sha256": digest, "some": lines[:: max(1, len(lines) // 50)]}


def _steps(first: Any, random: Random) -> Iterator[str]:
    """The tree of a turn from its root, in random order where it is large."""
    open_turns = [first]
    for _ in range(TREE):
        if not open_turns:
            return
        turn = open_turns.pop(random.randrange(len(open_turns)))
        chosen = " ".join(f"{each.kind}={each.value}" for each in turn.chosen)
        code = turn.move.code if turn.move else ""
        clauses = " ".join(event.clause for event in turn.events)
        yield f"{chosen}; {turn.prompt}; {len(turn.choices())}; {code}; {clauses}"
        open_turns += map(turn.choose, turn.choices())


def _pictures(name: str) -> Iterator[list[str]]:
    """Drawings as notebooks show them."""
    plies = list(walk(start(name, 2), Random(11)))
    for place in (0, len(plies) // 2, -1):
        yield in_lines(plies[place][2]._repr_svg_().replace("><", ">\n<"))


def _refused_codes(name: str) -> Iterator[list[Any]]:
    """Codes of another position, damaged ones and nonsense."""
    random = Random(5)
    plies = list(walk(start(name, 3), random))
    codes = [move.code for _, move, _ in plies]
    for position, move, after in plies[:: max(1, len(plies) // 12)]:
        damaged = [*random.sample(codes, min(12, len(codes))), *_damaged(move.code, random)]
        for code in damaged:
            yield [code, _try(position.parse, code)]
        yield ["play", _try(after.play, move)]
    yield ["at the end", _try(plies[-1][2].parse, codes[0])]


def _damaged(code: str, random: Random) -> Iterator[str]:
    yield from ("", " ", "pass", "-", "x" * 90, "@", "@z9n", "a1", "11:-/-", "kt:/", "mr:a-b*c/d")
    yield from (code.upper(), f" {code}", f"{code}/", f"{code},", code[1:], code[:-1], code * 2)
    for _ in range(12):
        place = random.randrange(len(code))
        letter = random.choice("RLMabcdekmnrstvy12345*-/:,@")
        yield code[:place] + letter + code[place + 1 :]


def _refused_positions(name: str) -> Iterator[list[Any]]:
    """The JSON of good positions with one thing wrong in each."""
    random = Random(9)
    game = erawan.game(game_of(name))
    plies = list(walk(start(name, 4), random))
    odd: tuple[Any, ...] = (None, True, -1, 99, "", "xx", [], {}, ["x"], {"x": 1}, 2.5)
    for position, _, _ in plies[:: max(1, len(plies) // 6)]:
        good = position.to_json()
        for key in good:
            rest = {each: value for each, value in good.items() if each != key}
            yield [f"without {key}", _try(game.position, rest)]
            for value in (*odd, *_near(good[key], random)):
                yield [f"{key}: {str(value)[:80]}", _try(game.position, {**good, key: value})]
    for nothing in odd:
        yield [str(nothing), _try(game.position, nothing)]


def _near(value: Any, random: Random) -> Iterator[Any]:
    """Values of the right form, and mostly wrong."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1)
    elif isinstance(value, str):
        yield from (value + "M", value[1:], value.replace("R", "L"), value.lower(), value[::-1])
    elif isinstance(value, list):
        yield from (value[1:], value[::-1], value + value[:1])
        for place, each in enumerate(value):
            for other in _near(each, random):
                yield [*value[:place], other, *value[place + 1 :]]
    elif isinstance(value, dict):
        for key, each in value.items():
            yield {name: one for name, one in value.items() if name != key}
            for other in _near(each, random):
                yield {**value, key: other}


def _refused_starts() -> Iterator[list[str]]:
    """Options, boards and texts that make no start."""
    king, siam = erawan.game("king-of-siam"), erawan.game("siam")
    yield _try(erawan.game, "chess")
    yield _try(erawan.game, "x" * 90)
    for players in (0, 1, 5, "2", None, True):
        yield _try(king.start, players=players, seed=1)
    for seed in (-1, 2**64, "1", 1.0):
        yield _try(king.start, seed=seed)
    boards: tuple[Any, ...] = ("", "siam@2", "siam@1", "britain@9", "x@y", {}, [], 3, MINE)
    for board in boards:
        yield _try(king.start, board=board, seed=1)
        yield _try(king.board, board)
        yield _try(siam.start, board=board)
        yield _try(siam.board, board)
    own: dict[str, Any] = {"width": 2, "height": 10, "rocks": ["a1", "a1"], "crosses": ["z9"]}
    own |= {"name": "", "revision": 0, "note": None}
    for key, value in own.items():
        yield _try(siam.start, board={**MINE, key: value})
        yield _try(siam.start, board={each: MINE[each] for each in MINE if each != key})
    options: dict[str, tuple[Any, ...]] = {
        "animals": (0, 6, 13, "5", None),
        "crosses": ("on", None, 1),
        "force": ("none", None),
        "removals": (0, 2, True),
        "repetition": (0, 1, 2, "3"),
        "ply_limit": (0, -1, 1, "x"),
    }
    for option, values in options.items():
        for value in values:
            yield _try(siam.start, **{option: value})
    for text in ("", "x", "5/5/5/5/5 E 0 --", "5/5/1ooo1/5/5 X 0 --", "5/5/1ooo1/5/5 E 0 -- #E"):
        yield _try(siam.position_from_text, text)
    yield _try(siam.position_from_text, "5/5/1ooo1/5/5 E 0 --", {"crosses": "no"})


def _engines() -> Iterator[Any]:
    """The engine in Python: names, descriptions, answers and refusals."""
    for game in ("king-of-siam", "siam"):
        for level in range(1, 11):
            engine = erawan.engine(game, level=level)
            position = start("siam" if game == "siam" else "king-3", 5)
            thought = engine.analyse(position, nodes=200, multipv=2, seed=3)
            lines = [(line.codes, line.values, line.proved) for line in thought.lines]
            said = [repr(engine), engine.name, engine.description, thought.depth, thought.nodes]
            yield [*said, lines, engine.play(position, nodes=150).code]
    wrong: tuple[dict[str, Any], ...] = (
        {"level": 0},
        {"level": 11},
        {"style": "rude"},
        {"threads": 0},
        {"hash": 0},
    )
    for settings in wrong:
        yield _try(erawan.engine, "siam", **settings)
    yield _try(erawan.engine, "chess")
    limits: tuple[dict[str, Any], ...] = ({"nodes": 0}, {"depth": -1}, {"movetime": -1})
    for limit in limits:
        yield _try(erawan.engine("siam").analyse, start("siam"), **limit)


def _try(ask: Callable[..., Any], *args: Any, **named: Any) -> list[str]:
    """What a question was answered with, in short, or the error with all that it says."""
    try:
        answer = ask(*args, **named)
    except Exception as error:
        said = [type(error).__name__, str(error)]
        about = ("field", "clause", "line", "ply")
        return said + [f"{name}={getattr(error, name)}" for name in about if hasattr(error, name)]
    told = (getattr(answer, name) for name in ("code", "key", "name") if hasattr(answer, name))
    return ["answered", str(next(told, ""))]
