"""Pictures of the cards: drawn from SVG for the exact device pixels, shadow included, and kept."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Literal, NamedTuple

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sueca_desktop.cards import Card, Rank, Suit
from sueca_desktop.resources import resource_path
from sueca_desktop.ui.scene.paint_shapes import draw_shadow
from sueca_desktop.ui.scene.theme import RADIUS_CARD, SHADOW_CARD, SHADOW_LIFTED, Shadow, Theme

Index = Literal["kqj", "rdv"]

BACKS = (1, 2, 3, 4)

_COURT = (Rank.KING, Rank.QUEEN, Rank.JACK)
_RECOLOURED = (Suit.DIAMONDS, Suit.CLUBS)
_SMALL = 90  # device pixels; thin lines of smaller cards vanish unless drawn larger and scaled down
_PLAIN = 76  # device pixels; the pattern of smaller backs would turn to grey
_FINE = 320  # device pixels; pictures of smaller cards are kept at twice their size, to stay sharp turned
# Kept is what is seen at once, and a little more: a card is seldom soon seen again at the same size, and to
# draw one anew takes a few milliseconds.
_KEPT_PICTURES = 24  # a hand, a trick, packs and tricks taken, however large
_KEPT_BYTES = 10 * 2**20  # of more pictures than that: those of all cards laid open are small
_KEPT_BLANKS = 16


class Picture(Struct, frozen=True):
    """A card ready to be drawn, its shadow around it."""

    pixmap: QPixmap
    width: float  # the whole picture, logical pixels
    height: float
    margin: float  # from the edge of the picture to the card

    def draw(self, painter: QPainter) -> None:
        """Draw the card with its centre at the painter's origin."""
        target = QRectF(-self.width / 2, -self.height / 2, self.width, self.height)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(target, self.pixmap, QRectF(self.pixmap.rect()))


class _Key(NamedTuple):
    card: Card | None
    width: int  # device pixels
    height: int
    ratio: float
    dimmed: bool
    lifted: bool
    quarter: int
    bare: bool
    quick: bool


