"""What is explained in the lessons, and why a card is not taken.

Names, points and sums are those of the very moment: they come from the table, not from the lesson.
"""

from __future__ import annotations

from enum import StrEnum

from sueca_desktop.lessons import sobe_e_desce, sueca, truco
from sueca_desktop.lessons.lesson import Course
from sueca_desktop.text.sobe_e_desce import lesson_text as sobe_text
from sueca_desktop.text.sueca import lesson_text as sueca_text
from sueca_desktop.text.truco import lesson_text as truco_text


def lesson_words(what: StrEnum, course: Course) -> str:
    """The words for something that a lesson says as it stands now. Raises ValueError for what no lesson
    says."""
    match what:
        case sueca.Tell():
            return sueca_text.told(what, course)
        case sueca.Why():
            return sueca_text.reason(what, course)
        case sobe_e_desce.Tell():
            return sobe_text.told(what, course)
        case sobe_e_desce.Why():
            return sobe_text.reason(what, course)
        case truco.Tell():
            return truco_text.told(what, course)
        case truco.Why():
            return truco_text.reason(what, course)
        case _:
            raise ValueError(f"no words for {what!r}")
