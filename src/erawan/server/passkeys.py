"""Passkeys on a site: made by a browser's device, and used in place of the password."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any, TypeVar

from erawan.server.accounts import Accounts, hashes, wrong
from erawan.server.passkey_place import Place
from erawan.server.passwords import new_codes
from erawan.server.visitor import Visitor
from erawan.tables import passkeys as kept
from erawan.tables.passkeys import Passkey
from erawan.tables.refusal import Kind, Refusal, untimely
from erawan.tables.store import Store
from erawan.tables.users import User

OPEN_MS = 5 * 60 * 1000
MOST_OPEN = 2000
CHALLENGE_BYTES = 32
NOT_THERE = "This passkey can't be used here."

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Challenge:
    """What was asked of a browser: for whom a passkey is made, or None, and until when."""

    text: bytes
    user: str | None
    until: int


class Passkeys:
    """Makes passkeys and lets people in by them; raises Refusal, and sqlite3.Error."""

    def __init__(self, accounts: Accounts, store: Store, now: Callable[[], int]) -> None:
        self._accounts = accounts
        self._store = store
        self._now = now
        self._open: OrderedDict[str, Challenge] = OrderedDict()

    async def begin(self, place: Place, user: User | None) -> tuple[str, dict[str, Any]]:
        """A ticket, and what the browser is to be asked: to make one for a user, or to use one."""
        place.check()
        challenge = Challenge(
            secrets.token_bytes(CHALLENGE_BYTES),
            None if user is None else user.id,
            self._now() + OPEN_MS,
        )
        known = [] if user is None else await self.of(user.id)
        asked = await asyncio.to_thread(
            lambda: _answers().options(place, challenge.text, user, known)
        )
        ticket = secrets.token_urlsafe(18)
        self._open[ticket] = challenge
        while len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return ticket, asked

    async def make(
        self, place: Place, user: User, browser: str, ticket: str, credential: dict[str, Any]
    ) -> list[str]:
        """Keep a new passkey; recovery codes for who had no account until now."""
        challenge = self._take(ticket)
        if challenge.user != user.id:
            raise wrong("passkey", NOT_THERE)
        found = await _checked(lambda: _answers().registered(place, challenge.text, credential))
        codes, now = new_codes(), self._now()
        passkey = Passkey(found[0], user.id, found[1], found[2], now, now, browser)
        add = partial(kept.add_passkey, passkey=passkey, codes=hashes(codes))
        is_new = await self._store.write(add)
        if is_new is None:
            raise untimely("passkey-kept", "This passkey is known already, or there are too many.")
        self._accounts.forget(user.id)
        return codes if is_new else []

    async def enter(
        self, place: Place, visitor: Visitor, ticket: str, credential: dict[str, Any]
    ) -> User:
        """Who has this passkey."""
        used = await self._use(place, ticket, credential)
        return await self._accounts.come_in(visitor, used.user)

    async def confirm(
        self, place: Place, visitor: Visitor, ticket: str, credential: dict[str, Any]
    ) -> None:
        """Show to be who this browser is known as."""
        used = await self._use(place, ticket, credential)
        if used.user != visitor.user_id or visitor.session is None:
            raise wrong("passkey", NOT_THERE)
        self._accounts.confirm(visitor.session)

    async def of(self, user: str) -> list[Passkey]:
        """Somebody's passkeys."""
        return await self._store.read(partial(kept.passkeys_of, user=user))

    async def remove(self, user: str, short: str) -> None:
        """Take one of somebody's passkeys away, named as in the list."""
        for each in await self.of(user):
            if short_id(each) == short:
                remove = partial(kept.remove_passkey, user=user, passkey_id=each.id)
                if not await self._store.write(remove):
                    raise untimely("passkey-last", "Choose a password first.")
                return
        raise Refusal(Kind.MISSING, "no-passkey", "There is no such passkey any more.")

    async def _use(self, place: Place, ticket: str, credential: dict[str, Any]) -> Passkey:
        challenge = self._take(ticket)
        name = credential.get("id")
        if challenge.user is not None or not isinstance(name, str):
            raise wrong("passkey", NOT_THERE)
        known = await self._store.read(partial(kept.find_passkey, passkey_id=name[:2000]))
        if known is None:
            raise wrong("passkey", NOT_THERE)
        count = await _checked(lambda: _answers().signed(place, challenge.text, credential, known))
        use = partial(kept.use_passkey, passkey_id=known.id, count=count, now=self._now())
        await self._store.write(use)
        return known

    def _take(self, ticket: str) -> Challenge:
        """What was asked, which is answered once."""
        challenge = self._open.pop(ticket, None)
        if challenge is None or challenge.until < self._now():
            raise untimely("passkey-late", "This took too long. Try once more.")
        return challenge


def _answers() -> ModuleType:
    """What reads browsers' answers, loaded when somebody first asks: cryptography is large."""
    from erawan.server import passkey_answers  # noqa: PLC0415 - see above

    return passkey_answers


def short_id(passkey: Passkey) -> str:
    """What a passkey is called where it is listed."""
    return passkey.id[:24]


async def _checked(work: Callable[[], T]) -> T:
    """What a browser's answer says, found out in a thread; raises Refusal for a wrong one."""
    try:
        return await asyncio.to_thread(work)
    except Exception as error:
        # Whatever goes wrong: readers of the many forms of answers fail in their own ways.
        raise wrong("passkey", NOT_THERE) from error
