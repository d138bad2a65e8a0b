"""Which game is kept, who plays, who deals, and the rules that the score depends on."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from sueca_desktop.keeper import sueca
from sueca_desktop.keeper.book import Book, Game, Rules
from sueca_desktop.record import MAX_NAME_LENGTH
from sueca_desktop.rules.seats import SEATS, Direction, Seat
from sueca_desktop.rules.truco.variant import LADDERS
from sueca_desktop.text import keeper_rules_text, keeper_text, settings_text
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.form import Form, FormRow
from sueca_desktop.ui.controls.live import Panel, text_scale
from sueca_desktop.ui.controls.segmented import Segmented

_NAME_WIDTH = 260  # logical pixels at the usual text size
_MARGIN = 12

_FIELDS: dict[Game, dict[str, tuple[Hashable, ...]]] = {
    Game.SUECA: {
        "target": sueca.TARGETS,
        "tie": sueca.TIES,
        "revoke": sueca.REVOKES,
        "slate": sueca.SLATES,
        "direction": tuple(Direction),
    },
    Game.SOBE: {"start": (10, 15, 20, 25, 30), "direction": tuple(Direction)},
    Game.TRUCO: {
        "target": (12, 15, 18, 24, 30),
        "ladder": LADDERS,
        "special_hand": (False, True),
        "direction": tuple(Direction),
    },
}


class SetupPage(Panel):
    """Shows a book's names and rules, and tells what the person changes."""

    game_chosen = Signal(object)
    name_typed = Signal(object, str)
    dealer_chosen = Signal(object)
    rules_chosen = Signal(object)

    def __init__(self, book: Book, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self.game = Segmented(tuple(Game))
        self.game.chosen.connect(self.game_chosen)
        self.names = {seat: QLineEdit() for seat in SEATS}
        self.dealer = Segmented(SEATS)
        self.dealer.chosen.connect(self.dealer_chosen)
        form = self._form = Form(self)
        self._game_row = form.add_row(self.game)
        self._name_rows = {seat: form.add_row(self._name_field(seat)) for seat in SEATS}
        self._dealer_row = form.add_row(self.dealer)
        self.fields: dict[Game, dict[str, Segmented]] = {}
        self._rule_rows: dict[Game, dict[str, FormRow]] = {}
        for game, fields in _FIELDS.items():
            self.fields[game], self._rule_rows[game] = {}, {}
            for field, values in fields.items():
                control = self.fields[game][field] = Segmented(values)
                control.chosen.connect(lambda value, field=field: self._rule_chosen(field, value))
                self._rule_rows[game][field] = form.add_row(control)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(form)
        column.addStretch()
        self.retranslate()

    def show_book(self, book: Book) -> None:
        """Shows what is chosen now."""
        self._book = book
        self.game.set_value(book.game)
        for seat, field in self.names.items():
            name = book.names[seat.place] or ""
            if field.text() != name and not field.hasFocus():
                field.setText(name)
                field.setCursorPosition(0)  # of a long name the beginning shows
        self.dealer.set_value(book.sheet.state.dealer)
        places = [keeper_text.player_name(book.names, seat) for seat in SEATS]
        self.dealer.set_words(translate("Keeper", "Who deals next"), places)
        rows = self._rule_rows[book.game].values()
        self._form.show_only({self._game_row, *self._name_rows.values(), self._dealer_row, *rows})
        for game in Game:
            rules = book.sheet_of(game).state.rules
            for rule, control in self.fields[game].items():
                value = getattr(rules, rule)
                if value in control.values:
                    control.set_value(value)
                sentence = keeper_rules_text.value_sentence(rule, rules)
                self._rule_rows[game][rule].sentence.setText(sentence)
        self.fit()

    def retranslate(self) -> None:
        self._game_row.label.setText(translate("Keeper", "G&ame"))
        self.game.set_words(translate("Keeper", "Game"), [keeper_text.game_name(game) for game in Game])
        self._game_row.sentence.setText(
            translate("Keeper", "Each game has a slate of its own, which stays when you change the game.")
        )
        for seat, row in self._name_rows.items():
            row.label.setText(_seat_label(seat))
            field = self.names[seat]
            field.setPlaceholderText(keeper_text.place_name(seat))
            field.setAccessibleName(settings_text.seat_name_field(seat))
            field.setToolTip(translate("Keeper", "Empty: where the player sits"))
        self._dealer_row.label.setText(translate("Keeper", "Deals ne&xt"))
        self._dealer_row.sentence.setText(
            translate("Keeper", "After each hand the deal passes on by itself.")
        )
        for game, rows in self._rule_rows.items():
            for rule, row in rows.items():
                label = keeper_rules_text.field_label(rule)
                row.label.setText(label)
                values = self.fields[game][rule].values
                names = [keeper_rules_text.value_name(rule, value) for value in values]
                self.fields[game][rule].set_words(label.replace("&", ""), names)
        self.show_book(self._book)

    def fit(self) -> None:
        """Makes the fields as wide as their letters want."""
        for field in self.names.values():
            field.setFixedWidth(round(_NAME_WIDTH * text_scale(self)))
        self._form.fit()

    def _name_field(self, seat: Seat) -> QLineEdit:
        field = self.names[seat]
        field.setMaxLength(MAX_NAME_LENGTH)
        field.textEdited.connect(lambda text: self.name_typed.emit(seat, text))
        return field

    def _rule_chosen(self, field: str, value: object) -> None:
        rules: Rules = replace(self._book.sheet.state.rules, **{field: value})
        self.rules_chosen.emit(rules)


def _seat_label(seat: Seat) -> str:
    return {
        Seat.S: translate("Keeper", "&You"),
        Seat.E: translate("Keeper", "At your &right"),
        Seat.N: translate("Keeper", "&Opposite you"),
        Seat.W: translate("Keeper", "At your &left"),
    }[seat]
