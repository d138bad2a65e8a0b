"""A person at the table of sobe e desce: whole matches with mouse and keys, each decision, what is said."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from sueca_desktop.bots.player import Limit
from sueca_desktop.cards import Card, Suit
from sueca_desktop.levels import Level
from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules.actions import Enter, NameTrump, Play, SitOut
from sueca_desktop.rules.events import MatchRanked
from sueca_desktop.rules.results import SobeReason, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, PlayerView, Rules, legal_actions, to_act, view, why_not
from sueca_desktop.rules.sobe_e_desce.play import apply
from sueca_desktop.table.table import Table
from sueca_desktop.ui.access.things import Thing, things
from sueca_desktop.ui.board import TableButton
from sueca_desktop.ui.games.sobe_e_desce.conduct import SobeConduct
from sueca_desktop.ui.scene.celebration import Feast
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import Picture, places
from tests.rules.walks import walk
from tests.samples import diagonal, sampled
from tests.ui.conftest import NAMES, Room
from tests.ui.players import any_action, bots
from tests.ui.scene.sobe_moments import chosen_trumps, playing, spoken

SHORT = Rules(start=5)
Where = Callable[[PlayerView], bool]


def sit(room: Room, rules: Rules | None = None, deal: int | None = None) -> Table:
    """Begins a match, by a deal's number or from the draw on."""
    header = Header(rules or Rules(), NAMES)
    table = Table(header, ()) if deal is None else Table.numbered(header, deal)
    room.presenter.open(table, bots(deal or 0))
    room.board.activateWindow()  # keys of buttons are heard in the active window alone
    assert QTest.qWaitForWindowActive(room.board)
    return table


def press(room: Room, action: str) -> None:
    QTest.mouseClick(button(room, action), Qt.MouseButton.LeftButton)


def button(room: Room, action: str) -> TableButton:
    [found] = [button for button in room.board.buttons if button.spec.action == action]
    return found


def press_key(room: Room, button: TableButton) -> None:
    """Presses the key of a button, which goes down and up before the eye."""
    count = len(room.table.actions)
    QTest.keyClick(room.board, Qt.Key(ord(button.spec.key)))
    for _ in range(1000):
        if len(room.table.actions) > count:
            return
        QTest.qWait(5)
    raise AssertionError(f"the key {button.spec.key} does nothing")


def offered(room: Room) -> list[str]:
    return [button.spec.action for button in room.board.buttons]


def with_the_mouse(room: Room, chance: Random) -> None:
    """Does what the person is asked for."""
    view: PlayerView = room.presenter.view
    if room.presenter.showing_result:
        room.presenter.go_on_after_result()
    elif view.phase is Phase.DEALER:
        room.click(chance.choice(room.scene.pack_keys()))
    elif view.phase is Phase.PLAY:
        room.click(chance.choice(view.playable))
    elif view.phase is Phase.ENTER:
        for card in chance.sample(room.scene.fan, chance.randint(0, 3)):
            room.click(card)
            room.my_turn()
        press(room, chance.choice(offered(room)))
    else:
        press(room, chance.choice(offered(room)))


def with_keys(room: Room, chance: Random) -> None:
    """The same with the keyboard alone."""
    view: PlayerView = room.presenter.view
    if room.presenter.showing_result:
        room.presenter.go_on_after_result()
    elif view.phase is Phase.DEALER:
        room.press(chance.choice((Qt.Key.Key_Left, Qt.Key.Key_Right)))
        room.press(Qt.Key.Key_Return)
    elif view.phase is Phase.PLAY:
        room.press(Qt.Key(int(Qt.Key.Key_1) + room.scene.fan.index(chance.choice(view.playable))))
        room.press(Qt.Key.Key_Return)
    else:
        for _ in range(chance.randint(0, 3) if view.phase is Phase.ENTER else 0):
            room.press(Qt.Key.Key_Right)
            room.press(Qt.Key.Key_Space)
            room.my_turn()
        press_key(room, chance.choice(room.board.buttons))


def comes_to(room: Room, where: Where) -> PlayerView:
    """Plays until the person is to decide in such a place."""
    chance = Random(4)
    for _ in range(900):
        room.my_turn()
        view: PlayerView = room.presenter.view
        if view.my_turn and not room.presenter.showing_result and where(view):
            return view
        if view.phase is Phase.OVER:
            room.presenter.close()
            sit(room)
            continue
        if room.presenter.showing_result or view.phase is Phase.DEALER:
            with_the_mouse(room, chance)
        else:
            action = any_action(view, chance)
            assert action is not None
            room.presenter.decide(action)
    raise AssertionError("the match never came there")


