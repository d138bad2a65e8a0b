"""The rules of a truco table in whole sentences. All numbers and cards come from the rules themselves."""

from __future__ import annotations

from itertools import groupby

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.truco.variant import MANILHAS, SET, STRENGTH, Rules
from sueca_desktop.text.booklet.parts import (
    GameBooklet,
    Grid,
    Point,
    Rows,
    ShownCard,
    first_deal,
    next_deal,
    pack,
    pairs,
    way_round,
)
from sueca_desktop.text.cards import rank_title, suit_name
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import side_name
from sueca_desktop.text.translate import Counted, translate
from sueca_desktop.text.truco.rules_text import value_sentence


def points(rules: Rules) -> tuple[Point, ...]:
    """The rules from the seats at the table to the end of the match."""
    return (
        Point(
            translate("Booklet", "The table"),
            (pairs(), way_round(rules)),
            (value_sentence("direction", rules),),
        ),
        Point(
            translate("Summary", "The cards"),
            (
                pack(len(rules.pack), SET),
                translate("Truco summary", "The four highest cards are the manilhas, always the same."),
                translate("Truco summary", "Suits need not be followed, and there are no trumps."),
            ),
            (translate("Truco summary", "Cards in one line are equal."),),
            strength(),
        ),
        Point(
            translate("Summary", "Dealing"),
            (
                translate(
                    "Truco summary",
                    "The dealer is the pé and plays last; whoever plays after the dealer is the mão.",
                ),
                translate(
                    "Truco summary",
                    "The mão says whether cards come off the top (desce) or the bottom (sobe) of the pack.",
                ),
            ),
            (first_deal(), next_deal()),
        ),
        Point(
            translate("Booklet", "Other cards"),
            (value_sentence("pass_", rules), value_sentence("rejects", rules)),
            _other_cards(rules),
        ),
        Point(
            translate("Booklet", "The trick"),
            (
                translate("Truco summary", "The mão leads to the first trick."),
                translate(
                    "Truco summary", "The side of the highest card takes the trick, and its player leads."
                ),
                translate(
                    "Truco summary",
                    "If the highest cards of both sides are equal, the trick is tied; whoever laid the first "
                    "of them leads.",
                ),
            ),
        ),
        Point(
            translate("Booklet", "Carta coberta"),
            (value_sentence("face_down", rules),),
            _face_down(rules),
        ),
        Point(
            translate("Booklet", "The hand"),
            (
                translate("Truco summary", "Two tricks win the hand."),
                translate(
                    "Truco summary",
                    "After a tie whoever won the first trick wins; if that one is tied, the next trick won "
                    "decides.",
                ),
                translate("Truco summary", "If all three tricks are tied, nobody scores."),
            ),
        ),
        Point(
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
            ),
            (
                translate(
                    "Booklet",
                    "Whoever raises again has accepted: truco, a raise, then running costs {tentos}.",
                    tentos=Counted().tentos(rules.steps[1]),
                ),
                translate(
                    "Booklet", "Above {tentos} nobody can raise.", tentos=Counted().tentos(rules.steps[-1])
                ),
            ),
            counting(rules),
        ),
        Point(
            _special_title(rules),
            (value_sentence("special_hand", rules),),
            _special_more(rules),
        ),
        Point(
            translate("Booklet", "The match"),
            (value_sentence("target", rules), value_sentence("signals", rules)),
            (
                translate("Booklet", "What is won beyond that counts too."),
                translate("Booklet", "Whoever wins two matches wins the queda."),
            ),
        ),
    )


def cards(rules: Rules) -> tuple[ShownCard, ...]:
    """The cards from the strongest, one of each row of equal ones, and what a manilha is called."""
    return tuple(
        ShownCard(equal[0], () if equal[0] in MANILHAS else _suits(equal), manilha_name(equal[0]))
        for equal in _rows()
    )


def counting(rules: Rules) -> Rows:
    """What each raise asks for, and what whoever runs from it pays."""
    calls = {
        3: translate("Truco calls", "Truco!"),
        4: translate("Truco calls", "Truco!"),
        6: translate("Truco calls", "Seis!"),
        9: translate("Truco calls", "Nove!"),
        10: translate("Truco calls", "Dez!"),
        12: translate("Truco calls", "Doze!"),
    }
    raises = zip(rules.steps, rules.steps[1:], strict=False)
    return Rows(
        (
            translate("Booklet", "Call"),
            translate("Booklet", "accepted"),
            translate("Booklet", "run from"),
        ),
        tuple((calls[asked], str(asked), str(stake)) for stake, asked in raises),
    )


