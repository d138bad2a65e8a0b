"""The look of every window outside the table: one style sheet, one palette, one drawing style.

All colours come from the theme's palette. Widgets ask for a look by name, never for a colour: a label has a
`role` (see `controls.labels`), the one button that goes on has the object name `primary`.
"""

from __future__ import annotations

from types import SimpleNamespace

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from sueca_desktop.ui.glyph_style import glyph_style
from sueca_desktop.ui.scene.theme import RADIUS_BUTTON, RADIUS_PLATE, Palette, Role, Theme, font

_DRESSED = "has our style"
_ICON = 22  # at the usual text size, logical pixels


def apply_style(application: QApplication, theme: Theme, text_size: float = 1.0) -> None:
    """Gives the running application the look of `theme`, with text so many times its usual size."""
    if application.property(_DRESSED) is not True:  # once there is a style sheet, style() is no longer ours
        application.setStyle(glyph_style())
        application.setProperty(_DRESSED, True)
    application.setPalette(qpalette(theme.palette))
    application.setStyleSheet(style_sheet(theme.palette, text_size))


def icon_size(text_size: float) -> int:
    """How large icons in menus and tools are beside text so many times its usual size, logical pixels."""
    return round(_ICON * text_size)


def mixed(base: QColor, other: QColor, share: float) -> QColor:
    """`base` with a share (0 to 1) of `other` in it."""
    return QColor(
        round(base.red() + (other.red() - base.red()) * share),
        round(base.green() + (other.green() - base.green()) * share),
        round(base.blue() + (other.blue() - base.blue()) * share),
    )


def primary_edge(palette: Palette) -> QColor:
    """The border of the button that goes on: its ring stands out from it when the keyboard comes."""
    return mixed(palette.accent, palette.on_accent, 0.4)


def qpalette(palette: Palette) -> QPalette:
    """The palette that Qt's own drawing and `GlyphStyle` use."""
    result = QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: palette.surface,
        role.WindowText: palette.surface_text,
        role.Base: palette.surface,
        role.AlternateBase: palette.surface_alt,
        role.Text: palette.surface_text,
        role.Button: palette.surface_alt,
        role.ButtonText: palette.surface_text,
        role.BrightText: palette.danger,
        role.Highlight: palette.accent,
        role.HighlightedText: palette.on_accent,
        role.Accent: palette.accent,
        role.Link: palette.accent_text,
        role.LinkVisited: palette.accent_text,
        role.PlaceholderText: palette.surface_muted,
        role.ToolTipBase: palette.bubble,
        role.ToolTipText: palette.bubble_text,
        role.Light: palette.surface,
        role.Midlight: palette.surface_alt,
        role.Mid: palette.surface_line,
        role.Dark: palette.surface_muted,
        role.Shadow: palette.surface_text,
    }
    for where, colour in colours.items():
        result.setColor(where, colour)
    for where in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, where, palette.surface_muted)
    return result


def style_sheet(palette: Palette, text_size: float = 1.0) -> str:
    """The one style sheet of the application; `text_size` enlarges text and what holds it."""
    return "".join(
        part(palette, text_size)
        for part in (_text, _buttons, _choices, _fields, _lists, _bars, _on_the_ground, _keeper)
    )


def _names(palette: Palette) -> SimpleNamespace:
    """The colours as a style sheet writes them."""
    return SimpleNamespace(**{name: getattr(palette, name).name() for name in palette.__struct_fields__})


def _size(role: Role, text_size: float) -> str:
    return f"{font(role, scale=text_size).pixelSize()}px"


def _px(length: float, text_size: float) -> str:
    return f"{round(length * text_size)}px"


