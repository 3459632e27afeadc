"""The suite runs every part that is wanted; one that failed is told, also beside another."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from suite import Part, run_all

WAITS = Part("waits", ("python -V",))


@pytest.mark.parametrize("beside", ["waits", "", "not wanted"])
def test_a_failed_part_is_told_wherever_it_ran(beside: str) -> None:
    fails = Part("fails", ("python -c raise(SystemExit(3))", "python -V"), beside)
    results = run_all([fails, WAITS])
    assert {name: done.succeeded for name, done in results.items()} == {
        "fails": False,
        "waits": True,
    }


def test_what_a_part_beside_another_prints_is_kept(capfd: pytest.CaptureFixture[str]) -> None:
    speaks = Part("speaks", ("python -c print(6*7)",), beside="waits")
    run_all([speaks, WAITS])
    said = capfd.readouterr().out
    assert said.index("=== waits") < said.index("=== speaks: python -c print(6*7)\n42")


def test_parts_beside_another_run_in_turn(tmp_path: Path) -> None:
    # A command is split at blanks, so that this one has none. It fails if another one runs.
    alone = (
        "python -c pathlib,time=map(__import__,('pathlib','time'));"
        f"place=pathlib.Path('{tmp_path}/taken');place.touch(exist_ok=False);"
        "time.sleep(0.2);place.unlink()"
    )
    results = run_all([*(Part(name, (alone,), "waits") for name in ("one", "two")), WAITS])
    assert {name: done.succeeded for name, done in results.items()} == {
        "one": True,
        "two": True,
        "waits": True,
    }
