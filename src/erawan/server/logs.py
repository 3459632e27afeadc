"""What a site writes down of itself: one JSON object a line, with nothing that lets anybody in."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog

HIDDEN = "[hidden]"
SECRETS = (
    re.compile(r"((?:__Host-erawan|erawan_guest_\d+)=)[^;\s\"']+"),
    re.compile(r"((?:invitations|join)/[^/\s]+/)[^/\s?\"']+"),
    re.compile(r"(token=)[^&\s\"']+"),
    re.compile(r"()\$argon2[^\s\"']+"),
    re.compile(r"()\b[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}\b"),
    re.compile(r"()\b[0-9a-f]{40,}\b"),
)
"""Cookies, invitations, tokens, hashes of passwords, recovery codes, and whatever is as long."""


def write_lines(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """From now on all that is logged in this process goes to a stream, line by line."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[
                structlog.stdlib.add_log_level,
                structlog.stdlib.add_logger_name,
                structlog.stdlib.ExtraAdder(),
                structlog.processors.TimeStamper(fmt="iso", utc=True),
            ],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.format_exc_info,
                hide_secrets,
                structlog.processors.JSONRenderer(sort_keys=True),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)


def hide_secrets(_: object, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The same line without what looks like a secret, whoever wrote it."""
    return {name: _without(value) for name, value in line.items()}


def _without(value: Any) -> Any:
    if not isinstance(value, str):
        return value if isinstance(value, int | float | None) else _without(repr(value))
    for secret in SECRETS:
        value = secret.sub(rf"\g<1>{HIDDEN}", value)
    return value
