"""Accounts on a site: made by a guest, entered from any browser, with codes for who forgets."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial

from erawan.server.limits import Buckets, Rate, address_key
from erawan.server.names import fold_name, taken
from erawan.server.passwords import Passwords, new_codes, plain_code
from erawan.server.site import Site
from erawan.server.visitor import Visitor, move_learnt
from erawan.tables import accounts as kept
from erawan.tables.accounts import Account
from erawan.tables.handing_over import hand_over
from erawan.tables.refusal import Kind, Refusal, often, untimely
from erawan.tables.sessions import hash_token
from erawan.tables.table_service import TableService
from erawan.tables.users import User

WRONG_FROM_ADDRESS = Rate(10, 60)
WRONG_FOR_NAME = Rate(20, 60)
"""How many wrong passwords and codes are heard out, whether or not there is such a name."""


CONFIRMED_MS = 5 * 60 * 1000
MOST_CONFIRMED = 1000


log = logging.getLogger(__name__)


class Accounts:
    """Makes accounts, and lets people into them; raises Refusal, and sqlite3.Error."""

    def __init__(self, site: Site, tables: TableService) -> None:
        self._site = site
        self._tables = tables
        self._store = tables.store
        self._passwords = Passwords()
        self._confirmed: OrderedDict[str, int] = OrderedDict()
        self._wrong = (Buckets(WRONG_FROM_ADDRESS), Buckets(WRONG_FOR_NAME))

    async def make(self, user: User, password: str) -> list[str]:
        """Make a guest's account; its recovery codes, which nobody is told again."""
        if user.account:
            raise untimely("has-account", "You have an account already.")
        account = Account(user.id, await self._passwords.hash(password))
        codes, now = new_codes(), self._tables.now()
        add = partial(kept.add_account, account=account, codes=hashes(codes), now=now)
        if not await self._store.write(add):
            raise taken()
        self._site.users.forget(user.id)
        log.info("An account was made.", extra={"user": user.id})
        return codes

    async def enter(self, visitor: Visitor, address: str, name: str, password: str) -> User:
        """Who has that name and password; what a guest has played goes over to the account."""
        looks = fold_name(name)
        with self._guessing(address, looks):
            account = await self._store.read(partial(kept.find_account, looks=looks))
            hashed = None if account is None else account.password
            fits = await self._passwords.fits(hashed, password)
            if account is None or not fits:
                raise wrong("login", "There is no account of this name with this password.")
        if self._passwords.is_old(account.password):
            await self._set(account.user, password)
        return await self.come_in(visitor, account.user)

    async def recover(
        self, visitor: Visitor, address: str, name: str, code: str, password: str
    ) -> User:
        """Who has that name and recovery code, which is used up; every other browser is let go."""
        looks, given = fold_name(name), hash_token(plain_code(code))
        with self._guessing(address, looks):
            account = await self._store.read(partial(kept.find_account, looks=looks))
            user = "" if account is None else account.user
            if not await self._store.read(partial(kept.is_code, user=user, code=given)):
                raise wrong("code", "There is no account of this name with this recovery code.")
        hashed = await self._passwords.hash(password)
        use = partial(kept.use_code, user=user, code=given, password=hashed)
        if not await self._store.write(use):
            raise wrong("code", "This recovery code was used already.")
        await self._site.sessions.end_all(user)
        return await self.come_in(visitor, user)

    async def leave(self, visitor: Visitor) -> None:
        """Log this browser out; a guest would never come back and is not let go."""
        if visitor.user is None or not visitor.user.account:
            raise _no_account()
        await self._end_session(visitor)

    async def change_password(self, visitor: Visitor, address: str, old: str, new: str) -> None:
        """Another password, for who knows the old one; every other browser is let go."""
        user = await self.prove(visitor, address, old)
        await self._set(user, new)
        await self._site.sessions.end_all(user, visitor.session)

    async def renew_codes(self, visitor: Visitor, address: str, password: str) -> list[str]:
        """New recovery codes in place of the old ones, for who knows the password."""
        user, codes = await self.prove(visitor, address, password), new_codes()
        await self._store.write(partial(kept.replace_codes, user=user, codes=hashes(codes)))
        return codes

    def forget(self, user: str) -> None:
        """Somebody has an account by now: look again."""
        self._site.users.forget(user)

    def confirm(self, session: str) -> None:
        """Somebody has just shown by a passkey to be who this browser is known as."""
        self._confirmed[session] = self._tables.now() + CONFIRMED_MS
        while len(self._confirmed) > MOST_CONFIRMED:
            self._confirmed.popitem(last=False)

    async def prove(self, visitor: Visitor, address: str, password: str) -> str:
        """The visitor's id, if the password is right or a passkey was just used; raises Refusal."""
        user = visitor.user_id or ""
        account = await self._store.read(partial(kept.account_of, user=user))
        if account is None:
            raise _no_account()
        if self._confirmed.get(visitor.session or "", 0) > self._tables.now():
            return user
        with self._guessing(address, user):
            if not await self._passwords.fits(account.password, password):
                raise wrong("password", "This is not your password.")
        return user

    async def codes_left(self, user: str) -> int:
        """How many recovery codes were not used yet."""
        return await self._store.read(partial(kept.count_codes, user=user))

    async def has_password(self, user: str) -> bool:
        """Whether one comes in by a password, not by passkeys alone."""
        account = await self._store.read(partial(kept.account_of, user=user))
        return account is not None and account.password != ""

    async def _set(self, user: str, password: str) -> None:
        account = Account(user, await self._passwords.hash(password))
        await self._store.write(partial(kept.set_password, account=account))

    async def come_in(self, visitor: Visitor, user_id: str) -> User:
        """Somebody is known as this user from now on, with what they had as a guest."""
        before = visitor.user
        if before is not None and before.id != user_id and not before.account:
            await hand_over(self._tables, before.id, user_id)
            with suppress(OSError):
                await asyncio.to_thread(move_learnt, self._site.folder, before.id, user_id)
            self._site.users.forget(before.id)
        await self._end_session(visitor)
        found = await self._site.users.find(user_id)
        if found is None:
            raise wrong("login", "This account is gone.")
        return found

    async def _end_session(self, visitor: Visitor) -> None:
        if visitor.session is not None:
            await self._site.sessions.end(visitor.session)

    @contextmanager
    def _guessing(self, address: str, name: str) -> Iterator[None]:
        """Hear a guess, unless there were too many from there or for this name; raises Refusal.

        What was right, or not looked at, does not count.
        """
        both = list(zip(self._wrong, (address_key(address), name[:64]), strict=True))
        if not all(buckets.take(key) for buckets, key in both):
            raise often()
        try:
            yield
        except Refusal as error:
            if error.kind is not Kind.FORBIDDEN:
                _give_back(both)
            else:
                log.info("Somebody guessed wrong.")
            raise
        _give_back(both)


def _give_back(taken_from: list[tuple[Buckets, str]]) -> None:
    for buckets, key in taken_from:
        buckets.give_back(key)


def hashes(codes: list[str]) -> list[str]:
    """What is kept of recovery codes."""
    return [hash_token(plain_code(code)) for code in codes]


def wrong(key: str, text: str) -> Refusal:
    """What somebody hears who is not let in."""
    return Refusal(Kind.FORBIDDEN, f"wrong-{key}", text)


def _no_account() -> Refusal:
    return untimely("no-account", "You have no account here.")
