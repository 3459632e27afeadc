"""A compiled kernel is used only if it was built from the source beside it."""

import shutil
from pathlib import Path

import pytest

import erawan.kernels
from erawan.core.generator import SplitMix64
from erawan.kernels.common import build_check, splitmix


def test_the_compiled_generator_equals_the_readable_one() -> None:
    generator = SplitMix64(7)
    assert [splitmix.nth(7, n) for n in range(1, 100)] == [generator.next() for _ in range(99)]


def test_a_kernel_built_from_this_source_is_accepted() -> None:
    name = "erawan.kernels.common.splitmix"
    build_check.check(name, build_check.module_digest(name).encode())


@pytest.mark.parametrize("changed", ["splitmix.py", "sources.pxd"])
def test_importing_a_stale_kernel_raises(tmp_path: Path, changed: str) -> None:
    package = tmp_path / "erawan"
    shutil.copytree(
        Path(erawan.__file__).parent, package, ignore=shutil.ignore_patterns("static", "*.pyc")
    )
    with (package / "kernels" / "common" / changed).open("a") as file:
        file.write("\n# changed\n")
    message = import_splitmix(tmp_path)
    assert "erawan.kernels.common.splitmix was built from another source" in message


def test_importing_a_kernel_that_was_never_built_raises(tmp_path: Path) -> None:
    package = tmp_path / "erawan"
    shutil.copytree(
        Path(erawan.__file__).parent, package, ignore=shutil.ignore_patterns("static", "*.so")
    )
    assert "is not built: run" in import_splitmix(tmp_path)


def import_splitmix(folder: Path) -> str:
    """What a fresh interpreter says on importing the kernel from a folder."""
    import subprocess
    import sys

    done = subprocess.run(
        [sys.executable, "-c", "import erawan.kernels.common.splitmix"],
        env={"PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    return done.stderr
