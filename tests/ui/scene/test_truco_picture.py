"""Pictures of truco: every card in one place, movements that end where the next picture has them, and nothing
open that the person has no right to see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.structs import replace

from sueca_desktop.cards import Card, parse_cards
from sueca_desktop.record import Header
from sueca_desktop.rules import truco
from sueca_desktop.rules.actions import Accept, Discard, Keep, Play, Raise, Run, Sign, Signal
from sueca_desktop.rules.events import Event, TentosScored, TrucoTrickEnded
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.truco import Phase, Rules, State
from sueca_desktop.rules.truco.variant import STRENGTH
from sueca_desktop.storage.settings import SortOrder
from sueca_desktop.ui.scene.choreography import choreography
from sueca_desktop.ui.scene.director import pose_at
from sueca_desktop.ui.scene.layout import Layout, layout
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import TRICK, Picture, places
from sueca_desktop.ui.scene.ribbon import pack, pack_aside
from tests.rules.truco.hands import E, Match, N, S, W
from tests.rules.walks import walk
from tests.ui.scene.truco_moments import GOOD, ONZE, VELHA, pictured, seen, then

ORDER: SortOrder = "trumps_right"
WALKS = ("velha", "velha_onze", "mineiro")


def lay_out(picture: Picture) -> Layout:
    return layout((1280.0, 752.0), held=picture.held, whole=picture.whole, holder=picture.holder)


def shown(before: State, events: tuple[Event, ...], after: State) -> Iterator[tuple[Event, Picture, Picture]]:
    """Each event that the person notices, with the pictures around it as the presenter makes them."""
    earlier = pictured(truco.view(before, S))
    for event in events:
        later = pictured(truco.view(after, S)) if event is events[-1] else then(earlier, event)
        noticed = truco.visible(event, S, after)
        if noticed is not None:
            yield noticed, earlier, later
        earlier = later


@pytest.mark.parametrize("name", WALKS)
def test_each_movement_ends_where_the_next_picture_has_the_card_and_none_comes_from_nowhere(
    name: str,
) -> None:
    for before, _, events, after in walk(f"truco {name}").steps:
        for event, earlier, later in shown(before, events, after):
            lay = lay_out(later)
            old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
            tracks = choreography(event, old, new, lay, Speed.NORMAL, S)
            for key, track in tracks.items():
                assert track.vanishes == (key not in new)
                if key in new:
                    end = pose_at(track, track.end)
                    assert (end.slot, end.face, end.turning) == (new[key].slot, new[key].face, 0.0)
            at_once = [key for key in new if key not in old and key not in tracks]
            assert not at_once or not later.dealt, (event, at_once)
            if earlier.dealt and not later.dealt:
                assert tracks.keys() == old.keys()


@pytest.mark.parametrize("name", WALKS)
def test_every_card_lies_in_one_place_and_only_what_the_person_may_see_lies_open(name: str) -> None:
    for _, _, _, state in walk(f"truco {name}").steps:
        hand = state.hand
        if hand is None:
            continue
        picture = pictured(truco.view(state, S))
        lying = places(picture, lay_out(picture), ORDER)
        held, trick = sum(map(len, hand.held)), len(hand.trick.laid)
        thrown = sum(len(cards) for _, cards in picture.thrown_away)
        pack = 0 if picture.pack is None else picture.pack.count
        assert len(lying) == held + trick + thrown + pack
        if state.phase is Phase.RECEIVE:
            assert held + thrown + pack == 40
        known = {*hand.of(S), *(card for card in hand.trick.cards if card is not None)}
        known |= set(chain(*(cards for _, cards in hand.discarded)))
        if state.partners_shown is S.team:
            known |= set(hand.of(N))
        assert {place.face for place in lying.values()} - {None} <= known


def test_the_hand_lies_by_strength_with_the_strongest_where_the_person_wants_it() -> None:
    picture = pictured(seen(Match(dealer=W).deal({S: "KH 4C 3D"})))
    assert picture.fan("trumps_right") == parse_cards("KH 3D 4C")
    assert picture.fan("trumps_left") == parse_cards("4C 3D KH")
    assert [STRENGTH[card] for card in picture.fan("trumps_right")] == sorted(
        STRENGTH[card] for card in picture.own
    )


def test_sets_that_nobody_wants_lie_open_until_the_first_card_falls() -> None:
    match = Match(dealer=W).shuffle("5S 5H 5D")
    match.do(Discard(S))
    assert pictured(seen(match)).thrown_away == ((S, parse_cards("5S 5H 5D")),)
    match.do(Keep(S), Keep(E), Keep(N), Keep(W))
    assert pictured(seen(match)).thrown_away
    match.do(Play(S, match.hand.of(S)[0]))
    assert not pictured(seen(match)).thrown_away


def test_the_first_card_sends_them_face_down_to_the_dealer() -> None:
    match = Match(dealer=W).shuffle("5S 5H 5D")
    match.do(Discard(S), Keep(S), Keep(E), Keep(N), Keep(W))
    earlier = pictured(seen(match))
    card = match.hand.of(S)[0]
    state, [event] = truco.apply(match.state, Play(S, card))
    later = pictured(truco.view(state, S))
    lay = lay_out(later)
    old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
    tracks = choreography(event, old, new, lay, Speed.NORMAL, S, W)
    swept = {key: track for key, track in tracks.items() if track.vanishes}
    assert set(swept) == set(parse_cards("5S 5H 5D"))
    for track in swept.values():
        end = pose_at(track, track.end)
        assert (end.slot, end.face) == (pack_aside(lay, W), None)
    still = choreography(event, old, new, lay, Speed.OFF, S, W)
    assert all(track.end == 0 for track in still.values())


@pytest.mark.parametrize("final", [False, True])
def test_whoever_runs_sends_all_hands_and_the_trick_face_down_to_the_dealer(final: bool) -> None:
    score = (3, VELHA.target - 1) if final else (3, 0)
    asked = Match(VELHA, dealer=W, score=score).deal(GOOD).plays("S 3D").do(Raise(E))
    before, (state, events) = asked.state, truco.apply(asked.state, Run(S))
    assert state.phase is (Phase.OVER if final else Phase.SHUFFLE)
    [(_, _, ran), (scored, earlier, later), *_] = shown(before, events, state)
    assert isinstance(scored, TentosScored) and ran == earlier and not later.dealt
    lay = lay_out(later)
    old, new = places(earlier, lay_out(earlier), ORDER), places(later, lay, ORDER)
    for dealer in (None, *SEATS):
        tracks = choreography(scored, old, new, lay, Speed.NORMAL, S, dealer)
        assert len(tracks) == len(old) == 12 and all(track.vanishes for track in tracks.values())
        for track in tracks.values():
            end = pose_at(track, track.end)
            assert (end.slot, end.face) == (pack(lay, dealer), None)
    mine = {tracks[card].legs for card in earlier.own}
    assert len(earlier.own) == 2 and len(mine) == 1, "a hand is squared before it goes"
    still = choreography(scored, old, new, lay, Speed.OFF, S, N)
    assert all(track.end == 0 for track in still.values())


def test_the_partner_lies_open_in_our_special_hand_and_in_no_other() -> None:
    ours = Match(ONZE, score=(11, 3)).deal(GOOD)
    assert set(pictured(seen(ours)).open_hand) == set(parse_cards(GOOD[N]))
    ours.do(Accept(S)).plays("S 3D, E 2S, N 6C, W QD")
    assert set(pictured(seen(ours)).open_hand) == set(parse_cards("7H AS"))
    before = ours.plays("S KH, E 3S")
    covered = pictured(truco.view(truco.apply(before.state, Play(N, Card.parse("AS"), True))[0], S))
    assert not covered.open_hand and covered.backs[N] == 1, "nobody saw which one he covered"
    state, [event] = truco.apply(before.state, Play(N, Card.parse("AS"), face_down=True))
    noticed = truco.visible(event, S, state)
    earlier = pictured(seen(before))
    lay = lay_out(covered)
    old, new = places(earlier, lay_out(earlier), ORDER), places(covered, lay, ORDER)
    tracks = choreography(noticed, old, new, lay, Speed.NORMAL, S)
    flying = [track for key, track in tracks.items() if key == (TRICK, 2)]
    assert [track.origin.face for track in flying] == [None], "it does not tell which one goes"
    for score in ((3, 11), (11, 11), (10, 0)):
        other = pictured(seen(Match(ONZE, score=score).deal(GOOD)))
        assert not other.open_hand and other.backs[N] == 3


def test_one_plate_is_lit_of_the_two_who_may_answer() -> None:
    asked = Match(dealer=W).deal(GOOD).plays("S 3D").do(Raise(E))
    assert pictured(seen(asked)).turn == (S,)
    asked.do(Raise(S))
    assert pictured(seen(asked)).turn == (E,), "the caller answers for his side"
    ours = Match(dealer=W).deal(GOOD).do(Raise(S))
    assert pictured(seen(ours)).turn == (E,)


def test_a_tied_trick_goes_to_no_pile() -> None:
    before = Match(dealer=W).deal({S: "3S", E: "3D", N: "4H", W: "4S"}).plays("S 3S, E 3D, N 4H")
    state, events = truco.apply(before.state, Play(W, Card.parse("4S")))
    *_, (event, earlier, later) = shown(before.state, events, state)
    assert isinstance(event, TrucoTrickEnded)
    lay = lay_out(later)
    tracks = choreography(event, places(earlier, lay, ORDER), places(later, lay, ORDER), lay, Speed.NORMAL, S)
    assert len([track for track in tracks.values() if track.vanishes]) == 4
    for track in tracks.values():
        assert all(leg.face is not None for leg in track.legs), "they do not turn over as if taken"
    assert not any(later.tricks.values())


def test_the_last_sign_of_the_partner_is_seen_and_those_of_the_others_are_not() -> None:
    match = Match(dealer=W).deal(GOOD)
    match.do(Signal(E, Sign.ZAP), Signal(N, Sign.THREE), Signal(N, Sign.ESPADILHA))
    picture = pictured(seen(match))
    [saying] = picture.told.sayings(header_of(match.rules))
    assert (saying.by, saying.words, saying.detail) == (N, "Sign: espadilha", "only you see")
    match.plays("S 3D").do(Raise(E))
    shouts = {saying.by: saying.words for saying in pictured(seen(match)).told.sayings(header_of(VELHA))}
    assert shouts == {E: "Truco!", N: "Sign: espadilha"}


def header_of(rules: Rules) -> Header:
    return Header(rules, ("Rosa", "Bruno", "Amélia", "Tiago"))


@pytest.mark.parametrize("seat", SEATS)
def test_the_pack_lies_beside_the_dealers_hand_and_shrinks(seat: Seat) -> None:
    match = Match(dealer=seat).shuffle()
    first = pictured(seen(match))
    assert first.pack is not None and first.pack.count == 37
    receiver = match.hand.receiver
    assert receiver is not None
    later = pictured(seen(match.do(Discard(receiver))))
    assert later.pack is not None and replace(later.pack, count=37) == first.pack
    assert later.pack.count == 34
