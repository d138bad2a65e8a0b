"""What the presenter asks about the game that is played: how a match is shown, and what the person's doings
mean.

A conduct lives as long as its match is open. It remembers nothing but what the person has half done (the
place where he would cut, a claim that he has not confirmed) and what players have told it; `forget` drops
all that whenever the match has gone on or back.
"""

from __future__ import annotations

from enum import Enum
from typing import Protocol, TypeVar

from msgspec import Struct

from sueca_desktop.bots.player import Player
from sueca_desktop.cards import Card
from sueca_desktop.levels import HintLevel
from sueca_desktop.record import Header
from sueca_desktop.rules.actions import Action
from sueca_desktop.rules.events import Event
from sueca_desktop.rules.game import MatchView
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.rules.results import HandResult, SobeResult, TrucoResult
from sueca_desktop.rules.seats import Seat
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.ui.bot_thread import Answers
from sueca_desktop.ui.scene.celebration import Feast
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.picture import Picture
from sueca_desktop.ui.table_buttons import Buttons

AnyResult = HandResult | SobeResult | TrucoResult


class Ask(Struct, frozen=True):
    """A player of the program is to be asked next."""

    seat: Seat


class Invite(Struct, frozen=True):
    """The person is to decide. `call` tells it to the ears, once for each `step` of a decision; `note` stands
    above the hand, where the picture and the buttons do not say it all."""

    call: str
    note: str = ""
    step: str = ""


class Do(Struct, frozen=True):
    """Something happens by itself."""

    action: Action


Next = Ask | Invite | Do


class Half(Enum):
    """What the person did changed what he has half done, and nothing else."""

    DONE = "done"


class Refusal(Struct, frozen=True):
    """Why something cannot be done; `marks_card` where it is about the very card that was chosen."""

    words: str
    marks_card: bool


class Hint(Struct, frozen=True):
    """Advice in words, and what it points at: cards, or the button of an action."""

    words: str
    cards: tuple[Card, ...] = ()
    button: str = ""


class Outcry(Struct, frozen=True):
    """What a player says about what he does; with a `detail` only the person notices, and that says so."""

    by: Seat
    words: str
    sound: Sound | None = None
    detail: str = ""


class Pause(Enum):
    """How long what lies is left to the eye before something that happened is shown."""

    NONE = "none"
    TRICK = "trick"  # as long as the person wants to look at a full trick
    READING = "reading"


ViewT = TypeVar("ViewT", bound=MatchView)


class Conduct(Protocol[ViewT]):
    """See the module. `view` is always what the person knows now."""

    @property
    def answers(self) -> Answers:
        """What bots may answer; it is asked in their thread."""
        ...

    def forget(self) -> None:
        """The match has gone on or back."""
        ...

    # ------------------------------------------------------------ several people at one screen

    def turned(self, seat: Seat, others: frozenset[Seat]) -> None:
        """The table is turned so that S is who was at `seat`; `others` are the persons besides him, as they
        sit now."""
        ...

    def for_everybody(self, view: ViewT) -> ViewT:
        """What everybody may know, whoever looks: the view without what only its seat knows."""
        ...

    # ------------------------------------------------------------ how it is shown

    def picture(self, view: ViewT) -> Picture:
        """The table as it lies."""
        ...

    def picture_to_decide(self, view: ViewT, draw: DealerDraw | None) -> Picture:
        """The table with what the person has half done, and with the draw for the first deal."""
        ...

    def after(self, picture: Picture, event: Event) -> Picture:
        """The picture after an event, where more events of the same action follow."""
        ...

    def buttons(self, view: ViewT, header: Header) -> Buttons:
        """What the person may decide now that is no card."""
        ...

    def least_buttons(self, view: ViewT) -> int:
        """For how many buttons room is kept all the time, so that the cards stay where they are."""
        ...

    # ------------------------------------------------------------ what comes next

    def next(self, view: ViewT, header: Header) -> Next:
        """Who is to decide, in a phase that is neither the draw, the shuffle nor the end."""
        ...

    def answered(self, view: ViewT, seat: Seat, action: Action | None) -> Action | None:
        """What is done upon a player's answer; None where it is only taken note of."""
        ...

    def shows_result(self, result: AnyResult) -> bool:
        """Whether the person is shown the result of a hand."""
        ...

    # ------------------------------------------------------------ what the person does

    def choose(self, view: ViewT, card: Card, *, covered: bool) -> Action | Half:
        """What choosing a card of the hand means; `covered`: the person wants it face down."""
        ...

    def refusal(self, view: ViewT, reason: Reason) -> Refusal:
        """Why what was chosen cannot be done."""
        ...

    def press(self, view: ViewT, button: str) -> Action | Half:
        """What pressing one of the buttons means, by its action."""
        ...

    def choose_place(self, view: ViewT, place: int) -> Action | None:
        """What choosing a card of the pack means, if anything."""
        ...

    def point_at_place(self, view: ViewT, place: int) -> bool:
        """The person points at a card of the pack. Returns whether that changed the picture."""
        ...

    # ------------------------------------------------------------ hints

    def can_hint(self, view: ViewT) -> bool: ...

    def adviser(self, level: HintLevel) -> Player:
        """Who is asked for a hint."""
        ...

    def hint(self, view: ViewT, action: Action, header: Header) -> Hint:
        """The adviser's choice in words."""
        ...

    # ------------------------------------------------------------ what happened

    def sentence(self, event: Event, header: Header) -> str | None:
        """What happened, for the log; None for what needs no words of its own."""
        ...

    def outcry(self, event: Event) -> Outcry | None: ...

    def pause(self, event: Event) -> Pause: ...

    def feast(self, event: Event) -> Feast | None:
        """What our side has just won that is to be celebrated."""
        ...
