"""Pictures of the start screen, and of what opens beside the table."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta

from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from studio import SETTLED_MS, SMALL, Studio, dialog, my_turn_at_trick, play, wait

from sueca_desktop.annals.entry import weakest
from sueca_desktop.bots.games import player_for
from sueca_desktop.bots.player import Limit
from sueca_desktop.keeper import sueca as sueca_score
from sueca_desktop.keeper import truco as truco_score
from sueca_desktop.keeper.book import Game, Tap
from sueca_desktop.levels import Level
from sueca_desktop.record import LEVELS_MARK, MATCH_MARK, SUFFIX, Header
from sueca_desktop.rules import sobe_e_desce, sueca, truco
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.storage.matches import save_record
from sueca_desktop.table.table import Table
from sueca_desktop.ui.booklet.paper import Inks
from sueca_desktop.ui.booklet.press import picture
from sueca_desktop.ui.commands import Commands
from sueca_desktop.ui.dialogs.settings_dialog import SettingsDialog
from sueca_desktop.ui.keeper.window import KeeperWindow, Page
from sueca_desktop.ui.library.catalogue import Catalogue
from sueca_desktop.ui.main_window import MainWindow

_WE, _THEY = Team.NS, Team.EW
_KEEPER, _STATISTICS, _LIBRARY = (1180, 800), (1100, 860), (1000, 680)
_FIRST_EVENING = datetime(2026, 3, 2, 12, tzinfo=UTC)  # noon in London: the same date nearly everywhere


def start(studio: Studio) -> QWidget:
    return studio.open("pt_PT", name_s="Rosa")


def start_waiting(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", SMALL, theme="azulejo", name_s="Rosa")
    for rules, deal in (
        (sobe_e_desce.PRESETS["standard"], 4),
        (truco.PRESETS["velha"], 12),
        (sueca.PRESETS["brazil"], 6),
    ):
        window.begin(rules, deal)
        play(window, my_turn_at_trick(1, laid=1))
    window.show_start()
    QTest.qWait(SETTLED_MS)
    return window


def keeper_strokes(studio: Studio) -> QWidget:
    hand, how = sueca_score.Hand, sueca_score.How
    return _score_keeper(
        studio.open("pt_PT"),
        Game.SUECA,
        hand(how.ONE, _WE),
        hand(how.TWO, _THEY),
        sueca_score.Hand.counted(78),
        hand(how.ONE, _THEY),
    )


def keeper_cross(studio: Studio) -> QWidget:
    hand, how = sueca_score.Hand, sueca_score.How
    window = studio.open("pt_BR", theme="cafe")
    return _score_keeper(
        window, Game.SUECA, hand(how.ONE, _WE), hand(how.TIE), hand(how.ONE, _THEY), hand(how.ONE, _WE)
    )


def keeper_truco(studio: Studio) -> QWidget:
    window = studio.open("pt_BR", theme="contrast", appearance="dark")
    won = truco_score.Won
    return _score_keeper(
        window,
        Game.TRUCO,
        won(_WE),
        truco_score.Raise(_WE),
        truco_score.Accept(),
        won(_WE),
        won(_THEY),
        truco_score.Raise(_THEY),
    )


def statistics(studio: Studio) -> QWidget:
    _play_evenings(studio)
    window = studio.open("pt_PT", theme="azulejo", name_s="Rosa")
    _commands(window).statistics.trigger()
    return _filled(_STATISTICS)


def library(studio: Studio) -> QWidget:
    _play_evenings(studio)
    _commands(studio.open("en")).library.trigger()
    return _filled(_LIBRARY)


def lesson(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", theme="cafe", name_s="Rosa")
    window.learn(sueca.GAME_ID)
    presenter = window.presenter
    wait(
        lambda: presenter.waits_for_person and presenter.view.my_turn and not presenter.board.specs,
        "a card to be played in the lesson",
        presenter.hurry,
    )
    QTest.qWait(SETTLED_MS)
    return window


def settings(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", theme="azulejo")
    window.begin(sueca.PRESETS["cafe"], 7)
    play(window, my_turn_at_trick(1, laid=1))
    window.show_settings()
    return dialog()


def settings_search(studio: Studio) -> QWidget:
    window = studio.open("en", text_size=1.15)
    window.show_settings()
    opened = dialog()
    assert isinstance(opened, SettingsDialog)
    opened.search("size")
    return dialog()


def wall_sheet(studio: Studio) -> QImage:
    studio.open("pt_BR")
    return picture(truco.PRESETS["mineiro"], Inks("kqj", False), 1000)


def rules(studio: Studio) -> QWidget:
    window = studio.open("pt_PT", theme="felt", appearance="dark")
    window.begin(truco.PRESETS["mineiro"], 3)
    _commands(window).rules.trigger()
    return dialog()


def _commands(window: MainWindow) -> Commands:
    """What menus and tools offer."""
    found = window.findChild(Commands)
    assert found is not None
    return found


def _filled(size: tuple[int, int]) -> QWidget:
    """The dialog that has been opened last, once all matches have been gone through."""
    catalogue = dialog(size).findChild(Catalogue)
    assert catalogue is not None
    wait(lambda: not catalogue.working, "the end of the search for matches")
    return dialog()


def _score_keeper(window: MainWindow, game: Game, *taps: Tap, page: Page = "slate") -> QWidget:
    window.show_keeper()
    keeper = next(iter(window.findChildren(KeeperWindow)))
    keeper.setup.game_chosen.emit(game)
    for seat, name in zip(SEATS, ("Rosa", "Bruno", "Amélia", "Tiago"), strict=True):
        keeper.setup.name_typed.emit(seat, name)
    for tap in taps:
        keeper.tap(tap)
    keeper.show_page(page)
    keeper.resize(*_KEEPER)
    QTest.qWait(SETTLED_MS)
    return keeper


def _play_evenings(studio: Studio) -> None:
    """Finished matches in the data folder, one an evening."""
    evenings: list[tuple[MatchRules, int]] = [
        *((sueca.PRESETS["portugal"], number) for number in range(1, 19)),
        *((truco.PRESETS["velha"], number) for number in range(1, 5)),
        *((sobe_e_desce.PRESETS["standard"], number) for number in range(1, 5)),
    ]
    studio.data.create()
    for evening, (rules, number) in enumerate(evenings):
        ended = _FIRST_EVENING + timedelta(days=3 * evening)
        level = Level.BEGINNER if number % 3 == 0 else Level.INTERMEDIATE
        table = _match(rules, number, level, ended)
        path = studio.data.matches / f"{ended:%Y-%m-%d}{SUFFIX}"
        save_record(path, table.header, table.actions)
        os.utime(path, (ended.timestamp(), ended.timestamp()))


def _match(rules: MatchRules, number: int, level: Level, ended: datetime) -> Table:
    """A whole match by the players of the program."""
    others: dict[Seat, Level] = {seat: level for seat in SEATS if seat is not Seat.S}
    marks = {MATCH_MARK: f"{ended:%Y%m%d}", LEVELS_MARK: weakest(others, None)}
    header = Header(rules, ("Rosa", "Bruno", "Amélia", "Tiago"), ended.isoformat("T", "seconds"), marks)
    table = Table.numbered(header, number)
    game = table.header.game.id
    players = {
        seat: player_for(game, others.get(seat, Level.INTERMEDIATE), number + seat.place) for seat in SEATS
    }
    while table.state.winner is None:
        if table.state.phase == "shuffle":
            table.shuffle()
            continue
        seat = table.view(Seat.S).to_act[0]
        action = players[seat].choose(table.view(seat), Limit(), lambda: False)
        assert action is not None
        table.act(action)
    return table


PICTURES = (
    start,
    start_waiting,
    keeper_strokes,
    keeper_cross,
    keeper_truco,
    statistics,
    library,
    lesson,
    rules,
    settings,
    settings_search,
    wall_sheet,
)
