"""Games of any agents for learning: played shard by shard, as records and as Parquet.

A folder holds `settings.json` and, for every shard of games, `games-00000.txt` (records) and
`decisions-00000.parquet` (one row a decision). A shard is written when it is complete, the records
last, so that whoever goes on begins with the first one that is missing. Game i is the same whoever
plays it: its seed comes from the run's seed and i.

Columns, version 1 (the file's metadata have `erawan-schema` = 1 and the settings):

| column | type | what |
|---|---|---|
| `game` | int32 | the number of the game, from 0 |
| `ply` | int32 | the number of the move, from 0 |
| `seat` | int8 | who decides, from 0 |
| `position` | string | the position before the move, JSON as in docs/formats.md |
| `chosen` | list of uint16 | actions of this move that were chosen before |
| `mask` | list of uint16 | the legal actions, ascending |
| `action` | uint16 | the action chosen |
| `move` | string | the code of the whole move |
| `values` | list of float32 | each seat's winning chance as the agent's search has it |
| `searched` | bool | whether they come from a search; if not they are even chances |
| `result` | list of float32 | each seat's reward at the end of the game |

Actions are those of the environments: King of Siam's, and Siam's in small steps.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from erawan.core.errors import ErawanError
from erawan.core.generator import MASK, mix
from erawan.core.record import Line, Ply, Record, format_record, format_result
from erawan.core.registry import game as find_game
from erawan.engine.budget import Budget
from erawan.envs.players import Player
from erawan.envs.rewards import rewards_of
from erawan.envs.variants import variant_of

SCHEMA = 1
SHARD = 20


@dataclass(frozen=True)
class Settings:
    """What is played; the same settings give the same games."""

    game: str
    agents: tuple[str, ...]
    players: int = 2
    seed: int = 1
    random_plies: int = 4
    """So many first moves of every game are drawn by lot, so that games differ."""
    nodes: int | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def check(self) -> None:
        """Raise ErawanError for what can't be played."""
        if len(self.agents) not in (1, self.players):
            raise ErawanError(f"name one agent for all seats, or {self.players}")
        if not 0 <= self.seed <= MASK or self.random_plies < 0:
            raise ErawanError("a seed is from 0 to 2^64-1, random plies from 0")
        find_game(self.game).match_start(self.players, 0, self.options)
        for name in set(self.agents):
            if name.startswith("cmd:"):
                continue
            Player(self.game, name)

    def to_json(self) -> dict[str, Any]:
        """As the folder keeps them."""
        return {"schema": SCHEMA, **asdict(self), "agents": list(self.agents)}


def play_game(
    settings: Settings, number: int, players: Sequence[Player]
) -> tuple[Record, list[dict[str, Any]]]:
    """One game: its record, and a row for each decision."""
    seed = mix((settings.seed + 1 + number) * 0x9E3779B97F4A7C15 & MASK)
    position = find_game(settings.game).match_start(settings.players, seed, settings.options)
    start = position
    plies: list[Ply] = []
    variant = variant_of(position)
    games = variant.games(1)
    chance = Player(settings.game, "random", seed=seed >> 1)
    for seat, player in enumerate(players):
        player.restart((seed + seat) & (MASK >> 2))
    rows: list[dict[str, Any]] = []
    while (seat := position.to_move) is not None:
        is_random = len(plies) < settings.random_plies
        thought = (chance if is_random else players[seat]).think(position)
        variant.load(games, 0, {"position": position.to_json()})
        rows += _decisions(games, position, seat, thought, number, len(plies))
        plies.append(Ply(thought.code, ("by lot",) if is_random else ()))
        position = position.play(position.parse(thought.code))
    if position.outcome is None:
        raise ErawanError("nobody is to move, but the game has no outcome")
    sides = find_game(settings.game).sides(settings.players)
    result = rewards_of(position.outcome.winners, sides)
    for row in rows:
        row["result"] = result
    names = [players[seat].name for seat in range(settings.players)]
    tags = [
        ("Event", f"self-play, seed {settings.seed}"),
        ("Round", str(number + 1)),
        *((f"Seat{seat + 1}", name) for seat, name in enumerate(names)),
        ("Termination", "normal"),
    ]
    record = Record(start, Line(tuple(plies)), format_result(position.outcome), tuple(tags))
    return record, rows


