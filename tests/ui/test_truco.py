"""Truco at the table: whole matches with the mouse and with keys alone, and what the person may decide."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QMenu

from sueca_desktop.bots.player import Player
from sueca_desktop.cards import Card, cards_text
from sueca_desktop.levels import HintLevel
from sueca_desktop.record import Header, parse_record, record_lines
from sueca_desktop.rules.actions import (
    Accept,
    Action,
    DealFrom,
    Discard,
    Keep,
    Pass,
    Play,
    Raise,
    Run,
    Shuffle,
    Sign,
    Signal,
)
from sueca_desktop.rules.results import TrucoReason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import PRESETS, Phase, PlayerView, Rules
from sueca_desktop.table.table import Table
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from sueca_desktop.ui import board as board_module
from sueca_desktop.ui import presenter as presenter_module
from sueca_desktop.ui.access.things import things
from sueca_desktop.ui.board import TableButton
from sueca_desktop.ui.games import CONDUCTS
from sueca_desktop.ui.games.truco.conduct import TrucoConduct
from sueca_desktop.ui.scene.paint_shapes import qrect
from sueca_desktop.ui.scene.picture import Picture, places
from tests.conftest import AllowedLogs
from tests.rules.truco.hands import E, Match, N, S, W
from tests.samples import diagonal, sampled
from tests.ui.conftest import NAMES, Person, Room, Start
from tests.ui.truco_players import Told, any_action, truco_bots

MakeRoom = Callable[..., Room]
LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
GOOD = {S: "4C 3D KH", N: "7H AS 6C", E: "7D 3S 2S", W: "3C 2C QD"}
SHORT = {"velha": Rules(target=6), "onze": Rules(target=6, special_hand=True)}
SHORT["mineiro"] = Rules(target=8, special_hand=True, ladder="2-4-6-10-12")


@pytest.fixture
def english(qapp: QApplication) -> Iterator[LanguageSwitch]:
    """The language with its plurals."""
    languages = LanguageSwitch(qapp)
    languages.use("en")
    yield languages
    languages.use("en")


def bring_up(room: Room) -> None:
    """The table is the window that has the keyboard."""
    room.board.activateWindow()
    QApplication.processEvents()


def button(room: Person, action: str) -> TableButton:
    """The button whose action begins so."""
    [found] = [found for found in room.board.buttons if found.spec.action.startswith(action)]
    return found


def offered(room: Room) -> list[str]:
    return [spec.action for spec in room.board.specs]


def press(room: Person, action: str) -> None:
    QTest.mouseClick(button(room, action), LEFT)


def hints(room: Room) -> list[str]:
    return [said for name, said, _ in room.scene.furniture.words() if name == "hint"]


def sit_at(room: Room, match: Laid, players: Mapping[Seat, Player] | None = None) -> Table:
    """Sits down at a match that has come as far as `match`."""
    room.presenter.open(
        Table(Header(match.rules, NAMES), match.done), players or {seat: Told() for seat in (E, N, W)}
    )
    return room.table


class Laid(Match):
    """A match laid out by a test that remembers how it came about."""

    def __init__(self, rules: Rules | None = None, dealer: Seat = W) -> None:
        self.done: list[Action] = []
        super().__init__(rules, dealer)

    def do(self, *actions: Action) -> Laid:
        for action in actions:
            super().do(action)
            self.done.append(action)
        return self

    def plays(self, text: str) -> Laid:
        super().plays(text)
        return self


def laid(rules: Rules | None = None, dealer: Seat = W, hands: Mapping[Seat, str] = GOOD) -> Laid:
    match = Laid(rules, dealer)
    match.deal(hands)
    return match


def nearly_won(rules: Rules, *, theirs: bool = False, both: bool = False) -> Laid:
    """Hands until a side (ours, or both) lacks one step: whoever may, runs."""
    match = Laid(rules, W)
    border = rules.target - rules.steps[0]
    for team in (S.team, E.team) if both else (E.team,) if theirs else (S.team,):
        while match.state.score[team.place] < border:
            match.deal({})
            if match.state.phase is Phase.SPECIAL:
                match.do(Run(Seat(match.turn().split()[0])))
                continue
            while Seat(match.turn()).team is not team:
                seat = Seat(match.turn())
                match.do(Play(seat, match.hand.of(seat)[0]))
            match.do(Raise(Seat(match.turn())))
            match.do(Run(next(seat for seat in SEATS if seat.team is not team)))
    return match


# ---------------------------------------------------------------- whole matches


class Hands:
    """A person at a table of truco, with the mouse or with keys alone."""

    def __init__(self, room: Person, *, keys: bool) -> None:
        self.room, self.keys = room, keys

    def decide(self, chance: Random) -> None:
        """Does something that he may do now."""
        room = self.room
        room.my_turn()
        view = room.presenter.view
        if view.phase is Phase.OVER:
            return
        if room.presenter.showing_result:
            room.presenter.go_on_after_result()
        elif view.phase is Phase.DEALER:
            self.draw(chance)
        else:
            action = any_action(view, chance)
            assert action is not None
            self.do(action)

    def draw(self, chance: Random) -> None:
        if self.keys:
            room = self.room
            room.press(Qt.Key.Key_Right)
            room.press(Qt.Key.Key_Return)
        else:
            self.room.click(chance.choice(self.room.scene.pack_keys()))

    def do(self, action: Action) -> None:
        room, count = self.room, len(self.room.table.actions)
        match action:
            case Play(_, card, covered):
                self.play(card, covered=covered)
            case DealFrom(_, end):
                self.press(f"from:{end}")
            case Signal(_, sign):
                self.sign(sign)
            case _:
                self.press(type(action).__name__.lower())
        assert room.table.actions[count] == action

    def play(self, card: Card, *, covered: bool) -> None:
        room = self.room
        if not covered and any(spec.action == "open" for spec in room.board.specs):
            self.press("open")
            room.my_turn()
        modifier = SHIFT if covered else Qt.KeyboardModifier.NoModifier
        if self.keys:
            QTest.keyClick(room.board, Qt.Key(int(Qt.Key.Key_1) + room.scene.fan.index(card)))
            QTest.keyClick(room.board, Qt.Key.Key_Return, modifier)
        else:
            QTest.mouseClick(room.board.viewport(), LEFT, modifier, room.point_of(card))

    def press(self, action: str) -> None:
        if self.keys:
            spec = button(self.room, action).spec
            assert spec.key, f"no key for {spec.text}"
            clicked = QSignalSpy(button(self.room, action).clicked)
            QTest.keyClick(self.room.board, Qt.Key(ord(spec.key)))
            assert clicked.count() or clicked.wait(1000), f"{spec.key} does nothing"
        else:
            press(self.room, action)

    def sign(self, sign: Sign) -> None:
        self.press("sign")
        [menu] = [menu for menu in self.room.board.findChildren(QMenu) if menu.isVisible()]
        place = list(Sign).index(sign)
        if self.keys:
            for _ in range(place):  # the first is chosen already
                QTest.keyClick(menu, Qt.Key.Key_Down)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(menu.actions()[place]).center())
        assert not menu.isVisible()


@pytest.mark.parametrize(("preset", "keys"), diagonal(SHORT, (False, True)))
def test_a_whole_match_is_the_match_of_its_record(room: Room, preset: str, keys: bool) -> None:
    bring_up(room)
    table = room.sit(SHORT[preset], players=truco_bots(3))
    hands, chance = Hands(room, keys=keys), Random(f"{preset} {keys}")
    while table.state.winner is None:
        hands.decide(chance)
    room.my_turn()
    assert room.presenter.showing_result
    record = parse_record(record_lines(table.header, table.actions))
    assert record.state == table.state
    assert any(getattr(action, "by", None) is S for action in table.actions)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_has_a_sentence_and_everything_that_lies_a_name(
    room: Room, english: LanguageSwitch, language: str
) -> None:
    english.use(language)
    told: list[str] = []
    room.presenter.logged.connect(told.append)
    table = room.sit(Rules(target=5, special_hand=True, rejects=9), players=truco_bots(1))
    hands, chance = Hands(room, keys=False), Random(4)
    while table.state.winner is None:
        hands.decide(chance)
        room.my_turn()
        named = things(room.scene, {})
        assert all(thing.name for thing in named)
        assert len({thing.id for thing in named}) == len(named)
        state = room.presenter.state()
        assert state is not None and all(state())
    noticed = [
        event for event in table.events if table.header.game.visible(event, S, table.state) is not None
    ]
    conduct = room.presenter.conduct
    assert conduct is not None
    assert all(conduct.sentence(event, table.header) for event in noticed)
    assert not any("{" in sentence for sentence in told)


# ---------------------------------------------------------------- before the first card


def test_the_mao_says_from_which_end_and_says_it_aloud(room: Room) -> None:
    match = Laid(dealer=W)
    match.do(Shuffle(match.rules.pack))
    table = sit_at(room, match)
    room.my_turn()
    assert offered(room) == ["from:top", "from:bottom"]
    prompts = [said for name, said, _ in room.scene.furniture.words() if name == "prompt"]
    assert len(prompts) == 1 and "mão" in prompts[0]
    press(room, "from:bottom")
    assert table.actions[-1] == DealFrom(S, "bottom")
    assert room.scene.furniture.spoken[S] == "Sobe!"


def test_a_set_is_kept_passed_or_thrown_away_and_what_is_thrown_away_lies_open(room: Room) -> None:
    match = Laid(dealer=W)
    match.do(Shuffle(match.rules.pack), DealFrom(S, "top"))
    table = sit_at(room, match)
    room.my_turn()
    assert offered(room) == ["keep", "pass", "discard"]
    away = room.scene.fan
    press(room, "discard")
    room.my_turn()
    assert all((place := room.scene.place_of(card)) is not None and place.face == card for card in away)
    passed = room.scene.fan
    press(room, "pass")
    room.my_turn()
    assert offered(room) == ["keep", "discard"], "one set a hand is passed"
    assert not any(card in room.scene.fan for card in passed)
    assert all(room.scene.place_of((N.value, i)) is not None for i in range(3))
    press(room, "keep")
    room.my_turn()
    kinds = [type(action) for action in table.actions if getattr(action, "by", None) is S]
    assert kinds == [DealFrom, Discard, Pass, Keep]


def test_nothing_is_thrown_away_once_the_match_has_seen_enough(room: Room) -> None:
    match = Laid(Rules(rejects=1), dealer=W)
    match.do(Shuffle(match.rules.pack), DealFrom(S, "top"), Discard(S))
    sit_at(room, match)
    room.my_turn()
    assert offered(room) == ["keep", "pass"]
    plain = Laid(Rules(rejects=0, pass_=False), dealer=W)
    plain.do(Shuffle(plain.rules.pack), DealFrom(S, "top"))
    sit_at(room, plain)
    room.my_turn()
    assert offered(room) == ["keep"]


# ---------------------------------------------------------------- raising and answering


def test_two_presses_in_a_moment_ask_for_three_and_no_more(
    make_room: MakeRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A further press comes when the others have answered with six already, and nine could be asked for."""
    monkeypatch.setattr(board_module, "GESTURE_MS", 60_000)
    room = make_room()
    table = sit_at(room, laid(), {E: Told(Raise(E)), N: Told(), W: Told()})
    room.my_turn()
    press(room, "raise")
    room.my_turn()
    assert button(room, "raise").spec.action == "raise:9"
    press(room, "raise")
    press(room, "raise")
    room.my_turn()
    assert [action for action in table.actions if isinstance(action, Raise)] == [Raise(S), Raise(E)]
    monkeypatch.setattr(board_module, "GESTURE_MS", 0)
    press(room, "raise")
    assert table.actions[-1] == Raise(S)


