"""A moment of a match of truco: what the person sees of it, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.events import (
    CardCovered,
    CardPlayed,
    Event,
    SetDiscarded,
    SetPassed,
    TentosScored,
    TrucoTrickEnded,
)
from sueca_desktop.rules.seats import SEATS, Seat, Team, put
from sueca_desktop.rules.truco import HandView, Phase, PlayerView
from sueca_desktop.rules.truco.trick import Laid
from sueca_desktop.rules.truco.variant import PACK, SET
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import table_text
from sueca_desktop.text.people import side_name
from sueca_desktop.text.truco import heard_text as truco_heard
from sueca_desktop.text.truco import state_text as truco_state
from sueca_desktop.text.truco import table_text as truco_table
from sueca_desktop.text.truco.turn import decider
from sueca_desktop.text.truco.words import shout
from sueca_desktop.ui.scene.layout import Keeper
from sueca_desktop.ui.scene.paint_slate import Marks
from sueca_desktop.ui.scene.picture import Pack, Picture, Thrown
from sueca_desktop.ui.scene.told import Badge, Saying, Slate, Taken, Taker, TrickMark


class Moment(Struct, frozen=True):
    """What the person knows, and what his view cannot say: `draw` is the draw for the first dealer while it
    goes on; `advice` what the partner would answer in the person's place."""

    view: PlayerView
    draw: DealerDraw | None = None
    advice: Action | None = None

    # ------------------------------------------------------------ what is shown

    def picture(self) -> Picture:
        """The moment as it lies on the table."""
        view, draw, hand = self.view, self.draw, self.view.hand
        seat = decider(view) if draw is None else draw.to_draw
        picture = Picture(
            self,
            turn=() if seat is None else (seat,),
            dealer=None if view.phase is Phase.OVER else view.dealer,
            draw=draw,
            whole=SET,
            by_height=True,
            pack=None if draw is not None else self._pack(),
        )
        if hand is None:
            return picture
        backs = {seat: hand.counts[seat.place] for seat in SEATS if seat is not view.seat}
        is_open = partner_is_open(view)
        if is_open:
            backs[view.seat.partner] = 0
        before_first = not hand.tricks and not hand.trick.laid
        thrown_away = hand.discarded if before_first and not is_open else ()
        playing = view.phase is not Phase.RECEIVE
        return replace(
            picture,
            dealt=True,
            own=hand.cards,
            backs=backs,
            open_hand=hand.partner_cards if is_open else (),
            thrown_away=thrown_away,
            trick=tuple(Thrown(seat, laid.card, laid.covered) for seat, laid in hand.trick.plays()),
            throw=f"{len(view.results)} {hand.mao} {len(hand.tricks)}",
            leader=hand.trick.leader if playing and not hand.tricks and not thrown_away else None,
            tricks={team: hand.won.count(team) for team in Team},
        )

    def _pack(self) -> Pack | None:
        view = self.view
        match view.phase:
            case Phase.RECEIVE if view.hand is not None:
                given = sum(view.hand.counts) + SET * len(view.hand.discarded)
                return Pack(len(PACK) - given, at=view.dealer, aside=True)
            case Phase.DEAL_FROM:
                return Pack(at=view.dealer, aside=True)
            case Phase.SHUFFLE if not view.results:
                return Pack(at=view.dealer, aside=True)
            case _:
                return None

    def badge(self) -> Badge | None:
        hand = self.view.hand
        if hand is None:
            return None
        word, name = truco_table.badge_lines(hand.stake, hand.asked, by_us=hand.raised_by is hand.seat.team)
        marks = [
            TrickMark(truco_table.mark_letter(winner), _taker(winner, hand.seat.team)) for winner in hand.won
        ]
        to_come = [TrickMark(str(number)) for number in range(len(marks) + 1, SET + 1)]
        return Badge(hand.stake, word, name, truco_heard.badge(hand), (*marks, *to_come))

    def slate(self, header: Header) -> Slate:
        view = self.view
        return Slate(
            Marks.BEANS,
            (side_name(Team.NS), side_name(Team.EW)),
            view.score,
            view.rules.target,
            truco_table.slate_foot(view),
            truco_state.match_sentence(view),
        )

    def plate_line(self, seat: Seat) -> str:
        return truco_table.plate_line(self.view, seat, self.draw)

    def chip(self) -> str:
        return truco_table.chip()

    def sayings(self, header: Header) -> tuple[Saying, ...]:
        """The call that waits for an answer, the partner's advice, and else his last sign."""
        view, hand = self.view, self.view.hand
        if hand is None:
            return ()
        said: list[Saying] = []
        if view.phase is Phase.RESPOND and hand.asked is not None:
            said.append(Saying(hand.raises[-1].by, shout(hand.asked)))
        partner = view.seat.partner
        if self.advice is not None:
            said.append(Saying(partner, truco_table.advice_bubble(self.advice)))
        signs = [signal.sign for signal in hand.signs if signal.by is partner]
        if signs and all(saying.by is not partner for saying in said) and not partner_is_open(view):
            said.append(Saying(partner, truco_table.sign_bubble(signs[-1]), truco_table.sign_detail(partner)))
        return tuple(said)

    def prompt(self, header: Header) -> tuple[str, str] | None:
        if self.draw is not None:
            return table_text.draw_prompt(self.draw, header), table_text.draw_prompt_detail()
        if self.view.phase is Phase.DEAL_FROM and self.view.my_turn:
            return truco_table.deal_prompt(), truco_table.deal_prompt_detail()
        return None

    def tag(self) -> str:
        raise ValueError("no card of truco is turned")

    def taken(self, event: Event, header: Header) -> Taken | None:
        if not isinstance(event, TrucoTrickEnded):
            return None
        return Taken(None if event.winner is None else event.leader, truco_table.trick_pill(header, event))

    # ------------------------------------------------------------ what is heard

    def state(self, header: Header, fan: Sequence[Card]) -> list[str]:
        said = truco_state.state_sentences(self.view, header, fan, self.draw)
        if self.advice is not None:
            said.insert(1, truco_heard.advice_sentence(header, self.advice))
        return said

    def turn(self, header: Header) -> str:
        return truco_state.turn_sentence(self.view, header, self.draw)

    def own_card(self, card: Card) -> str:
        return truco_heard.own_card_detail(self.view, card)

    def may_choose(self, card: Card) -> bool:
        return card in self.view.playable

    def thrown(self, header: Header, place: int) -> tuple[str, str]:
        hand = self._hand
        seat, laid = hand.trick.plays()[place]
        wins = hand.trick.best() is seat
        winning = truco_state.winning_sentence(header, hand) if wins else ""
        return truco_state.card_sentence(header, hand, seat, laid), winning

    def open_card(self, header: Header, card: Card) -> str:
        return truco_heard.open_card(header, self._hand, card)

    def turned_card(self, header: Header) -> str:
        raise ValueError("no card of truco is turned")

    def pile(self, keeper: Keeper) -> str:
        assert isinstance(keeper, Team)
        return truco_heard.pile(self._hand, keeper)

    def plate_detail(self, seat: Seat, levels: Mapping[Seat, Level]) -> str:
        return truco_heard.plate_detail(self.view, seat, levels, self.draw)

    @property
    def _hand(self) -> HandView:
        assert self.view.hand is not None
        return self.view.hand


