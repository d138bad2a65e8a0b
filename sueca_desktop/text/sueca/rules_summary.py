"""The rules of a table in whole sentences. All numbers come from the rules themselves."""

from __future__ import annotations

from sueca_desktop.cards import Suit
from sueca_desktop.rules.sueca.variant import ALL_POINTS, TRICKS, Rules
from sueca_desktop.text.cards import rank_title
from sueca_desktop.text.pages import Section
from sueca_desktop.text.sueca.rules_text import value_sentence
from sueca_desktop.text.translate import Counted, translate


def rules_summary(rules: Rules) -> tuple[Section, ...]:
    """The rules from the seats at the table to the end of the match."""
    return (
        Section(
            translate("Summary", "The game"),
            (
                translate("Summary", "Four play in two pairs; partners sit opposite each other."),
                value_sentence("direction", rules),
                value_sentence("target", rules),
            ),
        ),
        Section(
            translate("Summary", "The cards"),
            _cards(rules),
            (translate("Summary", "Strongest first"), translate("Summary", "Points")),
            tuple((name, str(points)) for name, points in card_values(rules)),
        ),
        Section(
            translate("Summary", "Dealing"),
            (
                translate(
                    "Summary", "For the first deal everybody draws a card, and the highest card deals."
                ),
                translate("Summary", "After each hand the deal passes on in the order of play."),
                value_sentence("cutter", rules),
                value_sentence("trump_from", rules),
                translate(
                    "Summary",
                    "Its suit is trumps, and it is the dealer’s, open before him until he plays it.",
                ),
                value_sentence("deal_order", rules),
                value_sentence("spoil", rules),
            ),
        ),
        Section(
            translate("Summary", "The play"),
            (
                value_sentence("first_lead", rules),
                translate("Summary", "Follow the suit led if you can; if you cannot, play any card."),
                translate(
                    "Summary", "The highest trump takes the trick, else the highest card of the suit led."
                ),
                translate("Summary", "Whoever takes a trick leads to the next one."),
                value_sentence("revoke", rules),
            ),
        ),
        Section(translate("Summary", "Counting"), _counting(rules)),
    )


def card_values(rules: Rules) -> tuple[tuple[str, int], ...]:
    """The ranks of a suit, strongest first, and the card points of each."""
    strongest_first = sorted(rules.order, key=rules.order.__getitem__, reverse=True)
    return tuple((rank_title(rank), rules.card_points[rank]) for rank in strongest_first)


def _cards(rules: Rules) -> tuple[str, ...]:
    return (
        translate(
            "Summary",
            "The pack has {cards} cards, {tricks} for each player.",
            cards=len(rules.pack),
            tricks=TRICKS,
        ),
        value_sentence("manilha", rules),
        translate("Summary", "The jack beats the queen."),
        translate(
            "Summary",
            "Each suit holds {suit} points, the whole pack {all}.",
            suit=ALL_POINTS // len(Suit),
            all=ALL_POINTS,
        ),
    )


def _counting(rules: Rules) -> tuple[str, ...]:
    """What a hand counts, asked of the rules for every number of points that wins with a trick lost."""
    won = range(ALL_POINTS // 2 + 1, ALL_POINTS)
    games = [rules.outcome((points, ALL_POINTS - points), (TRICKS - 1, 1))[1] for points in won]
    few = games.count(games[0])
    return (
        translate("Summary", "Who has more than half of the points wins the hand."),
        translate(
            "Summary",
            "{low} to {high} points count {games}.",
            low=won[0],
            high=won[few - 1],
            games=Counted().games(games[0]),
        ),
        translate(
            "Summary", "{low} points or more count {games}.", low=won[few], games=Counted().games(games[few])
        ),
        value_sentence("sweep", rules),
        value_sentence("tie", rules),
    )
