"""A sound player by rules, without search: weighs each card by what the trick will probably bring and by
what the card is worth when it is kept.

The weights were tuned in duplicate play, each kept only if it paid. The same worth decides the card and
names the reason, so a hint can never disagree with what the player would do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import fsum

from msgspec.structs import replace

from sueca_desktop.bots.dice import dice_for
from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.bots.sueca import weights
from sueca_desktop.bots.sueca.advice import Advice, HintReason
from sueca_desktop.bots.sueca.habits import cut, honest_cards, proven_claim, turn_trump
from sueca_desktop.bots.sueca.knowledge import Knowledge
from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.actions import Action, Play, Spoil
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.rules.sueca.variant import ALL_POINTS

_TRUMPS_TO_PLAY_ON = 5

_LIKELY = 0.6
_NOT_LOST = 0.15
"""Chances from which a trick is called likely, and not yet lost."""

_RICH = 10  # card points from which a card is no mere company of a manilha

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
        dice = dice_for(self._seed, view)
        match view.phase:
            case Phase.CUT:
                return cut(view, dice)
            case Phase.TRUMP:
                return turn_trump(view, dice)
        claim = proven_claim(view)
        if claim is not None:
            return claim
        slips = self._forgetful and dice.happens(_SLIP)
        advice = advise(view, second_best=slips)
        return None if advice is None else advice.action


def advise(view: PlayerView, *, second_best: bool = False) -> Advice | None:
    """What a sound player would do in the seat of `view`, and why; None where no card is to be
    played and no deal to be thrown in.

    second_best: the next best card instead, unless it is clearly worse.
    """
    if view.phase is Phase.SPOIL and view.hand is not None:
        return _advise_spoil(view)
    if view.phase is not Phase.PLAY or not view.my_turn:
        return None
    cards = honest_cards(view)
    if len(cards) == 1:
        return Advice(Play(view.seat, cards[0]), HintReason.ONLY_CARD)
    judge = _Judge(Knowledge(view))
    ranked = sorted(judge.sensible(cards), key=judge.preference, reverse=True)
    if second_best and len(ranked) > 1 and judge.may_confuse(ranked[0], ranked[1]):
        ranked = ranked[1:]
    return judge.explain(ranked[0], cards)


def explain(view: PlayerView, card: Card) -> Advice:
    """The advice to play `card`, one of those that the seat may play now, whoever has chosen it: `WEIGHED`
    where no plain reason is true of it."""
    advice = advise(view)
    if advice is not None and advice.action == Play(view.seat, card):
        return advice
    advice = _Judge(Knowledge(view)).explain(card, honest_cards(view))
    if advice.reason is HintReason.LEAD_LEAST_HARM:  # then the rule player would lead something good
        return replace(advice, reason=HintReason.WEIGHED)
    return advice


def sensible_cards(view: PlayerView) -> Sequence[Card]:
    """The cards that the seat may play now without those that are never right, the rule player's first
    choice first."""
    judge = _Judge(Knowledge(view))
    return sorted(judge.sensible(honest_cards(view)), key=judge.preference, reverse=True)


def _advise_spoil(view: PlayerView) -> Advice:
    """Throws the deal in, for hands with so few points lose about a game each, unless trumps are many."""
    assert view.hand is not None
    trumps = sum(card.suit is view.hand.trump_suit for card in view.hand.cards)
    throw = trumps < _TRUMPS_TO_PLAY_ON
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

    def sensible(self, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards without those that are never right: no trump goes on a trick that is surely the
        partner's while there is another card."""
        known = self._known
        if known.led is None or known.led is known.trump or not self._partner_is_sure:
            return cards
        return [card for card in cards if card.suit is not known.trump] or cards

    def may_confuse(self, better: Card, other: Card) -> bool:
        """Whether a forgetful player may take the one card for the other. Nobody does when the trick is
        surely the partner's: points go on it."""
        return not self._partner_is_sure and self.worth(better) - self.worth(other) <= _SLIP_COSTS

    @cached_property
    def _partner_is_sure(self) -> bool:
        known = self._known
        if known.best is None or known.led is None or not known.partner_winning:
            return False
        return known.holds_surely(known.best, known.led, known.to_come)

    def preference(self, card: Card) -> tuple[float, int, int]:
        """Sorts cards: by worth, then the cheaper first."""
        known = self._known
        return round(self.worth(card), 9), -known.points(card), -known.rules.order[card.rank]

    def worth(self, card: Card) -> float:
        """What playing the card brings, in card points: the trick's, less what it is worth when kept."""
        if card not in self._worth:
            parts = self._gain, self._draws, self._settles, self._habit
            self._worth[card] = fsum(part(card) for part in parts) - self._kept(card)
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
        return self._swing(known.best, known.partner_winning, led, known.to_come, points)

    def _swing(self, best: Card, ours: bool, led: Suit, to_come: Sequence[Seat], points: float) -> float:
        if not to_come:
            return points if ours else -points
        known = self._known
        seat, later = to_come[0], to_come[1:]
        with_partner = seat is known.partner
        total, kept = 0.0, 1.0
        for likely, card in known.takers(seat, best, ours, led, later):
            total += likely * self._swing(card, with_partner, led, later, points + known.points(card))
            kept -= likely
        if kept > 0:
            added = weights.LOADED if ours is with_partner else weights.GIVEN
            total += kept * self._swing(best, ours, led, later, points + added)
        return total

    def _settles(self, card: Card) -> float:
        """What the trick is worth beyond its points, where it takes a team over a mark that games hang on."""
        known = self._known
        total = known.lying + known.points(card)
        ours, theirs = (known.hand.points[team.place] for team in (known.seat.team, known.seat.team.other))
        chance = self.chance(card)
        worth = 0.0
        for mark, weight in weights.MARKS.items():
            if ours <= mark < ours + total:
                worth += weight * chance
            if theirs <= mark < theirs + total:
                worth -= weight * (1.0 - chance)
        return worth

    def _habit(self, card: Card) -> float:
        """What experience adds to a lead, or to a card thrown away."""
        known = self._known
        length = sum(other.suit is card.suit for other in known.mine)
        strength = known.rules.order[card.rank]
        if known.led is not None:
            thrown = card.suit not in (known.led, known.trump)
            return weights.THROW_LENGTH * length if thrown else 0.0
        if card.suit is known.trump:
            return weights.LEAD_TRUMP[strength]
        to_void = card.suit in known.shown_out[known.partner]
        return (
            weights.LEAD[strength]
            + weights.LEAD_LENGTH * length
            + (weights.LEAD_TO_VOID_PARTNER if to_void else 0.0)
        )

    def _draws(self, card: Card) -> float:
        """What leading a trump is worth for the trumps that it draws."""
        known = self._known
        if known.led is not None or card.suit is not known.trump:
            return 0.0
        drawn = fsum(
            min(1.0, known.expects(seat, known.trump)) for seat in known.to_come if seat is not known.partner
        )
        spent = min(1.0, known.expects(known.partner, known.trump))
        return weights.DRAW_PER_TRUMP * (self._trumps - weights.USUAL_TRUMPS) * (drawn - spent)

    def _kept(self, card: Card) -> float:
        """What the card is worth if it is kept for later."""
        known = self._known
        order = known.rules.order
        if card.suit is known.trump:
            return weights.TRUMPS[order[card.rank]]
        suit = [other for other in known.mine if other.suit is card.suit]
        points = known.points(card)
        value = weights.HONOUR * points + weights.KEEP[order[card.rank]]
        if known.is_master(card) and known.unseen_of(card.suit):
            value = weights.LATER * self._swing(card, True, card.suit, self._others, points)
            if any(order[other.rank] > order[card.rank] for other in suit):
                value *= weights.SECOND_WINNER
            if points:
                value = max(1.0, value)
        elif card.rank is known.rules.manilha_rank:
            value = {1: 0.0, 2: weights.GUARDED_MANILHA}.get(len(suit), weights.WELL_GUARDED_MANILHA)
        if self._guards(card):
            value += weights.GUARD
        if len(suit) == 1 and self._trumps:
            value -= weights.VOID
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
            return self._explain_taking(play, card, cards, total)
        return self._explain_following(play, card, cards, total)

    def _is_sure(self, card: Card) -> bool:
        """Whether the trick is this seat's team's for certain if the card is played."""
        known = self._known
        if known.takes(card):
            return known.holds_surely(card, known.led or card.suit, known.to_come)
        return self._partner_is_sure

    def _settles_hand(self, card: Card, total: int) -> bool:
        """Whether the trick is surely ours with the card, and with it more than half of all points."""
        known = self._known
        ours = known.hand.points[known.seat.team.place]
        return ours <= ALL_POINTS // 2 < ours + total and self._is_sure(card)

    def _explain_lead(self, play: Play, card: Card) -> Advice:
        known = self._known
        suit = card.suit
        if self._is_sure(card) and known.points(card):
            return Advice(play, HintReason.LEAD_SURE)
        if suit is known.trump:
            return Advice(play, self._why_lead_trump(card))
        if known.is_master(card):
            return Advice(play, HintReason.LEAD_WINNER)
        if known.is_void(known.partner, suit) and known.expects(known.partner, known.trump) >= _LIKELY:
            return Advice(play, HintReason.LEAD_TO_PARTNERS_TRUMPS, suit=suit, seat=known.partner)
        if self._empties_suit(card):
            return Advice(play, HintReason.LEAD_LAST_OF_SUIT, suit=suit)
        return Advice(play, HintReason.LEAD_LEAST_HARM if known.points(card) else HintReason.LEAD_LOW)

    def _why_lead_trump(self, card: Card) -> HintReason:
        known = self._known
        out = fsum(known.expects(seat, known.trump) for seat in known.seat.opponents)
        if out >= _LIKELY and self._trumps < len(known.mine):
            return HintReason.DRAW_TRUMPS
        return HintReason.LEAD_LEAST_HARM if known.points(card) else HintReason.LEAD_LOW

    def _empties_suit(self, card: Card) -> bool:
        """Whether the card is the last of a side suit, so that later the suit can be trumped."""
        known = self._known
        alone = sum(other.suit is card.suit for other in known.mine) == 1
        return alone and self._trumps > 0 and card.suit is not known.trump

    def _explain_taking(self, play: Play, card: Card, cards: Sequence[Card], total: int) -> Advice:
        known = self._known
        if card.suit is known.trump and known.led is not known.trump and total:
            over = known.best is not None and known.best.suit is known.trump
            return Advice(play, HintReason.OVERTRUMP if over else HintReason.TRUMP_IN, points=total)
        if self._is_sure(card):
            return Advice(play, HintReason.TAKE_SURE if total else HintReason.LEAD_SURE, points=total)
        if total and self.chance(card) >= _LIKELY:
            return Advice(play, HintReason.TAKE_LIKELY, points=total)
        return self._explain_contested(play, card, cards)

    def _explain_contested(self, play: Play, card: Card, cards: Sequence[Card]) -> Advice:
        """A card that takes the trick for now."""
        may_hold = self.chance(card) >= _NOT_LOST and self._known.partner not in self._known.to_come
        if may_hold or card != min(cards, key=self._cheapness):
            return Advice(play, HintReason.FORCE)
        return self._explain_losing(play, card, cards)

    def _cheapness(self, card: Card) -> tuple[int, int]:
        return self._known.points(card), self._known.rules.order[card.rank]

    def _cheaper(self, card: Card, cards: Sequence[Card]) -> Sequence[Card]:
        """The cards that would give less away without costing a trump."""
        known = self._known
        return [
            other
            for other in cards
            if known.points(other) < known.points(card)
            and (other.suit is not known.trump or card.suit is known.trump)
        ]

    def _explain_following(self, play: Play, card: Card, cards: Sequence[Card], total: int) -> Advice:
        known = self._known
        chance, points = self.chance(card), known.points(card)
        loads = points > min(known.points(other) for other in cards)
        if self._partner_is_sure:
            return Advice(play, HintReason.LOAD if loads else HintReason.PARTNER_WINS, points=points)
        if known.partner_winning and known.takes(card):
            if total and chance >= _LIKELY:
                return Advice(play, HintReason.SECURE_PARTNERS_TRICK, points=total)
            return self._explain_contested(play, card, cards)
        if chance >= _LIKELY and loads:
            reason = HintReason.LOAD_LIKELY if known.partner_winning else HintReason.LOAD_PARTNER_TO_COME
            return Advice(play, reason, points=points)
        return self._explain_losing(play, card, cards)

    def _explain_losing(self, play: Play, card: Card, cards: Sequence[Card]) -> Advice:
        known = self._known
        if self._empties_suit(card) and card.suit is not known.led:
            return Advice(play, HintReason.MAKE_VOID, suit=card.suit)
        cheaper = self._cheaper(card, cards)
        partner_may_win = known.partner_winning or known.partner in known.to_come
        if partner_may_win and self.chance(card) >= _NOT_LOST:
            return Advice(play, HintReason.WEIGHED if cheaper else HintReason.PARTNER_MAY_WIN)
        guarded = [self._guarded_by(other) for other in cheaper]
        if None in guarded or card in guarded:
            return Advice(play, HintReason.WEIGHED)
        if guarded:
            return Advice(play, HintReason.KEEP_GUARD, kept=guarded[0])
        trumps = [other for other in cards if other.suit is known.trump and known.takes(other)]
        if trumps and card.suit is not known.trump and known.led is not known.trump:
            return Advice(play, HintReason.SAVE_TRUMP, points=known.lying)
        company = [kept for other in cards if (kept := self._guarded_by(other)) is not None and other != card]
        if company and card not in company:
            return Advice(play, HintReason.KEEP_GUARD, kept=company[0])
        winners = [other for other in cards if known.is_master(other) and known.points(other)]
        if winners and card not in winners:
            return Advice(play, HintReason.SAVE_WINNER, kept=winners[0])
        return Advice(play, HintReason.CHEAPEST)
