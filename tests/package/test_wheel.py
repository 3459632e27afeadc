"""Sdist and wheel carry the built page and need neither Node nor, the wheel, a compiler."""

import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from tests.package.checkout import ROOT, WHEELHOUSE, clone, serving, stub

OFFLINE = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(WHEELHOUSE)}


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and with the wheel built from that sdist."""
    source = clone(tmp_path_factory.mktemp("source") / "erawan")
    folder = tmp_path_factory.mktemp("packages")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, source],
        env=stub(tmp_path_factory.mktemp("stubs"), "node", "npm", "npx"),
        check=True,
    )
    status = subprocess.run(
        ["git", "status", "--porcelain"], cwd=source, capture_output=True, text=True, check=True
    )
    assert status.stdout == "", "a build leaves the checkout clean"
    return folder


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
    kernels = {Path(name).name.partition(".")[0] for name in names if name.endswith(".so")}
    assert kernels == {file.stem for file in (ROOT / "src/erawan/kernels").glob("*.pyi")}
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


def test_an_empty_environment_without_node_and_compiler_serves_every_file_of_the_page(
    wheel: Path, tmp_path: Path
) -> None:
    venv.create(tmp_path / "environment", with_pip=True)
    python = tmp_path / "environment" / "bin" / "python"
    environment = {**stub(tmp_path / "stubs", "node", "npm", "npx", "gcc", "cc"), **OFFLINE}
    subprocess.run(
        [python, "-m", "pip", "install", "-q", "--no-deps", "-r", ROOT / "requirements/run.txt"],
        env=environment,
        check=True,
    )
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", "--no-deps", wheel], env=environment, check=True
    )
    command = [str(tmp_path / "environment" / "bin" / "erawan"), "--no-browser"]
    with serving(command, tmp_path, environment) as opener:
        page = opener("/")
        named = set(re.findall(r'(?:src|href)="(/[^"]+)"', page))
        assert any(name.endswith(".js") for name in named)
        assert any(name.endswith(".css") for name in named)
        for name in named:
            assert opener(name)
        shipped = {
            name.removeprefix("erawan/server/static")
            for name in zipfile.ZipFile(wheel).namelist()
            if name.startswith("erawan/server/static/assets/")
        }
        for name in shipped:
            assert opener(name)


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
    for requirement in project["build-system"]["requires"]:
        assert requirement in project["dependency-groups"]["build"]
        assert requirement.lower() in pinned
