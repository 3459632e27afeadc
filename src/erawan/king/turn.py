"""The turn builder: a card, the parts of its effect, the follower to take.

| card | choices after it, as kind and value |
|---|---|
| `mr` | tile `sk`, tile `ay` (either first), marker `ay` |
| `kt` | province for each faction the pool has, in the order R L M |
| `11` | province `sk`, follower `Rsk`, province `ay`, follower `Lay` (either province first) |
| `21` | province `sk`, followers `RLsk`, province `ay`, follower `May`; its 1-for-1 as `11` |
| `ra` `la` `ma` | province, and another (or the same) if the pool has two |

Then province `vt`, follower `Lvt` to take. An impossible effect and nothing to take ask for no
choice. The choices of a step are read off the legal effects of the card, or off the takes that
are legal after the effect chosen; complete moves are listed only for the very last card.

Prompts: `card`; `first-tile` `second-tile` `king-marker`; `place-R` `place-L` `place-M`;
`give-province` `give-follower` `give-followers` `get-province` `get-follower`; `take-province`
`take-follower`; `complete`.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from erawan.core.errors import IllegalMove
from erawan.core.turn import Choice
from erawan.king.cards import CARDS, Followers
from erawan.king.effects import placings_through, possible_effects
from erawan.king.events import CardPlayed, Event, FollowerPlaced, TilesSwapped, fold
from erawan.king.lookahead import legal_effects, legal_takes
from erawan.king.moves import (
    NOTHING,
    PASS,
    Effect,
    FactionPlacing,
    FreePlacing,
    Move,
    Nothing,
    Pass,
    Play,
    Taken,
    TileSwap,
)
from erawan.king.notation import parse_follower
from erawan.king.play import effect_events, events_of
from erawan.king.reasons import effect_refused, take_refused
from erawan.king.rules import check_running, last_card_refused, not_held
from erawan.king.state import State

if TYPE_CHECKING:
    from erawan.king.position import Position

Path: TypeAlias = tuple[str, ...]
"""The values chosen for the parts of an effect, in order."""

Step: TypeAlias = tuple[str, str]
"""What is chosen: the kind of choice and the prompt."""

COMPLETE: Step = ("", "complete")
CARD: Step = ("card", "card")
TAKING: tuple[Step, Step] = (("province", "take-province"), ("follower", "take-follower"))

DECK_CODES = frozenset(CARDS)

CLAUSE_OF_CARD = {
    "mr": "K5.6",
    "kt": "K5.7",
    "11": "K5.8a",
    "21": "K5.8b",
    "ra": "K5.8d",
    "la": "K5.8d",
    "ma": "K5.8d",
}


class Progress(NamedTuple):
    """How far a turn has come: effects still possible, then the effect, its takes, the move.

    `path` is what was chosen of the stage that is going on: the effect's parts, then the take's.
    """

    candidates: tuple[Effect, ...] = ()
    path: Path = ()
    effect: Effect | None = None
    takes: tuple[Taken, ...] = ()
    move: Move | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """A partial turn from a position: what was chosen so far, and what can be chosen next."""

    position: Position
    chosen: tuple[Choice, ...] = ()

    @property
    def prompt(self) -> str:
        """What is being chosen; `complete` when nothing is."""
        return self._stage()[0][1]

    def choices(self) -> tuple[Choice, ...]:
        """Exactly the choices that lead to at least one legal move; empty when complete."""
        (kind, _), values = self._stage()
        return tuple(Choice(PASS.code if value == PASS.code else kind, value) for value in values)

    def choose(self, choice: Choice) -> Turn:
        """The turn with one more choice; raises IllegalMove for one that is not offered."""
        if choice in self.choices():
            return replace(self, chosen=(*self.chosen, choice))
        raise self.refusal(choice) or self._unexpected(choice)

    def refusal(self, choice: Choice) -> IllegalMove | None:
        """Why something on the table can't be chosen now; None when it can.

        A card can always be changed; a follower stands for its province where that is asked for.
        """
        try:
            check_running(self.position)
        except IllegalMove as over:
            return over
        board, value = self.position.board, choice.value
        if value in DECK_CODES:
            return self._card_refused(value)
        if value not in board.index and value not in board.groups:
            return self._unexpected(choice)
        if not self.chosen:
            return IllegalMove("K4.3", "choose a card first, or pass", "card-first")
        progress = self._progress()
        if progress.move is not None:
            text = "the turn is complete: confirm it, or go back"
            return IllegalMove("K4.3", text, "complete")
        (kind, _), values = self._stage()
        asks_province = kind in ("province", "tile", "marker")
        if asks_province and value in board.groups:
            value = board.groups[value].province
        if value in values:
            return None
        if not asks_province:
            group = board.groups.get(value)
            number = 2 if kind == "followers" else 1
            if not group or (group.province, len(group.factions)) != (progress.path[-1], number):
                return self._follower_first(progress)
        if progress.effect is not None:
            return take_refused(self.position, progress.effect, value)
        like = progress.candidates[0]
        return effect_refused(self.position, self.chosen[0].value, like, progress.path, value)

    def choices_of(self, move: Move) -> tuple[Choice, ...]:
        """The choices from the start of a turn to a legal move."""
        if isinstance(move, Pass):
            return (Choice(move.code, move.code),)
        made = zip(steps(move.effect), paths(move.effect)[0], strict=True)
        taken = (move.taken.province, move.taken.code) if move.taken else ()
        parts = ((CARD, move.card), *made, *zip(TAKING, taken, strict=False))
        return tuple(Choice(kind, value) for (kind, _), value in parts)

    def back(self) -> Turn:
        """The turn without its last choice; itself when nothing was chosen."""
        return replace(self, chosen=self.chosen[:-1])

    @property
    def move(self) -> Move | None:
        """The complete move, or None while something is still to be chosen."""
        return self._progress().move

    @property
    def events(self) -> tuple[Event, ...]:
        """What the choices made so far change."""
        progress = self._progress()
        if not self.chosen:
            return ()
        if progress.move is not None:
            return events_of(self.position, progress.move)
        card = self.chosen[0].value
        if progress.effect is None:
            events = partial_events(progress.candidates[0], progress.path)
        else:
            events = effect_events(card, progress.effect)
        return (CardPlayed.next(self.position, card), *events)

    @property
    def preview(self) -> Position:
        """The position with those changes; for looking at, not for playing on."""
        return fold(self.position, self.events)

    def _progress(self) -> Progress:
        """How far the choices have come."""
        if not self.chosen:
            return Progress()
        card, *path = (choice.value for choice in self.chosen)
        if card == PASS.code:
            return Progress(move=PASS)
        found = candidates(self.position, card, tuple(path))
        parts = len(steps(found[0]))
        if len(path) < parts:
            return Progress(found, tuple(path))
        effect, taking = found[0], tuple(path[parts:])
        takes = tuple(legal_takes(self.position, card, effect))
        move = None
        if takes == (None,):
            move = Play(card, effect, None)
        elif len(taking) == len(TAKING):
            move = Play(card, effect, parse_follower(self.position.board, taking[-1]))
        return Progress(found, taking, effect, takes, move)

    def _stage(self) -> tuple[Step, list[str]]:
        """What is chosen now, and the values to choose from."""
        progress = self._progress()
        if self.position.is_over or progress.move is not None:
            return COMPLETE, []
        if not self.chosen:
            playable = [card for card in self.position.held if self._is_playable(card)]
            return CARD, [*playable, PASS.code]
        done = len(progress.path)
        if progress.effect is None:
            values = following(self.position, self.chosen[0].value, progress.path)
            return steps(progress.candidates[0])[done], self._in_order(values)
        takes = [taken for taken in progress.takes if taken]
        if not done:
            return TAKING[0], self._in_order({taken.province for taken in takes})
        here = {taken.code for taken in takes if taken.province == progress.path[0]}
        return TAKING[1], self._in_order(here)

    def _is_playable(self, card: str) -> bool:
        """Whether a held card belongs to a legal move: always, but for the very last card."""
        return not self.position.is_last_card or bool(legal_effects(self.position, card))

    def _in_order(self, values: AbstractSet[str]) -> list[str]:
        """Provinces or followers in the board's order, factions in theirs."""
        board = self.position.board
        return [code for code in (*board.codes, *board.groups) if code in values]

    def _card_refused(self, card: str) -> IllegalMove | None:
        if card not in self.position.held:
            return not_held(card).error
        return None if self._is_playable(card) else last_card_refused()

    def _follower_first(self, progress: Progress) -> IllegalMove:
        """That a follower of the province just chosen is asked for, and no other province."""
        clause = CLAUSE_OF_CARD[self.chosen[0].value] if progress.effect is None else "K5.4"
        code = progress.path[-1]
        text = f"choose a follower of {self.position.board.names[code]} first, or go back"
        return IllegalMove(clause, text, "follower-first", province=code)

    def _unexpected(self, choice: Choice) -> IllegalMove:
        return IllegalMove(self._clause_for(choice), f"{choice.value} can't be chosen here")

    def _clause_for(self, choice: Choice) -> str:
        """The clause that keeps a choice from being offered."""
        progress = self._progress()
        if not self.chosen:
            return "K5.9" if choice.value in self.position.held else "K5.5"
        if progress.move is not None:
            return "K4.3"
        return CLAUSE_OF_CARD[self.chosen[0].value] if progress.effect is None else "K5.4"


