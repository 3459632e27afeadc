"""`erawan arena`: matches between agents, measured."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from erawan.cli import arena_flags, flags

if TYPE_CHECKING:
    from erawan.arena.match import Match
    from erawan.arena.opening_book import Openings
    from erawan.arena.settings import Settings
    from erawan.arena.standing import Standing
    from erawan.engine.budget import Budget

GAMES = 100
INTERRUPTED = 130


@flags.with_start_options()
def arena(
    *,
    game: arena_flags.Game = None,
    a: arena_flags.Agent = None,
    b: arena_flags.Opponent = None,
    games: arena_flags.Games = None,
    deals: arena_flags.Deals = None,
    nodes: arena_flags.Nodes = None,
    depth: arena_flags.Depth = None,
    movetime: arena_flags.Movetime = None,
    clock: arena_flags.Clock = None,
    inc: arena_flags.Increment = 0,
    margin: arena_flags.Margin = 100,
    patience: arena_flags.Patience = 30.0,
    sprt: arena_flags.Sprt = None,
    adjudicate: arena_flags.Adjudicate = False,
    openings: arena_flags.Openings = None,
    seed: arena_flags.Seed = 1,
    options: dict[str, Any],
    workers: arena_flags.Workers = None,
    to: arena_flags.Folder = None,
    minutes: arena_flags.Minutes = None,
    check: arena_flags.Check = None,
    as_json: flags.Json = False,
) -> None:
    """Let two agents play a match, and say how sure the result is.

    Agents: random, greedy, level-5, level-5/STYLE, each with limits of its own if you like
    (level-7,nodes=500), or cmd:COMMAND for any program that speaks the engine protocol.

    Every opening is played with both colours, every deal in all seat orders: such a unit is one
    sample. Intervals are 95 %, over units. The winners share a game's point; Siam's draws
    (3 repetitions, 300 plies) count half. Who crashes, hangs, plays an illegal move or oversteps
    the time loses that game, and the match goes on. Whatever ends it, the same command resumes.

    Example: erawan arena siam level-6 level-5 --games 200 --nodes 5000

    Example: erawan arena king-of-siam greedy random --players 3 --deals 50

    Example: erawan arena --check "my-engine --fast"
    """
    from erawan.cli.inputs import given_options

    if check is not None:
        _check(check, game, as_json)
    game, *agents = _named(game, a, b)
    given = given_options(game, options)
    players = given.pop("players", 2)
    budget = _budget(movetime, nodes, depth, clock, inc)
    settings = _settings(
        game, agents, budget, players, given, seed, margin, patience, sprt, adjudicate
    )
    _play(settings, openings, games, deals, to, workers, minutes, as_json)


def _named(game: str | None, a: str | None, b: str | None) -> tuple[str, str, str]:
    from erawan.core.errors import ErawanError

    if game is None or a is None or b is None:
        raise ErawanError("name a game and two agents, as in: erawan arena siam greedy random")
    return game, a, b


def _budget(
    movetime: int | None, nodes: int | None, depth: int | None, clock: int | None, inc: int
) -> Budget:
    from erawan.core.errors import ErawanError
    from erawan.engine.budget import Budget

    if inc and clock is None:
        raise ErawanError("--inc needs --clock")
    return Budget(movetime, nodes, depth, clock, inc)


def _settings(
    game: str,
    agents: list[str],
    budget: Budget,
    players: int,
    options: dict[str, Any],
    seed: int,
    margin: int,
    patience: float,
    sprt: str | None,
    adjudicate: bool,
) -> Settings:
    """What was asked for; raises ErawanError if it makes no sense together."""
    from erawan.arena.settings import Settings

    return Settings(
        game,
        (agents[0], agents[1]),
        budget,
        players,
        options,
        seed,
        margin=margin,
        patience=patience,
        sprt=_bounds(sprt),
        adjudicate=adjudicate,
    ).check()


def _play(
    settings: Settings,
    openings: str | None,
    games: int | None,
    deals: int | None,
    folder: Path | None,
    workers: int | None,
    minutes: float | None,
    as_json: bool,
) -> None:
    """Play the match as far as there is time, and show how it stands."""
    from erawan.arena.match import Match
    from erawan.cli.arena_progress import ArenaProgress

    settings, lines = _with_openings(settings, openings)
    units = _units(games, deals, len(settings.seatings))
    if 0 < len(lines) < units:
        print(f"{len(lines)} openings for {units} units: they are repeated", file=sys.stderr)
    match = Match(settings, lines, folder or _folder(settings), units, workers)
    with ArenaProgress(units * len(settings.seatings)) as progress:
        try:
            standing = match.run(progress.watch, minutes)
        except KeyboardInterrupt:
            standing = None
    if standing is None:
        print(
            f"Interrupted; the same command goes on with what is in {match.folder}.",
            file=sys.stderr,
        )
        raise typer.Exit(INTERRUPTED)
    _show(standing, match, as_json)


def _check(command: str, game: str | None, as_json: bool) -> None:
    """Try a program; exit code 1 if it fails a check."""
    from erawan.arena.agent_spec import check_program, split_command
    from erawan.core.errors import ErawanError
    from erawan.engine_protocol.compliance import print_findings

    if game is not None:
        raise ErawanError("--check tries one program, and plays no match")
    check_program(split_command(command))
    raise typer.Exit(print_findings(command, as_json=as_json))


def _show(standing: Standing, match: Match, as_json: bool) -> None:
    from erawan.arena.report import REPORT, write_report
    from erawan.arena.run_file import RECORDS, RUN
    from erawan.arena.table import rows, timing, title, to_json
    from erawan.cli.arena_progress import draw_rows
    from erawan.cli.console import make_console

    write_report(standing, match.folder)
    names = {"run": RUN, "records": RECORDS, "report": REPORT}
    files = {name: str(match.folder / file) for name, file in names.items()}
    if as_json:
        print(json.dumps({**to_json(standing), "files": files}))
        return
    console = make_console()
    console.print(title(standing))
    console.print(draw_rows([*rows(standing), timing(standing)]))
    console.print(f"Kept in {match.folder}, with {REPORT}", soft_wrap=True)
    if not standing.is_over:
        console.print("Not over yet: the same command goes on.")


def _bounds(text: str | None) -> Any:
    from erawan.arena.sprt import Bounds
    from erawan.core.errors import ErawanError

    if text is None:
        return None
    try:
        figures = [float(figure) for figure in text.split(",")]
    except ValueError:
        figures = []
    if len(figures) not in {2, 4}:
        raise ErawanError(f"--sprt is elo0,elo1 or elo0,elo1,alpha,beta, not {text!r:.40}")
    return Bounds(*figures)


def _with_openings(settings: Settings, spec: str | None) -> tuple[Settings, Openings]:
    import msgspec

    from erawan.arena.opening_book import RANDOM, Openings, read_openings, shipped_openings
    from erawan.cli.inputs import find_game, read_text
    from erawan.core.errors import ErawanError

    if find_game(settings.game).is_dealt:
        if spec is not None:
            raise ErawanError(f"--openings is no option of {settings.game}")
        return settings, Openings("")
    start = settings.start(0)
    if spec == "random":
        openings = Openings(RANDOM)
    elif spec is None:
        openings = shipped_openings(start)
    else:
        openings = read_openings(read_text(spec), Path(spec).name, start)
    return msgspec.structs.replace(settings, openings=openings.name), openings


def _units(games: int | None, deals: int | None, games_per_unit: int) -> int:
    from erawan.core.errors import ErawanError

    if deals is not None and games is not None:
        raise ErawanError("give --games or --deals, not both")
    return deals or -(-(games or GAMES) // games_per_unit)


def _folder(settings: Settings) -> Path:
    """A folder of the settings' own, so that another match never meets this one's run."""
    from hashlib import sha256

    import msgspec

    digest = sha256(msgspec.json.encode(settings)).hexdigest()[:8]
    words = (settings.game, *settings.agents, digest)
    name = "-".join(re.sub(r"[^\w=]+", "-", word).strip("-")[:30] for word in words)
    return Path("arena") / name
