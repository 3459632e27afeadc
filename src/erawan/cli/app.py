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
    from erawan.server.folder import Folder
    from erawan.server.lock import Held, Lock

    folder = Folder.open(data)
    try:
        with Lock(folder.lock):
            _start(folder, port, open_browser)
    except Held:
        _join(folder, open_browser)
    except KeyboardInterrupt:
        _say("Erawan has ended; everything is saved.")


def _start(folder: Folder, port: int | None, open_browser: bool) -> None:
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
                _open(access)

        serve(listener, access, folder, ready)


def _join(folder: Folder, open_browser: bool) -> None:
    access = _find(folder)
    _say(f"Erawan runs already, at {access.link}")
    if open_browser:
        _open(access)


def _find(folder: Folder) -> Access:
    """The running app's access; it may be starting at this moment, so ask for a while."""
    import time

    from erawan.core.errors import ErawanError
    from erawan.server.instance import answers

    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end:
        access = folder.read_access()
        if access and answers(access):
            return access
        time.sleep(0.1)
    raise ErawanError(
        f"Another erawan holds {folder.path} but does not answer: end that one and try again."
    )


def _open(access: Access) -> None:
    """Open the page in a thread of its own, for some browsers return only when they are closed."""
    import threading
    import time
    import webbrowser

    # Without a screen only a text browser could answer, and it would take the terminal over.
    if sys.platform.startswith("linux") and not (
        os.environ.keys() & {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}
    ):
        return
    address = f"{access.address}?token={access.ticket(time.time())}"
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()


def _say(sentence: str) -> None:
    print(sentence, flush=True)