def _decisions(
    games: Any, position: Any, seat: int, thought: Any, number: int, ply: int
) -> Iterator[dict[str, Any]]:
    """The actions of a move, each with what could have been chosen instead."""
    text = json.dumps(position.to_json(), separators=(",", ":"))
    chosen: list[int] = []
    for action in games.actions_of(0, thought.code):
        yield {
            "game": number,
            "ply": ply,
            "seat": seat,
            "position": text,
            "chosen": list(chosen),
            "mask": games.legal(0),
            "action": action,
            "move": thought.code,
            "values": list(thought.values),
            "searched": thought.depth > 0,
        }
        games.act(0, action)
        chosen.append(action)


class Run:
    """Self-play into a folder; goes on where it stopped. Raises ErawanError, OSError."""

    def __init__(self, settings: Settings, folder: Path, *, parquet: bool = True) -> None:
        settings.check()
        if parquet:
            _arrow()
        self.settings = settings
        self.folder = folder
        self.parquet = parquet
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "settings.json"
        wanted = settings.to_json()
        if file.exists():
            if _read_settings(file) != wanted:
                raise ErawanError(f"{folder} holds games of other settings: name another folder")
        else:
            _write(file, json.dumps(wanted, indent=1).encode())

    def shards(self, games: int) -> Iterator[int]:
        """Play so many games in all; yields how many are there after every shard."""
        names = self.settings.agents * (self.settings.players // len(self.settings.agents))
        budget = Budget(nodes=self.settings.nodes) if self.settings.nodes else None
        players: list[Player] = []
        try:
            for shard in range(-(-games // SHARD)):
                numbers = range(shard * SHARD, min(games, (shard + 1) * SHARD))
                if not self._is_there(shard, len(numbers)):
                    players = players or [
                        Player(self.settings.game, name, budget) for name in names
                    ]
                    self._play(shard, numbers, players)
                yield numbers.stop
        finally:
            for player in players:
                player.close()

    def _is_there(self, shard: int, games: int) -> bool:
        """Whether a shard is complete; one that was cut short by an earlier limit is not.

        Nor is one whose rows are missing, since only records were wanted before.
        """
        file = self.folder / f"games-{shard:05}.txt"
        if self.parquet and not self._rows_file(shard).exists():
            return False
        return file.exists() and file.read_text("utf-8").count("[Round ") >= games

    def _rows_file(self, shard: int) -> Path:
        return self.folder / f"decisions-{shard:05}.parquet"

    def _play(self, shard: int, numbers: range, players: Sequence[Player]) -> None:
        records, rows = [], []
        for number in numbers:
            record, decisions = play_game(self.settings, number, players)
            records.append(format_record(record))
            rows += decisions
        if self.parquet:
            write_rows(self._rows_file(shard), rows, self.settings)
        else:
            self._rows_file(shard).unlink(missing_ok=True)  # those of fewer games
        _write(self.folder / f"games-{shard:05}.txt", "\n".join(records).encode())


def write_rows(file: Path, rows: list[dict[str, Any]], settings: Settings) -> None:
    """Write rows as Parquet, whole or not at all."""
    arrow, parquet = _arrow()
    numbers = arrow.list_(arrow.uint16())
    chances = arrow.list_(arrow.float32())
    schema = arrow.schema(
        [
            ("game", arrow.int32()),
            ("ply", arrow.int32()),
            ("seat", arrow.int8()),
            ("position", arrow.string()),
            ("chosen", numbers),
            ("mask", numbers),
            ("action", arrow.uint16()),
            ("move", arrow.string()),
            ("values", chances),
            ("searched", arrow.bool_()),
            ("result", chances),
        ],
        metadata={
            "erawan-schema": str(SCHEMA),
            "erawan-settings": json.dumps(settings.to_json()),
        },
    )
    content = io.BytesIO()
    parquet.write_table(arrow.Table.from_pylist(rows, schema), content, compression="zstd")
    _write(file, content.getvalue())


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # noqa: PLC0415, ICN001
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise ErawanError(
            "Parquet needs pyarrow: pip install 'erawan[data]', or ask for records only"
        ) from error
    return pyarrow, pyarrow.parquet


def _read_settings(file: Path) -> Any:
    try:
        return json.loads(file.read_text("utf-8"))
    except ValueError as error:
        raise ErawanError(f"{file} can't be read: name another folder") from error


def _write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    part = file.with_suffix(".part")
    with part.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
