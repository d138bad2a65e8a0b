"""Builds the program and runs it."""

from __future__ import annotations

import argparse
import gc
import linecache
import os
import signal
import sys
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTimer
from PySide6.QtWidgets import QApplication

from sueca_desktop import __version__
from sueca_desktop.rules import GAMES
from sueca_desktop.storage.annals import AnnalsFile
from sueca_desktop.storage.matches import MatchStore
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.storage.settings import Settings, SettingsFile
from sueca_desktop.text.languages import LanguageSwitch, system_language
from sueca_desktop.ui.annals.desk import AnnalsDesk
from sueca_desktop.ui.app_icon import app_icon
from sueca_desktop.ui.appearance import Appearance, wanted_text_size, wants_no_movement
from sueca_desktop.ui.application import Application
from sueca_desktop.ui.board import Board
from sueca_desktop.ui.keeper.desk import KeeperDesk
from sueca_desktop.ui.main_window import USUAL_SIZE, MainWindow
from sueca_desktop.ui.match_room import MatchRoom
from sueca_desktop.ui.preferences import Preferences
from sueca_desktop.ui.presenter import Presenter
from sueca_desktop.ui.scene.table_scene import TableScene
from sueca_desktop.ui.sound import Mute, Sounds, Speaker, open_speaker
from sueca_desktop.ui.startup import catch_faults, keep_log, watch_qt
from sueca_desktop.ui.table_page import TablePage

_SETTLED = 1000  # ms; by then the first picture is there


def run(arguments: argparse.Namespace) -> int:
    """Runs the program until its window is closed; returns the exit status."""
    folder = DataFolder.find(arguments.data_dir)
    keep_log(folder.log)
    watch_qt(arguments.language)
    application = Application(sys.argv[:1])
    application.setApplicationName("sueca-desktop")
    application.setApplicationDisplayName("Sueca Desktop")
    application.setApplicationVersion(__version__)
    # By this name the desktop finds icon and menu entry; in a Flatpak they have that of the Flatpak.
    application.setDesktopFileName(os.environ.get("FLATPAK_ID", "sueca-desktop"))
    window = build(
        application,
        folder,
        language=arguments.language,
        speed=arguments.speed,
        open_speaker=open_speaker,
        at_start=arguments.file is not None or not _wants_new_match(arguments),
    )
    catch_faults(lambda: window.tell_fault(folder.log))
    _leave_on_signals(window)
    application.match_wanted.connect(window.resume)
    if arguments.file is not None:
        window.show()  # what is wrong with the file is told above it
    begin(window, arguments)
    window.show()  # with the match already, so that nothing is laid out twice
    QTimer.singleShot(_SETTLED, _settle)
    status = application.exec()
    # Taken down by Qt, children with parents, and not by Python's end in whatever order it comes.
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return status


def build(
    application: QApplication,
    folder: DataFolder,
    *,
    language: str | None = None,
    speed: str | None = None,
    open_speaker: Callable[[QObject], Speaker] = Mute,
    at_start: bool = True,
) -> MainWindow:
    """Builds the window and what it works with. `language` and `speed` hold for this run only. Without
    `at_start` a match has to be begun before it is shown: there is no start screen yet."""
    application.setWindowIcon(app_icon())
    first_start = not folder.settings.exists()
    preferences = Preferences(SettingsFile(folder.settings))
    if first_start:
        preferences.set(as_the_system_has_it(preferences.now, application))
    chosen = {"language": language, "speed": speed}
    preferences.override(**{name: value for name, value in chosen.items() if value is not None})
    languages = LanguageSwitch(application)
    languages.use(preferences.now.language or system_language(QLocale.system().uiLanguages()))
    appearance = Appearance(application)
    settings = preferences.now
    theme = appearance.apply(settings, USUAL_SIZE)
    scene = TableScene(appearance.look(settings, theme, languages.language, USUAL_SIZE))
    board = Board(scene)
    sounds = Sounds(open_speaker)
    presenter = Presenter(board, lambda: preferences.now, sounds.play)
    room = MatchRoom(MatchStore(folder.matches), presenter, preferences)
    keeper = KeeperDesk(folder.keeper)
    page, annals = TablePage(board), AnnalsDesk(AnnalsFile(folder.annals))
    window = MainWindow(room, presenter, page, preferences, appearance, languages, sounds, keeper, annals)
    if at_start:
        window.show_start()
    return window


def as_the_system_has_it(settings: Settings, application: QApplication) -> Settings:
    """Settings for the first start: who has large letters or no movement elsewhere wants them here too."""
    return replace(
        settings,
        text_size=wanted_text_size(application.font(), sys.platform),
        reduced_motion=settings.reduced_motion or wants_no_movement(application.styleHints()),
    )


def begin(window: MainWindow, arguments: argparse.Namespace) -> None:
    """What the command line asks for: a file, a match, or the start screen that is there already."""
    if arguments.file is not None:
        window.resume(arguments.file)
    elif _wants_new_match(arguments):
        game = arguments.game or window.game
        presets = GAMES[game].presets
        usual = window.settings.rules(game)
        window.begin(usual if arguments.preset is None else presets[arguments.preset], arguments.deal)


def _wants_new_match(arguments: argparse.Namespace) -> bool:
    return arguments.game is not None or arguments.preset is not None or arguments.deal is not None


def _settle() -> None:
    """What can wait until the first picture is there.

    Lets Python look for garbage again, which it does not while the program starts (see `main`), but never
    more in what is there by now: nearly all of that stays to the end. Nor do the sources stay that PySide has
    read of each module, looking for its `__feature__`: 5 MB where the program is not a package.
    """
    from sueca_desktop.ui.memory import give_back_pictures

    give_back_pictures()
    linecache.clearcache()
    gc.collect()
    gc.freeze()
    gc.enable()


def _leave_on_signals(window: MainWindow) -> None:
    """Ctrl+C in the terminal, or the end of the session, closes the window as a person would."""
    # A signal comes between any two steps of the program: Qt's loop closes the window when all are done.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: QTimer.singleShot(0, window.close))
    # Python sees a signal only while it runs: Qt's loop hands over now and then.
    timer = QTimer(window)
    timer.timeout.connect(lambda: None)
    timer.start(250)
