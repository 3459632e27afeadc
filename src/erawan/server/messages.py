"""What the page and the server say to each other over the socket."""

from __future__ import annotations

from typing import Annotated

import msgspec

PressId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A JSON object whose `type` is the name of its class in small letters."""


class Hello(Message, frozen=True):
    """The page has come, or come back."""


class Press(Message, frozen=True):
    """The button was pressed; sent again with the same id until it is acknowledged."""

    id: PressId


class Welcome(Message, frozen=True):
    """The answer to Hello."""

    count: int


class Pressed(Message, frozen=True):
    """A press is kept; for the one who pressed it is the acknowledgement."""

    id: str
    count: int


class Problem(Message, frozen=True):
    """What was wrong with the last message, in words for a person."""

    message: str


Incoming = Hello | Press
Outgoing = Welcome | Pressed | Problem

_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


def parse_message(text: str | bytes) -> Incoming:
    """Read what a page sent; raises msgspec.DecodeError, of which ValidationError is a kind."""
    return _decoder.decode(text)


def format_message(message: Outgoing) -> str:
    """Write what goes to a page."""
    return _encoder.encode(message).decode()
