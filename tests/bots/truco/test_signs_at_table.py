"""At a table a player of truco is only asked what it does next: its signs come first."""

from __future__ import annotations

from sueca_desktop.bots.games import Seated
from sueca_desktop.bots.player import Limit
from sueca_desktop.levels import Level
from sueca_desktop.rules.actions import Sign, Signal
from sueca_desktop.rules.truco import PlayerView, Rules, view
from tests.rules.truco.hands import Match, N, S, W

LIMIT = Limit(iterations=16)
GOOD = {S: "3D KH 2S", N: "4C AH 6C", W: "QS JS KS"}


def asked(match: Match, level: Level = Level.INTERMEDIATE) -> object:
    seen: PlayerView = view(match.state, N)
    return Seated("truco", level, 5).choose(seen, LIMIT, lambda: False)


def test_a_good_card_is_told_once_before_the_first_card() -> None:
    match = Match(dealer=W).deal(GOOD)
    assert asked(match) == Signal(N, Sign.ZAP)
    assert asked(match.do(Signal(N, Sign.ZAP))) is None, "it is not its turn"


def test_after_the_sign_the_player_plays_on_its_turn() -> None:
    match = Match(dealer=W).deal(GOOD).plays("S 3D, E 4S").do(Signal(N, Sign.ZAP))
    action = asked(match)
    assert action is not None and not isinstance(action, Signal)


def test_beginners_and_tables_without_signs_see_none() -> None:
    assert asked(Match(dealer=W).deal(GOOD), Level.BEGINNER) is None
    assert asked(Match(Rules(signals=False), dealer=W).deal(GOOD)) is None
