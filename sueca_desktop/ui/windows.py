"""What opens above the main window: panels about the match, notices, and the choice of a file.

The panels are imported when the first one opens: whoever starts the program waits for none of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from sueca_desktop.record import SUFFIX
from sueca_desktop.table.table import Table
from sueca_desktop.text.games import text_of
from sueca_desktop.text.pages import Tricks
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.scene.furniture import Look

if TYPE_CHECKING:
    from sueca_desktop.ui.dialogs.notice import Notice, Words
    from sueca_desktop.ui.panels.review_window import ReviewWindow
    from sueca_desktop.ui.review_thread import ReviewThread

_SHARE = 0.7  # of the window that the choice of a file takes


class Windows:
    """Opens windows for `owner`; each is gone for good when it is closed."""

    def __init__(self, owner: QWidget) -> None:
        self._owner = owner
        self._fault: Notice | None = None
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        self._folder = QStandardPaths.writableLocation(documents)  # later that of the last choice

    def open(self, dialog: QDialog) -> None:
        """Shows a window without holding anything up."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def tell(self, words: Words) -> None:
        """Says something that went wrong."""
        self.open(self._notice(words))

    def tell_fault(self, words: Words) -> None:
        """Says that the program broke down somewhere; once while that is being read, for a fault seldom comes
        alone."""
        if self._fault is None:
            self._fault = self._notice(words)
            self._fault.finished.connect(self._fault_read)
            self.open(self._fault)

    def ask(self, title: Words, text: Words, yes: Words, no: Words, accepted: Callable[[], object]) -> None:
        """Asks something; does `accepted` on yes."""
        from sueca_desktop.ui.dialogs.notice import Question

        question = Question(title, text, yes, no, parent=self._owner)
        question.accepted.connect(accepted)
        self.open(question)

    def show_last_trick(self, tricks: Tricks, look: Look) -> None:
        """The trick that was taken last, if there is one."""
        from sueca_desktop.ui.panels.last_trick import LastTrickDialog

        if tricks.tricks:
            self.open(LastTrickDialog(tricks, look.theme, look.art, self._owner))

    def show_history(self, tricks: Tricks, look: Look) -> None:
        """All tricks of a hand."""
        from sueca_desktop.ui.panels.trick_history import TrickHistoryDialog

        self.open(
            TrickHistoryDialog(
                tricks,
                look.theme,
                index=look.art.index,
                four_colours=look.four_colours,
                parent=self._owner,
            )
        )

    def show_score_sheet(self, table: Table, look: Look) -> None:
        """All hands of the match."""
        from sueca_desktop.ui.panels.score_sheet import ScoreSheetDialog

        self.open(
            ScoreSheetDialog(
                partial(text_of(table.header.rules).sheet, table),
                look.theme,
                index=look.art.index,
                four_colours=look.four_colours,
                parent=self._owner,
            )
        )

    def show_review(
        self, table: Table, look: Look, thread: ReviewThread, parent: QWidget | None = None
    ) -> ReviewWindow | None:
        """The finished hands of the match, the last one first; nothing where there is none. The hand in play
        is not among them. `parent`, if it is not the owner, waits meanwhile."""
        from sueca_desktop.rules.sueca.played import played_hands
        from sueca_desktop.ui.panels.review_window import ReviewWindow

        hands = played_hands(table.header.rules, table.actions)
        if not hands:
            return None
        window = ReviewWindow(table.header, hands, look, thread, parent or self._owner)
        self.open(window)
        return window

    def file_to_open(self) -> Path | None:
        """The match that the person chooses; None if he chooses none."""
        files = self._files(translate("Files", "Open a match"), translate("Files", "Matches (*.sueca)"))
        files.setFileMode(QFileDialog.FileMode.ExistingFile)
        return self._chosen(files)

    def file_to_save(self, name: str) -> Path | None:
        """Where the person wants the match; None if nowhere. `name` is proposed. He was asked before one that
        is there is given, under its whole name."""
        files = self._files(translate("Files", "Save the match"), translate("Files", "Matches (*.sueca)"))
        return self._chosen_to_save(files, name, SUFFIX)

    def pdf_to_save(self, name: str) -> Path | None:
        """Where the person wants the rules; as `file_to_save`."""
        files = self._files(translate("Files", "Save the rules"), translate("Files", "PDF documents (*.pdf)"))
        return self._chosen_to_save(files, name, "pdf")

    def table_to_save(self, name: str) -> Path | None:
        """The same for a table for spreadsheets."""
        files = self._files(translate("Files", "Save the table"), translate("Files", "Tables (*.csv)"))
        return self._chosen_to_save(files, name, ".csv")

    def _chosen_to_save(self, files: QFileDialog, name: str, suffix: str) -> Path | None:
        files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        files.setDefaultSuffix(suffix)
        files.selectFile(name)
        return self._chosen(files)

    def _files(self, title: str, kind: str) -> QFileDialog:
        files = QFileDialog(self._owner, title, self._folder, kind)
        files.setOption(QFileDialog.Option.DontUseNativeDialog)  # the system's speaks the system's language
        files.resize(self._owner.size() * _SHARE)
        return files

    def _chosen(self, files: QFileDialog) -> Path | None:
        accepted = files.exec() == QDialog.DialogCode.Accepted
        names = files.selectedFiles()
        files.deleteLater()
        if not accepted or not names:
            return None
        path = Path(names[0])
        self._folder = str(path.parent)
        return path

    def _notice(self, words: Words) -> Notice:
        from sueca_desktop.ui.dialogs.notice import Notice

        return Notice(lambda: translate("Window", "Sueca Desktop"), words, warning=True, parent=self._owner)

    def _fault_read(self) -> None:
        self._fault = None
