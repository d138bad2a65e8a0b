"""Every window outside the table: all words follow the language, and none is cut, small as it may be."""

from collections.abc import Callable, Iterator
from datetime import date
from functools import cache, partial
from itertools import product
from pathlib import Path

import pytest
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.annals.book import Annals, Day, Reviewed
from sueca_desktop.annals.entry import entry_of
from sueca_desktop.keeper import sobe, sueca, truco
from sueca_desktop.keeper.book import Book, Game, Tap
from sueca_desktop.keeper.sueca import How
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules import GAMES
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.matches import MatchStore
from sueca_desktop.storage.settings import Settings
from sueca_desktop.table.table import Table
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.text.languages import LanguageSwitch as Languages
from sueca_desktop.text.pages import Result, Tricks
from sueca_desktop.text.sueca.game import TEXT
from sueca_desktop.text.sueca.match_text import SuecaTricks, score_sheet
from sueca_desktop.text.sueca.result_text import ResultInfo, result_of_day
from sueca_desktop.text.sueca.state_text import state_sentences
from sueca_desktop.ui.annals.day_window import DayWindow
from sueca_desktop.ui.annals.window import StatisticsWindow
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import Print
from sueca_desktop.ui.controls.language_buttons import LanguageButtons
from sueca_desktop.ui.dialogs.about import AboutDialog
from sueca_desktop.ui.dialogs.deal_dialog import DealDialog
from sueca_desktop.ui.dialogs.games_editor import GamesEditor
from sueca_desktop.ui.dialogs.keys import KeysDialog
from sueca_desktop.ui.dialogs.new_match import PLAYERS_PAGE, RULES_PAGE, MatchSetup, NewMatchDialog
from sueca_desktop.ui.dialogs.notice import Notice
from sueca_desktop.ui.dialogs.print_rules import PrintRules
from sueca_desktop.ui.dialogs.rules_reader import RulesReader
from sueca_desktop.ui.dialogs.settings_dialog import PLAY_PAGE, SettingsDialog
from sueca_desktop.ui.dialogs.settings_dialog import RULES_PAGE as RULES_PAGE_OF_SETTINGS
from sueca_desktop.ui.dialogs.state_dialog import StateDialog
from sueca_desktop.ui.keeper.window import PAGES, KeeperWindow
from sueca_desktop.ui.library.catalogue import Catalogue, Found
from sueca_desktop.ui.library.replay import ReplayWindow
from sueca_desktop.ui.library.window import LibraryWindow
from sueca_desktop.ui.panels.last_trick import LastTrickDialog
from sueca_desktop.ui.panels.log_panel import LogPanel
from sueca_desktop.ui.panels.result_panel import ResultPanel
from sueca_desktop.ui.panels.review_window import ReviewWindow
from sueca_desktop.ui.panels.score_sheet import ScoreSheetDialog
from sueca_desktop.ui.panels.trick_history import TrickHistoryDialog
from sueca_desktop.ui.review_thread import ReviewThread
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.layout import layout
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.sound import Silence
from sueca_desktop.ui.start_screen import ContinueInfo, StartScreen
from sueca_desktop.ui.style import style_sheet
from tests.finished_hands import finished_hand
from tests.sample_match import HEADER, NAMES, RESULTS, hand, table_after, walked
from tests.samples import diagonal
from tests.ui.live_words import cut_words, longer_language, marked_language, settle, untranslated

SMALLEST = QSize(800, 600)
MENU_BAR = 48
THEME = load_theme("felt", dark=False)


class Window(Struct, frozen=True):
    """A window as the tests see it: how it is made, and what shows its pages one after the other."""

    make: Callable[[], QWidget]
    pages: Callable[[QWidget], Iterator[None]]


def one_page(_: QWidget) -> Iterator[None]:
    yield


def new_match() -> QWidget:
    levels = dict.fromkeys((Seat.E, Seat.N, Seat.W), Level.BEGINNER)
    return NewMatchDialog(MatchSetup(PRESETS["cafe"], {}, levels), match_running=True)


