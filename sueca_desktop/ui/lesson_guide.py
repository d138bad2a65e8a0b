"""A lesson at the table: what the presenter asks it, and the buttons that belong to it."""

from __future__ import annotations

from collections.abc import Mapping

from sueca_desktop.bots.player import Player
from sueca_desktop.cards import Card
from sueca_desktop.lessons import LESSONS
from sueca_desktop.lessons.lesson import LEARNER, Course
from sueca_desktop.rules.actions import Action, Enter, Play
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.table.table import Table
from sueca_desktop.text.lesson_words import go_on_words, leave_words, play_match_words
from sueca_desktop.text.lessons_text import lesson_words
from sueca_desktop.ui.table_buttons import GO_ON, LEAVE, PLAY_MATCH, Buttons, button


class LessonGuide:
    """Leads the person through the lesson of a game. Raises KeyError for a game without one."""

    def __init__(self, game: str, names: tuple[str, str, str, str]) -> None:
        self._course = Course(LESSONS[game](), names)

    @property
    def table(self) -> Table:
        return self._course.table

    @property
    def players(self) -> Mapping[Seat, Player]:
        """Who plays the others' cards: the lesson itself."""
        return {seat: self._course for seat in SEATS if seat is not LEARNER}

    @property
    def reading(self) -> bool:
        """Whether something is to be read before anything else happens."""
        return self._course.page is not None

    @property
    def waits(self) -> bool:
        """Whether the person is to act."""
        return self._course.turn is not None

    @property
    def over(self) -> bool:
        return self._course.over

    @property
    def topic(self) -> str:
        """Tells one thing that is explained from another; empty while the others act."""
        return str(self._course.what or "")

    def turn_page(self) -> None:
        """The person has read what was to be read."""
        self._course.turn_page()

    def words(self) -> str:
        """What is explained now; empty while the others act."""
        what = self._course.what
        return "" if what is None else lesson_words(what, self._course)

    def objection(self, action: Action) -> str | None:
        """Why the lesson does not take an action, in words; None if it does."""
        why = self._course.objection(action)
        return None if why is None else lesson_words(why, self._course)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card that is advised, or those to be exchanged; none where another action is advised."""
        match self._course.advised:
            case (Play(_, card), *_):
                return (card,)
            case (Enter(_, exchange), *_):
                return exchange
            case _:
                return ()

    @property
    def press(self) -> Action | None:
        """The advised action for which a button stands; None where cards are advised, or nothing."""
        return None if self.cards else next(iter(self._course.advised), None)

    def buttons(self) -> Buttons:
        """What stands beside the hand while something is to be read."""
        if not self.reading:
            return ()
        if self.over:
            return (
                button(PLAY_MATCH, play_match_words(), primary=True),
                button(LEAVE, leave_words()),
            )
        return (button(GO_ON, go_on_words(), primary=True),)
