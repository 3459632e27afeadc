"""The JSON API: everything the page does, as plain requests."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, HttpMethod, Request, Response, Router, delete, get, post, route
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.types import ControllerRouterHandler

from erawan.learn.guide import GuidePage
from erawan.server.app_service import AppService
from erawan.server.build import HEADER
from erawan.server.description import answers
from erawan.server.learn_api import Language, Learning
from erawan.server.permissions import Action
from erawan.server.practice_api import Practising
from erawan.server.presence import while_present
from erawan.server.requests import (
    ActAnswer,
    ActRequest,
    Again,
    Branch,
    Created,
    Hands,
    Lobby,
    Me,
    Paste,
    Question,
    Shelf,
    TablePage,
    Title,
)
from erawan.server.visitor import Visitor
from erawan.tables.library import Wanted
from erawan.tables.plan import Plan
from erawan.tables.refusal import untimely
from erawan.views.model import GameStatistics, Hint, Problem

TableId = Annotated[str, PathParameter(min_length=1, max_length=32)]
Rows = Annotated[int, QueryParameter(ge=0, le=2**31)]
# Litestar takes the word null for None, and would describe the number without its least value.
MAYBE_NUMBER = {"one_of": None, "type": ["integer", "null"], "minimum": 0}
Moment = Annotated[int | None, QueryParameter(ge=0, le=2**31, schema_extra=MAYBE_NUMBER)]
MAYBE_SEAT = {**MAYBE_NUMBER, "maximum": 3}
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=3, schema_extra=MAYBE_SEAT)]


@get("/lobby", responses=answers(503), action=Action.LOBBY)
async def lobby(service: NamedDependency[AppService], visitor: NamedDependency[Visitor]) -> Lobby:
    """The games, tables to continue, and recent ones."""
    return await service.lobby(visitor)


@post("/records", responses=answers(400, 413, 422, 503), action=Action.PASTE)
async def paste(
    service: NamedDependency[AppService],
    visitor: NamedDependency[Visitor],
    data: JSONBody[Paste],
) -> Created:
    """Put a record on a table, to be looked at."""
    return Created(await service.paste(data.text, data.damaged, visitor))


@get("/games/records", media_type="text/plain", responses=answers(503), action=Action.RECORDS)
async def all_records(
    service: NamedDependency[AppService], visitor: NamedDependency[Visitor]
) -> Stream:
    """The records of all games on the lists, those begun last first."""
    return Stream(service.records(visitor), media_type="text/plain")


@post("/games", status_code=200, responses=answers(400, 413, 503), action=Action.GAMES)
async def games(
    service: NamedDependency[AppService],
    visitor: NamedDependency[Visitor],
    data: JSONBody[Wanted],
) -> Shelf:
    """Games that were played here, some at a time, newest first."""
    return await service.shelf(data, visitor)


@get("/statistics", responses=answers(503), action=Action.STATISTICS)
async def statistics(
    service: NamedDependency[AppService], visitor: NamedDependency[Visitor]
) -> tuple[GameStatistics, ...]:
    """How the person here fares against the levels of each game."""
    return await service.statistics(visitor)


@route(
    "/tables/{table:str}",
    http_method=[HttpMethod.OPTIONS],
    include_in_schema=False,
    action=Action.METHODS,
)
async def table_methods() -> Response[None]:
    """What can be done with a table: of two methods Litestar would name the one it met first."""
    return Response(None, status_code=204, headers={"allow": "DELETE, GET, OPTIONS"})


class Tables(Controller):
    """Tables, one by one."""

    path = "/tables"

    @post(responses=answers(400, 413, 422, 503), action=Action.CREATE)
    async def create(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        data: JSONBody[Plan],
        seat: OwnSeat = None,
        hands: Annotated[Hands | None, QueryParameter()] = None,
    ) -> Created:
        """Set up a table; on a site `seat` is one's own, the first of a person unless told.

        Where `hands` are `phones` one has none: one's screen is the table.
        """
        return Created(await service.create(data, visitor, seat, hands))

    @get("/{table:str}", responses=answers(400, 404, 503), action=Action.SHOW)
    async def show(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
        have: Rows = 0,
        ply: Moment = None,
    ) -> TablePage:
        """A table now, or as it was after so many moves."""
        shown = await service.tables.table(table)
        view = await service.view(shown, have, ply, visitor)
        return TablePage(await service.info(shown), view)

    @post(
        "/{table:str}/acts",
        status_code=200,
        responses=answers(400, 404, 409, 413, 422, 503),
        action=Action.ACT,
    )
    async def act(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
        data: JSONBody[ActRequest],
    ) -> ActAnswer:
        """Do something at a table, once, however often it is sent."""
        made, after = await service.do(table, data, visitor)
        return ActAnswer(data.id, *made, await service.view(after, data.have, None, visitor))

    @post(
        "/{table:str}/hint",
        status_code=200,
        responses=answers(400, 404, 409, 503),
        action=Action.HINT,
    )
    async def hint(
        self, request: Request[Any, Any, Any], service: NamedDependency[AppService], table: TableId
    ) -> Hint:
        """What the computer would play for the person to move; nothing is played."""
        return await while_present(request, service.hint(table))

    @get("/{table:str}/guide", responses=answers(400, 404, 409, 503), action=Action.GUIDE)
    async def guide(
        self,
        service: NamedDependency[AppService],
        table: TableId,
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> GuidePage:
        """What matters to a learner now, and what the last move of theirs changed."""
        return await service.guide(table, language)

    @post(
        "/{table:str}/why",
        status_code=200,
        responses=answers(400, 404, 409, 413, 422, 503),
        action=Action.WHY,
    )
    async def why(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[Question]
    ) -> Problem:
        """Why something on the table can't be chosen now; nothing is played."""
        return await service.why(table, data)

    @post("/{table:str}/again", responses=answers(400, 404, 413, 422, 503), action=Action.AGAIN)
    async def again(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
        data: JSONBody[Again],
    ) -> Created:
        """Set up a table with the same settings."""
        return Created(await service.again(table, data.rotate, data.same_deal, visitor))

    @post("/{table:str}/branch", responses=answers(400, 404, 413, 422, 503), action=Action.BRANCH)
    async def branch(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
        data: JSONBody[Branch],
    ) -> Created:
        """Set up a table that goes on from a moment of this one."""
        return Created(await service.branch(table, data.ply, data.seats, visitor))

    @post(
        "/{table:str}/title",
        status_code=204,
        responses=answers(400, 404, 413, 503),
        action=Action.TITLE,
    )
    async def entitle(
        self, service: NamedDependency[AppService], table: TableId, data: JSONBody[Title]
    ) -> None:
        """Give a game a title."""
        await service.entitle(table, data.title)

    @post(
        "/{table:str}/restore",
        status_code=204,
        responses=answers(400, 404, 503),
        action=Action.RESTORE,
    )
    async def restore(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
    ) -> None:
        """Put a table back on the lists."""
        await service.hide(table, hidden=False, visitor=visitor)

    @get(
        "/{table:str}/record",
        media_type="text/plain",
        responses=answers(400, 404, 503),
        action=Action.RECORD,
    )
    async def record(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
    ) -> str:
        """The game as a record."""
        return await service.record(table, visitor)

    @delete("/{table:str}", responses=answers(400, 404, 503), action=Action.HIDE)
    async def hide(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        table: TableId,
    ) -> None:
        """Take a table off the lists."""
        await service.hide(table, visitor=visitor)


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


@get("/me", include_in_schema=False, action=Action.ME)
async def nobody() -> Me:
    """Who one is where all sit at one screen: nobody is asked."""
    return Me(False, None)


def api_routes(*more: ControllerRouterHandler) -> Router:
    """All of it, under /api; with more of it where people have names."""
    return Router(
        "/api",
        route_handlers=[
            *(more or (nobody,)),
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
