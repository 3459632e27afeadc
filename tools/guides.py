"""Runs the guides: `python tools/guides.py` writes what their commands print into docs/guides.md.

A block of Python under a line with nothing but a file's name is that file; a block of commands is
run in a folder of its own, with the checkout's `docs` beside the files, and the block of text after
it is what it prints. A test runs them the same way and compares.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GUIDES = ROOT / "docs" / "guides.md"
PICTURE = ROOT / "docs" / "pictures" / "match.svg"

FILE = re.compile(r"^`([\w.]+)`:\n\n```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMANDS = re.compile(r"^```sh\n(.*?)^```\n\n```text\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def run(document: str, folder: Path) -> str:
    """The guides as they are when their commands are run in a folder; raises CalledProcessError."""
    for file, text in FILE.findall(document):
        (folder / file).write_text(text)
    (folder / "docs").symlink_to(ROOT / "docs")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    # One thread: what it computes shall not depend on how many cores there are.
    environment = {**os.environ, "PATH": path, "OPENBLAS_NUM_THREADS": "1"}

    def printed(found: re.Match[str]) -> str:
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", found[1]],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
            check=True,
        )
        return f"```sh\n{found[1]}```\n\n```text\n{done.stdout}```"

    return COMMANDS.sub(printed, document)


def main() -> None:
    """Run the guides and write them down, with the plot of the match."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        GUIDES.write_text(run(GUIDES.read_text(), folder))
        shutil.copy(folder / "match.svg", PICTURE)


if __name__ == "__main__":
    main()
