"""The rules that are played at the table, to read."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QTextBrowser, QWidget

from sueca_desktop.rules.sueca import Rules
from sueca_desktop.text.rules_summary import Section, card_values, rules_summary
from sueca_desktop.text.rules_text import rules_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.closing_dialog import ClosingDialog
from sueca_desktop.ui.controls.labels import label

_WIDTH, _HEIGHT = 760, 680
_SPACING = "h3 { margin-top: 16px; margin-bottom: 4px } li { margin-bottom: 5px } table { margin-left: 22px }"
_CARDS_SECTION = 1  # the section after which the table of cards stands


class RulesSummaryDialog(ClosingDialog):
    """Whole sentences and a table of the cards, in the current language."""

    def __init__(self, rules: Rules, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._title = label("shout")
        self._lead = label("muted", wrap=True)
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._text.document().setDefaultStyleSheet(_SPACING)
        self.stack(self._title, self._lead, self._text, width=_WIDTH, height=_HEIGHT)
        self._text.setFocus()

    def retranslate(self) -> None:
        title = translate("Summary", "Rules of Sueca")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._lead.setText(
            translate("Summary", "As played at this table: {rules}.", rules=rules_name(self._rules))
        )
        self._text.setAccessibleName(title)
        self._text.setToolTip(translate("Summary", "The rules at this table; can be selected and copied"))
        self._text.setHtml(self._html())
        self._close.setText(translate("Summary", "&Close"))
        self._close.setToolTip(translate("Summary", "Back to the table (Esc)"))

    def _html(self) -> str:
        parts = [_section(section) for section in rules_summary(self._rules)]
        parts.insert(_CARDS_SECTION + 1, self._card_table())
        return "".join(parts)

    def _card_table(self) -> str:
        heads = (translate("Summary", "Strongest first"), translate("Summary", "Points"))
        head = "".join(f"<th align='left'>{escape(text)}</th>" for text in heads)
        rows = "".join(
            f"<tr><td>{escape(name)}</td><td align='right'><b>{points}</b></td></tr>"
            for name, points in card_values(self._rules)
        )
        return f"<table cellpadding='4' cellspacing='0'><tr>{head}</tr>{rows}</table>"


def _section(section: Section) -> str:
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in section.sentences)
    return f"<h3>{escape(section.title)}</h3><ul>{sentences}</ul>"