def test_two_keys_within_fifty_milliseconds_are_one_request(make_room: MakeRoom) -> None:
    room = make_room()
    bring_up(room)
    table = sit_at(room, laid(), {E: Told(), N: Told(), W: Told()})
    room.my_turn()
    key = Qt.Key(ord(button(room, "raise").spec.key))
    QTest.keyClick(room.board, key)
    QTest.keyClick(room.board, key)
    for _ in range(2000):
        if Accept(E) in table.actions or Accept(W) in table.actions:
            break
        QTest.qWait(1)
    room.my_turn()
    assert [action for action in table.actions if isinstance(action, Raise)] == [Raise(S)]
    assert table.state.hand.stake == 3


def test_what_was_pressed_for_three_never_asks_for_nine(room: Room) -> None:
    table = sit_at(room, laid())
    room.my_turn()
    room.board.pressed.emit("raise:3")
    room.board.pressed.emit("raise:3")
    room.my_turn()
    room.board.pressed.emit("raise:9")
    assert [action for action in table.actions if isinstance(action, Raise)] == [Raise(S)]


def test_the_partner_gives_advice_and_the_person_answers(room: Room) -> None:
    partner = Told(Run(N))
    table = sit_at(room, laid().plays("S 3D"), {E: Told(Raise(E)), N: partner, W: Told()})
    heard: list[str] = []
    room.presenter.announced.connect(heard.append)
    room.my_turn()
    assert table.actions[-1] == Raise(E)
    assert partner.asked[-1].phase is Phase.RESPOND
    said = room.scene.furniture.spoken
    assert said[N] == "I would run"
    assert said[E] == "Truco!"
    assert heard[-1] == "They ask for 3: accept, raise or run? Amélia would run."
    assert room.scene.picture is not None and room.scene.picture.turn == (S,)
    QTest.qWait(30)
    assert table.actions[-1] == Raise(E), "nobody answers for the person"
    press(room, "accept")
    assert table.actions[-2:] == (Raise(E), Accept(S))
    room.my_turn()
    assert room.scene.furniture.spoken.get(N) != "I would run"


