"""How a hand and a match of sobe e desce ended, in words."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.cards import Suit
from sueca_desktop.record import Header
from sueca_desktop.rules.results import Four, SobeReason, SobeResult
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.rules.sobe_e_desce import Rules
from sueca_desktop.rules.sobe_e_desce.variant import TRICKS
from sueca_desktop.table.table import Table
from sueca_desktop.text.cards import suit_name
from sueca_desktop.text.pages import Column, ResultWords, Row
from sueca_desktop.text.people import called_name, shown_name
from sueca_desktop.text.translate import Counted, translate


class SobeResultInfo(Struct, frozen=True):
    """A finished hand, and the match as it stands after it.

    score: the points of each seat after the hand. winner, riscos: who has won the match with this hand, and
    the marks of all, if it is over.
    """

    header: Header
    result: SobeResult
    score: Four
    winner: Seat | None = None
    riscos: Four | None = None

    @property
    def rules(self) -> Rules:
        rules: Rules = self.header.rules
        return rules

    @property
    def match_over(self) -> bool:
        return self.winner is not None

    def words(self) -> ResultWords:
        """What the result panel says."""
        columns = [
            Column(translate("Sobe e Desce result", "Tricks")),
            Column(translate("Sobe e Desce result", "Hand")),
            Column(translate("Sobe e Desce result", "Points")),
        ]
        if self.riscos is not None:
            columns.append(Column(translate("Sobe e Desce result", "Riscos")))
        return ResultWords(
            result_title(self), result_detail(self), tuple(columns), tuple(self._row(seat) for seat in SEATS)
        )

    def _row(self, seat: Seat) -> Row:
        result, place = self.result, seat.place
        numbers = [
            str(result.tricks[place]) if seat in result.entered else "–",
            change_words(result.change[place]),
            number_words(self.score[place]),
        ]
        if self.riscos is not None:
            numbers.append(change_words(self.riscos[place]))
        return Row(called_name(self.header, seat), tuple(numbers))


def last_result(table: Table) -> SobeResultInfo:
    """How the last hand of a match ended, and the match if it is over."""
    state = table.state
    return SobeResultInfo(table.header, state.results[-1], state.score, state.winner, state.riscos)


def change_words(number: int) -> str:
    """A number of points with its sign; a dash for none."""
    return f"+{number}" if number > 0 else number_words(number) if number < 0 else "–"


def number_words(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def result_title(info: SobeResultInfo) -> str:
    """How it ended, in a few words: the match if it is over, else what the hand did to the person."""
    if info.winner is Seat.S:
        return translate("Sobe e Desce result", "You win the match!")
    if info.winner is not None:
        return translate(
            "Sobe e Desce result", "{name} wins the match.", name=shown_name(info.header, info.winner)
        )
    change = info.result.change[Seat.S.place]
    if Seat.S not in info.result.entered:
        return translate("Sobe e Desce result", "You sat this hand out")
    if change < 0:
        return translate("Sobe e Desce result", "You go down by {points}", points=-change)
    return translate("Sobe e Desce result", "You go up by {points}", points=change)


def result_detail(info: SobeResultInfo) -> str:
    """One or two sentences on how it came about."""
    if info.winner is not None and info.riscos is not None:
        riscos = Counted().riscos(info.riscos[info.winner.place])
        points = number_words(info.score[info.winner.place])
        if info.winner is Seat.S:
            return translate(
                "Sobe e Desce result",
                "You are at {points}; the others pay you {riscos}.",
                points=points,
                riscos=riscos,
            )
        return translate(
            "Sobe e Desce result",
            "{name} is at {points}; the others pay {riscos}.",
            name=shown_name(info.header, info.winner),
            points=points,
            riscos=riscos,
        )
    return hand_detail(info)


def hand_detail(info: SobeResultInfo) -> str:
    """What was played, in one sentence."""
    result = info.result
    if result.reason is SobeReason.ALONE:
        (alone,) = result.entered
        if alone is Seat.S:
            return translate(
                "Sobe e Desce result", "You played alone: all {tricks} tricks are yours.", tricks=TRICKS
            )
        name = shown_name(info.header, alone)
        return translate(
            "Sobe e Desce result",
            "{name} played alone and has all {tricks} tricks.",
            name=name,
            tricks=TRICKS,
        )
    if result.trump is Suit.CLUBS:
        return translate(
            "Sobe e Desce result",
            "Trumps were {suit}: everything counts {times}.",
            suit=suit_name(result.trump),
            times=Counted().times(info.rules.worth(result.trump)),
        )
    return translate("Sobe e Desce result", "Trumps were {suit}.", suit=suit_name(result.trump))
