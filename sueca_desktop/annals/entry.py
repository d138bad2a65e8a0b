"""One finished match as the statistics keep it: all from the side of the person, who sits at S."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sueca_desktop.cards import Card
from sueca_desktop.levels import Level
from sueca_desktop.record import (
    DAY_MARK,
    DEAL_MARK,
    HINTS_MARK,
    LEVELS_MARK,
    MATCH_MARK,
    UNDO_MARK,
    Header,
    header_line,
    mark_number,
    persons_of,
)
from sueca_desktop.rules.actions import Action, Shuffle
from sueca_desktop.rules.results import HandReason, HandResult, SobeResult, TrucoResult
from sueca_desktop.rules.seats import SEATS, Seat

PERSON = Seat.S
OURS = PERSON.team

OWN_MIX = "own"
"""Stands where rules are no preset's."""

_MOST_ID = 64
_OPPONENTS = (Seat.E, Seat.W)
_LEVELS = tuple(Level)


class Hand(Struct, frozen=True):
    """A finished hand. What its numbers mean goes with the game.

    sueca: `ours` and `theirs` are games, `points` our card points, in all hands but those that a claim ended.
    truco: `ours` and `theirs` are tentos; there are no points.
    sobe e desce: `ours` is what the hand did to the person's mark, below zero for the better; `points` are
    the tricks he took, None if he sat out.
    """

    reason: str
    ours: int
    theirs: int
    points: int | None


class Entry(Struct, frozen=True):
    """A finished match. `id` is that of `match_id`; `actions` how many there were; `rules` a preset's id or
    `OWN_MIX`; `level` that of the weaker opponent, None where it is not known; `ended` a date and time (ISO
    8601); `score` ours and theirs (in sobe e desce the person's mark, and the lowest of the others);
    `undone` and `hints` say how often the person took back, and asked for a hint."""

    id: str
    actions: int
    game: str
    rules: str
    name: str
    level: str | None
    ended: str
    won: bool
    score: tuple[int, int]
    hands: tuple[Hand, ...]
    undone: int = 0
    hints: int = 0
    deal: int | None = None

    @property
    def helped(self) -> bool:
        """Whether the match was practice: the person took a hint or a card back."""
        return bool(self.undone or self.hints)


def match_id(header: Header, actions: Sequence[Action]) -> str:
    """What a match is known by, however its file is called or copied: the word in its header. A match from
    before there were such words goes by its header and its first pack."""
    word = header.extra.get(MATCH_MARK)
    if type(word) is str and 0 < len(word) <= _MOST_ID:
        return word
    import hashlib  # which loads five libraries, hardly ever wanted

    first: tuple[Card, ...] = next((action.deck for action in actions if isinstance(action, Shuffle)), ())
    seed = header_line(replace(header, extra={})) + " ".join(map(str, first))
    return hashlib.sha256(seed.encode("utf-8", "replace")).hexdigest()[:16]


def counts(header: Header) -> bool:
    """Whether a match is one person's. That of several people at one screen tells nothing of one of them."""
    return len(persons_of(header)) == 1


def entry_of(header: Header, actions: Sequence[Action], state: Any, ended: str) -> Entry | None:
    """The entry of a match that stands at `state`; None while it is not over, for leaving one is no loss, and
    None where it does not count."""
    return summary_of(header, actions, state, ended) if counts(header) else None


def summary_of(header: Header, actions: Sequence[Action], state: Any, ended: str) -> Entry | None:
    """What an entry would say of a match, be it one that counts or not; None while it is not over."""
    if state.winner is None:
        return None
    return Entry(
        id=match_id(header, actions),
        actions=len(actions),
        game=header.game.id,
        rules=_rules_id(header),
        name=header.name(PERSON),
        level=_level(header),
        ended=ended,
        won=state.winner in (PERSON, OURS),
        score=_score(state.score),
        hands=tuple(hand for result in state.results if (hand := hand_of(result)) is not None),
        undone=max(0, mark_number(header, UNDO_MARK) or 0),
        hints=max(0, mark_number(header, HINTS_MARK) or 0),
        deal=mark_number(header, DEAL_MARK),
    )


def hand_of(result: HandResult | SobeResult | TrucoResult) -> Hand | None:
    """The line of a hand; None for a deal that was thrown in, which is no hand."""
    ours, theirs = OURS.place, OURS.other.place
    match result:
        case HandResult(reason=HandReason.SPOILED):
            return None
        case HandResult(reason=reason):
            points = None if reason is HandReason.REVOKE else result.points[ours]
            return Hand(reason.value, result.games[ours], result.games[theirs], points)
        case TrucoResult(reason=reason):
            own, other = (result.tentos if result.winner is team else 0 for team in (OURS, OURS.other))
            return Hand(reason.value, own, other, None)
        case SobeResult(reason=reason):
            tricks = result.tricks[PERSON.place] if PERSON in result.entered else None
            return Hand(reason.value, result.change[PERSON.place], 0, tricks)


def weakest(levels: Mapping[Seat, Level], before: Any) -> dict[str, str]:
    """The levels for a header, of players some of whom may have played at another level `before`."""
    old = before if isinstance(before, Mapping) else {}
    return {
        seat.value: min((level, _known(old.get(seat.value)) or level), key=_LEVELS.index).value
        for seat, level in levels.items()
    }


def levels_of(header: Header) -> dict[Seat, Level]:
    """How well the program's players play, as far as the header says it."""
    levels = header.extra.get(LEVELS_MARK)
    if not isinstance(levels, Mapping):
        return {}
    return {seat: level for seat in SEATS if (level := _known(levels.get(seat.value))) is not None}


def day_of(header: Header) -> str | None:
    """The date (ISO 8601) of the hand of the day with which a match begins, if it does."""
    day = header.extra.get(DAY_MARK)
    return day if type(day) is str else None


def _rules_id(header: Header) -> str:
    presets = header.game.presets
    return next((preset for preset, rules in presets.items() if rules == header.rules), OWN_MIX)


def _level(header: Header) -> str | None:
    known = levels_of(header)
    if not all(seat in known for seat in _OPPONENTS):
        return None
    return min((known[seat] for seat in _OPPONENTS), key=_LEVELS.index).value


def _known(level: object) -> Level | None:
    return next((one for one in _LEVELS if one.value == level), None)


def _score(score: tuple[int, ...]) -> tuple[int, int]:
    if len(score) == len(SEATS):
        others = [mark for seat, mark in zip(SEATS, score, strict=True) if seat is not PERSON]
        return score[PERSON.place], min(others)
    return score[OURS.place], score[OURS.other.place]
