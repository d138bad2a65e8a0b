"""The rules of a sobe e desce table in whole sentences. All numbers come from the rules themselves."""

from __future__ import annotations

from sueca_desktop.cards import Suit
from sueca_desktop.rules.sobe_e_desce.variant import FIRST_PACKET, NEAR_ZERO, NO_TRICK, TRICKS, Rules
from sueca_desktop.text.cards import rank_title
from sueca_desktop.text.lists import listed
from sueca_desktop.text.pages import Section
from sueca_desktop.text.sobe_e_desce.rules_text import value_sentence
from sueca_desktop.text.translate import translate


def rules_summary(rules: Rules) -> tuple[Section, ...]:
    """The rules from the seats at the table to the end of the match."""
    return (
        Section(
            translate("Summary", "The game"),
            (
                translate("Sobe e Desce summary", "Four play, each for himself."),
                value_sentence("direction", rules),
                value_sentence("start", rules),
            ),
        ),
        Section(translate("Summary", "The cards"), _cards(rules)),
        Section(translate("Summary", "Dealing"), _dealing()),
        Section(translate("Sobe e Desce summary", "Who plays"), _entering()),
        Section(translate("Summary", "The play"), _play()),
        Section(translate("Summary", "Counting"), _counting(rules)),
    )


def _cards(rules: Rules) -> tuple[str, ...]:
    strongest = sorted(rules.order, key=rules.order.__getitem__, reverse=True)
    return (
        translate(
            "Summary",
            "The pack has {cards} cards, {tricks} for each player.",
            cards=len(rules.pack),
            tricks=TRICKS,
        ),
        translate(
            "Sobe e Desce summary",
            "From the strongest: {ranks}.",
            ranks=listed([rank_title(rank) for rank in strongest]),
        ),
        translate("Sobe e Desce summary", "Only tricks count; what the cards are worth elsewhere does not."),
    )


def _dealing() -> tuple[str, ...]:
    return (
        translate("Summary", "For the first deal everybody draws a card, and the highest card deals."),
        translate("Summary", "After each hand the deal passes on in the order of play."),
        translate(
            "Sobe e Desce summary",
            "After {cards} cards each the player after the dealer names trumps, or has his next card turned "
            "up for trumps.",
            cards=FIRST_PACKET,
        ),
        translate(
            "Sobe e Desce summary", "Then everybody gets {cards} cards more.", cards=TRICKS - FIRST_PACKET
        ),
    )


def _entering() -> tuple[str, ...]:
    return (
        translate("Sobe e Desce summary", "In turn everybody says whether he plays or sits the hand out."),
        translate(
            "Sobe e Desce summary",
            "Whoever plays may exchange as many of his cards as he likes, unseen, for others.",
        ),
        translate("Sobe e Desce summary", "Whoever chose trumps must play; with hearts as trumps everybody."),
        translate(
            "Sobe e Desce summary",
            "So must whoever has {points} points or fewer, or has sat out the last two hands.",
            points=NEAR_ZERO,
        ),
        translate("Sobe e Desce summary", "Whoever plays alone has won all {tricks} tricks.", tricks=TRICKS),
    )


def _play() -> tuple[str, ...]:
    return (
        translate("Sobe e Desce summary", "Whoever chose trumps leads, with the ace of trumps if he has it."),
        translate("Sobe e Desce summary", "Follow the suit led if you can."),
        translate(
            "Sobe e Desce summary",
            "If you cannot, play a trump; if trumps lie already, a higher one. Who cannot plays any card.",
        ),
        translate("Summary", "The highest trump takes the trick, else the highest card of the suit led."),
        translate("Summary", "Whoever takes a trick leads to the next one."),
        translate("Sobe e Desce summary", "Whoever leads and holds the ace of trumps must lead it."),
    )


def _counting(rules: Rules) -> tuple[str, ...]:
    return (
        translate(
            "Sobe e Desce summary",
            "Each trick takes you down by {one}; with clubs as trumps by {two}.",
            one=rules.worth(Suit.HEARTS),
            two=rules.worth(Suit.CLUBS),
        ),
        translate(
            "Sobe e Desce summary",
            "Whoever plays and takes no trick goes up by {one}; with clubs as trumps by {two}.",
            one=NO_TRICK * rules.worth(Suit.HEARTS),
            two=NO_TRICK * rules.worth(Suit.CLUBS),
        ),
        translate("Sobe e Desce summary", "Whoever sits out stays where he is."),
        translate(
            "Sobe e Desce summary",
            "When somebody is down to 0, the lowest wins: each loser pays him the points left in riscos.",
        ),
    )