class CardArt:
    """The pictures of one pack as the user likes it.

    index: letters of the court cards, K Q J or R D V.
    four_colours: diamonds blue and clubs green.
    back: which drawing of the back, 1 to 4.
    Raises ValueError for an unknown back.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        index: Index = "kqj",
        four_colours: bool = False,
        large_index: bool = False,
        back: int = 1,
    ) -> None:
        if back not in BACKS:
            raise ValueError(f"no such back: {back}")
        self._theme = theme
        self._index = index
        self._four_colours = four_colours
        self._large_index = large_index
        self._back = back
        self._kept: OrderedDict[_Key, Picture] = OrderedDict()
        self._kept_bytes = 0
        self._blanks: dict[_Key, tuple[QImage, float]] = {}

    @property
    def index(self) -> Index:
        """The letters of the court cards."""
        return self._index

    @property
    def large_index(self) -> bool:
        return self._large_index

    def picture(
        self,
        card: Card | None,
        width: float,
        height: float,
        ratio: float = 1.0,
        *,
        dimmed: bool = False,
        lifted: bool = False,
        angle: float = 0.0,
        bare: bool = False,
        quick: bool = False,
    ) -> Picture:
        """The picture of a card (None: its back), `width` by `height` logical pixels without its shadow.

        ratio: device pixels per logical pixel.
        dimmed: it may not be played now.
        lifted: it is raised above the table, so that its shadow falls farther.
        angle: how the caller will turn it, so that the shadow falls downwards (to the nearest quarter).
        bare: it lies in a pack, on other cards, and throws no shadow of its own.
        quick: it is moving, so being drawn fast counts more than being sharp when turned.
        Raises FileNotFoundError or ValueError if the drawing is missing or not sound.
        """
        key = _Key(
            card,
            max(1, round(width * ratio)),
            max(1, round(height * ratio)),
            ratio,
            dimmed,
            lifted,
            round(angle / 90) % 4,
            bare,
            quick,
        )
        found = self._kept.get(key)
        if found is None:
            found = self._make(key)
            self._keep(key, found)
        self._kept.move_to_end(key)
        return found

    def drop_pictures(self) -> None:
        """Gives the memory of all pictures back; they are drawn again when they are wanted."""
        self._kept.clear()
        self._kept_bytes = 0
        self._blanks.clear()

    def file_name(self, card: Card | None, *, small: bool = False) -> str:
        """The SVG file that shows the card (None: the back; where it is small, a simpler one)."""
        if card is None:
            return f"back-{self._back}-small.svg" if small else f"back-{self._back}.svg"
        name = str(card)
        if self._index == "rdv" and card.rank in _COURT:
            name += "-rdv"
        if self._four_colours and card.suit in _RECOLOURED:
            name += "-four"
        if self._large_index:
            name += "-large"
        return f"{name}.svg"

    def _keep(self, key: _Key, picture: Picture) -> None:
        self._kept[key] = picture
        self._kept_bytes += _bytes(picture)
        while self._kept_bytes > _KEPT_BYTES and len(self._kept) > _KEPT_PICTURES:
            _, dropped = self._kept.popitem(last=False)
            self._kept_bytes -= _bytes(dropped)

    def _make(self, key: _Key) -> Picture:
        fine = not key.quick and _SMALL <= max(key.width, key.height) < _FINE
        scale = 2 if fine else 1
        width, height = key.width / key.ratio, key.height / key.ratio
        card = self._card(key, scale)
        blank, margin = self._blank(key, scale)
        image = blank.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(key.ratio * scale, key.ratio * scale)
        body = QRectF(margin, margin, width, height)
        painter.drawImage(body, card)
        if self._theme.flat:
            radius = RADIUS_CARD * width
            painter.setPen(QPen(self._theme.palette.paper_edge, _outline(width)))
            painter.drawRoundedRect(body, radius, radius)
        painter.end()
        return Picture(QPixmap.fromImage(image), width + 2 * margin, height + 2 * margin, margin)

    def _blank(self, key: _Key, scale: int) -> tuple[QImage, float]:
        """The shadow alone, the same for all cards of a size, and the margin it takes around the card."""
        same = key._replace(card=None, dimmed=False)
        if same not in self._blanks:
            if len(self._blanks) >= _KEPT_BLANKS:
                self._blanks.clear()
            self._blanks[same] = _draw_blank(self._theme, key, scale)
        return self._blanks[same]

    def _card(self, key: _Key, scale: int) -> QImage:
        """The bare card, `scale` times its device pixels."""
        plain = max(key.width, key.height) < _PLAIN
        drawing = _drawing(self.file_name(key.card, small=plain))
        small = max(key.width, key.height) < _SMALL
        drawn_scale = 3 if small else scale
        image = QImage(
            key.width * drawn_scale, key.height * drawn_scale, QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.render(painter, QRectF(image.rect()))
        painter.end()
        palette = self._theme.palette
        _multiply(image, palette.paper_dim if key.dimmed else palette.paper_tint)
        if not small:
            return image
        return image.scaled(
            key.width,
            key.height,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )


def _drawing(name: str) -> QSvgRenderer:
    """A drawing of the pack. None is kept: to read one takes a tenth of the time that painting it takes, and
    a court card as much memory as its picture."""
    path = resource_path("cards", "svg", name)
    if not path.is_file():
        raise FileNotFoundError(f"the pack lacks {name}")
    renderer = QSvgRenderer(str(path))
    if not renderer.isValid():
        raise ValueError(f"{name} is not a drawing")
    return renderer


def _draw_blank(theme: Theme, key: _Key, scale: int) -> tuple[QImage, float]:
    width, height = key.width / key.ratio, key.height / key.ratio
    shadow, spread = _shadow(theme, width, key.lifted)
    margin = math.ceil(spread * key.ratio) / key.ratio
    per_pixel = key.ratio * scale
    image = QImage(
        round((width + 2 * margin) * per_pixel),
        round((height + 2 * margin) * per_pixel),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    if shadow is not None and not key.bare:
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(per_pixel, per_pixel)
        fall = QRectF(margin, margin, width, height).translated(_turned(shadow.dy, key.quarter))
        draw_shadow(painter, fall, RADIUS_CARD * width, shadow.blur, shadow.alpha)
        painter.end()
    # A shadow is black: how dense it is says all, in a quarter of the room.
    return image.convertToFormat(QImage.Format.Format_Alpha8), margin


def _shadow(theme: Theme, card_width: float, lifted: bool) -> tuple[Shadow | None, float]:
    """The shadow of a card, scaled to it, and how much room it needs around the card."""
    if theme.flat:
        return None, _outline(card_width)
    base = SHADOW_LIFTED if lifted else SHADOW_CARD
    factor = max(1.0, card_width / 120)
    shadow = Shadow(base.dy * factor, base.blur * factor, base.alpha)
    return shadow, shadow.dy + shadow.blur + 1


def _outline(card_width: float) -> float:
    """The line around the cards of a flat theme; it lies on their edge."""
    return max(1.5, card_width / 70)


def _turned(dy: float, quarter: int) -> QPointF:
    """Where 'down' points on a card that will be turned clockwise by that many quarters."""
    return (QPointF(0, dy), QPointF(dy, 0), QPointF(0, -dy), QPointF(-dy, 0))[quarter]


def _multiply(image: QImage, colour: QColor) -> None:
    """Multiply what is drawn with a colour; what is transparent stays so."""
    if colour == QColor(Qt.GlobalColor.white):
        return
    tint = image.copy()
    painter = QPainter(tint)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(tint.rect(), colour)
    painter.end()
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.drawImage(0, 0, tint)
    painter.end()


def _bytes(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4