@lru_cache(maxsize=64)
def candidates(state: State, card: str, path: Path) -> tuple[Effect, ...]:
    """Legal effects that a path can become, one at least for every value its next part can have.

    Kept for a turn: a skin asks for the same ones again and again.
    """
    if state.is_last_card:
        effects = legal_effects(state, card)
    elif card == "kt":
        effects = list(placings_through(state, path)) or [NOTHING]
    else:
        effects = list(possible_effects(state, card)) or [NOTHING]
    return tuple(
        effect
        for effect in effects
        if any(way == path[: len(way)] or path == way[: len(path)] for way in paths(effect))
    )


@lru_cache(maxsize=64)
def following(state: State, card: str, path: Path) -> frozenset[str]:
    """The values that the next part of an effect can have after a path; kept for a turn too."""
    done = len(path)
    ways = (way for effect in candidates(state, card, path) for way in paths(effect))
    return frozenset(way[done] for way in ways if way[:done] == path)


def paths(effect: Effect) -> tuple[Path, ...]:
    """The ways to choose an effect part by part."""
    match effect:
        case Nothing():
            return ((),)
        case TileSwap(first, second, crowned):
            return (first, second, crowned), (second, first, crowned)
        case FreePlacing(followers):
            return (tuple(follower.province for follower in followers),)
        case FactionPlacing(_, provinces):
            return provinces, provinces[::-1]
        case _:
            given, got = ((part.province, part.code) for part in (effect.first, effect.second))
            return ((*given, *got),) if effect.is_double else ((*given, *got), (*got, *given))