def entering(view: PlayerView) -> bool:
    return view.phase is Phase.ENTER


def choosing(view: PlayerView) -> bool:
    return view.phase is Phase.TRUMP


def heard(room: Room) -> list[Thing]:
    return list(things(room.scene, {}))


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize(
    ("play", "direction"), diagonal((with_the_mouse, with_keys), ("anticlockwise", "clockwise"))
)
def test_a_whole_match_is_the_match_of_its_record(
    room: Room, direction: str, play: Callable[[Room, Random], None]
) -> None:
    table = sit(room, replace(SHORT, direction=direction))
    told: list[str] = []
    results: list[bool] = []
    room.presenter.logged.connect(told.append)
    room.presenter.result_due.connect(results.append)
    chance = Random(direction)
    room.my_turn()
    while table.state.winner is None:
        play(room, chance)
        room.my_turn()
    assert room.presenter.showing_result
    record = parse_record(record_lines(table.header, table.actions))
    assert record.state == table.state
    assert results.count(True) == len(table.state.results)  # each hand once, and once only
    assert all(told) and told[-1] in ("You win the match!", *(f"{name} wins the match." for name in NAMES))
    room.presenter.refresh()
    assert room.scene.picture is not None and room.scene.picture.view == room.presenter.view


def test_the_match_is_celebrated_for_whoever_wins_it_and_only_then() -> None:
    conduct = SobeConduct()
    assert conduct.feast(MatchRanked(Seat.S, (18, -11, -2, -5))) is Feast.MATCH
    assert all(
        conduct.feast(MatchRanked(seat, (-1, 1, 0, 0))) is None for seat in SEATS if seat is not Seat.S
    )


# ---------------------------------------------------------------- choosing trumps


def test_nothing_goes_on_before_trumps_are_chosen(room: Room) -> None:
    """Fault 52: no trumps, and yet the game went on."""
    table = sit(room)
    view = comes_to(room, choosing)
    count = len(table.actions)
    assert offered(room) == ["trump:S", "trump:H", "trump:D", "trump:C", "turn_up"]
    assert len(room.scene.fan) == 3
    room.press(Qt.Key.Key_Return)
    room.press(Qt.Key.Key_1)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        room.press(key)
    for card in room.scene.fan:
        room.click(card)
    QTest.mouseClick(room.board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 250))
    room.my_turn()
    assert len(table.actions) == count and room.presenter.view == view
    assert ("hint", "First you choose trumps.") in [
        (name, said) for name, said, _ in room.scene.furniture.words()
    ]


@pytest.mark.parametrize("suit", Suit)
def test_each_suit_can_be_named_by_its_button_and_by_its_key(room: Room, suit: Suit) -> None:
    table = sit(room)
    comes_to(room, choosing)
    press_key(room, button(room, f"trump:{suit}"))
    room.my_turn()
    assert NameTrump(Seat.S, suit) in table.actions
    assert room.presenter.view.hand.trump is suit and len(room.presenter.view.hand.cards) == 5


def test_the_buttons_for_suits_stand_two_by_two_and_say_their_names(room: Room) -> None:
    sit(room)
    comes_to(room, choosing)
    spades, hearts, diamonds, clubs, turn = room.board.buttons
    assert spades.y() == hearts.y() < diamonds.y() == clubs.y() < turn.y()
    assert spades.x() == diamonds.x() < hearts.x() == clubs.x() and turn.x() == spades.x()
    names = ["Spades", "Hearts", "Diamonds", "Clubs", "Turn the next card"]
    assert [button.accessibleName() for button in room.board.buttons] == names


def test_the_card_turned_up_is_the_choosers_and_lies_open(room: Room) -> None:
    sit(room)
    comes_to(room, choosing)
    press(room, "turn_up")
    room.my_turn()
    view: PlayerView = room.presenter.view
    assert view.hand is not None and view.hand.turned_up in room.scene.fan
    assert room.scene.fan[-1] == view.hand.turned_up and view.hand.trump is view.hand.turned_up.suit
    [own] = [thing for thing in heard(room) if thing.key == view.hand.turned_up]
    assert "It was turned up" in own.detail


# ---------------------------------------------------------------- in or out


