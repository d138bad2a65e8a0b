"""A match of sueca on the start screen, on the score sheet, and trick by trick."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.record import Header
from sueca_desktop.rules.results import HandReason, HandResult, Pair, running_scores
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import HandView, Phase, PlayerView, Rules
from sueca_desktop.table.table import Table
from sueca_desktop.text.cards import suit_name
from sueca_desktop.text.pages import Cell, SeenTrick, Sheet
from sueca_desktop.text.people import shown_name, side_name
from sueca_desktop.text.sueca.result_text import reason_words
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.trick_text import trick_sentence


def standing(header: Header, view: PlayerView) -> str:
    """Where a match stands: its score, and what comes next."""
    us, them = view.score
    if view.phase is not Phase.PLAY or view.hand is None:
        if view.phase is Phase.SCORE:
            return translate("Start", "{us}–{them} in games, a hand is to be counted", us=us, them=them)
        return translate("Start", "{us}–{them} in games, a new hand begins", us=us, them=them)
    trick = len(view.hand.tricks) + 1
    if view.my_turn:
        return translate(
            "Start", "{us}–{them} in games, trick {trick}, it is your turn", us=us, them=them, trick=trick
        )
    (seat,) = view.to_act
    return translate(
        "Start",
        "{us}–{them} in games, trick {trick}, {name} is to play",
        us=us,
        them=them,
        trick=trick,
        name=shown_name(header, seat),
    )


class SuecaTricks(Struct, frozen=True):
    """The tricks of a hand as the person at S sees it."""

    header: Header
    hand: HandView

    @property
    def tricks(self) -> tuple[SeenTrick, ...]:
        rules: Rules = self.header.rules
        trump = self.hand.trump_suit
        return tuple(
            SeenTrick(trick.plays(), trick.winner(trump, rules.order), rules.points(trick.cards))
            for trick in self.hand.tricks
        )

    def lead(self) -> str:
        us, them = self.hand.points
        return translate(
            "Trick history",
            "Trumps are {suit}. So far we have {us} points, they have {them}.",
            suit=suit_name(self.hand.trump_suit),
            us=us,
            them=them,
        )

    def columns(self) -> tuple[str, ...]:
        return tuple(side_name(team) for team in Team)

    def told(self, place: int) -> tuple[str, ...]:
        trick = self.tricks[place]
        assert trick.winner is not None
        return tuple(str(trick.points) if trick.winner.team is team else "" for team in Team)

    def sentence(self, place: int) -> str:
        trick = self.tricks[place]
        return trick_sentence(self.header, trick, Counted().points(trick.points))


def last_tricks(table: Table) -> SuecaTricks | None:
    """The tricks of the hand in play, or of the last one until the next is dealt."""
    hand = table.last_hand(Seat.S)
    return None if hand is None else SuecaTricks(table.header, hand)


def score_sheet(header: Header, results: tuple[HandResult, ...], name: str) -> Sheet:
    """All hands of a match, deals thrown in included. `name` is what its rules are called."""
    rules: Rules = header.rules
    rows: list[tuple[Cell, ...]] = []
    number = 0
    scores = running_scores(result.games for result in results)
    for result, score in zip(results, scores, strict=True):
        counted = result.reason is not HandReason.SPOILED
        number += counted
        rows.append(
            (
                str(number) if counted else "–",
                shown_name(header, result.dealer),
                result.trump,
                _pair(result.points) if counted else "",
                _pair(result.tricks) if counted else "",
                _pair(result.games) if counted else "",
                _pair(score),
                reason_words(result, rules),
            )
        )
    return Sheet(
        translate(
            "Score sheet",
            "Rules: {rules}. The first side with {games} wins the match.",
            rules=name,
            games=Counted().games(rules.target),
        ),
        (
            translate("Score sheet", "Hand"),
            translate("Score sheet", "Dealer"),
            translate("Score sheet", "Trump"),
            translate("Score sheet", "Points"),
            translate("Score sheet", "Tricks"),
            translate("Score sheet", "Games"),
            translate("Score sheet", "Match"),
            translate("Score sheet", "How"),
        ),
        tuple(rows),
        translate("Score sheet", "The first number is always ours, the second theirs."),
    )


def _pair(numbers: Pair) -> str:
    return f"{numbers[0]}–{numbers[1]}"
