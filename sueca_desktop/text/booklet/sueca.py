"""The rules of a sueca table in whole sentences. All numbers come from the rules themselves."""

from __future__ import annotations

from itertools import groupby

from sueca_desktop.cards import Card, Suit
from sueca_desktop.rules.seats import Team
from sueca_desktop.rules.sueca.variant import ALL_POINTS, SWEEP_GAMES, TRICKS, Rules
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
    pairs,
    way_round,
    winner_leads,
)
from sueca_desktop.text.cards import few, rank_title
from sueca_desktop.text.people import side_name
from sueca_desktop.text.sueca.rules_text import value_name, value_sentence
from sueca_desktop.text.translate import Counted, translate

_HALF = ALL_POINTS // 2


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
                pack(len(rules.pack), TRICKS),
                value_sentence("manilha", rules),
                translate("Summary", "The jack beats the queen."),
            ),
            (
                translate(
                    "Summary",
                    "Each suit holds {suit} points, the whole pack {all}.",
                    suit=ALL_POINTS // len(Suit),
                    all=ALL_POINTS,
                ),
            ),
            Rows(
                (translate("Summary", "Strongest first"), translate("Summary", "Points")),
                tuple((rank_title(shown.card.rank), shown.note) for shown in cards(rules)),
            ),
        ),
        Point(
            translate("Booklet", "The dealer"),
            (first_deal(), next_deal(), value_sentence("cutter", rules)),
        ),
        Point(
            translate("Booklet", "Trumps"),
            (
                value_sentence("trump_from", rules),
                translate(
                    "Summary",
                    "Its suit is trumps, and it is the dealer’s, open before him until he plays it.",
                ),
            ),
        ),
        Point(
            translate("Summary", "Dealing"),
            (value_sentence("deal_order", rules), value_sentence("spoil", rules)),
            _spoiling(rules),
        ),
        Point(translate("Booklet", "The lead"), (value_sentence("first_lead", rules), winner_leads())),
        Point(
            translate("Booklet", "Following suit"),
            (
                translate("Summary", "Follow the suit led if you can; if you cannot, play any card."),
                value_sentence("revoke", rules),
            ),
            (
                translate("Booklet", "Nobody has to trump, or to beat what lies already."),
                *_revoking(rules),
            ),
        ),
        Point(translate("Booklet", "The trick"), (highest_takes(),)),
        Point(
            translate("Summary", "Counting"),
            (
                translate(
                    "Booklet",
                    "With {least} points of {all} a side wins the hand; {half} to {half} is a tie.",
                    least=_HALF + 1,
                    all=ALL_POINTS,
                    half=_HALF,
                ),
                value_sentence("tie", rules),
                value_sentence("sweep", rules),
            ),
            _counting_more(rules),
            counting(rules),
        ),
        Point(
            translate("Booklet", "The match"),
            (value_sentence("target", rules),),
            (
                translate("Booklet", "What is won beyond that counts too."),
                translate("Booklet", "The games are chalked up as strokes."),
            ),
        ),
    )


def cards(rules: Rules) -> tuple[ShownCard, ...]:
    """One suit from the strongest, with the card points of each."""
    strongest_first = sorted(rules.order, key=rules.order.__getitem__, reverse=True)
    return tuple(
        ShownCard(Card(rank, Suit.HEARTS), (), str(rules.card_points[rank])) for rank in strongest_first
    )


def counting(rules: Rules) -> Rows:
    """What a hand counts, asked of the rules for every number of points that wins with a trick lost."""
    rows = [
        (
            translate("Booklet", "{low} to {high} points", low=low, high=high)
            if low < high
            else translate("Booklet", "All {points} points (bandeira)", points=low),
            Counted().games(games),
        )
        for low, high, games in _steps(rules)
    ]
    if rules.sweep == "all_tricks":
        sweep = translate("Booklet", "All {tricks} tricks (bandeira)", tricks=few(TRICKS))
        rows.append((sweep, Counted().games(SWEEP_GAMES)))
    tie = translate("Booklet", "{half} to {half}", half=_HALF)
    if rules.tie == "carry":
        rows.append((tie, translate("Booklet", "next hand +{games}", games=1)))
    else:
        rows.append((tie, value_name("tie", rules.tie)))
    if rules.revoke_games:
        rows.append((translate("Booklet", "Revoke"), Counted().games(rules.revoke_games)))
    heads = (translate("Booklet", "A hand"), translate("Booklet", "counts"))
    return Rows(heads, tuple(rows))


def _steps(rules: Rules) -> list[tuple[int, int, int]]:
    """From how many to how many points a hand counts how many games, a trick being lost."""
    won = range(_HALF + 1, ALL_POINTS + 1)
    games = [(points, rules.outcome((points, ALL_POINTS - points), (TRICKS - 1, 1))[1]) for points in won]
    steps = []
    for worth, group in groupby(games, key=lambda step: step[1]):
        reached = [points for points, _ in group]
        steps.append((reached[0], reached[-1], worth))
    return steps


def _counting_more(rules: Rules) -> tuple[str, ...]:
    _, (many, *_), *_ = _steps(rules)
    carried: tuple[str, ...] = ()
    if rules.tie == "carry":
        carried = (translate("Booklet", "Every further tie in a row adds one game more."),)
    return (
        *carried,
        translate(
            "Booklet",
            "A bandeira is also called capote; in some places capote means {points} points or more.",
            points=many,
        ),
    )


def _spoiling(rules: Rules) -> tuple[str, ...]:
    if not rules.spoil:
        return ()
    return (translate("Booklet", "A deal thrown in counts for nobody, and the same player deals again."),)


def _revoking(rules: Rules) -> tuple[str, ...]:
    meaning = translate(
        "Booklet", "To revoke is to play another suit while you hold a card of the one that was led."
    )
    if not rules.revoke_games:
        return (meaning,)
    return (
        meaning,
        translate(
            "Booklet",
            "The other side may accuse from the moment the card lies until the hand is counted; the hand "
            "ends with it.",
        ),
        translate("Booklet", "If the accusation is false, the side that was accused scores the same."),
    )


def _grid(rules: Rules) -> Grid:
    title = translate("Booklet", "Score: matches to {games}", games=Counted().games(rules.target))
    return Grid(title, tuple(side_name(team) for team in Team))


def _counting_title() -> str:
    return translate("Booklet", "What a hand counts")


def _words() -> Rows:
    return Rows(
        (translate("Booklet", "Word"), translate("Booklet", "Meaning")),
        (
            (translate("Sueca words", "Trick"), translate("Sueca words", "Four cards, one of each player")),
            (translate("Sueca words", "Hand"), translate("Sueca words", "What is played with one deal")),
            (translate("Sueca words", "Match"), translate("Sueca words", "All hands until a side has won")),
            (
                translate("Sueca words", "Manilha"),
                translate("Sueca words", "The second card of each suit, after the ace"),
            ),
            (
                translate("Sueca words", "Trump in"),
                translate("Sueca words", "Play a trump when you cannot follow suit"),
            ),
            (
                translate("Sueca words", "Throw off"),
                translate("Sueca words", "Play a useless card when you cannot follow suit"),
            ),
            (
                translate("Sueca words", "Draw trumps"),
                translate("Sueca words", "Lead trumps, so that the others run out of them"),
            ),
            (
                translate("Sueca words", "Void"),
                translate("Sueca words", "Without any card of a suit"),
            ),
            (
                translate("Sueca words", "Bandeira"),
                translate("Sueca words", "A sweep: one side takes everything"),
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
