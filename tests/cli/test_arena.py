"""`erawan arena` as people and programs use it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.cli.running import ENVIRONMENT, ERAWAN, erawan

MATCH = ("arena", "king-of-siam", "greedy", "random", "--players", "3", "--deals", "1")


def test_a_match_prints_its_table_and_says_where_it_is_kept(tmp_path: Path) -> None:
    done = erawan(*MATCH, "--to", str(tmp_path / "run"))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "greedy v random: king-of-siam, 3 players"
    assert any(line.startswith("Games ") and "6, in units of 6" in line for line in lines)
    assert any("alone against two" in line and "even is 33.3 %" in line for line in lines)
    assert done.stderr == "0 of 6 games\n"
    kept = {path.name for path in (tmp_path / "run").iterdir()}
    assert kept >= {"run.jsonl", "records.txt", "report.html"}


def test_a_run_that_is_over_is_told_again_at_once(tmp_path: Path) -> None:
    first = erawan(*MATCH, "--to", str(tmp_path), "--json")
    again = erawan(*MATCH, "--to", str(tmp_path), "--json")
    assert json.loads(first.stdout) == json.loads(again.stdout)
    assert json.loads(first.stdout)["games"] == 6
    assert again.stderr.startswith("6 of 6 games: score ")


def test_another_match_in_the_same_folder_is_refused(tmp_path: Path) -> None:
    erawan(*MATCH, "--to", str(tmp_path), "--minutes", "0")
    done = erawan(*MATCH, "--to", str(tmp_path), "--seed", "2")
    assert done.returncode == 2
    assert "holds a run with other settings (seed: 1, not 2)" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_program_is_tried_and_found_wanting() -> None:
    done = erawan("arena", "--check", f"{sys.executable} -c pass")
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == "1 checks failed"
    assert done.stdout.startswith("FAILED  handshake: ")


def test_openings_that_do_not_suffice_are_told(tmp_path: Path) -> None:
    openings = tmp_path / "one.jsonl"
    openings.write_text('{"moves": ["@b1n"]}')
    done = erawan(
        *("arena", "siam", "random", "random", "--games", "4", "--minutes", "0"),
        *("--openings", str(openings), "--to", str(tmp_path / "run")),
    )
    assert done.returncode == 0
    assert "1 openings for 2 units: they are repeated\n" in done.stderr
    assert "Not over yet: the same command goes on." in done.stdout


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    command = [
        *ERAWAN,
        "arena",
        "siam",
        "greedy",
        "greedy",
        "--games",
        "10000",
        "--to",
        str(folder),
    ]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    ) as running:
        end = time.monotonic() + 60
        while not (folder / "run.jsonl").exists() and time.monotonic() < end:
            time.sleep(0.01)
        os.kill(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert out == b""
    assert err.decode().splitlines()[-1] == (
        f"Interrupted; the same command goes on with what is in {folder}."
    )
