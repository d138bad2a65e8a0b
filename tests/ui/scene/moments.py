"""Moments of a match in which the table looks different: every phase, and whatever is said in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.bots.sueca.advice import Advice, HintReason
from sueca_desktop.cards import Card
from sueca_desktop.record import MAX_NAME_LENGTH, Header
from sueca_desktop.rules import sueca
from sueca_desktop.rules.actions import Cut, DrawDealer, Play, Shuffle, TurnTrump
from sueca_desktop.rules.events import Event, TrickTaken, TrumpTurned
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, PlayerView, State
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.hints import hint_sentence
from sueca_desktop.text.problems import refusal
from sueca_desktop.text.sueca import table_text
from sueca_desktop.text.table_text import trick_pill
from sueca_desktop.ui.games.sueca import buttons as table_buttons
from sueca_desktop.ui.games.sueca import moment as sueca_moment
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.scene.table_scene import TableScene
from sueca_desktop.ui.scene.told import Taken
from sueca_desktop.ui.table_buttons import Buttons, draw_buttons
from tests.rules.walks import fold

USUAL_NAMES = ("Rosa", "Bruno", "Amélia", "Tiago")
LONG_NAMES = (
    "Maria Constança de Albuquerque e Lencast",
    "BartolomeuWenceslauGuimarãesMascarenhasM",
    "Amélia Wolfgang-Magalhães Montenegro Mat",
    "Tiago Emanuel Gama Wanderley Marcondes M",
)
assert {len(name) for name in LONG_NAMES} == {MAX_NAME_LENGTH}
CAFE = PRESETS["cafe"]  # revokes can be claimed there


class Moment(Struct, frozen=True):
    """What is shown. `words` are put on the table at last, in the language of that time."""

    name: str
    picture: Picture
    buttons: Callable[[Header], Buttons] = lambda header: ()
    words: Callable[[TableScene, Header], None] = lambda scene, header: None


@cache
def moments() -> tuple[Moment, ...]:
    """All of them."""
    return tuple(
        moment
        for group in (_drawing, _dealing, _deciding, _playing, _tricks, _claiming, _ends)
        for moment in group()
    )


def pictured(view: PlayerView, *, draw: DealerDraw | None = None, cut_at: int | None = None) -> Picture:
    """What the person sees at a moment of sueca."""
    return sueca_moment.Moment(view, draw=draw, cut_at=cut_at).picture()


def then(picture: Picture, event: Event) -> Picture:
    """The picture after an event, where more of the same action follow."""
    assert isinstance(picture.told, sueca_moment.Moment)
    return sueca_moment.after(picture.told, event).picture()


def hints(card: Card, header: Header) -> Iterator[str]:
    """All that can be said about a card."""
    for reason in HintReason:
        advice = Advice(Play(Seat.S, card), reason, points=25, suit=card.suit, seat=Seat.N, kept=card)
        yield hint_sentence(advice, header)


def _advise(card: Card, scene: TableScene, header: Header) -> None:
    scene.hint(max(hints(card, header), key=len), card)


def _refuse(card: Card, scene: TableScene, _: Header) -> None:
    scene.refuse(card, refusal(Reason.MUST_FOLLOW, card.suit, [card]))


def _tell_taken(event: TrickTaken, scene: TableScene, header: Header) -> None:
    scene.furniture.show_taken(Taken(event.by, trick_pill(header, event)))


def _warn(accused: tuple[Seat, ...], scene: TableScene, header: Header) -> None:
    scene.note(table_buttons.claim_warning(accused, header))


def _trump_buttons(_: Header, *, mine: bool) -> Buttons:
    return table_buttons.trump_buttons() if mine else ()


def _drawing() -> Iterator[Moment]:
    view = sueca.view(State(CAFE), Seat.S)
    # The pack lies suit by suit, each from its strongest: every tenth card is an ace.
    start = DealerDraw(CAFE, CAFE.pack, tuple(CAFE.order_of_play.from_seat(Seat.S)))
    drawn = {
        "mine": (0, 11, 22, 33),
        "a tie": (0, 10, 5, 7),
        "not mine": (9, 39, 0, 38),
    }
    yield Moment("drawing", pictured(view, draw=start), lambda header: draw_buttons())
    for name, places_taken in drawn.items():
        draw = start
        for place in places_taken:
            draw = draw.take(place)
        yield Moment(f"drawn, {name}", pictured(view, draw=draw))
    yield Moment("they draw", pictured(view, draw=start.take(0)))
    several = replace(start, persons=frozenset(SEATS))
    yield Moment("another person draws", pictured(view, draw=several.take(0)), lambda header: draw_buttons())


def _state(dealer: Seat, pack: tuple[Card, ...] = CAFE.pack, rules: sueca.Rules = CAFE) -> State:
    """Shuffled, before the cut."""
    state: State = fold(rules, (DrawDealer(dealer), Shuffle(pack))).last
    return state


def _dealing() -> Iterator[Moment]:
    cutting = next(view for dealer in SEATS if (view := sueca.view(_state(dealer), Seat.S)).my_turn)
    for at in (1, 20, 39):
        yield Moment(f"cut at {at}", pictured(cutting, cut_at=at), lambda header: table_buttons.cut_buttons())
    for dealer in SEATS:
        state = _state(dealer)
        if state.phase is Phase.CUT and not sueca.view(state, Seat.S).my_turn:
            yield Moment(f"{dealer} deals", pictured(sueca.view(state, Seat.S)))
        cutter = sueca.to_act(state)[0]
        cut, _ = sueca.apply(state, Cut(cutter, 20))
        view = sueca.view(cut, Seat.S)
        yield Moment(
            f"{dealer} turns the trump",
            pictured(view),
            partial(_trump_buttons, mine=view.my_turn),
        )
        _, events = sueca.apply(cut, TurnTrump(dealer, "bottom"))
        turned = next(event for event in events if isinstance(event, TrumpTurned))
        yield Moment(f"the trump lies before {turned.holder}", then(pictured(view), turned))


def _deciding() -> Iterator[Moment]:
    view = replace(dealt(Seat.E), phase=Phase.SPOIL, to_act=(Seat.S,), actions=())
    yield Moment(
        "throw it in?",
        pictured(view),
        lambda header: table_buttons.spoil_buttons(),
        lambda scene, header: scene.note(table_text.spoil_prompt()),
    )


@cache
def dealt(dealer: Seat) -> PlayerView:
    """The person's view of ten cards each, nobody having played yet."""
    return sueca.view(_played(dealer, 0), Seat.S)


