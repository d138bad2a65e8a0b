"""Fusion with small things drawn our way: check marks, radio buttons, arrows, combo and spin boxes.

A style sheet can only show pictures for these, which would need a file in each colour of each theme.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import (
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionComplex,
    QWidget,
)

from sueca_desktop.ui.scene.theme import RADIUS_BUTTON

_Primitive = QStyle.PrimitiveElement
_Complex = QStyle.ComplexControl
_Sub = QStyle.SubControl
_State = QStyle.StateFlag
_Role = QPalette.ColorRole

_ARROWS = {
    _Primitive.PE_IndicatorArrowDown: (0, 1),
    _Primitive.PE_IndicatorArrowUp: (0, -1),
    _Primitive.PE_IndicatorArrowLeft: (-1, 0),
    _Primitive.PE_IndicatorArrowRight: (1, 0),
}

_PAD = 12  # logical pixels left of the text in a combo or spin box
_ARROW = 36  # and right of it
_INSET = 6  # the text is drawn so much narrower than its field
_MORE_HEIGHT = 16  # above and below it together


class GlyphStyle(QProxyStyle):
    """Draws in the colours of the widget's own palette, so that one style serves all themes."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def drawPrimitive(
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """Check marks, radio buttons and arrows are ours, the rest is Fusion's."""
        if element in _ARROWS:
            _draw_chevron(painter, QRectF(option.rect), _ARROWS[element], _ink(option, _Role.ButtonText))
        elif element is _Primitive.PE_IndicatorCheckBox:
            _draw_check(painter, option)
        elif element is _Primitive.PE_IndicatorRadioButton:
            _draw_radio(painter, option)
        elif element is _Primitive.PE_IndicatorMenuCheckMark:
            _draw_menu_check(painter, option)
        else:
            super().drawPrimitive(element, option, painter, widget)

    def drawComplexControl(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        """A combo or spin box is a rounded frame with chevrons."""
        if control is _Complex.CC_ComboBox:
            _draw_frame(painter, option)
            _draw_chevron(painter, QRectF(_arrow(option)), (0, 1), _ink(option, _Role.Text))
        elif control is _Complex.CC_SpinBox:
            _draw_frame(painter, option)
            for part, towards in ((_Sub.SC_SpinBoxUp, (0, -1)), (_Sub.SC_SpinBoxDown, (0, 1))):
                where = self.subControlRect(control, option, part, widget)
                _draw_chevron(painter, QRectF(where), towards, _ink(option, _Role.Text))
        else:
            super().drawComplexControl(control, option, painter, widget)

    def subControlRect(
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        part: QStyle.SubControl,
        widget: QWidget | None = None,
    ) -> QRect:
        """Where the text of a combo or spin box stands, and where a spin box is clicked."""
        arrow = _arrow(option)
        # The parts of different controls have the same numbers.
        match control, part:
            case (_Complex.CC_ComboBox, _Sub.SC_ComboBoxEditField) | (
                _Complex.CC_SpinBox,
                _Sub.SC_SpinBoxEditField,
            ):
                field = option.rect.adjusted(_PAD, 3, -_ARROW, -3)
                return QStyle.visualRect(option.direction, option.rect, field)
            case _Complex.CC_SpinBox, _Sub.SC_SpinBoxUp:
                return arrow.adjusted(0, 0, 0, -arrow.height() // 2)
            case _Complex.CC_SpinBox, _Sub.SC_SpinBoxDown:
                return arrow.adjusted(0, arrow.height() // 2, 0, 0)
        # Qt takes None for the widget here, which the stubs of PySide6 do not know.
        return super().subControlRect(control, option, part, widget)  # type: ignore[arg-type]

    def sizeFromContents(
        self,
        kind: QStyle.ContentsType,
        option: QStyleOption,
        size: QSize,
        widget: QWidget | None = None,
    ) -> QSize:
        """A combo or spin box is as high as a button."""
        if kind in (QStyle.ContentsType.CT_ComboBox, QStyle.ContentsType.CT_SpinBox):
            return QSize(size.width() + _PAD + _ARROW + _INSET, round(size.height() * 1.15) + _MORE_HEIGHT)
        return super().sizeFromContents(kind, option, size, widget)  # type: ignore[arg-type]


class UnderliningStyle(GlyphStyle):
    """Underlines mnemonics where the system would rather hide them, as Windows and macOS do.

    Qt asks for hints thousands of times while a window is laid out, and each question that comes to Python is
    dear: those that a style sheet can answer are answered there (`style.style_sheet`), and where the system
    underlines this class is not needed.
    """

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        answer: QStyleHintReturn | None = None,
    ) -> int:
        """Mnemonics are always underlined."""
        if hint is QStyle.StyleHint.SH_UnderlineShortcut:
            return 1
        return super().styleHint(hint, option, widget, answer)


def glyph_style() -> GlyphStyle:
    """The style of this system's application."""
    style = GlyphStyle()
    return style if style.styleHint(QStyle.StyleHint.SH_UnderlineShortcut) else UnderliningStyle()


def _ink(option: QStyleOption, role: QPalette.ColorRole) -> QColor:
    enabled = bool(option.state & _State.State_Enabled)
    group = QPalette.ColorGroup.Active if enabled else QPalette.ColorGroup.Disabled
    return option.palette.color(group, role)


def _draw_chevron(painter: QPainter, rect: QRectF, towards: tuple[int, int], colour: QColor) -> None:
    reach = min(6.0, rect.width() / 3, rect.height() / 2.4)
    dx, dy = towards
    tip = rect.center() + QPointF(dx, dy) * (reach / 2)
    back = rect.center() - QPointF(dx, dy) * (reach / 2)
    side = QPointF(dy, dx) * reach
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(_round_pen(colour, 2))
    painter.drawPolyline(QPolygonF([back - side, tip, back + side]))
    painter.restore()


def _draw_check(painter: QPainter, option: QStyleOption) -> None:
    on = bool(option.state & _State.State_On)
    side = min(option.rect.width(), option.rect.height()) - 2.0
    box = QRectF(0, 0, side, side)
    box.moveCenter(QRectF(option.rect).center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_ink(option, _Role.Link if on else _Role.Dark), 2))
    painter.setBrush(_ink(option, _Role.Link if on else _Role.Base))
    painter.drawRoundedRect(box, 5, 5)
    if on:
        _draw_tick(painter, box, _ink(option, _Role.Base))
    painter.restore()


def _draw_menu_check(painter: QPainter, option: QStyleOption) -> None:
    """The mark of what is chosen, in the colour of its words; nothing where it is not."""
    if not option.state & _State.State_On:
        return
    side = float(option.rect.height())
    box = QRectF(0, 0, side, side)
    box.moveCenter(QRectF(option.rect).center())
    selected = bool(option.state & _State.State_Selected)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_tick(painter, box, _ink(option, _Role.HighlightedText if selected else _Role.Text))
    painter.restore()


def _draw_tick(painter: QPainter, box: QRectF, colour: QColor) -> None:
    side = box.width()
    painter.setPen(_round_pen(colour, max(2.0, side / 9)))
    points = ((0.24, 0.53), (0.43, 0.71), (0.77, 0.31))
    painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x, y) * side for x, y in points]))


def _draw_radio(painter: QPainter, option: QStyleOption) -> None:
    on = bool(option.state & _State.State_On)
    radius = min(option.rect.width(), option.rect.height()) / 2 - 1.0
    centre = QRectF(option.rect).center()
    colour = _ink(option, _Role.Link if on else _Role.Dark)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 2))
    painter.setBrush(_ink(option, _Role.Base))
    painter.drawEllipse(centre, radius, radius)
    if on:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(centre, radius / 2, radius / 2)
    painter.restore()


def _draw_frame(painter: QPainter, option: QStyleOptionComplex) -> None:
    focused = bool(option.state & _State.State_HasFocus)
    width = 4 if focused else 2
    frame = QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(_ink(option, _Role.Link if focused else _Role.Dark), width))
    painter.setBrush(_ink(option, _Role.Base))
    painter.drawRoundedRect(frame, RADIUS_BUTTON, RADIUS_BUTTON)
    painter.restore()


def _arrow(option: QStyleOptionComplex) -> QRect:
    """The end of a combo or spin box where its arrows stand."""
    right = QRect(option.rect)
    right.setLeft(right.right() - _ARROW + 1)
    return QStyle.visualRect(option.direction, option.rect, right)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
