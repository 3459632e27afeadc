"""Sdist and wheel carry the built page and need neither Node nor, the wheel, a compiler."""

import platform
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.utils import parse_wheel_filename

from tests.package.checkout import (
    NODE,
    OFFLINE,
    ROOT,
    WHEELHOUSE,
    clone,
    empty_environment,
    plays,
    serves_its_page,
    stub,
)
from tests.some import some

sys.path.insert(0, str(ROOT / "tools"))
from kernels import ROOMS, compiled_in

OLDEST = "manylinux_2_17"
"""The kernels call nothing that glibc 2.17 of 2012 does not have."""


GLIBC = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="manylinux means glibc")


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` leaves in a fresh clone: the sdist, and the wheel built from that sdist."""
    source = clone(tmp_path_factory.mktemp("source") / "erawan")
    installed = Path(sys.prefix)  # test_newcomer installs into a clone; here that would only cost
    subprocess.run(
        ["make", "wheel", f"VENV={installed}", "-o", "build", "-o", installed / "dev.stamp"],
        cwd=source,
        env=stub(tmp_path_factory.mktemp("stubs"), *NODE),
        check=True,
    )
    status = subprocess.run(
        ["git", "status", "--porcelain"], cwd=source, capture_output=True, text=True, check=True
    )
    assert status.stdout == "", "a build leaves the checkout clean"
    return source / "dist"


@pytest.fixture(scope="module")
def wheel(packages: Path) -> Path:
    [file] = packages.glob("*.whl")
    return file


def page_files(folder: Path) -> set[str]:
    """All files the built page in a source tree consists of."""
    static = folder / "src" / "erawan" / "server" / "static"
    return {f"erawan/server/static/{file.relative_to(static)}" for file in static.rglob("*.*")}


def test_the_wheel_carries_page_migrations_and_kernels_but_no_build_leftovers(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert any(name.startswith("erawan/server/static/assets/") for name in names)
    assert any("/migrations/versions/" in name and name.endswith(".py") for name in names)
    compiled = {name.partition(".")[0].replace("/", ".") for name in names if name.endswith(".so")}
    assert compiled == {f"{room}.{name}" for room in ROOMS for name in compiled_in(room)}
    leftovers = [
        name for name in names if name.endswith(".c") or "node_modules" in name or "web/" in name
    ]
    assert leftovers == []


def test_the_sdist_carries_the_built_page_so_that_node_is_not_asked_for(
    packages: Path, tmp_path: Path
) -> None:
    [file] = packages.glob("*.tar.gz")
    with tarfile.open(file) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.iterdir()
    asked = subprocess.run(
        [sys.executable, "-c", "import backend; print(backend.get_requires_for_build_wheel())"],
        cwd=source,
        env={"PYTHONPATH": str(source / "tools"), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert asked.stdout.splitlines()[-1] == "[]"


def test_pip_installs_the_sdist_where_there_is_no_node(packages: Path, tmp_path: Path) -> None:
    wheelhouse = tmp_path / "wheelhouse"
    wheelhouse.mkdir()
    for file in WHEELHOUSE.iterdir():
        if not file.name.startswith("nodejs"):
            (wheelhouse / file.name).symlink_to(file)
    [sdist] = packages.glob("*.tar.gz")
    python = empty_environment(tmp_path / "environment")
    environment = {**stub(tmp_path / "stubs", *NODE), **OFFLINE, "PIP_FIND_LINKS": str(wheelhouse)}
    subprocess.run([python, "-m", "pip", "install", "-q", sdist], env=environment, check=True)
    assert plays(python, tmp_path).is_relative_to(tmp_path / "environment")
    serves_its_page(python, tmp_path, environment)


def test_an_empty_environment_without_node_and_compiler_plays_and_serves_the_page(
    wheel: Path, tmp_path: Path
) -> None:
    python = empty_environment(tmp_path / "environment")
    environment = {**stub(tmp_path / "stubs", *NODE, "gcc", "cc"), **OFFLINE}
    subprocess.run([python, "-m", "pip", "install", "-q", wheel], env=environment, check=True)
    assert plays(python, tmp_path).is_relative_to(tmp_path / "environment")
    shipped = {
        name.removeprefix("erawan/server/static")
        for name in zipfile.ZipFile(wheel).namelist()
        if name.startswith("erawan/server/static/assets/") and not name.endswith("/")
    }
    assert shipped
    serves_its_page(python, tmp_path, environment, shipped)


def test_the_extra_for_environments_is_all_that_the_ten_lines_need(
    wheel: Path, tmp_path: Path
) -> None:
    python = empty_environment(tmp_path / "environment")
    extra = f"erawan[envs] @ {wheel.as_uri()}"
    subprocess.run([python, "-m", "pip", "install", "-q", extra], env=OFFLINE, check=True)
    guide = (ROOT / "docs" / "environments.md").read_text()
    example = next(block for block in guide.split("```python\n")[1:]).partition("```")[0]
    lines = [line[4:] for line in example.splitlines() if line.startswith((">>> ", "... "))]
    assert len(lines) <= 10
    done = subprocess.run(
        [python, "-c", "\n".join(lines)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "{'player_2': -0.5, 'player_0': -0.5, 'player_1': 1.0}"


@GLIBC
def test_the_wheel_bears_a_manylinux_name_and_auditwheel_agrees(wheel: Path) -> None:
    machine = platform.machine()
    *_, tags = parse_wheel_filename(wheel.name)
    assert {tag.platform for tag in tags} == {f"{OLDEST}_{machine}", f"manylinux2014_{machine}"}
    assert OLDEST in (ROOT / "docs" / "decisions" / "0001-build.md").read_text()
    shown = subprocess.run(
        [sys.executable, "-m", "auditwheel", "show", wheel],
        capture_output=True,
        text=True,
        check=True,
    )
    assert f'platform tag: "{OLDEST}_{machine}"' in " ".join(shown.stdout.split())


@GLIBC
def test_the_kernels_of_the_wheel_call_an_old_glibc_and_name_no_folder(
    wheel: Path, tmp_path: Path
) -> None:
    from elftools.elf.dynamic import DynamicSection
    from elftools.elf.elffile import ELFFile

    archive = zipfile.ZipFile(wheel)
    kernels = [name for name in archive.namelist() if name.endswith(".so")]
    versions: set[tuple[int, int]] = set()
    for name in kernels:
        file = Path(archive.extract(name, tmp_path))
        found = re.findall(rb"GLIBC_(\d+)\.(\d+)", file.read_bytes())
        versions |= {(int(major), int(minor)) for major, minor in found}
        with file.open("rb") as stream:
            dynamic = ELFFile(stream).get_section_by_name(".dynamic")
            assert isinstance(dynamic, DynamicSection)
            entries = {tag.entry.d_tag for tag in dynamic.iter_tags()}
        assert "DT_NEEDED" in entries
        assert not entries & {"DT_RPATH", "DT_RUNPATH"}, "a folder to look for libraries in"
    assert f"manylinux_{'_'.join(map(str, max(versions)))}" == OLDEST


def test_without_a_c_compiler_one_sentence_says_what_to_install(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "kernels.py"],
        env={"PATH": str(tmp_path), "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith("Erawan needs a C compiler and found none: install one")


def test_a_failing_npm_ci_fails_the_build_loudly(tmp_path: Path) -> None:
    source = clone(tmp_path / "erawan")
    (source / "web" / "package-lock.json").write_text("{}")
    done = subprocess.run(
        [sys.executable, source / "tools" / "page.py"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "The page could not be built" in done.stderr


def test_old_files_of_the_page_go_and_an_unchanged_page_is_not_built_again(tmp_path: Path) -> None:
    source = clone(tmp_path / "erawan")

    def build() -> str:
        done = subprocess.run(
            [sys.executable, source / "tools" / "page.py"],
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    assert "building the page" in build()
    first = page_files(source)
    assert build() == ""
    style = next((source / "web" / "src").rglob("*.css"))
    style.write_text(style.read_text() + "\n.changed { color: red; }\n")
    assert "building the page" in build()
    second = page_files(source)
    assert first != second
    assert len(first) == len(second)


def test_the_build_requirements_are_the_ones_that_are_pinned() -> None:
    pinned = (ROOT / "requirements" / "build.txt").read_text()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    for requirement in some(project["build-system"]["requires"]):
        assert requirement in project["dependency-groups"]["build"]
        assert requirement.lower() in pinned