@cache
def _played(dealer: Seat, cards: int) -> State:
    """A hand of cards from all suits, after so many have been played."""
    if cards:
        state = _played(dealer, cards - 1)
        plays = [action for action in sueca.legal_actions(state) if isinstance(action, Play)]
        led = None if state.hand is None else state.hand.trick.led
        best = max(plays, key=lambda play: (play.card.suit is led, str(play.card)))
        return sueca.apply(state, best)[0]
    pack = tuple(CAFE.pack[(7 * i) % 40] for i in range(40))
    state = _state(dealer, pack)
    state, _ = sueca.apply(state, Cut(sueca.to_act(state)[0], 20))
    while state.phase is not Phase.PLAY:
        state, _ = sueca.apply(state, sueca.legal_actions(state)[0])  # type: ignore[arg-type]
    return state


def _my_turns(dealer: Seat) -> Iterator[PlayerView]:
    for cards in range(40):
        view = sueca.view(_played(dealer, cards), Seat.S)
        if view.my_turn and view.phase is Phase.PLAY:
            yield view


def claim(view: PlayerView) -> Callable[[Header], Buttons]:
    """The button for a claim, where the moment has one."""
    return lambda header: table_buttons.claim_buttons() if view.claimable else ()


def _playing() -> Iterator[Moment]:
    for dealer in SEATS:
        for view in _my_turns(dealer):
            assert view.hand is not None
            for card in (view.hand.cards[0], view.hand.cards[-1]):
                yield Moment(
                    f"{len(view.hand.cards)} cards, {dealer} dealt, hint for {card}",
                    pictured(view),
                    claim(view),
                    partial(_advise, card),
                )
            last = view.hand.cards[-1]
            yield Moment(
                f"{len(view.hand.cards)} cards, {dealer} dealt, refusal",
                pictured(view),
                claim(view),
                partial(_refuse, last),
            )

    for dealer, cards in product(SEATS, range(3)):
        view = sueca.view(_played(dealer, cards), Seat.S)
        if not view.my_turn:
            yield Moment(f"not your turn, {dealer} dealt, {cards} lie", pictured(view), words=_tell_to_wait)


def _tell_to_wait(scene: TableScene, _: Header) -> None:
    scene.note(refusal(Reason.NOT_YOUR_TURN, None, ()))


def _all_speak(scene: TableScene, header: Header) -> None:
    for seat in SEATS:
        scene.furniture.say(seat, max(table_text.claim_bubble(), table_text.spoil_bubble(), key=len))


def _tricks() -> Iterator[Moment]:
    """A whole trick lies, and everybody speaks."""
    for dealer in SEATS:
        for cards in (4, 40):
            before = _played(dealer, cards - 1)
            plays = [action for action in sueca.legal_actions(before) if isinstance(action, Play)]
            _, events = sueca.apply(before, plays[0])
            before_view = sueca.view(before, Seat.S)
            picture = pictured(before_view)
            for event in events:
                if isinstance(event, TrickTaken):
                    taken = replace(event, by=dealer, points=32)
                    yield Moment(
                        f"trick {cards // 4} for {dealer}",
                        picture,
                        claim(before_view),
                        partial(_tell_taken, taken),
                    )
                    break
                picture = then(picture, event)
        yield Moment(f"all speak, {dealer} dealt", pictured(dealt(dealer)), words=_all_speak)


def _claiming() -> Iterator[Moment]:
    for cards in (6, 17, 26, 35):
        view = sueca.view(_played(Seat.E, cards), Seat.S)
        for accused in ((Seat.W,), (Seat.E, Seat.W)):
            yield Moment(
                f"claim against {len(accused)} after {cards} cards",
                pictured(view),
                partial(table_buttons.claim_confirmation, accused),
                partial(_warn, accused),
            )
    counting = sueca.view(_played(Seat.E, 40), Seat.S)
    assert counting.phase is Phase.SCORE
    yield Moment(
        "counting",
        pictured(counting),
        lambda header: (*table_buttons.claim_buttons(), *table_buttons.score_buttons()),
        lambda scene, header: scene.note(table_text.score_prompt()),
    )


def _ends() -> Iterator[Moment]:
    view = dealt(Seat.E)
    assert view.hand is not None
    kinds = ((HandReason.REVOKE, 0), (HandReason.POINTS, 0), (HandReason.TIE, 3))
    for (reason, carry), rules in zip(kinds, (CAFE, PRESETS["brazil"], PRESETS["tournament"]), strict=True):
        result = HandResult(Seat.E, view.hand.trump, (60, 60), (5, 5), (0, 0), reason)
        over = replace(
            view,
            rules=rules,
            phase=Phase.OVER,
            to_act=(),
            actions=(),
            score=(rules.target, 1),
            carry=carry,
            results=(result,),
            hand=None,
        )
        yield Moment(f"over, {reason}", pictured(over))
