"""The rules of sueca in words: presets, fields, values, and one plain sentence for each choice."""

from __future__ import annotations

from sueca_desktop.rules.actions import End
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca.play import packets
from sueca_desktop.rules.sueca.variant import (
    ALL_POINTS,
    FIELD_VALUES,
    PRESETS,
    SPOIL_BELOW,
    SWEEP_GAMES,
    TRICKS,
    Rules,
)
from sueca_desktop.text.cards import few
from sueca_desktop.text.game_text import (
    RuleValue,
    at_the_right,
    direction_label,
    direction_name,
    direction_sentence,
    yes_or_no,
)
from sueca_desktop.text.translate import Counted, translate

FIELDS = (
    "direction",
    "target",
    "tie",
    "revoke",
    "sweep",
    "trump_from",
    "cutter",
    "first_lead",
    "deal_order",
    "spoil",
    "manilha",
)
"""The fields of the rules in the order in which to offer them: what players differ on most comes first."""

_REVOKE_GAMES: dict[RuleValue, int] = {
    value: Rules(revoke=value).revoke_games for value in FIELD_VALUES["revoke"]
}


def preset_name(preset: str) -> str:
    """What players call a preset. Raises KeyError for an unknown id."""
    return {
        "portugal": translate("Rules", "Portuguese"),
        "online": translate("Rules", "On the internet"),
        "cafe": translate("Rules", "Café"),
        "tournament": translate("Rules", "Tournament"),
        "cutter_leads": translate("Rules", "Whoever cuts leads"),
        "brazil": translate("Rules", "Brazilian"),
        "azores": translate("Rules", "Azores"),
    }[preset]


def preset_sentence(preset: str) -> str:
    """What is special about a preset, in a few words. Raises KeyError for an unknown id."""
    rules = PRESETS[preset]
    return {
        "portugal": translate("Rules", "As it is played almost everywhere."),
        "online": translate("Rules", "Dealt in the order of play."),
        "cafe": translate(
            "Rules", "A tie carries over; a revoke costs {games}.", games=Counted().games(rules.revoke_games)
        ),
        "tournament": translate(
            "Rules",
            "To {target} games; a revoke costs {games}.",
            target=rules.target,
            games=Counted().games(rules.revoke_games),
        ),
        "cutter_leads": translate("Rules", "Whoever cuts the pack plays first."),
        "brazil": translate("Rules", "To the left; a tie carries over."),
        "azores": translate("Rules", "The manilha is the ten; no sevens."),
    }[preset]


def field_label(field: str) -> str:
    """The label of a field, with its mnemonic. Raises KeyError for an unknown field."""
    return {
        "direction": direction_label(),
        "manilha": translate("Rules", "&Manilha"),
        "cutter": translate("Rules", "Who c&uts"),
        "trump_from": translate("Rules", "&Trump card"),
        "deal_order": translate("Rules", "D&ealing"),
        "first_lead": translate("Rules", "First &lead"),
        "tie": translate("Rules", "T&ie at 60–60"),
        "sweep": translate("Rules", "&Sweep (bandeira)"),
        "revoke": translate("Rules", "&Revoke"),
        "spoil": translate("Rules", "Thro&wing in"),
        "target": translate("Rules", "M&atch to"),
    }[field]


def value_name(field: str, value: RuleValue) -> str:
    """A value of a field in two or three words. Raises KeyError for one that cannot be."""
    if field == "target":
        return str(value)
    if field == "direction":
        return direction_name(value)
    if field == "spoil":
        return yes_or_no(bool(value))
    if field == "revoke" and value != "prevented":
        return Counted().games(_REVOKE_GAMES[value])
    names: dict[tuple[str, RuleValue], str] = {
        ("manilha", "7"): translate("Rules", "The seven"),
        ("manilha", "10"): translate("Rules", "The ten"),
        ("cutter", "before_dealer"): translate("Rules", "Before the dealer"),
        ("cutter", "after_dealer"): translate("Rules", "After the dealer"),
        ("trump_from", "dealer"): translate("Rules", "The dealer chooses"),
        ("trump_from", "bottom"): translate("Rules", "Bottom"),
        ("trump_from", "top"): translate("Rules", "Top"),
        ("deal_order", "traditional"): translate("Rules", "Traditional"),
        ("deal_order", "reversed"): translate("Rules", "Reversed"),
        ("deal_order", "in_play"): translate("Rules", "In order of play"),
        ("first_lead", "after_dealer"): translate("Rules", "After the dealer"),
        ("first_lead", "cutter"): translate("Rules", "Who cut"),
        ("tie", "no_score"): translate("Rules", "Nobody scores"),
        ("tie", "carry"): translate("Rules", "Carries over"),
        ("sweep", "all_tricks"): translate("Rules", "All tricks"),
        ("sweep", "all_points"): translate("Rules", "{points} points", points=ALL_POINTS),
        ("revoke", "prevented"): translate("Rules", "Not possible"),
    }
    return names[field, value]