def new_match_pages(window: QWidget) -> Iterator[None]:
    assert isinstance(window, NewMatchDialog)
    for page in (RULES_PAGE, PLAYERS_PAGE):
        window.show_page(page)
        yield
    window.show_page(RULES_PAGE)
    yield from games_pages(window)


def games_pages(window: QWidget) -> Iterator[None]:
    editor = window.findChild(GamesEditor)
    assert isinstance(editor, GamesEditor)
    for game in GAMES:
        editor.show_game(game)
        yield


def settings_pages(window: QWidget) -> Iterator[None]:
    assert isinstance(window, SettingsDialog)
    for page in range(5):
        window.show_page(page)
        yield
    window.show_page(RULES_PAGE_OF_SETTINGS)
    yield from games_pages(window)
    for words in ("a", "xyzzy"):  # nearly everything, and nothing
        window.search(words)
        yield
    window.show_page(0)


def sound_pages(window: QWidget) -> Iterator[None]:
    """Where settings are others when there is no sound."""
    assert isinstance(window, SettingsDialog)
    window.show_page(PLAY_PAGE)
    yield
    window.search("a")
    yield
    window.show_page(0)


def start() -> StartScreen:
    screen = StartScreen(THEME, hour=lambda: 15)
    screen.set_name(NAMES[0])
    return screen


def start_with_match() -> QWidget:
    screen = start()
    tables = [table_after(9), *(walked(GAMES[game].rules(), 45) for game in ("truco", "sobe-e-desce"))]
    screen.set_waiting([ContinueInfo(table.header, table.view(Seat.S)) for table in tables])
    return screen


def result(info: Result) -> Callable[[], QWidget]:
    def make() -> QWidget:
        board = QWidget()
        board.resize(SMALLEST.width(), SMALLEST.height() - MENU_BAR)
        panel = ResultPanel(info, THEME, board)
        place(panel)
        return board

    return make


def place(panel: ResultPanel) -> None:
    board = panel.parentWidget()
    assert board is not None
    lay = layout((board.width(), board.height()))
    panel.place(
        QRect(*(round(edge) for edge in (lay.result.x, lay.result.y, lay.result.w, lay.result.h))), lay.k
    )


def placed(window: QWidget) -> Iterator[None]:
    place(window.findChild(ResultPanel))  # type: ignore[arg-type]
    yield


@cache
def annals() -> Annals:
    """Some matches of every game, a review, and two hands of the day."""
    book = Annals()
    for game, seed in product(GAMES, range(4)):
        table = walked(GAMES[game].rules(), 5000, seed)
        entry = entry_of(table.header, table.actions, table.state, f"2026-12-{seed + 1:02}T20:00:00+00:00")
        assert entry is not None
        book = book.with_entry(replace(entry, id=f"{game}{seed}", name=NAMES[0], hints=seed % 2))
    book = book.with_review("sueca0", 1, Reviewed(7, 5, 11))
    levels = ("expert", "master", "expert")
    book = book.with_day("2026-12-30", Day(71, False, levels, 80))
    return book.with_day("2026-12-31", Day(66, True, levels))


def statistics(book: Callable[[], Annals]) -> Callable[[], QWidget]:
    return lambda: StatisticsWindow(book, "sueca", THEME)


def statistics_pages(window: QWidget) -> Iterator[None]:
    assert isinstance(window, StatisticsWindow)
    for game in GAMES:
        window.show_game(game)
        yield


def library() -> QWidget:
    """A list of matches of which each is in the book already."""
    catalogue = Catalogue(MatchStore(Path("no such folder")), Annals, lambda *_: None)
    window = LibraryWindow(catalogue)
    catalogue.setParent(window)
    for entry in annals().entries.values():
        header = Header(GAMES[entry.game].presets[entry.rules], NAMES)
        catalogue.found.emit(Found(Path("match.sueca"), header, entry))
    return window


