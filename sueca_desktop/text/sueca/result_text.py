"""How a hand and a match ended, in words, from the person's side."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.record import Header
from sueca_desktop.rules.events import RevokeClaimed
from sueca_desktop.rules.results import HandReason, HandResult, Pair, running_scores
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.rules.sueca.cross import CROSS_TARGET, Omen, omen
from sueca_desktop.rules.sueca.variant import ALL_POINTS, TRICKS
from sueca_desktop.table.table import Table
from sueca_desktop.text.pages import Column, ResultWords, Row
from sueca_desktop.text.people import side_name
from sueca_desktop.text.sueca.table_text import event_sentence
from sueca_desktop.text.translate import Counted, translate


class ResultInfo(Struct, frozen=True):
    """A finished hand, and the match as it stands after it.

    score: games after the hand; carry: the bonus that the next hand is worth on top.
    match_winner: who has won the match with this hand, if anybody.
    earlier: the results of the match before this hand, spoiled deals included.
    claim: the claim that ended the hand, where one did and it is known.
    """

    header: Header
    result: HandResult
    score: Pair
    carry: int = 0
    match_winner: Team | None = None
    earlier: tuple[HandResult, ...] = ()
    claim: RevokeClaimed | None = None

    @property
    def rules(self) -> Rules:
        rules: Rules = self.header.rules
        return rules

    @property
    def hand_winner(self) -> Team | None:
        """Who has scored games in this hand."""
        return winner_of(self.result)

    @property
    def bonus(self) -> int:
        """How many of the hand's games were carried over from ties before it."""
        return carried_bonus(self.result, self.rules)

    @property
    def match_over(self) -> bool:
        return self.match_winner is not None

    def words(self) -> ResultWords:
        """What the result panel says."""
        columns = tuple(Column(side_name(team), team) for team in Team)
        return ResultWords(result_title(self), result_detail(self), columns, _rows(self))


class DayResultInfo(ResultInfo, frozen=True):
    """The hand of the day. master: card points of our side when a master sat in the person's place; None
    while he is still playing."""

    master: int | None = None

    def words(self) -> ResultWords:
        """The same, and what the master made of it."""
        words = super().words()
        numbers = ("…", "…") if self.master is None else (str(self.master), str(ALL_POINTS - self.master))
        row = Row(translate("Result", "A master in your place"), numbers)
        return replace(words, rows=(*words.rows, row))


def last_result(table: Table) -> ResultInfo:
    """How the last hand of a match ended, and the match if it is over."""
    state = table.state
    claims = [event for event in table.events if isinstance(event, RevokeClaimed)]
    result = state.results[-1]
    return ResultInfo(
        header=table.header,
        result=result,
        score=state.score,
        carry=state.carry,
        match_winner=state.winner,
        earlier=state.results[:-1],
        claim=claims[-1] if result.reason is HandReason.REVOKE and claims else None,
    )


def result_of_day(info: ResultInfo, master: int | None) -> DayResultInfo:
    """The result of a hand as that of the hand of the day."""
    kept = {name: getattr(info, name) for name in ResultInfo.__struct_fields__}
    return DayResultInfo(**kept, master=master)


def counts_on_a_cross(rules: Rules) -> bool:
    """Whether games are chalked in the Brazilian manner, where a match may end with a cat or an umbrella."""
    return rules.direction == "clockwise" and rules.target == CROSS_TARGET


def winner_of(result: HandResult) -> Team | None:
    """Who has scored games in a hand."""
    return next((team for team in Team if result.games[team.place]), None)


def carried_bonus(result: HandResult, rules: Rules) -> int:
    """How many of a hand's games were carried over from ties before it."""
    if winner_of(result) is None:
        return 0
    own = rules.revoke_games
    if result.reason is not HandReason.REVOKE:
        _, own, _ = rules.outcome(result.points, result.tricks)
    return sum(result.games) - own


def result_title(info: ResultInfo) -> str:
    """How it ended, in a few words: the match if it is over, else the hand."""
    if info.match_winner is None:
        return _hand_title(info)
    ours = info.match_winner is Team.NS
    match _omen(info):
        case "cat":
            return (
                translate("Result", "The match is ours: cat!")
                if ours
                else translate("Result", "The match is theirs: cat!")
            )
        case "umbrella":
            return (
                translate("Result", "The match is ours: umbrella!")
                if ours
                else translate("Result", "The match is theirs: umbrella!")
            )
        case "shiver":
            return (
                translate("Result", "The match is ours: what a shiver!")
                if ours
                else translate("Result", "The match is theirs: what a shiver!")
            )
    return translate("Result", "The match is ours!") if ours else translate("Result", "The match is theirs.")


def result_detail(info: ResultInfo) -> str:
    """One or two sentences on how it came about."""
    hand = hand_detail(info)
    if info.match_winner is None:
        return hand
    high, low = max(info.score), min(info.score)
    match _omen(info):
        case "cat":
            return translate(
                "Result", "{high} to {low}: whoever stays without a game gets the cat.", high=high, low=low
            )
        case "umbrella":
            return translate(
                "Result",
                "{high} to {low}: whoever makes only one game gets the umbrella.",
                high=high,
                low=low,
            )
        case "shiver":
            return translate("Result", "{high} to {low}, after being three behind.", high=high, low=low)
    return translate("Result", "{high} to {low}. {hand}", high=high, low=low, hand=hand)


