"""What the lessons of all games have in common in words."""

from __future__ import annotations

from sueca_desktop.lessons.lesson import Course
from sueca_desktop.rules.actions import Play
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.translate import translate


def card_to_play(course: Course) -> str:
    """The card that the learner is to play; empty where he is not to."""
    cards = [action.card for action in course.advised if isinstance(action, Play)]
    return card_with_article(cards[0]) if cards else ""


def go_on_words() -> str:
    """The button under something that is explained; its key is marked."""
    return translate("Lesson", "&Go on")


def play_match_words() -> str:
    """The button that leads from a finished lesson to a match; its key is marked."""
    return translate("Lesson", "&Play a match")


def leave_words() -> str:
    """The button that leaves a finished lesson; its key is marked."""
    return translate("Lesson", "&Back to the start")
