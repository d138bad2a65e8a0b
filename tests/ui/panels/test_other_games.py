"""What windows about a match show of truco and of sobe e desce: slates, marks, tricks and the way on."""

from collections import Counter
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QPushButton, QTableWidget, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.cards import Suit
from sueca_desktop.record import Header
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.results import Four, Pair, SobeReason, SobeResult, TrucoReason, TrucoResult
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.table.table import Table
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.pages import Result, Sheet, Tricks
from sueca_desktop.text.sobe_e_desce.result_text import SobeResultInfo
from sueca_desktop.text.truco.result_text import TrucoResultInfo
from sueca_desktop.ui.panels.last_trick import LastTrickDialog, TrickPicture
from sueca_desktop.ui.panels.result_panel import ResultPanel
from sueca_desktop.ui.panels.score_sheet import ScoreSheetDialog
from sueca_desktop.ui.panels.slate_picture import SlatePicture, draw_result_slate
from sueca_desktop.ui.panels.trick_history import TrickHistoryDialog
from sueca_desktop.ui.panels.trick_marks import marks_icon
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.layout import layout
from sueca_desktop.ui.scene.theme import load_theme
from tests.sample_match import NAMES, walked
from tests.ui.live_words import settle

THEME = load_theme("felt", dark=False)
OTHERS = ("truco", "sobe-e-desce")


def truco_result(score: Pair, target: int = 12) -> TrucoResultInfo:
    result = TrucoResult(Seat.W, 3, (Team.NS, Team.NS), Team.NS, 3, TrucoReason.TRICKS)
    return TrucoResultInfo(Header(GAMES["truco"].rules(target=target), NAMES), result, score)


def sobe_result(score: Four) -> SobeResultInfo:
    result = SobeResult(Seat.W, Seat.S, Suit.CLUBS, SEATS, (2, 1, 1, 1), (-4, -2, -2, -2), SobeReason.PLAYED)
    return SobeResultInfo(Header(GAMES["sobe-e-desce"].rules(), NAMES), result, score)


