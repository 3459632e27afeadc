"""Child processes that speak lines: good ones, and all the ways to be a bad one."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from erawan.core import line_process
from erawan.core.line_process import KEPT_COMPLAINTS, LineProcess, ProcessFailed, wait_for_any

AMPLE = 30.0


@contextmanager
def running(script: str) -> Iterator[LineProcess]:
    """A shell at a script, killed at the end of the block."""
    process = LineProcess(["sh", "-c", script])
    try:
        yield process
    finally:
        process.kill()


def exists(pid: int) -> bool:
    """Whether a process runs, or has ended and was never asked after."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def is_gone_soon(pid: int) -> bool:
    end = time.monotonic() + AMPLE
    while exists(pid) and time.monotonic() < end:
        time.sleep(0.001)
    return not exists(pid)


def test_lines_go_out_and_come_back() -> None:
    with running("cat") as process:
        process.send("ein Löffel")
        process.send(b"two\r")
        process.send_bytes(b"\xff\nhalf")
        assert [process.read(AMPLE) for _ in range(3)] == ["ein Löffel", "two", "\ufffd"]
        assert process.read(0.01) is None
        process.send(" and half")
        assert process.read(AMPLE) == "half and half"


def test_it_has_a_session_of_its_own_and_the_environment_it_is_given() -> None:
    process = LineProcess(["/bin/sh", "-c", "echo $COLOUR; exec /bin/cat"], {"COLOUR": "red"})
    assert process.read(AMPLE) == "red"
    assert os.getsid(process.pid) == process.pid
    process.kill()


def test_what_is_no_program_is_said_to_be_none() -> None:
    with pytest.raises(ProcessFailed, match=r"'/no/such/thing' can't be started: .*No such file"):
        LineProcess(["/no/such/thing"])
    with pytest.raises(ProcessFailed, match="can't be started: embedded null byte"):
        LineProcess(["cat\0"])


def test_who_does_not_read_holds_nobody_up() -> None:
    line = "x" * 1_000_000
    with running("read start; echo begun; read more; exec cat") as process:
        process.send("start")
        process.send("more")
        process.send(line)
        assert process.read(AMPLE) == "begun"
        assert process.read(AMPLE) == line


def test_who_closes_its_input_can_be_heard_on() -> None:
    with running("exec 0<&-; echo deaf; sleep 0.1; echo still") as process:
        assert process.read(AMPLE) == "deaf"
        process.send("x" * 1_000_000)
        assert process.read(AMPLE) == "still"


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("exit 0", "it ended with exit code 0"),
        ("echo one >&2; echo two >&2; echo >&2; exit 3", "it ended with exit code 3: two"),
        ("kill -KILL $$", "it ended with exit code -9"),
        ("exec 1>&-; echo why >&2; exec sleep 3600", "it closed its output: why"),
    ],
)
def test_an_end_is_told_after_the_last_line(script: str, told: str) -> None:
    with running(f"echo last; {script}") as process:
        assert process.read(AMPLE) == "last"
        for _ in range(2):
            with pytest.raises(ProcessFailed) as failed:
                process.read(AMPLE)
            assert str(failed.value) == f"{told} (crash)"
            assert failed.value.kind == "crash"


def test_a_line_without_end_is_a_flood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_process, "LONGEST_LINE", 100_000)
    with running("echo first; exec cat /dev/zero") as process:
        assert process.read(AMPLE) == "first"
        with pytest.raises(ProcessFailed, match=r"it floods its output \(garbage\)"):
            process.read(AMPLE)
        assert len(process._partial) <= 100_000 + line_process.CHUNK


def test_lines_without_end_are_a_flood_when_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_process, "MOST_WAITING", 1000)
    with running("exec yes") as process:
        assert process.wait(3600) is None
        assert 1000 < len(process._lines) <= 1000 + line_process.CHUNK
        for _ in range(len(process._lines)):
            assert process.read(0) == "y"
        with pytest.raises(ProcessFailed, match="garbage"):
            process.read(0)


def test_of_complaints_without_end_the_end_is_kept() -> None:
    with running("yes complaint | head -n 100000 >&2; echo done; cat") as process:
        assert process.read(AMPLE) == "done"
        assert len(process.complaints) == KEPT_COMPLAINTS
        assert process.last_words == "complaint"


