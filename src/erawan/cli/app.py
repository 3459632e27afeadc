"""Starting the app, or opening the one that runs."""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from erawan.server.access import Access
    from erawan.server.folder import Folder
    from erawan.server.networks import Place
    from erawan.server.room_link import Room

STARTING_SECONDS = 15.0


def run(
    open_browser: bool, port: int | None, data: Path | None, *, lan: bool, address: str | None
) -> None:
    """Serve the app until Ctrl-C and open it; if it runs already, only open it.

    With `lan` also to the phones in the network in which this machine has that address.
    """
    import time

    from erawan.core.errors import ErawanError
    from erawan.core.lock import Held
    from erawan.server.folder import Folder
    from erawan.server.instance import answers, has_room

    folder = Folder.open(data)
    place = _place(address) if lan else None
    end = time.monotonic() + STARTING_SECONDS
    while time.monotonic() < end:
        try:
            with folder.hold():
                _start(folder, port, open_browser, place)
                return
        except Held:
            access = folder.read_access()
        if access and answers(access):
            if lan and not has_room(access):
                raise ErawanError(
                    "Erawan runs already, without the room: end it, then start it with --lan."
                )
            _join(access, open_browser)
            return
        # The other one may be starting or ending at this moment.
        time.sleep(0.1)
    raise ErawanError(
        f"Another erawan holds {folder.path} but does not answer: end that one and try again."
    )


def _place(address: str | None) -> Place:
    """Where the phones find this machine; raises NoNetwork."""
    from erawan.server.networks import choose, places, way_out

    return choose(address, places(), way_out())


def _start(folder: Folder, port: int | None, open_browser: bool, place: Place | None) -> None:
    import threading

    from erawan.server.access import Access
    from erawan.server.instance import DEFAULT_PORT, bind, bind_exactly
    from erawan.server.serve import serve, serve_room

    last = folder.read_access()
    wanted = port or (last.port if last else DEFAULT_PORT)
    with ExitStack() as opened:
        listener = opened.enter_context(bind(wanted, _say))
        actual: int = listener.getsockname()[1]
        access = Access(actual, last.token) if last else Access.fresh(actual)
        folder.write_access(access)

        room = None if place is None else _room(place, actual)

        def ready() -> None:
            if room is not None:
                _invite(room)
            _say(f"Erawan is at {access.link}\nCtrl-C ends it.")
            if open_browser:
                # Some browsers come back only when they are closed.
                threading.Thread(target=_open, args=(access,), daemon=True).start()

        try:
            if room is None:
                serve(listener, access, folder, ready)
            else:
                outside = opened.enter_context(bind_exactly(room.place.address, actual))
                serve_room([listener, outside], access, room, folder, ready)
        except KeyboardInterrupt:
            _say("Erawan has ended; everything is saved.")


def _room(place: Place, port: int) -> Room:
    from erawan.server.networks import others, places
    from erawan.server.room_link import Room

    return Room.fresh(place, port, tuple(others(place, places())))


def _invite(room: Room) -> None:
    """Show phones the way, by a QR code where the terminal can draw one."""
    import segno

    _say(f"Phones in the room come in by this link, or scan it:\n{room.link}")
    if (sys.stdout.encoding or "").lower().startswith("utf"):
        segno.make(room.link, micro=False, error="m").terminal(sys.stdout, compact=True)
    if room.others:
        _say(f"This machine is in other networks too: choose by --address {room.others[0]}")


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
