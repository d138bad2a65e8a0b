"""Nothing on the table is cut, and nothing covers what must be seen, at any size of window."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise, product
from math import hypot

import pytest
from msgspec.structs import replace

from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.ui.scene.areas import THROWN_ASIDE
from sueca_desktop.ui.scene.fan import HAND_SIZE, fan
from sueca_desktop.ui.scene.geometry import Quad, Rect, Slot, bounds
from sueca_desktop.ui.scene.layout import (
    LARGEST_CARDS,
    SMALLEST_CARDS,
    Layout,
    begins_right,
    layout,
    scale_around,
    unit,
)
from sueca_desktop.ui.scene.ribbon import (
    PACK_SIZE,
    above_ribbon,
    below_ribbon,
    cut_point,
    cut_ribbon,
    pack,
    pack_aside,
    packet,
    ribbon,
)
from tests.samples import diagonal
from tests.ui.scene.quads import index_quads, overlap

SMALL_HAND_BUTTONS = 4
WOBBLE = (-THROWN_ASIDE, THROWN_ASIDE)

WINDOWS = (
    (800, 600),
    (900, 1000),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1680, 1050),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
REPRESENTATIVE = ((800, 600), (900, 1000), (1024, 600), (1280, 800), (1920, 1080), (3440, 1440), (3840, 2160))
HOLDERS = (None, *Seat)


def view_size(window: tuple[int, int]) -> tuple[int, int]:
    """What menu bar and tools leave of a window."""
    width, height = window
    return width, height - (48 if height < 1400 else 96)


def furniture(lay: Layout) -> dict[str, Quad]:
    """What stands on the table during play and is never covered."""
    named = {"badge": lay.badge, "slate": lay.slate}
    named |= {f"plate {seat}": rect for seat, rect in lay.plates.items()}
    named |= {f"pile {team}": rect for team, rect in lay.piles.items()}
    named |= {f"button {i}": rect for i, rect in enumerate(lay.actions)}
    return {name: rect.quad() for name, rect in named.items()}


def faults(lay: Layout, holder: Seat | None = None) -> Iterator[str]:
    """Everything that is wrong with a layout, in words."""
    solid = furniture(lay)
    if holder is not None and Seat.S in lay.piles:  # no trick is taken before the open card is in a hand
        solid = {name: quad for name, quad in solid.items() if not name.startswith("pile")}
    if holder not in (None, Seat.S):
        solid[f"trump {holder}"] = lay.trump[holder].quad()
    backs = {
        f"back {seat}{i}": slot.quad() for seat, slots in lay.backs.items() for i, slot in enumerate(slots)
    }
    lifted = {f"lifted {i}": slot.moved(dy=-lay.lift).quad() for i, slot in enumerate(lay.hand)}
    lying = {f"hand {i}": slot.quad() for i, slot in enumerate(lay.hand)}
    thrown = {
        f"trick {seat}{turn:+}": slot.moved(turn=turn).quad()
        for seat, slot in lay.trick.items()
        for turn in WOBBLE
    }
    *beside, over_hand = lay.hint_beside
    words = {"hint": lay.hint.quad()} | {f"beside {i}": room.quad() for i, room in enumerate(beside)}
    words |= {f"bubble {seat}": rect.quad() for seat, rect in lay.bubbles.items()}

    for name, quad in (solid | backs | lifted | lying | thrown | words).items():
        box = bounds(quad)
        if box.x < -0.5 or box.y < -0.5 or box.right > lay.size[0] + 0.5 or box.bottom > lay.size[1] + 0.5:
            yield f"{name} leaves the view"
    for (a, p), (b, q) in combinations(solid.items(), 2):
        if overlap(p, q):
            yield f"{a} on {b}"
    for (a, p), (b, q) in product(solid.items(), (backs | lifted | thrown).items()):
        if overlap(p, q):
            yield f"{b} on {a}"
    for (a, p), (b, q) in product(lifted.items(), thrown.items()):
        if overlap(p, q):
            yield f"{a} on {b}"
    yield from covered_indices(lay)
    for (a, p), (b, q) in product(words.items(), (solid | thrown | lifted).items()):
        if a == "hint" and b.startswith("trick S"):
            continue  # the hint speaks there while your place in the trick is empty
        if (a, b) in (("bubble S", "pile NS"), ("bubble S", "pile S"), ("bubble N", "pile N")):
            continue  # words may cover the speaker's own pile for a moment
        if overlap(p, q):
            yield f"{a} on {b}"
    indexes = {f"index {i}": index_quads(slot)[0] for i, slot in enumerate(lay.hand)}
    for name, quad in (solid | thrown | indexes).items():
        if overlap(over_hand.quad(), quad):
            yield f"words over the hand on {name}"
    for name in ("badge", "slate", *(f"plate {seat}" for seat in Seat)):
        if overlap(lay.result.quad(), solid[name]):
            yield f"result on {name}"
    yield from too_small(lay)


def covered_indices(lay: Layout) -> Iterator[str]:
    for (i, left), (j, right) in combinations(enumerate(lay.hand), 2):
        if overlap(index_quads(left)[0], right.quad()):
            yield f"hand {j} covers the index of {i}"
    for (a, card), (b, other) in product(lay.trick.items(), repeat=2):
        if a == b:
            continue
        if any(overlap(q, other.moved(turn=t).quad()) for q in index_quads(card) for t in WOBBLE):
            yield f"trick {b} covers an index of {a}"


def too_small(lay: Layout) -> Iterator[str]:
    k = lay.k
    if lay.result.w < 380 * k or lay.result.h < 360 * k:
        yield f"result too small: {lay.result.w / k:.0f} x {lay.result.h / k:.0f}"
    *beside, over_hand = lay.hint_beside
    for name, room, least in (
        ("hint", lay.hint, 240),
        *(("beside", room, 230) for room in beside),
        ("over the hand", over_hand, 480),
    ):
        if room.w < least * k or room.h < 57.9 * k:
            yield f"{name} too small: {room.w / k:.0f} x {room.h / k:.0f}"
    for seat, rect in lay.bubbles.items():
        if rect.w < 112 * k or rect.h < 40 * k:
            yield f"bubble {seat} too small: {rect.w / k:.0f} x {rect.h / k:.0f}"
    for team, rect in lay.piles.items():
        if rect.w < 40 * k:
            yield f"pile {team} too narrow"
    if lay.trick[Seat.S].h < 0.5 * lay.homes[Seat.S].h:
        yield "the trick's cards are dwarfed by the hand's"


def sweep(
    window: tuple[int, int],
    texts: tuple[float, ...],
    cards: tuple[float, ...],
    held: tuple[int, ...],
    left_handed: tuple[bool, ...] = (False,),
    whole: int = HAND_SIZE,
    most_buttons: int = 3,
    each_for_himself: bool = False,
) -> list[str]:
    """The faults of every layout of a window, each with how it was made."""
    found = []
    every = product(texts, cards, held, HOLDERS, range(most_buttons + 1), left_handed)
    for text, size, count, holder, buttons, mirrored in every:
        lay = layout(
            view_size(window),
            text=text,
            cards=size,
            held=dict.fromkeys(Seat, count),
            whole=whole,
            holder=holder,
            buttons=buttons,
            left_handed=mirrored,
            each_for_himself=each_for_himself,
        )
        found += [
            f"{fault} (text {text}, cards {size}, {count} held, trump {holder}, {buttons} buttons"
            f"{', left-handed' if mirrored else ''})"
            for fault in faults(lay, holder)
        ]
    return found


@pytest.mark.parametrize("window", REPRESENTATIVE, ids=str)
def test_nothing_is_cut_or_covered(window: tuple[int, int]) -> None:
    assert not sweep(window, texts=(1.0, 1.5), cards=(1.0,), held=(HAND_SIZE, 1))
    assert not sweep(window, texts=(1.0,), cards=(1.0,), held=(HAND_SIZE,), left_handed=(True,))


@pytest.mark.parametrize(("window", "whole"), diagonal(REPRESENTATIVE, [5, 3]))
def test_nothing_is_cut_or_covered_where_a_hand_is_small(window: tuple[int, int], whole: int) -> None:
    def faults_of(texts: tuple[float, ...], *, left_handed: bool) -> list[str]:
        return sweep(
            window,
            texts=texts,
            cards=(1.0,),
            held=(whole, 1),
            left_handed=(left_handed,),
            whole=whole,
            most_buttons=SMALL_HAND_BUTTONS,
        )

    assert not faults_of((1.0, 1.5), left_handed=False)
    assert not faults_of((1.0,), left_handed=True)


@pytest.mark.parametrize("window", REPRESENTATIVE, ids=str)
def test_nothing_is_cut_or_covered_where_each_plays_for_himself(window: tuple[int, int]) -> None:
    for texts, left_handed in (((1.0, 1.5), False), ((1.0,), True)):
        assert not sweep(
            window,
            texts=texts,
            cards=(1.0,),
            held=(5, 1),
            left_handed=(left_handed,),
            whole=5,
            each_for_himself=True,
        )


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_the_stock_lies_beside_the_dealer_and_on_nothing(
    window: tuple[int, int], text: float, left_handed: bool
) -> None:
    for dealer, chooser in product(Seat, Seat):
        if dealer is chooser:
            continue
        lay = layout(
            view_size(window),
            text=text,
            whole=5,
            holder=chooser,
            buttons=3,
            left_handed=left_handed,
            each_for_himself=True,
        )
        lying, around = pack_aside(lay, dealer), furniture(lay)
        solid = {name: quad for name, quad in around.items() if not name.startswith("pile")}
        solid |= {f"{seat}{i}": slot.quad() for seat in lay.backs for i, slot in enumerate(lay.backs[seat])}
        solid |= {f"lifted {i}": slot.moved(dy=-lay.lift).quad() for i, slot in enumerate(lay.hand)}
        solid |= {"open card": lay.trump[chooser].quad(), "note": lay.hint.quad()}
        assert not [name for name, quad in solid.items() if overlap(quad, lying.quad())], (dealer, chooser)
        assert lying.w >= 34 * lay.k, dealer


def test_each_keeps_his_tricks_beside_his_cards() -> None:
    lay = layout((1280, 752), whole=5, each_for_himself=True)
    assert set(lay.piles) == set(Seat)
    for seat, slots in lay.backs.items():
        away = min(hypot(slot.cx - lay.piles[seat].cx, slot.cy - lay.piles[seat].cy) for slot in slots)
        assert away < 130 * lay.k, seat
    mirrored = layout((1280, 752), whole=5, each_for_himself=True, left_handed=True)
    for one, other in ((Seat.E, Seat.W), (Seat.W, Seat.E), (Seat.N, Seat.N), (Seat.S, Seat.S)):
        assert begins_right(lay, one) is not begins_right(mirrored, other)


def test_the_cards_of_a_small_hand_lie_wider_apart() -> None:
    hands = {whole: layout((1280, 752), whole=whole).hand for whole in (HAND_SIZE, 5, 3)}
    steps = {whole: (hand[1].cx - hand[0].cx) / hand[0].w for whole, hand in hands.items()}
    assert steps[3] == pytest.approx(steps[5]) and steps[5] > 1.3 * steps[HAND_SIZE]
    assert {whole: len(hand) for whole, hand in hands.items()} == {whole: whole for whole in hands}
    assert hands[5][0].h == pytest.approx(hands[3][0].h) and hands[5][0].h > hands[HAND_SIZE][0].h


@pytest.mark.soak
@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_nothing_is_cut_or_covered_anywhere(window: tuple[int, int]) -> None:
    sizes = (SMALLEST_CARDS, 1.0, LARGEST_CARDS)
    assert not sweep(
        window,
        texts=(1.0, 1.25, 1.5),
        cards=sizes,
        held=tuple(range(HAND_SIZE + 1)),
        left_handed=(False, True),
    )


@pytest.mark.parametrize("cards", [SMALLEST_CARDS, LARGEST_CARDS])
def test_the_card_size_breaks_nothing(cards: float) -> None:
    for window in ((800, 600), (1280, 800), (2560, 1440)):
        assert not sweep(window, texts=(1.0, 1.5), cards=(cards,), held=(HAND_SIZE,))


@pytest.mark.parametrize("left_handed", [False, True])
def test_words_go_beside_your_card_in_the_trick_or_under_it_and_else_over_the_hand(left_handed: bool) -> None:
    usual = layout((1280, 752), whole=3, buttons=4, left_handed=left_handed)
    beside, over = usual.hint_beside
    card = usual.trick[Seat.S].bounds()
    assert beside.right < card.x if left_handed else beside.x > card.right
    assert beside.y == usual.hint.y and beside.bottom == usual.hint.bottom < over.y
    assert len(layout((800, 552), whole=3, buttons=4, left_handed=left_handed).hint_beside) == 1
    under, _ = layout((900, 952), text=1.5, left_handed=left_handed).hint_beside
    assert under.w == layout((900, 952), text=1.5, left_handed=left_handed).hint.w


def test_the_checks_see_faults() -> None:
    lay = layout((1280, 752))
    moved = replace(lay, badge=lay.plates[Seat.N], trick=dict(lay.trick) | {Seat.E: lay.trick[Seat.W]})
    found = list(faults(moved))
    assert "badge on plate N" in found
    assert "trick E covers an index of W" in found
    outside = replace(lay, hint=Rect(-20, 400, 500, 80))
    assert "hint leaves the view" in list(faults(outside))


def test_a_larger_card_size_makes_larger_cards() -> None:
    heights = [layout((1280, 752), cards=cards).hand[0].h for cards in (SMALLEST_CARDS, 1.0, LARGEST_CARDS)]
    assert heights == sorted(set(heights))


def test_a_size_beyond_the_limits_is_taken_as_the_limit() -> None:
    assert layout((1280, 752), cards=9.0) == layout((1280, 752), cards=LARGEST_CARDS)


@pytest.mark.parametrize("window", REPRESENTATIVE, ids=str)
def test_cards_keep_their_size_while_a_hand_is_played(window: tuple[int, int]) -> None:
    sizes = set()
    for held in range(1, HAND_SIZE + 1):
        for holder in HOLDERS:
            lay = layout(view_size(window), held=dict.fromkeys(Seat, held), holder=holder)
            sizes.add((lay.hand[0].h, lay.trick[Seat.S].h, lay.backs[Seat.N][0].h, lay.backs[Seat.W][0].h))
            assert lay.plates == layout(view_size(window)).plates
    assert len(sizes) == 1


def test_every_seat_shows_as_many_cards_as_it_holds() -> None:
    lay = layout((1280, 752), held={Seat.S: 3, Seat.N: 0, Seat.W: 7})
    assert len(lay.hand) == 3
    assert [len(lay.backs[seat]) for seat in (Seat.N, Seat.W, Seat.E)] == [0, 7, HAND_SIZE]


def test_the_turned_trump_stands_apart_in_your_hand() -> None:
    together = layout((1280, 752)).hand
    apart = layout((1280, 752), holder=Seat.S)

    def last_gap(hand: tuple[Slot, ...]) -> float:
        return (hand[-1].cx - hand[-2].cx) - (hand[1].cx - hand[0].cx)

    assert last_gap(apart.hand) > last_gap(together) + 0.2 * together[0].w
    assert apart.trump[Seat.S] == apart.hand[-1]


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(800, 552), (815, 737), (820, 752), (980, 752), (900, 1100)])
def test_the_turned_trump_can_be_read_beside_its_holder(size: tuple[float, float], text: float) -> None:
    for holder in (Seat.W, Seat.E, Seat.N):
        lay = layout(size, text=text, holder=holder)
        assert lay.trump[holder].w >= 45, holder


def test_a_fan_is_symmetrical_and_leans_outwards() -> None:
    room = Rect(100, 200, 900, 200)
    slots = fan(HAND_SIZE, room, 200)
    for left, right in zip(slots, reversed(slots), strict=True):
        assert left.cx + right.cx == pytest.approx(2 * room.cx)
        assert left.angle == pytest.approx(-right.angle)
    assert slots[0].angle < 0 < slots[-1].angle
    assert max(slot.bounds().bottom for slot in slots) <= room.bottom + 0.01
    assert fan(0, room, 200) == ()
    assert fan(1, room, 200) == (Slot(550, 300, 200 * 5 / 7, 200),)


def test_in_a_very_wide_window_the_players_stay_within_reach() -> None:
    lay = layout((3440, 1344))
    assert lay.play.w == 2 * 1344
    assert lay.table.w == 3440
    assert lay.badge.x > 350


def test_buttons_follow_one_another_at_the_right() -> None:
    lay = layout((1280, 752), buttons=3)
    assert len(lay.actions) == 3
    assert all(a.bottom < b.y for a, b in pairwise(lay.actions))
    assert {rect.right for rect in lay.actions} == {lay.play.right - 14 * lay.k}


def test_left_handed_buttons_lie_at_the_left_and_the_plate_at_the_right() -> None:
    lay = layout((1280, 752), buttons=2, left_handed=True)
    assert [rect.x for rect in lay.actions] == 2 * [pytest.approx(lay.play.x + 14 * lay.k)]
    assert lay.plates[Seat.S].right == pytest.approx(lay.play.right - 14 * lay.k)
    assert lay.piles[Team.NS].right < lay.plates[Seat.S].x
    assert lay.slate.x < lay.play.cx < lay.badge.x


@pytest.mark.parametrize("size", [(800, 552), (1280, 752)])
def test_left_handed_players_sit_where_they_sat_and_the_hand_keeps_its_order(size: tuple[int, int]) -> None:
    held = {Seat.S: 6, Seat.E: 5, Seat.N: 7, Seat.W: 6}
    right = layout(size, held=held, holder=Seat.S, buttons=2)
    left = layout(size, held=held, holder=Seat.S, buttons=2, left_handed=True)
    for lay in (right, left):
        assert lay.plates[Seat.W].x < lay.trick[Seat.W].cx < lay.trick[Seat.E].cx < lay.plates[Seat.E].x
        assert {seat: len(backs) for seat, backs in lay.backs.items()} == {
            seat: held[seat] for seat in (Seat.N, Seat.W, Seat.E)
        }
    steps = [[(b.cx - a.cx, b.cy - a.cy, b.angle) for a, b in pairwise(lay.hand)] for lay in (right, left)]
    assert steps[0] == [pytest.approx(step) for step in steps[1]]
    assert left.trump[Seat.S] == left.hand[-1]
    assert (right.k, right.hand[0].h, right.trick[Seat.S].h) == (left.k, left.hand[0].h, left.trick[Seat.S].h)


# ---------------------------------------------------------------- before the cards are dealt


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_ribbon_and_its_words_meet_nothing(
    window: tuple[int, int], text: float, left_handed: bool
) -> None:
    lay = layout(view_size(window), text=text, held=dict.fromkeys(Seat, 0), left_handed=left_handed)
    words = {"above": above_ribbon(lay).quad(), "below": below_ribbon(lay).quad()}
    fixed = {name: quad for name, quad in furniture(lay).items() if not name.startswith("pile")}
    fixed["partner"] = lay.homes[Seat.N].quad()
    ribbons = {0: ribbon(lay)} | {at: cut_ribbon(lay, at) for at in (1, 17, 39)}
    for at, slots in ribbons.items():
        assert len(slots) == PACK_SIZE
        cards = {f"card {i} cut at {at}": slot.quad() for i, slot in enumerate(slots)}
        for (a, p), (b, q) in product((cards | words).items(), fixed.items()):
            assert not overlap(p, q), f"{a} on {b}"
        for (a, p), (b, q) in product(cards.items(), words.items()):
            assert not overlap(p, q), f"{a} on {b}"
    assert below_ribbon(lay).bottom <= lay.size[1]


def test_a_cut_lifts_the_first_cards_and_opens_a_gap() -> None:
    lay = layout((1280, 752), held=dict.fromkeys(Seat, 0))
    whole, cut = ribbon(lay), cut_ribbon(lay, 17)
    assert all(a.cx < b.cx for a, b in pairwise(whole))
    assert {(slot.angle, slot.cy < whole[0].cy) for slot in cut[:17]} == {(-2.0, True)}
    assert {(slot.angle, slot.cy == whole[0].cy) for slot in cut[17:]} == {(0.0, True)}
    steps = [b.cx - a.cx for a, b in pairwise(cut)]
    assert steps.index(max(steps)) == 16
    x, y = cut_point(lay, 17)
    assert cut[16].cx == x
    assert y < cut[16].bounds().y


def test_the_pack_lies_in_the_middle_or_before_the_dealer() -> None:
    lay = layout((1280, 752), held=dict.fromkeys(Seat, 0))
    assert pack(lay).cx == lay.play.cx
    assert pack(lay, Seat.E).cx > lay.play.cx > pack(lay, Seat.W).cx
    assert pack(lay, Seat.N).cy < pack(lay, Seat.S).cy
    assert pack(lay, Seat.E).angle == 90


@pytest.mark.parametrize("window", REPRESENTATIVE, ids=str)
def test_a_packet_lands_in_the_middle_of_the_hand_it_becomes(window: tuple[int, int]) -> None:
    lay = layout(view_size(window))
    for seat in (Seat.N, Seat.W, Seat.E):
        ends = lay.backs[seat][0], lay.backs[seat][-1]
        assert packet(lay, seat).cx == pytest.approx((ends[0].cx + ends[1].cx) / 2)
        assert packet(lay, seat).cy == pytest.approx((ends[0].cy + ends[1].cy) / 2)
    assert packet(lay, Seat.S).cx == pytest.approx((lay.hand[0].cx + lay.hand[-1].cx) / 2)
    assert packet(lay, Seat.S).h == lay.hand[0].h


def test_text_around_the_table_goes_with_the_table_and_the_wish_of_the_user() -> None:
    assert scale_around((1280, 800)) == 1
    for window, text in product(WINDOWS, (1.0, 1.15, 1.3, 1.5)):
        scale = scale_around(window, text)
        width, height = window
        k = unit((width, height - 48), text)
        assert scale >= text
        assert scale == text or scale == pytest.approx(k, abs=0.026)
        assert layout((width, height - 48), text=text).k == k
    scales = [scale_around((16 * side, 9 * side)) for side in range(40, 260)]
    assert scales == sorted(scales) and scales[-1] > 2


@pytest.mark.parametrize("size", [(800, 552), (1280, 752), (2560, 1392), (3840, 2112)])
@pytest.mark.parametrize("whole", [HAND_SIZE, 5, 3])
@pytest.mark.parametrize("left_handed", [False, True])
def test_the_partner_speaks_beside_his_cards(size: tuple[int, int], whole: int, left_handed: bool) -> None:
    lay = layout(size, whole=whole, each_for_himself=whole == 5, left_handed=left_handed)
    assert not any(overlap(lay.bubbles[Seat.N].quad(), back.quad()) for back in lay.backs[Seat.N])


def test_where_the_slate_is_wide_the_result_lies_under_it_with_room_for_a_large_one() -> None:
    lay = layout((1280, 752), whole=5, each_for_himself=True)
    assert lay.result.w >= 790 * lay.k
    assert lay.result.y > lay.slate.bottom
    small = layout((800, 552), whole=5, each_for_himself=True)
    assert small.result.y < small.slate.bottom and small.result.right < small.slate.x
