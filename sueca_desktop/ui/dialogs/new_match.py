"""A new match: the rules, the players, and the deal if somebody wants a certain one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from sueca_desktop.levels import Level
from sueca_desktop.rules import GAMES, game_of
from sueca_desktop.rules.seats import Seat
from sueca_desktop.table.deals import parse_deal_number
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.controls.footer import Footer
from sueca_desktop.ui.controls.form import Form
from sueca_desktop.ui.controls.labels import label, rule, scrolled
from sueca_desktop.ui.controls.live import Dialog, text_scale
from sueca_desktop.ui.controls.segmented import Segmented
from sueca_desktop.ui.dialogs.games_editor import GamesEditor
from sueca_desktop.ui.dialogs.players_editor import PlayersEditor

RULES_PAGE, PLAYERS_PAGE = range(2)

_WIDTH, _HEIGHT = 1100, 710  # logical pixels at the usual text size
_DEAL_WIDTH = 240
_MARGIN = 24


class MatchSetup(Struct, frozen=True):
    """What a match begins with. A name of None is the usual one of the language; a deal of None a fresh
    one. `persons` play at this screen."""

    rules: Any
    names: Mapping[Seat, str | None]
    levels: Mapping[Seat, Level]
    deal_number: int | None = None
    persons: frozenset[Seat] = frozenset({Seat.S})


class DealNumberValidator(QValidator):
    """Lets through digits that are a deal number, and nothing."""

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        try:
            if text:
                parse_deal_number(text)
        except ValueError:
            return QValidator.State.Invalid, text, position
        return QValidator.State.Acceptable, text, position


class NewMatchDialog(Dialog):
    """Asks for the setup of a match, beginning with `setup`; `setup()` is what the person chose.

    match_running: says that the match on the table stays saved.
    rules: those of other games, for whoever would rather play one of these; where missing, the usual ones.
    """

    def __init__(
        self,
        setup: MatchSetup,
        match_running: bool,
        parent: QWidget | None = None,
        *,
        rules: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(parent)
        self._match_running = match_running
        self._title = label("shout")
        self._pages = Segmented((RULES_PAGE, PLAYERS_PAGE), self)  # first for the keyboard
        self._pages.set_value(RULES_PAGE)
        self._lead = label("muted", wrap=True)
        game = game_of(setup.rules).id
        usual = {other.id: other.rules() for other in GAMES.values()}
        self._stack = QStackedWidget(self)
        self._rules = GamesEditor({**usual, **(rules or {}), game: setup.rules}, game, self._stack)
        self._players = PlayersEditor(setup.names, setup.levels, persons=setup.persons)
        self._deal = QLineEdit("" if setup.deal_number is None else str(setup.deal_number))
        self._deal.setValidator(DealNumberValidator(self))
        self._deal_form = Form()
        self._deal_row = self._deal_form.add_row(self._deal)
        self._stack.addWidget(self._rules)
        self._stack.addWidget(self._players_page())
        self._pages.chosen.connect(self.show_page)
        self._cancel = QPushButton()
        self._play = QPushButton()
        self._play.setObjectName("primary")
        self._cancel.clicked.connect(self.reject)
        self._play.clicked.connect(self.accept)
        self._footer = Footer([self._cancel, self._play])

        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._pages)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_MARGIN, 16, _MARGIN, 18)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self._lead)
        layout.addSpacing(10)
        layout.addWidget(self._stack, 1)
        layout.addSpacing(4)
        layout.addWidget(rule())
        layout.addSpacing(8)
        layout.addWidget(self._footer)
        self.retranslate()
        self._play.setDefault(True)
        self.open_at(_WIDTH, _HEIGHT)
        self._pages.setFocus()

    def setup(self) -> MatchSetup:
        """What the dialog shows now."""
        number = self._deal.text()
        return MatchSetup(
            self._rules.rules(),
            self._players.names(),
            self._players.levels(),
            int(number) if number else None,
            self._players.persons(),
        )

    def show_page(self, page: int) -> None:
        """Opens one of the pages."""
        self._pages.set_value(page)
        self._stack.setCurrentIndex(page)
        self._lead.setText(
            translate("New match", "Choose how it is played at your table. Then change what you like.")
            if page == RULES_PAGE
            else translate("New match", "Say who sits where, and how well they play.")
        )

    def retranslate(self) -> None:
        title = translate("New match", "New match")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._pages.set_words(
            translate("New match", "What to choose"),
            [translate("New match", "Rules"), translate("New match", "Players and cards")],
            [
                translate("New match", "How it is played at your table"),
                translate("New match", "Names, levels and the number of the deal"),
            ],
        )
        self._deal_row.label.setText(translate("New match", "&Deal number"))
        self._deal.setAccessibleName(translate("New match", "Deal number"))
        self._deal.setPlaceholderText(translate("New match", "Fresh cards"))
        self._deal.setToolTip(translate("New match", "Digits only; empty for fresh cards"))
        self._deal_row.sentence.setText(
            translate("New match", "The same number always deals the same cards, to you and to your friends.")
        )
        self._cancel.setText(translate("New match", "&Cancel"))
        self._cancel.setToolTip(translate("New match", "Begins no match (Esc)"))
        self._play.setText(translate("New match", "&Play with these rules"))
        self._play.setToolTip(translate("New match", "Begins the match (Enter)"))
        self._footer.set_note(
            translate("New match", "The match on the table stays saved: you can open it again.")
            if self._match_running
            else ""
        )
        self.show_page(self._pages.value())

    def fit(self) -> None:
        """Makes the field for the deal's number as wide as its letters want."""
        self._deal.setFixedWidth(round(_DEAL_WIDTH * text_scale(self)))

    def _players_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(0)
        column.addWidget(self._players)
        column.addWidget(rule())
        column.addSpacing(16)
        column.addWidget(self._deal_form)
        column.addStretch()
        return scrolled(page, self._stack)