def test_cards_are_chosen_and_put_back_and_then_exchanged(room: Room) -> None:
    table = sit(room)
    called: list[str] = []
    view = comes_to(room, lambda view: entering(view) and view.duty_of(Seat.S) is None)
    room.presenter.announced.connect(called.append)
    first, last = room.scene.fan[0], room.scene.fan[-1]
    count = len(table.actions)
    assert button(room, "enter").text() == "&Play without exchanging"
    for card in (first, last, first):
        room.click(card)
        room.my_turn()
    assert len(table.actions) == count and room.presenter.view == view
    marked = {card for card in room.scene.fan if (item := room.scene.item_of(card)) and item.marked}
    assert marked == {last}
    assert button(room, "enter").accessibleName().startswith("Exchange 1 card")
    assert called[-1].startswith("To be exchanged: the ") and len(called) == 3
    [chosen] = [thing for thing in heard(room) if thing.key == last]
    assert chosen.detail.startswith("Chosen to be exchanged.") and not chosen.disabled
    press(room, "enter")
    room.my_turn()
    assert Enter(Seat.S, (last,)) in table.actions
    assert last not in room.scene.fan and first in room.scene.fan


def test_space_chooses_the_card_pointed_at_and_the_keyboard_stays_there(room: Room) -> None:
    sit(room)
    comes_to(room, entering)
    room.press(Qt.Key.Key_2)
    room.press(Qt.Key.Key_Space)
    room.my_turn()
    assert room.scene.focus_key == room.scene.fan[1]
    room.press(Qt.Key.Key_Right)
    room.press(Qt.Key.Key_Return)
    room.my_turn()
    assert room.scene.picture is not None
    assert room.scene.picture.marked == {room.scene.fan[1], room.scene.fan[2]}
    room.press(Qt.Key.Key_Space)
    room.my_turn()
    assert room.scene.picture.marked == {room.scene.fan[1]}


def test_what_was_chosen_is_forgotten_when_the_decision_is_taken_back(room: Room) -> None:
    table = sit(room)
    comes_to(room, entering)
    card = room.scene.fan[0]
    room.click(card)
    room.my_turn()
    press(room, "enter")
    room.my_turn()
    assert card not in room.scene.fan
    while any(isinstance(action, Enter) and action.by is Seat.S for action in table.actions):
        room.presenter.undo()
    room.my_turn()
    assert entering(room.presenter.view) and card in room.scene.fan
    assert room.scene.picture is not None and not room.scene.picture.marked
    assert button(room, "enter").spec.text == "&Play without exchanging"


FORCED = {
    "You chose trumps": lambda view: view,
    "Hearts are trumps": lambda view: replace(view, hand=replace(view.hand, trump=Suit.HEARTS)),
    "With 5 points or fewer": lambda view: replace(view, score=(5, 20, 20, 20)),
    "You sat out twice": lambda view: replace(view, results=2 * (_sat_out(),)),
}


def _sat_out() -> SobeResult:
    tricks, change = (0, 3, 2, 0), (0, -3, -2, 0)
    return SobeResult(Seat.W, Seat.S, Suit.SPADES, (Seat.E, Seat.N), tricks, change, SobeReason.PLAYED)


@pytest.mark.parametrize("reason", FORCED)
def test_whoever_must_play_is_told_why_and_cannot_sit_out(reason: str) -> None:
    """Fault 48: sitting out without limit."""
    dealer = Seat.W if reason == "You chose trumps" else Seat.S
    said = () if dealer is Seat.W else (True, True, True)
    state = spoken(chosen_trumps(dealer, Suit.SPADES), *said)
    seen = FORCED[reason](view(state, Seat.S))
    may = replace(state, score=seen.score, results=seen.results)
    if reason == "Hearts are trumps":
        assert may.hand is not None
        may = replace(may, hand=replace(may.hand, trump=Suit.HEARTS))
    assert SitOut(Seat.S) not in legal_actions(may)
    seen = view(may, Seat.S)
    conduct = SobeConduct()
    header = Header(Rules(), NAMES)
    invite = conduct.next(seen, header)
    assert reason in invite.note  # type: ignore[union-attr]
    assert [spec.action for spec in conduct.buttons(seen, header)] == ["enter"]


def test_whoever_sits_out_rests_and_the_others_play(room: Room) -> None:
    table = sit(room)
    comes_to(room, lambda view: entering(view) and SitOut(Seat.S) in view.actions)
    hands = len(table.state.results)
    press(room, "sit_out")
    while not table.state.hand or not table.state.hand.trick.cards:
        room.presenter.hurry()
        QTest.qWait(1)
        if len(table.state.results) > hands:
            return  # one played alone
    assert room.scene.fan == ()
    assert room.scene.place_of(("S", 4)) is not None
    assert room.scene.picture is not None
    assert room.scene.picture.told.plate_line(Seat.S) == "You sit out"


# ---------------------------------------------------------------- the duties of play


