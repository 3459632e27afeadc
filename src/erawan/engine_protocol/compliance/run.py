"""All checks, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from erawan.engine_protocol.compliance import lines, thinking
from erawan.engine_protocol.compliance.exam import Exam, Strictness
from erawan.engine_protocol.compliance.finding import Failed, Finding, Skipped
from erawan.engine_protocol.failure import EngineFailed

CHECKS: dict[str, Callable[[Exam], str]] = {
    "handshake": lines.handshake,
    "games": lines.games,
    "both games": lines.other_game,
    "options": lines.options,
    "position forms": lines.position_forms,
    "d": lines.drawing,
    "perft": lines.counts,
    "illegal moves": lines.illegal_moves,
    "bad lines": lines.bad_lines,
    "go forms": thinking.limits,
    "game over": thinking.game_over,
    "info lines": thinking.infos,
    "MultiPV": thinking.several_lines,
    "isready while thinking": thinking.ready_while_thinking,
    "stop": thinking.stops,
    "time": thinking.times,
    "many positions": thinking.many_positions,
    "endings": thinking.endings,
}
"""By name; each returns what it measured, and raises Failed or Skipped."""
FIRST = ("handshake", "games")
"""Without these nothing else can be asked."""


def _ignore(_name: str, _done: int, _total: int) -> None:
    """Show progress to nobody."""


def check(
    command: str,
    *,
    only: Collection[str] = tuple(CHECKS),
    strictness: Strictness | None = None,
    progress: Callable[[str, int, int], None] = _ignore,
) -> Iterator[Finding]:
    """Put an engine through the checks, each of which gives one finding.

    `progress` is told a check's name, how much of it is done, and of how much. An engine that does
    not even shake hands, or plays neither game, is not tried further.
    """
    exam = Exam(command, strictness or Strictness(), lambda _done, _total: None)
    try:
        for name, run in CHECKS.items():
            if name not in only and name not in FIRST:
                continue
            progress(name, 0, 1)
            exam.progress = lambda done, total, name=name: progress(name, done, total)  # type: ignore[misc]
            finding = _try(exam, name, run)
            yield finding
            if finding.verdict == "FAILED" and name in FIRST:
                return
    finally:
        exam.renew()


def _try(exam: Exam, name: str, run: Callable[[Exam], str]) -> Finding:
    try:
        return Finding(name, "ok", run(exam))
    except Skipped as skipped:
        return Finding(name, "skipped", str(skipped))
    except (Failed, EngineFailed) as failed:
        sent, got = exam.quoted()
        # What it says after a failure belongs to nothing that was asked.
        exam.renew()
        return Finding(name, "FAILED", str(failed), sent, got)
