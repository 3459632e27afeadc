"""The page's files, and what is said when they are missing."""

from pathlib import Path
from typing import Any

import httpx

from erawan.server.access import Access
from erawan.server.app import create_app


async def test_a_page_that_was_not_built_is_said_to_be_missing(tmp_path: Path) -> None:
    access = Access(8421, "token")
    app: Any = create_app(access, tmp_path / "erawan.sqlite3", static=tmp_path)
    headers = {"Cookie": f"{access.cookie_name}={access.cookie}"}
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url=access.address) as browser:
        answer = await browser.get("/", headers=headers)
    assert answer.status_code == 503
    assert "make play" in answer.text
