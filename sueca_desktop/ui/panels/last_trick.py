"""The last trick as it lay, who led and who took it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from sueca_desktop.cards import Card
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.pages import SeenTrick, Tricks
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import translate
from sueca_desktop.text.trick_text import laid_name
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.scene.card_art import CardArt
from sueca_desktop.ui.scene.fan import CARD_RATIO
from sueca_desktop.ui.scene.geometry import Rect
from sueca_desktop.ui.scene.paint_ground import draw_ground
from sueca_desktop.ui.scene.paint_shapes import draw_box, draw_text, saved, shrunk
from sueca_desktop.ui.scene.theme import LINE_FOCUS, RADIUS_CARD, Role, Theme, font

_WIDTH, _HEIGHT, _MARGIN = 560, 620, 24
_PLACES = {Seat.S: (0.0, 1.0), Seat.E: (1.0, 0.0), Seat.N: (0.0, -1.0), Seat.W: (-1.0, 0.0)}
_ANGLES = {Seat.S: -2.0, Seat.E: 3.0, Seat.N: 2.0, Seat.W: -3.0}
_LEAST = 360  # logical pixels at the usual text size


class TrickPicture(QWidget):
    """The cards on the ground of the table, each with its player's name, the winner's ringed."""

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._art = art
        self._trick: SeenTrick | None = None
        self._names: dict[Seat, str] = {}

    def present(self, trick: SeenTrick, names: dict[Seat, str]) -> None:
        """Shows a finished trick."""
        self._trick, self._names = trick, names
        self.update()

    def sizeHint(self) -> QSize:
        side = round(_LEAST * text_scale(self))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        draw_ground(painter, self._theme, 1.0, Rect(0, 0, self.width(), self.height()))
        if self._trick is not None:
            for seat, card in self._trick.plays:
                self._draw_play(painter, seat, card, won=seat is self._trick.winner)
        painter.end()

    def _draw_play(self, painter: QPainter, seat: Seat, card: Card | None, *, won: bool) -> None:
        scale = text_scale(self)
        name_height = 30 * scale
        height = min((self.height() - 2 * name_height - 40) / 2.06, (self.width() - 40) / (3.3 * CARD_RATIO))
        width = height * CARD_RATIO
        dx, dy = _PLACES[seat]
        x = self.width() / 2 + dx * width * 1.12
        y = self.height() / 2 + dy * height * 0.52
        with saved(painter):
            painter.translate(x, y)
            painter.rotate(_ANGLES[seat])
            self._art.picture(card, width, height, self.devicePixelRatioF(), angle=_ANGLES[seat]).draw(
                painter
            )
            if won:
                self._draw_ring(painter, scale, Rect(-width / 2, -height / 2, width, height))
        top = y - height / 2 - name_height - 6 if dy < 0 else y + height / 2 + 6
        room = Rect(x - width * 0.62, top, width * 1.24, name_height)
        if dx == 0:
            room = Rect(x - width, top, 2 * width, name_height)
        letters = shrunk(self._names[seat], font(Role.NAME, scale=scale), room.w)
        draw_text(
            painter, room, self._names[seat], letters, self._theme.palette.text, Qt.AlignmentFlag.AlignHCenter
        )

    def _draw_ring(self, painter: QPainter, scale: float, card: Rect) -> None:
        """The ring of the winner, with a dark line between it and the card."""
        palette, radius = self._theme.palette, RADIUS_CARD * card.w
        draw_box(painter, card.grown(3 * scale), radius + 3 * scale, None, palette.on_accent, 3 * scale)
        draw_box(
            painter, card.grown(5.5 * scale), radius + 5.5 * scale, None, palette.focus, LINE_FOCUS * scale
        )


class LastTrickDialog(Dialog):
    """Shows the last of some finished tricks; any of Esc, Enter and L closes it."""

    def __init__(
        self,
        tricks: Tricks,
        theme: Theme,
        art: CardArt,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._tricks = tricks
        self._trick = tricks.tricks[-1]
        self._title = label("shout")
        self._line = label("body", wrap=True)
        self._picture = TrickPicture(theme, art)
        self._close = QPushButton()
        self._close.clicked.connect(self.accept)
        self._footer = Footer([self._close])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(8)
        layout.addWidget(self._title)
        layout.addWidget(self._line)
        layout.addWidget(self._picture, 1)
        layout.addSpacing(4)
        layout.addWidget(self._footer)
        self.retranslate()
        self._close.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)

    def retranslate(self) -> None:
        title = translate("Last trick", "Last trick")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._line.setText(self._tricks.sentence(len(self._tricks.tricks) - 1))
        names = {seat: shown_name(self._tricks.header, seat) for seat in Seat}
        self._picture.present(self._trick, names)
        self._picture.setAccessibleName(title)
        plays = [
            translate("Last trick", "{name}: {card}", name=names[seat], card=laid_name(card))
            for seat, card in self._trick.plays
        ]
        self._picture.setAccessibleDescription("\n".join(plays))
        self._picture.setToolTip("\n".join(plays))
        self._close.setText(translate("Last trick", "&Close"))
        self._close.setToolTip(translate("Last trick", "Back to the table (Esc or L)"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that opened it closes it."""
        if event.key() == Qt.Key.Key_L:
            self.accept()
        else:
            super().keyPressEvent(event)
