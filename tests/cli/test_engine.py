"""`erawan engine` as a program."""

import shlex
import signal
import subprocess
import sys

import pytest

from erawan.engine_protocol.compliance import check
from erawan.engine_protocol.compliance.exam import Strictness
from erawan.engine_protocol.compliance.run import CHECKS
from tests.cli.running import ENVIRONMENT, ERAWAN, erawan

ENGINE = (*ERAWAN, "engine")


def start() -> subprocess.Popen[bytes]:
    """The engine, after it has answered once."""
    running = subprocess.Popen(
        ENGINE,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert running.stdin
    assert running.stdout
    running.stdin.write(b"isready\n")
    running.stdin.flush()
    assert running.stdout.readline() == b"readyok\n"
    return running


def test_it_passes_every_check_of_the_protocol() -> None:
    strictness = Strictness(positions=200, stops=12, grace=0.5)
    findings = list(check(shlex.join(ENGINE), strictness=strictness))
    assert [str(found) for found in findings if found.verdict != "ok"] == []
    assert [found.check for found in findings] == list(CHECKS)


def test_a_script_through_a_pipe_gets_all_its_answers() -> None:
    script = (
        "position siam start\nperft 3\ngo nodes 500\n"
        "position king-of-siam start seed 1\ngo nodes 9\n"
    )
    for end in ("", "quit\n"):
        done = erawan("engine", given=script + end)
        assert done.returncode == 0
        assert done.stderr == ""
        assert "perft 3 187920" in done.stdout
        assert done.stdout.count("bestmove ") == 2


def test_every_level_and_style_plays_both_games() -> None:
    lines = erawan("engine", given="egi\n").stdout.splitlines()
    styles = next(line for line in lines if " Style " in line).split(" var ")[1:]
    script = [f"setoption name Level value {level}" for level in range(1, 11)]
    script += [f"setoption name Style value {style}" for style in styles]
    asked = "position siam start\ngo nodes 5\nposition king-of-siam start seed 1\ngo nodes 5\n"
    done = erawan("engine", given="".join(f"{line}\n{asked}" for line in script))
    assert "error" not in done.stdout
    assert done.stdout.count("bestmove ") == 2 * len(script)


def test_ctrl_c_ends_it_without_a_trace() -> None:
    running = start()
    assert running.stdin
    running.stdin.write(b"go infinite\n")
    running.stdin.flush()
    running.send_signal(signal.SIGINT)
    _, complaints = running.communicate(timeout=20)
    assert complaints == b""
    assert running.returncode == 130


@pytest.mark.parametrize("line", [b"isready\n", b"go infinite\n"])
def test_a_reader_that_goes_away_ends_it_without_a_trace(line: bytes) -> None:
    running = start()
    assert running.stdin
    assert running.stdout
    assert running.stderr
    running.stdout.close()
    running.stdin.write(line)
    running.stdin.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait(20) in (0, 1)


def test_it_loads_no_web_or_database_library() -> None:
    script = (
        "import sys; sys.argv = ['erawan', 'engine']\n"
        "from erawan.cli import main\n"
        "try:\n    main()\n"
        "finally:\n"
        "    print(sorted({'litestar', 'sqlalchemy', 'uvicorn', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=b"egi\ngo nodes 10\n",
        capture_output=True,
        check=False,
        env=ENVIRONMENT,
    )
    assert done.stdout.splitlines()[-1] == b"[]"