def hand_detail(info: ResultInfo) -> str:
    """Why the hand counts what it counts, in one sentence."""
    result, ours = info.result, info.hand_winner is Team.NS
    match result.reason:
        case HandReason.SPOILED:
            return translate("Result", "Nobody scores, and the same dealer deals again.")
        case HandReason.TIE if info.carry:
            games = Counted().games(info.carry)
            return translate("Result", "The next hand is worth {games} more.", games=games)
        case HandReason.TIE:
            return translate("Result", "Nobody scores.")
        case HandReason.REVOKE:
            told = None if info.claim is None else event_sentence(info.claim, info.header)
            return told or translate("Result", "The hand ended when a revoke was claimed.")
        case HandReason.SWEEP if TRICKS in result.tricks:
            if ours:
                return translate("Result", "We took all {tricks} tricks.", tricks=TRICKS)
            return translate("Result", "They took all {tricks} tricks.", tricks=TRICKS)
        case HandReason.SWEEP:
            if ours:
                return translate("Result", "We took all {points} points.", points=ALL_POINTS)
            return translate("Result", "They took all {points} points.", points=ALL_POINTS)
        case _:
            games = Counted().games(sum(result.games))
            if ours:
                return translate("Result", "The hand counts {games} for us.", games=games)
            return translate("Result", "The hand counts {games} for them.", games=games)


def reason_words(result: HandResult, rules: Rules) -> str:
    """Why a hand counted what it counted, for a line of the score sheet."""
    bonus = carried_bonus(result, rules)
    match result.reason:
        case HandReason.SPOILED:
            return translate("Result", "Thrown in")
        case HandReason.TIE:
            return translate("Result", "Tie")
        case HandReason.REVOKE if bonus:
            return translate("Result", "Revoke, and +{bonus} from a tie", bonus=bonus)
        case HandReason.REVOKE:
            return translate("Result", "Revoke")
        case HandReason.SWEEP if bonus:
            return translate("Result", "Sweep, and +{bonus} from a tie", bonus=bonus)
        case HandReason.SWEEP:
            return translate("Result", "Sweep (bandeira)")
        case _ if bonus:
            return translate("Result", "Points, and +{bonus} from a tie", bonus=bonus)
        case _:
            return translate("Result", "Points")


def _rows(info: ResultInfo) -> tuple[Row, ...]:
    result = info.result
    rows: list[Row] = []
    if result.reason is not HandReason.SPOILED:
        rows.append(_row(translate("Result", "Card points"), result.points))
        rows.append(_row(translate("Result", "Tricks"), result.tricks))
    if info.hand_winner is not None:
        rows.append(_row(translate("Result", "Games"), result.games))
    if info.bonus and info.hand_winner is not None:
        bonus = translate("Result", "+{bonus}", bonus=info.bonus)
        ours = info.hand_winner is Team.NS
        name = translate("Result", "of these from a tie")
        rows.append(Row(name, (bonus if ours else "", "" if ours else bonus)))
    rows.append(_row(translate("Result", "Match"), info.score))
    return tuple(rows)


def _row(name: str, numbers: Pair) -> Row:
    return Row(name, (str(numbers[0]), str(numbers[1])))


def _hand_title(info: ResultInfo) -> str:
    result, ours = info.result, info.hand_winner is Team.NS
    high, low = max(result.points), min(result.points)
    match result.reason:
        case HandReason.SPOILED:
            return translate("Result", "The deal is thrown in")
        case HandReason.TIE:
            return translate("Result", "A tie: {high}–{low}", high=high, low=low)
        case HandReason.REVOKE:
            return _claim_title(info.claim, ours)
        case HandReason.SWEEP:
            return (
                translate("Result", "Sweep! All for us.")
                if ours
                else translate("Result", "Sweep! All for them.")
            )
        case _:
            return (
                translate("Result", "We win: {high}–{low}", high=high, low=low)
                if ours
                else translate("Result", "They win: {high}–{low}", high=high, low=low)
            )


def _claim_title(claim: RevokeClaimed | None, ours: bool) -> str:
    if claim is None:
        if ours:
            return translate("Result", "A claim: the hand is ours.")
        return translate("Result", "A claim: the hand is theirs.")
    if claim.proven:
        if ours:
            return translate("Result", "Revoke! The hand is ours.")
        return translate("Result", "Revoke! The hand is theirs.")
    if ours:
        return translate("Result", "No revoke: the hand is ours.")
    return translate("Result", "No revoke: the hand is theirs.")


def _omen(info: ResultInfo) -> Omen | None:
    """What the Brazilian slate calls a match that ended so; None elsewhere and for an ordinary end."""
    if info.match_winner is None or not counts_on_a_cross(info.rules):
        return None
    return omen(info.match_winner, info.score, running_scores(result.games for result in info.earlier))
