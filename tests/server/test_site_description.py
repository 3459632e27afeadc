"""What a site shares with the app answers as the app's description says, whoever asks."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import App
from tests.server.site import SIAM, Site, serving

CONFIG = Path(__file__).with_name("schemathesis_site.toml")
SECONDS = 400
DENIED = {"401", "403", "429"}


def shared(description: dict[str, Any]) -> dict[str, Any]:
    """The app's description, for where there are people with different rights."""
    paths = {path: each for path, each in description["paths"].items() if path != "/api/health"}
    for operations in paths.values():
        for operation in operations.values():
            operation.pop("security", None)
            operation["responses"] |= {each: {"description": "denied"} for each in DENIED}
    return {**description, "paths": paths, "security": []}


def try_as(site: Site, role: str, description: Path) -> subprocess.CompletedProcess[str]:
    """Schemathesis' requests to a site by somebody, about a table with one seat taken."""
    owner = site.person("Owner")
    table = owner.create(SIAM)
    person = owner if role == "owner" else site.person("Guest" if role == "guest" else None)
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    return subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG)),
            *("run", str(description), "--url", site.base, "--no-color"),
            *("-H", f"Origin: {site.base}"),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
        cwd=description.parent,
        env={
            **os.environ,
            "COLUMNS": "200",
            "ERAWAN_COOKIES": cookies or "none=none",
            "ERAWAN_TABLE": table,
        },
    )


# Whoever made the table gets furthest; who gets less far is tried by `make slow`.
ROLES = [pytest.param(role, marks=pytest.mark.slow) for role in ("stranger", "guest")]


@pytest.mark.parametrize("role", ["owner", *ROLES])
def test_a_site_is_as_the_app_is_described(app: App, tmp_path: Path, role: str) -> None:
    with app.client() as client:
        description = shared(client.get("/api/schema", timeout=SECONDS).json())
    (tmp_path / "schema.json").write_text(json.dumps(description))
    log = tmp_path / "log"
    with serving(tmp_path / "data", log=log) as site:
        tried = try_as(site, role, tmp_path / "schema.json")
    assert tried.returncode == 0, tried.stdout + tried.stderr
    generated = re.search(r"(\d+) generated, \1 passed", tried.stdout)
    assert generated, tried.stdout
    assert int(generated[1]) > 100
    assert "Traceback" not in log.read_text()
