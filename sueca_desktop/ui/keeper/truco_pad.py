"""Tapping a hand of truco: raises and their answers, and who won."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from sueca_desktop.keeper.book import Names
from sueca_desktop.keeper.truco import Accept, Raise, Run, State, Tap, Won
from sueca_desktop.rules.seats import Team
from sueca_desktop.text import keeper_text
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.keeper.pad import Pad, SideHeads, pad_grid, set_tall
from sueca_desktop.ui.keeper.tap_button import TapButton

_KEYS: dict[Tap, Qt.Key] = {
    Won(Team.NS): Qt.Key.Key_A,
    Won(Team.EW): Qt.Key.Key_J,
    Raise(Team.NS): Qt.Key.Key_S,
    Raise(Team.EW): Qt.Key.Key_K,
    Won(None): Qt.Key.Key_E,
    Accept(): Qt.Key.Key_D,
    Run(): Qt.Key.Key_F,
}

_WON_ROW, _ACCEPT_ROW, _RAISE_ROW, _TIED_ROW, _RUN_ROW = _ROWS = range(1, 6)
_TIED: Tap = Won(None)
_ANSWERS: tuple[Tap, ...] = (Accept(), Run())


class TrucoPad(Pad):
    """What can be tapped changes while an answer is waited for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads = SideHeads()
        self.buttons: dict[Tap, TapButton] = {tap: TapButton(key) for tap, key in _KEYS.items()}
        for tap, button in self.buttons.items():
            button.clicked.connect(lambda _=False, tap=tap: self.tapped.emit(tap))
        grid = self._grid = pad_grid(self, 2, _ROWS)
        for column, side in enumerate(Team):
            grid.addWidget(self._heads.labels[side], 0, column)
            grid.addWidget(self.buttons[Won(side)], _WON_ROW, column)
            grid.addWidget(self.buttons[Raise(side)], _RAISE_ROW, column)
        for wide, row in ((Accept(), _ACCEPT_ROW), (_TIED, _TIED_ROW), (Run(), _RUN_ROW)):
            grid.addWidget(self.buttons[wide], row, 0, 1, 2)

    def show_state(self, state: State, names: Names) -> None:
        """Shows what can be tapped now, and what it brings."""
        self._heads.show_names(names)
        asked = state.asked is not None
        for tap, button in self.buttons.items():
            if isinstance(tap, Accept | Run):
                button.setVisible(asked)
            elif isinstance(tap, Won):
                button.setVisible(not asked)
            elif isinstance(tap, Raise):
                step = state.next_step(tap.side)
                button.setEnabled(step is not None)
                button.setVisible(step is not None or not asked)
        can_raise = not asked or any(state.next_step(side) is not None for side in Team)
        for row in _ROWS:
            shown = {_RAISE_ROW: can_raise, _WON_ROW: not asked, _TIED_ROW: not asked}.get(row, asked)
            set_tall(self._grid, row, shown)
        if asked and any(self.buttons[Raise(side)].hasFocus() for side in Team):
            self.buttons[Accept()].setFocus()  # else a second press of Space would raise again
        self._put(state, names)

    def _put(self, state: State, names: Names) -> None:
        hand_won = translate("Keeper", "won the hand")
        for side in Team:
            won = self.buttons[Won(side)]
            won.set_words(
                keeper_text.change(state.stake), hand_won, keeper_text.tapped(Won(side), state, names)
            )
            step = state.next_step(side)
            ask = self.buttons[Raise(side)]
            if step is None:
                ask.set_words("–", translate("Keeper", "may not raise"), translate("Keeper", "May not raise"))
            else:
                ask.set_words(
                    raise_word(state, step),
                    translate("Keeper", "asks for {tentos}", tentos=keeper_text.tentos(step)),
                    keeper_text.tapped(Raise(side), state, names),
                )
        self.buttons[Won(None)].set_words(
            translate("Keeper", "Tied"),
            translate("Keeper", "nobody scores"),
            keeper_text.tapped(Won(None), state, names),
        )
        if state.asked is None:
            for answer in _ANSWERS:
                self.buttons[answer].set_words("", "", "")
        else:
            self.buttons[Accept()].set_words(
                translate("Keeper", "Accept"),
                translate("Keeper", "the hand is worth {tentos}", tentos=keeper_text.tentos(state.asked)),
                keeper_text.tapped(Accept(), state, names),
            )
            self.buttons[Run()].set_words(
                translate("Keeper", "Run"),
                translate("Keeper", "gives them {tentos}", tentos=keeper_text.tentos(state.stake))
                if state.asked_by is Team.EW
                else translate("Keeper", "gives us {tentos}", tentos=keeper_text.tentos(state.stake)),
                keeper_text.tapped(Run(), state, names),
            )


def raise_word(state: State, step: int) -> str:
    """What is called out to ask for a step: the first is truco, the others their number."""
    if step == state.rules.steps[1]:
        return translate("Keeper", "Truco!")
    return {
        6: translate("Keeper", "Six!"),
        9: translate("Keeper", "Nine!"),
        10: translate("Keeper", "Ten!"),
        12: translate("Keeper", "Twelve!"),
    }[step]
