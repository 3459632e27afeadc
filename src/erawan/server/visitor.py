"""Who asks: whoever sits at this machine's one screen, or somebody who has come to a site."""

from __future__ import annotations

import shutil
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from pathlib import Path

from erawan.server.permissions import OF_PEOPLE, Action, Role, action_of, check
from erawan.tables.actions import AnyAction
from erawan.tables.people import ROOM
from erawan.tables.refusal import denied, missing_table
from erawan.tables.table import Table
from erawan.tables.users import User

LEARNERS = "learners"


class Visitor(ABC):
    """Somebody who looks at tables through some eyes, and may do some things there.

    `user` is who it is on a site; None without a name. `session` is how this browser is known.
    """

    def __init__(self, user: User | None = None, session: str | None = None) -> None:
        self.user = user
        self.session = session

    at_home = False
    """Whether this is the machine's own screen, on which all may play."""

    @property
    def shelf(self) -> str | None:
        """Whose lists of tables these are; None for those of the one screen."""
        return self.user_id

    @property
    def user_id(self) -> str | None:
        """By what the database knows somebody on a site."""
        return None if self.user is None else self.user.id

    def speaks_for(self, _table: Table) -> str | None:
        """In whose name one says who sits at a table."""
        return self.user_id

    @abstractmethod
    async def refresh(self) -> None:
        """Know what has become of somebody since; raises sqlite3.Error."""

    @abstractmethod
    def seat(self, table: Table) -> int | None:
        """Through whose eyes a table is seen; None for one who only looks on."""

    @abstractmethod
    def check(self, action: Action, table: Table | None = None) -> None:
        """Raises Refusal unless this one may do something, here or at a table."""

    @abstractmethod
    def check_act(self, act: AnyAction, table: Table) -> None:
        """Raises Refusal unless this one may ask for an act at a table."""

    @abstractmethod
    def folder(self, data: Path) -> Path:
        """Where in the data folder it is kept what this one has learnt."""


class Screen(Visitor):
    """Everybody at the one screen of this machine: one sees and plays for all."""

    at_home = True

    async def refresh(self) -> None:
        """Nobody is known here."""

    def seat(self, table: Table) -> int | None:
        """The one who can move, or who moved last."""
        return table.viewer

    def check(self, action: Action, table: Table | None = None) -> None:
        """One may do everything."""

    def check_act(self, act: AnyAction, table: Table) -> None:
        """One may do everything."""

    def folder(self, data: Path) -> Path:
        """There is one learner."""
        return data


SCREEN = Screen()


class Guest(Visitor):
    """A browser on a site, of somebody with a name or of a stranger."""

    def __init__(
        self,
        user: User | None,
        find: Callable[[str], Awaitable[User | None]],
        session: str | None = None,
    ) -> None:
        super().__init__(user, session)
        self._find = find

    async def refresh(self) -> None:
        """Notice that the host has blocked somebody whose tab is open."""
        if self.user is not None:
            self.user = await self._find(self.user.id)

    def seat(self, table: Table) -> int | None:
        """One's own seat, if one has any."""
        if self.user is None or table.people is None:
            return None
        return table.people.seat_of(self.user.id)

    def roles(self, table: Table | None = None) -> frozenset[Role]:
        """What one is: nothing more at a table that stands on one screen."""
        if self.user is None:
            return frozenset({Role.STRANGER})
        if self.user.blocked:
            return frozenset({Role.BLOCKED})
        roles = {Role.GUEST}
        if table is not None and table.people is not None:
            seat = self.seat(table)
            if seat is not None:
                roles.add(Role.SEAT)
            if seat is not None and seat == table.to_move:
                roles.add(Role.MOVER)
            if table.people.maker == self.user.id:
                roles.add(Role.MAKER)
        return frozenset(roles)

    def check(self, action: Action, table: Table | None = None) -> None:
        """Raises Refusal unless one's roles have the right."""
        if table is not None and table.people is None:
            raise missing_table()
        check(action, self.roles(table))

    def check_act(self, act: AnyAction, table: Table) -> None:
        """Raises Refusal unless one's roles have the right.

        Who has a seat may have sent it before, when it was their turn: the table knows.
        """
        has_seat = self.seat(table) is not None
        self.check(Action.ACT if has_seat else action_of(act), table)

    def folder(self, data: Path) -> Path:
        """Everybody with a name learns apart."""
        if self.user is None:
            return data
        return learner_folder(data, self.user.id)


class Owner(Guest):
    """Whoever sits at the machine that is the table of a room.

    On tables that stand on its one screen they play for all. Where each plays on a phone they see
    what lies on the table, unless they sit there too, and do what who made the table may.
    """

    at_home = True

    @property
    def shelf(self) -> str | None:
        """All tables of the machine."""
        return ROOM

    def seat(self, table: Table) -> int | None:
        """One's own; on one screen the one who can move, or who moved last."""
        return table.viewer if table.people is None else super().seat(table)

    def speaks_for(self, table: Table) -> str | None:
        """Who made the table, whoever that is."""
        return self.user_id if table.people is None else table.people.maker

    def roles(self, table: Table | None = None) -> frozenset[Role]:
        """More than a guest at every table."""
        return super().roles(table) | {Role.GUEST, Role.MAKER, Role.OWNER}

    def check(self, action: Action, table: Table | None = None) -> None:
        """Raises Refusal for what only makes sense for people who have come."""
        if action in OF_PEOPLE:
            raise denied("not-yours", "This is the table's own screen: it needs no account.")
        if table is not None and table.people is not None:
            check(action, self.roles(table))

    def check_act(self, act: AnyAction, table: Table) -> None:
        """Raises Refusal unless it is done on one screen, or one's roles have the right."""
        if table.people is not None:
            super().check_act(act, table)

    def folder(self, data: Path) -> Path:
        """There is one learner at this machine."""
        return data


def learner_folder(data: Path, user: str) -> Path:
    """Where it is kept what somebody on a site has learnt."""
    own = data / LEARNERS / user
    own.mkdir(mode=0o700, parents=True, exist_ok=True)
    return own


def move_learnt(data: Path, old: str, new: str) -> None:
    """Give what one has learnt to another, who keeps what is there already; raises OSError."""
    source, target = learner_folder(data, old), learner_folder(data, new)
    for file in source.iterdir():
        if not (target / file.name).exists():
            file.replace(target / file.name)
    shutil.rmtree(source)
