"""What the JSON API of accounts takes and gives."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from erawan.server.passwords import MOST_CHARS

Password = Annotated[str, Meta(max_length=MOST_CHARS)]
GivenName = Annotated[str, Meta(max_length=80)]


class NewAccount(Struct, frozen=True):
    """A password for whoever asks, under the name that they have."""

    password: Password


class Login(Struct, frozen=True):
    """Who somebody says to be."""

    name: GivenName
    password: Password


class Recovery(Struct, frozen=True):
    """A recovery code in place of the password, and the password from now on."""

    name: GivenName
    code: Annotated[str, Meta(max_length=80)]
    password: Password


class NewPassword(Struct, frozen=True):
    """The password so far, and the one from now on."""

    old: Password
    new: Password


class Codes(Struct, frozen=True):
    """Recovery codes, shown this once."""

    codes: tuple[str, ...]


class SessionLine(Struct, frozen=True):
    """One browser of somebody: since when, when it came last (to the hour), roughly what it is.

    `own` is the one that asks.
    """

    id: str
    created: int
    seen: int
    browser: str
    own: bool


class PasskeyLine(Struct, frozen=True):
    """One passkey of somebody: since when, used when last, and by roughly which browser made."""

    id: str
    created: int
    seen: int
    browser: str


class SessionList(Struct, frozen=True):
    """All browsers that are logged in, and how many recovery codes are left.

    `password` is whether there is one: who has passkeys alone shows one of these instead.
    """

    sessions: tuple[SessionLine, ...]
    codes: int
    password: bool
    passkeys: tuple[PasskeyLine, ...]


class PasskeyWish(Struct, frozen=True):
    """Whether a passkey is to be made; else one is to be used."""

    making: bool


class PasskeyQuestion(Struct, frozen=True):
    """What the browser is to have signed, in the form of the web's own standard."""

    ticket: str
    options: dict[str, Any]


class PasskeyAnswer(Struct, frozen=True):
    """What the browser says to it, in the form of the web's own standard."""

    ticket: Annotated[str, Meta(max_length=64)]
    credential: dict[str, Any]
