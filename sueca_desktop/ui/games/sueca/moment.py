"""A moment of a match of sueca: what the person sees of it, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.events import CardPlayed, Dealt, Event, HandScored, PackCut, TrickTaken, TrumpTurned
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import heard_text, table_text
from sueca_desktop.text.cards import suit_name
from sueca_desktop.text.people import side_name
from sueca_desktop.text.sueca import heard_text as sueca_heard
from sueca_desktop.text.sueca import state_text as sueca_state
from sueca_desktop.text.sueca import table_text as sueca_table
from sueca_desktop.text.sueca.result_text import counts_on_a_cross
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.scene.layout import Keeper
from sueca_desktop.ui.scene.paint_slate import Marks
from sueca_desktop.ui.scene.picture import Pack, Picture, Thrown, unplayable
from sueca_desktop.ui.scene.told import Badge, Saying, Slate, Taken


class Moment(Struct, frozen=True):
    """What the person knows, and what his view cannot say: `draw` is the draw for the first dealer while it
    goes on; `turned` the trump card, lying open before the cards are dealt; `cut_at` how many cards are
    lifted while the person chooses where to cut."""

    view: PlayerView
    draw: DealerDraw | None = None
    turned: tuple[Card, Seat] | None = None
    cut_at: int | None = None

    # ------------------------------------------------------------ what is shown

    def picture(self) -> Picture:
        """The moment as it lies on the table."""
        view, draw = self.view, self.draw
        turn = view.to_act
        if draw is not None:
            turn = () if draw.to_draw is None else (draw.to_draw,)
        picture = Picture(
            self,
            turn=turn,
            dealer=None if view.phase is Phase.OVER else view.dealer,
            turned=self.turned,
            draw=draw,
        )
        hand = view.hand
        if hand is None:
            return replace(picture, pack=None if draw is not None else self._pack())
        open_card = (hand.trump, hand.holder) if hand.trump_is_open else None
        return replace(
            picture,
            dealt=True,
            own=hand.cards,
            trump=hand.trump_suit,
            dimmed=unplayable(hand.cards, view.playable),
            backs=_backs(hand),
            turned=open_card,
            trick=tuple(Thrown(seat, card) for seat, card in hand.trick.plays()),
            throw=f"{len(view.results)} {hand.trump} {len(hand.tricks)}",
            leader=None if hand.tricks else hand.trick.leader,
            tricks={team: hand.taken[team.place] for team in Team},
        )

    def _pack(self) -> Pack | None:
        view = self.view
        match view.phase:
            case Phase.CUT:
                return Pack(lifted=self.cut_at)
            case Phase.TRUMP:
                return Pack(at=view.dealer)
            case Phase.SHUFFLE if not has_result(view):
                return Pack(at=view.dealer)
            case _:
                return None

    def badge(self) -> Badge | None:
        suit = self._trump_suit
        if suit is None:
            return None
        name, word = suit_name(suit).capitalize(), translate("Badge", "Trumps")
        return Badge(suit, word, name, heard_text.trumps(suit))

    @property
    def _trump_suit(self) -> Suit | None:
        if self.view.hand is not None:
            return self.view.hand.trump_suit
        return None if self.turned is None else self.turned[0].suit

    def slate(self, header: Header) -> Slate:
        view = self.view
        return Slate(
            Marks.CROSS if counts_on_a_cross(view.rules) else Marks.STROKES,
            (side_name(Team.NS), side_name(Team.EW)),
            view.score,
            view.rules.target,
            sueca_table.slate_foot(view),
            sueca_state.match_sentence(view),
        )

    def plate_line(self, seat: Seat) -> str:
        return sueca_table.plate_line(self.view, seat, self.draw)

    def chip(self) -> str:
        return table_text.dealer_chip()

    def sayings(self, header: Header) -> tuple[Saying, ...]:
        return ()

    def prompt(self, header: Header) -> tuple[str, str] | None:
        if self.draw is not None:
            return table_text.draw_prompt(self.draw, header), table_text.draw_prompt_detail()
        if self.cut_at is not None:
            return table_text.cut_prompt(), table_text.cut_prompt_detail()
        if self.view.phase is Phase.TRUMP and self.view.my_turn:
            return sueca_table.trump_prompt(), sueca_table.trump_prompt_detail()
        return None

    def tag(self) -> str:
        return translate("Badge", "Trumps")

    def taken(self, event: Event, header: Header) -> Taken | None:
        if not isinstance(event, TrickTaken):
            return None
        return Taken(event.by, table_text.trick_pill(header, event))

    # ------------------------------------------------------------ what is heard

    def state(self, header: Header, fan: Sequence[Card]) -> list[str]:
        return sueca_state.state_sentences(self.view, header, fan, self.draw)

    def turn(self, header: Header) -> str:
        return sueca_state.turn_sentence(self.view, header, self.draw)

    def own_card(self, card: Card) -> str:
        hand = self.view.hand
        return "" if hand is None else sueca_heard.own_card_detail(self.view, hand, card)

    def may_choose(self, card: Card) -> bool:
        return sueca_heard.may_play(self.view, card)

    def thrown(self, header: Header, place: int) -> tuple[str, str]:
        hand = self.view.hand
        assert hand is not None
        seat, card = hand.trick.plays()[place]
        wins = hand.trick.winner(hand.trump_suit, self.view.rules.order) is seat
        winning = sueca_state.winning_sentence(self.view.rules, header, hand) if wins else ""
        return sueca_state.card_sentence(header, hand, seat, card), winning

    def open_card(self, header: Header, card: Card) -> str:
        raise ValueError(f"no card of sueca lies open so: {card}")

    def turned_card(self, header: Header) -> str:
        if self.view.hand is not None:
            return sueca_heard.turned_card(header, self.view.hand)
        assert self.turned is not None
        card, holder = self.turned
        return sueca_heard.turned_before_deal(header, card, holder, self.view.seat)

    def pile(self, keeper: Keeper) -> str:
        assert self.view.hand is not None and isinstance(keeper, Team)
        return sueca_heard.pile(self.view.hand, keeper)

    def plate_detail(self, seat: Seat, levels: Mapping[Seat, Level]) -> str:
        return sueca_heard.plate_detail(self.view, seat, levels, self.draw)


def covered(view: PlayerView) -> PlayerView:
    """The view without what only its seat knows."""
    hand = None if view.hand is None else replace(view.hand, cards=())
    return replace(view, hand=hand, actions=() if hand is not None else view.actions)


def after(moment: Moment, event: Event) -> Moment:
    """The moment after `event`, where more events of the same action follow: the cards have moved, but
    nothing is settled yet, so it is nobody's turn."""
    view = replace(moment.view, to_act=(), actions=())
    hand = view.hand
    match event:
        case PackCut():
            return replace(moment, view=replace(view, phase=Phase.TRUMP), cut_at=None)
        case TrumpTurned(card, holder):
            return replace(moment, view=replace(view, phase=Phase.TRUMP), turned=(card, holder))
        case CardPlayed(by, card) if hand is not None:
            return replace(moment, view=replace(view, hand=hand.with_card(by, card)))
        case TrickTaken(by, _, points) if hand is not None:
            return replace(moment, view=replace(view, hand=hand.gathered(by, points)))
        case Dealt():
            return replace(moment, turned=None)
        case HandScored():
            return Moment(replace(view, hand=None))
        case _:
            return replace(moment, view=view)


def has_result(view: PlayerView) -> bool:
    """Whether a hand has just been counted: its result takes the place of the pack until the next shuffle."""
    counted = bool(view.results) and view.results[-1].reason is not HandReason.SPOILED
    return view.phase is Phase.OVER or (view.phase is Phase.SHUFFLE and counted)


def _backs(hand: HandView) -> dict[Seat, int]:
    """What the others hold face down: their open trump card is not among it."""
    backs = {seat: hand.counts[seat.place] for seat in SEATS if seat is not hand.seat}
    if hand.trump_is_open and hand.holder in backs:
        backs[hand.holder] -= 1
    return backs
