"""Finds the Chromium that the browser tests drive; as root under CI it installs one.

Run as a program it prints the path, or a sentence and exit code 1.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
# DejaVu draws Cyrillic, the TLWG fonts Thai.
PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-thai-tlwg")
MISSING = (
    "No Chromium was found: install one (Debian: apt install chromium), or name it in "
    "ERAWAN_CHROMIUM."
)


class NoChromium(Exception):
    """There is no Chromium here; the message says what to do."""


def find() -> str:
    """The path of a Chromium, by ERAWAN_CHROMIUM, then PATH, then apt; raises NoChromium."""
    named = os.environ.get("ERAWAN_CHROMIUM")
    if named:
        path = shutil.which(named)
        if not path:
            raise NoChromium(f"ERAWAN_CHROMIUM names {named}, which is no program.")
        return path
    path = _on_path()
    if not path and _may_install():
        _install()
        path = _on_path()
    if not path:
        raise NoChromium(MISSING)
    return path


def _on_path() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def _may_install() -> bool:
    root = os.name == "posix" and os.geteuid() == 0
    return root and os.environ.get("CI") == "true" and shutil.which("apt-get") is not None


def _install() -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *PACKAGES]
    for command in (["apt-get", "update"], install):
        done = subprocess.run(command, env=quiet, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoChromium(f"`{' '.join(command)}` failed: {done.stderr.strip()}")


def main() -> None:
    """Print the path."""
    try:
        print(find())
    except NoChromium as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
