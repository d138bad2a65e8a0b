"""How smooth the table is: forty cards in motion at 1920 by 1080, alone and while players think.

    xvfb-run -a -s "-screen 0 1920x1080x24" python -m tests.bench.table

Prints frames a second and the time of one paint. Nothing is asserted: compare figures of the same machine.
"""

from __future__ import annotations

import statistics
import sys
import time

from PySide6.QtCore import QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sueca_desktop.bots.player import Limit
from sueca_desktop.bots.sueca.levels import player_for
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules import sueca
from sueca_desktop.rules.events import Dealt, TrumpTurned
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Phase, Rules
from sueca_desktop.table.table import Table
from sueca_desktop.ui.board import Board
from sueca_desktop.ui.bot_thread import BotThread
from sueca_desktop.ui.games.sueca.answers import ANSWERS
from sueca_desktop.ui.games.sueca.moment import Moment
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.director import Director, Step
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.scene.table_scene import TableScene
from sueca_desktop.ui.scene.theme import load_theme

SECONDS = 6.0


class TimedBoard(Board):
    """A board that notes how much processor time each paint took, in seconds."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.paints: list[float] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints, and takes the time."""
        start = time.thread_time()
        super().paintEvent(event)
        self.paints.append(time.thread_time() - start)


def pictures() -> tuple[Picture, Step]:
    """The pack before the deal, and the deal."""
    table = Table.numbered(Header(Rules(), ("Rosa", "Bruno", "Amélia", "Tiago")), 7)
    before = Table(table.header, table.actions[:-1])
    assert before.state.phase is Phase.TRUMP
    events = [sueca.visible(event, Seat.S, table.state) for event in table.events]
    dealt = next(event for event in events if isinstance(event, Dealt))
    turned = next(event for event in events if isinstance(event, TrumpTurned))
    pack = Moment(before.view(Seat.S), turned=(turned.card, turned.holder)).picture()
    return pack, Step(dealt, Moment(table.view(Seat.S)).picture())


def measure(board: TimedBoard, director: Director, seconds: float) -> str:
    """Deals again and again, and says how it went while cards were moving."""
    pack, deal = pictures()
    board.paints.clear()
    moving = 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        director.show(pack)
        start = time.perf_counter()
        director.enqueue([deal])
        while director.busy:
            QTest.qWait(1)
        moving += time.perf_counter() - start
    paints = sorted(board.paints)
    median, worst = statistics.median(paints) * 1000, paints[int(len(paints) * 0.95)] * 1000
    return f"{len(paints) / moving:5.1f} frames/s, paint {median:.2f} ms median, {worst:.2f} ms p95"


class Ponderer(QObject):
    """Asks a player about one card again and again, through the bots' thread, as the table does."""

    def __init__(self, level: Level) -> None:
        super().__init__()
        table = Table.numbered(Header(Rules(), ("Rosa", "Bruno", "Amélia", "Tiago")), 3)
        self._view = table.view(sueca.to_act(table.state)[0])
        self._player = player_for(level, 1)
        self._thread = BotThread(self)
        self._thread.answered.connect(self.ask)
        self.ask()

    def ask(self) -> None:
        """The next question, once the last has been answered."""
        self._thread.ask(self._player, self._view, Limit(), ANSWERS)

    def close(self) -> None:
        """Waits until the thread has ended."""
        self._thread.close()


def main() -> int:
    """Prints the figures."""
    application = QApplication(sys.argv[:1])
    theme = load_theme("felt", dark=False)
    scene = TableScene(Look(theme, CardArt(theme), four_colours=False, speed=Speed.SLOW))
    scene.set_match(Header(Rules(), ("Rosa", "Bruno", "Amélia", "Tiago")))
    board = TimedBoard(scene)
    board.set_theme(theme)
    board.resize(1920, 1080)
    board.show()
    director = Director(scene, lambda step: 0)
    measure(board, director, 1.0)
    sys.stdout.write(f"{'forty cards, 1920x1080:':38} {measure(board, director, SECONDS)}\n")
    for level in (Level.INTERMEDIATE, Level.EXPERT, Level.MASTER):
        ponderer = Ponderer(level)
        told = f"the same while {level} thinks:"
        sys.stdout.write(f"{told:38} {measure(board, director, SECONDS)}\n")
        ponderer.close()
    board.close()
    application.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