def _text(palette: Palette, text_size: float) -> str:
    c = _names(palette)
    small, body, name, title, shout, display = (_size(role, text_size) for role in Role)
    # Nothing moves that need not; a combo box opens a list below it, not a menu over it; the buttons of Qt's
    # own dialogs carry words only, as ours do.
    return f"""
QWidget {{
    font-size: {body}; color: {c.surface_text};
    widget-animation-duration: 0; combobox-popup: 0; dialogbuttonbox-buttons-have-icons: 0;
}}
QWidget:disabled {{ color: {c.surface_muted}; }}
QDialog, QMessageBox, QMainWindow, QDockWidget {{ background: {c.surface}; }}
QLabel {{ background: transparent; }}
QLabel[role="display"] {{ font-size: {display}; font-weight: 700; }}
QLabel[role="shout"] {{ font-size: {shout}; font-weight: 700; }}
QLabel[role="title"] {{ font-size: {title}; font-weight: 700; }}
QLabel[role="name"] {{ font-size: {name}; font-weight: 600; }}
QLabel[role="strong"] {{ font-weight: 700; }}
QLabel[role="muted"] {{ color: {c.surface_muted}; }}
QLabel[role="small"] {{ font-size: {small}; color: {c.surface_muted}; }}
QLabel[role="note"] {{ font-size: {small}; color: {c.accent_text}; }}
QLabel[role="ours"] {{ color: {c.ours}; font-weight: 700; }}
QLabel[role="theirs"] {{ color: {c.theirs}; font-weight: 700; }}
QToolTip {{
    background: {c.bubble}; color: {c.bubble_text};
    border: 1px solid {c.surface_line}; padding: 6px 8px; font-size: {small};
}}
"""


def _buttons(palette: Palette, text_size: float) -> str:
    c = _names(palette)
    plain_hover = mixed(palette.surface_alt, palette.surface_text, 0.08).name()
    plain_pressed = mixed(palette.surface_alt, palette.surface_text, 0.16).name()
    accent_hover = mixed(palette.accent, palette.surface, 0.22).name()
    accent_pressed = mixed(palette.accent, palette.on_accent, 0.18).name()
    focus = c.accent_text
    return f"""
QPushButton {{
    font-size: {_size(Role.NAME, text_size)}; font-weight: 600;
    color: {c.surface_text}; background: {c.surface_alt};
    border: 2px solid {c.surface_line}; border-radius: {RADIUS_BUTTON}px;
    padding: {_px(9, text_size)} {_px(18, text_size)};
}}
QPushButton:hover {{ background: {plain_hover}; }}
QPushButton:pressed {{ background: {plain_pressed}; }}
QPushButton:disabled {{ color: {c.surface_muted}; }}
QPushButton:focus {{ border: 4px solid {focus}; padding: {_px(7, text_size)} {_px(16, text_size)}; }}
QPushButton#primary {{
    color: {c.on_accent}; background: {c.accent};
    border-color: {primary_edge(palette).name()};
}}
QPushButton#primary:hover {{ background: {accent_hover}; }}
QPushButton#primary:pressed {{ background: {accent_pressed}; }}
QPushButton#primary:focus {{ border-color: {c.surface_text}; }}
QPushButton#primary:disabled {{
    background: {c.surface_alt}; color: {c.surface_muted};
    border-color: {c.surface_line};
}}
KeyButton {{ text-align: left; }}
QLabel#key {{
    font-size: {_size(Role.SMALL, text_size)}; color: {c.surface_muted};
    border: 1px solid {c.surface_muted}; border-radius: 6px; padding: 1px 7px;
}}
QPushButton#primary QLabel#key {{ color: {c.on_accent}; border-color: {c.on_accent}; }}
QToolButton#picture {{ padding: 6px; border: 2px solid {c.surface_line}; border-radius: {RADIUS_BUTTON}px; }}
QToolButton#picture:checked {{
    background: {c.surface_alt}; border-color: {c.surface_text}; font-weight: 700;
}}
QToolButton#picture:focus {{ border: 4px solid {focus}; padding: 4px; }}
QToolButton {{
    font-size: {_size(Role.BODY, text_size)}; background: transparent;
    border: 2px solid transparent; border-radius: 8px; padding: {_px(4, text_size)} {_px(8, text_size)};
}}
QToolButton:hover {{ background: {c.surface_alt}; }}
QToolButton:pressed, QToolButton:checked {{ background: {plain_pressed}; }}
QToolButton:focus {{ border-color: {focus}; }}
QToolButton:disabled {{ color: {c.surface_muted}; }}
"""


