"""Pictures of sobe e desce: every card in one place, open only to whom it may be, and no jumps between."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sueca_desktop.cards import Card
from sueca_desktop.rules import sobe_e_desce
from sueca_desktop.rules.events import CardPlayed, Entered, Event, SatOut, SobeScored, TrumpTurnedUp
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Phase, State
from sueca_desktop.storage.settings import SortOrder
from sueca_desktop.ui.scene.choreography import Track, choreography
from sueca_desktop.ui.scene.cues import Sound, cues
from sueca_desktop.ui.scene.director import pose_at
from sueca_desktop.ui.scene.layout import Layout, layout
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import Key, Picture, Place, places
from tests.rules.walks import ALL_RULES, walk
from tests.ui.scene.sobe_moments import pictured, seen, then

ME = Seat.S
ORDER: SortOrder = "trumps_right"
NAMES = [name for name in ALL_RULES if name.startswith("sobe")]


def lay_out(picture: Picture) -> Layout:
    return layout(
        (1280.0, 752.0), held=picture.held, whole=picture.whole, holder=picture.holder, each_for_himself=True
    )


def shown(before: State, events: tuple[Event, ...], after: State) -> Iterator[tuple[Event, Picture, Picture]]:
    """Each event of an action with the picture before and after it, as the presenter makes them."""
    earlier = pictured(seen(before))
    for event in events:
        later = pictured(seen(after)) if event is events[-1] else then(earlier, event)
        yield sobe_e_desce.visible(event, ME, after), earlier, later
        earlier = later


def movements(
    name: str,
) -> Iterator[tuple[Event, dict[Key, Place], dict[Key, Place], dict[Key, Track], Picture]]:
    """Everything that moves in a match: the event, the cards before and after it, and their tracks."""
    for before, _, events, after in walk(name).steps:
        for event, earlier, later in shown(before, events, after):
            lay = lay_out(later)
            old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
            yield event, old, new, choreography(event, old, new, lay, Speed.NORMAL, ME), later


@pytest.mark.parametrize("name", NAMES)
def test_all_cards_lie_on_the_table_until_play_begins(name: str) -> None:
    for state in walk(name).states:
        picture = pictured(seen(state))
        count = len(places(picture, lay_out(picture), ORDER))
        hand = state.hand
        if hand is None:
            assert count == (40 if state.phase is Phase.SHUFFLE and not state.results else 0)
        elif hand.tricks or hand.trick.cards:
            assert count == sum(map(len, hand.held)) + len(hand.trick.cards)
        else:
            assert count == 40 - sum(map(len, hand.thrown))


@pytest.mark.parametrize("dealer", SEATS)
def test_the_stock_goes_under_the_dealers_hand_when_the_first_card_falls(dealer: Seat) -> None:
    for before, _, events, after in walk(NAMES[0]).steps:
        for event, earlier, later in shown(before, events, after):
            if isinstance(event, CardPlayed) and earlier.pack is not None and later.pack is None:
                lay = lay_out(later)
                old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
                tracks = choreography(event, old, new, lay, Speed.NORMAL, ME, dealer)
                gone = {key: track for key, track in tracks.items() if track.vanishes}
                assert len(gone) == earlier.pack.count > 0
                lowest = min(place.z for place in new.values())
                for track in gone.values():
                    end = pose_at(track, track.end).slot
                    assert (end.cx, end.cy) == (lay.homes[dealer].cx, lay.homes[dealer].cy)
                    assert track.origin.z < lowest
                return
    raise AssertionError("no stock was left")


def test_what_is_left_when_a_hand_is_over_goes_to_the_dealer() -> None:
    left = 0
    for name in NAMES:
        for event, old, new, tracks, _ in movements(name):
            if isinstance(event, SobeScored):
                assert {key for key, track in tracks.items() if track.vanishes} == old.keys() - new.keys()
                assert all(leg.face is None for track in tracks.values() for leg in track.legs)
                left += bool(tracks)
    assert left, "somebody sat out"


def test_only_what_the_person_may_see_lies_open() -> None:
    turned = 0
    for state in (state for name in NAMES for state in walk(name).states):
        if state.hand is None:
            continue
        picture = pictured(seen(state))
        open_cards = {place.face for place in places(picture, lay_out(picture), ORDER).values()} - {None}
        known = {*state.hand.trick.cards}
        if ME not in state.hand.sat_out:
            known |= {*state.hand.of(ME)}
        if state.hand.turned_up is not None and not state.hand.entered:
            known.add(state.hand.turned_up)
            turned += 1
        assert open_cards == known
    assert turned


@pytest.mark.parametrize("name", NAMES)
def test_each_movement_ends_where_the_next_picture_has_the_card(name: str) -> None:
    for _, _, new, tracks, _ in movements(name):
        for key, track in tracks.items():
            assert track.vanishes == (key not in new)
            if key in new:
                end = pose_at(track, track.end)
                assert (end.slot, end.face, end.turning) == (new[key].slot, new[key].face, 0.0)


@pytest.mark.parametrize("name", NAMES)
def test_no_card_comes_from_nowhere(name: str) -> None:
    for event, old, new, tracks, later in movements(name):
        at_once = [key for key in new if key not in old and key not in tracks]
        assert not at_once or not later.dealt, (event, at_once)


def test_exchanged_cards_go_face_down_and_new_ones_come_off_the_stock() -> None:
    mine = others = 0
    for event, old, new, tracks, _ in movements("sobe-e-desce standard"):
        if not isinstance(event, Entered) or not event.given:
            continue
        stock = old["pack", 0].slot
        if event.by is ME:
            mine += 1
            for card in event.given:
                assert isinstance(card, Card)
                assert tracks[card].vanishes and tracks[card].legs[-1].face is None
                assert tracks[card].legs[-1].slot == stock
            for card in event.received:
                assert isinstance(card, Card)
                assert tracks[card].origin.slot == stock and tracks[card].origin.face is None
                assert new[card].face == card
        else:
            others += 1
            gone = [track for track in tracks.values() if any(leg.slot == stock for leg in track.legs)]
            assert len(gone) == len(event.given)
            assert all(leg.face is None for track in gone for leg in track.legs)
    assert mine and others


def test_a_hand_that_sits_out_lies_squared_and_face_down() -> None:
    seats = set()
    for event, _, new, _, later in (movement for name in NAMES for movement in movements(name)):
        if isinstance(event, SatOut) and later.dealt:
            seats.add(event.by)
            packet = [
                place for key, place in new.items() if isinstance(key, tuple) and key[0] == event.by.value
            ]
            assert len(packet) == 5 and all(place.face is None for place in packet)
            assert max(place.slot.cx for place in packet) - min(place.slot.cx for place in packet) < 5
            assert event.by is not ME or not later.fan(ORDER)
    assert seats == set(Seat)


def test_what_is_new_has_its_sound() -> None:
    heard = {
        type(event): {cue.sound for cue in cues(event, tracks)}
        for event, _, _, tracks, _ in movements("sobe-e-desce standard")
        if not isinstance(event, Entered) or event.given
    }
    assert heard[TrumpTurnedUp] == {Sound.CARD}
    assert heard[Entered] == {Sound.PACKET}
    assert heard[SobeScored] == {Sound.GATHER, Sound.PILE, Sound.CHALK_MORE}
