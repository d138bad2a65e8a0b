"""Who sits where: names, and how well the others play."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from sueca_desktop.levels import Level
from sueca_desktop.record import MAX_NAME_LENGTH, clean_name
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.text import settings_text
from sueca_desktop.text.people import default_names
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.flow_layout import FlowLayout
from sueca_desktop.ui.controls.form import Form, FormRow
from sueca_desktop.ui.controls.live import Panel, text_scale
from sueca_desktop.ui.controls.segmented import Segmented

LEVELS = tuple(Level)
PERSON = "person"
"""What is chosen instead of a level where somebody at the same screen plays."""

_NAME_WIDTH = 300  # logical pixels at the usual text size


class PlayerChoice(QWidget):
    """The name at one seat, and the level where the program plays there, or that a person does.

    person: whether a person plays there; None where that is not to be chosen.
    """

    def __init__(self, name: str | None, level: Level | None, person: bool | None = None) -> None:
        super().__init__()
        self._usual = level
        self.name = QLineEdit(name or "")
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setCursorPosition(0)  # of a long name the beginning shows
        self.offered: tuple[str, ...] = LEVELS if person is None else (*LEVELS, PERSON)
        self.level = None if level is None else Segmented(self.offered)
        layout = FlowLayout(self, spacing=12)
        layout.addWidget(self.name)
        if self.level is not None:
            self.level.set_value(PERSON if person else level)
            layout.addWidget(self.level)
        self.setFocusProxy(self.name)

    @property
    def is_person(self) -> bool:
        """Whether somebody at this screen plays there."""
        return self.level is None or self.level.value() == PERSON

    @property
    def chosen_level(self) -> Level | None:
        """The level of the program; where a person plays, the one to come back to."""
        return self._usual if self.level is None or self.is_person else Level(self.level.value())

    def fit(self) -> None:
        """Makes the name's field as wide as its letters want."""
        self.name.setFixedWidth(round(_NAME_WIDTH * text_scale(self)))


class PlayersEditor(Panel):
    """Edits the names at all seats and the levels of the three players of the program.

    An empty field means the usual name of the language, which stands in it in grey. `changed` tells that
    the person has changed something.

    defaults: the levels to which a player can be restored, with the usual name.
    place: says where these players stand, below each of them; they have no mnemonics then.
    persons: who plays at this screen; None where that is not to be chosen.
    """

    changed = Signal()

    def __init__(
        self,
        names: Mapping[Seat, str | None],
        levels: Mapping[Seat, Level],
        defaults: Mapping[Seat, Level] | None = None,
        place: Callable[[], str] | None = None,
        persons: Collection[Seat] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._choices: dict[Seat, PlayerChoice] = {}
        self._rows: dict[Seat, FormRow] = {}
        self._defaults = defaults
        self._place = place
        self._form = Form(restorable=defaults is not None)
        for seat in SEATS:
            person = None if persons is None else seat in persons
            choice = PlayerChoice(names.get(seat), levels.get(seat), person)
            choice.name.textEdited.connect(self._take)
            if choice.level is not None:
                choice.level.chosen.connect(self._take)
            self._choices[seat] = choice
            row = self._rows[seat] = self._form.add_row(choice)
            if row.restore is not None:
                row.restore.wanted.connect(partial(self._restore, seat))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._form)
        self.retranslate()

    def names(self) -> dict[Seat, str | None]:
        """The names as a record may hold them; None for the usual name."""
        return {seat: clean_name(choice.name.text()) or None for seat, choice in self._choices.items()}

    def levels(self) -> dict[Seat, Level]:
        """The levels at E, N and W."""
        chosen = ((seat, choice.chosen_level) for seat, choice in self._choices.items())
        return {seat: level for seat, level in chosen if level is not None}

    def persons(self) -> frozenset[Seat]:
        """Who plays at this screen."""
        return frozenset(seat for seat, choice in self._choices.items() if choice.is_person)

    def set_players(self, names: Mapping[Seat, str | None], levels: Mapping[Seat, Level]) -> None:
        """Shows other players, without telling of a change."""
        for seat, choice in self._choices.items():
            choice.name.setText(names.get(seat) or "")
            if choice.level is not None:
                choice.level.set_value(levels[seat])
        self._show_players()

    def show_only(self, seats: Collection[Seat]) -> None:
        """Shows some of the players; the others take no room."""
        self._form.show_only([self._rows[seat] for seat in seats])
        self._show_players()

    def control(self, seat: Seat) -> QWidget:
        """What is edited at a seat."""
        return self._choices[seat]

    def retranslate(self) -> None:
        for seat, choice in self._choices.items():
            name = settings_text.seat_label(seat)
            if self._place is None:
                self._rows[seat].put_name(name)
            else:
                self._rows[seat].put_name(name.replace("&", ""))
                self._rows[seat].put_note(self._place())
            choice.name.setAccessibleName(settings_text.seat_name_field(seat))
            choice.name.setToolTip(translate("Players", "Empty: the usual name"))
            if choice.level is not None:
                texts = [settings_text.player_name(player) for player in choice.offered]
                tips = [settings_text.player_sentence(player) for player in choice.offered]
                choice.level.set_words(settings_text.seat_level_field(seat), texts, tips)
        self._show_players()
        self.fit()

    def _take(self) -> None:
        self._show_players()
        self.changed.emit()

    def _restore(self, seat: Seat) -> None:
        assert self._defaults is not None
        choice = self._choices[seat]
        choice.name.clear()
        if choice.level is not None:
            choice.level.set_value(self._defaults[seat])
        self._take()

    def _show_players(self) -> None:
        """Puts what follows from the names and levels."""
        usual_names = default_names(alone=len(self.persons()) == 1)
        for seat, choice in self._choices.items():
            choice.name.setPlaceholderText(usual_names[seat])
            if choice.level is None:
                words = translate("Players", "This is your seat.")
            else:
                words = settings_text.player_sentence(choice.level.value())
            self._rows[seat].sentence.setText(words)
            if self._defaults is not None:
                usual = choice.level is None or choice.level.value() is self._defaults[seat]
                named = bool(clean_name(choice.name.text()))
                self._rows[seat].offer_default(named or not usual)

    def fit(self) -> None:
        """Makes the fields as wide as their letters want."""
        for choice in self._choices.values():
            choice.fit()
        self._form.fit()
