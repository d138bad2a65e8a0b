"""A sound player by rules, without search: weighs each card by what the trick will probably bring and by
what the card is worth when it is kept.

The weights were tuned in duplicate play, each kept only if it paid. The same worth decides the card and
names the reason, so a hint can never disagree with what the player would do.
"""

from __future__ import annotations

from collections.abc import Sequence

from sueca_desktop.bots.advice import Advice, HintReason
from sueca_desktop.bots.dice import Dice
from sueca_desktop.bots.habits import cut, honest_cards, proven_claim, turn_trump
from sueca_desktop.bots.knowledge import SURE, Knowledge, suits_not_followed
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.rules.actions import Action, Play, Spoil
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.rules.sueca.variant import ALL_POINTS

# What others add to a trick that they do not win, in card points.
_LOADED = 3.5
_GIVEN = 1.0

# What a card brings later if it is kept, in card points.
_TRUMPS = {Rank.ACE: 26.0, Rank.KING: 11.0, Rank.JACK: 10.0, Rank.QUEEN: 6.0}
_TRUMP_MANILHA = 23.0
_LOW_TRUMP = 6.0
_LATER = 0.6  # a winner kept is not always cashed
_SECOND_WINNER = 0.6  # the suit may be trumped before it comes to a second round
_GUARDED_MANILHA = 4.0
_WELL_GUARDED_MANILHA = 5.0
_GUARD = 1.5
_VOID = 2.5
_HONOUR = 0.1  # of its points

# Drawing trumps pays with a long suit of them.
_DRAW_PER_TRUMP = 1.5
_USUAL_TRUMPS = 3

_LIKELY = 0.6
_RICH = 10  # card points from which a card is spoken of as points to load

_SLIP = 0.08
_SLIP_COSTS = 3.0
"""How often a forgetful player takes the second best card, and how much worse it may be, in card points."""


class RulePlayer:
    """Plays the card of the highest worth. The same seed gives the same choices.

    forgetful: now and then takes the second best card where it is hardly worse.
    """

    def __init__(self, seed: int, *, forgetful: bool) -> None:
        self._seed = seed
        self._forgetful = forgetful

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        dice = Dice(self._seed, view)
        match view.phase:
            case Phase.CUT:
                return cut(view, dice)
            case Phase.TRUMP:
                return turn_trump(view, dice)
        slips = self._forgetful and dice.happens(_SLIP)
        advice = advise(view, second_best=slips)
        return None if advice is None else advice.action


def advise(view: PlayerView, *, second_best: bool = False) -> Advice | None:
    """What a sound player would do in the seat of `view`, and why; None where nothing is to be decided but
    the cut or the trump.

    second_best: the next best card instead, unless it is clearly worse.
    """
    claim = proven_claim(view)
    if claim is not None and view.hand is not None:
        missing, _ = suits_not_followed(view.hand)
        suit = next(iter(missing[claim.against]), None)
        return Advice(claim, HintReason.CLAIM_PROVEN, seat=claim.against, suit=suit)
    if view.phase is Phase.SPOIL and view.hand is not None:
        return _advise_spoil(view)
    if view.phase is not Phase.PLAY or not view.my_turn:
        return None
    cards = honest_cards(view)
    judge = _Judge(Knowledge(view))
    if len(cards) == 1:
        return Advice(Play(view.seat, cards[0]), HintReason.ONLY_CARD)
    ranked = sorted(cards, key=judge.preference, reverse=True)
    if second_best and judge.worth(ranked[0]) - judge.worth(ranked[1]) <= _SLIP_COSTS:
        ranked = ranked[1:]
    return judge.explain(ranked[0], cards)


def _advise_spoil(view: PlayerView) -> Advice:
    """Throws in a hand that is poor in trumps as well as in points."""
    assert view.hand is not None
    trumps = sum(card.suit is view.hand.trump_suit for card in view.hand.cards)
    throw = trumps <= _USUAL_TRUMPS
    return Advice(Spoil(view.seat, throw), HintReason.THROW_IN if throw else HintReason.PLAY_ON)


