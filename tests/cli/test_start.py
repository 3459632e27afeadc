"""The command line starts fast and light."""

import subprocess
import sys
from statistics import median

from tests.stopwatch import SOON, timing

HEAVY = {"litestar", "uvicorn", "sqlalchemy", "alembic", "msgspec", "numpy", "torch"}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, timeout=30
    )


def test_importing_the_package_loads_no_web_database_or_array_library() -> None:
    done = run("-c", "import erawan, sys; print(*{name.partition('.')[0] for name in sys.modules})")
    assert not HEAVY & set(done.stdout.split()), done.stdout


def test_help_loads_no_web_database_or_array_library() -> None:
    done = run("-X", "importtime", "-m", "erawan", "--help")
    assert done.returncode == 0
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in done.stderr.split("\n")}
    assert "typer" in loaded
    assert not HEAVY & loaded


def test_help_answers_in_under_three_tenths_of_a_second() -> None:
    with timing() as watch:
        for _ in range(5):
            assert watch.run([sys.executable, "-m", "erawan", "--help"]) == 0
    assert median(span.seconds for span in watch.spans) < 0.3, "late by the clock on the wall"
    assert median(span.idle for span in watch.spans) < SOON, "idle"
    assert median(span.processor for span in watch.spans) < 0.3


def test_bad_input_is_answered_by_one_line_and_exit_code_2() -> None:
    done = run("-m", "erawan", "nonsense")
    assert done.returncode == 2
    assert done.stderr == "erawan: No such command 'nonsense'.\n"
    assert done.stdout == ""
