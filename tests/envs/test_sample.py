"""The shipped sample: what its card says of it, and that its games are games."""

import json
import re
from pathlib import Path

import pyarrow.parquet
import pytest

from erawan.core.record_parser import parse_records
from erawan.core.registry import game
from tests.envs.decisions import check_game, rows_of
from tests.envs.samples import SCALE
from tests.some import some

SAMPLE = Path(__file__).resolve().parents[2] / "docs" / "data"
CARD = (SAMPLE.parent / "data.md").read_text()
RUNS = ("siam", "king-of-siam-2", "king-of-siam-3", "king-of-siam-4")
TRIED = 10
"""Every so many games are replayed row by row in everyday runs, all of them at full size."""


@pytest.mark.parametrize("name", RUNS)
def test_its_rows_replay_by_the_rules(name: str) -> None:
    text = "\n".join(file.read_text() for file in sorted((SAMPLE / name).glob("games-*.txt")))
    records = list(parse_records(text))
    rows = rows_of(SAMPLE / name)
    assert {row["game"] for row in rows} == set(range(len(records)))
    for number in some(range(0, len(records), 1 if SCALE == 1 else TRIED)):
        check_game(records[number], [row for row in rows if row["game"] == number])
    assert any(row["searched"] for row in rows)


@pytest.mark.parametrize("name", RUNS)
def test_its_card_has_the_command_and_the_numbers(name: str) -> None:
    [card] = [line for line in CARD.splitlines() if line.startswith(f"| `{name}` |")]
    games, moves, rows = (int(n) for n in re.findall(r"[\d]+", card.partition("` |")[2])[:3])
    found = rows_of(SAMPLE / name)
    assert rows == len(found)
    assert moves == len({(row["game"], row["ply"]) for row in found})
    assert games == len({row["game"] for row in found})
    settings = json.loads((SAMPLE / name / "settings.json").read_text())
    results = list({row["game"]: row["result"] for row in found}.values())
    sides = game(settings["game"]).sides(settings["players"])
    won = [sum(result[side[0]] == 1 for result in results) for side in sides]
    drawn = results.count([0.0, 0.0])
    numbers = re.sub(r"seats \d and \d", "", card.split(" | ")[-1])
    assert [int(n) for n in re.findall(r"\d+", numbers)] == won + [drawn] * bool(drawn)
    [command] = [line for line in CARD.splitlines() if line.endswith(f"--to docs/data/{name}")]
    words = command.split()
    assert words[:4] == ["erawan", "selfplay", settings["game"], *settings["agents"]]
    flags = dict(zip(words[4::2], words[5::2], strict=True))
    assert int(flags["--games"]) == games
    assert int(flags["--seed"]) == settings["seed"]
    assert int(flags.get("--players", "2")) == settings["players"]
    told = {"--repetition": "repetition", "--ply-limit": "ply_limit"}
    assert settings["options"] == {
        option: int(flags[flag]) for flag, option in told.items() if flag in flags
    }
    for file in some(sorted((SAMPLE / name).glob("*.parquet"))):
        kept = pyarrow.parquet.read_schema(file).metadata
        assert json.loads(kept[b"erawan-settings"]) == settings


def test_it_stays_small() -> None:
    assert sum(file.stat().st_size for file in SAMPLE.rglob("*") if file.is_file()) < 2_000_000