class _Judge:
    """Weighs the cards of one decision."""

    def __init__(self, known: Knowledge) -> None:
        self._known = known
        self._others = tuple(
            seat for seat in known.trick.direction.from_seat(known.seat) if seat is not known.seat
        )
        self._trumps = sum(card.suit is known.trump for card in known.mine)
        self._worth: dict[Card, float] = {}

    def preference(self, card: Card) -> tuple[float, int, int]:
        """Sorts cards: by worth, then the cheaper first."""
        known = self._known
        return round(self.worth(card), 9), -known.points(card), -known.rules.order[card.rank]

    def worth(self, card: Card) -> float:
        """What playing the card brings, in card points: the trick's, less what it is worth when kept."""
        if card not in self._worth:
            self._worth[card] = self._gain(card) - self._kept(card) + self._draws(card)
        return self._worth[card]

    def chance(self, card: Card) -> float:
        """How likely this seat's team takes the trick if the card is played."""
        known = self._known
        led = known.led or card.suit
        if known.takes(card) or known.best is None:
            return known.chance_to_win(card, True, led, known.to_come)
        return known.chance_to_win(known.best, known.partner_winning, led, known.to_come)

    def _gain(self, card: Card) -> float:
        """The points of the trick, for or against, as the others will probably complete it."""
        known = self._known
        led, points = known.led or card.suit, known.lying + known.points(card)
        if known.takes(card) or known.best is None:
            return self._swing(card, True, led, known.to_come, points)
        if self._wastes_trump(card):
            points -= known.rules.card_points[Rank.ACE]
        return self._swing(known.best, known.partner_winning, led, known.to_come, points)

    def _wastes_trump(self, card: Card) -> bool:
        """A trump thrown on a trick of the partner's, or under a higher trump."""
        known = self._known
        return card.suit is known.trump and known.led is not known.trump

    def _swing(self, best: Card, ours: bool, led: Suit, to_come: Sequence[Seat], points: float) -> float:
        if not to_come:
            return points if ours else -points
        known = self._known
        seat, later = to_come[0], to_come[1:]
        theirs = seat is not known.partner
        holds_already = ours is not theirs
        if holds_already:
            return self._swing(best, ours, led, later, points + _LOADED)
        total, kept = 0.0, 1.0
        for likely, card in known.beaters(seat, best, led):
            total += likely * self._swing(card, not theirs, led, later, points + known.points(card))
            kept -= likely
        if kept > 0:
            total += kept * self._swing(best, ours, led, later, points + _GIVEN)
        return total

    def _draws(self, card: Card) -> float:
        """What leading a trump is worth for the trumps that it draws."""
        known = self._known
        if known.led is not None or card.suit is not known.trump:
            return 0.0
        drawn = sum(
            min(1.0, known.expects(seat, known.trump)) for seat in known.to_come if seat is not known.partner
        )
        spent = min(1.0, known.expects(known.partner, known.trump))
        return _DRAW_PER_TRUMP * (self._trumps - _USUAL_TRUMPS) * (drawn - spent)

    def _kept(self, card: Card) -> float:
        """What the card is worth if it is kept for later."""
        known = self._known
        order = known.rules.order
        if card.suit is known.trump:
            if card.rank is known.rules.manilha_rank:
                return _TRUMP_MANILHA
            return _TRUMPS.get(card.rank, _LOW_TRUMP + 0.05 * order[card.rank])
        suit = [other for other in known.mine if other.suit is card.suit]
        points = known.points(card)
        value = _HONOUR * points + 0.02 * order[card.rank]
        if known.is_master(card) and known.unseen_of(card.suit):
            value = _LATER * self._swing(card, True, card.suit, self._others, points)
            if any(order[other.rank] > order[card.rank] for other in suit):
                value *= _SECOND_WINNER
            if points:
                value = max(1.0, value)
        elif card.rank is known.rules.manilha_rank:
            value = {1: 0.0, 2: _GUARDED_MANILHA}.get(len(suit), _WELL_GUARDED_MANILHA)
        if self._guards(card):
            value += _GUARD
        if len(suit) == 1 and self._trumps:
            value -= _VOID
        return value

    def _guards(self, card: Card) -> bool:
        """Whether the card is the only company of a manilha that is not yet a winner."""
        return self._guarded_by(card) is not None

    def _guarded_by(self, card: Card) -> Card | None:
        known = self._known
        suit = [other for other in known.mine if other.suit is card.suit and other != card]
        if len(suit) != 1 or card.suit is known.trump or known.points(card) >= _RICH:
            return None
        manilha = suit[0]
        guarded = manilha.rank is known.rules.manilha_rank and not known.is_master(manilha)
        return manilha if guarded else None

    # ------------------------------------------------------------ why

    def explain(self, card: Card, cards: Sequence[Card]) -> Advice:
        """The advice to play `card`, one of the playable `cards`, with its reason."""
        known = self._known
        play = Play(known.seat, card)
        total = known.lying + known.points(card)
        if self._settles_hand(card, total):
            return Advice(play, HintReason.WINS_HAND, points=total + known.hand.points[known.seat.team.place])
        if known.led is None:
            return self._explain_lead(play, card)
        if known.takes(card) and not known.partner_winning:
            return self._explain_taking(play, card, total)
        return self._explain_following(play, card, cards, total)

    def _settles_hand(self, card: Card, total: int) -> bool:
        """Whether the trick is surely ours with the card, and with it more than half of all points."""
        known = self._known
        ours = known.hand.points[known.seat.team.place]
        return self.chance(card) >= SURE and ours <= ALL_POINTS // 2 < ours + total

    def _explain_lead(self, play: Play, card: Card) -> Advice:
        known = self._known
        suit = card.suit
        if self.chance(card) >= SURE and known.points(card):
            return Advice(play, HintReason.LEAD_SURE)
        if suit is known.trump:
            return Advice(play, HintReason.DRAW_TRUMPS)
        if known.is_master(card):
            return Advice(play, HintReason.LEAD_WINNER)
        if known.is_void(known.partner, suit) and known.expects(known.partner, known.trump) > 0:
            return Advice(play, HintReason.LEAD_TO_PARTNERS_TRUMPS, suit=suit, seat=known.partner)
        if sum(other.suit is suit for other in known.mine) == 1 and self._trumps:
            return Advice(play, HintReason.LEAD_LAST_OF_SUIT, suit=suit)
        if known.points(card) == 0:
            return Advice(play, HintReason.LEAD_LOW)
        return Advice(play, HintReason.LEAD_LEAST_HARM)

    def _explain_taking(self, play: Play, card: Card, total: int) -> Advice:
        known = self._known
        chance = self.chance(card)
        if card.suit is known.trump and known.led is not known.trump:
            over = known.best is not None and known.best.suit is known.trump
            reason = HintReason.OVERTRUMP if over else HintReason.TRUMP_IN
            return Advice(play, reason, points=total)
        if chance >= SURE:
            return Advice(play, HintReason.TAKE_SURE, points=total)
        if chance >= _LIKELY:
            return Advice(play, HintReason.TAKE_LIKELY, points=total)
        return Advice(play, HintReason.FORCE)

    def _explain_following(self, play: Play, card: Card, cards: Sequence[Card], total: int) -> Advice:
        known = self._known
        chance, points = self.chance(card), known.points(card)
        if known.partner_winning and known.takes(card):
            return Advice(play, HintReason.SECURE_PARTNERS_TRICK, points=total)
        loads = points > min(known.points(other) for other in cards)
        if chance >= SURE:
            return Advice(play, HintReason.LOAD if loads else HintReason.PARTNER_WINS, points=points)
        if chance >= _LIKELY:
            if loads:
                late = not known.partner_winning
                reason = HintReason.LOAD_PARTNER_TO_COME if late else HintReason.LOAD_LIKELY
                return Advice(play, reason, points=points)
            return Advice(play, HintReason.PARTNER_MAY_WIN)
        return self._explain_losing(play, card, cards)

    def _explain_losing(self, play: Play, card: Card, cards: Sequence[Card]) -> Advice:
        known = self._known
        trumps = [other for other in cards if other.suit is known.trump and known.takes(other)]
        if trumps and card.suit is not known.trump and known.led is not known.trump:
            return Advice(play, HintReason.SAVE_TRUMP, points=known.lying)
        winners = [other for other in cards if known.is_master(other) and known.points(other)]
        if winners and card not in winners:
            return Advice(play, HintReason.SAVE_WINNER, kept=winners[0])
        company = [kept for other in cards if (kept := self._guarded_by(other)) is not None and other != card]
        if company and card not in company:
            return Advice(play, HintReason.KEEP_GUARD, kept=company[0])
        alone = sum(other.suit is card.suit for other in known.mine) == 1
        if alone and self._trumps and card.suit is not known.trump and card.suit is not known.led:
            return Advice(play, HintReason.MAKE_VOID, suit=card.suit)
        return Advice(play, HintReason.CHEAPEST)
