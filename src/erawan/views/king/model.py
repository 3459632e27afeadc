"""What a skin draws of King of Siam. Counts of followers are always in the order R L M."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from erawan.views.change import TurnEvent
from erawan.views.geometry.model import Map
from erawan.views.msg import Msg

Faction: TypeAlias = Literal["R", "L", "M"]
Holder: TypeAlias = Literal["R", "L", "M", "B"]
Card: TypeAlias = Literal["mr", "kt", "11", "21", "ra", "la", "ma"]
Counts: TypeAlias = tuple[int, int, int]


class Tile(Struct, frozen=True):
    """A tile in its box; `holder` is set once it is turned down."""

    province: str
    crowned: bool
    holder: Holder | None


class Province(Struct, frozen=True):
    """A province: who stands there, who holds it, whether it is fought for now."""

    code: str
    followers: Counts
    holder: Holder | None
    contested: bool


class KingSeat(Struct, frozen=True):
    """What lies in front of a seat, as far as the viewer may see it (K5.1).

    `hand` and `pile` are None where they are hidden; `top` is the card played last, None when
    there is none or it is not known; `cards` is how many are left.
    """

    court: Counts
    sets: int
    cards: int
    top: Card | None
    hand: tuple[Card, ...] | None
    pile: tuple[Card, ...] | None


class Prospect(Struct, frozen=True):
    """What a face-up province would become if all passed; `near` when one follower is missing.

    `near` is also true for a tie that is there already.
    """

    province: str
    holder: Holder
    counts: Counts
    near: bool


class Forecast(Struct, frozen=True):
    """What would happen if all passed from here to the end.

    `ruler` is None for a colony; `leaders` are the seats ahead in the first comparison of courts;
    `lines` say all this in a few words.
    """

    provinces: tuple[Prospect, ...]
    ruler: Faction | None
    british: int
    leaders: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Msg, ...]


class KingScene(Struct, frozen=True, tag_field="game", tag="king-of-siam"):
    """A position of King of Siam, drawn from one seat's place."""

    tiles: tuple[Tile, ...]
    provinces: tuple[Province, ...]
    pool: Counts
    seats: tuple[KingSeat, ...]
    struggle: int
    passes: int
    british: int
    forecast: Forecast | None


class ProvincePlace(Struct, frozen=True):
    """A province as a board knows it."""

    code: str
    name: str
    x: float
    y: float
    home: Faction | None


class KingBoard(Struct, frozen=True, tag_field="game", tag="king-of-siam"):
    """A board of King of Siam; `verified` once somebody compared it with a printed one.

    `map` is how it is laid out where nobody has drawn it; the page has the drawn ones.
    """

    name: str
    revision: int
    verified: bool
    note: str
    shipped: bool
    provinces: tuple[ProvincePlace, ...]
    borders: tuple[tuple[str, str], ...]
    map: Map | None


class Passed(TurnEvent, frozen=True, tag="passed"):
    """A seat played no card."""

    seat: int


class CardPlayed(TurnEvent, frozen=True, tag="card-played"):
    """A card goes onto the seat's pile."""

    seat: int
    card: Card


class NothingDone(TurnEvent, frozen=True, tag="nothing-done"):
    """The card's action was impossible."""

    card: Card


class TilesSwapped(TurnEvent, frozen=True, tag="tiles-swapped"):
    """Two tiles change boxes."""

    first: str
    second: str


class TileCrowned(TurnEvent, frozen=True, tag="tile-crowned"):
    """A tile gets a King marker."""

    province: str


class FollowerPlaced(TurnEvent, frozen=True, tag="follower-placed"):
    """A follower comes from the pool."""

    faction: Faction
    province: str


class FollowersSwapped(TurnEvent, frozen=True, tag="followers-swapped"):
    """Two provinces exchange followers: `first` gives `given` and gets `got`."""

    first: str
    given: tuple[Faction, ...]
    second: str
    got: tuple[Faction, ...]


class FollowerTaken(TurnEvent, frozen=True, tag="follower-taken"):
    """A follower goes into a seat's court."""

    seat: int
    faction: Faction
    province: str


class NothingTaken(TurnEvent, frozen=True, tag="nothing-taken"):
    """There was no follower to take."""

    seat: int


class ProvinceResolved(TurnEvent, frozen=True, tag="province-resolved"):
    """A struggle ended: count up, then the flag."""

    province: str
    holder: Holder
    counts: Counts


class FollowersReturned(TurnEvent, frozen=True, tag="followers-returned"):
    """The resolved province's followers go to the pool."""

    province: str
    counts: Counts


KingChange: TypeAlias = (
    Passed
    | CardPlayed
    | NothingDone
    | TilesSwapped
    | TileCrowned
    | FollowerPlaced
    | FollowersSwapped
    | FollowerTaken
    | NothingTaken
    | ProvinceResolved
    | FollowersReturned
)


class KingTarget(Struct, frozen=True, tag_field="kind"):
    """What on the table an option points at."""


class CardTarget(KingTarget, frozen=True, tag="card"):
    """A card in the hand."""

    card: Card


class PassTarget(KingTarget, frozen=True, tag="pass"):
    """The button to pass."""


class ProvinceTarget(KingTarget, frozen=True, tag="province"):
    """A province of the map."""

    province: str


class FollowersTarget(KingTarget, frozen=True, tag="followers"):
    """One follower of a province, or two together."""

    province: str
    factions: tuple[Faction, ...]


class TileTarget(KingTarget, frozen=True, tag="tile"):
    """A tile of the track."""

    province: str


class MarkerTarget(KingTarget, frozen=True, tag="marker"):
    """A King marker on one of two tiles."""

    province: str


AnyTarget: TypeAlias = (
    CardTarget | PassTarget | ProvinceTarget | FollowersTarget | TileTarget | MarkerTarget
)
