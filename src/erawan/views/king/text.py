"""King of Siam drawn in text: the map, the track, courts and hands, and what is coming."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text

from erawan.engine.king.kernel import king_kernel
from erawan.kernels.king.forecast import Forecast
from erawan.king.cards import BRITISH, HOLDERS
from erawan.king.position import Position
from erawan.king.state import hand_list
from erawan.views.king.styles import CONTESTED, FACTION_STYLES
from erawan.views.king.text_map import draw_map, followers, province_state
from erawan.views.messages import message
from erawan.views.text.styles import QUIET, STRONG
from erawan.views.words import listed, place_name

MAP_WIDTH = 43
TRACK_WIDTH = 35
Part = tuple[str, str]


def draw(position: Position, names: Sequence[str], width: int, language: str) -> Text:
    """The whole table; without a map, but with every figure, where the terminal is narrow."""
    ahead = king_kernel(position).forecast()
    track = [Text.assemble(*parts) for parts in track_rows(position, ahead, language)]
    coming = [] if position.is_over else _wrap(forecast(ahead, names, language), TRACK_WIDTH)
    if width >= MAP_WIDTH + track_rooms(language)[1]:
        left = draw_map(position, MAP_WIDTH, language)
        right = [*track, Text(), *coming]
        body = _beside(left, right)
    else:
        body = [*track, Text(), *province_rows(position, language), Text(), *coming]
    lines = [status(position, names, language), Text(), *body, Text()]
    lines += seat_rows(position, names, language)
    return Text("\n").join([*lines, Text.assemble(*pool_row(position, language))])


def track_rooms(language: str) -> tuple[int, int]:
    """The columns of a province's name on the track, and of the track with the longest holder."""
    longest = max(len(message("holder-name", language, holder=holder)) for holder in HOLDERS)
    name = min(12, 24 - longest)
    return name, max(TRACK_WIDTH, 13 + name + longest)


def status(position: Position, names: Sequence[str], language: str) -> Text:
    """Where the game stands."""
    if position.to_move is None:
        return Text(message("status-over", language), STRONG)
    line = message(
        "king-status-turn",
        language,
        struggle=len(position.control) + 1,
        province=position.board.provinces[position.face_up[0]].name,
        who=names[position.to_move],
    )
    if position.passes:
        counts = {"count": position.passes, "players": position.players}
        line = f"{line} · {message('passes-in-row', language, **counts)}"
    return Text(line, STRONG)


def track_rows(position: Position, ahead: Forecast, language: str) -> list[list[Part]]:
    """The eight boxes: who controls a province, or who would if all passed."""
    room, _ = track_rooms(language)
    column = "" if position.is_over else message("if-all-pass-column", language)
    head = f"{message('track', language):<20}{column:>15}"
    rows = [[(head, QUIET)]]
    holders = [HOLDERS[holder] for _, holder in position.control]
    holders += ahead.holders
    for box, tile in enumerate(position.tiles, 1):
        province = position.board.provinces[tile]
        settled = box <= len(position.control)
        contested = box == len(position.control) + 1 and not position.is_over
        crown = "♛" if tile in position.crowned else " "
        label = f"{box} {province.code} {place_name(province.name, language)[:room]:<{room}}"
        row = [
            ("▸" if contested else " ", STRONG),
            (label, QUIET if settled else CONTESTED if contested else ""),
            (f" {crown} ", STRONG),
        ]
        if box <= ahead.struggles:
            holder = holders[box - 1]
            mark = "  " if settled else "→ "
            style = FACTION_STYLES[holder] if settled else ""
            row += [(mark, ""), (holder, FACTION_STYLES[holder])]
            row += [(" ", ""), (message("holder-name", language, holder=holder), style)]
        rows.append(row)
    return rows


def forecast(ahead: Forecast, names: Sequence[str], language: str) -> str:
    """Who would rule and win if everybody passed from here."""
    winners = listed([names[seat] for seat in sorted(ahead.winners)], language)
    if not ahead.ruler:
        return message("if-colony", language, names=winners)
    return message("if-reign", language, faction=ahead.ruler, names=winners)


def province_rows(position: Position, language: str) -> list[Text]:
    """The provinces in board order with followers and neighbours, for narrow terminals."""
    codes = position.board.codes
    return [
        Text.assemble(
            (f"{province.code} {place_name(province.name, language)[:12]:<13}", ""),
            *province_state(position, index, language),
            (" · " + " ".join(codes[near] for near in position.board.neighbours[index]), QUIET),
        )
        for index, province in enumerate(position.board.provinces)
    ]


def seat_rows(position: Position, names: Sequence[str], language: str) -> list[Text]:
    """Every seat's court, complete sets and cards."""
    room = max(12, *map(len, names)) + 2
    court_head, sets, hand_head = (message(key, language) for key in ("court", "sets", "hand"))
    rows = [Text(f"  {'':<{room}}{court_head:<13}{sets}  {hand_head}", QUIET)]
    for seat, court in enumerate(position.courts):
        moving = seat == position.to_move
        hand = " ".join(hand_list(position.hands[seat])) or message("no-cards", language)
        parts: list[Part] = [
            ("▸ " if moving else "  ", STRONG),
            (f"{names[seat]:<{room}}", STRONG if moving else ""),
            *followers(court, room=4),
            (f" {min(court):<{len(sets) + 2}}", ""),
            (hand, ""),
        ]
        rows.append(Text.assemble(*parts))
    return rows


def pool_row(position: Position, language: str) -> list[Part]:
    """What the pool has, and how near the colony is."""
    british = sum(holder == BRITISH for _, holder in position.control)
    before, after = message("pool", language, followers="\0", british=british).split("\0")
    return [("  " + before, ""), *followers(position.pool), (after, "")]


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    height = max(len(left), len(right))
    blank = Text(" " * MAP_WIDTH)
    left = left + [blank] * (height - len(left))
    right = right + [Text()] * (height - len(right))
    return [Text.assemble(one, two) for one, two in zip(left, right, strict=True)]


def _wrap(sentence: str, width: int) -> list[Text]:
    return [Text(line) for line in wrap(sentence, width)]
