"""What is heard of the table: each movement when it is seen to land, and nothing that was not seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Card
from sueca_desktop.rules.events import (
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    HandScored,
    MatchWon,
    PackCut,
    PackShuffled,
    TrickTaken,
)
from sueca_desktop.rules.results import HandReason, HandResult, Pair
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca import Phase
from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.choreography import Leg, Track
from sueca_desktop.ui.scene.cues import Cue, Sound, cues
from sueca_desktop.ui.scene.director import Step
from sueca_desktop.ui.scene.geometry import Slot
from sueca_desktop.ui.scene.motion import Motion, Speed
from sueca_desktop.ui.scene.picture import Key, Place
from tests.ui.conftest import Room

SLOT = Slot(0, 0, 50, 70)
ACE, SEVEN, KING, TWO = map(Card.parse, ("AS", "7H", "KS", "2S"))


def track(*legs: tuple[int, Motion, Speed], bare: bool = False) -> Track:
    return Track(
        Place(SLOT, None, 0, bare=bare),
        tuple(Leg(start, way.duration(speed), SLOT, None, way) for start, way, speed in legs),
    )


def scored(games: Pair) -> HandScored:
    return HandScored(HandResult(Seat.S, ACE, (60, 60), (5, 5), games, HandReason.POINTS), games, 0)


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_a_card_is_heard_when_it_lands_and_not_when_it_leaves(speed: Speed) -> None:
    tracks: dict[Key, Track] = {
        ACE: track((0, motion.THROW, speed)),
        SEVEN: track((0, motion.REFLOW, speed)),
    }
    (cue,) = cues(CardPlayed(Seat.S, ACE), tracks)
    assert cue.sound is Sound.CARD
    length = motion.THROW.duration(speed)
    assert 0.5 * length < cue.at <= length


def test_each_packet_of_a_deal_is_heard_once_though_its_cards_trail() -> None:
    tracks: dict[Key, Track] = {
        (seat.value, i): track(
            (270 * place + 7 * i, motion.DEAL, Speed.NORMAL),
            (270 * place + 7 * i + 300, motion.SPREAD, Speed.NORMAL),
            bare=i > 0,
        )
        for place, seat in enumerate(SEATS)
        for i in range(10)
    }
    heard = cues(Dealt(()), tracks)
    assert [cue.sound for cue in heard] == [Sound.PACKET] * 4
    assert [cue.at - heard[0].at for cue in heard] == [0, 270, 540, 810]


def test_a_cut_is_lifted_and_set_down() -> None:
    tracks: dict[Key, Track] = {
        ("pack", 0): track((0, motion.CUT, Speed.NORMAL)),
        ("pack", 1): track((0, motion.CUT, Speed.NORMAL), (420, motion.CUT, Speed.NORMAL)),
    }
    lifted, put_down = cues(PackCut(Seat.E, 20), tracks)
    assert lifted == Cue(0, Sound.CUT)
    assert put_down.sound is Sound.PACKET and put_down.at > 420


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_a_trick_is_swept_together_and_drops_on_its_pile_when_its_last_card_lands(speed: Speed) -> None:
    close, gap = motion.CLOSE.duration(speed), motion.CLOSE.gap(speed)
    tracks: dict[Key, Track] = {
        card: track((i * gap, motion.CLOSE, speed), (i * gap + close, motion.GATHER, speed))
        for i, card in enumerate((ACE, SEVEN, KING, TWO))
    }
    swept, dropped = cues(TrickTaken(Seat.N, (ACE, SEVEN, KING, TWO), 25), tracks)
    assert swept == Cue(0, Sound.GATHER)
    assert dropped.sound is Sound.PILE
    last = tracks[TWO].end
    assert last - 0.5 * motion.GATHER.duration(speed) < dropped.at <= last


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (PackShuffled(Seat.S), Sound.SHUFFLE),
        (scored((1, 0)), Sound.CHALK),
        (scored((0, 1)), Sound.CHALK),
        (scored((0, 4)), Sound.CHALK_MORE),
    ],
)
def test_other_movements_are_heard_as_they_begin(event: Event, sound: Sound) -> None:
    assert cues(event, {}) == (Cue(0, sound),)


def test_chalk_is_heard_after_the_cards_that_are_thrown_in() -> None:
    tracks: dict[Key, Track] = {
        card: track((45 * i, motion.CLOSE, Speed.NORMAL), (170 + 45 * i, motion.GATHER, Speed.NORMAL))
        for i, card in enumerate((ACE, SEVEN))
    }
    swept, dropped, written = cues(scored((2, 0)), tracks)
    assert swept == Cue(0, Sound.GATHER) and dropped.sound is Sound.PILE
    assert written == Cue(tracks[SEVEN].end, Sound.CHALK_MORE) and dropped.at < written.at


@pytest.mark.parametrize("event", [DealerDrawn(Seat.S), scored((0, 0)), MatchWon(Team.NS), None])
def test_what_makes_no_noise_is_not_heard(event: Event | None) -> None:
    moved: dict[Key, Track] = {ACE: track((0, motion.REFLOW, Speed.NORMAL))}
    assert cues(event, moved) == ()


# ------------------------------------------------------------ at the table


def hear_steps(room: Room) -> list[tuple[object, list[Sound]]]:
    """What was heard of each step, as they end."""
    steps: list[tuple[object, list[Sound]]] = []

    def ended(step: Step) -> None:
        steps.append((step.happened, room.heard[:]))
        room.heard.clear()

    room.presenter.director.ended.connect(ended)
    return steps


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_trick_is_heard_card_by_card_and_gathered(make_room: Callable[..., Room], speed: str) -> None:
    room = make_room(speed=speed)
    steps = hear_steps(room)
    room.sit(deal=3)
    taken: list[list[Sound]] = []
    while not taken:
        room.decide(Random(1))
        QTest.qWait(1)
        taken = [heard for event, heard in steps if isinstance(event, TrickTaken)]
    played = [heard for event, heard in steps if isinstance(event, CardPlayed)]
    assert len(played) >= 4
    assert all(heard == [Sound.CARD] for heard in played)
    assert taken[0] == [Sound.GATHER, Sound.PILE]


def test_each_sound_of_a_deal_is_asked_for_whether_it_is_watched_or_skipped(
    make_room: Callable[..., Room],
) -> None:
    room = make_room(speed="fast")
    steps = hear_steps(room)
    room.sit()
    chance = Random(2)
    while not any(isinstance(event, Dealt) for event, _ in steps):
        room.decide(chance)
        QTest.qWait(1)
    heard = {type(event): sounds for event, sounds in steps}
    assert heard[PackShuffled] == [Sound.SHUFFLE]
    assert heard[PackCut] == [Sound.CUT, Sound.PACKET]
    assert heard[Dealt] == [Sound.PACKET] * 4


@pytest.mark.parametrize("after", [20, 20_000])
def test_a_flying_card_is_not_heard_before_it_lands(
    qtbot: QtBot, make_room: Callable[..., Room], after: int
) -> None:
    """However long the movement before took."""
    room = make_room(speed="slow")
    room.sit(deal=3)
    room.my_turn()
    clock = room.presenter.director._clock
    clock.setEndValue(after)
    clock.setDuration(after)
    clock.setCurrentTime(after)
    room.heard.clear()
    view = room.presenter.view
    assert view is not None
    room.presenter.play(view.playable[0])
    assert room.sees_movement() and room.heard == []
    qtbot.waitUntil(lambda: room.heard == [Sound.CARD])


def test_nothing_is_heard_of_what_is_taken_back_loaded_or_laid_out_anew(room: Room) -> None:
    table = room.sit(deal=3)
    chance = Random(4)
    for _ in range(5):
        room.decide(chance)
    room.my_turn()
    assert room.heard
    room.presenter.board.resize(900, 640)
    room.my_turn()
    room.heard.clear()
    room.presenter.refresh()
    room.presenter.open(table, {})
    assert room.heard == []
    room.presenter.undo()
    assert room.heard == []


def test_a_movement_that_is_dropped_half_way_stays_silent(make_room: Callable[..., Room]) -> None:
    room = make_room(speed="slow")
    room.sit(deal=3)
    room.my_turn()
    room.heard.clear()
    view = room.presenter.view
    assert view is not None
    room.presenter.play(view.playable[0])
    room.presenter.close()
    QTest.qWait(20)
    assert room.heard == []


def test_a_knuckle_knocks_where_suit_must_be_followed(room: Room) -> None:
    room.sit(deal=3)
    chance = Random(5)
    for _ in range(40):
        room.my_turn()
        view = room.presenter.view
        assert view is not None and view.hand is not None
        refused = [card for card in view.hand.cards if card not in view.playable]
        if view.phase is Phase.PLAY and refused:
            room.heard.clear()
            room.presenter.play(refused[0])
            assert room.heard == [Sound.KNOCK]
            return
        room.decide(chance)
    raise AssertionError("nothing was refused")
