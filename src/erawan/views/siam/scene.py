"""Siam as it lies on the table, and the pushes that an animal could try."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, cast

from erawan.siam.board import Board, shipped_boards
from erawan.siam.grid import FACINGS
from erawan.siam.pieces import EMPTY, FACING, OWNER, ROCK, SIDES
from erawan.siam.position import Position
from erawan.siam.push import Push as RulesPush
from erawan.siam.push import find_credits
from erawan.siam.rules import entry_barred, entry_push, own_push
from erawan.siam.scoring import occurrences
from erawan.siam.turn import RESERVE
from erawan.views.change import Facing
from erawan.views.msg import Item, Msg, say
from erawan.views.siam.model import Piece, Push, SiamBoard, SiamScene, Side, Weight


def board(position: Position) -> SiamBoard:
    """The board that a position is played on."""
    return _board(position.options.board)


def boards() -> tuple[SiamBoard, ...]:
    """The boards that come with the game."""
    return tuple(map(_board, shipped_boards().values()))


def _board(board: Board) -> SiamBoard:
    """A board with its rocks and crosses."""
    return SiamBoard(
        name=board.name,
        revision=board.revision,
        note=board.note,
        shipped=isinstance(board.to_json(), str),
        width=board.width,
        height=board.height,
        rocks=board.rocks,
        crosses=board.crosses,
    )


def scene(position: Position, *_: object) -> SiamScene:
    """A position; both sides see the same."""
    grid = position.options.board.grid
    return SiamScene(
        pieces=tuple(
            Piece(name, side_of(piece), facing_of(piece))
            for name, piece in zip(grid.names, position.cells, strict=True)
            if piece != EMPTY
        ),
        reserves=position.reserve,
        left=position.left,
        barred=tuple(
            grid.names[cell]
            for cell in grid.outside
            if not position.ended and entry_barred(position, cell)
        ),
        occurrences=occurrences(position),
        ply=position.ply,
    )


def status(position: Position, kind: str, who: Item) -> Msg:
    """Whose turn it is: `you`, the `turn` of somebody, or somebody `thinking`."""
    side = SIDES[position.side]
    if kind.startswith("you"):
        return say(f"siam-status-{kind}", side=side)
    if kind == "turn" and isinstance(who, Msg) and who.key == "side-name":
        return say("siam-status-side", side=side)
    return say(f"siam-status-{kind}", who=who, side=side)


def warnings(position: Position) -> tuple[Msg, ...]:
    """A position that comes again, while the house rule counts (SH.1)."""
    limit, count = position.options.repetition, occurrences(position)
    if limit is None or count < 2:
        return ()
    return (say("warning-repetition", count=count, limit=limit),)


def pushes_from(position: Position, animal: str) -> tuple[Push, ...]:
    """The pushes that an own animal, or one from the reserve, would make, strong enough or not."""
    grid = position.options.board.grid
    found: Iterator[tuple[str, RulesPush]]
    if animal == RESERVE:
        found = (
            (grid.names[cell], entry_push(position, cell, facing))
            for cell in grid.outside
            if position.cells[cell] != EMPTY and not entry_barred(position, cell)
            for facing in grid.inward[cell]
        )
    else:
        cell = grid.index[animal]
        way = FACING[position.cells[cell]]
        ahead = grid.rays[cell][way]
        blocked = bool(ahead) and position.cells[ahead[0]] != EMPTY
        found = iter([(grid.names[ahead[0]], own_push(position, cell, way))] if blocked else [])
    return tuple(_push(position, animal, target, push) for target, push in found)


def side_of(piece: int) -> Side | None:
    """Whose animal a piece is."""
    return cast(Side, SIDES[OWNER[piece]]) if piece not in (EMPTY, ROCK) else None


def facing_of(piece: int) -> Facing | None:
    """Where an animal looks."""
    return cast(Facing, FACINGS[FACING[piece]]) if piece not in (EMPTY, ROCK) else None


def _push(position: Position, origin: str, target: str, push: RulesPush) -> Push:
    succeeds = push.succeeds(position.options.force)
    names = position.options.board.grid.names
    winner = credited = None
    if succeeds and push.drops_rock:
        nearest = find_credits(push)[0]
        winner = nearest.side
        place = len(push.cells) - 1 - nearest.distance
        credited = names[push.cells[place]] if place >= 0 else origin
    return Push(
        origin=origin,
        target=target,
        facing=cast(Facing, FACINGS[push.facing]),
        line=tuple(_weights(position, push)),
        succeeds=succeeds,
        falls=_fallen(push) if succeeds else None,
        winner=winner,
        credited=credited,
        say=_push_words(push, succeeds, winner),
    )


def _weights(position: Position, push: RulesPush) -> Iterator[Weight]:
    names, before, holds = position.options.board.grid.names, 1, True
    stepwise = position.options.force == "stepwise"
    last = len(push.cells) - 1
    for place, (cell, piece) in enumerate(zip(push.cells, push.pieces, strict=True)):
        force, rocks = push.forces[place], push.rocks[place]
        if stepwise or place == last:
            holds = holds and force > 0 and force >= rocks
        yield Weight(
            cell=names[cell],
            side=side_of(piece),
            rock=piece == ROCK,
            change=force - before,
            force=force,
            rocks=rocks,
            holds=holds,
        )
        before = force


def _fallen(push: RulesPush) -> Literal["rock", "elephant", "rhino"] | None:
    if not push.to_edge:
        return None
    side = side_of(push.pieces[-1])
    return "rock" if side is None else ("elephant" if side == "E" else "rhino")


def _push_words(push: RulesPush, succeeds: bool, winner: int | None) -> Msg:
    force, rocks = push.forces[-1], push.rocks[-1]
    if not succeeds:
        return say("push-blocked", force=force, rocks=rocks)
    if winner is not None:
        key = "push-rock-wins" if winner == push.side else "push-rock-loses"
        return say(key, side=SIDES[winner])
    side = side_of(push.pieces[-1])
    if push.to_edge and side is not None:
        return say("push-animal-falls", side=side)
    return say("push-goes", force=force, rocks=rocks)
