"""A notice is read and closed; a question is answered."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.dialogs.notice import Notice, Question
from tests.ui.live_words import settle


def test_notice_shows_its_words_and_closes_with_enter(qtbot: QtBot) -> None:
    notice = Notice("Not saved", "The disk is full.", "/somewhere/a.sueca", warning=True)
    qtbot.addWidget(notice)
    notice.show()
    settle()
    words = [part.text() for part in notice.findChildren(QLabel) if part.isVisible() and part.text()]
    assert words == ["Not saved", "The disk is full.", "/somewhere/a.sueca"]
    with qtbot.waitSignal(notice.accepted):
        QTest.keyClick(notice, Qt.Key.Key_Return)


def test_question_is_answered_by_its_buttons_and_escape(qtbot: QtBot) -> None:
    for answer, wanted in (("&Claim it", True), ("&Not now", False), (None, False)):
        question = Question("Claim a revoke?", "They may be right.", "&Claim it", "&Not now")
        qtbot.addWidget(question)
        question.show()
        settle()
        signal = question.accepted if wanted else question.rejected
        with qtbot.waitSignal(signal):
            if answer is None:
                QTest.keyClick(question, Qt.Key.Key_Escape)
            else:
                next(part for part in question.findChildren(QPushButton) if part.text() == answer).click()