def test_complaints_without_end_hold_nobody_up() -> None:
    with running("yes >&2; echo") as process:
        assert process.read(0.05) is None
        assert wait_for_any([process], 0.05) == []
        assert process.wait(0.05) is None
        assert process.complaints


def test_who_ends_by_itself_is_not_killed(tmp_path: Path) -> None:
    with running(f"cat; touch {tmp_path}/tidied") as process:
        process.close_input()
        process.end(AMPLE)
        assert process.wait(0) == 0
        assert not exists(process.pid)
    assert (tmp_path / "tidied").exists()


def test_who_stays_is_killed_with_its_children() -> None:
    with running("trap '' TERM HUP INT; sleep 3600 & echo $!; cat; wait") as process:
        child = int(process.read(AMPLE) or 0)
        assert exists(child)
        process.close_input()
        process.end(0.05)
        assert process.wait(0) == -signal.SIGKILL
        assert not exists(process.pid)
        assert is_gone_soon(child)


def test_children_of_who_has_ended_are_killed_too() -> None:
    with running("sleep 3600 & echo $!") as process:
        child = int(process.read(AMPLE) or 0)
        assert process.wait(AMPLE) == 0
        assert exists(child)
        process.kill()
        assert is_gone_soon(child)


def test_an_exit_code_is_known_where_the_system_can_only_reap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(os, "waitid")
    with running("read line; exit 7") as process:
        assert process.wait(0.05) is None
        process.send("")
        assert process.wait(AMPLE) == 7


def test_after_a_kill_everything_is_harmless() -> None:
    with running(r"printf 'one\ntwo\n'; cat") as process:
        assert process.read(AMPLE) == "one"
        process.kill()
        process.kill()
        process.send("hello")
        process.close_input()
        assert process.wait(AMPLE) == -signal.SIGKILL
        assert process.read(0) == "two"
        with pytest.raises(ProcessFailed, match="it ended with exit code -9"):
            process.read(AMPLE)


async def test_others_are_served_while_a_line_is_awaited() -> None:
    with running("read line; echo answer to $line; cat") as process:
        awaited = asyncio.create_task(process.read_async())
        await asyncio.sleep(0.05)
        assert not awaited.done()
        process.send("question")
        assert await asyncio.wait_for(awaited, AMPLE) == "answer to question"
        line = "x" * 1_000_000
        process.send(line)
        assert await asyncio.wait_for(process.read_async(), AMPLE) == line


async def test_a_wait_that_is_given_up_loses_no_line() -> None:
    with running("cat") as process:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(process.read_async(), 0.02)
        process.send("late")
        assert await asyncio.wait_for(process.read_async(), AMPLE) == "late"


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("echo why >&2; kill -KILL $$", r"(it closed its output|ended with exit code -9): why"),
        ("exec 1>&-; exec sleep 3600", r"it closed its output \(crash\)"),
        ("exec cat /dev/zero", r"it floods its output \(garbage\)"),
    ],
)
async def test_an_end_is_awaited_like_a_line(script: str, told: str) -> None:
    with running(script) as process:
        with pytest.raises(ProcessFailed, match=told):
            await asyncio.wait_for(process.read_async(), AMPLE)
        process.kill()
        with pytest.raises(ProcessFailed):
            await process.read_async()


def test_of_several_those_that_tell_are_found() -> None:
    with running("cat") as one, running("cat") as two, running("cat") as three:
        everybody = (one, two, three)
        assert wait_for_any(everybody, 0) == []
        assert wait_for_any(everybody, 0.02) == []
        two.send("first\nsecond")
        assert wait_for_any(everybody, AMPLE) == [two]
        assert two.read(AMPLE) == "first"
        assert two.read(AMPLE) == "second"
        assert wait_for_any(everybody, 0) == []
        three.close_input()
        assert wait_for_any(everybody, AMPLE) == [three]
        with pytest.raises(ProcessFailed, match="exit code 0"):
            three.read(0)


def test_who_talks_on_drowns_out_nobody() -> None:
    with running("exec yes") as loud, running("read line; echo heard") as quiet:
        quiet.send("hello")
        end = time.monotonic() + AMPLE
        while quiet not in (telling := wait_for_any((loud, quiet), AMPLE)):
            assert telling == [loud]
            assert loud.read(0) == "y"
            assert time.monotonic() < end
        assert quiet.read(0) == "heard"
