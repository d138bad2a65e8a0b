"""Reading, searching and printing the rules with mouse and keys."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTextBrowser
from pytestqt.qtbot import QtBot

from sueca_desktop.rules import GAMES, sueca, truco
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import Print
from sueca_desktop.ui.booklet.sheet_view import SheetView
from sueca_desktop.ui.controls.find_bar import FindBar, places
from sueca_desktop.ui.dialogs import print_rules
from sueca_desktop.ui.dialogs.games_editor import GameChoice
from sueca_desktop.ui.dialogs.print_rules import PrintRules
from sueca_desktop.ui.dialogs.rules_reader import RulesReader

CAFE = sueca.PRESETS["cafe"]


@pytest.fixture
def reader(qtbot: QtBot) -> RulesReader:
    window = RulesReader({"sueca": CAFE}, "sueca")
    qtbot.addWidget(window)
    window.show()
    return window


def button(window: RulesReader | PrintRules, text: str) -> QPushButton:
    return next(each for each in window.findChildren(QPushButton) if each.text() == text)


def bar(window: RulesReader) -> FindBar:
    found = window.findChild(FindBar)
    assert found is not None
    return found


def browser(window: RulesReader) -> QTextBrowser:
    found = window.findChild(QTextBrowser)
    assert found is not None
    return found


def test_accents_and_capitals_make_no_difference() -> None:
    assert places("A mão, o MÃO e a mao", "mao") == [2, 9, 17]
    assert places("Renúncia", "NÚN") == places("Renuncia", "nun") == [2]
    assert places("aaaa", "aa") == [0, 2]
    assert places("anything", "") == places("", "x") == []


def test_search_marks_every_place_and_enter_goes_round(reader: RulesReader) -> None:
    find = bar(reader)
    QTest.keyClicks(find.field, "TIE")
    count = len(browser(reader).extraSelections())
    assert count > 2 and find.count == f"1 of {count}"
    here = browser(reader).textCursor().position()
    QTest.keyClick(find.field, Qt.Key.Key_Return)
    assert find.count == f"2 of {count}" and browser(reader).textCursor().position() > here
    QTest.keyClick(find.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(find.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert find.count == f"{count} of {count}"
    QTest.keyClick(find.field, Qt.Key.Key_F3)
    assert find.count == f"1 of {count}" and reader.isVisible()


def test_what_is_not_there_is_said_not_to_be(reader: RulesReader) -> None:
    find = bar(reader)
    QTest.keyClicks(find.field, "bridge")
    assert find.count == "Not found" and not browser(reader).extraSelections()
    QTest.keyClick(find.field, Qt.Key.Key_Return)
    find.field.clear()
    assert find.count == ""


def test_search_key_leads_from_the_sheet_back_to_the_text(reader: RulesReader) -> None:
    reader.show_page(Print.SHEET)
    assert not bar(reader).isVisible() and reader.findChild(SheetView).isVisible()  # type: ignore[union-attr]
    QTest.keyClick(reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert reader.what is Print.BOOKLET and bar(reader).field.hasFocus()


def test_reader_asks_for_what_it_shows(reader: RulesReader) -> None:
    asked: list[tuple[str, object, object]] = []
    reader.print_asked.connect(lambda rules, what: asked.append(("print", rules, what)))
    reader.pdf_asked.connect(lambda rules, what: asked.append(("pdf", rules, what)))
    QTest.mouseClick(button(reader, "&Save as PDF…"), Qt.MouseButton.LeftButton)
    reader.show_page(Print.SHEET)
    QTest.keyClick(reader, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert asked == [("pdf", CAFE, Print.BOOKLET), ("print", CAFE, Print.SHEET)]


def test_another_game_is_read_and_searched(qtbot: QtBot) -> None:
    window = RulesReader({game.id: game.rules() for game in GAMES.values()}, "sueca")
    qtbot.addWidget(window)
    window.show()
    QTest.keyClicks(bar(window).field, "zap")
    assert bar(window).count == "Not found"
    choice = window.findChild(GameChoice)
    assert choice is not None
    QTest.mouseClick(choice.button("truco"), Qt.MouseButton.LeftButton)
    assert window.rules == truco.Rules() and bar(window).count == "1 of 1"


def test_sheet_is_as_broad_as_the_window_and_told_to_those_who_hear(reader: RulesReader) -> None:
    reader.show_page(Print.SHEET)
    QApplication.processEvents()
    view = reader.findChild(SheetView)
    assert view is not None
    page = view.widget()
    assert page is not None and page.width() == view.viewport().width()
    assert "60 to 60 is a tie" in page.accessibleDescription()
    shot = view.grab().toImage()
    assert len({shot.pixel(x, 200) for x in range(0, shot.width(), 2)}) > 3


# ---------------------------------------------------------------- printing


@pytest.fixture
def file_printer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[bool], Path]:
    """A printer in the system that prints to a file, or one that takes nothing."""

    def install(works: bool) -> Path:
        file = tmp_path / "printed.pdf" if works else tmp_path / "nowhere" / "printed.pdf"

        class Info(QPrinterInfo):
            def printerName(self) -> str:
                return "Office"

        def printer(info: QPrinterInfo, mode: QPrinter.PrinterMode) -> QPrinter:
            made = QPrinter(mode)
            made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            made.setOutputFileName(str(file))
            return made

        monkeypatch.setattr(print_rules, "printers", lambda: [Info()])
        monkeypatch.setattr(
            print_rules, "printer_of", lambda info: printer(info, QPrinter.PrinterMode.HighResolution)
        )
        return file

    return install


def test_prints_on_the_chosen_printer(qtbot: QtBot, file_printer: Callable[[bool], Path]) -> None:
    file = file_printer(True)
    window = PrintRules(CAFE, Print.SHEET, Inks())
    qtbot.addWidget(window)
    window.show()
    QTest.mouseClick(button(window, "&Print"), Qt.MouseButton.LeftButton)
    assert not window.isVisible() and file.read_bytes().startswith(b"%PDF")


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)  # Qt complains as well
def test_a_printer_that_fails_is_told_of(qtbot: QtBot, file_printer: Callable[[bool], Path]) -> None:
    file_printer(False)
    window = PrintRules(CAFE, Print.SHEET, Inks())
    qtbot.addWidget(window)
    window.show()
    QTest.mouseClick(button(window, "&Print"), Qt.MouseButton.LeftButton)
    assert window.isVisible() and "did not take it" in window.trouble


def test_without_a_printer_a_file_is_offered(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(print_rules, "printers", list)
    window = PrintRules(CAFE, Print.SHEET, Inks())
    qtbot.addWidget(window)
    window.show()
    assert not button(window, "&Print").isEnabled() and "No printer" in window.trouble
    asked: list[Print] = []
    window.pdf_asked.connect(asked.append)
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert asked == [Print.SHEET] and not window.isVisible()
