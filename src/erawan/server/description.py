"""The API's description of itself: what each request may be answered with, and in which form."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import erawan
from erawan.learn.guide import GuidePage
from erawan.learn.minute import MinutePage
from erawan.learn.practice import Begin, Judged, PracticeAnswer, PracticePage
from erawan.learn.rules_pages import RulesPage
from erawan.learn.strategy import StrategyPage
from erawan.learn.tutorials import StepPage, Verdict
from erawan.server.access import Access
from erawan.server.requests import (
    ActAnswer,
    ActRequest,
    Again,
    Branch,
    Created,
    Failure,
    Lobby,
    Paste,
    Shelf,
    TablePage,
    Title,
)
from erawan.tables.library import Wanted
from erawan.tables.plan import Plan
from erawan.views.model import GameStatistics, Hint

BODIES = (
    ActAnswer,
    ActRequest,
    Again,
    Begin,
    Branch,
    Created,
    Failure,
    GameStatistics,
    GuidePage,
    Hint,
    Judged,
    Lobby,
    MinutePage,
    Paste,
    Plan,
    PracticeAnswer,
    PracticePage,
    RulesPage,
    Shelf,
    StepPage,
    StrategyPage,
    TablePage,
    Title,
    Verdict,
    Wanted,
)

AT_THE_DOOR = {
    401: "This browser has no key to the app yet.",
    403: "Only the app's own page may ask for this, under the app's own address.",
}
INSIDE = {
    400: "The request can't be read.",
    404: "There is no such table, or nothing of that name.",
    409: "This can't be done at this moment, or the table has moved on.",
    413: "The request is too large.",
    422: "The rules, or the conditions for boards and positions, speak against it.",
    503: "The database can't be used at this moment.",
}


def answers(*statuses: int) -> dict[int, ResponseSpec]:
    """What a request may hear that is not granted: a page at the door, else a `Failure`."""
    pages = {
        status: ResponseSpec(str, description=said, media_type="text/html", generate_examples=False)
        for status, said in AT_THE_DOOR.items()
    }
    failures = {
        status: ResponseSpec(Failure, description=INSIDE[status], generate_examples=False)
        for status in statuses
    }
    return pages | failures


def described(access: Access) -> OpenAPIConfig:
    """How the API is described, under /api/schema."""
    cookie = SecurityScheme(type="apiKey", name=access.cookie_name, security_scheme_in="cookie")
    return OpenAPIConfig(
        title="Erawan",
        version=erawan.__version__,
        path="/api/schema",
        render_plugins=[_Description(path="/")],
        components=Components(security_schemes={"cookie": cookie}),
        security=[{"cookie": []}],
    )


class _Description(JsonRenderPlugin):
    """Has msgspec describe the bodies, since msgspec reads and writes them.

    Litestar's own words for them forget bounds where null is allowed, and let lists hold anything.
    """

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The description as JSON."""
        _, schemas = msgspec.json.schema_components(
            BODIES, ref_template="#/components/schemas/{name}"
        )
        components = {**openapi_schema["components"], "schemas": schemas}
        return super().render(request, {**openapi_schema, "components": components})
