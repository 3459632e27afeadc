"""The API does what its own description says: what it takes, and what it answers."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import App, running
from tests.some import some

CONFIG = Path(__file__).with_name("schemathesis.toml")
SECONDS = 400


def try_against(app: App, description: Path) -> subprocess.CompletedProcess[str]:
    """Schemathesis' requests to the app: right ones, wrong ones, and some after each other."""
    return subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(CONFIG)),
            *("run", str(description), "--url", app.base, "--no-color"),
            *("-H", f"Origin: {app.base}"),
        ],
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
        cwd=description.parent,
        env={**os.environ, "COLUMNS": "200", "ERAWAN_COOKIE": app.cookie().partition("=")[2]},
    )


def test_the_api_is_as_it_describes_itself(tmp_path: Path) -> None:
    with running(tmp_path / "data") as app:
        with app.client() as client:
            described = client.get("/api/schema")
        (tmp_path / "schema.json").write_text(described.text)
        operations = sum(len(methods) for methods in described.json()["paths"].values())
        tried = try_against(app, tmp_path / "schema.json")
        assert app.greets()
        _, _, err = app.end()
    assert tried.returncode == 0, tried.stdout + tried.stderr
    assert re.search(rf"Tested: {operations}\b", tried.stdout), tried.stdout
    generated = re.search(r"(\d+) generated, \1 passed", tried.stdout)
    assert generated, tried.stdout
    assert int(generated[1]) > 300
    assert "Traceback" not in err


def test_every_answer_that_is_none_has_the_same_form(app: App) -> None:
    with app.client() as client:
        schema = client.get("/api/schema").json()
    failures = [
        answer["content"]["application/json"]["schema"]
        for methods in schema["paths"].values()
        for operation in methods.values()
        for status, answer in operation["responses"].items()
        if status not in {"200", "201", "204", "401", "403"}
    ]
    assert len(failures) > 20
    assert all(each == {"$ref": "#/components/schemas/Failure"} for each in failures)


def test_the_page_is_no_part_of_the_api(app: App) -> None:
    with app.client() as client:
        paths = client.get("/api/schema").json()["paths"]
    assert all(path.startswith("/api/") for path in some(paths))


def test_a_wrong_method_is_told_the_right_ones(app: App) -> None:
    with app.client() as client:
        for path, methods in {
            "/api/lobby": {"GET"},
            "/api/tables": {"POST"},
            "/api/tables/x": {"GET", "DELETE"},
        }.items():
            for asked in (client.patch(path), client.options(path)):
                assert asked.status_code in {204, 405}
                allowed = {each.strip() for each in asked.headers["allow"].split(",")}
                assert allowed == methods | {"OPTIONS"}, path
