"""Greedy play in King of Siam by the readable rules: what the kernel's has to be equal to.

By what moves are compared, and in which order, is said there: `erawan.engine.king.search.greedy`.
"""

from __future__ import annotations

from collections.abc import Sequence

from erawan.king import Move, Play, Position
from erawan.king.cards import BRITISH, FACTIONS
from erawan.king.effects import counts_after
from erawan.king.lookahead import face_up_after
from erawan.king.moves import NOTHING, Effect, Taken
from erawan.king.scoring import TEAM_PLAYERS, Control, control_if_all_pass, decide, holder_of

Score = tuple[bool, int, int, int]
Courts = tuple[tuple[int, ...], ...]
_Result = tuple[list[int], list[int], tuple[int, ...]]
"""Followers by spot, who would hold each province, and the face-up tiles."""

NO_FACTION = -1


def best_king_moves(position: Position) -> list[Move]:
    """The legal moves that nothing is better than, in order of code."""
    judge = _Judge(position)
    moves = position.legal_moves()
    scores = list(map(judge.score, moves))
    best = max(scores)
    return [move for move, score in zip(moves, scores, strict=True) if score == best]


class _Judge:
    """Scores moves of one position; what many moves have in common is worked out once.

    An effect fixes all holders but that of the province a follower is then taken from, and few
    endings differ in holders or in the court.
    """

    def __init__(self, position: Position) -> None:
        self.position = position
        self.seat = position.seat
        self.effects: dict[Effect, _Result] = {}
        self.scores: dict[tuple[Control, int, bool], Score] = {}

    def score(self, move: Move) -> Score:
        """How good a move is; higher is better."""
        if isinstance(move, Play):
            return self._score(move.effect, move.taken, plays=True)
        return self._score(NOTHING, None, plays=False)

    def _score(self, effect: Effect, taken: Taken, plays: bool) -> Score:
        position = self.position
        if effect not in self.effects:
            self.effects[effect] = _result(position, effect)
        counts, holders, face_up = self.effects[effect]
        faction = NO_FACTION
        if taken:
            province, faction = divmod(position.board.spot[taken.code], len(FACTIONS))
            left = counts[3 * province : 3 * province + 3]
            left[faction] -= 1
            holders = [*holders[:province], holder_of(left), *holders[province + 1 :]]
        gains = ((province, holders[province]) for province in face_up)
        control = control_if_all_pass(position.control, gains)
        ending = control, faction, plays
        if ending not in self.scores:
            played = list(position.played)
            if plays:
                played[self.seat] = position.cards_played + 1
            self.scores[ending] = self._judge(control, self._courts(faction), played)
        return self.scores[ending]

    def _courts(self, faction: int) -> Courts:
        """The courts once the seat has taken a follower of that faction."""
        courts = list(self.position.courts)
        own = enumerate(courts[self.seat])
        courts[self.seat] = tuple(count + (kind == faction) for kind, count in own)
        return tuple(courts)

    def _judge(self, control: Control, courts: Courts, played: Sequence[int]) -> Score:
        outcome = decide(control, courts, played)
        leads = [0, 0]
        if outcome.reason == "reign":
            for place, faction in enumerate(ranked(control)[:2]):
                leads[place] = self._lead(courts, faction)
        return self.seat in outcome.winners, leads[0], leads[1], min(courts[self.seat])

    def _lead(self, courts: Courts, faction: int) -> int:
        own = {self.seat}
        if len(courts) == TEAM_PLAYERS:
            own.add((self.seat + 2) % TEAM_PLAYERS)
        figures = [court[faction] for court in courts]
        others = [figure for seat, figure in enumerate(figures) if seat not in own]
        return max(figures[seat] for seat in own) - max(others)


def _result(position: Position, effect: Effect) -> _Result:
    """What an effect leads to."""
    counts = counts_after(position, effect)
    holders = [holder_of(counts[spot : spot + 3]) for spot in range(0, len(counts), 3)]
    return counts, holders, face_up_after(position, effect)


def ranked(control: Control) -> list[int]:
    """The factions that have a province: by number of provinces, of equals the later gain first."""
    holders = [holder for _, holder in control]
    present = {holder for holder in holders if holder != BRITISH}
    return sorted(
        present,
        key=lambda faction: (holders.count(faction), -holders[::-1].index(faction)),
        reverse=True,
    )
