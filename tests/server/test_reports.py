"""People tell the host of others, and the host sees it, and everything else, by `erawan admin`."""

import json
import subprocess
import sys
from typing import Any

import httpx

from tests.server.site import SIAM, Person, Site
from tests.server.test_accounts import key
from tests.server.test_own_data import dump, erase, playing
from tests.some import some


def report(person: Person, table: str, seat: int, text: str) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/report", json={"seat": seat, "text": text})


def admin(site: Site, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "erawan", "admin", *arguments, "--data", str(site.folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def listed(site: Site, *arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(admin(site, *arguments, "--json").stdout)
    return found


def test_a_report_reaches_the_host_who_settles_it(site: Site) -> None:
    rude, polite, table = playing(site, "Rude Rudi", "Polite Pia")
    assert report(polite, table, 0, "He said \u001b[31m\n such   things").status_code == 204
    assert key(report(rude, table, 0, "It was me")) == "refused-no-report"
    assert key(report(polite, table, 3, "Nobody")) == "refused-no-report"
    assert report(polite, table, 0, "x" * 301).status_code == 400
    assert report(site.person(), table, 0, "A stranger").status_code == 401
    (found,) = [each for each in listed(site, "reports") if each["table"] == table]
    assert (found["name"], found["by"]) == ("Rude Rudi", "Polite Pia")
    shown = admin(site, "reports").stdout
    assert "Rude Rudi" in shown
    assert "\u001b" not in shown
    assert report(polite, table, 0, "Once more").status_code == 204
    assert admin(site, "settle", str(found["id"])).returncode == 0
    left = [each["text"] for each in listed(site, "reports") if each["table"] == table]
    assert left == ["Once more"]
    assert admin(site, "settle", str(found["id"])).returncode != 0
    assert admin(site, "settle", "x").returncode != 0
    exported = json.loads(polite.http.get("/api/me/data").text)["reports"]
    assert [each["text"] for each in exported][-1] == "Once more"
    assert erase(rude, "Rude Rudi").status_code == 200
    assert "Rude Rudi" not in dump(site)


def test_nobody_reports_without_end(site: Site) -> None:
    _, angry, table = playing(site, "Calm Carl", "Angry Anke")
    answers = [report(angry, table, 0, f"Number {number}").status_code for number in range(6)]
    assert answers == [204] * 5 + [429]


def test_the_host_lists_tables_and_who_is_blocked(site: Site) -> None:
    one, _, table = playing(site, "Listed Lea", "Listed Leo")
    waiting = one.create(SIAM)
    states = {each["id"]: each["state"] for each in some(listed(site, "tables", "Listed Lea"))}
    assert states == {table: "running", waiting: "waiting"}
    (found,) = [each for each in listed(site, "tables") if each["id"] == table]
    assert (found["game"], found["names"]) == ("siam", ["Listed Lea", "Listed Leo"])
    assert table in admin(site, "tables").stdout
    assert listed(site, "blocks", "Listed Leo") == []
    assert admin(site, "block", "Listed Leo").returncode == 0
    assert [each["name"] for each in listed(site, "blocks", "Listed Leo")] == ["Listed Leo"]