def slate(result: Result) -> QImage:
    image = QImage(460, 480, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    try:
        draw_result_slate(painter, THEME, 1.4, Rect(0, 0, 460, 480), result)
    finally:
        painter.end()
    return image


def chalk(image: QImage, room: QRect) -> int:
    """How many pixels in `room` are bright."""
    part = image.copy(room.adjusted(0, 0, -1, -1))
    colours = Counter(memoryview(part.constBits()).cast("I").tolist())
    return sum(count for colour, count in colours.items() if QColor(colour).lightness() > 190)


@pytest.mark.parametrize("target", [12, 30])
def test_every_tento_is_a_bean_on_its_side(target: int) -> None:
    ours, theirs = QRect(10, 62, 214, 360), QRect(236, 62, 214, 360)
    drawn = [slate(truco_result((tentos, 2), target)) for tentos in range(13)]
    left = [chalk(image, ours) for image in drawn]
    assert all(fewer + 40 < more for fewer, more in pairwise(left))
    assert len({chalk(image, theirs) for image in drawn}) == 1


def test_beans_have_room_where_a_score_passes_the_target() -> None:
    full = slate(truco_result((41, 29), 30))
    edge = QRect(10, 436, 440, 2)  # between the beans and the line at the foot
    assert chalk(full, edge) == 0


@pytest.mark.parametrize("place", range(4))
def test_who_is_further_down_stands_further_right(place: int) -> None:
    def behind(points: int) -> int:
        scores = [20, 20, 20, 20]
        scores[place] = points
        image = slate(sobe_result((scores[0], scores[1], scores[2], scores[3])))
        return chalk(image, QRect(20, 81 + place * 107, 420, 28))

    lengths = [behind(points) for points in (20, 15, 10, 5, 0)]
    assert all(shorter < longer for shorter, longer in pairwise(lengths))


def test_points_beyond_both_ends_stay_on_the_slate() -> None:
    image = slate(sobe_result((45, -7, 0, 20)))
    assert chalk(image, QRect(0, 0, 8, 480)) == chalk(image, QRect(452, 0, 8, 480)) == 0


def test_no_slate_for_what_is_no_result() -> None:
    with pytest.raises(TypeError, match="no slate"):
        slate(object())  # type: ignore[arg-type]


@pytest.mark.parametrize("reviewed", [True, False])
def test_only_hands_that_can_be_gone_through_offer_it(qtbot: QtBot, reviewed: bool) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(1280, 752)
    panel = ResultPanel(truco_result((6, 3)), THEME, board, reviewed=reviewed)
    board.show()
    panel.show()
    panel.place(QRect(203, 112, 874, 626), 1.0)
    settle()
    shown = [part.text() for part in panel.findChildren(QPushButton) if part.isVisible()]
    assert ("&Review the hand" in shown) is reviewed and "&Next hand" in shown


def finished(game: str) -> Table:
    return walked(GAMES[game].rules(), 5000, 3)


def cells(table: QTableWidget, row: int) -> list[str]:
    items = (table.item(row, column) for column in range(table.columnCount()))
    return [
        str(item.data(Qt.ItemDataRole.AccessibleTextRole) or item.text()) if item else "" for item in items
    ]


@pytest.mark.parametrize("game", OTHERS)
def test_score_sheet_says_all_it_shows(qtbot: QtBot, game: str) -> None:
    match = finished(game)
    sheet: Sheet = GAME_TEXTS[game].sheet(match)
    dialog = ScoreSheetDialog(lambda: sheet, THEME)
    qtbot.addWidget(dialog)
    dialog.show()
    settle()
    table = dialog.findChild(QTableWidget)
    assert isinstance(table, QTableWidget) and table.rowCount() == len(sheet.rows)
    for row, expected in enumerate(sheet.rows):
        for said, cell in zip(cells(table, row), expected, strict=True):
            assert said if cell else not said
            if isinstance(cell, str) and not isinstance(cell, Suit):
                assert said == cell
    items = [table.item(0, column) for column in range(table.columnCount())]
    icons = [item is not None and not item.icon().isNull() for item in items]
    assert icons.count(True) == 1  # the trump, or the marks of the tricks


@pytest.mark.parametrize(
    ("one", "other"), [(Team.NS, Team.EW), (Team.NS, None), (Team.EW, None)], ids=["sides", "us", "them"]
)
def test_marks_differ_without_their_colours(one: Team | None, other: Team | None) -> None:
    grey = replace(THEME.palette, ours=QColor("black"), theirs=QColor("black"))
    images = [marks_icon(grey, [winner], 1.0, 1.0).pixmap(26, 32).toImage() for winner in (one, other)]
    assert images[0] != images[1]


def tricks_with(game: str, count: int) -> Tricks:
    tables = (walked(GAMES[game].rules(), actions, 3) for actions in range(10, 200))
    found = (GAME_TEXTS[game].tricks(table) for table in tables)
    return next(
        tricks
        for tricks in found
        if tricks is not None
        and len(tricks.tricks) >= count
        and (game != "truco" or any(card is None for trick in tricks.tricks for _, card in trick.plays))
    )


@pytest.mark.parametrize("game", OTHERS)
def test_history_and_last_trick_show_what_all_saw(qtbot: QtBot, game: str) -> None:
    tricks = tricks_with(game, 2)
    history = TrickHistoryDialog(tricks, THEME)
    qtbot.addWidget(history)
    history.show()
    settle()
    grid = history.findChild(QTableWidget)
    assert isinstance(grid, QTableWidget) and grid.rowCount() == len(tricks.tricks)
    for row, trick in enumerate(tricks.tricks):
        said = cells(grid, row)
        assert sum(bool(text) for text in said[1:5]) == len(trick.plays)
        assert sum("face down" in text for text in said[1:5]) == sum(card is None for _, card in trick.plays)
        assert sum("took the trick" in text for text in said[1:5]) == (trick.winner is not None)
        assert tuple(said[5:]) == tricks.told(row)
    last = LastTrickDialog(tricks, THEME, CardArt(THEME))
    qtbot.addWidget(last)
    last.show()
    settle()
    picture = last.findChild(TrickPicture)
    assert isinstance(picture, TrickPicture)
    assert len(picture.accessibleDescription().split("\n")) == len(tricks.tricks[-1].plays)


def test_the_slate_stands_beside_the_result_of_sobe_e_desce(qtbot: QtBot) -> None:
    lay = layout((1280, 752), whole=5, each_for_himself=True)
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(1280, 752)
    result = replace(sobe_result((0, 5, 12, 20)), winner=Seat.S, riscos=(0, 1, 2, 4))
    panel = ResultPanel(result, THEME, parent, reviewed=False)
    parent.show()
    panel.place(
        QRect(*(round(side) for side in (lay.result.x, lay.result.y, lay.result.w, lay.result.h))), lay.k
    )
    settle()
    assert panel.result.match_over
    slate_picture = panel.findChild(SlatePicture)
    assert slate_picture is not None and slate_picture.isVisible()
    assert panel.sheet.y >= lay.slate.bottom and panel.sheet.bottom <= lay.table.bottom