def _choices(palette: Palette, text_size: float) -> str:
    c = _names(palette)
    focus = c.accent_text
    hover = mixed(palette.surface_alt, palette.surface_text, 0.08).name()
    indicator = _px(22, text_size)
    return f"""
Segmented {{
    background: {c.surface_alt}; border: 1px solid {c.surface_line};
    border-radius: {RADIUS_BUTTON}px;
}}
Segmented[focused="true"] {{ border-color: {focus}; }}
Segment {{
    font-size: {_size(Role.BODY, text_size)}; font-weight: 400; background: transparent;
    border: 2px solid transparent; border-radius: {RADIUS_BUTTON - 1}px;
    padding: {_px(5, text_size)} {_px(12, text_size)};
}}
Segment:hover {{ background: {hover}; }}
Segment:pressed {{ background: {hover}; }}
Segment:focus {{ border: 2px solid transparent; padding: {_px(5, text_size)} {_px(12, text_size)}; }}
Segment:checked {{
    background: {c.surface}; border-color: {c.surface_text}; font-weight: 700;
}}
Segment:checked:focus {{
    border: 4px solid {focus}; padding: {_px(5, text_size)} {_px(10, text_size)};
}}
Segment:disabled {{ color: {c.surface_muted}; }}
Segment:checked:disabled {{
    background: transparent; border: 2px dashed {c.surface_muted}; font-weight: 400;
}}
QCheckBox, QRadioButton {{
    spacing: {_px(10, text_size)}; border: 2px solid transparent; border-radius: 8px; padding: 4px 6px;
}}
QCheckBox::indicator, QRadioButton::indicator {{ width: {indicator}; height: {indicator}; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {c.surface_muted}; }}
ChoiceCard {{
    background: transparent; border: 2px solid transparent; border-radius: {RADIUS_PLATE}px; padding: 0;
}}
ChoiceCard:hover {{ background: {c.surface_alt}; }}
ChoiceCard:checked {{ background: {c.surface_alt}; border-color: {focus}; }}
ChoiceCard:focus {{ border: 4px solid {focus}; }}
ChoiceCard::indicator {{
    width: {_px(20, text_size)}; height: {_px(20, text_size)};
    subcontrol-position: left center; left: {_px(10, text_size)};
}}
"""


def _fields(palette: Palette, text_size: float) -> str:
    c = _names(palette)
    focus = c.accent_text
    return f"""
QLineEdit {{
    placeholder-text-color: {c.surface_muted};
    background: {c.surface}; border: 2px solid {c.surface_muted};
    border-radius: {RADIUS_BUTTON}px; padding: {_px(6, text_size)} {_px(10, text_size)};
    selection-background-color: {c.accent}; selection-color: {c.on_accent};
}}
QLineEdit:focus {{
    border: 4px solid {focus}; padding: {_px(4, text_size)} {_px(8, text_size)};
}}
QLineEdit:disabled {{
    color: {c.surface_muted}; border-color: {c.surface_line};
}}
QSpinBox QLineEdit, QSpinBox QLineEdit:focus {{ background: transparent; border: none; padding: 0; }}
QTextBrowser, QTextEdit, QPlainTextEdit {{
    background: {c.surface}; border: 2px solid {c.surface_line};
    border-radius: {RADIUS_BUTTON}px; padding: 4px;
    selection-background-color: {c.accent}; selection-color: {c.on_accent};
}}
QTextBrowser:focus, QTextEdit:focus, QPlainTextEdit:focus {{ border-color: {focus}; }}
"""