def test_advice_that_follows_a_sign_is_read_at_once(room: Room) -> None:
    partner = Told(Signal(N, Sign.NOTHING), Signal(N, Sign.ZAP), Run(N))
    sit_at(room, laid().plays("S 3D"), {E: Told(Raise(E)), N: partner, W: Told()})
    room.my_turn()
    assert room.table.actions[-2:] == (Signal(N, Sign.NOTHING), Signal(N, Sign.ZAP))
    assert room.scene.furniture.spoken[N] == "I would run"


def test_the_person_need_not_wait_for_advice(room: Room) -> None:
    table = sit_at(room, laid().plays("S 3D"), {E: Told(Raise(E)), N: Told(), W: Told()})
    while Raise(E) not in table.actions:
        QTest.qWait(1)
    room.presenter.director.drain()
    press(room, "run")
    assert table.actions[-1] == Run(S)


@pytest.mark.parametrize(
    ("ladder", "calls"),
    [("1-3-6-9-12", "Truco! Seis! Nove! Doze!"), ("2-4-6-10-12", "Truco! Seis! Dez! Doze!")],
)
def test_each_step_has_its_call_and_above_the_last_nothing_is_asked(
    room: Room, ladder: str, calls: str
) -> None:
    rules = Rules(ladder=ladder)  # type: ignore[arg-type]
    sit_at(room, laid(rules), {E: Told(Raise(E), Raise(E)), N: Told(), W: Told()})
    heard = []
    for _ in range(2):
        room.my_turn()
        asked = button(room, "raise").spec
        assert asked.action == f"raise:{rules.step_above(room.presenter.view.hand.asked or rules.steps[0])}"
        press(room, "raise")
        room.presenter.director.drain()
        heard.append(room.scene.furniture.spoken[S])
        room.my_turn()
        heard.append(room.scene.furniture.spoken[E])
    assert " ".join(heard) == calls
    assert [action.partition(":")[0] for action in offered(room)] == ["accept", "run", "sign"]


