"""Everything that can be asked for from menus, tools and keys: one action each, in the current language."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from sueca_desktop.storage.settings import CHOICES
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.text.settings_text import value_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.games import offered_lessons
from sueca_desktop.ui.scene.paint_icons import Icon, make_icon
from sueca_desktop.ui.scene.theme import Palette

REVIEW_KEY = Qt.Key.Key_V
"""Opens the review of a hand, and closes it."""


class Commands(QObject):
    """The actions and their menus. What an action does is connected by the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._icons: list[tuple[QAction | QMenu, Icon]] = []
        self._painted: tuple[Palette, int, float] | None = None
        self._hint_is_coming = False
        self._menus: list[tuple[QMenu, Callable[[], str]]] = []
        self.new = self._action(QKeySequence.StandardKey.New, Icon.NEW)
        self.open = self._action(QKeySequence.StandardKey.Open, Icon.OPEN)
        self.day = self._action("Ctrl+D", Icon.DAY)
        self.save_as = self._action("Ctrl+S", Icon.SAVE)
        self.start_page = self._action("Ctrl+Home", Icon.LEAVE)
        self.score_keeper = self._action("Ctrl+M", Icon.SCORE_KEEPER)
        self.print_rules = self._action(QKeySequence.StandardKey.Print, Icon.PRINT)
        self.rules_pdf = self._action(None, Icon.DOCUMENT)
        self.settings = self._action("Ctrl+,", Icon.SETTINGS)
        self.quit = self._action("Ctrl+Q", Icon.QUIT)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.hint = self._action("H", Icon.HINT)
        self.undo = self._action("Ctrl+Z", Icon.UNDO)
        self.state = self._action("E", Icon.STATE)
        self.last_trick = self._action("L", Icon.LAST_TRICK)
        self.history = self._action("T", Icon.TRICKS)
        self.score_sheet = self._action("S", Icon.SCORE_SHEET)
        self.review = self._action(REVIEW_KEY, Icon.REVIEW)
        self.deal_again = self._action("Ctrl+R", Icon.DEAL_AGAIN)
        self.library = self._action("Ctrl+B", Icon.LIBRARY)
        self.statistics = self._action("Ctrl+T", Icon.STATISTICS)
        self.full_screen = self._action("F11", None, checkable=True)
        self.log = self._action("Ctrl+L", None, checkable=True)
        self.rules = self._action("F1", Icon.RULES)
        self.lesson = self._action("Ctrl+F1", None)
        window.addAction(self.lesson)  # a key only: in the menu one chooses the game too
        self.keys = self._action(None, Icon.KEYS)
        self.about = self._action(None, Icon.ABOUT)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.lessons = self._choices(offered_lessons(), checkable=False)
        self.languages = self._choices(tuple(LANGUAGES))
        self.themes = self._choices(CHOICES["theme"])
        self.speeds = self._choices(CHOICES["speed"])

    @property
    def tools(self) -> tuple[QAction, ...]:
        """The actions that stand at the right end of the menu bar."""
        return self.hint, self.undo, self.last_trick, self.score_sheet

    @property
    def all(self) -> tuple[QAction, ...]:
        """Every action with a key or a place in the menus, in the order of the menus."""
        return tuple(action for action in self.findChildren(QAction) if action.parent() is self)

    def fill(self, bar: QMenuBar) -> None:
        """Puts the menus into the menu bar."""
        game = self._menu(bar.addMenu, lambda: translate("Menu", "&Game"))
        _append(game, self.new, self.day, self.open, self.save_as, None, self.start_page, None)
        _append(game, self.score_keeper, self.settings, None, self.quit)
        hand = self._menu(bar.addMenu, lambda: translate("Menu", "&Hand"))
        _append(hand, self.hint, self.undo, None, self.state, self.last_trick, self.history, self.score_sheet)
        _append(hand, None, self.review, self.deal_again)
        view = self._menu(bar.addMenu, lambda: translate("Menu", "&View"))
        _append(view, self.library, self.statistics, None, self.full_screen, self.log, None)
        theme = self._menu(view.addMenu, lambda: translate("Menu", "&Theme"), Icon.THEME)
        theme.addActions(self.themes.actions())
        speed = self._menu(view.addMenu, lambda: translate("Menu", "&Speed of the cards"), Icon.SPEED)
        speed.addActions(self.speeds.actions())
        language = self._menu(view.addMenu, lambda: translate("Menu", "L&anguage"), Icon.LANGUAGE)
        language.addActions(self.languages.actions())
        help_menu = self._menu(bar.addMenu, lambda: translate("Menu", "Hel&p"))
        lesson = self._menu(help_menu.addMenu, lambda: translate("Menu", "First &lesson"), Icon.LESSON)
        lesson.addActions(self.lessons.actions())
        _append(help_menu, self.rules, self.print_rules, self.rules_pdf, None)
        _append(help_menu, self.keys, None, self.about)
        self.retranslate()

    def paint(self, palette: Palette, size: int, ratio: float) -> None:
        """Draws the icons in the colours of the theme, `size` logical pixels large, for a screen with so many
        device pixels to each."""
        if (palette, size, ratio) == self._painted:
            return
        self._painted = (palette, size, ratio)
        for owner, icon in self._icons:
            owner.setIcon(make_icon(icon, palette, size, ratio))

    def show_hint_is_coming(self, coming: bool) -> None:
        """Lets the command for hints say that one is being thought about, or that it can be asked for."""
        if coming is not self._hint_is_coming:
            self._hint_is_coming = coming
            self.retranslate()

    def retranslate(self) -> None:
        """Puts all words anew."""
        for menu, title in self._menus:
            menu.setTitle(title())
        words = (
            (self.new, translate("Menu", "&New match…"), translate("Menu", "Begins another match")),
            (self.open, translate("Menu", "&Open…"), translate("Menu", "Goes on with a match from a file")),
            (
                self.day,
                translate("Menu", "Hand of the &day…"),
                translate("Menu", "The same cards for everybody today"),
            ),
            (
                self.library,
                translate("Menu", "&Matches played…"),
                translate("Menu", "Replay, review or delete finished matches"),
            ),
            (
                self.statistics,
                translate("Menu", "Stat&istics…"),
                translate("Menu", "How you have played so far"),
            ),
            (
                self.deal_again,
                translate("Menu", "Same &cards again…"),
                translate("Menu", "Plays the cards of the last hand again, from any seat"),
            ),
            (self.save_as, translate("Menu", "&Save as…"), translate("Menu", "Saves the match to a file")),
            (self.start_page, translate("Menu", "&Leave the table"), translate("Menu", "Back to the start")),
            (
                self.score_keeper,
                translate("Menu", "Score &keeper"),
                translate("Menu", "Keeps the score of a game with real cards"),
            ),
            (
                self.print_rules,
                translate("Menu", "&Print the rules…"),
                translate("Menu", "Prints the rules that are played here, on A4"),
            ),
            (
                self.rules_pdf,
                translate("Menu", "Rules as P&DF…"),
                translate("Menu", "Saves the rules that are played here, on one page"),
            ),
            (self.settings, translate("Menu", "S&ettings…"), translate("Menu", "How it looks and plays")),
            (self.quit, translate("Menu", "&Quit"), translate("Menu", "Ends the program; the match is kept")),
            (
                self.hint,
                translate("Menu", "T&hinking…") if self._hint_is_coming else translate("Menu", "&Hint"),
                translate("Menu", "Shows a good card and says why"),
            ),
            (self.undo, translate("Menu", "&Undo"), translate("Menu", "Takes back to your last decision")),
            (
                self.state,
                translate("Menu", "Stat&e of the table"),
                translate("Menu", "Says whose turn it is, what lies, and how it stands"),
            ),
            (
                self.last_trick,
                translate("Menu", "&Last trick"),
                translate("Menu", "Shows the trick that was taken last"),
            ),
            (
                self.history,
                translate("Menu", "&Tricks of this hand"),
                translate("Menu", "Shows all tricks of this hand"),
            ),
            (
                self.score_sheet,
                translate("Menu", "&Score sheet"),
                translate("Menu", "Shows the hands of this match"),
            ),
            (
                self.review,
                translate("Menu", "&Review the hand"),
                translate("Menu", "Goes through a finished hand with all cards open"),
            ),
            (self.full_screen, translate("Menu", "&Full screen"), translate("Menu", "Fills the screen")),
            (self.log, translate("Menu", "&Log"), translate("Menu", "Shows what happened, in words")),
            (
                self.lesson,
                translate("Menu", "First &lesson"),
                translate("Menu", "Teaches the game at the table, card by card"),
            ),
            (self.rules, translate("Menu", "&Rules"), translate("Menu", "The rules that are played here")),
            (self.keys, translate("Menu", "&Keys"), translate("Menu", "What each key does")),
            (self.about, translate("Menu", "&About Sueca Desktop"), translate("Menu", "Version and licence")),
        )
        for action, text, tip in words:
            action.setText(text)
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(translate("Menu", "{what} ({key})", what=tip, key=key) if key else tip)
            action.setStatusTip(tip)
        for action in self.lessons.actions():
            action.setText(GAME_TEXTS[action.data()].name())
        for action in self.themes.actions():
            action.setText(value_name("theme", action.data()))
        for action in self.speeds.actions():
            action.setText(value_name("speed", action.data()))
        for action in self.languages.actions():
            action.setText(LANGUAGES[action.data()])

    def _action(
        self,
        key: QKeySequence.StandardKey | Qt.Key | str | None,
        icon: Icon | None,
        *,
        checkable: bool = False,
    ) -> QAction:
        """An action; one that can be checked has its check mark where others have an icon."""
        action = QAction(self)
        action.setCheckable(checkable)
        if key is not None:
            action.setShortcut(QKeySequence(key))
        if icon is not None:
            self._icons.append((action, icon))
        return action

    def _choices(self, values: tuple[str, ...], *, checkable: bool = True) -> QActionGroup:
        """Actions of which one is chosen, for once or as a setting; each holds its value as data."""
        group = QActionGroup(self)
        for value in values:
            action = QAction(group)
            action.setCheckable(checkable)
            action.setData(value)
        return group

    def _menu(self, add: Callable[[str], QMenu], title: Callable[[], str], icon: Icon | None = None) -> QMenu:
        menu = add("")
        menu.setToolTipsVisible(False)
        self._menus.append((menu, title))
        if icon is not None:
            self._icons.append((menu, icon))
        return menu


def choose(group: QActionGroup, value: str) -> None:
    """Checks the action that stands for a value."""
    for action in group.actions():
        action.setChecked(action.data() == value)


def _append(menu: QMenu, *actions: QAction | None) -> None:
    """Adds actions to a menu, a line for each None."""
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