def _lists(palette: Palette, text_size: float) -> str:
    c = _names(palette)
    focus = c.accent_text
    return f"""
QListView, QTreeView, QTableView {{
    background: {c.surface}; border: 2px solid {c.surface_line};
    border-radius: {RADIUS_BUTTON}px; outline: none; alternate-background-color: {c.surface_alt};
    gridline-color: {c.surface_line};
    selection-background-color: {c.accent}; selection-color: {c.on_accent};
}}
QListView:focus, QTreeView:focus, QTableView:focus {{ border-color: {focus}; }}
QComboBox QAbstractItemView {{ border-radius: 0; }}
QComboBox QAbstractItemView::item {{ min-height: {_px(34, text_size)}; }}
QListView#pages {{ background: transparent; border: none; }}
QListView#pages::item {{
    padding: {_px(9, text_size)} {_px(12, text_size)}; border: 2px solid transparent;
    border-radius: {RADIUS_BUTTON}px; color: {c.surface_text};
}}
QListView#pages::item:hover {{ background: {c.surface_alt}; }}
QListView#pages::item:selected {{
    background: {c.surface_alt}; border-color: {c.surface_muted};
    font-weight: 600;
}}
QListView#pages::item:selected:focus {{
    border: 4px solid {focus}; padding: {_px(7, text_size)} {_px(10, text_size)};
}}
QHeaderView::section {{
    background: {c.surface}; color: {c.surface_muted};
    font-size: {_size(Role.SMALL, text_size)}; border: none;
    border-bottom: 2px solid {c.surface_line}; padding: 6px 13px;
}}
QTableView::item {{ padding: 4px 10px; }}
"""


def _bars(palette: Palette, text_size: float) -> str:
    c = _names(palette)
    thick = 14
    return f"""
QMenuBar {{
    background: {c.surface}; spacing: 2px; padding: {_px(4, text_size)} {_px(8, text_size)};
}}
QMenuBar::item {{
    padding: {_px(6, text_size)} {_px(10, text_size)}; border-radius: 8px; background: transparent;
}}
QMenuBar::item:selected {{ background: {c.surface_alt}; }}
QMenuBar::item:pressed {{ background: {c.accent}; color: {c.on_accent}; }}
QMenu {{
    background: {c.surface}; border: 2px solid {c.surface_line}; padding: 6px;
    icon-size: {icon_size(text_size)}px;
}}
QMenu::item {{
    padding: {_px(7, text_size)} {_px(26, text_size)} {_px(7, text_size)} {_px(12, text_size)};
    border-radius: 6px;
}}
QMenu::icon {{ padding-left: {_px(10, text_size)}; }}
QMenu::item:selected {{ background: {c.accent}; color: {c.on_accent}; }}
QMenu::item:disabled {{ color: {c.surface_muted}; background: transparent; }}
QMenu::indicator {{
    width: {_px(18, text_size)}; height: {_px(18, text_size)}; margin-left: {_px(8, text_size)};
}}
QMenu::separator {{ height: 1px; background: {c.surface_line}; margin: 6px 10px; }}
QToolBar, QStatusBar {{ background: {c.surface}; border: none; }}
QScrollArea > QWidget > QWidget#page {{ background: transparent; border: none; }}
QScrollArea {{ background: transparent; border: 2px solid transparent; border-radius: {RADIUS_BUTTON}px; }}
QScrollArea:focus {{ border-color: {c.accent_text}; }}
QScrollBar:vertical {{
    background: {c.surface_alt}; width: {thick}px; border-radius: {thick // 2}px; margin: 0;
}}
QScrollBar:horizontal {{
    background: {c.surface_alt}; height: {thick}px; border-radius: {thick // 2}px; margin: 0;
}}
QScrollBar::handle {{ background: {c.surface_muted}; border-radius: {thick // 2 - 2}px; margin: 2px; }}
QScrollBar::handle:hover {{ background: {c.surface_text}; }}
QScrollBar::handle:vertical {{ min-height: 40px; }}
QScrollBar::handle:horizontal {{ min-width: 40px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QDockWidget {{ font-size: {_size(Role.NAME, text_size)}; }}
QDockWidget::title {{ background: {c.surface_alt}; padding: {_px(7, text_size)}; }}
QFrame#sheet {{
    background: {c.surface_alt}; border: 1px solid {c.surface_line}; border-radius: {RADIUS_PLATE}px;
}}
QSplitter::handle, QFrame#rule {{ background: {c.surface_line}; border: none; }}
"""


