"""What the table says in every game: the draw, the cut, and the log of what all games have in common."""

from __future__ import annotations

from sueca_desktop.record import Header
from sueca_desktop.rules.events import (
    CardPlayed,
    DealerDrawn,
    Event,
    MatchWon,
    PackCut,
    PackShuffled,
    TrickTaken,
)
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.rules.seats import Direction, Seat, Team
from sueca_desktop.table.draw import DealerDraw, Drawn
from sueca_desktop.text.cards import card_with_article
from sueca_desktop.text.people import called_name, shown_name
from sueca_desktop.text.translate import Counted, translate


def dealer_chip() -> str:
    """The letter on the dealer's chip."""
    return translate("Plate", "D")


def course(rules: MatchRules) -> str:
    """Which way play goes, as a sentence."""
    if rules.order_of_play is Direction.CLOCKWISE:
        return translate("Plate", "Play goes to the left, clockwise.")
    return translate("Plate", "Play goes to the right, anticlockwise.")


def draw_line(me: bool) -> str:
    """The line under the name of a player who draws a card for the first deal."""
    return translate("Plate", "You draw a card") if me else translate("Plate", "Draws a card")


def card_line(me: bool) -> str:
    """The line under the name of a player who is to play a card."""
    return translate("Plate", "It is your turn") if me else translate("Plate", "Plays")


def decision_line(me: bool) -> str:
    """The line under the name of a player who has something else to decide."""
    return translate("Plate", "You decide") if me else translate("Plate", "Decides")


def trick_pill(header: Header, taken: TrickTaken) -> str:
    """Who takes the trick that lies, and what it is worth."""
    points = Counted().points(taken.points)
    if taken.by is Seat.S:
        return translate("Trick", "You take the trick: {points}", points=points)
    name = called_name(header, taken.by)
    return translate("Trick", "{name} takes the trick: {points}", name=name, points=points)


def cut_prompt() -> str:
    """What the person does to cut."""
    return translate("Prompt", "Cut where you like: click on the pack, or use ← → and Enter.")


def cut_prompt_detail() -> str:
    """What a cut is, for the second line."""
    return translate("Prompt", "From 1 to 39 cards. Those that you lift go to the bottom.")


def lifted_words(count: int) -> str:
    """How many cards the cut lifts now."""
    return translate("Prompt", "You lift {cards}", cards=Counted().cards(count))


def draw_prompt(draw: DealerDraw, header: Header) -> str:
    """What happens in the draw for the first deal."""
    several = len(draw.persons) > 1
    if draw.winner is Seat.S and not several:
        return translate("Prompt", "Your card is the highest: you deal first.")
    if draw.winner is not None:
        return translate(
            "Prompt", "{name} drew the highest card and deals first.", name=called_name(header, draw.winner)
        )
    if draw.tied:
        return translate("Prompt", "A tie for the highest card: they draw again.")
    if draw.to_draw is not None and draw.by_hand and several:
        name = called_name(header, draw.to_draw)
        return translate("Prompt", "{name}, draw a card: click on one, or use ← → and Enter.", name=name)
    if draw.to_draw is Seat.S:
        return translate("Prompt", "Draw a card: click on one, or use ← → and Enter.")
    return translate("Prompt", "They draw their cards…")


def draw_prompt_detail() -> str:
    """What the draw is for, for the second line."""
    return translate("Prompt", "Whoever draws the highest card deals first.")


def event_sentence(event: Event, header: Header) -> str | None:
    """What happened, as a sentence of the log, where all games say it alike; None for anything else."""
    match event:
        case DealerDrawn(seat):
            you = translate("Log", "You deal first.")
            return by_seat(seat, you, translate("Log", "{name} deals first.", name=shown_name(header, seat)))
        case PackShuffled(dealer):
            you = translate("Log", "You shuffle.")
            return by_seat(dealer, you, translate("Log", "{name} shuffles.", name=shown_name(header, dealer)))
        case PackCut(by, at):
            cards, name = Counted().cards(at), shown_name(header, by)
            you = translate("Log", "You cut: {cards}.", cards=cards)
            return by_seat(by, you, translate("Log", "{name} cuts: {cards}.", name=name, cards=cards))
        case CardPlayed(by, card):
            text, name = card_with_article(card), shown_name(header, by)
            you = translate("Log", "You play {card}.", card=text)
            return by_seat(by, you, translate("Log", "{name} plays {card}.", name=name, card=text))
        case MatchWon(team):
            ours = translate("Log", "The match is ours!")
            return ours if team is Team.NS else translate("Log", "The match is theirs.")
        case _:
            return None


def taken_sentence(by: Seat, points: int, header: Header) -> str:
    """Who has taken a trick, and what it is worth, as a sentence of the log."""
    text, name = Counted().points(points), shown_name(header, by)
    you = translate("Log", "You take the trick: {points}.", points=text)
    return by_seat(by, you, translate("Log", "{name} takes the trick: {points}.", name=name, points=text))


def drawn_sentence(drawn: Drawn, header: Header) -> str:
    """A card drawn for the first deal, as a sentence of the log."""
    text, name = card_with_article(drawn.card), shown_name(header, drawn.seat)
    you = translate("Log", "You draw {card}.", card=text)
    return by_seat(drawn.seat, you, translate("Log", "{name} draws {card}.", name=name, card=text))


def by_seat(seat: Seat, you: str, other: str) -> str:
    """The sentence about the person, or the one about another player."""
    return you if seat is Seat.S else other
