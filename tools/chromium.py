"""Finds the Chromium that the browser tests drive; `make test` installs one if it can.

`chromium.py` prints the path, or a sentence and exit code 1. `chromium.py install` installs one
where none is found; if it can't it says why, which is a failure only under CI=true: elsewhere the
browser tests are skipped, loudly.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
# DejaVu draws Cyrillic, the TLWG fonts Thai.
PACKAGES = ("chromium", "fonts-dejavu-core", "fonts-thai-tlwg")
MISSING = (
    "No Chromium was found: install one (Debian: apt install chromium), or name it in "
    "ERAWAN_CHROMIUM."
)
# Without network apt gives up after seconds, not minutes.
APT = ("apt-get", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=10")
SECONDS = 600.0
"""How long one apt-get may take; the download has some 100 MB."""


class NoChromium(Exception):
    """There is no Chromium here; the message says what to do."""


def find() -> str:
    """The path of a Chromium, by ERAWAN_CHROMIUM, then PATH; raises NoChromium."""
    named = os.environ.get("ERAWAN_CHROMIUM")
    if named:
        path = shutil.which(named)
        if not path:
            raise NoChromium(f"ERAWAN_CHROMIUM names {named}, which is no program.")
        return path
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if not path:
        raise NoChromium(MISSING)
    return path


def install() -> str:
    """The path of a Chromium, installed as root by apt-get if there is none; raises NoChromium."""
    try:
        return find()
    except NoChromium:
        root = os.name == "posix" and os.geteuid() == 0
        if os.environ.get("ERAWAN_CHROMIUM") or not root or not shutil.which("apt-get"):
            raise
    print("installing Chromium for the browser tests …", flush=True)
    _run([*APT, "update"])
    _run([*APT, "install", "--yes", "--no-install-recommends", *PACKAGES])
    return find()


def _run(command: list[str]) -> None:
    said = " ".join(command)
    process = subprocess.Popen(
        command,
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        output, _ = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # with its helpers, which would keep the pipe open
        process.communicate()
        raise NoChromium(f"{MISSING} `{said}` was not done after {SECONDS:.0f} s.") from None
    if process.returncode:
        raise NoChromium(f"{MISSING} `{said}` failed: {output.strip()}")


def main() -> None:
    """Print the path, or install."""
    try:
        match sys.argv[1:]:
            case []:
                print(find())
            case ["install"]:
                install()
            case _:
                sys.exit("usage: chromium.py [install]")
    except NoChromium as missing:
        if sys.argv[1:] and os.environ.get("CI") != "true":
            print(f"THE BROWSER TESTS WILL BE SKIPPED. {missing}", file=sys.stderr)
        else:
            sys.exit(str(missing))


if __name__ == "__main__":
    main()
