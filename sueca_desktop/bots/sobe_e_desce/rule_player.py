"""A player by rules of thumb, at once."""

from __future__ import annotations

from sueca_desktop.bots.dice import dice_for
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.sobe_e_desce.codes import CARDS, bits, suit_of
from sueca_desktop.bots.sobe_e_desce.judgement import SIT_OUT, TURN_UP, thumb_keeping, thumb_trump
from sueca_desktop.bots.sobe_e_desce.knowledge import known
from sueca_desktop.bots.sobe_e_desce.playing import thumb_card
from sueca_desktop.rules.actions import Action, Enter, NameTrump, Play, SitOut, TurnUp
from sueca_desktop.rules.sobe_e_desce import Phase, PlayerView

_MISJUDGED = 0.2
"""By how many tricks a forgetful player is wrong about a hand at most."""

_OVERSIGHT = 0.15
"""How often he does not look at the trick at all and plays any card."""


class RulePlayer:
    """Looks at its hand and at the trick. A forgetful one does not remember the tricks before, is not sure
    what a hand is worth, and has its oversights. The same seed gives the same choices."""

    def __init__(self, seed: int, *, forgetful: bool) -> None:
        self._seed = seed
        self._forgetful = forgetful

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        if view.hand is None or not view.my_turn:
            return None
        seat, mine = view.seat, known(view, view.hand)
        dice = dice_for(self._seed, view)
        match view.phase:
            case Phase.TRUMP:
                suit = thumb_trump(mine)
                return TurnUp(seat) if suit == TURN_UP else NameTrump(seat, suit_of(suit))
            case Phase.ENTER:
                wrong = _MISJUDGED * (2 * dice.random() - 1) if self._forgetful else 0.0
                keeping = thumb_keeping(mine, SitOut(seat) in view.actions, wrong)
                if keeping is SIT_OUT:
                    return SitOut(seat)
                return Enter(seat, tuple(CARDS[code] for code in mine.cards if code not in keeping))
            case _:
                if self._forgetful and dice.happens(_OVERSIGHT):
                    return Play(seat, view.playable[dice.below(len(view.playable))])
                seen = bits(mine.lying) if self._forgetful else mine.seen
                code = thumb_card(mine.cards, mine.lying, mine.trump, mine.after, seen)
                return Play(seat, CARDS[code])
