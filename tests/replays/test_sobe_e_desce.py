"""What `sueca-lab replay` prints of a match of sobe e desce, key by key."""

from typing import Any

from sueca_desktop.replays.sobe_e_desce import replay_object
from sueca_desktop.rules.sobe_e_desce import Rules
from tests.rules.sobe_e_desce.hands import E, Match, N, S, W

HANDS = {E: "AC 7C KS 2C QS", N: "AH 7H KH JH QH", W: "AD 7D KD JD QD", S: "6S 5S 4S 3S 2S"}

NOBODY = {"S": 0, "E": 0, "N": 0, "W": 0}
NOTHING_YET = {
    "game": "sobe-e-desce",
    "phase": "dealer",
    "to_act": [],
    "finished": False,
    "winner": None,
    "score": {"S": 20, "E": 20, "N": 20, "W": 20},
    "riscos": None,
    "hand": None,
    "hands": [],
}


def test_between_hands() -> None:
    assert replay_object(Match().state) == {**NOTHING_YET, "phase": "shuffle"}


def test_with_three_cards() -> None:
    dealt: dict[str, Any] = {
        "dealer": "S",
        "chooser": "E",
        "trump": None,
        "turned_up": None,
        "entered": [],
        "sat_out": [],
        "hands": {"S": "6S 5S 4S", "E": "KS AC 7C", "N": "AH 7H KH", "W": "AD 7D KD"},
        "trick": {"leader": "E", "cards": []},
        "tricks": NOBODY,
    }
    match = Match().deal(HANDS)
    assert replay_object(match.state) == {**NOTHING_YET, "phase": "trump", "to_act": ["E"], "hand": dealt}


def test_in_play() -> None:
    match = Match().deal(HANDS).trump("up").enter("EW").plays("E AC, W QD, E 7C")
    assert replay_object(match.state) == {
        **NOTHING_YET,
        "phase": "play",
        "to_act": ["W"],
        "hand": {
            "dealer": "S",
            "chooser": "E",
            "trump": "C",
            "turned_up": "2C",
            "entered": ["E", "W"],
            "sat_out": ["N", "S"],
            "hands": {"S": "6S 5S 4S 3S 2S", "E": "KS QS 2C", "N": HANDS[N], "W": "AD 7D KD JD"},
            "trick": {"leader": "E", "cards": ["7C"]},
            "tricks": {**NOBODY, "E": 1},
        },
    }


def test_when_all_is_over() -> None:
    match = Match(Rules(start=6)).deal(HANDS).trump("up").enter("EW")
    result = match.play_out()
    assert replay_object(match.state) == {
        **NOTHING_YET,
        "phase": "over",
        "finished": True,
        "winner": "E",
        "score": {"S": 6, "E": -4, "N": 6, "W": 16},
        "riscos": {"S": -6, "E": 28, "N": -6, "W": -16},
        "hands": [
            {
                "dealer": "S",
                "chooser": "E",
                "trump": "C",
                "entered": ["E", "W"],
                "tricks": {**NOBODY, "E": 5},
                "change": {"S": 0, "E": -10, "N": 0, "W": 10},
                "reason": "played",
            }
        ],
    }
    assert result.reason == "played"
    alone = Match().deal(HANDS).trump("S").enter("E")
    assert replay_object(alone.state)["hands"][0]["reason"] == "alone"
