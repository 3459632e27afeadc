"""Self-play: the same games whoever goes on, and rows that say what the records say."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet
import pytest

from erawan.core.errors import ErawanError
from erawan.core.record_parser import parse_records
from erawan.envs import selfplay
from tests.envs.decisions import check_game, rows_of
from tests.some import some

KINDS = [
    selfplay.Settings("siam", ("greedy",), options={"ply_limit": 30}),
    selfplay.Settings("siam", ("level-1", "random"), nodes=30, options={"ply_limit": 20}),
    selfplay.Settings("king-of-siam", ("greedy", "random", "random"), players=3),
    selfplay.Settings("king-of-siam", ("random",), players=4, random_plies=0),
]


def run(settings: selfplay.Settings, folder: Path, games: int) -> None:
    list(selfplay.Run(settings, folder).shards(games))


@pytest.mark.parametrize("settings", KINDS, ids=[" ".join(kind.agents) for kind in KINDS])
def test_rows_say_what_the_records_say(settings: selfplay.Settings, tmp_path: Path) -> None:
    run(settings, tmp_path, 3)
    text = "\n".join(file.read_text() for file in sorted(tmp_path.glob("games-*.txt")))
    records = list(parse_records(text))
    rows = rows_of(tmp_path)
    assert len(records) == 3
    for number, record in some(enumerate(records)):
        check_game(record, [row for row in rows if row["game"] == number])


def test_whoever_goes_on_gets_the_same_games(tmp_path: Path) -> None:
    settings = selfplay.Settings("siam", ("greedy",), options={"ply_limit": 12})
    run(settings, tmp_path / "whole", 45)
    run(settings, tmp_path / "parts", 20)
    (tmp_path / "parts" / "decisions-00001.part").write_bytes(b"cut off")
    run(settings, tmp_path / "parts", 30)
    run(settings, tmp_path / "parts", 45)
    for file in some(sorted((tmp_path / "whole").glob("games-*"))):
        assert file.read_bytes() == (tmp_path / "parts" / file.name).read_bytes()
    assert rows_of(tmp_path / "whole") == rows_of(tmp_path / "parts")
    with pytest.raises(ErawanError, match="other settings"):
        run(selfplay.Settings("siam", ("random",)), tmp_path / "whole", 1)


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    def command(folder: str) -> list[str]:
        words = f"selfplay siam random --games 60 --ply-limit 30 --to {tmp_path / folder}"
        return [sys.executable, "-m", "erawan", *words.split()]

    with subprocess.Popen(command("killed")) as process:
        while not (tmp_path / "killed" / "games-00000.txt").exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    assert not (tmp_path / "killed" / "games-00002.txt").exists()
    for folder in ("killed", "whole"):
        subprocess.run(command(folder), check=True, capture_output=True)
    for file in some(sorted((tmp_path / "whole").glob("*-*"))):
        assert file.read_bytes() == (tmp_path / "killed" / file.name).read_bytes()


def test_rows_are_made_of_games_that_had_records_only(tmp_path: Path) -> None:
    settings = selfplay.Settings("siam", ("random",), options={"ply_limit": 6})

    def numbers() -> set[int]:
        return {row["game"] for row in rows_of(tmp_path)}

    def play(games: int, parquet: bool) -> None:
        list(selfplay.Run(settings, tmp_path, parquet=parquet).shards(games))

    play(25, False)
    assert numbers() == set()
    play(25, True)
    assert numbers() == set(range(25))
    play(30, False)
    play(30, True)
    assert numbers() == set(range(30))


def test_settings_that_cant_be_read_are_told(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"{\xff")
    with pytest.raises(ErawanError, match="another folder"):
        run(KINDS[0], tmp_path, 1)


def test_the_file_names_its_schema_and_the_module_its_columns(tmp_path: Path) -> None:
    run(KINDS[0], tmp_path, 1)
    [file] = tmp_path.glob("*.parquet")
    schema = pyarrow.parquet.read_schema(file)
    assert schema.metadata[b"erawan-schema"] == b"1"
    assert json.loads(schema.metadata[b"erawan-settings"]) == KINDS[0].to_json()
    for name in some(schema.names):
        assert f"| `{name}` |" in str(selfplay.__doc__)


@pytest.mark.parametrize(
    "words",
    [
        ["siam", "nobody"],
        ["siam", "random", "random", "random"],
        ["chess", "random"],
        ["siam", "random", "--players", "3"],
        ["siam", "random", "--ply-limit", "0"],
        ["siam", "random", "--seed", "-1"],
    ],
)
def test_bad_input_is_told_in_a_line(words: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "erawan", "selfplay", *words, "--to", str(tmp_path / "x")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_the_command_plays_and_says_so(tmp_path: Path) -> None:
    words = f"selfplay siam random --games 2 --ply-limit 8 --to {tmp_path} --json"
    done = subprocess.run(
        [sys.executable, "-m", "erawan", *words.split()],
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == {"games": 2, "folder": str(tmp_path)}
    assert rows_of(tmp_path)
