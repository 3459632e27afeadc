"""The JSON API: everything the page does, as plain requests."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from erawan.server.desk import Desk
from erawan.server.presence import while_present
from erawan.server.problem import problem_of
from erawan.server.requests import (
    ActAnswer,
    ActRequest,
    Again,
    Created,
    Lobby,
    Paste,
    TablePage,
)
from erawan.tables.plan import Plan
from erawan.views.model import Hint

TableId = Annotated[str, PathParameter(min_length=1, max_length=32)]
Rows = Annotated[int, QueryParameter(ge=0, le=2**31)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**31)]


@get("/lobby")
async def lobby(desk: NamedDependency[Desk]) -> Lobby:
    """The games, tables to continue, and recent ones."""
    return await desk.lobby()


@post("/records")
async def paste(desk: NamedDependency[Desk], data: JSONBody[Paste]) -> Created:
    """Put a record on a table, to be looked at."""
    table, damage = await desk.paste(data.text)
    return Created(table, None if damage is None else problem_of(damage))


class Tables(Controller):
    """Tables, one by one."""

    path = "/tables"

    @post()
    async def create(self, desk: NamedDependency[Desk], data: JSONBody[Plan]) -> Created:
        """Set up a table."""
        return Created(await desk.create(data))

    @get("/{table:str}")
    async def show(
        self,
        desk: NamedDependency[Desk],
        table: TableId,
        have: Rows = 0,
        ply: Moment = None,
    ) -> TablePage:
        """A table now, or as it was after so many moves."""
        return TablePage(await desk.info(table), await desk.view(table, have, ply))

    @post("/{table:str}/acts", status_code=200)
    async def act(
        self, desk: NamedDependency[Desk], table: TableId, data: JSONBody[ActRequest]
    ) -> ActAnswer:
        """Do something at a table, once, however often it is sent."""
        made, view = await desk.do(table, data.id, data.version, data.act, data.have)
        return ActAnswer(data.id, made, view)

    @post("/{table:str}/hint", status_code=200)
    async def hint(
        self, request: Request[Any, Any, Any], desk: NamedDependency[Desk], table: TableId
    ) -> Hint:
        """What the computer would play for the person to move; nothing is played."""
        return await while_present(request, desk.hint(table))

    @post("/{table:str}/again")
    async def again(
        self, desk: NamedDependency[Desk], table: TableId, data: JSONBody[Again]
    ) -> Created:
        """Set up a table with the same settings."""
        return Created(await desk.again(table, data.rotate))

    @get("/{table:str}/record", media_type="text/plain")
    async def record(self, desk: NamedDependency[Desk], table: TableId) -> str:
        """The game as a record."""
        return await desk.record(table)

    @delete("/{table:str}")
    async def hide(self, desk: NamedDependency[Desk], table: TableId) -> None:
        """Take a table off the lists."""
        await desk.hide(table)


def api_routes() -> Router:
    """All of it, under /api."""
    return Router("/api", route_handlers=[lobby, paste, Tables])