def test_what_is_asked_for_is_seen_before_it_is_answered_and_who_is_mao_and_pe_and_the_score(
    room: Room,
) -> None:
    sit_at(room, laid(dealer=S), {E: Told(Raise(E)), N: Told(), W: Told()})
    room.my_turn()
    picture = room.scene.picture
    assert isinstance(picture, Picture)
    told = picture.told
    badge = told.badge()
    assert badge is not None
    assert (badge.tile, badge.word, badge.name) == (1, "Worth 1", "They ask 3")
    assert told.plate_line(E) == "Asks 3 · mão"
    assert told.plate_line(S) == "You answer"
    assert (picture.dealer, told.chip()) == (S, "P")
    slate = told.slate(room.table.header)
    assert slate.heads == ("Us", "Them") and slate.score == (0, 0)
    assert "Bruno is mão." in told.state(room.table.header, room.scene.fan)


def test_running_gives_the_stake_in_force_and_is_told(room: Room, english: LanguageSwitch) -> None:
    told: list[str] = []
    room.presenter.logged.connect(told.append)
    sit_at(room, laid(), {E: Told(Raise(E)), N: Told(), W: Told()})
    room.my_turn()
    press(room, "raise")
    room.my_turn()
    assert "They ask for 6" in room.presenter.state()()[0]  # type: ignore[misc]
    press(room, "run")
    room.my_turn()
    assert room.presenter.showing_result
    assert told[-2:] == ["You run.", "The hand is theirs: 3 tentos. The match stands at 0–3."]