def replay_window() -> QWidget:
    table = table_after(30)
    look = Look(THEME, CardArt(THEME), four_colours=False, speed=Speed.OFF)
    return ReplayWindow(table.header, table.actions, look, lambda board: board.set_theme(THEME))


def replay_pages(window: QWidget) -> Iterator[None]:
    assert isinstance(window, ReplayWindow)
    for step in (0, 4, 12):
        window.show_step(step)
        yield


def keys() -> QWidget:
    hint = QAction()
    hint.setText("«&Hint»")  # the menus put it into the language
    hint.setShortcut(QKeySequence("H"))
    dialog = KeysDialog([hint], "double_click")
    hint.setParent(dialog)
    return dialog


def last_trick() -> QWidget:
    table = table_after(9)
    trick = table.view(Seat.S).hand
    assert trick is not None
    return LastTrickDialog(SuecaTricks(table.header, trick), THEME, CardArt(THEME))


def history() -> QWidget:
    table = table_after(30)
    now = table.view(Seat.S).hand
    assert now is not None
    return TrickHistoryDialog(SuecaTricks(table.header, now), THEME)


@cache
def finished(game: str, *, over: bool) -> Table:
    """A match after a hand, the last one where it is `over`."""
    rules = GAMES[game].rules()
    seeds = (walked(rules, 5000 if over else actions, 3) for actions in range(40, 200))
    return next(table for table in seeds if table.state.results)


def other_result(game: str, *, over: bool) -> Callable[[], QWidget]:
    return lambda: result(GAME_TEXTS[game].result(finished(game, over=over)))()


def other_sheet(game: str) -> QWidget:
    return ScoreSheetDialog(partial(GAME_TEXTS[game].sheet, finished(game, over=True)), THEME)


def reader_pages(window: QWidget) -> Iterator[None]:
    assert isinstance(window, RulesReader)
    for page in Print:
        window.show_page(page)
        yield


def all_rules(game: str) -> QWidget:
    return RulesReader({other.id: other.rules() for other in GAMES.values()}, game)


def other_history(game: str) -> QWidget:
    return TrickHistoryDialog(other_tricks(game), THEME)


def other_last_trick(game: str) -> QWidget:
    return LastTrickDialog(other_tricks(game), THEME, CardArt(THEME))


def other_tricks(game: str) -> Tricks:
    found = GAME_TEXTS[game].tricks(after_two_tricks(game))
    assert found is not None
    return found


@cache
def after_two_tricks(game: str) -> Table:
    def far_enough(table: Table) -> bool:
        found = GAME_TEXTS[game].tricks(table)
        return found is not None and len(found.tricks) > 1

    return next(filter(far_enough, (walked(GAMES[game].rules(), actions) for actions in range(20, 200))))


def state() -> QWidget:
    table = table_after(6)
    seen = table.view(Seat.S)
    assert seen.hand is not None
    fan = seen.hand.cards
    return StateDialog(lambda: state_sentences(seen, table.header, fan))


def review() -> QWidget:
    hand = finished_hand(HEADER.rules, 9, revoke_at=20)
    thread = ReviewThread(open_solver=lambda stop: lambda position: dict.fromkeys(position.legal, 60))
    look = Look(THEME, CardArt(THEME), four_colours=False, speed=Speed.OFF)
    window = ReviewWindow(HEADER, (hand, hand), look, thread)
    window.destroyed.connect(thread.close)
    return window


def review_pages(window: QWidget) -> Iterator[None]:
    assert isinstance(window, ReviewWindow)
    for page in ("table", "tricks", "curve"):
        window.show_page(page)
        for card in (0, 17, 39):
            window.show_card(card)
            yield


def keeper(*taps: Tap, game: Game = Game.SUECA) -> Callable[[], QWidget]:
    """The score keeper after some taps, with the names of the tests."""

    def make() -> QWidget:
        book = replace(Book.new(), game=game, names=NAMES)
        sheet = book.sheet
        for tap in taps:
            sheet = sheet.tap(tap)
        return KeeperWindow(book.with_sheet(sheet), THEME)

    return make


