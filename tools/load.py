"""How much a site bears: many tables, many moves, many who watch, on this machine alone.

`PYTHONPATH=. python tools/load.py` starts a site on one core and plays from another: 500 tables,
200 moves a second over all of them, 2,000 tabs that only watch, half of them at one table. Beside
them 200 connections send half a request and one tab never reads. What counts is the time from a
move to every screen that shows the table. Then the moves come faster and faster, until one in a
hundred is later than 100 ms or the server can't follow: that is the knee.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.load import Crowd, Figures, Size
from tests.server.site import Site, serving

WISH = Size(tables=500, spectators=2000, rate=200, seconds=20)
LATEST_MS = 100
FASTEST = 3200
IDLE = 500
HALF_OPEN = 200


def main() -> None:
    """Print figures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    for name, value in WISH.__dict__.items():
        parser.add_argument(f"--{name}", type=int, default=value)
    size = Size(**vars(parser.parse_args()))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        with serving(data, log=data.with_suffix(".log")) as site:
            _part_cores(site.process.pid)
            asyncio.run(_measure(site, size))


def _part_cores(server: int) -> None:
    """The server on one core, everything else on another, where there are two."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        for thread in Path(f"/proc/{server}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {cores[0]})
        os.sched_setaffinity(0, {cores[1]})


async def _measure(site: Site, size: Size) -> None:
    async with AsyncExitStack() as stack:
        before = memory_kb(site)
        idle = await Crowd.connect_idle(site, stack, IDLE)
        print(f"memory of an idle connection: {(memory_kb(site) - before) / IDLE:.1f} kB")
        for each in idle:
            await each.close()
        crowd = await Crowd.gather(site, stack, size)
        before = memory_kb(site)
        await crowd.watch()
        watching = size.spectators + 2 * size.tables
        print(f"and while it watches: {(memory_kb(site) - before) / watching:.1f} kB more")
        await crowd.harm(HALF_OPEN)
        rate = size.rate
        while rate <= FASTEST:
            busy = [time.process_time(), processor(site), time.perf_counter()]
            figures = await crowd.play(rate, size.seconds)
            ours, servers, wall = time.process_time(), processor(site), time.perf_counter()
            took = wall - busy[2]
            print(_said(figures))
            print(
                f"  the server ran {100 * (servers - busy[1]) / took:.0f} % of that time, "
                f"the crowd {100 * (ours - busy[0]) / took:.0f} %"
            )
            if figures.p99 > LATEST_MS or figures.achieved < 0.95 * rate:
                print(f"the knee is below {rate} moves a second")
                break
            rate *= 2
        else:
            print(f"the knee is above {FASTEST} moves a second")


def processor(site: Site) -> float:
    """Seconds that the server's process ran."""
    return time.clock_gettime(~site.process.pid << 3 | 2)


def memory_kb(site: Site) -> int:
    """What the server holds in memory."""
    status = Path(f"/proc/{site.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0])


def _said(figures: Figures) -> str:
    return (
        f"{figures.rate} moves a second wanted, {figures.achieved:.0f} made, shown {figures.shown} "
        f"times: half within {figures.p50:.1f} ms, 99 of 100 within {figures.p99:.1f} ms, "
        f"all within {figures.worst:.1f} ms; {figures.missed} never"
    )


if __name__ == "__main__":
    main()