@pytest.mark.parametrize("seed", sampled(range(3), lambda seed: seed == 1))
def test_cards_that_may_not_be_played_are_dimmed_and_say_why(room: Room, seed: int) -> None:
    sit(room, deal=seed)
    told = set()
    for _ in range(12):
        view = comes_to(
            room,
            lambda view: view.phase is Phase.PLAY and len(view.playable) < len(view.hand.cards),  # type: ignore[union-attr]
        )
        bad = next(card for card in room.scene.fan if card not in view.playable)
        place = room.scene.place_of(bad)
        assert place is not None and place.dim
        room.click(bad)
        [(_, words, _)] = [word for word in room.scene.furniture.words() if word[0] == "hint"]
        told.add(words)
        [own] = [thing for thing in heard(room) if thing.key == bad]
        assert own.disabled and own.detail == words
        room.presenter.decide(Play(Seat.S, view.playable[0]))
    assert any("follow suit" in words for words in told)


@pytest.mark.parametrize(
    ("held", "lying", "words"),
    [
        (("AS", "KD", "3C"), (), "must lead it"),
        (("4S", "KD", "3C"), ("2H",), "you must trump, with spades"),
        (("4S", "KD", "7S"), ("2H", "JS"), "a higher trump"),
        (("4H", "KD", "7S"), ("2H",), "You must follow suit in hearts: you hold the four of hearts."),
    ],
)
def test_each_duty_has_its_sentence(held: tuple[str, ...], lying: tuple[str, ...], words: str) -> None:
    state = playing(Seat.W, 0)
    assert state.hand is not None
    leader = Seat.S if not lying else state.rules.order_of_play.after(Seat.S, -len(lying))
    trick = state.hand.trick.next_led_by(leader)
    for card in lying:
        trick = trick.with_card(Card.parse(card))
    mine = tuple(map(Card.parse, held))
    hand = replace(state.hand, held=(mine, *state.hand.held[1:]), trick=trick, trump=Suit.SPADES)
    seen = view(replace(state, hand=hand), Seat.S)
    bad = next(card for card in mine if card not in seen.playable)
    reason = why_not(replace(state, hand=hand), Play(Seat.S, bad))
    assert reason is not None
    refusal = SobeConduct().refusal(seen, reason)
    assert words in refusal.words and refusal.marks_card


# ---------------------------------------------------------------- what is shown and heard


def test_everybody_keeps_his_tricks_and_nobody_has_a_partner(room: Room) -> None:
    sit(room)
    view = comes_to(room, lambda view: view.phase is Phase.PLAY and len(view.hand.tricks) >= 3)  # type: ignore[union-attr]
    assert view.hand is not None
    piles = {thing.id: thing for thing in heard(room) if thing.id.startswith("pile")}
    assert set(piles) == {f"pile:{seat}" for seat in SEATS if view.hand.taken[seat.place]}
    for seat in SEATS:
        if view.hand.taken[seat.place]:
            assert piles[f"pile:{seat}"].detail == NAMES[seat.place]
    said = " ".join(f"{thing.name} {thing.detail}" for thing in heard(room))
    assert "partner" not in said.lower() and " Us" not in said and "Them" not in said


def test_the_state_of_the_table_is_told_in_every_phase(room: Room) -> None:
    sit(room)
    for where, words in (
        (choosing, "You choose trumps"),
        (entering, "exchange"),
        (lambda view: view.phase is Phase.PLAY, "It is your turn"),
    ):
        comes_to(room, where)
        state = room.presenter.state()
        assert state is not None
        sentences = state()
        assert words in sentences[0]
        assert sentences[-1].startswith("In the match you have ")


def test_the_stock_lies_by_the_dealer_with_its_number(room: Room) -> None:
    sit(room)
    view = comes_to(room, entering)
    assert view.hand is not None and room.scene.picture is not None and room.scene.picture.pack is not None
    assert room.scene.picture.pack.count == view.hand.stock == 20 - sum(view.hand.exchanged)
    [stock] = [thing for thing in heard(room) if thing.id == "pack"]
    assert stock.name.startswith(f"The pack: {view.hand.stock} card")


def test_every_event_has_its_sentence_and_nothing_hidden_is_told() -> None:
    conduct, header = SobeConduct(), Header(Rules(), NAMES)
    for _, _, events, _ in walk("sobe-e-desce standard").steps:
        for event in events:
            sentence = conduct.sentence(event, header)
            assert sentence
            if getattr(event, "by", None) is not Seat.S and hasattr(event, "given"):
                assert " of " not in sentence


# ---------------------------------------------------------------- hints


