"""How a hand may end, and what raising, accepting and running promise for the match then."""

from __future__ import annotations

from math import inf

from msgspec import Struct

from sueca_desktop.bots.truco.scores import Value
from sueca_desktop.rules.truco import HandView, PlayerView
from sueca_desktop.rules.truco.variant import SET

_ACCEPTED_WHEN_WINNING = 0.8
_ACCEPTED_WHEN_LOSING = (0.5, 0.35, 0.2)
"""How often players accept a raise in a hand that they would win or lose, by the trick in play: self-play.
The later it is, the better they know."""

_RAISED_WHEN_WINNING = (3.0, 3.0, 5.0)
"""How much more often players raise when they will win the hand than when they will lose it, by the trick in
play: self-play."""


class Outlook(Struct):
    """How much the ways count in which a hand is won, tied and lost."""

    won: float = 0.0
    tied: float = 0.0
    lost: float = 0.0

    def add(self, end: int, weight: float) -> None:
        """Adds one way; `end` as `play_out` tells it."""
        if end > 0:
            self.won += weight
        elif end < 0:
            self.lost += weight
        else:
            self.tied += weight

    @property
    def chance(self) -> float:
        """How often the hand is won, a tie being half."""
        return (self.won + self.tied / 2) / (self.won + self.tied + self.lost)


class Prospects:
    """What the ends of a hand are worth to the team of the seat that thinks."""

    def __init__(self, view: PlayerView, hand: HandView, value: Value) -> None:
        self._value = value
        self._ours = view.score[view.seat.team.place]
        self._theirs = view.score[view.seat.team.other.place]
        self._target = view.rules.target
        self._steps = view.rules.steps
        self._stake = hand.stake
        self._asked = hand.asked
        self._trick = min(len(hand.won), SET - 1)
        self._to_raise = view.rules.step_above(hand.asked or hand.stake)
        self.unit = (self._wins(hand.stake) - self._loses(hand.stake)) or 1.0
        """What it is worth to win rather than lose the hand as it stands."""

    @property
    def nothing_to_lose(self) -> bool:
        """Whether a lost hand loses the match, whatever it is worth."""
        return self._theirs + (self._asked or self._stake) >= self._target

    def worth(self, outlook: Outlook, stake: int | None = None) -> float:
        """What the hand is worth for a stake, else for the one in force."""
        stake = self._stake if stake is None else stake
        level = self._value(self._ours, self._theirs)
        total = outlook.won + outlook.tied + outlook.lost
        won, lost = outlook.won * self._wins(stake), outlook.lost * self._loses(stake)
        return (won + outlook.tied * level + lost) / total

    def gain_of_raise(self, outlook: Outlook) -> float:
        """What a raise promises more than the hand at the stake that it makes certain."""
        asked = self._to_raise
        certain = self._asked or self._stake
        if asked is None or self._ours + certain >= self._target:
            # More than is needed wins no more, and nobody runs who would lose the match by it.
            return -inf
        refused = self._wins(certain)
        total = outlook.won + outlook.tied + outlook.lost
        losing, winning = _ACCEPTED_WHEN_LOSING[self._trick], _ACCEPTED_WHEN_WINNING
        even = (losing + winning) / 2
        accepted = Outlook(outlook.won * losing, outlook.tied * even, outlook.lost * winning)
        share = (accepted.won + accepted.tied + accepted.lost) / total
        raised = share * self.worth(accepted, asked) + (1 - share) * refused if share else refused
        return raised - self.worth(outlook, certain)

    def after_their_raise(self, outlook: Outlook, trust: float) -> Outlook:
        """The outlook of those who are asked: who raises tells that he thinks well of his cards. With
        no `trust` (0 to 1) nothing is made of it."""
        likelier: float = _RAISED_WHEN_WINNING[self._trick] ** trust
        return Outlook(outlook.won, outlook.tied * (1 + likelier) / 2, outlook.lost * likelier)

    def accepting_pays(self, outlook: Outlook) -> bool:
        """Whether to accept a raise rather than to run."""
        return self.worth(outlook, self._asked) >= self._loses(self._stake)

    def special_pays(self, outlook: Outlook) -> bool:
        """Whether to play the special hand rather than to run."""
        return self.worth(outlook, self._steps[1]) >= self._loses(self._steps[0])

    def _wins(self, stake: int) -> float:
        return self._value(self._ours + stake, self._theirs)

    def _loses(self, stake: int) -> float:
        return self._value(self._ours, self._theirs + stake)
