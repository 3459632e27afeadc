"""The page's types are those of the structs that Python sends."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools import page_types

ROOT = Path(__file__).resolve().parents[2]


def test_the_page_s_types_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "page_types.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_file_that_is_out_of_date_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(page_types, "FILE", tmp_path / "new" / "protocol.ts")
    assert page_types.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
    assert page_types.main([]) == 0
    assert page_types.main(["--check"]) == 0


def test_what_a_page_sends_may_leave_out_what_has_a_default() -> None:
    text = page_types.render()
    assert "readonly keep?: number | null;" in text
    assert "readonly args: {" in text
    assert 'readonly type: "changed";' in text
