"""What the table can do for a game, beyond what sueca asks of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sueca_desktop.bots.player import Cancelled, Limit
from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.events import CardPlayed, Event
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PlayerView
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.ui import presenter as presenter_module
from sueca_desktop.ui.board import ButtonSpec
from sueca_desktop.ui.games import CONDUCTS
from sueca_desktop.ui.games.conduct import Half, Hint, Invite, Next
from sueca_desktop.ui.games.sueca.conduct import SuecaConduct
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.table_buttons import Buttons
from tests.ui.conftest import Room


class Choosing(SuecaConduct):
    """Sueca in which cards are chosen first, and played with a button."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: frozenset[Card] = frozenset()
        self.covered: list[bool] = []
        self.advice = Hint("")

    def forget(self) -> None:
        super().forget()
        self.chosen = frozenset()

    def picture_to_decide(self, view: PlayerView, draw: DealerDraw | None) -> Picture:
        return replace(super().picture_to_decide(view, draw), marked=self.chosen)

    def buttons(self, view: PlayerView, header: Header) -> Buttons:
        return (ButtonSpec("play", "Play"),) if view.my_turn else ()

    def next(self, view: PlayerView, header: Header) -> Next:
        following = super().next(view, header)
        return replace(following, note="Choose.") if isinstance(following, Invite) else following

    def choose(  # type: ignore[override]
        self, view: PlayerView, card: Card, *, covered: bool
    ) -> Action | Half:
        self.covered.append(covered)
        self.chosen ^= {card}
        return Half.DONE

    def press(self, view: PlayerView, button: str) -> Action | Half:
        card = next(card for card in view.playable if card in self.chosen)
        return super().choose(view, card, covered=False)

    def hint(self, view: PlayerView, action: Action, header: Header) -> Hint:
        return self.advice


@pytest.fixture
def conduct(monkeypatch: pytest.MonkeyPatch) -> Choosing:
    choosing = Choosing()
    monkeypatch.setattr(presenter_module, "CONDUCTS", {**CONDUCTS, "sueca": lambda: choosing})
    return choosing


def place_y(room: Room, card: Card) -> float:
    place = room.scene.place_of(card)
    assert place is not None
    return place.slot.cy


def test_cards_are_chosen_and_put_back_before_a_button_settles_it(room: Room, conduct: Choosing) -> None:
    called: list[str] = []
    room.presenter.announced.connect(called.append)
    table = room.sit(deal=5)
    room.my_turn()
    first, last = room.scene.fan[0], room.scene.fan[-1]
    lying, count = place_y(room, last), len(table.actions)
    for card in (first, last, first):
        room.click(card)
        room.my_turn()
    assert conduct.chosen == {last}
    assert place_y(room, last) < lying
    assert len(table.actions) == count
    assert len(called) == 1, "the turn is called once"
    assert [said for _, said, _ in room.scene.furniture.words()] == ["Choose."]


def test_a_button_plays_what_was_chosen_and_the_match_goes_on(room: Room, conduct: Choosing) -> None:
    table = room.sit(deal=5)
    room.my_turn()
    card = room.presenter.view.playable[0]
    room.click(card)
    room.my_turn()
    QTest.mouseClick(room.board.buttons[0], Qt.MouseButton.LeftButton)
    room.my_turn()
    assert card in {getattr(action, "card", None) for action in table.actions}
    assert not conduct.chosen and room.presenter.view.my_turn
    room.click(room.scene.fan[0])
    room.presenter.undo()
    room.my_turn()
    assert not conduct.chosen and card in room.scene.fan


def test_with_shift_a_card_is_chosen_face_down(room: Room, conduct: Choosing) -> None:
    room.sit(deal=5)
    room.my_turn()
    card = room.scene.fan[2]
    room.click(card)
    shift = Qt.KeyboardModifier.ShiftModifier
    QTest.mouseClick(room.board.viewport(), Qt.MouseButton.LeftButton, shift, room.point_of(card))
    room.press(Qt.Key.Key_3)
    QTest.keyClick(room.board, Qt.Key.Key_Return, shift)
    assert conduct.covered == [False, True, True]


class Quick:
    """Advises the first card at once."""

    def choose(self, view: PlayerView, limit: Limit, cancelled: Cancelled) -> Action | None:
        action = view.actions[0]
        assert not hasattr(action, "verb")
        return action


def test_a_hint_may_point_at_several_cards_or_at_a_button(
    room: Room, conduct: Choosing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conduct, "adviser", lambda level: Quick())
    room.sit(deal=5)
    room.my_turn()
    fan = room.scene.fan
    conduct.advice = Hint("Both of these.", (fan[1], fan[3]))
    room.ask_for_hint()
    ringed = [card for card in fan if (item := room.scene.item_of(card)) is not None and item.ringed]
    assert ringed == [fan[1], fan[3]]
    conduct.advice = Hint("Use the button.", button="play")
    room.ask_for_hint()
    assert room.board.buttons[0].hasFocus()
    assert [said for name, said, _ in room.scene.furniture.words() if name == "hint"] == ["Use the button."]
    assert room.scene.focus_key is None


def test_what_the_person_does_not_notice_is_not_told_and_holds_nothing_up(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the partner's cards fall from the sky."""
    sueca = GAMES["sueca"]

    def noticed(event: Event, seat: Seat | None, after: Any) -> Event | None:
        hidden = isinstance(event, CardPlayed) and event.by is Seat.N
        return None if hidden else sueca.visible(event, seat, after)

    monkeypatch.setattr("sueca_desktop.record.game_of", lambda rules: replace(sueca, visible=noticed))
    told: list[str] = []
    whole: list[list[str]] = []
    room.presenter.logged.connect(told.append)
    room.presenter.log_changed.connect(whole.append)
    room.sit(deal=5)
    room.my_turn()
    room.click(room.presenter.view.playable[0])
    room.my_turn()
    assert room.presenter.view.my_turn
    assert not [said for said in told if said.startswith("Amélia plays")]
    room.presenter.refresh()
    assert whole[-1][-len(told) :] == told
