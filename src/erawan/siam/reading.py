"""Reading a position's JSON or text into a `Setup`: what has the wrong form is a BadPosition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from erawan.core.errors import BadBoard, BadPosition
from erawan.siam.board import load_board
from erawan.siam.notation import check_entry, parse_text
from erawan.siam.options import DEFAULTS, Options
from erawan.siam.seen import Seen
from erawan.siam.setup import Setup
from erawan.siam.state import NAME

KEYS = ("game", "text", "options")


def read_setup(obj: object) -> Setup:
    """The setup of a JSON object; raises BadPosition for a wrong form, not for broken rules."""
    if not isinstance(obj, Mapping):
        raise BadPosition("position", "", "an object is needed")
    for key in KEYS:
        if key not in obj:
            raise BadPosition(key, "", "is missing")
    if obj["game"] != NAME:
        raise BadPosition("game", "", f"{NAME} is needed")
    options = read_options(obj["options"])
    return read_with_options(obj, options)


def read_text(text: object, options: Options) -> Setup:
    """The setup of a position's text, with nothing seen before; raises BadPosition."""
    return read_with_options({"text": text, "seen": ()}, options)


def read_with_options(obj: Mapping[str, Any], options: Options) -> Setup:
    """The setup of an object whose options are read already; raises BadPosition."""
    fields = parse_text(options.board.grid, obj["text"])
    return Setup(options, *fields, read_seen(obj, options))


def read_options(obj: object) -> Options:
    """The options of a JSON object that has them all; raises BadPosition."""
    if not isinstance(obj, Mapping):
        raise BadPosition("options", "", "an object is needed")
    for field in DEFAULTS:
        if field not in obj:
            raise BadPosition(f"options.{field}", "", "is missing")
    values = {field: obj[field] for field in DEFAULTS}
    try:
        return Options(**{**values, "board": load_board(values["board"])})
    except BadBoard as error:
        raise BadPosition("options.board", "S1.1", str(error)) from error


def read_seen(obj: Mapping[str, Any], options: Options) -> Seen:
    """The positions passed, which count only while `repetition` is on; raises BadPosition."""
    if options.repetition is None:
        return Seen.of(())
    if "seen" not in obj:
        raise BadPosition("seen", "SH.1", "is missing, though repetition is on")
    if not isinstance(obj["seen"], list | tuple):
        raise BadPosition("seen", "SH.1", "a list is needed")
    flagged = options.removals is not None
    for place, entry in enumerate(obj["seen"]):
        check_entry(options.board.grid, entry, flagged, f"seen[{place}]")
    return Seen.of(obj["seen"])
