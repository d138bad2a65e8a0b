"""Moments of a match of truco in which the table looks different."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules import truco
from sueca_desktop.rules.actions import (
    Accept,
    Action,
    Discard,
    DrawDealer,
    Keep,
    Pass,
    Play,
    Raise,
    Run,
    Shuffle,
    Sign,
    Signal,
)
from sueca_desktop.rules.events import Event, TrucoTrickEnded
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import TrucoReason, TrucoResult
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.truco import PRESETS, Phase, PlayerView, Rules, State
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text.truco import table_text
from sueca_desktop.text.truco.hints import hint_sentence
from sueca_desktop.ui.games.truco import moment as truco_moment
from sueca_desktop.ui.games.truco.buttons import buttons
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.scene.table_scene import TableScene
from sueca_desktop.ui.scene.told import Taken
from sueca_desktop.ui.table_buttons import Buttons, draw_buttons
from tests.rules.truco.hands import E, Match, N, S, W
from tests.ui.scene.moments import Moment

VELHA, ONZE, MINEIRO = PRESETS["velha"], PRESETS["velha_onze"], PRESETS["mineiro"]
GOOD = {S: "4C 3D KH", N: "7H AS 6C", E: "7D 3S 2S", W: "3C 2C QD"}


def seen(match: Match) -> PlayerView:
    """What the person knows."""
    return truco.view(match.state, S)


def pictured(view: PlayerView, *, draw: DealerDraw | None = None, advice: Action | None = None) -> Picture:
    """What the person sees at a moment of truco."""
    return truco_moment.Moment(view, draw=draw, advice=advice).picture()


def then(picture: Picture, event: Event) -> Picture:
    """The picture after an event, where more of the same action follow."""
    assert isinstance(picture.told, truco_moment.Moment)
    return truco_moment.after(picture.told, event).picture()


@cache
def truco_moments() -> tuple[Moment, ...]:
    """All of them."""
    groups = (_drawing, _receiving, _playing, _raising, _tricks, _special, _ends)
    return tuple(moment for group in groups for moment in group())


def _moment(
    name: str,
    match: Match,
    words: Callable[[TableScene, Header], None] = lambda scene, header: None,
    *,
    advice: Action | None = None,
    covering: bool = False,
) -> Moment:
    view = seen(match)
    shown = partial(_buttons, view, covering)
    return Moment(f"truco: {name}", pictured(view, advice=advice), shown, words)


def _buttons(view: PlayerView, covering: bool, _: Header) -> Buttons:
    return buttons(view, covering=covering)


def _note(words: Callable[[], str], scene: TableScene, _: Header) -> None:
    scene.note(words())


def _drawing() -> Iterator[Moment]:
    view = truco.view(State(VELHA), S)
    start = DealerDraw(VELHA, VELHA.pack, tuple(VELHA.order_of_play.from_seat(S)))
    yield Moment("truco: drawing", pictured(view, draw=start), lambda header: draw_buttons())
    draw = start
    for place in (0, 11, 22, 33):
        draw = draw.take(place)
    yield Moment("truco: drawn", pictured(view, draw=draw))


def _shuffled(dealer: Seat) -> Match:
    match = Match(dealer=dealer)
    return match.do(Shuffle(match.rules.pack))


def _receiving() -> Iterator[Moment]:
    for dealer in SEATS:
        match = _shuffled(dealer)
        yield _moment(f"{dealer} deals, from which end", match)
        yield _moment(f"{dealer} deals, the first set", _receive(Match(dealer=dealer).shuffle()))
        thrown = Match(dealer=dealer).shuffle()
        for count in (1, 2, 3):
            receiver = thrown.hand.receiver
            assert receiver is not None
            thrown.do(Discard(receiver))
            yield _moment(f"{dealer} deals, {count} sets of {receiver} away", thrown)
        all_threw = Match(Rules(rejects=9), dealer=dealer).shuffle()
        for _ in SEATS:
            receiver = all_threw.hand.receiver
            assert receiver is not None
            all_threw.do(Discard(receiver))
            if receiver is S:
                view = seen(all_threw)
                note = partial(_note, partial(table_text.receive_prompt, view))
                yield _moment(f"{dealer} deals, you threw away", all_threw, note)
            all_threw.do(Keep(receiver))
        yield _moment(f"{dealer} deals, everybody threw away", all_threw)


def _receive(match: Match) -> Match:
    """Until the person has received cards, the others keeping theirs."""
    while match.hand.receiver is not S:
        receiver = match.hand.receiver
        assert receiver is not None
        match.do(Keep(receiver))
    return match


def _refuse(card: Card, view: PlayerView, scene: TableScene, _: Header) -> None:
    scene.refuse(card, table_text.refusal(view, Reason.CANNOT_COVER))


def _advise(card: Card, view: PlayerView, scene: TableScene, header: Header) -> None:
    said = (hint_sentence(action, view, header) for action in (Play(S, card, True), Raise(S), Pass(S)))
    scene.hint(max(said, key=len), card)


def _advise_answer(view: PlayerView, scene: TableScene, header: Header) -> None:
    said = (hint_sentence(action, view, header) for action in (Accept(S), Raise(S), Run(S)))
    scene.hint(max(said, key=len))


def _playing() -> Iterator[Moment]:
    leading = Match(dealer=W).deal(GOOD)
    view = seen(leading)
    card = Card.parse("3D")
    yield _moment("you lead", leading)
    yield _moment("nothing is covered in the first trick", leading, partial(_refuse, card, view))
    yield _moment("a hint", leading, partial(_advise, card, view))
    signed = Match(dealer=W).deal(GOOD)
    for sign in (Sign.PICA_FUMO, Sign.THREE):
        signed.do(Signal(N, sign))
        yield _moment(f"sign {sign}", signed)
    yield _moment("your own sign", signed, lambda scene, header: _say_sign(scene))
    for dealer in SEATS:
        match = Match(dealer=dealer).deal(GOOD)
        while match.turn() != "S":
            seat = Seat(match.turn())
            match.do(Play(seat, match.hand.of(seat)[-1]))
        yield _moment(f"your card, {dealer} dealt", match)
    second = Match(dealer=W).deal(GOOD).plays("S 3D, E 3S, N 6C, W QD")
    covering = partial(_note, table_text.covering_prompt)
    yield _moment("the second trick", second)
    yield _moment("the next card goes face down", second, covering, covering=True)
    for play in "S (KH)", "E 7D", "N (AS)", "W (2C)":
        second.plays(play)
        yield _moment(f"covered, {play}", second)


def _say_sign(scene: TableScene) -> None:
    scene.furniture.say(S, table_text.sign_bubble(Sign.ESCOPETA), table_text.sign_detail(S))


def _raising() -> Iterator[Moment]:
    for rules in (VELHA, Rules(ladder="2-4-6-10-12")):
        for dealer in SEATS:
            match = Match(rules, dealer=dealer).deal(GOOD)
            while match.turn() not in "EW":
                seat = Seat(match.turn())
                match.do(Play(seat, match.hand.of(seat)[-1]))
            raiser = Seat(match.turn())
            match.do(Raise(raiser))
            for advice in (Accept(N), Raise(N), Run(N)):
                name = f"{raiser} asks for {match.hand.asked}, {type(advice).__name__}"
                yield _moment(name, match, partial(_advise_answer, seen(match)), advice=advice)
            while rules.step_above(match.hand.asked or 0):
                by = S if match.hand.raised_by is Team.EW else raiser
                match.do(Raise(by))
                yield _moment(f"{by} asks for {match.hand.asked}, {dealer} dealt", match)
            match.do(Accept(Seat(match.turn().split()[0])))
            yield _moment(f"worth {match.hand.stake}, {dealer} dealt", match, _all_speak)


def _all_speak(scene: TableScene, _: Header) -> None:
    """Whatever can be said aloud, the longest of it."""
    words = (table_text.accept_bubble(), table_text.run_bubble(), table_text.pass_bubble())
    for seat in SEATS:
        scene.furniture.say(seat, max(words, key=len))


def _tell(event: TrucoTrickEnded, scene: TableScene, header: Header) -> None:
    best = None if event.winner is None else event.leader
    scene.furniture.show_taken(Taken(best, table_text.trick_pill(header, event)))


def _tricks() -> Iterator[Moment]:
    """A whole trick lies."""
    for card in ("3H", "QD"):
        match = Match(dealer=W).deal({**GOOD, W: "3H 2C QD"}).plays("S 3D, E 2S, N 6C")
        picture = pictured(seen(match))
        _, events = truco.apply(match.state, Play(W, Card.parse(card)))
        for event in events:
            if isinstance(event, TrucoTrickEnded):
                yield Moment(f"truco: trick ended with {card}", picture, words=partial(_tell, event))
                break
            picture = then(picture, event)
    tied = (
        Match(dealer=W).deal({S: "3S 2S KH", E: "3D 2D KD", N: "4H", W: "4S"}).plays("S 3S, E 3D, N 4H, W 4S")
    )
    yield _moment("after a tie", tied)


def _special() -> Iterator[Moment]:
    for rules, dealer in ((ONZE, W), (ONZE, S), (MINEIRO, E)):
        score = (rules.target - 1, 4)
        match = Match(rules, dealer=dealer, score=score).deal(GOOD)
        view = seen(match)
        note = partial(_note, partial(table_text.special_prompt, view))
        for advice in (Accept(N), Run(N)):
            yield _moment(f"special hand, {dealer} dealt", match, note, advice=advice)
        match.do(Accept(S))
        yield _moment(f"special hand played, {dealer} dealt", match)
        for _ in range(7):
            seat = Seat(match.turn())
            match.do(Play(seat, match.hand.of(seat)[0]))
            yield _moment(f"special hand, {len(match.hand.trick.laid)} lie, {dealer} dealt", match)
    theirs = Match(ONZE, dealer=W, score=(3, 11)).deal(GOOD)
    yield _moment("their special hand", theirs)
    yield _moment("mão de ferro", Match(ONZE, dealer=W, score=(11, 11)).deal(GOOD))
    yield _moment("far in the match", Match(Rules(target=30), dealer=W, score=(29, 28)).deal(GOOD))


def _ends() -> Iterator[Moment]:
    result = TrucoResult(W, 12, (Team.NS, Team.NS), Team.NS, 12, TrucoReason.TRICKS)
    state = State(VELHA, Phase.OVER, E, score=(23, 11), results=(result,))
    yield Moment("truco: over", pictured(truco.view(state, S)))
    first = truco.apply(State(VELHA), DrawDealer(N))[0]
    yield Moment("truco: about to shuffle", pictured(truco.view(first, S)))