def test_three_tied_tricks_say_that_nobody_scores(room: Room) -> None:
    told: list[str] = []
    room.presenter.logged.connect(told.append)
    hands = {S: "3S 2S KH", E: "3D 2D KD", N: "QS QH JS", W: "JH JD QD"}
    table = sit_at(room, laid(hands=hands), {seat: Told() for seat in (E, N, W)})
    plays = {"3S": "3D", "2S": "2D", "KH": "KD"}
    for mine, theirs in plays.items():
        room.my_turn()
        room.presenter.set_players({E: Told(Play(E, Card.parse(theirs))), N: Told(), W: Told()})
        room.click(Card.parse(mine))
    room.my_turn()
    assert table.state.results[-1].reason is TrucoReason.TIED
    assert told[-1] == "All three tricks are tied: nobody scores."
    assert told.count("The trick is tied.") == 3
    assert room.presenter.showing_result


# ---------------------------------------------------------------- face down


def in_second_trick(rules: Rules | None = None) -> Laid:
    return laid(rules).plays("S 3D, E 2S, N 6C, W QD")


def tries_to_cover(room: Room, how: str, card: Card) -> None:
    if how == "mouse":
        QTest.mouseClick(room.board.viewport(), LEFT, SHIFT, room.point_of(card))
    elif how == "keys":
        room.press(Qt.Key(int(Qt.Key.Key_1) + room.scene.fan.index(card)))
        QTest.keyClick(room.board, Qt.Key.Key_Return, SHIFT)
    else:
        item = room.scene.item_of(card)
        assert item is not None
        start = room.board.mapFromScene(item.pos())
        target = QPoint(start.x(), 200)
        QTest.mousePress(room.board.viewport(), LEFT, SHIFT, start)
        QTest.mouseMove(room.board.viewport(), (start + target) / 2)
        QTest.mouseMove(room.board.viewport(), target)
        QTest.mouseRelease(room.board.viewport(), LEFT, SHIFT, target)


@pytest.mark.parametrize("how", ["mouse", "keys", "drag"])
def test_in_the_first_trick_a_card_face_down_is_refused_with_the_reason(room: Room, how: str) -> None:
    table = sit_at(room, laid())
    room.my_turn()
    assert "cover" not in offered(room)
    tries_to_cover(room, how, Card.parse("3D"))
    assert hints(room) == ["In the first trick every card is played open."]
    assert not any(isinstance(action, Play) for action in table.actions)
    room.click(Card.parse("3D"))
    assert Play(S, Card.parse("3D")) in table.actions


def test_where_the_rules_know_no_covered_cards_that_is_the_reason(room: Room) -> None:
    sit_at(room, in_second_trick(Rules(face_down=False)))
    room.my_turn()
    assert "cover" not in offered(room)
    tries_to_cover(room, "mouse", Card.parse("KH"))
    assert hints(room) == ["By these rules every card is played open."]


@pytest.mark.parametrize("how", ["mouse", "keys", "drag"])
def test_from_the_second_trick_on_a_card_goes_face_down(room: Room, how: str) -> None:
    table = sit_at(room, in_second_trick())
    room.my_turn()
    tries_to_cover(room, how, Card.parse("KH"))
    assert Play(S, Card.parse("KH"), face_down=True) in table.actions


def test_a_button_turns_the_next_card_over_and_takes_that_back(room: Room) -> None:
    table = sit_at(room, in_second_trick())
    room.my_turn()
    press(room, "cover")
    room.my_turn()
    assert hints(room) == ["The next card that you play goes face down."]
    press(room, "open")
    room.my_turn()
    assert hints(room) == []
    press(room, "cover")
    room.my_turn()
    room.click(Card.parse("KH"))
    assert Play(S, Card.parse("KH"), face_down=True) in table.actions
    place = room.scene.place_of(Card.parse("KH"))
    assert place is None or place.face is None
    room.my_turn()
    assert "open" not in offered(room), "only one card was meant"


