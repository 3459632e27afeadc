"""What is imported is declared, and what is declared is pinned with all that it needs in turn."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import files, packages_distributions, requires, version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.package.checkout import ROOT
from tests.some import some

sys.path.insert(0, str(ROOT / "tools"))
import kernels

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
SOURCES = ROOT / "src" / "erawan"
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]

COMPILED_AWAY = {"cython"}
"""Imported by the kernels' sources only, which Cython translates; the build requires it."""
ASKED_FOR_BY_NAME = {
    "websockets": 'ws="websockets-sansio"',  # uvicorn loads the protocol that it is told
}
"""Declared though nothing imports them: others do, when our sources say this."""


def wanted(group: str) -> list[Requirement]:
    """What pyproject.toml declares for running (run, dev) and in a dependency group."""
    entries = [] if group == "build" else [*PROJECT["project"]["dependencies"]]
    extras = {"envs": ["envs"], "dev": [*EXTRAS]}.get(group, [])
    entries += [text for extra in extras for text in EXTRAS[extra]]
    entries += [] if group in ("run", "envs") else PROJECT["dependency-groups"][group]
    names = [entry for entry in entries if isinstance(entry, str)]
    included = [entry["include-group"] for entry in entries if not isinstance(entry, str)]
    deeper = [text for name in included for text in PROJECT["dependency-groups"][name]]
    return [Requirement(text) for text in names + deeper]


def pins(group: str) -> dict[str, str]:
    """The packages that a file of requirements/ pins on this machine, with their versions."""
    found: dict[str, str] = {}
    for line in (ROOT / "requirements" / f"{group}.txt").read_text().splitlines():
        if re.match(r"\w", line):
            requirement = Requirement(line.rstrip("\\ "))
            if applies(requirement):
                [exact] = requirement.specifier
                found[canonicalize_name(requirement.name)] = exact.version
    return found


def applies(requirement: Requirement, extra: str = "") -> bool:
    """Whether a requirement holds on this machine and with this extra."""
    marker = requirement.marker
    return marker is None or marker.evaluate({"extra": extra})


def needed(requirements: list[Requirement]) -> set[str]:
    """All packages that these lead to, by the metadata of the packages installed here."""
    seen: set[tuple[str, str]] = set()
    todo = list(requirements)
    while todo:
        requirement = todo.pop()
        for extra in ("", *requirement.extras):
            step = (canonicalize_name(requirement.name), extra)
            if step not in seen and applies(requirement, extra=""):
                seen.add(step)
                listed = map(Requirement, requires(requirement.name) or [])
                todo += [Requirement(_bare(one)) for one in listed if applies(one, extra)]
    return {name for name, _ in seen}


def _bare(requirement: Requirement) -> str:
    """A requirement without its marker, which has been looked at."""
    requirement.marker = None
    return str(requirement)


def imports() -> Iterator[tuple[str, Path]]:
    """Every module from elsewhere that a source file imports, by its dotted name."""
    for file in SOURCES.rglob("*.py*"):
        if file.suffix not in {".py", ".pyi"}:
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
                names = [node.module]
            for name in names:
                if name.partition(".")[0] not in {"erawan", *sys.stdlib_module_names}:
                    yield name, file


@cache
def owner(module: str) -> str:
    """The installed distribution a module belongs to; several share the package `fluent`."""
    path = module.replace(".", "/")
    [name] = {
        canonicalize_name(name)
        for name in packages_distributions().get(module.partition(".")[0], [])
        if any(str(file).startswith((f"{path}/", f"{path}.")) for file in files(name) or [])
    }
    return name


def test_every_import_is_declared_and_every_declared_package_imported() -> None:
    used: dict[str, Path] = {}
    optional: set[str] = set()
    for module, file in some(imports()):
        if module.partition(".")[0] in COMPILED_AWAY:
            assert file.parent in {ROOT / kernels.folder_of(room) for room in kernels.ROOMS}, file
        elif file.is_relative_to(SOURCES / "envs"):
            optional.add(owner(module))
        else:
            used[owner(module)] = file
    extras = {
        canonicalize_name(Requirement(text).name) for each in EXTRAS.values() for text in each
    }
    declared = {canonicalize_name(requirement.name) for requirement in wanted("run")}
    assert used
    assert optional == extras, "the environments import what the extras declare"
    assert used.keys() - declared == set(), "imported, but not declared in pyproject.toml"
    assert declared - used.keys() == ASKED_FOR_BY_NAME.keys(), "declared, but never imported"


def test_what_is_declared_without_an_import_is_asked_for_by_name() -> None:
    text = "".join(file.read_text() for file in SOURCES.rglob("*.py"))
    for words in ASKED_FOR_BY_NAME.values():
        assert words in text


@pytest.mark.parametrize("group", ["run", "build", "dev", "envs"])
def test_the_pins_are_what_is_declared_with_all_it_needs_and_nothing_else(group: str) -> None:
    pinned = pins(group)
    declared = [requirement for requirement in wanted(group) if applies(requirement)]
    assert declared
    for requirement in declared:
        assert pinned[canonicalize_name(requirement.name)] in requirement.specifier
    required = needed(declared)
    assert required - pinned.keys() == set(), "needed, but not pinned"
    assert pinned.keys() - required == set(), "pinned, but not needed"


def test_the_environment_holds_the_pinned_versions_and_they_fit_together() -> None:
    pinned = {**pins("dev"), **pins("run"), **pins("build")}
    assert {name: version(name) for name in pinned} == pinned
    done = subprocess.run(
        [sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
