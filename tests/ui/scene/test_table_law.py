"""The law of the table: whatever the window, the letters, the language and the moment, nothing lies on a
name, an index or a badge, nothing is cut, and the hand is as large as fits. Checked on what is painted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import cycle, product

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Card
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Sign
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from sueca_desktop.text.truco import table_text as truco_text
from sueca_desktop.ui.scene.fan import HAND_SIZE, fan
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.layout import layout
from sueca_desktop.ui.scene.paint_words import place_hint, place_secret
from tests.ui.scene.moments import CAFE, LONG_NAMES, USUAL_NAMES, Moment, hints, moments
from tests.ui.scene.seen import Text, Watched
from tests.ui.scene.sobe_moments import sobe_moments
from tests.ui.scene.truco_moments import truco_moments

#: Of the view, in logical pixels: the smallest window has 800×600, less the menus; a screen of 3840×2160 at
#: 200 % has 1920×1080.
FEW_SIZES = ((800, 552), (1024, 552), (1280, 752), (1920, 1032), (3840, 2064))
MORE_SIZES = ((900, 952), (1024, 720), (1280, 672), (1366, 720), (1680, 1002), (2560, 1032), (2560, 1344))
TEXTS = (1.0, 1.15, 1.3, 1.5)
"""Of the letters of running text: 13 to 19 points at 96 dots an inch, and at 800×600 from 11.7."""
RATIOS = (1.0, 1.25, 1.5, 2.0)

Size = tuple[int, int]

MOMENTS = (*moments(), *sobe_moments(), *truco_moments())
FEW = list(product(FEW_SIZES, LANGUAGES))
SHARES = 8  # of the moments, one each for a size and language: most moments are met twice


@pytest.fixture
def watched(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Watched:
    table = Watched(monkeypatch)
    qtbot.addWidget(table.board)
    return table


@pytest.fixture
def speaking(qapp: QApplication) -> Iterator[LanguageSwitch]:
    languages = LanguageSwitch(qapp)
    yield languages
    languages.use("en")


HEADERS = (Header(CAFE, USUAL_NAMES), Header(CAFE, LONG_NAMES))


def law_breaks(
    watched: Watched, places: Iterable[Moment], turns: Iterator[tuple[Header, bool, float, float]], size: Size
) -> list[str]:
    """The faults of some moments on a table of that size, each shown in the manner whose turn it is."""
    found = []
    for moment in places:
        header, left_handed, text, ratio = next(turns)
        seen = watched.show(moment, header, size, text=text, left_handed=left_handed, ratio=ratio)
        manner = f"{moment.name}, text {text}, screen {ratio}{', left-handed' if left_handed else ''}"
        found += [f"{manner}: {fault}" for fault in seen.faults()]
    return found


@pytest.mark.parametrize(("size", "language"), FEW)
def test_nothing_is_cut_and_nothing_covered(
    watched: Watched, speaking: LanguageSwitch, size: Size, language: str
) -> None:
    """Each moment in some sizes and languages, each manner in turn."""
    speaking.use(language)
    turns = cycle(product(HEADERS, (False, True), (1.5, 1.0, 1.3), RATIOS))
    some = MOMENTS[FEW.index((size, language)) % SHARES :: SHARES]
    assert not law_breaks(watched, some, turns, size)


@pytest.mark.soak
@pytest.mark.parametrize("size", [*FEW_SIZES, *MORE_SIZES], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_and_nothing_covered_ever(
    watched: Watched, speaking: LanguageSwitch, language: str, size: Size
) -> None:
    speaking.use(language)
    for text, left_handed in product(TEXTS, (False, True)):
        turns = cycle(product(HEADERS, (left_handed,), (text,), RATIOS))
        assert not law_breaks(watched, MOMENTS, turns, size)


@given(
    width=st.integers(800, 3840),
    height=st.integers(552, 2112),
    text=st.floats(1.0, 1.5),
    cards=st.sampled_from([0.85, 1.0, 1.15]),
    left_handed=st.booleans(),
    language=st.sampled_from(list(LANGUAGES)),
    header=st.sampled_from(HEADERS),
    moment=st.sampled_from(MOMENTS),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_law_holds_between_the_usual_sizes(
    watched: Watched,
    speaking: LanguageSwitch,
    width: int,
    height: int,
    text: float,
    cards: float,
    left_handed: bool,
    language: str,
    header: Header,
    moment: Moment,
) -> None:
    if speaking.language != language:
        speaking.use(language)
    seen = watched.show(moment, header, (width, height), text=text, cards=cards, left_handed=left_handed)
    assert list(seen.faults()) == []


@pytest.mark.parametrize("card", ["7S", "KD"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_has_room_in_the_smallest_window(
    watched: Watched, speaking: LanguageSwitch, language: str, card: str
) -> None:
    speaking.use(language)
    for text, left_handed, holder in product((1.0, 1.5), (False, True), Seat):
        lay = layout(FEW_SIZES[0], text=text, left_handed=left_handed, holder=holder, buttons=1)
        for words in hints(Card.parse(card), HEADERS[1]):
            assert place_hint(lay.k, lay.hint, words, None).fits, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_room_in_every_window(speaking: LanguageSwitch, language: str) -> None:
    speaking.use(language)
    for size, text, seat in product((*FEW_SIZES, *MORE_SIZES), TEXTS, (Seat.N, Seat.S)):
        lay = layout(size, text=text, whole=3, buttons=3)
        for sign in Sign:
            words, detail = truco_text.sign_bubble(sign), truco_text.sign_detail(seat)
            assert place_secret(lay.k, lay.bubbles[seat], lay.plates[seat], words, detail).fits, (size, words)


def test_the_law_sees_what_breaks_it(watched: Watched) -> None:
    moment = next(moment for moment in MOMENTS if moment.name.startswith("trick"))
    sound = watched.show(moment, HEADERS[0], (1280, 752))
    assert list(sound.faults()) == []
    badge = dict(sound.boxes)["badge"]
    z, _, slot = max(sound.cards, key=lambda card: card[0])
    broken = {
        "badge on plate Rosa": replace(sound, boxes=[*sound.boxes, ("plate Rosa", badge)]),
        "'Olá' is cut": replace(sound, texts=[Text("Olá", badge, badge, False, 20)]),
        "'Olá' is only 9": replace(sound, texts=[Text("Olá", badge, badge, True, 9)]),
        "leaves its room": replace(sound, texts=[Text("Olá", badge, badge.grown(3), True, 20)]),
        "covers the index": replace(sound, cards=[*sound.cards, (z + 1, False, slot)]),
        "hint on the index": replace(sound, boxes=[("hint", slot.bounds())]),
        "pile on a card": replace(sound, boxes=[("pile", slot.bounds())]),
        "leaves the table": replace(sound, boxes=[("note", Rect(-30, 20, 60, 20))]),
    }
    for fault, seen in broken.items():
        assert any(fault in found for found in seen.faults()), fault


@pytest.mark.parametrize("cards", [0.85, 1.0, 1.15])
@pytest.mark.parametrize("buttons", [0, 1, 3])
@pytest.mark.parametrize("size", [*FEW_SIZES, *MORE_SIZES], ids=str)
def test_the_hand_is_as_large_as_fits(size: Size, buttons: int, cards: float) -> None:
    """Three hundredths more, and it would be larger than its share of the table, or leave too little for the
    trick and what is said above it, or no longer lie between the edge and the buttons."""
    for text, left_handed in product(TEXTS, (False, True)):
        lay = layout(size, text=text, cards=cards, buttons=buttons, holder=Seat.S, left_handed=left_handed)
        height = 1.03 * lay.hand[0].h
        grown = fan(HAND_SIZE, Rect(lay.homes[Seat.S].cx, lay.table.bottom, 0, 0), height, apart=True)
        left, right = grown[0].bounds().x, grown[-1].bounds().right
        edge, gap = 2 * 14 * lay.k, 8 * lay.k
        room = lay.play.w - 2 * edge - (lay.actions[0].w + gap if buttons else 0.0)
        share = 0.285 * lay.table.h
        too_high = height > share * cards or height > max(share, 0.5 * lay.table.h - 120 * lay.k)
        assert too_high or right - left > room, f"text {text}"