def test_who_has_to_answer_is_told_so_when_he_tries_a_card(room: Room) -> None:
    sit_at(room, laid().plays("S 3D"), {E: Told(Raise(E)), N: Told(), W: Told()})
    room.my_turn()
    room.click(Card.parse("KH"))
    assert hints(room) == ["First answer what they ask for."]


# ---------------------------------------------------------------- the special hand


def test_our_special_hand_shows_the_partner_and_knows_no_raise(room: Room, english: LanguageSwitch) -> None:
    bring_up(room)
    match = nearly_won(Rules(special_hand=True))
    match.deal(GOOD)
    table = sit_at(room, match)
    room.my_turn()
    view: PlayerView = room.presenter.view
    assert view.phase is Phase.SPECIAL
    partner = cards_text(view.hand.partner_cards) if view.hand else ""
    assert set(partner.split()) == set(GOOD[N].split())
    assert all((place := room.scene.place_of(Card.parse(card))) and place.face for card in GOOD[N].split())
    assert hints(room) == ["This is your hand of eleven: play it for 3 tentos, or run?"]
    assert offered(room) == ["accept", "run"]
    for key in (Qt.Key.Key_R, Qt.Key.Key_Space):
        room.press(key)
    assert table.actions[-1] == match.done[-1]
    press(room, "accept")
    room.my_turn()
    while room.presenter.view.phase is Phase.PLAY and not room.presenter.showing_result:
        assert not any(action.startswith("raise") for action in offered(room))
        room.press(Qt.Key.Key_R)
        assert not any(isinstance(action, Raise) for action in table.actions[len(match.done) :])
        room.click(room.scene.fan[0])
        room.my_turn()


def test_the_special_hand_is_called_by_its_tentos_and_of_iron_only_for_both(room: Room) -> None:
    def foot(match: Laid) -> str:
        match.deal(GOOD)
        sit_at(room, match)
        room.my_turn()
        picture = room.scene.picture
        assert isinstance(picture, Picture)
        return picture.told.slate(room.table.header).foot

    onze = Rules(special_hand=True)
    mineiro = Rules(special_hand=True, ladder="2-4-6-10-12")
    assert foot(nearly_won(onze)) == "hand of eleven"
    assert foot(nearly_won(mineiro)) == "hand of ten"
    assert foot(nearly_won(mineiro, theirs=True)) == "hand of ten"
    assert foot(nearly_won(onze, both=True)) == "mão de ferro"
    assert not any(action.startswith("raise") for action in offered(room))


# ---------------------------------------------------------------- signs


def test_a_sign_is_given_and_only_the_partner_notices(room: Room) -> None:
    table = sit_at(room, laid())
    room.my_turn()
    Hands(room, keys=False).sign(Sign.ZAP)
    room.my_turn()
    assert table.actions[-1] == Signal(S, Sign.ZAP)
    assert room.scene.furniture.sayings[S].detail == "partner only"
    assert [table.view(seat).hand.signs for seat in (E, W)] == [(), ()]
    assert table.view(N).hand.signs == (Signal(S, Sign.ZAP),)
    assert room.presenter.view.my_turn, "a sign is no move"


def test_what_the_person_called_out_makes_room_for_a_hint(room: Room) -> None:
    sit_at(room, laid())
    room.my_turn()
    Hands(room, keys=False).sign(Sign.ZAP)
    room.my_turn()
    furniture = room.scene.furniture
    assert S in furniture.sayings
    called = qrect(furniture.speech_place(S))
    room.ask_for_hint()
    ((_, _, told),) = [said for said in furniture.words() if said[0] == "hint"]
    assert (S in furniture.sayings) is not called.intersects(qrect(told))
    furniture.say(S, "Truco!" * 9)
    called = qrect(furniture.speech_place(S))
    room.scene.note("Truco! " * 20)
    ((_, _, told),) = [said for said in furniture.words() if said[0] == "hint"]
    assert called.intersects(qrect(told)) and S not in furniture.sayings


