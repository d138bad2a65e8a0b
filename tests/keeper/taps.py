"""Random sheets of all three games, as a table would tap them."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from sueca_desktop.keeper import sobe, sueca, truco
from sueca_desktop.keeper.book import Book, Game, Rules, Sheet, Tap
from sueca_desktop.keeper.sueca import How
from sueca_desktop.keeper.taps import NewMatch, SetDealer
from sueca_desktop.rules.seats import SEATS, Direction, Team
from sueca_desktop.rules.sobe_e_desce.variant import START_RANGE, TRICKS
from sueca_desktop.rules.truco.variant import LADDERS, TARGET_RANGE

SIDES = st.sampled_from(tuple(Team))
DIRECTIONS = st.sampled_from(tuple(Direction))
SUECA_RULES = st.builds(
    sueca.SuecaRules,
    target=st.sampled_from(sueca.TARGETS),
    tie=st.sampled_from(sueca.TIES),
    revoke=st.sampled_from(sueca.REVOKES),
    direction=DIRECTIONS,
    slate=st.sampled_from(sueca.SLATES),
)
SOBE_RULES = st.builds(sobe.SobeRules, start=st.sampled_from(START_RANGE), direction=DIRECTIONS)
TRUCO_RULES = st.builds(
    truco.TrucoRules,
    target=st.sampled_from(TARGET_RANGE),
    ladder=st.sampled_from(LADDERS),
    special_hand=st.booleans(),
    direction=DIRECTIONS,
)
COMMON = st.just(NewMatch()) | st.builds(SetDealer, st.sampled_from(SEATS))
SUECA_HANDS = (
    st.builds(sueca.Hand, st.sampled_from([how for how in How if how is not How.TIE]), SIDES)
    | st.just(sueca.Hand(How.TIE))
    | st.builds(sueca.Hand.counted, st.integers(0, 120))
)


@st.composite
def sobe_hands(draw: Any) -> sobe.Hand:
    """Five tricks among those who play."""
    players = draw(st.lists(st.sampled_from(range(4)), min_size=1, unique=True))
    took: list[int | None] = [0 if seat in players else None for seat in range(4)]
    for _ in range(TRICKS):
        winner = draw(st.sampled_from(players))
        took[winner] = (took[winner] or 0) + 1
    south, east, north, west = took
    return sobe.Hand((south, east, north, west), draw(st.booleans()))


TRUCO_TAPS = (
    st.builds(truco.Raise, SIDES)
    | st.just(truco.Accept())
    | st.just(truco.Run())
    | st.builds(truco.Won, st.none() | SIDES)
)
GAMES: tuple[tuple[st.SearchStrategy[Rules], st.SearchStrategy[Tap]], ...] = (
    (SUECA_RULES, SUECA_HANDS | COMMON | st.builds(sueca.SetRules, SUECA_RULES)),
    (SOBE_RULES, sobe_hands() | COMMON | st.builds(sobe.SetRules, SOBE_RULES)),
    (TRUCO_RULES, TRUCO_TAPS | COMMON | st.builds(truco.SetRules, TRUCO_RULES)),
)


def played(sheet: Sheet, taps: list[Tap]) -> Sheet:
    """The sheet after those of the taps that mean something when they come."""
    for tap in taps:
        if sheet.may(tap):
            sheet = sheet.tap(tap)
    return sheet


@st.composite
def sheets(draw: Any, game: int | None = None) -> Sheet:
    """Any sheet, some of it undone."""
    rules, taps = GAMES[draw(st.sampled_from(range(3))) if game is None else game]
    sheet = played(Sheet(draw(rules)), draw(st.lists(taps, max_size=30)))
    for _ in range(draw(st.integers(0, len(sheet.taps)))):
        sheet = sheet.undo()
    return sheet


@st.composite
def books(draw: Any) -> Book:
    """Any book."""
    names = st.none() | st.sampled_from(("Rosa", "Zé & Cª", "Conceição “a Velha”"))
    four = (draw(names), draw(names), draw(names), draw(names))
    game = draw(st.sampled_from(tuple(Game)))
    return Book(draw(sheets(0)), draw(sheets(1)), draw(sheets(2)), game, four)