def manilha_name(card: Card) -> str:
    """What players call one of the four highest cards; empty for any other."""
    names = (
        translate("Truco manilhas", "zap"),
        translate("Truco manilhas", "escopeta"),
        translate("Truco manilhas", "espadilha"),
        translate("Truco manilhas", "pica-fumo"),
    )
    return dict(zip(MANILHAS, names, strict=True)).get(card, "")


def _rows() -> list[tuple[Card, ...]]:
    """Equal cards together, the strongest first."""
    strongest = sorted(STRENGTH, key=STRENGTH.__getitem__, reverse=True)
    return [tuple(group) for _, group in groupby(strongest, key=STRENGTH.__getitem__)]


def _suits(cards: tuple[Card, ...]) -> tuple[Suit, ...]:
    return tuple(card.suit for card in cards)


def strength() -> Rows:
    """The cards from the strongest, equal ones in one row: rank, suits, and what a manilha is called."""
    rows = []
    for equal in _rows():
        if len(equal) == len(Suit):
            suits = translate("Truco summary", "every suit")
        else:
            suits = listed([suit_name(card.suit) for card in equal])
        rows.append((rank_title(equal[0].rank), suits, manilha_name(equal[0])))
    heads = (
        translate("Summary", "Strongest first"),
        translate("Truco summary", "Suits"),
        translate("Truco summary", "Called"),
    )
    return Rows(heads, tuple(rows))


def _other_cards(rules: Rules) -> tuple[str, ...]:
    told = []
    if rules.pass_:
        told.append(translate("Booklet", "A set can be passed only while the partner has no cards."))
        told.append(translate("Booklet", "The partner keeps what is passed, and is not asked."))
    if rules.rejects:
        told.append(translate("Booklet", "Cards thrown away lie open, and are out of the hand."))
    return tuple(told)


def _face_down(rules: Rules) -> tuple[str, ...]:
    if not rules.face_down:
        return ()
    return (
        translate("Booklet", "A trick in which all cards lie face down is tied; its leader leads again."),
    )


def _special_title(rules: Rules) -> str:
    match rules.target - rules.steps[0]:
        case 11:
            return translate("Booklet", "Mão de onze")
        case 10:
            return translate("Booklet", "Mão de dez")
        case _:
            return translate("Booklet", "Special hand")


def _special_more(rules: Rules) -> tuple[str, ...]:
    if not rules.special_hand:
        return ()
    first = Counted().tentos(rules.steps[0])
    return (
        translate("Booklet", "If they run, the others score {tentos}.", tentos=first),
        translate(
            "Booklet",
            "When both sides have so many it is a mão de ferro: it is worth {tentos}, nobody shows cards, "
            "and nobody raises.",
            tentos=first,
        ),
    )


def _grid(rules: Rules) -> Grid:
    title = translate("Booklet", "Matches to {tentos}", tentos=Counted().tentos(rules.target))
    return Grid(title, tuple(side_name(team) for team in Team), marks=rules.target)


def _counting_title() -> str:
    return translate("Booklet", "What a raise asks for, in tentos")


def _words() -> Rows:
    return Rows(
        (translate("Booklet", "Word"), translate("Booklet", "Meaning")),
        (
            (
                translate("Truco words", "Mão"),
                translate("Truco words", "Whoever plays first; also what is played with one deal"),
            ),
            (translate("Truco words", "Pé"), translate("Truco words", "The dealer, who plays last")),
            (translate("Truco words", "Tento"), translate("Truco words", "A point of the match")),
            (translate("Truco words", "Queda"), translate("Truco words", "Two matches won")),
            (
                translate("Truco words", "Manilha"),
                translate("Truco words", "One of the four highest cards"),
            ),
            (
                translate("Truco words", "Cangar, empatar"),
                translate("Truco words", "To tie a trick with an equal card"),
            ),
            (
                translate("Truco words", "Correr"),
                translate("Truco words", "To run: to give the hand up instead of playing for more"),
            ),
            (
                translate("Truco words", "Carta coberta"),
                translate("Truco words", "A card played face down"),
            ),
            (
                translate("Truco words", "Mão de ferro"),
                translate("Truco words", "The hand in which either side can win the match"),
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
