"""A match's game as a record."""

from __future__ import annotations

from erawan.arena.ending import PROVED, TIME, Ending
from erawan.arena.schedule import Job
from erawan.arena.settings import Settings
from erawan.core.record import Line, Ply, Record, format_record


def make_record(settings: Settings, job: Job, ending: Ending) -> str:
    """The record's text; an agent's failure counts as having left the game, or as its time."""
    termination = "adjudicated" if ending.reason == PROVED else "normal"
    if ending.failure is not None:
        termination = "time" if ending.failure.kind == TIME else "abandoned"
    tags = [
        ("Event", f"arena, seed {settings.seed}"),
        ("Round", f"{job.unit + 1}.{job.game + 1}"),
        *((f"Seat{seat + 1}", settings.agents[agent]) for seat, agent in enumerate(job.seats)),
        ("Termination", termination),
    ]
    if settings.rules.is_dealt:
        tags.append(("Seed", str(job.deal)))
    if ending.failure is not None:
        seat, kind = ending.failure.seat + 1, ending.failure.kind
        message = " ".join(ending.failure.message.split())
        tags.append(("Failure", f"seat {seat}: {kind}: {message}"))
    comments = dict(ending.comments)
    if job.opening:
        comments[len(job.opening) - 1] = "the opening ends here"
    plies = [
        Ply(code, (comments[i],) if i in comments else ()) for i, code in enumerate(ending.codes)
    ]
    result = "+".join(str(seat + 1) for seat in ending.winners) or "draw"
    return format_record(Record(job.start, Line(tuple(plies)), result, tuple(tags)))