def keeper_pages(window: QWidget) -> Iterator[None]:
    assert isinstance(window, KeeperWindow)
    for page in PAGES:
        window.show_page(page)
        yield
    window.show_page("slate")
    if window.sueca.isVisible():
        window.sueca.points_button.click()
        window.points.digits[9].click()
        yield
        window.points.left.emit()


def rules_name() -> str:
    return TEXT.rules_name(HEADER.rules)


OVER = ResultInfo(HEADER, hand((100, 20), (9, 1), (3, 0)), (5, 3), 0, Team.NS)
TIE = ResultInfo(HEADER, RESULTS[1], (1, 0), 1)

WINDOWS = {
    "new match": Window(new_match, new_match_pages),
    "settings": Window(lambda: SettingsDialog(Settings()), settings_pages),
    "settings without sound": Window(lambda: SettingsDialog(Settings(), Silence.NOT_INSTALLED), sound_pages),
    "start": Window(start, one_page),
    "start with a match": Window(start_with_match, one_page),
    "languages": Window(lambda: LanguageButtons("pt_PT"), one_page),
    "end of a match": Window(result(OVER), placed),
    "hand of the day, over": Window(result(result_of_day(TIE, 71)), placed),
    "hand of the day, awaited": Window(result(result_of_day(OVER, None)), placed),
    "a tie": Window(result(TIE), placed),
    "score sheet": Window(
        lambda: ScoreSheetDialog(lambda: score_sheet(HEADER, RESULTS, rules_name()), THEME), one_page
    ),
    "empty score sheet": Window(
        lambda: ScoreSheetDialog(lambda: score_sheet(HEADER, (), rules_name()), THEME), one_page
    ),
    "last trick": Window(last_trick, one_page),
    "tricks": Window(history, one_page),
    "review": Window(review, review_pages),
    "score keeper": Window(
        keeper(sueca.SetRules(sueca.BRAZIL), sueca.Hand(How.TIE), sueca.Hand.counted(95)), keeper_pages
    ),
    "score keeper, match won": Window(keeper(sueca.Hand(How.SWEEP, Team.NS)), keeper_pages),
    "score keeper, Sobe e Desce": Window(
        keeper(sobe.Hand((3, 2, 0, None), clubs=True), game=Game.SOBE), keeper_pages
    ),
    "score keeper, truco": Window(keeper(truco.Won(Team.EW), game=Game.TRUCO), keeper_pages),
    "score keeper, truco asked for": Window(keeper(truco.Raise(Team.EW), game=Game.TRUCO), keeper_pages),
    "log": Window(LogPanel, one_page),
    "statistics": Window(statistics(annals), statistics_pages),
    "statistics of nothing": Window(statistics(Annals), statistics_pages),
    "matches played": Window(library, one_page),
    "hand of the day": Window(lambda: DayWindow(annals, date(2026, 12, 31)), one_page),
    "same cards": Window(lambda: DealDialog(table_after(0)), one_page),
    "replay": Window(replay_window, replay_pages),
    "about": Window(lambda: AboutDialog(lambda: ""), one_page),
    "keys": Window(keys, one_page),
    "rules": Window(lambda: RulesReader({"sueca": PRESETS["brazil"]}, "sueca"), reader_pages),
    "print rules": Window(lambda: PrintRules(PRESETS["cafe"], Print.SHEET, Inks()), one_page),
    **{
        f"{game} {name}": window
        for game in ("truco", "sobe-e-desce")
        for name, window in {
            "rules": Window(partial(all_rules, game), reader_pages),
            "hand": Window(other_result(game, over=False), placed),
            "end of a match": Window(other_result(game, over=True), placed),
            "score sheet": Window(partial(other_sheet, game), one_page),
            "tricks": Window(partial(other_history, game), one_page),
            "last trick": Window(partial(other_last_trick, game), one_page),
        }.items()
    },
    "state": Window(state, one_page),
    "notice": Window(lambda: Notice(lambda: "1:", lambda: "2.", "3", warning=True), one_page),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_every_word_follows_the_language(qtbot: QtBot, name: str) -> None:
    window = WINDOWS[name].make()
    qtbot.addWidget(window)
    window.show()
    settle()
    if name == "languages":
        assert untranslated(window) == []  # languages are called by their own names everywhere
        return
    assert untranslated(window, NAMES)  # it spoke English
    with marked_language():
        for _ in WINDOWS[name].pages(window):
            settle()
            assert untranslated(window, NAMES) == []
    assert not any("«" in text for text in untranslated(window, NAMES))  # and does again


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    usual = qapp.font()
    yield languages
    languages.use("en")
    qapp.setFont(usual)


@pytest.mark.parametrize("name", WINDOWS)
def test_no_word_is_cut_in_the_smallest_window(qtbot: QtBot, name: str) -> None:
    with longer_language():
        no_word_is_cut(qtbot, name, (1.0, 1.5))


@pytest.mark.parametrize("text_sizes", [(1.5,), pytest.param((1.0, 1.3, 1.5), marks=pytest.mark.soak)])
@pytest.mark.parametrize(("name", "system"), diagonal(WINDOWS, [("pt_PT", 18), ("pt_BR", 9), ("en", 13)]))
def test_no_word_is_cut_in_any_language_and_system(
    qtbot: QtBot,
    qapp: QApplication,
    spoken: Languages,
    name: str,
    system: tuple[str, int],
    text_sizes: tuple[float, ...],
) -> None:
    """With a system whose letters have so many points, and text sizes of ours."""
    language, points = system
    font = qapp.font()
    font.setPointSize(points)
    qapp.setFont(font)
    spoken.use(language)
    no_word_is_cut(qtbot, name, text_sizes)


def no_word_is_cut(qtbot: QtBot, name: str, text_sizes: tuple[float, ...]) -> None:
    window = WINDOWS[name].make()
    qtbot.addWidget(window)
    window.show()
    for text_size in text_sizes:  # changed while the window is open
        if isinstance(window, StartScreen):
            window.set_theme(THEME, text_size=text_size)
            window.resize(SMALLEST.width(), SMALLEST.height() - MENU_BAR)
        else:
            window.setStyleSheet(style_sheet(THEME.palette, text_size))
            settle()
        if isinstance(window, QDialog):
            window.resize(window.size().boundedTo(SMALLEST))
        for _ in WINDOWS[name].pages(window):
            settle()
            assert cut_words(window) == []
        assert window.width() <= SMALLEST.width() and window.height() <= SMALLEST.height()


@pytest.mark.parametrize(
    ("size", "language"), diagonal([(800, 552), (1024, 720), (1280, 752), (2560, 1392)], LANGUAGES)
)
def test_the_result_leaves_names_score_and_trump_free(
    qtbot: QtBot, spoken: Languages, size: tuple[int, int], language: str
) -> None:
    spoken.use(language)
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(*size)
    for text, left_handed, info in product((1.0, 1.5), (False, True), (OVER, TIE)):
        panel = ResultPanel(info, THEME, board)
        board.show()
        panel.show()
        lay = layout(size, text=text, left_handed=left_handed)
        room = lay.result
        panel.place(QRect(*(round(edge) for edge in (room.x, room.y, room.w, room.h))), lay.k)
        settle()
        sheet = QRectF(panel.geometry()).adjusted(*(edge * 14 * lay.k for edge in (1, 1, -1, -1)))
        for rect in (lay.badge, lay.slate, *lay.plates.values()):
            assert not sheet.intersects(QRectF(rect.x, rect.y, rect.w, rect.h)), (text, info)
        assert cut_words(panel) == []
        panel.hide()
        panel.deleteLater()