def test_the_partners_sign_is_for_the_person_alone_and_stays(room: Room) -> None:
    told: list[str] = []
    room.presenter.logged.connect(told.append)
    table = sit_at(room, laid(), {E: Told(), N: Told(Signal(N, Sign.ESPADILHA)), W: Told()})
    room.my_turn()
    assert table.actions[-1] == Signal(N, Sign.ESPADILHA)
    saying = room.scene.furniture.sayings[N]
    assert (saying.words, saying.detail) == ("Sign: espadilha", "only you see")
    assert told == ["Amélia gives you a sign: espadilha."]
    room.scene.furniture.silence()
    room.presenter.refresh()
    assert room.scene.furniture.spoken[N] == "Sign: espadilha"
    assert "Amélia has given you a sign: espadilha." in room.presenter.state()()  # type: ignore[misc]


def test_signs_of_the_others_are_in_nothing_that_the_person_sees_or_hears(room: Room) -> None:
    told: list[str] = []
    room.presenter.logged.connect(told.append)
    match = laid().plays("S 3D")
    table = sit_at(room, match, {E: Told(Signal(E, Sign.ZAP)), N: Told(), W: Told()})
    room.my_turn()
    assert Signal(E, Sign.ZAP) in table.actions
    assert not any("sign" in sentence for sentence in told)
    assert not room.scene.furniture.sayings


def test_without_signs_in_the_rules_none_are_offered(room: Room) -> None:
    partner = Told()
    sit_at(room, laid(Rules(signals=False)), {E: Told(), N: partner, W: Told()})
    room.my_turn()
    assert "sign" not in offered(room)
    assert not partner.asked


def test_the_menu_of_signs_goes_when_what_it_offers_is_over(room: Room) -> None:
    sit_at(room, laid())
    room.my_turn()
    press(room, "sign")
    [menu] = [menu for menu in room.board.findChildren(QMenu) if menu.isVisible()]
    assert menu.actions()[0].text() == "Zap (four of clubs)"
    room.presenter.close()
    room.board.set_buttons(())
    assert not menu.isVisible()


# ---------------------------------------------------------------- undo and hints


def test_a_raise_is_taken_back_and_words_with_it(room: Room) -> None:
    table = sit_at(room, laid(), {E: Told(Run(E)), N: Told(), W: Told()})
    room.my_turn()
    before = table.actions
    press(room, "raise")
    room.my_turn()
    assert room.presenter.showing_result
    room.presenter.undo()
    room.my_turn()
    assert table.actions == before
    assert not room.scene.furniture.spoken
    assert any(action == "raise:3" for action in offered(room))


