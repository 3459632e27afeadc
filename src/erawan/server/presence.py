"""Work for somebody who may go away before it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import Request
from litestar.exceptions import HTTPException

T = TypeVar("T")


class ClientGone(HTTPException):
    """Whoever asked has closed the connection; nobody reads the answer."""

    status_code = 499
    detail = "Whoever asked has gone."


async def while_present(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """The result of the work, which is cancelled when its client goes away; raises ClientGone."""
    doing, going = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({doing, going}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise ClientGone
        return doing.result()
    finally:
        doing.cancel()
        going.cancel()


async def _gone(request: Request[Any, Any, Any]) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
