"""`make test` gets itself a Chromium where it can, and says loudly where it can't."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.package.checkout import ROOT

AS_USER = "import os, runpy, sys; user = int(sys.argv.pop(1)); os.geteuid = lambda: user; "
FINDER = AS_USER + "runpy.run_path('tools/chromium.py', run_name='__main__')"

INSTALLS = """#!/bin/sh
echo "$@" >> "{folder}/calls"
case "$*" in *install*)
    printf '#!/bin/sh\\n' > "{folder}/chromium"
    /bin/chmod +x "{folder}/chromium"
esac
"""
FAILS = """#!/bin/sh
echo "$@" >> "{folder}/calls"
echo "E: no network"
exit 100
"""


class Machine:
    """A machine whose PATH has nothing but an apt-get of ours, which writes down its calls."""

    def __init__(self, folder: Path, apt: str) -> None:
        self.folder = folder
        (folder / "apt-get").write_text(apt.format(folder=folder))
        (folder / "apt-get").chmod(0o755)

    def run(self, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the checkout, with no Chromium but what apt-get installs."""
        left_out = {"CI", "ERAWAN_CHROMIUM"}
        environment = {name: value for name, value in os.environ.items() if name not in left_out}
        environment |= {"PATH": str(self.folder), **settings}
        return subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )

    def install(self, user: int = 0, **settings: str) -> subprocess.CompletedProcess[str]:
        """What the suite does before the browser tests, as this user."""
        return self.run("-c", FINDER, str(user), "install", **settings)

    @property
    def calls(self) -> list[str]:
        """What apt-get was asked for."""
        file = self.folder / "calls"
        return file.read_text().splitlines() if file.exists() else []


def test_root_gets_a_chromium_with_its_fonts_once(tmp_path: Path) -> None:
    machine = Machine(tmp_path, INSTALLS)
    assert machine.install().returncode == 0
    update, install = machine.calls
    assert update.endswith("update")
    assert {"chromium", "fonts-dejavu-core", "fonts-thai-tlwg"} <= set(install.split())
    assert machine.run("tools/chromium.py").stdout.strip() == str(tmp_path / "chromium")
    assert machine.install().stdout == "", "the second time nothing is done"
    assert len(machine.calls) == 2


def test_who_may_not_install_is_told_what_to_do(tmp_path: Path) -> None:
    machine = Machine(tmp_path, INSTALLS)
    done = machine.install(user=1000)
    assert done.returncode == 0
    assert "THE BROWSER TESTS WILL BE SKIPPED. No Chromium was found: install one" in done.stderr
    assert machine.calls == []


def test_a_chromium_that_was_named_is_not_replaced_by_another(tmp_path: Path) -> None:
    machine = Machine(tmp_path, INSTALLS)
    done = machine.install(ERAWAN_CHROMIUM="no-such-program")
    assert "ERAWAN_CHROMIUM names no-such-program, which is no program." in done.stderr
    assert machine.calls == []


def test_an_installation_that_hangs_is_given_up_with_all_its_helpers(tmp_path: Path) -> None:
    machine = Machine(tmp_path, "#!/bin/sh\n/bin/sleep 100 & /bin/sleep 100\n")
    impatient = (
        "import os, sys; os.geteuid = lambda: 0; sys.path.insert(0, 'tools'); import chromium; "
        "chromium.SECONDS = 0.5; sys.argv = ['chromium.py', 'install']; chromium.main()"
    )
    start = time.monotonic()
    done = machine.run("-c", impatient)
    assert time.monotonic() - start < 90, "it did not wait for the helper, which held the pipe"
    assert "update` was not done after" in done.stderr


@pytest.mark.parametrize("ci", [False, True], ids=["at home", "CI=true"])
def test_the_suite_tries_then_skips_loudly_or_fails_under_ci(ci: bool, tmp_path: Path) -> None:
    machine = Machine(tmp_path, FAILS)
    done = machine.run("tools/suite.py", "browser", CI="true" if ci else "")
    assert done.returncode == (1 if ci else 0)
    assert "THE BROWSER TESTS DID NOT RUN. No Chromium was found: install one" in done.stdout
    if os.geteuid() == 0:
        assert "failed: E: no network" in done.stderr
        assert machine.calls
