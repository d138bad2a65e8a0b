"""The rules of a truco table in whole sentences. All numbers and cards come from the rules themselves."""

from __future__ import annotations

from itertools import groupby

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.truco.variant import MANILHAS, SET, STRENGTH, Rules
from sueca_desktop.text.cards import rank_title, suit_name
from sueca_desktop.text.lists import listed
from sueca_desktop.text.pages import Section
from sueca_desktop.text.translate import translate
from sueca_desktop.text.truco.rules_text import value_sentence


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
            (
                translate(
                    "Summary",
                    "The pack has {cards} cards, {tricks} for each player.",
                    cards=len(rules.pack),
                    tricks=SET,
                ),
                translate("Truco summary", "Suits need not be followed, and there are no trumps."),
                translate("Truco summary", "The four highest cards are the manilhas, always the same."),
                translate("Truco summary", "Cards in one line are equal."),
            ),
            (
                translate("Summary", "Strongest first"),
                translate("Truco summary", "Suits"),
                translate("Truco summary", "Called"),
            ),
            strength_rows(),
        ),
        Section(
            translate("Summary", "Dealing"),
            (
                translate(
                    "Summary", "For the first deal everybody draws a card, and the highest card deals."
                ),
                translate("Summary", "After each hand the deal passes on in the order of play."),
                translate(
                    "Truco summary",
                    "The dealer is the pé and plays last; whoever plays after the dealer is the mão.",
                ),
                translate(
                    "Truco summary",
                    "The mão says whether cards come off the top (desce) or the bottom (sobe) of the pack.",
                ),
                value_sentence("pass_", rules),
                value_sentence("rejects", rules),
            ),
        ),
        Section(
            translate("Summary", "The play"),
            (
                translate("Truco summary", "The mão leads to the first trick."),
                translate(
                    "Truco summary", "The side of the highest card takes the trick, and its player leads."
                ),
                translate(
                    "Truco summary",
                    "If both sides have a highest card, the trick is tied; who laid the first of them leads.",
                ),
                value_sentence("face_down", rules),
                translate("Truco summary", "Two tricks win the hand."),
                translate(
                    "Truco summary",
                    "After a tie whoever won the first trick wins; if that one is tied, the next trick won "
                    "decides.",
                ),
                translate("Truco summary", "If all three tricks are tied, nobody scores."),
                value_sentence("signals", rules),
            ),
        ),
        Section(
            translate("Truco summary", "Truco!"),
            (
                value_sentence("ladder", rules),
                translate(
                    "Truco summary",
                    "On your turn you may raise before you play, unless your side raised last.",
                ),
                translate(
                    "Truco summary",
                    "The others accept, raise again, or run: then the raisers score what the hand was worth.",
                ),
                value_sentence("special_hand", rules),
            ),
        ),
    )


def strength_rows() -> tuple[tuple[str, str, str], ...]:
    """The cards from the strongest, equal ones in one row: rank, suits, and what a manilha is called."""
    strongest = sorted(STRENGTH, key=STRENGTH.__getitem__, reverse=True)
    rows = []
    for _, group in groupby(strongest, key=STRENGTH.__getitem__):
        cards = tuple(group)
        if len(cards) == len(Suit):
            suits = translate("Truco summary", "every suit")
        else:
            suits = listed([suit_name(card.suit) for card in cards])
        rows.append((rank_title(cards[0].rank), suits, manilha_name(cards[0])))
    return tuple(rows)


def manilha_name(card: Card) -> str:
    """What players call one of the four highest cards; empty for any other."""
    names = (
        translate("Truco manilhas", "zap"),
        translate("Truco manilhas", "escopeta"),
        translate("Truco manilhas", "espadilha"),
        translate("Truco manilhas", "pica-fumo"),
    )
    return dict(zip(MANILHAS, names, strict=True)).get(card, "")
