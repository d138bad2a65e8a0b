"""The door through which every sentence for people goes."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject


def translate(context: str, text: str, **values: object) -> str:
    """`text` in the current language, its named `{placeholders}` filled with `values`.

    Both `context` and `text` must be literals where this is called: the catalogue is made by reading the
    source. Values are put in as they are, never read as placeholders themselves.
    """
    translated = QCoreApplication.translate(context, text)
    return translated.format(**values) if values else translated


class Counted(QObject):
    """Words with a number before them, in the plural form that the language wants.

    Qt finds plural forms only in `tr("%n …", "", n)` of an object, so they live here together.
    """

    def tricks(self, count: int) -> str:
        return self.tr("%n trick(s)", "", count)

    def tricks_word(self, count: int) -> str:
        """The word alone, for under a bold number: the number is left out."""
        return self.tr("trick(s) %n", "word only, without the number", count).replace(str(count), "").strip()

    def points(self, count: int) -> str:
        """Of a score too, which in sobe e desce may end below zero: Qt puts in no such number."""
        text = self.tr("%n point(s)", "", abs(count))
        return text if count >= 0 else text.replace(str(-count), f"−{-count}")

    def matches(self, count: int) -> str:
        return self.tr("%n match(es)", "", count)

    def games(self, count: int) -> str:
        return self.tr("%n game(s)", "", count)

    def tentos(self, count: int) -> str:
        return self.tr("%n tento(s)", "", count)

    def cards(self, count: int) -> str:
        return self.tr("%n card(s)", "", count)

    def times(self, count: int) -> str:
        return self.tr("%n time(s)", "how often", count)

    def settings_found(self, count: int) -> str:
        return self.tr("%n setting(s) found", "", count)

    def riscos(self, count: int) -> str:
        return self.tr("%n risco(s)", "", count)
