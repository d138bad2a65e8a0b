"""The page of the main window on which a match is played: the board, and the result laid over it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sueca_desktop.text.pages import Result
from sueca_desktop.ui.board import Board
from sueca_desktop.ui.panels.result_panel import ResultPanel
from sueca_desktop.ui.scene.theme import Theme


class TablePage(QWidget):
    """`went_on`: the person has seen the result. `review`: he wants to go through the hand. `same_cards`: the
    last hand's cards once more. `left`: back to the start."""

    went_on = Signal()
    review = Signal()
    same_cards = Signal()
    left = Signal()

    def __init__(self, board: Board, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._panel: ResultPanel | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(board)
        board.resized.connect(self.place_panel)
        board.went_on.connect(self.take_focus)

    @property
    def board(self) -> Board:
        return self._board

    @property
    def panel(self) -> ResultPanel | None:
        """The result that lies over the table, if any."""
        return self._panel

    def show_result(self, result: Result, theme: Theme, *, reviewed: bool) -> None:
        """Lays a result over the table, unless it lies there already. `reviewed`: whether the hand can be
        gone through once more."""
        if self._panel is not None and self._panel.result == result:
            self.place_panel()
            return
        self.drop_result()
        panel = self._panel = ResultPanel(result, theme, self._board.viewport(), reviewed=reviewed)
        panel.next_clicked.connect(self.went_on)
        panel.review_clicked.connect(self.review)
        panel.same_cards_clicked.connect(self.same_cards)
        panel.leave_clicked.connect(self.left)
        panel.show()
        self.place_panel()  # once it is dressed, which showing does, its words have their size
        self.take_focus()

    def drop_result(self) -> None:
        """Takes the result away."""
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
            self._panel = None
            self.take_focus()

    def take_focus(self) -> None:
        """Gives the keyboard to the result if one lies over the table, else to the table."""
        (self._board if self._panel is None else self._panel).setFocus()

    def set_theme(self, theme: Theme) -> None:
        if self._panel is not None:
            self._panel.set_theme(theme)
            self.place_panel()

    def place_panel(self) -> None:
        """Puts the result where the layout has room for it."""
        if self._panel is not None:
            self._panel.place(self._board.result_room(), self._board.table_scene.lay.k)
            self._board.table_scene.celebration.surround(self._panel.sheet)
