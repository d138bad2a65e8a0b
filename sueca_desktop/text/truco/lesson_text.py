"""What the lesson of truco explains, and why something is not taken."""

from __future__ import annotations

from sueca_desktop.lessons.lesson import Course
from sueca_desktop.lessons.truco import Tell, Why
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.lesson_words import card_to_play
from sueca_desktop.text.people import called_name
from sueca_desktop.text.translate import Counted, translate


def told(what: Tell, course: Course) -> str:
    """What is to be read or done now."""
    header, state = course.table.header, course.table.state
    rules = header.rules
    right, partner, left = (called_name(header, seat) for seat in (Seat.E, Seat.N, Seat.W))
    stake = rules.steps[0] if state.hand is None else state.hand.stake
    card = card_to_play(course)
    match what:
        case Tell.WELCOME:
            return translate(
                "Lesson",
                "Welcome! Everybody holds three cards. {partner} is your partner against {right} and {left}: "
                "two of the three tricks win the hand.",
                partner=partner,
                right=right,
                left=left,
            )
        case Tell.RANKS:
            return translate(
                "Lesson",
                "Suits do not count and nobody follows suit. From the top: three, two, ace, king, jack, "
                "queen, seven, six, five, four.",
            )
        case Tell.MANILHAS:
            return translate(
                "Lesson",
                "Above all of them stand the four manilhas: the zap (four of clubs), then the seven of "
                "hearts, the ace of spades and the seven of diamonds.",
            )
        case Tell.THREE_BEATS_TWO:
            return translate(
                "Lesson",
                "{left}'s two beats the ace and the king. A three is higher, and only the manilhas beat it: "
                "play {card}.",
                left=left,
                card=card,
            )
        case Tell.FIRST_TAKEN:
            return translate(
                "Lesson",
                "The first trick is yours, and it weighs most: if a later one is tied, the hand goes to the "
                "side that took the first.",
            )
        case Tell.CALL:
            return translate(
                "Lesson",
                "The hand is worth {tentos}. With the first trick and the zap you cannot lose it: call "
                "truco, with the button beside your cards.",
                tentos=Counted().tentos(stake),
            )
        case Tell.ACCEPTED:
            return translate(
                "Lesson",
                "{right} accepts: now the hand is worth {tentos}. To run would have cost them {before}; they "
                "might also have asked for {more}.",
                right=right,
                tentos=Counted().tentos(stake),
                before=Counted().tentos(rules.steps[rules.steps.index(stake) - 1]),
                more=rules.step_above(stake),
            )
        case Tell.ZAP:
            return translate(
                "Lesson", "Nothing beats the zap: lead {card} and take the second trick.", card=card
            )
        case Tell.END:
            return translate(
                "Lesson",
                "Two tricks: {tentos} for you two, and {target} win the match. One may raise with bad "
                "cards too: that is the fun. Now you can play.",
                tentos=Counted().tentos(state.results[-1].tentos),
                target=rules.target,
            )


def reason(what: Why, course: Course) -> str:
    """Why something that the rules allow is not taken."""
    header, card = course.table.header, card_to_play(course)
    match what:
        case Why.ZAP_TOO_GOOD:
            return translate(
                "Lesson",
                "The zap would take it too, but keep the best card of all: here {card} is enough.",
                card=card,
            )
        case Why.TOO_LOW:
            return translate(
                "Lesson",
                "That loses to the two, and the trick goes to {left}. Play {card}.",
                left=called_name(header, Seat.W),
                card=card,
            )
        case Why.NOT_YET:
            return translate("Lesson", "Not yet: first take this trick with {card}.", card=card)
        case Why.RAISE_FIRST:
            return translate(
                "Lesson", "First make the hand worth more: call truco, with the button beside your cards."
            )
        case Why.MIGHT_LOSE:
            return translate("Lesson", "That might lose the trick. Play {card}: nothing beats it.", card=card)