def value_sentence(field: str, rules: Rules) -> str:
    """What the value of a field means at the table, in one sentence. Raises KeyError for an unknown field."""
    return {
        "direction": direction_sentence,
        "manilha": _manilha,
        "cutter": _cutter,
        "trump_from": _trump_from,
        "deal_order": _deal_order,
        "first_lead": _first_lead,
        "tie": _tie,
        "sweep": _sweep,
        "revoke": _revoke,
        "spoil": _spoil,
        "target": _target,
    }[field](rules)


def _manilha(rules: Rules) -> str:
    if rules.manilha == "7":
        return translate("Rules", "Only the ace beats the seven; there are no tens in the pack.")
    return translate("Rules", "Only the ace beats the ten; there are no sevens in the pack.")


def _cutter(rules: Rules) -> str:
    if at_the_right(rules, 1 if rules.cutter == "after_dealer" else -1):
        return translate("Rules", "The player at the dealer’s right cuts the pack.")
    return translate("Rules", "The player at the dealer’s left cuts the pack.")


def _trump_from(rules: Rules) -> str:
    return {
        "dealer": translate("Rules", "The dealer turns the top or the bottom card, as he likes."),
        "bottom": translate("Rules", "The bottom card of the pack is turned for trumps."),
        "top": translate("Rules", "The top card of the pack is turned for trumps."),
    }[rules.trump_from]


def _deal_order(rules: Rules) -> str:
    with_bottom = _deals_in_order_of_play(rules, "bottom")
    with_top = _deals_in_order_of_play(rules, "top")
    if rules.trump_from == "bottom" or (rules.trump_from == "dealer" and with_bottom == with_top):
        if with_bottom:
            return translate("Rules", "The packets of ten go round in the order of play.")
        return translate("Rules", "The packets of ten go round against the order of play.")
    if rules.trump_from == "top":
        if with_top:
            return translate("Rules", "The dealer’s packet comes first, the others in the order of play.")
        return translate("Rules", "The dealer’s packet comes first, the others against the order of play.")
    if with_top:
        return translate(
            "Rules",
            "The packets of ten go in the order of play if the top card is turned; if the bottom card is, "
            "against it.",
        )
    return translate(
        "Rules",
        "The packets of ten go in the order of play if the bottom card is turned; if the top card is, "
        "against it.",
    )


def _first_lead(rules: Rules) -> str:
    if rules.first_lead == "cutter":
        return translate("Rules", "Whoever cut the pack leads to the first trick.")
    if at_the_right(rules, 1):
        return translate("Rules", "The player at the dealer’s right leads to the first trick.")
    return translate("Rules", "The player at the dealer’s left leads to the first trick.")


def _tie(rules: Rules) -> str:
    if rules.tie == "carry":
        return translate("Rules", "After a tie the next hand is worth one game more.")
    return translate("Rules", "A tied hand counts for nobody.")


def _sweep(rules: Rules) -> str:
    games = Counted().games(SWEEP_GAMES)
    if rules.sweep == "all_tricks":
        return translate(
            "Rules", "Only all {tricks} tricks are worth {games}.", tricks=few(TRICKS), games=games
        )
    return translate(
        "Rules",
        "All {points} points are worth {games}, even with a trick lost.",
        points=ALL_POINTS,
        games=games,
    )


def _revoke(rules: Rules) -> str:
    if rules.revoke == "prevented":
        return translate("Rules", "A card that does not follow suit when it must cannot be played.")
    return translate(
        "Rules",
        "Whoever does not follow suit can be accused; the side that is right scores {games}.",
        games=Counted().games(rules.revoke_games),
    )


def _spoil(rules: Rules) -> str:
    if rules.spoil:
        return translate(
            "Rules",
            "Whoever plays first may throw the deal in with fewer than {points} points in hand.",
            points=SPOIL_BELOW,
        )
    return translate("Rules", "Every deal is played, however poor.")


def _target(rules: Rules) -> str:
    return translate(
        "Rules", "The first side with {games} wins the match.", games=Counted().games(rules.target)
    )


def _deals_in_order_of_play(rules: Rules, end: End) -> bool:
    """Whether the other three players get their packets in the order of play when that end is turned."""
    others = [seat for seat, _ in packets(rules, Seat.S, rules.pack, end) if seat is not Seat.S]
    return others[0] is rules.order_of_play.after(Seat.S)
