"""How a hand and a match of truco ended, in words, from the person's side."""

from __future__ import annotations

from msgspec import Struct

from sueca_desktop.record import Header
from sueca_desktop.rules.events import HandGivenUp
from sueca_desktop.rules.results import Pair, TrucoReason, TrucoResult
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.truco import Rules
from sueca_desktop.table.table import Table
from sueca_desktop.text.pages import Column, ResultWords, Row
from sueca_desktop.text.people import shown_name, side_name
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.truco.rules_text import special_name

_RAN = (TrucoReason.RUN, TrucoReason.SPECIAL_RUN)


class TrucoResultInfo(Struct, frozen=True):
    """A finished hand, and the match as it stands after it.

    score: tentos after the hand. match_winner: who has won the match with this hand, if anybody.
    ran: who gave the hand up, where somebody did.
    """

    header: Header
    result: TrucoResult
    score: Pair
    match_winner: Team | None = None
    ran: Seat | None = None

    @property
    def rules(self) -> Rules:
        rules: Rules = self.header.rules
        return rules

    @property
    def match_over(self) -> bool:
        return self.match_winner is not None

    def words(self) -> ResultWords:
        """What the result panel says."""
        result = self.result
        tentos = tuple(str(result.tentos) if result.winner is team else "0" for team in Team)
        tricks = tuple(str(result.tricks.count(team)) for team in Team)
        return ResultWords(
            result_title(self),
            result_detail(self),
            tuple(Column(side_name(team), team) for team in Team),
            (
                Row(translate("Truco result", "Tricks"), tricks),
                Row(translate("Truco result", "Tentos"), tentos),
                Row(translate("Result", "Match"), tuple(map(str, self.score))),
            ),
        )


def last_result(table: Table) -> TrucoResultInfo:
    """How the last hand of a match ended, and the match if it is over."""
    state = table.state
    result: TrucoResult = state.results[-1]
    ran = None
    if result.reason in _RAN:
        ran = next(event.by for event in reversed(table.events) if isinstance(event, HandGivenUp))
    return TrucoResultInfo(table.header, result, state.score, state.winner, ran)


def result_title(info: TrucoResultInfo) -> str:
    """How it ended, in a few words: the match if it is over, else the hand."""
    if info.match_winner is not None:
        if info.match_winner is Team.NS:
            return translate("Result", "The match is ours!")
        return translate("Result", "The match is theirs.")
    result, tentos = info.result, Counted().tentos(info.result.tentos)
    if result.winner is None:
        return translate("Truco result", "Tied three times")
    ours = result.winner is Team.NS
    if result.reason in _RAN:
        if ours:
            return translate("Truco result", "They ran: {tentos} for us", tentos=tentos)
        return translate("Truco result", "We ran: {tentos} for them", tentos=tentos)
    if ours:
        return translate("Truco result", "The hand is ours: {tentos}", tentos=tentos)
    return translate("Truco result", "The hand is theirs: {tentos}", tentos=tentos)


def result_detail(info: TrucoResultInfo) -> str:
    """One or two sentences on how it came about."""
    hand = hand_detail(info)
    if info.match_winner is None:
        return hand
    high, low = max(info.score), min(info.score)
    return translate("Result", "{high} to {low}. {hand}", high=high, low=low, hand=hand)


def hand_detail(info: TrucoResultInfo) -> str:
    """What decided the hand, in one sentence."""
    result = info.result
    if result.reason in _RAN:
        return _ran(info)
    if result.winner is None:
        return translate("Truco result", "All three tricks were tied, and nobody scores.")
    ours = result.winner is Team.NS
    if result.tricks.count(result.winner) > 1:
        if ours:
            return translate("Truco result", "We took two tricks.")
        return translate("Truco result", "They took two tricks.")
    if result.tricks[0] is None:
        if ours:
            return translate("Truco result", "After the tie the next trick was ours.")
        return translate("Truco result", "After the tie the next trick was theirs.")
    if ours:
        return translate("Truco result", "A trick was tied, and the first one was ours.")
    return translate("Truco result", "A trick was tied, and the first one was theirs.")


def reason_words(result: TrucoResult, rules: Rules) -> str:
    """How a hand ended, for a line of the score sheet."""
    ours = result.winner is Team.NS
    match result.reason:
        case TrucoReason.TIED:
            return translate("Truco result", "All tied")
        case TrucoReason.RUN:
            return translate("Truco result", "They ran") if ours else translate("Truco result", "We ran")
        case TrucoReason.SPECIAL_RUN:
            special = special_name(rules)
            if ours:
                return translate("Truco result", "They ran from the {special}", special=special)
            return translate("Truco result", "We ran from the {special}", special=special)
        case _:
            return translate("Truco result", "By tricks")


def _ran(info: TrucoResultInfo) -> str:
    by, special = info.ran, special_name(info.rules)
    assert by is not None, "a hand that was given up was given up by somebody"
    if info.result.reason is TrucoReason.SPECIAL_RUN:
        if by is Seat.S:
            return translate("Truco result", "You did not play the {special}.", special=special)
        name = shown_name(info.header, by)
        return translate("Truco result", "{name} did not play the {special}.", name=name, special=special)
    worth = Counted().tentos(info.result.stake)
    if by is Seat.S:
        return translate("Truco result", "You ran; the hand was worth {tentos}.", tentos=worth)
    name = shown_name(info.header, by)
    return translate("Truco result", "{name} ran; the hand was worth {tentos}.", name=name, tentos=worth)
