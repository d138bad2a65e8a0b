"""A notice is read and closed; a question is answered."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.dialogs.notice import Notice, Question
from tests.ui.live_words import marked_language, settle, untranslated, words_of


def test_notice_shows_its_words_and_closes_with_enter(qtbot: QtBot) -> None:
    notice = Notice(lambda: "Not saved", lambda: "The disk is full.", "/somewhere/a.sueca", warning=True)
    qtbot.addWidget(notice)
    notice.show()
    settle()
    words = [part.text() for part in notice.findChildren(QLabel) if part.isVisible() and part.text()]
    assert words == ["Not saved", "The disk is full.", "/somewhere/a.sueca"]
    with qtbot.waitSignal(notice.accepted):
        QTest.keyClick(notice, Qt.Key.Key_Return)


def test_question_is_answered_by_its_buttons_and_escape(qtbot: QtBot) -> None:
    for answer, wanted in (("&Claim it", True), ("&Not now", False), (None, False)):
        question = Question(
            lambda: "Claim a revoke?", lambda: "They may be right.", lambda: "&Claim it", lambda: "&Not now"
        )
        qtbot.addWidget(question)
        question.show()
        settle()
        signal = question.accepted if wanted else question.rejected
        with qtbot.waitSignal(signal):
            if answer is None:
                QTest.keyClick(question, Qt.Key.Key_Escape)
            else:
                next(part for part in question.findChildren(QPushButton) if part.text() == answer).click()


def test_open_notice_and_question_follow_the_language(qtbot: QtBot) -> None:
    def words() -> str:
        return translate("Window", "The match is not saved")

    def yes() -> str:
        return translate("Window", "&Save as…")

    for window in (Notice(words, words, warning=True), Question(words, words, yes, yes)):
        qtbot.addWidget(window)
        window.show()
        settle()
        english = list(words_of(window))
        with marked_language():
            assert untranslated(window) == []
            assert window.windowTitle() == "«The match is not saved»"
        assert list(words_of(window)) == english
