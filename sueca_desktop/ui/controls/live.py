"""Windows and panels that follow a change of language or look while they are open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtWidgets import QDialog, QWidget

from sueca_desktop.ui.scene.theme import Role, font

_LOOKS = (QEvent.Type.StyleChange, QEvent.Type.FontChange)


class Panel(QWidget):
    """A widget that puts its words anew when the language changes."""

    def retranslate(self) -> None:
        """Puts every word in the current language; also called once by the constructor of a subclass."""

    def fit(self) -> None:
        """Takes the sizes that its words need; called when they or their letters have changed."""

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language and the look."""
        super().changeEvent(event)
        _follow(self, event)


class Dialog(QDialog):
    """A dialog that puts its words anew when the language changes."""

    _outgrown = False  # its words or their letters have changed

    def retranslate(self) -> None:
        """Puts every word in the current language; also called once by the constructor of a subclass."""

    def fit(self) -> None:
        """Takes the sizes that its words need; called when they or their letters have changed."""

    def changeEvent(self, event: QEvent) -> None:
        """Follows the language and the look."""
        super().changeEvent(event)
        self._outgrown = _follow(self, event) or self._outgrown

    def event(self, event: QEvent) -> bool:
        """Grows with its words: only when a new layout is asked for do they know what room they need now."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self._outgrown:
            self._outgrown = False
            self.grow()
        return done

    def open_at(self, width: int, height: int) -> None:
        """Takes a size in logical pixels at the usual text size: larger with larger text, but no larger
        than the screen has room for. The last thing that a constructor does."""
        self.fit()
        scale = text_scale(self)
        self.resize(QSize(round(width * scale), round(height * scale)).boundedTo(self.most_room()))
        self.grow()

    def grow(self) -> None:
        """Becomes higher where the words need it and the screen has room."""
        layout = self.layout()
        if layout is not None:
            needed = min(layout.totalMinimumHeightForWidth(self.width()), self.most_room().height())
            self.resize(self.width(), max(self.height(), needed))

    def most_room(self) -> QSize:
        """The largest size that the screen has room for."""
        return self.screen().availableGeometry().size() * 0.96


def text_scale(widget: QWidget) -> float:
    """How much larger than usual the text of a widget is, by the person's wish or in a large window."""
    widget.ensurePolished()
    return widget.fontInfo().pixelSize() / font(Role.BODY).pixelSize()


def _follow(live: Panel | Dialog, event: QEvent) -> bool:
    """Follows a change of language or look; whether it was one."""
    if event.type() is QEvent.Type.LanguageChange:
        live.retranslate()
    elif event.type() not in _LOOKS or not live.isVisible():
        return False
    live.fit()
    return True
