"""Starting the app, or opening the one that runs."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from erawan.server.access import Access
    from erawan.server.folder import Folder

STARTING_SECONDS = 15.0


def run(open_browser: bool, port: int | None, data: Path | None) -> None:
    """Serve the app until Ctrl-C and open it; if it runs already, only open it."""
    import time

    from erawan.core.errors import ErawanError
    from erawan.core.lock import Held
    from erawan.server.folder import Folder
    from erawan.server.instance import answers

    folder = Folder.open(data)
    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end:
        try:
            with folder.hold():
                _start(folder, port, open_browser)
                return
        except Held:
            access = folder.read_access()
        if access and answers(access):
            _join(access, open_browser)
            return
        # The other one may be starting or ending at this moment.
        time.sleep(0.1)
    raise ErawanError(
        f"Another erawan holds {folder.path} but does not answer: end that one and try again."
    )


def _start(folder: Folder, port: int | None, open_browser: bool) -> None:
    import threading

    from erawan.server.access import Access
    from erawan.server.instance import DEFAULT_PORT, bind
    from erawan.server.serve import serve

    last = folder.read_access()
    wanted = port or (last.port if last else DEFAULT_PORT)
    with bind(wanted, _say) as listener:
        actual: int = listener.getsockname()[1]
        access = Access(actual, last.token) if last else Access.fresh(actual)
        folder.write_access(access)

        def ready() -> None:
            _say(f"Erawan is at {access.link}\nCtrl-C ends it.")
            if open_browser:
                # Some browsers come back only when they are closed.
                threading.Thread(target=_open, args=(access,), daemon=True).start()

        try:
            serve(listener, access, folder, ready)
        except KeyboardInterrupt:
            _say("Erawan has ended; everything is saved.")


def _join(access: Access, open_browser: bool) -> None:
    _say(f"Erawan runs already, at {access.link}")
    if open_browser:
        _open(access)


def _open(access: Access) -> None:
    import time
    import webbrowser

    # Without a screen only a text browser could answer, and it would take the terminal over.
    screens = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}
    if not sys.platform.startswith("linux") or os.environ.keys() & screens:
        webbrowser.open(f"{access.address}?token={access.ticket(time.time())}")


def _say(sentence: str) -> None:
    print(sentence, flush=True)
