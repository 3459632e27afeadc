"""A room in a network of its own: two network namespaces of this machine, joined by a cable."""

import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import SECONDS, start_once

TABLE, PHONE = "192.168.77.1", "192.168.77.2"
ELSEWHERE, BESIDE = "192.168.78.1", "192.168.78.2"
"""The same two machines in another network."""
SCRIPT = """
import re, subprocess, sys
command = [sys.executable, "-m", "erawan", "--lan", "--no-browser", "--port", "8421", "--data"]
app = subprocess.Popen([*command, sys.argv[1]], stdout=subprocess.PIPE, text=True)
said = ""
while "token=" not in said:
    said += app.stdout.readline()
print(re.search(r"http://\\S+room=\\S+", said)[0], flush=True)
sys.stdin.readline()
app.kill()
"""
VISIT = """
import sys, httpx
link, far = sys.argv[1:]
base = link.partition("?")[0].rstrip("/")
with httpx.Client(base_url=base, headers={"Origin": base}, trust_env=False) as phone:
    print(phone.get("/api/me").status_code, phone.get(link).status_code, end=" ")
    print(phone.post("/api/me", json={"name": "Anna"}).json()["room"]["origin"], end=" ")
try:
    httpx.get(far, trust_env=False)
except httpx.ConnectError:
    print("refused")
"""


def run(*command: str) -> str:
    """What a command prints that must succeed."""
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=SECONDS)
    return done.stdout


@pytest.fixture
def network() -> Iterator[tuple[str, str]]:
    """Two machines, as far as their networks go."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("ip") is None:
        pytest.skip("THE ROOM WAS NOT TRIED IN A NETWORK: only root makes namespaces, with ip.")
    tag = secrets.token_hex(2)
    table, phone = f"erawan-table-{tag}", f"erawan-phone-{tag}"
    cables = f"et{tag}", f"ep{tag}"
    try:
        run("ip", "netns", "add", table)
    except subprocess.CalledProcessError as error:
        pytest.skip(f"THE ROOM WAS NOT TRIED IN A NETWORK: {error.stderr}")
    try:
        run("ip", "netns", "add", phone)
        run("ip", "link", "add", cables[0], "type", "veth", "peer", "name", cables[1])
        for space, cable, address, other in (
            (table, cables[0], TABLE, ELSEWHERE),
            (phone, cables[1], PHONE, BESIDE),
        ):
            run("ip", "link", "set", cable, "netns", space)
            for order in (
                ["addr", "add", f"{address}/24", "dev", cable],
                ["addr", "add", f"{other}/24", "dev", cable],
                ["link", "set", cable, "up"],
                ["link", "set", "lo", "up"],
            ):
                run("ip", "-n", space, *order)
        yield table, phone
    finally:
        for space in (table, phone):
            subprocess.run(["ip", "netns", "del", space], check=False, capture_output=True)


def test_a_phone_in_the_network_comes_in_and_hears_nothing_else(
    network: tuple[str, str], tmp_path: Path
) -> None:
    table, phone = network
    with subprocess.Popen(
        ["ip", "netns", "exec", table, sys.executable, "-c", SCRIPT, str(tmp_path / "data")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as host:
        try:
            assert host.stdout
            assert host.stdin
            link = host.stdout.readline().strip()
            # Nobody has said which address: there is one that phones can reach.
            assert link.startswith(f"http://{TABLE}:8421/?room=")
            visit = ["ip", "netns", "exec", phone, sys.executable, "-c", VISIT]
            said = run(*visit, link, f"http://{ELSEWHERE}:8421/")
        finally:
            host.communicate("\n", timeout=SECONDS)
    assert said == f"401 303 http://{TABLE}:8421 refused\n"


def test_without_a_network_one_reads_what_to_do(network: tuple[str, str], tmp_path: Path) -> None:
    run("ip", "-n", network[0], "addr", "flush", "to", "192.168.0.0/16")
    done = start_once(
        tmp_path / "data",
        "--lan",
        "--no-browser",
        before=["ip", "netns", "exec", network[0]],
    )
    assert done.returncode == 2
    assert "connect it to the Wi-Fi, then start again" in done.stderr
    assert done.stdout == ""
