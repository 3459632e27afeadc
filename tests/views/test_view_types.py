"""The page's types are those of the structs that Python sends."""

import subprocess
import sys
from pathlib import Path

TOOL = Path(__file__).resolve().parents[2] / "tools" / "page_types.py"


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, TOOL, *arguments], capture_output=True, text=True, check=False
    )


def test_the_page_s_types_are_up_to_date() -> None:
    done = run("--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_file_that_is_missing_or_out_of_date_is_found(tmp_path: Path) -> None:
    file = tmp_path / "new" / "protocol.ts"
    assert run("--check", file).returncode == 1
    assert run(file).returncode == 0
    assert run("--check", file).returncode == 0
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    done = run("--check", file)
    assert done.returncode == 1
    assert "out of date" in done.stderr


def test_what_a_page_sends_may_leave_out_what_has_a_default(tmp_path: Path) -> None:
    file = tmp_path / "protocol.ts"
    run(file)
    text = file.read_text("utf-8")
    assert "readonly keep?: number | null;" in text
    assert "readonly args: {" in text
    assert 'readonly type: "changed";' in text
