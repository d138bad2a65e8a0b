"""A match of sobe e desce on the start screen, on the score sheet, and trick by trick."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.record import Header
from sueca_desktop.rules.results import Four, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import HandView, Phase, PlayerView, Rules
from sueca_desktop.table.table import Table
from sueca_desktop.text.cards import suit_name
from sueca_desktop.text.pages import Cell, SeenTrick, Sheet
from sueca_desktop.text.people import called_name, shown_name
from sueca_desktop.text.sobe_e_desce.result_text import change_words, number_words
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.trick_text import trick_sentence


def standing(header: Header, view: PlayerView) -> str:
    """Where a match stands: the person's points, and what comes next."""
    points = Counted().points(view.score[view.seat.place])
    if view.hand is None or view.phase not in (Phase.TRUMP, Phase.ENTER, Phase.PLAY):
        return translate("Sobe e Desce start", "You have {points}, a new hand begins", points=points)
    if not view.my_turn:
        (seat,) = view.to_act
        name = shown_name(header, seat)
        if view.phase is Phase.PLAY:
            return translate(
                "Sobe e Desce start", "You have {points}, {name} is to play", points=points, name=name
            )
        return translate("Sobe e Desce start", "You have {points}, {name} decides", points=points, name=name)
    match view.phase:
        case Phase.TRUMP:
            return translate("Sobe e Desce start", "You have {points} and choose trumps", points=points)
        case Phase.ENTER:
            return translate("Sobe e Desce start", "You have {points}: do you play?", points=points)
        case _:
            return translate(
                "Sobe e Desce start",
                "You have {points}, trick {trick}, it is your turn",
                points=points,
                trick=len(view.hand.tricks) + 1,
            )


class SobeTricks(Struct, frozen=True):
    """The tricks of a hand as the person at S sees it."""

    header: Header
    hand: HandView

    @property
    def tricks(self) -> tuple[SeenTrick, ...]:
        rules: Rules = self.header.rules
        trump = self.hand.trump
        if trump is None:
            return ()
        return tuple(
            SeenTrick(trick.plays(), trick.winner(trump, rules.order), rules.worth(trump))
            for trick in self.hand.tricks
        )

    def lead(self) -> str:
        if self.hand.trump is None:
            return translate("Sobe e Desce tricks", "Trumps are not chosen yet.")
        suit = suit_name(self.hand.trump)
        if self.hand.chooser is Seat.S:
            return translate("Sobe e Desce tricks", "Trumps are {suit}; you chose.", suit=suit)
        name = shown_name(self.header, self.hand.chooser)
        return translate("Sobe e Desce tricks", "Trumps are {suit}; {name} chose.", suit=suit, name=name)

    def columns(self) -> tuple[str, ...]:
        return (translate("Sobe e Desce tricks", "Counts"),)

    def told(self, place: int) -> tuple[str, ...]:
        return (str(self.tricks[place].points),)

    def sentence(self, place: int) -> str:
        trick = self.tricks[place]
        return trick_sentence(self.header, trick, Counted().points(trick.points))


def last_tricks(table: Table) -> SobeTricks | None:
    """The tricks of the hand in play, or of the last one until the next is dealt."""
    hand = table.last_hand(Seat.S)
    return None if hand is None else SobeTricks(table.header, hand)


def score_sheet(header: Header, results: tuple[SobeResult, ...], riscos: Four | None) -> Sheet:
    """All hands of a match, and the marks of all once it is over."""
    rules: Rules = header.rules
    rows: list[tuple[Cell, ...]] = []
    score = [rules.start] * len(SEATS)
    for number, result in enumerate(results, start=1):
        score = [before + change for before, change in zip(score, result.change, strict=True)]
        points = tuple(map(_points, score, result.change))
        rows.append((str(number), shown_name(header, result.chooser), result.trump, *points))
    if riscos is not None:
        marks = tuple(map(change_words, riscos))
        rows.append(("", translate("Sobe e Desce result", "Riscos"), "", *marks))
    return Sheet(
        translate(
            "Sobe e Desce sheet",
            "Everybody started with {points}; whoever comes down to 0 first wins the match.",
            points=Counted().points(rules.start),
        ),
        (
            translate("Score sheet", "Hand"),
            translate("Sobe e Desce sheet", "Chose"),
            translate("Score sheet", "Trump"),
            *(called_name(header, seat) for seat in SEATS),
        ),
        tuple(rows),
        translate("Sobe e Desce sheet", "Points after each hand; in brackets what the hand did. –: sat out."),
    )


def _points(score: int, change: int) -> str:
    return f"{number_words(score)} ({change_words(change)})"
