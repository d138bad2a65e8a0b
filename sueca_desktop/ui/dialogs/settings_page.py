"""Some settings, a row each."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sueca_desktop.storage.settings import CHOICES, TEXT_SIZES, Settings
from sueca_desktop.text import settings_text
from sueca_desktop.ui.controls.form import Form, FormRow
from sueca_desktop.ui.controls.gallery import Gallery
from sueca_desktop.ui.controls.live import Panel
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.swatches import back_swatch, table_swatch
from sueca_desktop.ui.scene.theme import load_theme
from sueca_desktop.ui.sound import Silence

VOLUMES = (0, 25, 50, 75, 100)

ROWS = {
    "table": (
        "theme",
        "appearance",
        "back",
        "text_size",
        "card_size",
        "four_colours",
        "large_index",
        "index_letters",
    ),
    "play": (
        "hand_click",
        "speed",
        "trick_pause",
        "sort_order",
        "left_handed",
        "hint_level",
        "reduced_motion",
        "volume",
        "show_log",
    ),
    "language": ("language",),
}
"""The settings that are a row each, by the page on which they stand."""

_PICTURES: dict[str, QSize] = {"theme": QSize(120, 78), "back": QSize(66, 92)}
_STEPS: dict[str, tuple[float, ...]] = {"text_size": TEXT_SIZES, "volume": VOLUMES}
"""What is offered of a setting that is any number between two; the nearest is shown."""


def offered(name: str) -> tuple[Any, ...]:
    """The values of a setting that can be chosen."""
    return _STEPS[name] if name in _STEPS else CHOICES[name]


class SettingsPage(Panel):
    """A choice and one sentence on what the chosen value does. `chosen` tells the name of a setting and its
    new value, the default too where the person has it restored.

    place: says on which page a setting stands; the names have no mnemonics then, because those of different
    pages are alike.
    """

    chosen = Signal(str, object)

    def __init__(
        self,
        names: tuple[str, ...],
        settings: Settings,
        silence: Silence | None,
        place: Callable[[str], str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._silence = silence
        self._place = place
        self._form = Form(self, restorable=True)
        self._rows: dict[str, FormRow] = {}
        self._painted: tuple[str, bool, float] | None = None
        for name in names:
            choice = self._make_choice(name)
            choice.chosen.connect(partial(self.chosen.emit, name))
            row = self._rows[name] = self._form.add_row(choice)
            assert row.restore is not None
            row.restore.wanted.connect(partial(self._restore, name))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.addWidget(self._form)
        layout.addStretch()
        self.retranslate()

    def show_settings(self, settings: Settings) -> None:
        """Shows other settings, without telling of a choice."""
        self._settings = settings
        for name, row in self._rows.items():
            value = getattr(settings, name)
            shown = min(_STEPS[name], key=lambda step: abs(step - value)) if name in _STEPS else value
            assert isinstance(row.control, Segmented | Gallery)
            row.control.set_value(shown)
            silence = self._silence if name == "volume" else None
            row.control.setEnabled(silence is None)
            row.sentence.setText(
                settings_text.value_sentence(name, shown)
                if silence is None
                else settings_text.silence_sentence(silence)
            )
            row.offer_default(silence is None and value != getattr(_USUAL, name))
        self._form.fit()

    def show_only(self, names: Collection[str]) -> None:
        """Shows the rows of some settings; the others take no room."""
        self._form.show_only([row for name, row in self._rows.items() if name in names])
        self.show_settings(self._settings)

    def control(self, name: str) -> QWidget:
        """What chooses a value of a setting. Raises KeyError for one of another page."""
        return self._rows[name].control

    def paint_pictures(self) -> None:
        """Draws the pictures of themes and backs where they would look other than before."""
        look = (self._settings.theme, _is_dark(), self.devicePixelRatioF())
        if look == self._painted:
            return
        self._painted = look
        for row in self._rows.values():
            if isinstance(row.control, Gallery):
                row.control.paint_pictures()

    def retranslate(self) -> None:
        for name, row in self._rows.items():
            label = settings_text.setting_label(name)
            spoken = label.replace("&", "")
            if self._place is None:
                row.put_name(label)
            else:
                row.put_name(spoken)
                row.put_note(self._place(name))
            texts = [settings_text.value_name(name, value) for value in offered(name)]
            if isinstance(row.control, Gallery):
                row.control.set_words(spoken, texts)
            elif isinstance(row.control, Segmented):
                tips = [settings_text.value_sentence(name, value) for value in offered(name)]
                row.control.set_words(spoken, texts, tips)
        self.show_settings(self._settings)

    def _restore(self, name: str) -> None:
        self.chosen.emit(name, getattr(_USUAL, name))

    def _make_choice(self, name: str) -> Segmented | Gallery:
        if name not in _PICTURES:
            return Segmented(offered(name))
        paint: Callable[[Any, QSize, float], QPixmap] = (
            self._paint_table if name == "theme" else self._paint_back
        )
        gallery = Gallery(offered(name), _PICTURES[name], paint)
        gallery.show_names(name == "theme")
        return gallery

    def _paint_table(self, name: str, size: QSize, ratio: float) -> QPixmap:
        return table_swatch(load_theme(name, _is_dark()), size, ratio)

    def _paint_back(self, back: int, size: QSize, ratio: float) -> QPixmap:
        return back_swatch(load_theme(self._settings.theme, _is_dark()), back, size, ratio)


_USUAL = Settings()


def _is_dark() -> bool:
    """Whether the windows of the program are dark now."""
    return QGuiApplication.palette().window().color().lightness() < 128
