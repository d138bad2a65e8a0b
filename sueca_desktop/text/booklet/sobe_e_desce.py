"""The rules of a sobe e desce table in whole sentences. All numbers come from the rules themselves."""

from __future__ import annotations

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import SEATS
from sueca_desktop.rules.sobe_e_desce.variant import (
    FIRST_PACKET,
    MOST_SAT_OUT,
    NEAR_ZERO,
    NO_TRICK,
    TRICKS,
    Rules,
)
from sueca_desktop.text.booklet.parts import (
    GameBooklet,
    Grid,
    Point,
    Rows,
    ShownCard,
    first_deal,
    highest_takes,
    next_deal,
    pack,
    way_round,
    winner_leads,
)
from sueca_desktop.text.cards import few, rank_title, suit_name
from sueca_desktop.text.lists import listed
from sueca_desktop.text.sobe_e_desce.rules_text import value_sentence
from sueca_desktop.text.translate import translate


def points(rules: Rules) -> tuple[Point, ...]:
    """The rules from the seats at the table to the end of the match."""
    return (
        Point(
            translate("Booklet", "The table"),
            (translate("Sobe e Desce summary", "Four play, each for himself."), way_round(rules)),
            (value_sentence("direction", rules),),
        ),
        Point(translate("Booklet", "The aim"), (value_sentence("start", rules),)),
        Point(
            translate("Summary", "The cards"),
            (
                pack(len(rules.pack), TRICKS),
                translate(
                    "Sobe e Desce summary", "Only tricks count; what the cards are worth elsewhere does not."
                ),
            ),
            (
                translate(
                    "Sobe e Desce summary",
                    "From the strongest: {ranks}.",
                    ranks=listed([rank_title(shown.card.rank) for shown in cards(rules)]),
                ),
            ),
        ),
        Point(
            translate("Booklet", "Trumps"),
            (
                translate(
                    "Sobe e Desce summary",
                    "After {cards} cards each the player after the dealer names trumps, or has his next card "
                    "turned up for trumps.",
                    cards=few(FIRST_PACKET),
                ),
                translate(
                    "Sobe e Desce summary",
                    "Then everybody gets {cards} cards more.",
                    cards=few(TRICKS - FIRST_PACKET),
                ),
            ),
            (first_deal(), next_deal()),
        ),
        Point(
            translate("Sobe e Desce summary", "Who plays"),
            (
                translate(
                    "Sobe e Desce summary", "In turn everybody says whether he plays or sits the hand out."
                ),
                translate(
                    "Sobe e Desce summary",
                    "Whoever plays may exchange as many of his cards as he likes, unseen, for others.",
                ),
            ),
            (
                translate(
                    "Sobe e Desce summary",
                    "Whoever plays alone has won all {tricks} tricks.",
                    tricks=few(TRICKS),
                ),
            ),
        ),
        Point(
            translate("Booklet", "Who must play"),
            (
                translate(
                    "Sobe e Desce summary", "Whoever chose trumps must play; with hearts as trumps everybody."
                ),
                translate(
                    "Booklet",
                    "So must whoever has {points} points or fewer, or has sat out the last {hands} hands.",
                    points=NEAR_ZERO,
                    hands=few(MOST_SAT_OUT),
                ),
            ),
        ),
        Point(
            translate("Booklet", "The lead"),
            (
                translate("Booklet", "Whoever chose trumps leads to the first trick."),
                winner_leads(),
                translate("Sobe e Desce summary", "Whoever leads and holds the ace of trumps must lead it."),
            ),
        ),
        Point(
            translate("Summary", "The play"),
            (
                translate("Sobe e Desce summary", "Follow the suit led if you can."),
                translate(
                    "Sobe e Desce summary",
                    "If you cannot, play a trump; if trumps lie already, a higher one. Whoever cannot may "
                    "play any card.",
                ),
                highest_takes(),
            ),
        ),
        Point(
            translate("Summary", "Counting"),
            (
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
            ),
            table=counting(rules),
        ),
        Point(
            translate("Booklet", "The end"),
            (
                translate(
                    "Sobe e Desce summary",
                    "When somebody is down to 0, the lowest wins: each loser pays him the points left in "
                    "riscos.",
                ),
            ),
            (
                translate(
                    "Booklet",
                    "If two are equally low, the first of them in the order of play wins, counted from "
                    "whoever chose trumps.",
                ),
            ),
        ),
    )


def cards(rules: Rules) -> tuple[ShownCard, ...]:
    """One suit from the strongest."""
    strongest = sorted(rules.order, key=rules.order.__getitem__, reverse=True)
    return tuple(ShownCard(Card(rank, Suit.CLUBS), (), "") for rank in strongest)


def counting(rules: Rules) -> Rows:
    """How far up and down a hand takes a player, asked of the rules."""
    south, *_ = SEATS

    def change(trump: Suit, tricks: int) -> str:
        moved = rules.change(trump, (south,), (tricks, 0, 0, 0))[0]
        return f"{moved:+d}".replace("-", "\N{MINUS SIGN}")

    dear, cheap = Suit.CLUBS, Suit.SPADES
    return Rows(
        (
            translate("Booklet", "A hand"),
            translate("Booklet", "counts"),
            translate("Booklet", "with {suit}", suit=suit_name(dear)),
        ),
        (
            (translate("Booklet", "Each trick won"), change(cheap, 1), change(dear, 1)),
            (translate("Booklet", "All tricks"), change(cheap, TRICKS), change(dear, TRICKS)),
            (translate("Booklet", "Played, no trick"), change(cheap, 0), change(dear, 0)),
            (translate("Booklet", "Sat out"), "0", "0"),
        ),
    )


def _grid(rules: Rules) -> Grid:
    return Grid(translate("Booklet", "Score"), ("",) * len(SEATS), first=str(rules.start))


def _counting_title() -> str:
    return translate("Booklet", "What a hand counts")


def _words() -> Rows:
    return Rows(
        (translate("Booklet", "Word"), translate("Booklet", "Meaning")),
        (
            (
                translate("Sobe e Desce words", "Choose trumps"),
                translate("Sobe e Desce words", "Name a suit as trumps after the first cards"),
            ),
            (
                translate("Sobe e Desce words", "Turn the next card"),
                translate("Sobe e Desce words", "Leave the choice of trumps to chance"),
            ),
            (translate("Sobe e Desce words", "Play"), translate("Sobe e Desce words", "Take part in a hand")),
            (
                translate("Sobe e Desce words", "Sit out"),
                translate("Sobe e Desce words", "Take no part in it"),
            ),
            (
                translate("Sobe e Desce words", "Down, up"),
                translate("Sobe e Desce words", "Nearer to the end, or farther from it"),
            ),
            (
                translate("Sobe e Desce words", "Risco"),
                translate("Sobe e Desce words", "What a match is paid in"),
            ),
        ),
    )


BOOKLET = GameBooklet(
    points=points,
    cards=cards,
    counting_title=_counting_title,
    counting=counting,
    grid=_grid,
    words=_words,
)
