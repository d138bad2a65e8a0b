"""Moments of a match of sobe e desce in which the table looks different."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product

from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.record import Header
from sueca_desktop.rules import sobe_e_desce
from sueca_desktop.rules.actions import (
    Action,
    DrawDealer,
    Enter,
    NameTrump,
    Play,
    Shuffle,
    SitOut,
    TurnUp,
)
from sueca_desktop.rules.events import Event, TrickTaken
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import SobeReason, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, PlayerView, Rules, State
from sueca_desktop.rules.sobe_e_desce.variant import NEAR_ZERO
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.sobe_e_desce import table_text
from sueca_desktop.ui.games.sobe_e_desce import moment as sobe_moment
from sueca_desktop.ui.games.sobe_e_desce.buttons import buttons
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.scene.table_scene import TableScene
from sueca_desktop.ui.scene.told import Taken
from sueca_desktop.ui.table_buttons import draw_buttons
from tests.rules.walks import fold
from tests.ui.scene.moments import Moment

RULES = Rules()
SIDES = (Rules(), Rules(direction="clockwise"))
PACK = tuple(RULES.pack[(7 * i) % 40] for i in range(40))


@cache
def sobe_moments() -> tuple[Moment, ...]:
    """All of them."""
    groups = (_drawing, _choosing, _entering, _playing, _tricks, _over)
    return tuple(moment for group in groups for moment in group())


def pictured(view: PlayerView, *, draw: DealerDraw | None = None, chosen: tuple[Card, ...] = ()) -> Picture:
    """What the person sees at a moment of sobe e desce."""
    return sobe_moment.Moment(view, draw=draw, chosen=frozenset(chosen)).picture()


def then(picture: Picture, event: Event) -> Picture:
    """The picture after an event, where more of the same action follow."""
    assert isinstance(picture.told, sobe_moment.Moment)
    return sobe_moment.after(picture.told, event).picture()


def dealt(dealer: Seat, rules: Rules = RULES, pack: tuple[Card, ...] = PACK) -> State:
    """Three cards each, and trumps to be chosen."""
    state: State = fold(rules, (DrawDealer(dealer), Shuffle(pack))).last
    return state


def seen(state: State) -> PlayerView:
    """What the person knows."""
    return sobe_e_desce.view(state, Seat.S)


def _offer(view: PlayerView, chosen: int = 0) -> Callable[[Header], object]:
    return lambda header: buttons(view, chosen)


def _note(view: PlayerView, scene: TableScene, _: Header) -> None:
    scene.note(table_text.trump_prompt() if view.phase is Phase.TRUMP else table_text.enter_prompt(view))


def _drawing() -> Iterator[Moment]:
    view = seen(State(RULES, (20, 20, 20, 20)))
    draw = DealerDraw(RULES, RULES.pack, tuple(RULES.order_of_play.from_seat(Seat.S)))
    yield Moment("drawing", pictured(view, draw=draw), lambda header: draw_buttons())
    for place in (0, 11, 22):
        draw = draw.take(place)
    yield Moment("they draw", pictured(view, draw=draw))


def _choosing() -> Iterator[Moment]:
    for dealer, rules in product(SEATS, SIDES):
        state = dealt(dealer, rules)
        view = seen(state)
        chooser = rules.order_of_play.after(dealer)
        manner = f"{dealer} dealt, {rules.direction}"
        words = partial(_note, view) if view.my_turn else _all_speak
        yield Moment(f"trumps to be chosen, {manner}", pictured(view), _offer(view), words)  # type: ignore[arg-type]
        after, events = sobe_e_desce.apply(state, TurnUp(chooser))
        yield Moment(f"turned up, {manner}", then(pictured(view), events[0]))
        view = seen(after)
        words = partial(_note, view) if view.my_turn else _all_speak
        yield Moment(f"turned up and dealt, {manner}", pictured(view), _offer(view), words)  # type: ignore[arg-type]


def chosen_trumps(dealer: Seat, suit: Suit, rules: Rules = RULES) -> State:
    """Five cards each, and nobody has spoken."""
    state = dealt(dealer, rules)
    return sobe_e_desce.apply(state, NameTrump(rules.order_of_play.after(dealer), suit))[0]


def spoken(state: State, *said: bool) -> State:
    """The state once so many have said whether they play; each exchanges as many cards as have spoken."""
    for number, enters in enumerate(said):
        assert state.hand is not None
        by = state.hand.speaker
        action: Action = Enter(by, state.hand.of(by)[:number]) if enters else SitOut(by)
        state, _ = sobe_e_desce.apply(state, action)
    return state


def _entering() -> Iterator[Moment]:
    for dealer, suit in product(SEATS, (Suit.SPADES, Suit.CLUBS)):
        state = chosen_trumps(dealer, suit)
        before = SEATS.index(Seat.S) - SEATS.index(RULES.order_of_play.after(dealer))
        said = (True, False, True)[: before % 4]
        view = seen(spoken(state, *said))
        assert view.my_turn and view.hand is not None
        for count in range(0, 6, 1 + len(said)):
            chosen = view.hand.cards[:count]
            yield Moment(
                f"{dealer} dealt, {suit}, {count} chosen",
                pictured(view, chosen=chosen),
                _offer(view, count),  # type: ignore[arg-type]
                partial(_note, view),
            )
    view = seen(spoken(chosen_trumps(Seat.N, Suit.DIAMONDS), True))
    sat = SobeResult(
        Seat.E, Seat.N, Suit.SPADES, (Seat.N, Seat.W), (0, 0, 5, 0), (0, 0, -5, 5), SobeReason.PLAYED
    )
    assert view.hand is not None
    hearts = replace(view, hand=replace(view.hand, trump=Suit.HEARTS))
    duties = (replace(view, score=(NEAR_ZERO, 20, 20, 100)), replace(view, results=(sat, sat)), hearts)
    for number, must in enumerate(duties):
        assert must.duty_of(Seat.S) is not None
        must = replace(must, actions=must.actions[:1])
        yield Moment(f"must play {number}", pictured(must), _offer(must), partial(_note, must))  # type: ignore[arg-type]


@cache
def playing(dealer: Seat, cards: int, *, all_play: bool = True) -> State:
    """A hand after so many cards have been played; S sits out where not all play."""
    state = chosen_trumps(dealer, Suit.SPADES)
    while state.phase is Phase.ENTER:
        assert state.hand is not None
        by = state.hand.speaker
        out = by is Seat.S and not all_play and SitOut(by) in sobe_e_desce.legal_actions(state)
        state, _ = sobe_e_desce.apply(state, SitOut(by) if out else Enter(by, state.hand.of(by)[:2]))
    for _ in range(cards):
        plays = [action for action in sobe_e_desce.legal_actions(state) if isinstance(action, Play)]
        state, _ = sobe_e_desce.apply(state, plays[-1])
    return state


def _refuse(card: Card, reason: Reason, view: PlayerView, scene: TableScene, _: Header) -> None:
    scene.refuse(card, table_text.refusal(reason, view.hand, [card], False))


def _playing() -> Iterator[Moment]:
    reasons = (Reason.MUST_LEAD_ACE, Reason.MUST_FOLLOW, Reason.MUST_TRUMP, Reason.MUST_OVERTRUMP)
    for dealer, cards in product(SEATS, range(20)):
        view = seen(playing(dealer, cards))
        if not view.my_turn or view.hand is None:
            continue
        for card, reason in zip(
            (view.hand.cards[0], view.hand.cards[-1]), (reasons * 3)[cards % 4 :], strict=False
        ):
            yield Moment(
                f"{dealer} dealt, {cards} cards played, {reason}",
                pictured(view),
                words=partial(_refuse, card, reason, view),
            )
    for dealer, cards in product((Seat.S, Seat.E, Seat.N), (0, 5, 9, 14)):
        yield Moment(
            f"S rests, {dealer} dealt, {cards} cards", pictured(seen(playing(dealer, cards, all_play=False)))
        )


def _all_speak(scene: TableScene, _: Header) -> None:
    words = (
        table_text.enter_bubble(),
        table_text.sit_out_bubble(),
        table_text.turn_up_bubble(),
        *map(table_text.trump_bubble, Suit),
    )
    for seat in (Seat.E, Seat.N, Seat.W):
        scene.furniture.say(seat, max(words, key=len))


def _tell(event: TrickTaken, scene: TableScene, header: Header) -> None:
    scene.furniture.show_taken(Taken(event.by, table_text.trick_pill(header, event)))


def _tricks() -> Iterator[Moment]:
    """A whole trick lies, and somebody takes it."""
    for dealer, cards in product(SEATS, (3, 7, 11, 15, 19)):
        state = playing(dealer, cards)
        plays = [action for action in sobe_e_desce.legal_actions(state) if isinstance(action, Play)]
        _, (played, taken, *_) = sobe_e_desce.apply(state, plays[0])
        assert isinstance(taken, TrickTaken)
        picture = then(pictured(seen(state)), played)
        for points in (1, 2):
            told = replace(taken, points=points)
            yield Moment(f"trick {cards // 4} for {taken.by}, {points}", picture, words=partial(_tell, told))
        yield Moment(f"trick {cards // 4} gathered", then(picture, taken))


def _over() -> Iterator[Moment]:
    result = SobeResult(Seat.E, Seat.N, Suit.CLUBS, SEATS, (3, 0, 1, 1), (-6, 10, -2, -2), SobeReason.PLAYED)
    for score in ((-3, 22, 115, 1), (0, 20, 7, 12)):
        view = replace(
            seen(dealt(Seat.E)), hand=None, phase=Phase.OVER, to_act=(), results=(result,), score=score
        )
        yield Moment(f"over at {score}", pictured(view))
