"""The buttons beside the hand that all games have in common, and how a button comes by its key."""

from __future__ import annotations

from sueca_desktop.text.translate import translate
from sueca_desktop.ui.board import ButtonSpec

Buttons = tuple[ButtonSpec, ...]

LIFT = "curtain:lift"
"""The button with which one of several people at one screen shows his cards, by its action."""

GO_ON, PLAY_MATCH, LEAVE = "lesson:on", "lesson:match", "lesson:leave"
"""The buttons of a lesson, by their actions."""


def button(
    action: str, text: str, *, primary: bool = False, tip: str = "", choices: tuple[ButtonSpec, ...] = ()
) -> ButtonSpec:
    """A button whose key is the letter marked in its words."""
    return ButtonSpec(action, text, text[text.index("&") + 1].upper(), primary, tip, choices)


def curtain_buttons() -> Buttons:
    """The next of several people at one screen has taken it."""
    return (button(LIFT, translate("Buttons", "&Show my cards"), primary=True),)


def draw_buttons() -> Buttons:
    """Drawing a card for the first deal without choosing one."""
    return (button("draw", translate("Buttons", "Draw &any card")),)