def steps(effect: Effect) -> tuple[Step, ...]:
    """What is chosen for an effect, part by part."""
    match effect:
        case Nothing():
            return ()
        case TileSwap():
            return ("tile", "first-tile"), ("tile", "second-tile"), ("marker", "king-marker")
        case FreePlacing(followers):
            return tuple(("province", f"place-{one.factions}") for one in followers)
        case FactionPlacing(faction, provinces):
            return (("province", f"place-{faction}"),) * len(provinces)
        case _:
            kind = "followers" if effect.is_double else "follower"
            return (
                ("province", "give-province"),
                (kind, f"give-{kind}"),
                ("province", "get-province"),
                ("follower", "get-follower"),
            )


def partial_events(effect: Effect, path: Path) -> list[Event]:
    """What the parts chosen so far change, `effect` being one that they can become."""
    if not path:
        return []
    if isinstance(effect, FreePlacing | FactionPlacing):
        clause = "K5.7" if isinstance(effect, FreePlacing) else "K5.8d"
        return [
            FollowerPlaced(Followers(follower.factions, province), clause)
            for follower, province in zip(effect.followers, path, strict=False)
        ]
    if isinstance(effect, TileSwap) and len(path) > 1:
        return [TilesSwapped(effect.first, effect.second)]
    return []
