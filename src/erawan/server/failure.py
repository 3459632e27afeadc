"""What a request of the API hears that can't be granted: always a `Failure`, never a bare code."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope

from erawan.server.problem import problem_of, storage_problem
from erawan.server.requests import Failure
from erawan.tables import refusal
from erawan.tables.refusal import Kind, Refusal
from erawan.views.model import Problem
from erawan.views.msg import say

STATUS = {
    Kind.UNREADABLE: 400,
    Kind.MISSING: 404,
    Kind.UNTIMELY: 409,
    Kind.FORBIDDEN: 422,
    Kind.DENIED: 403,
    Kind.NAMELESS: 401,
    Kind.OFTEN: 429,
}
TOO_LARGE = 413
CLIENT_ERRORS = (
    HTTPException,
    WebSocketException,
    Refusal,
    RecursionError,
    UnicodeDecodeError,
    msgspec.DecodeError,
)
"""What a client got wrong."""

log = logging.getLogger(__name__)


def refused(_: Request[Any, Any, Any], error: Refusal) -> Response[Failure]:
    """Nothing was done, and why."""
    return Response(Failure(problem_of(error)), status_code=STATUS[error.kind])


def rejected(_: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    """The request itself was wrong."""
    detail = "; ".join(_faults(error.extra)) or error.detail
    if error.status_code == TOO_LARGE:
        problem = Problem(say("refused-too-long"), detail, None)
    elif error.status_code == STATUS[Kind.MISSING]:
        problem = Problem(say("refused-no-page"), detail, None)
    else:
        problem = problem_of(refusal.unreadable(detail))
    # Among the headers are the methods that a path has, for a request with another one.
    return Response(Failure(problem), status_code=error.status_code, headers=error.headers)


def misread(_: Request[Any, Any, Any], error: msgspec.DecodeError) -> Response[Failure]:
    """The body is not of the form that is described."""
    problem = problem_of(refusal.unreadable(str(error)))
    return Response(Failure(problem), status_code=STATUS[Kind.UNREADABLE])


def too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Failure]:
    """The request is nested deeper than anything we would send."""
    problem = problem_of(refusal.unreadable("it is nested too deeply"))
    return Response(Failure(problem), status_code=STATUS[Kind.UNREADABLE])


def no_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Failure]:
    """The request holds bytes that are no text; only what comes from outside is ever decoded."""
    problem = problem_of(refusal.unreadable(f"it is not UTF-8, {error.reason}"))
    return Response(Failure(problem), status_code=STATUS[Kind.UNREADABLE])


def unsaved(_: Request[Any, Any, Any], error: sqlite3.Error) -> Response[Failure]:
    """The database can't be used at this moment."""
    return Response(Failure(storage_problem(error)), status_code=503)


def failed(_: Request[Any, Any, Any], __: Exception) -> Response[Failure]:
    """It is our fault."""
    problem = Problem(say("refused-failed"), "Something went wrong on our side.", None)
    return Response(Failure(problem), status_code=500)


def _faults(extra: object) -> list[str]:
    """What a validation found, each with its place."""
    if not isinstance(extra, list):
        return []
    return [f"{fault.get('key', '')}: {fault['message']}".lstrip(": ") for fault in extra]


async def log_failure(error: Exception, scope: Scope) -> None:
    """Log what is our fault; what a client got wrong it is told itself."""
    if not isinstance(error, CLIENT_ERRORS):
        log.error("Failed at %s", scope["path"], exc_info=error)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    HTTPException: rejected,
    msgspec.DecodeError: misread,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    sqlite3.Error: unsaved,
    Exception: failed,
}
