"""The window: the start screen and the table, menus and tools, files, and leaving.

Dialogs, what prints and shows the rules, and the start screen are imported when they are first asked for:
whoever starts the program waits for none of them, and for the start screen only where he sees it.
"""

from __future__ import annotations

import base64
import binascii
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QStackedWidget,
    QToolButton,
)

from sueca_desktop.record import Header, RecordError, persons_of
from sueca_desktop.rules import GAMES, game_of, sueca
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.rules.results import HandReason
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.storage.errors import StorageError
from sueca_desktop.storage.matches import Saved
from sueca_desktop.storage.settings import RULES_FIELDS, Settings
from sueca_desktop.text.games import GAME_TEXTS, text_of
from sueca_desktop.text.heard_text import language_changed
from sueca_desktop.text.languages import LanguageSwitch, system_language
from sueca_desktop.text.pages import Tricks
from sueca_desktop.text.problems import (
    fault_notice,
    match_cut_short,
    match_not_saved,
    record_problem,
    settings_notice,
    storage_problem,
    unreadable_match,
)
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.access.announce import announce
from sueca_desktop.ui.annals.desk import DAY_RULES, AnnalsDesk, deal_of_day
from sueca_desktop.ui.appearance import Appearance, card_scale
from sueca_desktop.ui.board import Board
from sueca_desktop.ui.commands import Commands, choose
from sueca_desktop.ui.controls.bar_corner import BarCorner
from sueca_desktop.ui.controls.language_buttons import LanguageButtons
from sueca_desktop.ui.games import offered_lessons
from sueca_desktop.ui.keeper.desk import KeeperDesk
from sueca_desktop.ui.library.shelf import Shelf
from sueca_desktop.ui.match_room import BOTS, MatchRoom
from sueca_desktop.ui.panels.log_panel import LogPanel
from sueca_desktop.ui.panels.result_panel import ResultPanel
from sueca_desktop.ui.preferences import Preferences
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.review_thread import ReviewThread
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.sound import Sounds
from sueca_desktop.ui.style import icon_size
from sueca_desktop.ui.table_page import TablePage
from sueca_desktop.ui.tool_strip import ToolStrip
from sueca_desktop.ui.windows import Windows

if TYPE_CHECKING:
    from sueca_desktop.ui.dialogs.new_match import MatchSetup
    from sueca_desktop.ui.rules_desk import RulesDesk
    from sueca_desktop.ui.start_screen import StartScreen

USUAL_SIZE = QSize(1280, 800)
_LEAST_SIZE = QSize(800, 600)
_ROOM_FOR_LOG = 1120  # logical pixels of the window, beside a table that is not too small
_ROOM_FOR_LANGUAGES = 1100  # at the usual text size; narrower, languages go by two letters