def _on_the_ground(palette: Palette, text_size: float) -> str:
    """What lies on the table itself: the start screen."""
    c = _names(palette)
    hover = mixed(palette.felt, palette.text, 0.14).name()
    return f"""
StartScreen QLabel {{ color: {c.text}; }}
StartScreen QLabel[role="muted"], StartScreen QLabel[role="small"], StartScreen QLabel[role="lead"] {{
    color: {c.text_muted};
}}
StartScreen QLabel[role="lead"] {{ font-size: {_size(Role.TITLE, text_size)}; font-weight: 400; }}
StartScreen QPushButton {{
    background: transparent; color: {c.text}; border: 2px solid {c.text_muted}; font-weight: 500;
}}
StartScreen QPushButton:hover {{ background: {hover}; }}
StartScreen QPushButton:pressed {{ background: {c.plate}; }}
StartScreen QPushButton:focus {{
    background: {c.plate}; border: 4px solid {c.focus};
    padding: {_px(7, text_size)} {_px(16, text_size)};
}}
StartScreen QPushButton#sit {{
    background: {c.text}; color: {c.felt_edge};
    border-color: {c.felt_edge}; font-weight: 700;
}}
StartScreen QPushButton#sit:hover {{ background: {c.text_muted}; }}
StartScreen QPushButton#sit:focus {{ background: {c.text}; border-color: {c.focus}; }}
StartScreen QPushButton#primary {{
    background: {c.accent}; color: {c.on_accent}; border-color: {primary_edge(palette).name()};
    font-weight: 700;
}}
StartScreen QPushButton#primary:hover {{ background: {mixed(palette.accent, palette.text, 0.22).name()}; }}
StartScreen QPushButton#primary:focus {{ background: {c.accent}; border-color: {c.text}; }}
StartScreen QComboBox {{ color: {c.text}; }}
StartScreen QComboBox QAbstractItemView {{ color: {c.surface_text}; }}
StartScreen QFrame#place {{
    background: rgba({palette.plate.red()}, {palette.plate.green()}, {palette.plate.blue()}, 0.55);
    border: 2px solid {mixed(palette.felt, palette.line, 0.6).name()}; border-radius: 18px;
}}
StartScreen QPushButton#primary QLabel {{ color: {c.on_accent}; }}
"""


def _keeper(palette: Palette, text_size: float) -> str:
    """The score keeper, made for fingers. Its ground is not the only widget of that name."""
    c = _names(palette)
    pressed = mixed(palette.surface, palette.surface_text, 0.16).name()
    return f"""
KeeperWindow QPushButton {{ padding: {_px(13, text_size)} {_px(12, text_size)}; }}
KeeperWindow QPushButton:focus {{ padding: {_px(11, text_size)} {_px(10, text_size)}; }}
KeeperWindow Segment, KeeperWindow Segment:focus {{
    padding: {_px(10, text_size)} {_px(12, text_size)};
}}
KeeperWindow Segment:checked:focus {{ padding: {_px(8, text_size)} {_px(10, text_size)}; }}
KeeperWindow QListView::item {{
    padding: {_px(8, text_size)} {_px(6, text_size)}; border-bottom: 1px solid {c.surface_line};
}}
KeeperWindow Ground QLabel {{ color: {c.text}; }}
KeeperWindow Ground TapButton {{ background: {c.surface}; padding: 0; }}
KeeperWindow Ground TapButton:hover {{ background: {c.surface_alt}; }}
KeeperWindow Ground TapButton:pressed {{ background: {pressed}; }}
KeeperWindow Ground TapButton:focus {{ border: 4px solid {c.accent_text}; padding: 0; }}
KeeperWindow Ground TapButton QLabel {{ color: {c.surface_text}; }}
KeeperWindow Ground TapButton QLabel[role="small"], KeeperWindow Ground TapButton QLabel#key {{
    color: {c.surface_muted};
}}
KeeperWindow Ground TapButton QLabel:disabled {{ color: {c.surface_muted}; }}
"""
