"""The levels of the King of Siam engine, the weakest first."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from erawan.engine.levels import Level

NO_CARDS, COUNTS, ALL_CARDS = range(3)
"""Which cards are seen: none, as if nobody had any; its own and how many the others have; all."""


class Sight(NamedTuple):
    """What a level sees of a position when it judges its moves, as `search.sight` reads it."""

    provinces: int = 8
    """So many of the open ones, from the contested one on; others don't seem to be there."""
    ties: bool = True
    """Provinces that fall to the British, by a tie or as nobody is there, and what these have."""
    factions: int = 3
    """Of so many the followers in all courts, those that would have most provinces first."""
    cards: int = ALL_CARDS
    ends: bool = True
    """Whether it knows a move that wins the game at once, whatever it sees otherwise."""


@dataclass(frozen=True, slots=True)
class KingLevel(Level):
    """A level that judges its moves at first sight, and does not see all."""

    sight: Sight = field(default_factory=Sight)


_SIGHTS = (
    Sight(provinces=1, ties=False, factions=0, cards=NO_CARDS, ends=False),
    Sight(provinces=2, ties=False, factions=1, cards=COUNTS),
    Sight(provinces=3, ties=False, factions=2, cards=COUNTS),
    Sight(provinces=4, factions=2, cards=COUNTS),
    Sight(provinces=6, cards=COUNTS),
    Sight(provinces=6),
)

LEVELS = (
    KingLevel("king", 1, nodes=1, noise=0.2, noises={3: 0.1, 4: 0.05}, sight=_SIGHTS[0]),
    KingLevel("king", 2, nodes=1, noise=0.1, noises={3: 0.08, 4: 0.4}, sight=_SIGHTS[1]),
    KingLevel("king", 3, nodes=1, noise=0.05, noises={3: 0.03, 4: 0.28}, sight=_SIGHTS[2]),
    KingLevel("king", 4, nodes=1, noise=0.04, noises={3: 0.1, 4: 0.2}, sight=_SIGHTS[3]),
    KingLevel("king", 5, nodes=1, noise=0.045, noises={3: 0.1, 4: 0.1}, sight=_SIGHTS[4]),
    KingLevel("king", 6, nodes=1, noise=0.02, noises={3: 0.05}, sight=_SIGHTS[5]),
    Level("king", 7, nodes=6, noise=0.05, noises={3: 0.053, 4: 0.067}),
    Level("king", 8, nodes=16, noise=0.015, noises={3: 0.017, 4: 0.053}),
    Level("king", 9, nodes=200, nodes_by_players={3: 110}),
    Level("king", 10, nodes=None, default_nodes=600),
)
"""No level has a `max_depth`: who looks at few positions sees little enough.

Levels 1 to 6 are weak by what they do not see; their sentences say what. The noise beside it is by
how much of a winning chance a position may be misjudged; a game that is won or lost for sure is
never mistaken, but by level 1. With more players the same noise does another harm, so that each
number of players has its own. Three players gain nothing from 600 positions over 200, hence level
9's 110.
"""