class MainWindow(QMainWindow):
    """Everything a person sees. Owns the presenter's board and the pages; knows no rules."""

    def __init__(
        self,
        room: MatchRoom,
        presenter: Presenter,
        page: TablePage,
        preferences: Preferences,
        appearance: Appearance,
        languages: LanguageSwitch,
        sounds: Sounds,
        keeper: KeeperDesk,
        annals: AnnalsDesk,
    ) -> None:
        super().__init__()
        self._room = room
        self._presenter = presenter
        self._page = page
        self._preferences = preferences
        self._appearance = appearance
        self._languages = languages
        self._sounds = sounds
        self._keeper = keeper
        self._annals = annals
        for part in (room, presenter, preferences, appearance, sounds, keeper, annals):
            part.setParent(self)  # what they are connected to would else keep a window that is gone
        self._look: Look = self._new_look(preferences.now)
        self._waiting: tuple[Saved, ...] = ()
        self._leaves_unsaved = False
        self._told_unreadable: set[Path] = set()
        self._windows = Windows(self)
        self._reviewer = ReviewThread(self)
        self._shelf = Shelf(
            room.store,
            annals,
            self._windows,
            self._reviewer,
            lambda: self._look,
            lambda board: self._dress_board(board, self._preferences.now),
            self,
        )
        self._start: StartScreen | None = None
        self._log = LogPanel()
        self._dock = QDockWidget()
        self._dock.setObjectName("log")
        self._dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self._dock.setWidget(self._log)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._pages = QStackedWidget()
        self._pages.addWidget(page)
        self.setCentralWidget(self._pages)
        self._commands = Commands(self)
        self._commands.fill(self.menuBar())
        self._tools = ToolStrip(self.menuBar(), self._commands.tools)
        self._language_buttons = LanguageButtons(languages.language)
        self._corner = BarCorner(self.menuBar(), self._tools, self._language_buttons)
        self.setMinimumSize(_LEAST_SIZE)
        self.setAcceptDrops(True)
        self._connect()
        sounds.set_volume(preferences.now.volume)
        self._restore_geometry(preferences.now.window_geometry)
        self._retranslate()
        for told in preferences.notices:
            self._windows.tell(partial(settings_notice, told))
        if preferences.refused is not None:  # before there was a window to tell it
            self._windows.tell(partial(storage_problem, preferences.refused))
        annals.tell_damage()

    @property
    def presenter(self) -> Presenter:
        return self._presenter

    @property
    def game(self) -> str:
        """The id of the game on the table, at the start screen that of the last match."""
        table = self._presenter.table
        return self._preferences.now.game if table is None else table.header.game.id

    @property
    def settings(self) -> Settings:
        return self._preferences.now

    @property
    def offers_match(self) -> bool:
        """Whether there is a match to go on with."""
        return bool(self._waiting)

    @property
    def result_panel(self) -> ResultPanel | None:
        """The result that lies over the table, if any."""
        return self._page.panel

    @property
    def tool_buttons(self) -> tuple[QToolButton, ...]:
        return self._tools.buttons

    def tell_fault(self, log_file: Path) -> None:
        """Says that something broke, and where it is written down."""
        self._windows.tell_fault(partial(fault_notice, str(log_file)))

    # ------------------------------------------------------------ matches

    def show_start(self) -> None:
        """The start screen, offering to go on with the last unfinished match."""
        if not self._may_leave():
            return
        self._room.leave()
        self._page.drop_result()
        start = self._made_start()
        self._find_match(start)
        self._pages.setCurrentWidget(start)
        start.focus_first()
        self._presenter_changed()

    def _made_start(self) -> StartScreen:
        """The start screen; made when it is first shown."""
        from sueca_desktop.ui.start_screen import StartScreen

        if self._start is None:
            self._start = StartScreen(self._look.theme)
            self._pages.addWidget(self._start)
            self._connect_start(self._start)
            self._dress_start(self._start)
        return self._start

    def begin(self, rules: MatchRules, deal_number: int | None = None) -> None:
        """A new match, with the names and levels of the settings, of the game that these are rules of."""
        if not self._may_leave():
            return
        settings = self._preferences.now.with_rules(rules)
        self._preferences.set(replace(settings, game=game_of(rules).id))
        self._begin(rules, deal_number=deal_number)

    def begin_day(self, day: str) -> None:
        """A match that begins with the hand of a day (ISO 8601), which everybody plays by the same rules."""
        if self._may_leave():
            self._begin(DAY_RULES, deal_number=deal_of_day(day), day=day)

    def _begin(self, rules: MatchRules, **how: Any) -> None:
        self._page.drop_result()
        self._show_table()
        self._room.start(rules, **how)
        self._presenter_changed()

    def learn(self, game: str | None = None) -> None:
        """The first lesson of a game, or of the game that was played last if it has one: apart from all
        matches."""
        if not self._may_leave():
            return
        offered = offered_lessons()
        self._page.drop_result()
        self._show_table(lesson=True)
        self._room.teach(game or (self.game if self.game in offered else offered[0]))
        self._presenter_changed()

    def _lesson_done(self, for_match: bool) -> None:
        if for_match:
            self.begin(self._preferences.now.rules(self.game))
        else:
            self.show_start()

    def resume(self, path: Path) -> None:
        """Goes on with a match from a file; what is wrong with it is said, and nothing else happens."""
        if not self._may_leave():
            return
        try:
            record = self._room.resume(path)
        except RecordError as error:
            self._windows.tell(partial(record_problem, error, path.name))
        except StorageError as error:
            self._windows.tell(partial(storage_problem, error))
        else:
            self._show_table()
            self._presenter.refresh()
            if record.dropped:
                self._windows.tell(partial(match_cut_short, path.name))

    def _show_table(self, *, lesson: bool = False) -> None:
        self._show_levels(lesson=lesson)
        self._pages.setCurrentWidget(self._page)
        self._page.take_focus()

    def _find_match(self, start: StartScreen) -> None:
        from sueca_desktop.ui.start_screen import ContinueInfo

        try:
            waiting = self._room.waiting()
        except StorageError as error:
            self._waiting = ()
            self._windows.tell(partial(storage_problem, error))
        else:
            self._waiting = waiting.matches
            for unreadable in waiting.unreadable[:1]:
                if unreadable.path not in self._told_unreadable:
                    self._told_unreadable.add(unreadable.path)
                    self._windows.tell(partial(unreadable_match, unreadable))
        start.set_waiting([ContinueInfo.of(saved.record) for saved in self._waiting])

    def continue_match(self, game: str | None = None) -> None:
        """Goes on with the match of a game that waits; without one with the match played last."""
        for saved in self._waiting:
            if game in (None, saved.record.header.game.id):
                self.resume(saved.path)
                return

    @property
    def _rules(self) -> dict[str, Any]:
        """The usual rules of each game; at a table those that are played there."""
        rules = {game: self._preferences.now.rules(game) for game in RULES_FIELDS}
        table = self._presenter.table
        return rules if table is None else {**rules, table.header.game.id: table.header.rules}

    def _ask_new_match(self) -> None:
        from sueca_desktop.ui.dialogs.new_match import MatchSetup, NewMatchDialog

        settings = self._preferences.now
        setup = MatchSetup(
            rules=self._rules[self.game],
            names=dict(zip(SEATS, settings.names, strict=True)),
            levels={seat: settings.level(seat) for seat in BOTS},
            persons=settings.persons,
        )
        dialog = NewMatchDialog(setup, self._presenter.table is not None, self, rules=self._rules)
        dialog.accepted.connect(lambda: self._begin_with(dialog.setup()))
        self._windows.open(dialog)

    def _begin_with(self, setup: MatchSetup) -> None:
        settings = self._preferences.now
        for seat in SEATS:
            settings = settings.with_name(seat, setup.names[seat] or "")
        levels = {f"level_{seat.lower()}": setup.levels[seat] for seat in BOTS}
        persons = {f"person_{seat.lower()}": seat in setup.persons for seat in BOTS}
        self._preferences.set(replace(settings, **levels, **persons))
        self.begin(setup.rules, setup.deal_number)

    def _sit_down(self, game: str, preset: str) -> None:
        self.begin(GAMES[game].presets.get(preset, self._rules[game]))

    def _same_cards(self) -> None:
        table = self._presenter.table
        if table is not None and self._may_leave():
            self._begin(table.header.rules, cards=table.same_cards(table.seat_of(Seat.S)))

    def _deal(self, rules: MatchRules, cards: tuple[Action, ...], seated: Header | None = None) -> None:
        if self._may_leave():
            self._begin(rules, cards=cards, seated=seated)

    def _play_on(self, seated: Header, cards: tuple[Action, ...]) -> None:
        """Goes on with a hand of the past, those who played it in their places; a match that is being played
        is not left by one key unasked."""
        deal = partial(self._deal, seated.rules, cards, seated)
        table = self._presenter.table
        if table is None or self._presenter.teaching or table.state.winner is not None:
            deal()
            return
        self._windows.ask(
            lambda: translate("Review", "Play from here?"),
            lambda: translate("New match", "The match on the table stays saved: you can open it again."),
            lambda: translate("Deal", "&Play"),
            lambda: translate("Deal", "&Cancel"),
            deal,
        )

    def _show_deal(self) -> None:
        if self._presenter.table is not None:
            self._shelf.show_deal(self._presenter.table)

    def _can_deal_again(self) -> bool:
        """Whether the cards of a hand can be dealt again: one that is over, or its cards would be told."""
        table = self._presenter.table
        return table is not None and table.state.hand is None and bool(table.same_cards())

    def _went_on(self) -> None:
        table = self._presenter.table
        if table is not None and table.state.winner is not None:
            self.begin(table.header.rules)
        else:
            self._presenter.go_on_after_result()

    def _ask_open(self) -> None:
        path = self._windows.file_to_open()
        if path is not None:
            self.resume(path)

    def _ask_save_as(self) -> None:
        table = self._presenter.table
        if table is None:
            return
        game, day = table.header.game.id, (table.header.created or "")[: len("2000-01-01")]
        path = self._windows.file_to_save(f"{game}-{day}" if day else game)
        if path is not None:
            try:
                self._room.save_as(path)
            except StorageError as error:
                self._windows.tell(partial(storage_problem, error))

    # ------------------------------------------------------------ what the presenter tells

    def _result_due(self, due: bool) -> None:
        table = self._presenter.table
        if due and table is not None:
            result = self._shelf.result(table, text_of(table.header.rules).result(table))
            self._page.show_result(result, self._look.theme, reviewed=self._can_review)
        else:
            self._page.drop_result()

    def _show_master(self) -> None:
        """What a master made of the hand of the day may have come while the result lies there."""
        if self._page.panel is not None and self._presenter.showing_result:
            self._result_due(True)

    def _logged(self, sentence: str) -> None:
        self._log.append(sentence)
        self._announce(sentence)

    def _announce(self, sentence: str) -> None:
        announce(self, sentence)

    def _presenter_changed(self) -> None:
        """Switches commands on and off with what can be done now."""
        self._annals.follow(self._presenter.table)
        commands = self._commands
        at_table = self._presenter.table is not None
        commands.hint.setEnabled(self._presenter.can_hint)
        commands.show_hint_is_coming(self._presenter.hint_is_coming)
        self._tools.button(commands.hint).setDown(self._presenter.hint_is_coming)
        commands.undo.setEnabled(self._presenter.can_undo)
        tricks = self._tricks()
        commands.last_trick.setEnabled(tricks is not None and bool(tricks.tricks))
        commands.history.setEnabled(tricks is not None)
        of_a_match = at_table and not self._presenter.teaching
        commands.review.setEnabled(of_a_match and self._can_review and self._has_finished_hand())
        commands.deal_again.setEnabled(of_a_match and self._can_deal_again())
        commands.save_as.setEnabled(of_a_match)
        for action in (commands.state, commands.score_sheet, commands.start_page):
            action.setEnabled(at_table)
        self._title()
        self._fit()

    def _covered(self) -> None:
        """The next person comes to the screen: what was told to the last one is put away."""
        from sueca_desktop.ui.dialogs.log_dialog import LogDialog
        from sueca_desktop.ui.dialogs.state_dialog import StateDialog

        for dialog in (*self.findChildren(LogDialog), *self.findChildren(StateDialog)):
            dialog.close()

    # ------------------------------------------------------------ settings

    def _settings_changed(self, before: Settings, now: Settings) -> None:
        if now.volume != before.volume:
            self._sounds.set_volume(now.volume)
            self._sounds.play(Sound.CARD)  # this is how loud it is
        if now.language != before.language:
            self._languages.use(now.language or system_language(QLocale.system().uiLanguages()))
            self._announce(language_changed())
        self._take_settings(now)

    def _take_settings(self, settings: Settings) -> None:
        """Makes everything look and behave as the settings say."""
        self._dress(settings)
        self._look = look = self._new_look(settings)
        if self._start is not None:
            self._dress_start(self._start)
        self._page.set_theme(look.theme)
        self._keeper.set_theme(look.theme)
        board = self._page.board
        board.set_hand_click(settings.hand_click)
        self._dress_board(board, settings)
        self._show_levels(lesson=self._presenter.teaching)
        choose(self._commands.themes, settings.theme)
        choose(self._commands.speeds, settings.speed)
        choose(self._commands.languages, self._languages.language)
        self._language_buttons.set_value(self._languages.language)
        self._corner.set_left_handed(settings.left_handed)
        self._commands.log.setChecked(settings.show_log)
        self._fit()
        self._presenter.refresh()

    def _dress_start(self, start: StartScreen) -> None:
        """Makes the start screen look and offer what the settings say."""
        from sueca_desktop.ui.start_tables import OWN_MIX

        settings, look = self._preferences.now, self._look
        start.set_theme(look.theme, index=look.art.index, text_size=settings.text_size)
        start.set_name(settings.name_s)
        start.set_newcomer(all(getattr(settings, field) is None for field in RULES_FIELDS.values()))
        start.set_game(settings.game)
        for game, text in GAME_TEXTS.items():
            start.set_preset(game, text.preset_of(settings.rules(game)) or OWN_MIX)

    def _dress_board(self, board: Board, settings: Settings) -> None:
        """Gives a table the look in use."""
        board.set_theme(self._look.theme)
        board.table_scene.set_look(
            self._look,
            order=settings.sort_order,
            text_size=settings.text_size,
            card_size=card_scale(settings),
            left_handed=settings.left_handed,
        )

    def _show_levels(self, *, lesson: bool) -> None:
        """Says how well the others play; in a lesson they do what it wants."""
        table = self._presenter.table
        if lesson:
            levels = {}
        elif table is None:
            levels = {seat: self._preferences.now.level(seat) for seat in BOTS}
        else:
            bots = [seat for seat in BOTS if seat not in persons_of(table.header)]
            levels = {table.seat_of(seat): self._preferences.now.level(seat) for seat in bots}
        self._page.board.set_levels(levels)
        self._page.board.table_scene.furniture.set_levels(levels)

    def _dress(self, settings: Settings) -> None:
        """Gives text and icons around the table the colours of the theme, and the size that goes with that of
        the window."""
        theme = self._appearance.apply(settings, self.size())
        side = icon_size(self._appearance.scale(settings, self.size()))
        self._commands.paint(theme.palette, side, self.devicePixelRatioF())

    def _new_look(self, settings: Settings) -> Look:
        theme = self._appearance.theme(settings)
        return self._appearance.look(settings, theme, self._languages.language, self.size())

    def _fit(self) -> None:
        """Tools and log at the table, languages at the start; all short where there is little room."""
        at_table = self._pages.currentWidget() is self._page
        self._dock.setVisible(at_table and self._commands.log.isChecked() and self._has_room_for_log)
        self._tools.setVisible(at_table)
        self._language_buttons.setVisible(not at_table)
        scale = self._appearance.scale(self._preferences.now, self.size())
        self._language_buttons.set_short(self.width() < _ROOM_FOR_LANGUAGES * scale)
        self._tools.fit()
        self._corner.place()

    def change(self, **values: object) -> None:
        """Changes some settings, stores them and makes them felt."""
        self._preferences.set(replace(self._preferences.now, **values))

    def show_settings(self) -> None:
        from sueca_desktop.ui.dialogs.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._preferences.now, self._sounds.silence(), self)
        dialog.changed.connect(self._preferences.set)
        self._windows.open(dialog)

    # ------------------------------------------------------------ what else can be opened

    def _show_last_trick(self) -> None:
        tricks = self._tricks()
        if tricks is not None:
            self._windows.show_last_trick(tricks, self._look)

    def _show_history(self) -> None:
        tricks = self._tricks()
        if tricks is not None:
            self._windows.show_history(tricks, self._look)

    def _show_score_sheet(self) -> None:
        if self._presenter.table is not None:
            self._windows.show_score_sheet(self._presenter.table, self._look)

    def _show_state(self) -> None:
        """Says how the table stands, and shows the same words."""
        from sueca_desktop.ui.dialogs.state_dialog import StateDialog

        state = self._presenter.state()
        if state is not None:
            self._windows.open(StateDialog(state, self))
            self._announce(" ".join(state()))

    def show_review(self) -> None:
        """Goes through the hand that was scored last, if there is one."""
        if self._presenter.table is not None and self._can_review:
            self._shelf.review(self._presenter.table)

    def show_keeper(self) -> None:
        """Opens the score keeper for a real table, or brings it to the front."""
        self._keeper.open(self._look.theme, self._languages.language, self)

    @property
    def _can_review(self) -> bool:
        """Whether hands of the game on the table can be gone through: the solver knows sueca only."""
        return self.game == sueca.GAME_ID

    def _has_finished_hand(self) -> bool:
        """Whether a hand of the match on the table has been scored."""
        table = self._presenter.table
        results = () if table is None else table.state.results
        return any(result.reason is not HandReason.SPOILED for result in results)

    @cached_property
    def _desk(self) -> RulesDesk:
        from sueca_desktop.ui.rules_desk import RulesDesk

        return RulesDesk(self._windows, self, lambda: self._look)

    def _show_rules(self) -> None:
        """The rules at the table; at the start those of every game, the last one's first."""
        game = self.game
        rules = self._rules if self._presenter.table is None else {game: self._rules[game]}
        self._desk.show(rules, game)

    def _show_statistics(self) -> None:
        self._shelf.show_statistics(self.game)

    def _show_about(self) -> None:
        from sueca_desktop.ui.dialogs.about import AboutDialog
        from sueca_desktop.ui.report import report

        self._windows.open(AboutDialog(lambda: report(self._preferences.now, self._presenter.table), self))

    def _show_keys(self) -> None:
        from sueca_desktop.ui.dialogs.keys import KeysDialog

        self._windows.open(KeysDialog(self._commands.all, self._preferences.now.hand_click, self))

    # ------------------------------------------------------------ the window

    def closeEvent(self, event: QCloseEvent) -> None:
        """Everything is on disk already: leaves at once, whatever is going on. Only where the disk has
        refused, the person is told first."""
        if not self._may_leave():
            event.ignore()
            return
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self._keeper.close()
        self._room.leave()
        self._presenter.shut_down()
        self._reviewer.close()
        self._annals.close()
        self._preferences.blockSignals(True)  # nobody is left to look different, or to be told
        self.change(window_geometry=geometry)
        event.accept()

    def _may_leave(self) -> bool:
        """Whether the match on the table can be left. One that the disk refuses is asked about once; whoever
        then tries again means it."""
        if not self._room.unsaved or self._leaves_unsaved:
            self._leaves_unsaved = False
            return True
        self._leaves_unsaved = True
        self._windows.ask(
            lambda: translate("Window", "The match is not saved"),
            lambda: translate(
                "Window",
                "The disk refuses to take it. Save it to another place, or do the same once more to leave "
                "without it.",
            ),
            lambda: translate("Window", "&Save as…"),
            lambda: translate("Window", "Sta&y"),
            self._ask_save_as,
        )
        return False

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.WindowStateChange:
            self._commands.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._new_look(self._preferences.now).art.large_index != self._look.art.large_index:
            self._take_settings(self._preferences.now)
        else:
            self._dress(self._preferences.now)
        self._fit()
        # With words beside the tools the menus are higher: now, and not when the table has been laid without.
        self.menuBar().updateGeometry()
        layout = self.layout()
        assert layout is not None
        layout.activate()

    def event(self, event: QEvent) -> bool:
        """The window may come to a screen with finer pixels."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._dress(self._preferences.now)
        return super().event(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if len(_dropped_files(event)) == 1:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = _dropped_files(event)
        if len(files) == 1:
            event.acceptProposedAction()
            self.resume(files[0])

    def _retranslate(self) -> None:
        self._title()
        self._dock.setWindowTitle(translate("Window", "Log"))
        self._page.board.setAccessibleName(translate("Window", "Card table"))
        self._commands.retranslate()
        self._take_settings(self._preferences.now)

    def _title(self) -> None:
        """The program; at the table also the game, and whether it is a lesson, the deal's number, or whether
        help was taken."""
        table = self._presenter.table
        if table is None:
            self.setWindowTitle(translate("Window", "Sueca Desktop"))
            return
        game = text_of(table.header.rules).name()
        if self._presenter.teaching:
            title = translate("Window", "{game} – first lesson – Sueca Desktop", game=game)
        elif table.helped:
            title = translate("Window", "{game} – practice, with hints or undo – Sueca Desktop", game=game)
        elif table.deal_number is not None:
            number = table.deal_number
            title = translate("Window", "{game} – deal {number} – Sueca Desktop", game=game, number=number)
        else:
            title = translate("Window", "{game} – Sueca Desktop", game=game)
        self.setWindowTitle(title)

    @property
    def _has_room_for_log(self) -> bool:
        return self.width() >= _ROOM_FOR_LOG

    def _show_log(self, shown: bool) -> None:
        """The log stands beside the table, or in a window of its own where the table needs the room."""
        from sueca_desktop.ui.dialogs.log_dialog import LogDialog

        if self._has_room_for_log:
            self.change(show_log=shown)
        else:
            self._commands.log.setChecked(False)
            self._windows.open(LogDialog(self._log.sentences(), self))

    def _restore_geometry(self, saved: str | None) -> None:
        self.resize(USUAL_SIZE)
        if saved is not None:
            try:
                self.restoreGeometry(QByteArray(base64.b64decode(saved, validate=True)))
            except binascii.Error:
                return

    def _tricks(self) -> Tricks | None:
        """The tricks of the hand in play, or of the last one until the next is dealt."""
        table = self._presenter.table
        return None if table is None else text_of(table.header.rules).tricks(table)

    def _connect(self) -> None:
        commands, presenter, page = self._commands, self._presenter, self._page
        commands.new.triggered.connect(self._ask_new_match)
        commands.open.triggered.connect(self._ask_open)
        commands.settings.triggered.connect(self.show_settings)
        commands.lesson.triggered.connect(lambda: self.learn())
        commands.lessons.triggered.connect(lambda action: self.learn(action.data()))
        presenter.lesson_done.connect(self._lesson_done)
        commands.rules.triggered.connect(self._show_rules)
        commands.score_keeper.triggered.connect(self.show_keeper)
        self._keeper.notice.connect(self._windows.tell)
        commands.print_rules.triggered.connect(lambda: self._desk.print(self._rules[self.game]))
        commands.rules_pdf.triggered.connect(lambda: self._desk.save(self._rules[self.game]))
        self._language_buttons.chosen.connect(lambda language: self.change(language=language))
        commands.save_as.triggered.connect(self._ask_save_as)
        commands.start_page.triggered.connect(self.show_start)
        commands.quit.triggered.connect(self.close)
        commands.hint.triggered.connect(presenter.hint)
        commands.undo.triggered.connect(presenter.undo)
        commands.state.triggered.connect(self._show_state)
        commands.last_trick.triggered.connect(self._show_last_trick)
        commands.history.triggered.connect(self._show_history)
        commands.score_sheet.triggered.connect(self._show_score_sheet)
        commands.review.triggered.connect(self.show_review)
        commands.full_screen.triggered.connect(self._toggle_full_screen)
        commands.log.triggered.connect(self._show_log)
        commands.keys.triggered.connect(self._show_keys)
        commands.about.triggered.connect(self._show_about)
        commands.day.triggered.connect(self._shelf.show_day)
        commands.library.triggered.connect(self._shelf.show_library)
        commands.statistics.triggered.connect(self._show_statistics)
        commands.deal_again.triggered.connect(self._show_deal)
        self._shelf.resumed.connect(self.resume)
        self._shelf.dealt.connect(self._deal)
        self._shelf.played_on.connect(self._play_on)
        self._shelf.day_wanted.connect(self.begin_day)
        self._annals.notice.connect(self._windows.tell)
        self._annals.changed.connect(self._show_master)
        commands.themes.triggered.connect(lambda action: self.change(theme=action.data()))
        commands.speeds.triggered.connect(lambda action: self.change(speed=action.data()))
        commands.languages.triggered.connect(lambda action: self.change(language=action.data()))
        presenter.changed.connect(self._presenter_changed)
        presenter.turned.connect(lambda: self._show_levels(lesson=False))
        presenter.covered.connect(self._covered)
        presenter.result_due.connect(self._result_due)
        presenter.logged.connect(self._logged)
        presenter.announced.connect(self._announce)
        presenter.log_changed.connect(self._log.set_sentences)
        page.went_on.connect(self._went_on)
        page.review.connect(self.show_review)
        page.same_cards.connect(self._same_cards)
        page.left.connect(self.show_start)
        for button in self._tools.buttons:
            button.clicked.connect(page.take_focus)  # Enter and the arrows are the table's again
        self._preferences.changed.connect(self._settings_changed)
        self._preferences.trouble.connect(lambda error: self._windows.tell(partial(storage_problem, error)))
        self._room.trouble.connect(lambda error: self._windows.tell(partial(match_not_saved, error)))
        self._appearance.scheme_changed.connect(lambda: self._take_settings(self._preferences.now))

    def _connect_start(self, start: StartScreen) -> None:
        start.go_on.connect(self.continue_match)
        start.sit.connect(self._sit_down)
        start.new_match.connect(self._ask_new_match)
        start.open_file.connect(self._ask_open)
        start.settings.connect(self.show_settings)
        start.lesson.connect(lambda: self.learn())
        start.rules.connect(self._show_rules)
        start.score_keeper.connect(self.show_keeper)
        start.day.connect(self._shelf.show_day)
        start.statistics.connect(self._show_statistics)

    def _toggle_full_screen(self) -> None:
        """Fills the screen, or takes the size it had before, be that the whole screen's but for the frame."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)


def _dropped_files(event: QDropEvent) -> list[Path]:
    return [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