@pytest.mark.parametrize("where", [choosing, entering, lambda view: view.phase is Phase.PLAY])
def test_a_hint_points_at_cards_or_at_a_button_and_says_why(room: Room, where: Where) -> None:
    sit(room)
    comes_to(room, where)
    room.settings = replace(room.settings, hint_level=Level.INTERMEDIATE)
    room.ask_for_hint()
    [words] = [said for name, said, _ in room.scene.furniture.words() if name == "hint"]
    assert len(words) > 20 and words.endswith(".")
    ringed = [
        card for card in room.scene.fan if (item := room.scene.item_of(card)) is not None and item.ringed
    ]
    assert ringed or any(button.hasFocus() for button in room.board.buttons)


@pytest.mark.parametrize("seed", range(3))
def test_all_advice_has_its_words_and_can_be_taken(seed: int) -> None:
    conduct, header, phases = SobeConduct(), Header(Rules(), NAMES), set()
    for state in walk("sobe-e-desce standard", seed).states:
        for seat in to_act(state):
            seen = view(state, seat)
            action = conduct.adviser(Level.INTERMEDIATE).choose(seen, Limit(), lambda: False)
            assert action is not None and why_not(state, action) is None
            hint = conduct.hint(seen, action, header)
            phases.add(seen.phase)
            assert hint.words and (hint.cards or hint.button)
    assert phases == {Phase.TRUMP, Phase.ENTER, Phase.PLAY}


# ---------------------------------------------------------------- a monkey


@pytest.mark.parametrize("seed", sampled(range(4), lambda seed: seed == 0))
def test_whatever_is_pressed_the_table_stays_sound(room: Room, seed: int) -> None:
    chance = Random(seed)
    table = sit(room, SHORT)
    keys = (*map(Qt.Key, range(int(Qt.Key.Key_1), int(Qt.Key.Key_6))), Qt.Key.Key_Left, Qt.Key.Key_Return)
    for _ in range(400):
        match chance.randrange(9):
            case 0:
                room.press(chance.choice(keys))
            case 1:
                room.press(Qt.Key.Key_Space)
            case 2 if room.scene.fan:
                item = room.scene.item_of(chance.choice(room.scene.fan))
                if item is not None:
                    at = room.board.mapFromScene(item.pos())
                    QTest.mouseClick(room.board.viewport(), Qt.MouseButton.LeftButton, pos=at)
            case 3 if room.board.buttons:
                QTest.mouseClick(chance.choice(room.board.buttons), Qt.MouseButton.LeftButton)
            case 4:
                room.presenter.undo()
            case 5:
                room.board.resize(*chance.choice(((800, 552), (1280, 752), (1000, 700))))
            case 6:
                room.set_speed(chance.choice((Speed.OFF, Speed.FAST)))
            case 7 if room.at_rest and table.state.winner is None:
                with_the_mouse(room, chance)
            case _:
                QTest.qWait(chance.choice((0, 1, 5)))
        if room.at_rest:
            picture = room.scene.picture
            assert isinstance(picture, Picture) and picture.view == room.presenter.view
            for key, place in places(picture, room.scene.lay, room.settings.sort_order).items():
                item = room.scene.item_of(key)
                assert item is not None and item.face == place.face and item.marked == place.marked
        if table.state.winner is not None:
            break
    record = parse_record(record_lines(table.header, table.actions))
    assert record.state == table.state
    room.set_speed(Speed.OFF)
    for _ in range(900):
        room.my_turn()
        if table.state.winner is not None:
            return
        with_the_mouse(room, chance)
    raise AssertionError("the match never ends")


def test_equal_scores_go_to_whoever_comes_first_from_the_chooser() -> None:
    """Fault 50: several finish at once, and it is called a draw."""
    state = playing(Seat.S, 19)
    state = replace(state, score=(1, 1, 1, 1))
    plays = legal_actions(state)
    over, events = apply(state, plays[0])  # type: ignore[arg-type]
    ranked = events[-1]
    assert isinstance(ranked, MatchRanked) and over.winner is ranked.winner
    header = Header(Rules(), NAMES)
    sentence = SobeConduct().sentence(ranked, header)
    assert sentence in ("You win the match!", f"{NAMES[ranked.winner.place]} wins the match.")
    [line] = [
        text for text in SobeConduct().picture(view(over, Seat.S)).told.state(header, ()) if text == sentence
    ]
    assert line


def test_that_clubs_count_double_is_said() -> None:
    header = Header(Rules(), NAMES)
    state = chosen_trumps(Seat.W, Suit.CLUBS)
    assert state.hand is not None
    told = SobeConduct().picture(view(state, Seat.S)).told
    badge = told.badge()
    assert badge is not None and "Clubs count double." in badge.said
    assert told.slate(header).foot == "clubs count double"