def partner_is_open(view: PlayerView) -> bool:
    """Whether the person sees all that his partner holds: in the special hand of his side, until the partner
    covers a card and nobody knows any more which."""
    hand = view.hand
    if hand is None or view.near != (view.seat.team,) or not hand.partner_cards:
        return False
    shown = view.phase in (Phase.SPECIAL, Phase.PLAY)
    return shown and len(hand.partner_cards) == hand.counts[view.seat.partner.place]


def covered(view: PlayerView) -> PlayerView:
    """The view without what only its seat and his partner know."""
    hand = view.hand
    if hand is None:
        return view
    bare = replace(
        hand,
        cards=(),
        partner_cards=(),
        signs=(),
        trick=hand.trick.seen_by(None),
        tricks=tuple(trick.seen_by(None) for trick in hand.tricks),
    )
    return replace(view, hand=bare, actions=())


def after(moment: Moment, event: Event) -> Moment:
    """The moment after `event`, where more events of the same action follow: the cards have moved, but
    nothing is settled yet, so it is nobody's turn."""
    view = replace(moment.view, to_act=(), actions=())
    hand = view.hand
    if hand is not None:
        match event:
            case CardPlayed(by, card):
                hand = hand.with_card(by, Laid(card))
            case CardCovered(by, card):
                hand = hand.with_card(by, Laid(card, covered=True))
            case TrucoTrickEnded(winner, leader):
                hand = hand.gathered(winner, leader)
            case TentosScored():
                hand = None
            case SetPassed(by, cards):
                hand = replace(_with_count(_with_count(hand, by, 0), by.partner, SET), passer=by)
                if by is hand.seat:
                    hand = replace(hand, cards=())
                elif by.partner is hand.seat:
                    hand = replace(hand, cards=tuple(card for card in cards if card is not None))
            case SetDiscarded(by, cards):
                kept = () if by is hand.seat else hand.cards
                hand = replace(_with_count(hand, by, 0), cards=kept, discarded=(*hand.discarded, (by, cards)))
    return Moment(replace(view, hand=hand))


def _with_count(hand: HandView, seat: Seat, count: int) -> HandView:
    return replace(hand, counts=put(hand.counts, seat, count))


def _taker(winner: Team | None, ours: Team) -> Taker:
    if winner is None:
        return Taker.NOBODY
    return Taker.OURS if winner is ours else Taker.THEIRS
