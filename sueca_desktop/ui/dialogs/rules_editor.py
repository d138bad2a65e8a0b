"""The rules of a game, by preset and field by field, with one sentence on what each choice does."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from sueca_desktop.text.game_text import own_mix_name, your_choice
from sueca_desktop.text.games import text_of
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.choice_card import ChoiceCard
from sueca_desktop.ui.controls.form import Form, FormRow
from sueca_desktop.ui.controls.labels import fill, label, rule, scroll_area, scrolled
from sueca_desktop.ui.controls.live import Panel, text_scale
from sueca_desktop.ui.controls.segmented import Segmented

OWN_MIX = "own mix"
OTHER = None  # a number that is not among those offered at once

_CARDS_WIDTH = 340  # logical pixels at the usual text size
_MARGIN = 24


class NumberChoice(QWidget):
    """One of a few usual numbers, or any other."""

    def __init__(self, usual: tuple[int, ...], allowed: tuple[int, ...]) -> None:
        super().__init__()
        self.segments = Segmented((*usual, OTHER))
        self.number = QSpinBox()
        self.number.setRange(allowed[0], allowed[-1])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.segments)
        layout.addWidget(self.number)
        layout.addStretch()
        self.setFocusProxy(self.segments)

    def show_number(self, number: int, *, keep_other: bool = False) -> None:
        """Shows a number; with `keep_other` as one typed in, even if it is a usual one too."""
        usual = number in self.segments.values and not keep_other
        with QSignalBlocker(self.number):
            self.number.setValue(number)
        self.number.setVisible(not usual)
        self.segments.set_value(number if usual else OTHER)


class RulesEditor(Panel):
    """Edits the rules of one game; `changed` tells the new ones after each choice of the person.

    Where the width does not allow for the presets as cards beside the fields, a combo box offers them.
    """

    changed = Signal(object)

    def __init__(self, rules: Any, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = rules
        self._text = text_of(rules)
        self._presets = self._text.game.presets
        self._base = self._text.nearest_preset(rules)
        self._typed: set[str] = set()  # fields whose number the person types
        self._cards: dict[str, ChoiceCard] = {}
        self._rows: dict[str, FormRow] = {}
        self._group = QButtonGroup(self)
        self._cards_area = scrolled(self._make_cards(), self)
        self._line = rule(vertical=True)
        self._preset_label = label("name")
        self._preset_box = QComboBox()
        self._preset_label.setBuddy(self._preset_box)
        self._preset_line = label("small", wrap=True)
        self._fields_area = scroll_area(self)
        fields = QWidget(self._fields_area.viewport())
        self._form = Form(fields, restorable=True)
        for field in self._text.fields:
            row = self._rows[field] = self._form.add_row(self._make_choice(field))
            assert row.restore is not None
            row.restore.wanted.connect(partial(self._restore, field))
        self._preset_box.activated.connect(
            lambda place: self._choose_preset(self._preset_box.itemData(place))
        )

        column = self._column = QVBoxLayout(fields)
        for part in (self._preset_label, self._preset_box, self._preset_line):
            column.addWidget(part)
        column.addSpacing(8)
        column.addWidget(self._form)
        column.addStretch()
        fill(self._fields_area, fields)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._cards_area)
        layout.addWidget(self._line)
        layout.addWidget(self._fields_area, 1)
        self.retranslate()

    def rules(self) -> Any:
        """The rules as they stand now."""
        return self._rules

    def set_rules(self, rules: Any) -> None:
        """Shows other rules of the same game, without telling of a change."""
        self._rules = rules
        self._base = self._text.nearest_preset(rules)
        self._typed.clear()
        self._show()

    def retranslate(self) -> None:
        for preset, card in self._cards.items():
            if preset != OWN_MIX:
                card.set_words(self._text.preset_name(preset), self._text.preset_sentence(preset))
        self._preset_label.setText(translate("Rules editor", "Way of pla&ying"))
        self._preset_box.setAccessibleName(translate("Rules editor", "Way of playing"))
        self._preset_box.setToolTip(translate("Rules editor", "Sets all the fields below at once"))
        for field, row in self._rows.items():
            row.put_name(self._text.field_label(field))
            if isinstance(row.control, NumberChoice):
                spoken = self._text.field_label(field).replace("&", "")
                row.control.number.setAccessibleName(spoken)
                row.control.number.setToolTip(spoken)
        self._show()

    def go_to(self, field: str | None) -> None:
        """Gives the keyboard to a field, or to the ways of playing, and brings it into sight."""
        if field is not None:
            control = self._rows[field].control
            self._fields_area.ensureWidgetVisible(control)
        elif self._preset_box.isHidden():
            control = next(card for card in self._cards.values() if card.isChecked())
        else:
            control = self._preset_box
        control.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arranges itself for the new width."""
        super().resizeEvent(event)
        self.fit()

    def _make_cards(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(4)
        for preset in (*self._presets, OWN_MIX):
            card = ChoiceCard()
            self._cards[preset] = card
            self._group.addButton(card)
            column.addWidget(card)
            card.clicked.connect(lambda _=False, chosen=preset: self._choose_preset(chosen))
        column.addStretch(1)
        return page

    def _make_choice(self, field: str) -> QWidget:
        allowed = self._text.game.field_values[field]
        if field in self._text.numbers:
            choice = NumberChoice(self._text.numbers[field], allowed)
            choice.segments.chosen.connect(lambda number: self._choose_number(field, number))
            choice.number.valueChanged.connect(lambda number: self._choose(field, number))
            return choice
        segments = Segmented(allowed)
        segments.chosen.connect(lambda value: self._choose(field, value))
        return segments

    def _choose_preset(self, preset: str) -> None:
        if preset != OWN_MIX:
            self.set_rules(self._presets[preset])
            self.changed.emit(self._rules)

    def _choose_number(self, field: str, number: int | None) -> None:
        if number is not OTHER:
            self._typed.discard(field)
            self._choose(field, number)
            return
        self._typed.add(field)
        self._choose(field, getattr(self._rules, field))
        choice = self._rows[field].control
        assert isinstance(choice, NumberChoice)
        choice.number.setFocus(Qt.FocusReason.OtherFocusReason)

    def _restore(self, field: str) -> None:
        """Gives a field the value that it has in the way of playing that the rules began with."""
        self._typed.discard(field)
        self._choose(field, getattr(self._presets[self._base], field))

    def _choose(self, field: str, value: Any) -> None:
        self._rules = replace(self._rules, **{field: value})
        preset = self._text.preset_of(self._rules)
        if preset is not None:
            self._base = preset
        self._show()
        self.changed.emit(self._rules)

    def _show(self) -> None:
        preset = self._text.preset_of(self._rules)
        own = self._cards[OWN_MIX]
        own.set_words(own_mix_name(), self._text.own_mix_sentence(self._base))
        own.setVisible(preset is None)
        self._cards[preset or OWN_MIX].setChecked(True)
        self._show_preset_box(preset)
        for field in self._rows:
            self._show_field(field)
        self._form.fit()
        self.fit()

    def _show_preset_box(self, preset: str | None) -> None:
        offered = [*self._presets] if preset else [*self._presets, OWN_MIX]
        with QSignalBlocker(self._preset_box):
            self._preset_box.clear()
            for offer in offered:
                name = own_mix_name() if offer == OWN_MIX else self._text.preset_name(offer)
                self._preset_box.addItem(name, offer)
            self._preset_box.setCurrentIndex(offered.index(preset or OWN_MIX))
        self._preset_line.setText(
            self._text.preset_sentence(preset) if preset else self._text.own_mix_sentence(self._base)
        )

    def _show_field(self, field: str) -> None:
        row = self._rows[field]
        value = getattr(self._rules, field)
        if isinstance(row.control, NumberChoice):
            segments = row.control.segments
            row.control.show_number(value, keep_other=field in self._typed)
        else:
            assert isinstance(row.control, Segmented)
            segments = row.control
            segments.set_value(value)
        texts, tips = [], []
        for offered in segments.values:
            if offered is OTHER:
                texts.append(translate("Rules editor", "Other…"))
                tips.append(translate("Rules editor", "Any other number"))
            else:
                texts.append(self._text.value_name(field, offered))
                tips.append(self._text.value_sentence(field, replace(self._rules, **{field: offered})))
        segments.set_words(self._text.field_label(field).replace("&", ""), texts, tips)
        row.sentence.setText(self._text.value_sentence(field, self._rules))
        row.put_note(self._note(field, value))
        row.offer_default(value != getattr(self._presets[self._base], field))

    def _note(self, field: str, value: object) -> str:
        base = self._presets[self._base]
        if value != getattr(base, field):
            return your_choice()
        if value != getattr(type(self._rules)(), field):
            return self._text.belongs_to(self._base)
        return ""

    def fit(self) -> None:
        """Shows the presets as cards where there is room beside the fields."""
        cards = round(_CARDS_WIDTH * text_scale(self))
        fields = max(row.control.sizeHint().width() for row in self._rows.values())
        beside = self.width() >= cards + fields + 3 * _MARGIN
        self._column.setContentsMargins(_MARGIN if beside else 0, 0, _MARGIN // 2, 0)
        self._cards_area.setFixedWidth(cards)
        self._cards_area.setVisible(beside)
        self._line.setVisible(beside)
        for part in (self._preset_label, self._preset_box, self._preset_line):
            part.setVisible(not beside)
