"""The style sheet is sound in every theme, and what is written can be read."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QMenu,
    QPushButton,
    QRadioButton,
    QStyle,
)
from pytestqt.qtbot import QtBot

from sueca_desktop.ui.glyph_style import GlyphStyle, UnderliningStyle, glyph_style
from sueca_desktop.ui.scene.theme import THEMES, load_theme
from sueca_desktop.ui.style import apply_style, qpalette, style_sheet

pytestmark = pytest.mark.usefixtures("qapp")

LOOKS = [(name, dark) for name in THEMES for dark in (False, True)]
READABLE = 4.5

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_STATE = re.compile(r":(hover|pressed|checked|focus|disabled|selected)")


#: Parts that carry no letters.
_WORDLESS = re.compile("QScrollBar|rule|separator|handle")


def luminance(colour: QColor) -> float:
    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.03928 else float(((part + 0.055) / 1.055) ** 2.4)


def contrast(one: QColor, two: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def rules(sheet: str) -> dict[str, dict[str, str]]:
    """Each selector with its declarations; what stands several times is gathered."""
    found: dict[str, dict[str, str]] = {}
    for selectors, body in _RULE.findall(sheet):
        lines = (line.partition(":") for line in body.split(";") if line.strip())
        values = {name.strip(): value.strip() for name, _, value in lines}
        for selector in selectors.split(","):
            found.setdefault(selector.strip(), {}).update(values)
    return found


def written(sheet: str) -> Iterator[tuple[str, QColor, QColor]]:
    """Selectors that set a background, and the colours of letters on it."""
    found = rules(sheet)
    for selector, values in found.items():
        if not values.get("background", "").startswith("#"):
            continue
        plain = _STATE.sub("", selector)
        letters = values.get("color") or found.get(plain, {}).get("color") or found["QWidget"]["color"]
        yield selector, QColor(letters), QColor(values["background"])


@pytest.mark.parametrize(("name", "dark"), LOOKS)
def test_what_is_written_can_be_read(name: str, dark: bool) -> None:
    sheet = style_sheet(load_theme(name, dark).palette)
    pairs = [pair for pair in written(sheet) if not _WORDLESS.search(pair[0])]
    assert len(pairs) > 15
    assert [pair[0] for pair in pairs if contrast(pair[1], pair[2]) < READABLE] == []


@pytest.mark.parametrize(("name", "dark"), LOOKS)
def test_qt_can_read_the_sheet(qtbot: QtBot, qapp: QApplication, name: str, dark: bool) -> None:
    theme = load_theme(name, dark)
    try:
        apply_style(qapp, theme, 1.25)  # a rule that Qt cannot read is a warning, and fails the test
        box = QComboBox()
        qtbot.addWidget(box)
        box.resize(120, 44)
        middle = box.grab().toImage().pixelColor(40, 22)
        assert middle == theme.palette.surface
        assert qapp.palette().color(QPalette.ColorRole.Window) == theme.palette.surface
    finally:
        qapp.setStyleSheet("")


def test_text_size_enlarges_letters_and_what_holds_them(qtbot: QtBot, qapp: QApplication) -> None:
    theme = load_theme("felt", dark=False)
    sizes = []
    try:
        for text_size in (1.0, 1.5):
            apply_style(qapp, theme, text_size)
            button = QPushButton("Play")
            qtbot.addWidget(button)
            button.ensurePolished()
            sizes.append((button.fontInfo().pixelSize(), button.sizeHint().height()))
    finally:
        qapp.setStyleSheet("")
    (small, low), (large, high) = sizes
    assert large >= 1.45 * small and high >= 1.35 * low


def test_marks_show_their_state(qtbot: QtBot, qapp: QApplication) -> None:
    theme = load_theme("felt", dark=False)
    try:
        apply_style(qapp, theme)
        for kind in (QCheckBox, QRadioButton):
            box = kind("x")
            qtbot.addWidget(box)
            box.resize(box.sizeHint())
            off = box.grab().toImage()
            box.setChecked(True)
            on = box.grab().toImage()
            assert off != on
            colours = {QColor(on.pixel(x, y)).name() for x in range(30) for y in range(on.height())}
            assert theme.palette.accent_text.name() in colours
    finally:
        qapp.setStyleSheet("")


def test_a_list_opens_below_and_buttons_carry_words_only(qtbot: QtBot, qapp: QApplication) -> None:
    try:
        apply_style(qapp, load_theme("felt", dark=False))
        choice, buttons = QComboBox(), QDialogButtonBox()
        qtbot.addWidget(choice)
        qtbot.addWidget(buttons)
        for widget, hint in (
            (choice, QStyle.StyleHint.SH_ComboBox_Popup),
            (buttons, QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons),
            (choice, QStyle.StyleHint.SH_Widget_Animation_Duration),
        ):
            assert widget.style().styleHint(hint, None, widget) == 0
    finally:
        qapp.setStyleSheet("")


@pytest.mark.parametrize("system_underlines", [False, True])
def test_mnemonics_are_underlined_on_any_system(
    monkeypatch: pytest.MonkeyPatch, system_underlines: bool
) -> None:
    monkeypatch.setattr(GlyphStyle, "styleHint", lambda *asked: int(system_underlines))
    style = glyph_style()
    assert isinstance(style, UnderliningStyle) is not system_underlines
    assert style.styleHint(QStyle.StyleHint.SH_UnderlineShortcut) == 1


def test_a_menu_shows_what_is_chosen(qtbot: QtBot, qapp: QApplication) -> None:
    theme = load_theme("felt", dark=True)
    try:
        apply_style(qapp, theme)
        menu = QMenu()
        qtbot.addWidget(menu)
        action = menu.addAction("x")
        action.setCheckable(True)
        menu.resize(menu.sizeHint())
        area = menu.actionGeometry(action)
        area.setWidth(area.width() // 2)
        off = menu.grab(area).toImage()
        action.setChecked(True)
        on = menu.grab(area).toImage()
        colours = [
            {QColor(image.pixel(x, y)).name() for x in range(26) for y in range(image.height())}
            for image in (off, on)
        ]
        assert [theme.palette.surface_text.name() in found for found in colours] == [False, True]
    finally:
        qapp.setStyleSheet("")


def test_disabled_words_are_paler() -> None:
    palette = load_theme("felt", dark=False).palette
    colours = qpalette(palette)
    disabled = QPalette.ColorGroup.Disabled
    assert colours.color(disabled, QPalette.ColorRole.ButtonText) == palette.surface_muted
    assert colours.color(QPalette.ColorRole.ButtonText) == palette.surface_text
