"""Practice and the rules exam over HTTP; what a learner answered is kept in the data folder."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from erawan.learn.practice import Begin, Judged, Practice, PracticeAnswer, PracticePage
from erawan.learn.questions import NoQuestion, question
from erawan.server.app_service import AppService
from erawan.server.description import answers
from erawan.server.learn_api import HOUR, Language, Palette
from erawan.server.permissions import Action
from erawan.server.visitor import Visitor
from erawan.tables.refusal import Kind, Refusal, untimely
from erawan.views.adapter import views_of
from erawan.views.wire import GameName

Game = Annotated[GameName, PathParameter()]
Name = Annotated[str, PathParameter(min_length=3, max_length=12)]


class Practising(Controller):
    """Questions, game by game, for each learner."""

    path = "/learn/{game:str}/practice"
    opt = {"action": Action.PRACTISE}  # noqa: RUF012 - Litestar reads it from the class

    @get(responses=answers(400))
    async def standing(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        game: Game,
    ) -> PracticePage:
        """Scores, and the open question."""
        async with service.practising:
            return await asyncio.to_thread(_practice(service, visitor, game).standing)

    @post("/begin", status_code=200, responses=answers(400, 413))
    async def begin(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        game: Game,
        data: JSONBody[Begin],
    ) -> PracticePage:
        """Begin an exam, or practise a level."""
        async with service.practising:
            return await asyncio.to_thread(_practice(service, visitor, game).begin, data.mode)

    @post("/answer", status_code=200, responses=answers(400, 409, 413))
    async def answer(
        self,
        service: NamedDependency[AppService],
        visitor: NamedDependency[Visitor],
        game: Game,
        data: JSONBody[PracticeAnswer],
    ) -> Judged:
        """Answer the open question."""
        practice = _practice(service, visitor, game)
        try:
            async with service.practising:
                return await asyncio.to_thread(practice.answer, data.name, data.choice)
        except NoQuestion as error:
            raise untimely("question", "This question is not the open one any more.") from error

    @get("/{name:str}/picture", media_type="image/svg+xml", responses=answers(400, 404))
    async def picture(
        self,
        game: Game,
        name: Name,
        palette: Annotated[Palette, QueryParameter()] = "light",
        language: Annotated[Language, QueryParameter()] = "en",
    ) -> Response[str]:
        """The position that a question is about."""
        try:
            asked = await asyncio.to_thread(question, game, name)
        except NoQuestion as error:
            raise Refusal(Kind.MISSING, "no-page", "There is no such question.") from error
        drawn = await asyncio.to_thread(views_of(game).svg, asked.position, palette, language)
        return Response(drawn, headers={"cache-control": HOUR})


def _practice(service: AppService, visitor: Visitor, game: GameName) -> Practice:
    """What the one who asks has learnt of a game."""
    return Practice(visitor.folder(service.folder), game)
