"""The rules pages over HTTP: texts in the reader's language, and pictures of the examples."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Controller, Response, get
from litestar.params import PathParameter, QueryParameter

from erawan.core.errors import BadCode
from erawan.learn.guide import guided_plan
from erawan.learn.minute import MinutePage, minute_page
from erawan.learn.pictures import example_picture
from erawan.learn.rules_pages import RulesPage, rules_page
from erawan.learn.strategy import StrategyPage, strategy_page, strategy_picture
from erawan.learn.tutorials import StepPage, Verdict, judge, step_page
from erawan.server.description import answers
from erawan.server.permissions import Action
from erawan.tables.plan import Plan
from erawan.tables.refusal import Kind, Refusal, forbidden
from erawan.views.wire import GameName

Language = Literal["en", "it", "nl", "ru"]
Palette = Literal["light", "dark"]
ClauseId = Annotated[str, PathParameter(min_length=1, max_length=8)]
Place = Annotated[int, PathParameter(ge=0, le=1)]
StepNumber = Annotated[int, PathParameter(ge=1, le=99)]
Code = Annotated[str, QueryParameter(min_length=1, max_length=64)]
HOUR = "private, max-age=3600"


class Learning(Controller):
    """What teaches, game by game."""

    path = "/learn"
    opt = {"action": Action.LEARN}  # noqa: RUF012 - Litestar reads it from the class

    @get("/{game:str}/rules", responses=answers(400))
    async def rules(
        self,
        game: Annotated[GameName, PathParameter()],
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> RulesPage:
        """A game's rules: told, and clause by clause with examples."""
        return await asyncio.to_thread(rules_page, game, language)

    @get(
        "/{game:str}/pictures/{clause:str}/{place:int}",
        media_type="image/svg+xml",
        responses=answers(400, 404),
    )
    async def picture(
        self,
        game: Annotated[GameName, PathParameter()],
        clause: ClauseId,
        place: Place,
        palette: Annotated[Palette, QueryParameter()] = "light",
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> Response[str]:
        """The picture of a clause's example, before (0) or after (1) its moves."""
        drawn = await asyncio.to_thread(example_picture, game, clause, place, palette, language)
        return Response(drawn, headers={"cache-control": HOUR})

    @get("/{game:str}/minute", responses=answers(400))
    async def minute(
        self,
        game: Annotated[GameName, PathParameter()],
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> MinutePage:
        """What the game is about, as scenes to be seen in a minute."""
        return await asyncio.to_thread(minute_page, game, language)

    @get("/{game:str}/strategy", responses=answers(400))
    async def strategy(
        self,
        game: Annotated[GameName, PathParameter()],
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> StrategyPage:
        """How the game is played well, each piece of advice with a position."""
        return await asyncio.to_thread(strategy_page, game, language)

    @get(
        "/{game:str}/strategy/{name:str}/picture",
        media_type="image/svg+xml",
        responses=answers(400, 404),
    )
    async def strategy_picture(
        self,
        game: Annotated[GameName, PathParameter()],
        name: Annotated[str, PathParameter(min_length=1, max_length=40)],
        palette: Annotated[Palette, QueryParameter()] = "light",
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> Response[str]:
        """The position of a piece of advice."""
        drawn = await asyncio.to_thread(strategy_picture, game, name, palette, language)
        return Response(drawn, headers={"cache-control": HOUR})

    @get("/{game:str}/guided", responses=answers(400))
    async def guided(self, game: Annotated[GameName, PathParameter()]) -> Plan:
        """How the table of a guided first game is to be set up."""
        return await asyncio.to_thread(guided_plan, game)

    @get("/{game:str}/steps/{number:int}", responses=answers(400, 404))
    async def step(
        self,
        game: Annotated[GameName, PathParameter()],
        number: StepNumber,
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> StepPage:
        """A step of the game's tutorial, counted from 1."""
        try:
            return await asyncio.to_thread(step_page, game, number, language)
        except IndexError as error:
            raise _no_step() from error

    @get("/{game:str}/steps/{number:int}/verdict", responses=answers(400, 404, 422))
    async def verdict(
        self,
        game: Annotated[GameName, PathParameter()],
        number: StepNumber,
        code: Code,
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> Verdict:
        """What a move is as the answer to a step."""
        try:
            return await asyncio.to_thread(judge, game, number, code, language)
        except IndexError as error:
            raise _no_step() from error
        except BadCode as error:
            raise forbidden(error) from error


def _no_step() -> Refusal:
    return Refusal(Kind.MISSING, "no-page", "There is no such step.")
