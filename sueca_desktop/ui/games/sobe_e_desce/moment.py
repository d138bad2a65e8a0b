"""A moment of a match of sobe e desce: what the person sees of it, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.events import (
    CardPlayed,
    Event,
    PackShuffled,
    SatOut,
    SobeScored,
    TrickTaken,
    TrumpNamed,
    TrumpTurnedUp,
)
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import HandView, Phase, PlayerView
from sueca_desktop.rules.sobe_e_desce.state import plus
from sueca_desktop.rules.sobe_e_desce.variant import TRICKS
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import table_text
from sueca_desktop.text.cards import suit_name
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.sobe_e_desce import heard_text as sobe_heard
from sueca_desktop.text.sobe_e_desce import state_text as sobe_state
from sueca_desktop.text.sobe_e_desce import table_text as sobe_table
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.scene.layout import Keeper
from sueca_desktop.ui.scene.paint_slate import Marks
from sueca_desktop.ui.scene.picture import Pack, Picture, Thrown, unplayable
from sueca_desktop.ui.scene.told import Badge, Saying, Slate, Taken


class Moment(Struct, frozen=True):
    """What the person knows, and what his view cannot say: `draw` is the draw for the first dealer while it
    goes on; `chosen` the cards that the person would exchange; `shuffled`: the pack is ready to be dealt."""

    view: PlayerView
    draw: DealerDraw | None = None
    chosen: frozenset[Card] = frozenset()
    shuffled: bool = False

    # ------------------------------------------------------------ what is shown

    def picture(self) -> Picture:
        """The moment as it lies on the table."""
        view, draw, hand = self.view, self.draw, self.view.hand
        turn = view.to_act
        if draw is not None:
            turn = () if draw.to_draw is None else (draw.to_draw,)
        picture = Picture(
            self,
            turn=turn,
            dealer=None if view.phase is Phase.OVER else view.dealer,
            draw=draw,
            whole=TRICKS,
            each_for_himself=True,
        )
        if hand is None:
            return replace(picture, pack=None if draw is not None else self._pack())
        own = () if hand.seat in hand.sat_out else hand.cards
        opened = hand.turned_up if hand.turned_up_is_open else None
        begun = bool(hand.tricks or hand.trick.cards)
        return replace(
            picture,
            dealt=True,
            own=own,
            trump=hand.trump,
            dimmed=unplayable(hand.cards, view.playable),
            marked=self.chosen,
            backs=_backs(hand),
            resting=frozenset(hand.sat_out),
            turned=None if opened is None else (opened, hand.chooser),
            trick=tuple(Thrown(seat, card) for seat, card in hand.trick.plays()),
            throw=f"{len(view.results)} {hand.chooser} {len(hand.tricks)}",
            leader=None if hand.tricks else hand.chooser,
            tricks={seat: hand.taken[seat.place] for seat in SEATS},
            pack=None if begun else Pack(hand.stock, at=hand.dealer, aside=True),
        )

    def _pack(self) -> Pack | None:
        view = self.view
        if view.phase is Phase.SHUFFLE and (self.shuffled or not view.results):
            return Pack(at=view.dealer)
        return None

    def badge(self) -> Badge | None:
        hand = self.view.hand
        if hand is None or hand.trump is None:
            return None
        name, word = suit_name(hand.trump).capitalize(), translate("Badge", "Trumps")
        return Badge(hand.trump, word, name, sobe_heard.trumps(hand.trump))

    def slate(self, header: Header) -> Slate:
        view = self.view
        return Slate(
            Marks.LINES,
            tuple(shown_name(header, seat) for seat in SEATS),
            view.score,
            view.rules.start,
            sobe_table.slate_foot(view),
            sobe_state.match_sentence(view, header),
        )

    def plate_line(self, seat: Seat) -> str:
        return sobe_table.plate_line(self.view, seat, self.draw)

    def chip(self) -> str:
        return table_text.dealer_chip()

    def sayings(self, header: Header) -> tuple[Saying, ...]:
        return ()

    def prompt(self, header: Header) -> tuple[str, str] | None:
        if self.draw is not None:
            return table_text.draw_prompt(self.draw, header), table_text.draw_prompt_detail()
        return None

    def tag(self) -> str:
        return translate("Sobe e Desce badge", "Turned up")

    def taken(self, event: Event, header: Header) -> Taken | None:
        if not isinstance(event, TrickTaken):
            return None
        return Taken(event.by, sobe_table.trick_pill(header, event))

    # ------------------------------------------------------------ what is heard

    def state(self, header: Header, fan: Sequence[Card]) -> list[str]:
        return sobe_state.state_sentences(self.view, header, fan, self.draw)

    def turn(self, header: Header) -> str:
        return sobe_state.turn_sentence(self.view, header, self.draw)

    def own_card(self, card: Card) -> str:
        hand = self.view.hand
        if hand is None:
            return ""
        return sobe_heard.own_card_detail(self.view, hand, card, chosen=card in self.chosen)

    def may_choose(self, card: Card) -> bool:
        return sobe_heard.may_choose(self.view, card)

    def thrown(self, header: Header, place: int) -> tuple[str, str]:
        hand = self.view.hand
        assert hand is not None and hand.trump is not None
        seat, card = hand.trick.plays()[place]
        wins = hand.trick.winner(hand.trump, self.view.rules.order) is seat
        winning = sobe_state.winning_sentence(self.view, header, hand) if wins else ""
        return sobe_state.card_sentence(header, hand, seat, card), winning

    def open_card(self, header: Header, card: Card) -> str:
        raise ValueError(f"no card of sobe e desce lies open so: {card}")

    def turned_card(self, header: Header) -> str:
        assert self.view.hand is not None
        return sobe_heard.turned_card(header, self.view.hand)

    def pile(self, keeper: Keeper) -> str:
        assert self.view.hand is not None and isinstance(keeper, Seat)
        return sobe_heard.pile(self.view.hand, keeper)

    def plate_detail(self, seat: Seat, levels: Mapping[Seat, Level]) -> str:
        return sobe_heard.plate_detail(self.view, seat, levels, self.draw)


def covered(view: PlayerView) -> PlayerView:
    """The view without what only its seat knows."""
    hand = None if view.hand is None else replace(view.hand, cards=(), thrown=())
    return replace(view, hand=hand, actions=() if hand is not None else view.actions)


def after(moment: Moment, event: Event) -> Moment:
    """The moment after `event`, where more events of the same action follow: the cards have moved, but
    nothing is settled yet, so it is nobody's turn."""
    view = replace(moment.view, to_act=(), actions=())
    hand = view.hand
    if isinstance(event, PackShuffled):
        return Moment(view, shuffled=True)
    if hand is None:
        return Moment(view)
    match event:
        case TrumpNamed(_, suit):
            hand = replace(hand, trump=suit)
        case TrumpTurnedUp(_, card):
            hand = _turned_up(hand, card)
        case SatOut(by):
            hand = hand.without(by)
        case CardPlayed(by, card):
            hand = hand.with_card(by, card)
        case TrickTaken(by):
            hand = hand.gathered(by)
        case SobeScored():
            hand = None
    return Moment(replace(view, hand=hand))


def _turned_up(hand: HandView, card: Card) -> HandView:
    own = (*hand.cards, card) if hand.chooser is hand.seat else hand.cards
    return replace(
        hand,
        trump=card.suit,
        turned_up=card,
        cards=own,
        counts=plus(hand.counts, hand.chooser, 1),
        stock=hand.stock - 1,
    )


def _backs(hand: HandView) -> dict[Seat, int]:
    """What lies face down: of the others, but for an open card of the chooser's, and of the person when he
    sits out."""
    backs = {seat: hand.counts[seat.place] for seat in SEATS if seat is not hand.seat or seat in hand.sat_out}
    if hand.turned_up_is_open and hand.chooser in backs:
        backs[hand.chooser] -= 1
    return backs
