"""Opens what stands on the shelf: statistics, the list of matches, replays, the hand of the day, deals.

The windows are imported when they open: whoever starts the program waits for none of them.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from sueca_desktop.annals.entry import counts, day_of, match_id
from sueca_desktop.record import Record, RecordError
from sueca_desktop.rules.results import HandReason
from sueca_desktop.storage.atomic import write_file
from sueca_desktop.storage.errors import StorageError
from sueca_desktop.storage.matches import MatchStore, delete_record, load_record, save_record
from sueca_desktop.table.table import Table
from sueca_desktop.text.pages import Result
from sueca_desktop.text.problems import record_problem, storage_problem
from sueca_desktop.text.sueca.result_text import ResultInfo, result_of_day
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.annals.desk import DAY_RULES, AnnalsDesk, deal_of_day
from sueca_desktop.ui.board import Board
from sueca_desktop.ui.review_thread import ReviewThread
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.windows import Windows

if TYPE_CHECKING:
    from sueca_desktop.ui.dialogs.deal_dialog import DealDialog
    from sueca_desktop.ui.library.catalogue import Catalogue, Found
    from sueca_desktop.ui.library.window import LibraryWindow

log = logging.getLogger(__name__)


class Shelf(QObject):
    """`resumed` brings the file of a match that is wanted at the table; `dealt` rules, and a deal as the
    first actions of a match; `played_on` the header of a match, and a deal with the cards that were played up
    to where the person wants to go on, everybody where the record has him; `day_wanted` the date (ISO 8601)
    of the hand of the day."""

    resumed = Signal(object)
    dealt = Signal(object, object)
    played_on = Signal(object, object)
    day_wanted = Signal(str)

    def __init__(
        self,
        store: MatchStore,
        desk: AnnalsDesk,
        windows: Windows,
        reviewer: ReviewThread,
        look: Callable[[], Look],
        dress: Callable[[Board], None],
        owner: QWidget,
    ) -> None:
        """`look` is the look of the table; `dress` gives it to another board."""
        super().__init__(owner)
        self._store = store
        self._desk = desk
        self._windows = windows
        self._reviewer = reviewer
        self._look = look
        self._dress = dress
        self._owner = owner

    # ------------------------------------------------------------ statistics

    def show_statistics(self, game: str) -> None:
        """The statistics, of one game first. Meanwhile matches that are not in the book yet are entered."""
        from sueca_desktop.ui.annals.window import StatisticsWindow

        window = StatisticsWindow(lambda: self._desk.book, game, self._look().theme, self._owner)
        catalogue = self._catalogue(window)
        self._desk.changed.connect(window.show_book)
        window.export.connect(self._export_table)
        window.reset.connect(self._ask_reset)
        window.library.connect(self.show_library)
        window.library.connect(window.accept)
        window.finished.connect(catalogue.stop)
        self._windows.open(window)
        catalogue.start()

    def _export_table(self, data: bytes, game: str) -> None:
        path = self._windows.table_to_save(f"{translate('Files', 'statistics')}-{game}")
        if path is not None:
            self._attempt(write_file, path, data)

    def _ask_reset(self, matches: set[str]) -> None:
        from sueca_desktop.text.annals_text import matches_shown

        count = len(matches)
        self._windows.ask(
            lambda: translate("Statistics", "Forget these matches?"),
            lambda: translate(
                "Statistics",
                "They will never be counted again: {matches}. The matches themselves stay in the list.",
                matches=matches_shown(count),
            ),
            lambda: translate("Statistics", "&Forget"),
            lambda: translate("Statistics", "&Keep"),
            partial(self._desk.reset, matches),
        )

    # ------------------------------------------------------------ the list of matches

    def show_library(self) -> None:
        """The list of all finished matches."""
        from sueca_desktop.ui.library.window import LibraryWindow

        catalogue = self._catalogue(self)
        window = LibraryWindow(catalogue, self._owner)
        catalogue.setParent(window)
        window.replay.connect(partial(self._replay, window))
        window.review.connect(partial(self._review, window))
        window.open_match.connect(lambda found: self.resumed.emit(found.path))
        window.open_match.connect(window.accept)
        window.deal_again.connect(partial(self._deal_again, window))
        window.export.connect(self._export_match)
        window.delete.connect(partial(self._ask_delete, window))
        self._windows.open(window)

    def _catalogue(self, parent: QObject) -> Catalogue:
        from sueca_desktop.ui.library.catalogue import Catalogue

        catalogue = Catalogue(self._store, lambda: self._desk.book, self._desk.enter, parent)
        catalogue.refused.connect(lambda error: self._windows.tell(partial(storage_problem, error)))
        return catalogue

    def _replay(self, window: LibraryWindow, found: Found) -> None:
        from sueca_desktop.ui.library.replay import ReplayWindow

        record = self._record(found)
        if record is not None:
            self._windows.open(ReplayWindow(record.header, record.actions, self._look(), self._dress, window))

    def _review(self, window: LibraryWindow, found: Found) -> None:
        record = self._record(found)
        if record is not None:
            self.review(Table(record.header, record.actions), window)

    def review(self, table: Table, parent: QDialog | None = None) -> None:
        """Goes through the finished hands of a match; what that says of the person's cards is counted, where
        he played alone. `parent`, if it is not the main window, waits meanwhile."""
        window = self._windows.show_review(table, self._look(), self._reviewer, parent)
        if window is not None:
            if counts(table.header):
                match = match_id(table.header, table.actions)
                window.judged.connect(partial(self._desk.enter_review, match))
            header, _ = table.written
            window.play_from_here.connect(lambda cards: self.played_on.emit(header, table.as_written(cards)))
            if parent is not None:
                window.play_from_here.connect(parent.accept)

    def _deal_again(self, window: LibraryWindow, found: Found) -> None:
        record = self._record(found)
        if record is not None:
            dialog = self.show_deal(Table(record.header, record.actions))
            dialog.accepted.connect(window.accept)

    def _export_match(self, found: Found) -> None:
        record = self._record(found)
        if record is not None:
            path = self._windows.file_to_save(found.path.stem)
            if path is not None:
                self._attempt(save_record, path, record.header, record.actions)

    def _ask_delete(self, window: LibraryWindow, found: Found) -> None:
        from sueca_desktop.text.annals_text import deletion

        self._windows.ask(
            lambda: translate("Library", "Delete this match?"),
            lambda: deletion(found.header, found.entry, found.winners),
            lambda: translate("Library", "&Delete"),
            lambda: translate("Library", "&Keep"),
            partial(self._delete, window, found),
        )

    def _delete(self, window: LibraryWindow, found: Found) -> None:
        if counts(found.header):
            self._desk.enter(found.entry)
        if self._attempt(delete_record, found.path):
            window.remove(found)

    def _record(self, found: Found) -> Record | None:
        """The match; None, and the person is told why, if it cannot be read any more."""
        try:
            return load_record(found.path)
        except RecordError as error:
            self._windows.tell(partial(record_problem, error, found.path.name))
        except StorageError as error:
            self._windows.tell(partial(storage_problem, error))
        return None

    def _attempt(self, do: Callable[..., None], *arguments: Any) -> bool:
        """Does something with files; what the system refuses is told."""
        try:
            do(*arguments)
        except StorageError as error:
            log.info("a file cannot be used: %s", error)
            self._windows.tell(partial(storage_problem, error))
            return False
        return True

    # ------------------------------------------------------------ deals

    def show_deal(self, table: Table) -> DealDialog:
        """Offers the cards of the last hand of a match once more."""
        from sueca_desktop.ui.dialogs.deal_dialog import DealDialog

        dialog = DealDialog(table, self._owner)
        dialog.play.connect(self.dealt)
        self._windows.open(dialog)
        return dialog

    def show_day(self) -> None:
        """The hand of the day."""
        from sueca_desktop.ui.annals.day_window import DayWindow

        today = datetime.now().astimezone().date()
        window = DayWindow(lambda: self._desk.book, today, self._owner)
        self._desk.changed.connect(window.show_book)
        window.play.connect(lambda: self.day_wanted.emit(today.isoformat()))
        self._windows.open(window)
        for day in self._desk.book.days:
            self._desk.ask_master(day)

    def result(self, table: Table, result: Result) -> Result:
        """The result of the last hand, with what a master made of it where it was the hand of the day."""
        day = day_of(table.header)
        if day is None or not isinstance(result, ResultInfo) or table.header.rules != DAY_RULES:
            return result
        first = all(earlier.reason is HandReason.SPOILED for earlier in result.earlier)
        played = self._desk.book.days.get(day)
        if not first or played is None or table.deal_number != deal_of_day(day):
            return result
        return result_of_day(result, played.master)
