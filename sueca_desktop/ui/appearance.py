"""From settings to look: theme, cards, language of the index, applied to the whole program at once."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QStyleHints
from PySide6.QtWidgets import QApplication

from sueca_desktop.storage.settings import TEXT_SIZES, CardSize, Settings
from sueca_desktop.ui.scene.card_art import CardArt, Index
from sueca_desktop.ui.scene.furniture import Look
from sueca_desktop.ui.scene.layout import scale_around
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.theme import Theme, load_theme
from sueca_desktop.ui.style import apply_style

_CARD_SIZES: dict[CardSize, float] = {"small": 0.85, "normal": 1.0, "large": 1.15}
_MOVING = tuple(effect for effect in Qt.UIEffect if effect is not Qt.UIEffect.UI_General)
_USUAL_POINTS = {"win32": 9.0, "darwin": 13.0}
_OTHER_POINTS = 11.0
"""The letters of a system that nobody has made larger; those of Linux are 9 to 11 points."""
_SMALL_WINDOW = QSize(1024, 700)


class Appearance(QObject):
    """Turns settings into a `Look`. `scheme_changed`: the system went from light to dark or back."""

    scheme_changed = Signal()

    def __init__(self, application: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._application = application
        self._usual = {effect: application.isEffectEnabled(effect) for effect in _MOVING}
        self._worn: tuple[Theme, float] | None = None
        self._pack: tuple[tuple[object, ...], CardArt] | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.scheme_changed)

    def theme(self, settings: Settings) -> Theme:
        """The theme in the palette that the person, or else the system, prefers."""
        dark = settings.appearance == "dark"
        if settings.appearance == "system":
            dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return load_theme(settings.theme, dark)

    def scale(self, settings: Settings, window: QSize) -> float:
        """How many times its usual size text around the table is, with a main window of that size."""
        return scale_around((window.width(), window.height()), settings.text_size)

    def apply(self, settings: Settings, window: QSize) -> Theme:
        """Gives all windows the look of the settings, and returns their theme. Text goes with the size of the
        main window."""
        theme = self.theme(settings)
        scale = self.scale(settings, window)
        worn = (theme, scale)
        if worn != self._worn:  # a style sheet is costly: it dresses every widget anew
            apply_style(self._application, theme, scale)
            self._worn = worn
        for effect, usual in self._usual.items():  # menus and tips that slide or fade in
            self._application.setEffectEnabled(effect, usual and not settings.reduced_motion)
        return theme

    def look(self, settings: Settings, theme: Theme, language: str, window: QSize) -> Look:
        """How the table is drawn in a window of that size."""
        small = window.width() < _SMALL_WINDOW.width() or window.height() < _SMALL_WINDOW.height()
        large_index = {"on": True, "off": False, "auto": small or theme.large_index}[settings.large_index]
        art = self._art(theme, index_letters(settings, language), settings, large_index=large_index)
        speed = Speed.OFF if settings.reduced_motion else Speed(settings.speed)
        return Look(theme, art, settings.four_colours, speed)

    def _art(self, theme: Theme, index: Index, settings: Settings, *, large_index: bool) -> CardArt:
        """The same pack, with the pictures it keeps, as long as nothing that shows on its cards changes."""
        wanted = (theme, index, settings.four_colours, large_index, settings.back)
        if self._pack is None or self._pack[0] != wanted:
            art = CardArt(
                theme,
                index=index,
                four_colours=settings.four_colours,
                large_index=large_index,
                back=settings.back,
            )
            self._pack = wanted, art
        return self._pack[1]


def wants_no_movement(hints: QStyleHints) -> bool:
    """Whether the system is set to show no movement. Qt knows from 6.12 on; before, nobody is said to."""
    preference = getattr(hints.accessibility(), "motionPreference", None)
    return preference is not None and preference().name != "NoPreference"


def wanted_text_size(font: QFont, platform: str) -> float:
    """The text size among those offered for somebody whose system has this font, `platform` being a
    `sys.platform`: larger letters in the system are wanted here too."""
    points = font.pointSizeF()  # below 0 where the size is given in pixels
    wanted = max(1.0, points / _USUAL_POINTS.get(platform, _OTHER_POINTS))
    return min(TEXT_SIZES, key=lambda size: abs(size - wanted))


def index_letters(settings: Settings, language: str) -> Index:
    """The letters of the court cards: as chosen, else R D V in Portugal and K Q J elsewhere."""
    if settings.index_letters == "auto":
        return "rdv" if language == "pt_PT" else "kqj"
    return settings.index_letters


def card_scale(settings: Settings) -> float:
    """The person's card size as a factor."""
    return _CARD_SIZES[settings.card_size]
