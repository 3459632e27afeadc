"""The JSON API: everything the page does, as plain requests."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, HttpMethod, Request, Response, Router, delete, get, post, route
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from erawan.learn.guide import GuidePage
from erawan.server.app_service import AppService
from erawan.server.build import HEADER
from erawan.server.description import answers
from erawan.server.learn_api import Language, Learning
from erawan.server.practice_api import Practising
from erawan.server.presence import while_present
from erawan.server.requests import (
    ActAnswer,
    ActRequest,
    Again,
    Branch,
    Created,
    Lobby,
    Paste,
    Question,
    Shelf,
    TablePage,
    Title,
)
from erawan.tables.library import Wanted
from erawan.tables.plan import Plan
from erawan.tables.refusal import untimely
from erawan.views.model import GameStatistics, Hint, Problem

TableId = Annotated[str, PathParameter(min_length=1, max_length=32)]
Rows = Annotated[int, QueryParameter(ge=0, le=2**31)]
# Litestar takes the word null for None, and would describe the number without its least value.
MAYBE_NUMBER = {"one_of": None, "type": ["integer", "null"], "minimum": 0}
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**31, schema_extra=MAYBE_NUMBER)]


@get("/lobby", responses=answers(503))
async def lobby(service: NamedDependency[AppService]) -> Lobby:
    """The games, tables to continue, and recent ones."""
    return await service.lobby()


@post("/records", responses=answers(400, 413, 422, 503))
async def paste(service: NamedDependency[AppService], data: JSONBody[Paste]) -> Created:
    """Put a record on a table, to be looked at."""
    return Created(await service.paste(data.text, data.damaged))


@get("/games/records", media_type="text/plain", responses=answers(503))
async def all_records(service: NamedDependency[AppService]) -> Stream:
    """The records of all games on the lists, those begun last first."""
    return Stream(service.records(), media_type="text/plain")


@post("/games", status_code=200, responses=answers(400, 413, 503))
async def games(service: NamedDependency[AppService], data: JSONBody[Wanted]) -> Shelf:
    """Games that were played here, some at a time, newest first."""
    return await service.shelf(data)


@get("/statistics", responses=answers(503))
async def statistics(service: NamedDependency[AppService]) -> tuple[GameStatistics, ...]:
    """How the person here fares against the levels of each game."""
    return await service.statistics()


@route("/tables/{table:str}", http_method=[HttpMethod.OPTIONS], include_in_schema=False)
async def table_methods() -> Response[None]:
    """What can be done with a table: of two methods Litestar would name the one it met first."""
    return Response(None, status_code=204, headers={"allow": "DELETE, GET, OPTIONS"})


class Tables(Controller):
    """Tables, one by one."""

    path = "/tables"

    @post(responses=answers(400, 413, 422, 503))
    async def create(self, service: NamedDependency[AppService], data: JSONBody[Plan]) -> Created:
        """Set up a table."""
        return Created(await service.create(data))

    @get("/{table:str}", responses=answers(400, 404, 503))
    async def show(
        self,
        service: NamedDependency[AppService],
        table: TableId,
        have: Rows = 0,
        ply: Moment = None,
    ) -> TablePage:
        """A table now, or as it was after so many moves."""
        shown = await service.tables.table(table)
        return TablePage(await service.info(shown), await service.view(shown, have, ply))

    @post("/{table:str}/acts", status_code=200, responses=answers(400, 404, 409, 413, 422, 503))
    async def act(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[ActRequest]
    ) -> ActAnswer:
        """Do something at a table, once, however often it is sent."""
        made, after = await service.tables.do(table, data.id, data.version, data.act, data.draft)
        return ActAnswer(data.id, *made, await service.view(after, data.have))

    @post("/{table:str}/hint", status_code=200, responses=answers(400, 404, 409, 503))
    async def hint(
        self, request: Request[Any, Any, Any], service: NamedDependency[AppService], table: TableId
    ) -> Hint:
        """What the computer would play for the person to move; nothing is played."""
        return await while_present(request, service.hint(table))

    @get("/{table:str}/guide", responses=answers(400, 404, 409, 503))
    async def guide(
        self,
        service: NamedDependency[AppService],
        table: TableId,
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> GuidePage:
        """What matters to a learner now, and what the last move of theirs changed."""
        return await service.guide(table, language)

    @post("/{table:str}/why", status_code=200, responses=answers(400, 404, 409, 413, 422, 503))
    async def why(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[Question]
    ) -> Problem:
        """Why something on the table can't be chosen now; nothing is played."""
        return await service.why(table, data)

    @post("/{table:str}/again", responses=answers(400, 404, 413, 422, 503))
    async def again(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[Again]
    ) -> Created:
        """Set up a table with the same settings."""
        return Created(await service.again(table, data.rotate, data.same_deal))

    @post("/{table:str}/branch", responses=answers(400, 404, 413, 422, 503))
    async def branch(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[Branch]
    ) -> Created:
        """Set up a table that goes on from a moment of this one."""
        return Created(await service.branch(table, data.ply, data.seats))

    @post("/{table:str}/title", status_code=204, responses=answers(400, 404, 413, 503))
    async def entitle(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[Title]
    ) -> None:
        """Give a game a title."""
        await service.entitle(table, data.title)

    @post("/{table:str}/restore", status_code=204, responses=answers(400, 404, 503))
    async def restore(self, service: NamedDependency[AppService], table: TableId) -> None:
        """Put a table back on the lists."""
        await service.hide(table, hidden=False)

    @get("/{table:str}/record", media_type="text/plain", responses=answers(400, 404, 503))
    async def record(self, service: NamedDependency[AppService], table: TableId) -> str:
        """The game as a record."""
        return await service.record(table)

    @delete("/{table:str}", responses=answers(400, 404, 503))
    async def hide(self, service: NamedDependency[AppService], table: TableId) -> None:
        """Take a table off the lists."""
        await service.hide(table)


async def read_strictly(request: Request[Any, Any, Any]) -> None:
    """Raise msgspec.DecodeError for a body that is not of the form that is described.

    Litestar itself would take 0 for false and "7" for 7. A page of another build is refused.
    """
    if request.app.state.service.build.is_other(request.headers.get(HEADER)):
        raise untimely("old-page", "A newer erawan is running: reload the page.")
    body = request.route_handler.parsed_data_field
    if body is not None:
        msgspec.convert(_decoder.decode(await request.body()), type=body.annotation)


def _number(text: str) -> int | float:
    """In JSON 2.0 is a whole number like 2."""
    number = float(text)
    return int(number) if number.is_integer() else number


_decoder = msgspec.json.Decoder(float_hook=_number)


def api_routes() -> Router:
    """All of it, under /api."""
    return Router(
        "/api",
        route_handlers=[
            lobby,
            paste,
            all_records,
            games,
            statistics,
            table_methods,
            Tables,
            Learning,
            Practising,
        ],
        before_request=read_strictly,
    )
