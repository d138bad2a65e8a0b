"""The rules that are played at the table, to read."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtWidgets import QTextBrowser, QWidget

from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.pages import Section
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label
from sueca_desktop.ui.dialogs.games_editor import GameChoice

_WIDTH, _HEIGHT = 760, 680
_SPACING = "h3 { margin-top: 16px; margin-bottom: 4px } li { margin-bottom: 5px } table { margin-left: 22px }"


class RulesSummaryDialog(ClosingDialog):
    """Whole sentences and a table of the cards, in the current language. `rules` are those of each game to
    read about, `game` is the one that shows first; of several games the person chooses."""

    def __init__(self, rules: Mapping[str, Any], game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._choice = GameChoice(game)
        self._choice.setVisible(len(rules) > 1)
        self._choice.chosen.connect(self.retranslate)
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.document().setDefaultStyleSheet(_SPACING)
        self.stack(self._choice, self._title, self._lead, self._text, width=_WIDTH, height=_HEIGHT)
        self._text.setFocus()

    def retranslate(self) -> None:
        self._choice.retranslate()
        game = self._choice.value()
        text, rules = GAME_TEXTS[game], self._rules[game]
        title = translate("Summary", "Rules of {game}", game=text.name())
        self.setWindowTitle(title)
        self._title.setText(title)
        self._lead.setText(
            translate("Summary", "As played at this table: {rules}.", rules=text.rules_name(rules))
        )
        self._text.setAccessibleName(title)
        self._text.setToolTip(translate("Summary", "The rules at this table; can be selected and copied"))
        self._text.setHtml("".join(map(_section, text.summary(rules))))
        self._close.setText(translate("Summary", "&Close"))
        self._close.setToolTip(translate("Summary", "Back to the table (Esc)"))


def _section(section: Section) -> str:
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in section.sentences)
    return f"<h3>{escape(section.title)}</h3><ul>{sentences}</ul>{_table(section)}"


def _table(section: Section) -> str:
    if not section.rows:
        return ""
    head = "".join(f"<th align='left'>{escape(text)}</th>" for text in section.heads)
    rows = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in section.rows)
    return f"<table cellpadding='4' cellspacing='0'><tr>{head}</tr>{rows}</table>"


def _cell(text: str) -> str:
    if text.isdigit():
        return f"<td align='right'><b>{text}</b></td>"
    return f"<td>{escape(text)}</td>"
