"""A match of truco on the start screen, on the score sheet, and trick by trick."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.record import Header
from sueca_desktop.rules.results import Pair, TrucoResult, plus
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.truco import HandView, Phase, PlayerView, Rules
from sueca_desktop.table.table import Table
from sueca_desktop.text.lists import listed
from sueca_desktop.text.pages import Cell, SeenTrick, Sheet, TrickMarks
from sueca_desktop.text.people import shown_name
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.truco.result_text import reason_words


def standing(header: Header, view: PlayerView) -> str:
    """Where a match stands: its score, and what comes next."""
    us, them = view.score
    hand = view.hand
    if view.phase is Phase.RESPOND and hand is not None:
        if view.my_turn:
            return translate(
                "Truco start",
                "{us}–{them} in tentos, they ask for {asked}",
                us=us,
                them=them,
                asked=hand.asked,
            )
        return translate(
            "Truco start", "{us}–{them} in tentos, we ask for {asked}", us=us, them=them, asked=hand.asked
        )
    if view.phase is not Phase.PLAY or hand is None:
        return translate("Truco start", "{us}–{them} in tentos, a new hand begins", us=us, them=them)
    trick = len(hand.tricks) + 1
    if view.my_turn:
        return translate(
            "Truco start",
            "{us}–{them} in tentos, trick {trick}, it is your turn",
            us=us,
            them=them,
            trick=trick,
        )
    (seat,) = view.to_act
    return translate(
        "Truco start",
        "{us}–{them} in tentos, trick {trick}, {name} is to play",
        us=us,
        them=them,
        trick=trick,
        name=shown_name(header, seat),
    )


class TrucoTricks(Struct, frozen=True):
    """The tricks of a hand as the person at S sees it."""

    header: Header
    hand: HandView

    @property
    def tricks(self) -> tuple[SeenTrick, ...]:
        return tuple(
            SeenTrick(
                tuple((seat, None if laid.covered else laid.card) for seat, laid in trick.plays()),
                None if trick.winner() is None else trick.best(),
            )
            for trick in self.hand.tricks
        )

    def lead(self) -> str:
        return translate(
            "Truco tricks", "The hand is worth {tentos}.", tentos=Counted().tentos(self.hand.stake)
        )

    def columns(self) -> tuple[str, ...]:
        return (translate("Truco tricks", "Trick"),)

    def told(self, place: int) -> tuple[str, ...]:
        return (_whose(self.hand.won[place]),)

    def sentence(self, place: int) -> str:
        trick = self.tricks[place]
        leader, winner = trick.leader, trick.winner
        first = shown_name(self.header, leader)
        if winner is None:
            if leader is Seat.S:
                return translate("Truco tricks", "You led; the trick was tied.")
            return translate("Truco tricks", "{name} led; the trick was tied.", name=first)
        second = shown_name(self.header, winner)
        if leader is winner is Seat.S:
            return translate("Truco tricks", "You led and took it.")
        if leader is winner:
            return translate("Truco tricks", "{name} led and took it.", name=first)
        if leader is Seat.S:
            return translate("Truco tricks", "You led, {name} took it.", name=second)
        if winner is Seat.S:
            return translate("Truco tricks", "{name} led, you took it.", name=first)
        return translate("Truco tricks", "{name} led, {other} took it.", name=first, other=second)


def last_tricks(table: Table) -> TrucoTricks | None:
    """The tricks of the hand in play, or of the last one until the next is dealt."""
    hand = table.last_hand(Seat.S)
    return None if hand is None else TrucoTricks(table.header, hand)


def score_sheet(header: Header, results: tuple[TrucoResult, ...], name: str) -> Sheet:
    """All hands of a match. `name` is what its rules are called."""
    rules: Rules = header.rules
    rows: list[tuple[Cell, ...]] = []
    score: Pair = (0, 0)
    for number, result in enumerate(results, start=1):
        if result.winner is not None:
            score = plus(score, result.winner, result.tentos)
        rows.append(
            (
                str(number),
                shown_name(header, result.dealer),
                TrickMarks(result.tricks, marks_words(result.tricks)),
                str(result.stake),
                _tentos(result),
                f"{score[0]}–{score[1]}",
                reason_words(result, rules),
            )
        )
    return Sheet(
        translate(
            "Truco sheet",
            "Rules: {rules}. The first side with {tentos} wins the match.",
            rules=name,
            tentos=Counted().tentos(rules.target),
        ),
        (
            translate("Score sheet", "Hand"),
            translate("Truco sheet", "Pé"),
            translate("Truco sheet", "Tricks"),
            translate("Truco sheet", "Worth"),
            translate("Truco sheet", "Tentos"),
            translate("Score sheet", "Match"),
            translate("Score sheet", "How"),
        ),
        tuple(rows),
        translate(
            "Truco sheet",
            "The first number is always ours. Tricks: a full circle is ours, an empty one theirs, = a tie.",
        ),
    )


def marks_words(winners: tuple[Team | None, ...]) -> str:
    """Who took the tricks of a hand, in their order."""
    return listed([_whose(winner) for winner in winners]) if winners else translate("Truco tricks", "none")


def _whose(winner: Team | None) -> str:
    if winner is None:
        return translate("Truco tricks", "tied")
    return translate("Truco tricks", "ours") if winner is Team.NS else translate("Truco tricks", "theirs")


def _tentos(result: TrucoResult) -> str:
    ours = result.tentos if result.winner is Team.NS else 0
    return f"{ours}–{result.tentos - ours}"
