"""What views of all games are made of: the page's types are written from these unions.

This is the one module beside the games' own rooms that names them, since a union has to.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from erawan.views.king import model as king
from erawan.views.siam import model as siam

GameName: TypeAlias = Literal["king-of-siam", "siam"]
Scene: TypeAlias = king.KingScene | siam.SiamScene
Board: TypeAlias = king.KingBoard | siam.SiamBoard
Change: TypeAlias = king.KingChange | siam.SiamChange
AnyTarget: TypeAlias = king.AnyTarget | siam.AnyTarget
Push: TypeAlias = siam.Push
Faction: TypeAlias = king.Faction
Side: TypeAlias = siam.Side