def test_a_hint_points_at_the_card_or_at_the_button(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    advice: list[Action] = []

    class Wise:
        def choose(self, view: PlayerView, limit: object, cancelled: object) -> Action:
            return advice[0]

    def advised(level: HintLevel) -> Player:
        return Wise()

    truco = {"truco": lambda: TrucoConduct(advised)}
    monkeypatch.setattr(presenter_module, "CONDUCTS", {**CONDUCTS, **truco})
    sit_at(room, laid())
    room.my_turn()
    for action, words in (
        (Play(S, Card.parse("3D")), "Lead the three of diamonds: better cards are worth more later."),
        (Raise(S), "Raise: your cards are worth more."),
    ):
        advice[:] = [action]
        room.ask_for_hint()
        assert hints(room) == [words]
    assert button(room, "raise").hasFocus()


@pytest.mark.parametrize("phase", [Phase.RECEIVE, Phase.PLAY, Phase.RESPOND, Phase.SPECIAL])
def test_the_players_of_the_program_advise_in_every_phase(room: Room, phase: Phase) -> None:
    if phase is Phase.SPECIAL:
        match = nearly_won(Rules(special_hand=True))
        match.deal(GOOD)
    elif phase is Phase.RECEIVE:
        match = Laid(dealer=W)
        match.do(Shuffle(match.rules.pack), DealFrom(S, "top"))
    else:
        match = laid().plays("S 3D") if phase is Phase.RESPOND else laid()
    sit_at(room, match, {E: Told(Raise(E)), N: Told(), W: Told()})
    room.my_turn()
    assert room.presenter.view.phase is phase
    room.ask_for_hint()
    assert len(hints(room)) == 1 and hints(room)[0]


def test_the_match_goes_on_when_players_break_down(room: Room, allowed_logs: AllowedLogs) -> None:
    class Broken:
        def choose(self, view: object, limit: object, cancelled: object) -> Action:
            raise RuntimeError("broken")

    allowed_logs("a player failed")
    table = room.sit(Rules(target=3), players={seat: Broken() for seat in (E, N, W)})
    hands, chance = Hands(room, keys=False), Random(2)
    while table.state.winner is None:
        hands.decide(chance)


# ---------------------------------------------------------------- a monkey


def lies_as_the_table_has_it(room: Room) -> bool:
    picture = room.scene.picture
    assert isinstance(picture, Picture)
    fresh = places(picture, room.scene.lay, room.settings.sort_order)
    shown = {key: item for key in fresh if (item := room.scene.item_of(key)) is not None}
    return picture.view == room.presenter.view and all(
        abs(item.slot.cx - fresh[key].slot.cx) < 6 and item.face == fresh[key].face
        for key, item in shown.items()
    )


def click_on(room: Room, card: Card, modifier: Qt.KeyboardModifier) -> None:
    item = room.scene.item_of(card)
    assert item is not None
    QTest.mouseClick(room.board.viewport(), LEFT, modifier, room.board.mapFromScene(item.pos()))


def monkey_acts(room: Room, chance: Random) -> Iterator[Callable[[], object]]:
    board, scene = room.board, room.scene
    spot = QPoint(chance.randrange(board.width()), chance.randrange(board.height()))
    modifier = chance.choice((SHIFT, Qt.KeyboardModifier.NoModifier))
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_2)
    yield lambda: QTest.mouseClick(board.viewport(), LEFT, modifier, spot)
    yield lambda: QTest.keyClick(board, chance.choice(keys), modifier)
    yield lambda: room.presenter.undo()
    yield lambda: QTest.qWait(chance.choice((0, 1, 4)))
    yield lambda: board.resize(*chance.choice(((800, 552), (1280, 752), (1000, 640))))
    yield room.presenter.hurry
    if room.presenter.showing_result:
        yield room.presenter.go_on_after_result
    for found in board.buttons:
        yield partial(QTest.mouseClick, found, LEFT)
    for menu in board.findChildren(QMenu):
        if menu.isVisible():
            yield chance.choice(menu.actions()).trigger
            yield menu.close
    for card in scene.fan:
        if scene.item_of(card) is not None:
            yield partial(tries_to_cover, room, "drag", card)
            yield partial(click_on, room, card, modifier)


@pytest.mark.parametrize(
    ("seed", "speed"), sampled(product(range(3), ("off", "fast")), lambda seed, _: seed == 1)
)
def test_a_monkey_breaks_nothing_and_the_match_can_go_on(
    make_room: MakeRoom, quick_fingers: None, seed: int, speed: str
) -> None:
    room, chance = make_room(speed=speed), Random(f"{seed} {speed}")
    rules = chance.choice((*PRESETS.values(), Rules(target=3, special_hand=True, rejects=9)))
    table = room.sit(rules, players=truco_bots(seed))
    for _ in range(250):
        chance.choice(list(monkey_acts(room, chance)))()
        if room.at_rest and not room.presenter.showing_result:
            assert lies_as_the_table_has_it(room)
        record = parse_record(record_lines(table.header, table.actions))
        assert record.state == table.state
    for menu in room.board.findChildren(QMenu):
        menu.close()
    hands, played = Hands(room, keys=False), len(table.state.results)
    for _ in range(60):
        hands.decide(chance)
        if len(table.state.results) > played or table.state.winner is not None:
            return
    raise AssertionError("the hand never ends")


# ---------------------------------------------------------------- the whole program


@pytest.mark.parametrize(
    ("language", "target"),
    [("pt_BR", 12), *(pytest.param(language, 30, marks=pytest.mark.soak) for language in LANGUAGES)],
)
def test_a_match_in_the_program_is_played_left_and_gone_on_with(
    start: Start, language: str, target: int
) -> None:
    window = start(language)
    window.begin(Rules(target=target, special_hand=True))
    table, chance = Person(window.presenter), Random(8)
    hands = Hands(table, keys=False)
    while not window.presenter.showing_result:
        hands.decide(chance)
        table.my_turn()
    assert window.result_panel is not None
    hands.decide(chance)
    table.my_turn()
    played = table.table.actions
    window.show_start()
    assert window.offers_match
    window.continue_match()
    table.my_turn()
    assert table.table.actions[: len(played)] == played
    while table.table.state.winner is None:
        hands.decide(chance)
    table.my_turn()
    assert window.result_panel is not None
