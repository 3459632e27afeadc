"""`erawan arena`: matches between agents, measured."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from erawan.cli import flags

if TYPE_CHECKING:
    from erawan.arena.match import Match
    from erawan.arena.opening_book import Openings
    from erawan.arena.settings import Settings
    from erawan.arena.standing import Standing

GAMES = 100
INTERRUPTED = 130


def arena(
    game: Annotated[str | None, typer.Argument(help="king-of-siam or siam.")] = None,
    a: Annotated[str | None, typer.Argument(help="An agent.")] = None,
    b: Annotated[str | None, typer.Argument(help="Its opponent.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games, at most.")] = None,
    deals: Annotated[
        int | None,
        typer.Option(min=1, help="How many units: openings or deals in all seat orders."),
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="Nodes a move.")] = None,
    depth: Annotated[int | None, typer.Option(min=1, help="Plies of depth a move.")] = None,
    movetime: Annotated[int | None, typer.Option(min=1, help="Milliseconds a move.")] = None,
    clock: Annotated[int | None, typer.Option(min=1, help="Milliseconds a game.")] = None,
    inc: Annotated[int, typer.Option(min=0, help="Milliseconds that a move adds.")] = 0,
    margin: Annotated[
        int, typer.Option(min=0, help="Milliseconds by which a move may exceed --movetime.")
    ] = 100,
    patience: Annotated[
        float, typer.Option(help="Seconds beyond its time after which an agent hangs.")
    ] = 30.0,
    sprt: Annotated[
        str | None,
        typer.Option(help="Stop when decided: elo0,elo1[,alpha,beta], as 0,20,0.05,0.05."),
    ] = None,
    adjudicate: Annotated[
        bool, typer.Option(help="King of Siam: end a game once its winner is proved.")
    ] = False,
    openings: Annotated[
        str | None, typer.Option(help="Siam: a file of openings, or random; else the shipped ones.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Where deals, openings and chance come from.")] = 1,
    players: flags.Players = None,
    board: flags.Board = None,
    animals: flags.Animals = None,
    crosses: flags.Crosses = None,
    force: flags.Force = None,
    removals: flags.Removals = None,
    repetition: flags.Repetition = None,
    ply_limit: flags.PlyLimit = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Games side by side; as many as cores if left out.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="The folder that keeps the run.")] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop then; the same command goes on.")
    ] = None,
    check: Annotated[
        str | None,
        typer.Option(metavar="COMMAND", help="Try whether a program keeps to the protocol."),
    ] = None,
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
    from erawan.arena.match import Match
    from erawan.arena.settings import Settings
    from erawan.cli.arena_progress import ArenaProgress
    from erawan.core.errors import ErawanError
    from erawan.engine.budget import Budget

    if check is not None:
        if game is not None:
            raise ErawanError("--check tries one program, and plays no match")
        _check(check, as_json)
    if game is None or a is None or b is None:
        raise ErawanError("name a game and two agents, as in: erawan arena siam greedy random")
    if inc and clock is None:
        raise ErawanError("--inc needs --clock")
    options = {
        "board": board,
        "animals": animals,
        "crosses": crosses,
        "force": force,
        "removals": removals,
        "repetition": repetition,
        "ply_limit": ply_limit,
    }
    settings = Settings(
        game,
        (a, b),
        Budget(movetime, nodes, depth, clock, inc),
        _players(game, players),
        _options(game, options),
        seed,
        margin=margin,
        patience=patience,
        sprt=_bounds(sprt),
        adjudicate=adjudicate,
    ).check()
    settings, lines = _with_openings(settings, openings)
    units = _units(games, deals, len(settings.seatings))
    if 0 < len(lines) < units:
        print(f"{len(lines)} openings for {units} units: they are repeated", file=sys.stderr)
    match = Match(settings, lines, to or _folder(settings), units, workers)
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


def _check(command: str, as_json: bool) -> None:
    """Try a program; exit code 1 if it fails a check."""
    from erawan.arena.agent_spec import check_program, split_command
    from erawan.protocol.compliance import print_findings

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


def _players(game: str, players: int | None) -> int:
    from erawan.core.errors import ErawanError

    if game == "siam" and players is not None:
        raise ErawanError("--players is no option of siam")
    return players or 2


def _options(game: str, options: dict[str, Any]) -> dict[str, Any]:
    from erawan.cli.given import find_board, find_game, own_options

    find_game(game)
    given = own_options(game, options)
    if "board" in given:
        given["board"] = find_board(given["board"])
    return given


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
    from erawan.cli.given import read_text
    from erawan.core.errors import ErawanError

    if settings.game != "siam":
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
