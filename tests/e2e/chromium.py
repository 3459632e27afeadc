"""How the system's Chromium is started."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

FINDER = Path(__file__).resolve().parents[2] / "tools" / "chromium.py"
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


class NoChromium(Exception):
    """There is none; the message says what to do."""


def launch_options() -> dict[str, Any]:
    """What Playwright needs to launch it; raises NoChromium."""
    found = subprocess.run([sys.executable, FINDER], capture_output=True, text=True, check=False)
    if found.returncode:
        raise NoChromium(found.stderr.strip())
    root = os.name == "posix" and os.geteuid() == 0
    flags = [*FLAGS, "--no-sandbox"] if root else FLAGS
    return {"executable_path": found.stdout.strip(), "args": flags}
