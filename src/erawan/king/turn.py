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

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from erawan.core.errors import IllegalMove
from erawan.core.turn import Choice
from erawan.king.cards import FACTIONS
from erawan.king.events import Event, FollowerPlaced, TilesSwapped, fold
from erawan.king.lookahead import is_last_card, legal_effects, legal_takes
from erawan.king.moves import (
    NONE_TAKEN,
    PASS,
    Effect,
    FactionPlacing,
    FollowerSwap,
    FreePlacing,
    Move,
    Nothing,
    Play,
    TileSwap,
)
from erawan.king.rules import card_events, effect_events, refuse_after_end

if TYPE_CHECKING:
    from erawan.king.position import Position

Path: TypeAlias = tuple[str, ...]
"""The values chosen for the parts of an effect, in order."""

Step: TypeAlias = tuple[str, str]
"""What is chosen: the kind of choice and the prompt."""

COMPLETE: Step = ("", "complete")
CARD: Step = ("card", "card")
TAKING: tuple[Step, Step] = (("province", "take-province"), ("follower", "take-follower"))

CLAUSE_OF_CARD = {
    "mr": "K5.6",
    "kt": "K5.7",
    "11": "K5.8a",
    "21": "K5.8b",
    "ra": "K5.8d",
    "la": "K5.8d",
    "ma": "K5.8d",
}


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
        if choice not in self.choices():
            refuse_after_end(self.position)
            message = f"{choice.value} can't be chosen here"
            raise IllegalMove(self._clause_for(choice), message)
        return replace(self, chosen=(*self.chosen, choice))

    def back(self) -> Turn:
        """The turn without its last choice; itself when nothing was chosen."""
        return replace(self, chosen=self.chosen[:-1])

    @property
    def move(self) -> Move | None:
        """The complete move, or None while something is still to be chosen."""
        if not self.chosen:
            return None
        if self._card == PASS.code:
            return PASS
        effect = self._effect()
        if effect is None:
            return None
        if self._takes(effect) == [NONE_TAKEN]:
            return Play(self._card, effect, NONE_TAKEN)
        if len(self._taking(effect)) < len(TAKING):
            return None
        return Play(self._card, effect, self.chosen[-1].value)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the choices made so far change."""
        if not self.chosen:
            return ()
        if (move := self.move) is not None:
            return self.position.play_with_events(move)[1]
        events = card_events(self.position, self._card)
        effect = self._effect()
        if effect is None:
            return (*events, *partial_events(self._matching()[0], self._path))
        return (*events, *effect_events(self._card, effect))

    @property
    def preview(self) -> Position:
        """The position with those changes; for looking at, not for playing on."""
        return fold(self.position, self.events)

    @property
    def _card(self) -> str:
        """The card chosen first, or `pass`."""
        return self.chosen[0].value

    @property
    def _path(self) -> Path:
        """What was chosen after the card."""
        return tuple(choice.value for choice in self.chosen[1:])

    def _stage(self) -> tuple[Step, list[str]]:
        """What is chosen now, and the values to choose from."""
        if self.position.is_over or self.move is not None:
            return COMPLETE, []
        if not self.chosen:
            playable = [card for card in self.position.held if self._is_playable(card)]
            return CARD, [*playable, PASS.code]
        effect = self._effect()
        if effect is None:
            effects, done = self._matching(), len(self._path)
            following = {
                path[done]
                for effect in effects
                for path in paths(effect)
                if path[:done] == self._path
            }
            return steps(effects[0])[done], self._in_order(following)
        taking = self._taking(effect)
        takes = self._takes(effect)
        if not taking:
            return TAKING[0], self._in_order({follower[1:] for follower in takes})
        here = {follower for follower in takes if follower[1:] == taking[0]}
        return TAKING[1], self._in_order(here)

    def _is_playable(self, card: str) -> bool:
        """Whether a held card belongs to a legal move: always, but for the very last card."""
        return not is_last_card(self.position) or bool(legal_effects(self.position, card))

    def _matching(self) -> list[Effect]:
        """The legal effects of the card that the choices so far can become."""
        chosen = self._path
        return [
            effect
            for effect in legal_effects(self.position, self._card)
            if any(path[: len(chosen)] == chosen[: len(path)] for path in paths(effect))
        ]

    def _effect(self) -> Effect | None:
        """The effect, once all its parts are chosen."""
        first = self._matching()[0]
        return first if len(self._path) >= len(steps(first)) else None

    def _taking(self, effect: Effect) -> Path:
        """What was chosen after the effect."""
        return self._path[len(steps(effect)) :]

    def _takes(self, effect: Effect) -> list[str]:
        """The followers that can be taken after the effect."""
        return legal_takes(self.position, self._card, effect)

    def _in_order(self, values: set[str]) -> list[str]:
        """Provinces or followers in the board's order, factions in theirs."""
        index = self.position.board.index
        return sorted(
            values,
            key=lambda value: (index[value[-2:]], [FACTIONS.index(one) for one in value[:-2]]),
        )

    def _clause_for(self, choice: Choice) -> str:
        """The clause that keeps a choice from being offered."""
        if not self.chosen:
            return "K5.9" if choice.value in self.position.held else "K5.5"
        if self.move is not None:
            return "K4.3"
        return CLAUSE_OF_CARD[self._card] if self._effect() is None else "K5.4"


def paths(effect: Effect) -> tuple[Path, ...]:
    """The ways to choose an effect part by part."""
    match effect:
        case Nothing():
            return ((),)
        case TileSwap(first, second, crowned):
            return (first, second, crowned), (second, first, crowned)
        case FreePlacing(followers):
            return (tuple(follower[1:] for follower in followers),)
        case FactionPlacing(_, provinces):
            return provinces, provinces[::-1]
        case FollowerSwap(first, second):
            here, there = effect.provinces
            path = (here, first, there, second)
            return (path,) if effect.is_double else (path, (there, second, here, first))


def steps(effect: Effect) -> tuple[Step, ...]:
    """What is chosen for an effect, part by part."""
    match effect:
        case Nothing():
            return ()
        case TileSwap():
            return ("tile", "first-tile"), ("tile", "second-tile"), ("marker", "king-marker")
        case FreePlacing() | FactionPlacing():
            return tuple(("province", f"place-{follower[0]}") for follower, _ in effect.changes)
        case FollowerSwap():
            kind = "followers" if effect.is_double else "follower"
            return (
                ("province", "give-province"),
                (kind, f"give-{kind}"),
                ("province", "get-province"),
                ("follower", "get-follower"),
            )


def partial_events(effect: Effect, path: Path) -> list[Event]:
    """What the parts chosen so far change, `effect` being one that they can become."""
    if isinstance(effect, FreePlacing | FactionPlacing):
        clause = "K5.7" if isinstance(effect, FreePlacing) else "K5.8d"
        factions = [follower[0] for follower, _ in effect.changes]
        return [
            FollowerPlaced(faction + province, clause)
            for faction, province in zip(factions, path, strict=False)
        ]
    if isinstance(effect, TileSwap) and len(path) == len((effect.first, effect.second)):
        return [TilesSwapped(effect.first, effect.second)]
    return []
