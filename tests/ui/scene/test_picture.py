"""Pictures of the table: every card in one place, and movements that end where the next picture has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from math import hypot

import pytest
from msgspec.structs import replace

from sueca_desktop.cards import Card, Suit
from sueca_desktop.record import Header
from sueca_desktop.rules import sueca
from sueca_desktop.rules.events import CardCovered, CardPlayed, Event, HandScored, TrickTaken, TrucoTrickEnded
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS, Phase, Rules, State
from sueca_desktop.storage.settings import SortOrder
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.ui.games.sueca.moment import has_result
from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.areas import THROWN_ASIDE
from sueca_desktop.ui.scene.card_item import CardItem
from sueca_desktop.ui.scene.choreography import choreography
from sueca_desktop.ui.scene.director import Step, pose_at
from sueca_desktop.ui.scene.hand_order import sorted_hand
from sueca_desktop.ui.scene.layout import Layout, layout
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import TRICK, Key, Picture, Thrown, places, thrown_aside
from sueca_desktop.ui.scene.ribbon import pack
from tests.rules.walks import RULES, walk
from tests.ui.conftest import Room
from tests.ui.scene.moments import pictured, then
from tests.ui.scene.quads import overlap

ME = Seat.S
ORDER: SortOrder = "trumps_right"
RESULT = HandResult(Seat.E, Card.parse("2H"), (70, 50), (6, 4), (1, 0), HandReason.POINTS)


def lay_out(picture: Picture) -> Layout:
    return layout((1280.0, 752.0), held=picture.held, holder=picture.holder)


def shown(before: State, events: tuple[Event, ...], after: State) -> Iterator[tuple[Event, Picture, Picture]]:
    """Each event of an action with the picture before and after it, as the presenter makes them."""
    earlier = pictured(sueca.view(before, ME))
    for event in events:
        later = pictured(sueca.view(after, ME)) if event is events[-1] else then(earlier, event)
        yield sueca.visible(event, ME, after), earlier, later
        earlier = later


@pytest.mark.parametrize("name", RULES)
def test_forty_cards_are_on_the_table_or_in_the_piles(name: str) -> None:
    for _, _, _, state in walk(name).steps:
        picture = pictured(sueca.view(state, ME))
        count = len(places(picture, lay_out(picture), ORDER))
        if state.hand is not None:
            assert count == 40 - 4 * len(state.hand.tricks)
        else:
            assert count == (0 if has_result(sueca.view(state, ME)) else 40)


@pytest.mark.parametrize("name", RULES)
def test_only_what_the_person_may_see_lies_open(name: str) -> None:
    for _, _, _, state in walk(name).steps:
        if state.hand is None:
            continue
        picture = pictured(sueca.view(state, ME))
        open_cards = {place.face for place in places(picture, lay_out(picture), ORDER).values()} - {None}
        known = {*state.hand.of(ME), *state.hand.trick.cards}
        if state.hand.trump_is_open:
            known.add(state.hand.trump)
        assert open_cards == known


@pytest.mark.parametrize("name", RULES)
def test_each_movement_ends_where_the_next_picture_has_the_card(name: str) -> None:
    for before, _, events, after in walk(name).steps:
        for event, earlier, later in shown(before, events, after):
            lay = lay_out(later)
            old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
            tracks = choreography(event, old, new, lay, Speed.NORMAL, ME)
            for key, track in tracks.items():
                assert track.vanishes == (key not in new)
                if key in new:
                    end = pose_at(track, track.end)
                    assert end.slot == new[key].slot
                    assert end.face == new[key].face
                    assert end.turning == 0.0


@pytest.mark.parametrize("name", RULES)
def test_no_card_comes_from_nowhere_and_none_that_is_left_at_the_end_goes_there(name: str) -> None:
    for before, _, events, after in walk(name).steps:
        for event, earlier, later in shown(before, events, after):
            lay = lay_out(later)
            old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
            tracks = choreography(event, old, new, lay, Speed.NORMAL, ME)
            at_once = [key for key in new if key not in old and key not in tracks]
            between_hands = not later.dealt
            assert not at_once or between_hands, (event, at_once)
            if earlier.dealt and between_hands:
                assert {key for key, track in tracks.items() if track.vanishes} == old.keys() - new.keys()


def test_each_thrown_card_lies_a_little_turned_and_the_same_whenever_it_is_looked_at() -> None:
    turns: list[float] = []
    for _, _, _, state in walk("portugal").steps:
        view = sueca.view(state, ME)
        if view.hand is None or not view.hand.trick.cards:
            continue
        picture = pictured(view)
        lay = lay_out(picture)
        for window in ((1280.0, 752.0), (800.0, 552.0)):
            other = layout(window, held=picture.held, holder=picture.holder)
            laid, again = places(picture, lay, ORDER), places(picture, other, "suits")
            for seat, card in view.hand.trick.plays():
                turn = laid[card].slot.angle - lay.trick[seat].angle
                assert abs(turn) <= THROWN_ASIDE
                assert again[card].slot.angle - other.trick[seat].angle == pytest.approx(turn)
                turns.append(round(turn, 6))
    assert len(set(turns)) > 30
    assert min(turns) < -1 < 1 < max(turns)


def test_the_same_card_is_thrown_otherwise_in_another_hand() -> None:
    view = next(view for state in walk("portugal").states if (view := sueca.view(state, ME)).hand)
    card = Card.parse("AS")
    later = replace(view, results=(*view.results, *view.results, RESULT))
    now, then_on = pictured(view), pictured(later)
    assert thrown_aside(now.throw, card) != thrown_aside(then_on.throw, card)


def test_a_trick_is_gathered_one_card_after_the_other_and_turns_over_on_the_way() -> None:
    seen = 0
    for before, _, events, after in walk("portugal").steps:
        for event, earlier, later in shown(before, events, after):
            if not isinstance(event, TrickTaken):
                continue
            seen += 1
            lay = lay_out(later)
            old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
            tracks = choreography(event, old, new, lay, Speed.NORMAL, ME)
            gathered = sorted((t for t in tracks.values() if t.vanishes), key=lambda t: t.legs[0].start)
            assert len(gathered) == 4
            for one, other in pairwise(gathered):
                assert one.legs[0].start < other.legs[0].start < one.end < other.end
            for track in gathered:
                assert pose_at(track, track.legs[0].start).face is not None
                assert pose_at(track, track.end - 1).face is None
    assert seen >= 10


def test_a_thrown_card_swings_in_flight_and_slows_down() -> None:
    for before, _, events, after in walk("portugal").steps:
        for event, earlier, later in shown(before, events, after):
            if not isinstance(event, CardPlayed):
                continue
            lay = lay_out(later)
            old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
            track = choreography(event, old, new, lay, Speed.NORMAL, ME)[event.card]
            start, target = track.origin.slot, new[event.card].slot
            half = pose_at(track, track.end // 2).slot
            way = hypot(target.cx - start.cx, target.cy - start.cy)
            assert hypot(half.cx - start.cx, half.cy - start.cy) > 0.8 * way
            early = pose_at(track, track.end // 5).slot
            share = hypot(early.cx - start.cx, early.cy - start.cy) / way
            straight = start.angle + (target.angle - start.angle) * share
            assert 4 < abs(early.angle - straight) <= motion.THROW_SPIN + 1


def test_a_covered_card_is_thrown_face_down_and_gathered_with_the_others() -> None:
    """A game may have cards played face down, some that the person knows and some that he does not."""
    views = [sueca.view(state, ME) for state in walk("portugal").states]
    open_trick = pictured(next(view for view in views if view.hand and len(view.hand.trick.cards) == 3))
    *others, last = open_trick.trick
    known = replace(open_trick, trick=(*others, replace(last, covered=True)))
    hidden = replace(open_trick, trick=(*others, Thrown(last.by, None, covered=True)))
    before = replace(open_trick, trick=tuple(others), backs={**open_trick.backs, last.by: 9})
    gathered = replace(open_trick, trick=())
    lay = lay_out(open_trick)
    old, end = places(before, lay, ORDER), places(gathered, lay, ORDER)
    assert last.card is not None
    laid: tuple[tuple[Picture, Key], ...] = ((known, last.card), (hidden, (TRICK, len(others))))
    for picture, key in laid:
        new = places(picture, lay, ORDER)
        assert new[key].face is None
        thrown = choreography(CardCovered(last.by, None), old, new, lay, Speed.NORMAL, ME)
        assert thrown[key].legs[-1].slot == new[key].slot and thrown[key].legs[-1].face is None
        ended = TrucoTrickEnded(None, last.by)
        swept = choreography(ended, new, end, lay, Speed.NORMAL, ME)
        assert {key for key, track in swept.items() if track.vanishes} == new.keys() - end.keys()


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_piles_go_to_the_dealers_pack_when_a_hand_is_over(
    make_room: Callable[..., Room], speed: Speed
) -> None:
    scene = make_room(speed=speed.value).scene
    for before, _, events, after in walk("portugal").steps:
        for event, earlier, later in shown(before, events, after):
            if not isinstance(event, HandScored) or not sum(earlier.tricks.values()):
                continue
            scene.set_match(Header(before.rules, ("Rosa", "Bruno", "Nuno", "Tiago")))
            scene.sync(earlier)
            lay = scene.lay
            tracks = scene.prepare(Step(event, later))
            for team, tricks in earlier.tricks.items():
                for i in range(tricks):
                    track = tracks.pop((f"pile {team}", i))
                    start, end = track.origin.slot.bounds(), pose_at(track, track.end).slot
                    assert overlap(start.quad(), lay.piles[team].quad())
                    assert end == pack(scene.lay, later.dealer) and track.vanishes
                    assert (track.end == 0) == (speed is Speed.OFF)
            assert {key for key, track in tracks.items() if track.vanishes} == places(
                earlier, lay, ORDER
            ).keys()
            scene.sync(later)
            assert not [item for item in scene.items() if isinstance(item, CardItem)]
            return
    raise AssertionError("no hand came to its end")


def test_speed_off_moves_nothing() -> None:
    for before, _, events, after in walk("portugal").steps:
        for event, earlier, later in shown(before, events, after):
            lay = lay_out(later)
            old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
            assert all(track.end == 0 for track in choreography(event, old, new, lay, Speed.OFF, ME).values())


@pytest.mark.parametrize("name", PRESETS)
def test_cards_that_break_the_duty_to_follow_are_dimmed_where_revokes_are_prevented(name: str) -> None:
    seen = 0
    for state in walk(name).states:
        dimmed = pictured(sueca.view(state, ME)).dimmed
        if state.hand is None or sueca.to_act(state) != (ME,) or state.phase is not Phase.PLAY:
            assert not dimmed
            continue
        led, held = state.hand.trick.led, state.hand.of(ME)
        bound = state.rules.revoke == "prevented" and any(card.suit is led for card in held)
        assert dimmed == ({card for card in held if card.suit is not led} if bound else set())
        seen += bool(dimmed)
    assert seen or PRESETS[name].revoke != "prevented"


def test_the_drawn_card_lies_open_and_its_place_in_the_pack_is_empty() -> None:
    draw = DealerDraw.start(Rules())
    picture = pictured(sueca.view(State(Rules()), ME), draw=draw.take(draw.places[7]))
    laid = places(picture, lay_out(picture), ORDER)
    assert len(laid) == 40
    assert [key for key, place in laid.items() if place.face is not None] == [("pack", 7)]


def test_hand_stands_in_suits_of_alternating_colour_with_trumps_at_the_chosen_end() -> None:
    rules = Rules()
    hand = tuple(map(Card.parse, ["2S", "AH", "7C", "KD", "3S", "4C", "AD", "6H", "JS", "QH"]))
    right = sorted_hand(hand, rules, Suit.HEARTS, "trumps_right")
    assert [card.suit for card in right[-3:]] == [Suit.HEARTS] * 3
    assert [str(card) for card in right[-3:]] == ["AH", "QH", "6H"]
    left = sorted_hand(hand, rules, Suit.HEARTS, "trumps_left")
    assert [card.suit for card in left[:3]] == [Suit.HEARTS] * 3
    for order in (right, left):
        reds = [card.suit in (Suit.HEARTS, Suit.DIAMONDS) for card in order]
        assert sum(a != b for a, b in pairwise(reds)) == 3


def test_turned_trump_in_the_own_hand_closes_the_fan() -> None:
    hand = tuple(map(Card.parse, ["AS", "AH", "2H", "KD"]))
    for order in ("trumps_left", "trumps_right", "suits"):
        assert str(sorted_hand(hand, Rules(), Suit.HEARTS, order, Card.parse("AH"))[-1]) == "AH"
