"""What the score keeper says: scores, what was tapped, and who deals."""

from __future__ import annotations

from sueca_desktop.keeper import sobe, sueca, truco
from sueca_desktop.keeper.book import Game, Names, Sheet, State, Tap
from sueca_desktop.keeper.sueca import How
from sueca_desktop.keeper.taps import NewMatch, SetDealer
from sueca_desktop.rules.results import Pair
from sueca_desktop.rules.seats import SEATS, Seat, Team
from sueca_desktop.rules.sueca.cross import Omen
from sueca_desktop.rules.sueca.variant import ALL_POINTS, TWO_GAMES_ABOVE
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import side_name
from sueca_desktop.text.translate import Counted, translate


def window_title() -> str:
    """The name of the score keeper."""
    return translate("Keeper", "Score keeper")


def game_name(game: Game) -> str:
    """What a game is called."""
    return {
        Game.SUECA: translate("Keeper", "Sueca"),
        Game.SOBE: translate("Keeper", "Sobe e Desce"),
        Game.TRUCO: translate("Keeper", "Truco"),
    }[game]


def place_name(seat: Seat) -> str:
    """What a player without a name is called: where he sits, seen from whoever keeps the score."""
    return {
        Seat.S: translate("Keeper", "You"),
        Seat.E: translate("Keeper", "Right"),
        Seat.N: translate("Keeper", "Opposite"),
        Seat.W: translate("Keeper", "Left"),
    }[seat]


def player_name(names: Names, seat: Seat) -> str:
    """The name at a seat, or where it is."""
    return names[seat.place] or place_name(seat)


def pair_names(names: Names, side: Team) -> str:
    """Who plays on a side; nothing where nobody has said."""
    return listed([name for seat in side.members if (name := names[seat.place])])


def dealer_line(state: State, names: Names) -> str:
    """Who deals next."""
    return translate("Keeper", "Deals next: {name}", name=player_name(names, state.dealer))


# ---------------------------------------------------------------- how it stands


def tentos(count: int) -> str:
    """A number of tentos."""
    return Counted().tentos(count)


def change(points: int) -> str:
    """A number with its sign, as it is written down."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")


def prompt(state: State, names: Names) -> str:
    """What is to be tapped next, or that the match is over, in a few words."""
    match state:
        case sueca.State() if state.winner is not None:
            return _match_title(state.winner, sueca.omen(state))
        case truco.State() if state.winner is not None:
            return _match_title(state.winner, None)
        case sobe.State() if state.winner is not None:
            return translate("Keeper", "{name} wins the match!", name=player_name(names, state.winner))
        case sueca.State() if state.bonus:
            games = Counted().games(state.bonus)
            return translate("Keeper", "After the tie this hand is worth {games} more.", games=games)
        case sueca.State():
            return translate("Keeper", "Who won the hand?")
        case sobe.State():
            return translate("Keeper", "How many tricks did each one take?")
        case truco.State():
            return _stake_line(state)


def _match_title(winner: Team, omen: Omen | None) -> str:
    ours = winner is Team.NS
    match omen:
        case "cat":
            return (
                translate("Keeper", "The match is ours: cat!")
                if ours
                else translate("Keeper", "The match is theirs: cat!")
            )
        case "umbrella":
            return (
                translate("Keeper", "The match is ours: umbrella!")
                if ours
                else translate("Keeper", "The match is theirs: umbrella!")
            )
        case "shiver":
            return (
                translate("Keeper", "The match is ours: what a shiver!")
                if ours
                else translate("Keeper", "The match is theirs: what a shiver!")
            )
        case None:
            return (
                translate("Keeper", "The match is ours!")
                if ours
                else translate("Keeper", "The match is theirs!")
            )


def _stake_line(state: truco.State) -> str:
    worth = tentos(state.stake)
    if state.asked is None:
        if state.special:
            return translate(
                "Keeper",
                "Hand of {score}: nobody may raise. It is worth {tentos}.",
                score=max(state.score),
                tentos=worth,
            )
        return translate("Keeper", "The hand is worth {tentos}.", tentos=worth)
    asked = tentos(state.asked)
    if state.special:
        return (
            translate(
                "Keeper", "Hand of {score}: do they play for {tentos}?", score=max(state.score), tentos=asked
            )
            if state.asked_by is Team.NS
            else translate(
                "Keeper", "Hand of {score}: do we play for {tentos}?", score=max(state.score), tentos=asked
            )
        )
    return (
        translate("Keeper", "We ask for {tentos}. Do they accept?", tentos=asked)
        if state.asked_by is Team.NS
        else translate("Keeper", "They ask for {tentos}. Do we accept?", tentos=asked)
    )


def standing(state: State, names: Names) -> str:
    """The score of the match, in words."""
    if isinstance(state, sobe.State):
        return listed(
            [
                translate(
                    "Keeper",
                    "{name} {points}",
                    name=player_name(names, seat),
                    points=str(state.points[seat.place]).replace("-", "−"),
                )
                for seat in SEATS
            ]
        )
    us, them = state.score
    return translate(
        "Keeper",
        "{us} {ours}, {them} {theirs}",
        us=side_name(Team.NS),
        ours=us,
        them=side_name(Team.EW),
        theirs=them,
    )


def target_line(state: State) -> str:
    """What wins the match."""
    match state:
        case sueca.State():
            return translate("Keeper", "Match to {games}", games=Counted().games(state.rules.target))
        case sobe.State():
            return translate("Keeper", "From {start} down to 0", start=state.rules.start)
        case truco.State():
            return translate("Keeper", "Match to {tentos}", tentos=tentos(state.rules.target))


def matches_line(state: State) -> str:
    """How many matches each side has won before, of those that a side wins; nothing before the first."""
    if isinstance(state, sobe.State) or not state.matches:
        return ""
    ours = sum(us > them for us, them in state.matches)
    return translate("Keeper", "Matches won: {us}–{them}", us=ours, them=len(state.matches) - ours)


def riscos_line(state: sobe.State, names: Names) -> str:
    """Everybody's riscos."""
    riscos = [
        translate("Keeper", "{name} {points}", name=player_name(names, seat), points=change(number))
        for seat, number in zip(SEATS, state.riscos, strict=True)
    ]
    return translate("Keeper", "Riscos: {riscos}", riscos=listed(riscos))


def spoken(state: State, names: Names) -> str:
    """All of it, for those who hear it."""
    parts = [standing(state, names), prompt(state, names), dealer_line(state, names)]
    if isinstance(state, sobe.State):
        if state.matches or state.winner:
            parts.insert(1, riscos_line(state, names))
    elif state.matches:
        parts.insert(1, matches_line(state))
    return ". ".join(part.rstrip(".!?") for part in parts) + "."


# ---------------------------------------------------------------- what was tapped


def tapped(tap: Tap, before: State, names: Names) -> str:
    """What a tap did, in a sentence."""
    match tap:
        case sueca.Hand():
            assert isinstance(before, sueca.State)
            return _sueca_hand(tap, before)
        case sobe.Hand():
            return _sobe_hand(tap, names)
        case truco.Raise(side):
            assert isinstance(before, truco.State)
            asked = tentos(before.next_step(side) or 0)
            return (
                translate("Keeper", "We ask for {tentos}.", tentos=asked)
                if side is Team.NS
                else translate("Keeper", "They ask for {tentos}.", tentos=asked)
            )
        case truco.Accept():
            assert isinstance(before, truco.State)
            return translate(
                "Keeper", "Accepted: the hand is worth {tentos}.", tentos=tentos(before.asked or 0)
            )
        case truco.Run():
            assert isinstance(before, truco.State)
            stake = tentos(before.stake)
            return (
                translate("Keeper", "They run: {tentos} for us.", tentos=stake)
                if before.asked_by is Team.NS
                else translate("Keeper", "We run: {tentos} for them.", tentos=stake)
            )
        case truco.Won(side):
            assert isinstance(before, truco.State)
            if side is None:
                return translate("Keeper", "All tricks tied: nobody scores.")
            stake = tentos(before.stake)
            return (
                translate("Keeper", "We won the hand: {tentos}.", tentos=stake)
                if side is Team.NS
                else translate("Keeper", "They won the hand: {tentos}.", tentos=stake)
            )
        case NewMatch():
            return translate("Keeper", "A new match.")
        case SetDealer(seat):
            return translate("Keeper", "The next to deal: {name}.", name=player_name(names, seat))
        case sueca.SetRules() | sobe.SetRules() | truco.SetRules():
            return translate("Keeper", "The rules were changed.")


def _sueca_hand(hand: sueca.Hand, before: sueca.State) -> str:
    ours = hand.winner is Team.NS
    games = Counted().games(before.games(hand.how))
    match hand.how:
        case How.TIE:
            if before.rules.tie == "carry":
                return translate("Keeper", "Tie: the next hand is worth more.")
            return translate("Keeper", "Tie: nobody scores.")
        case How.SWEEP:
            return (
                translate("Keeper", "Sweep for us: {games}.", games=games)
                if ours
                else translate("Keeper", "Sweep for them: {games}.", games=games)
            )
        case How.REVOKE:
            return (
                translate("Keeper", "Revoke by them: {games} for us.", games=games)
                if ours
                else translate("Keeper", "Revoke by us: {games} for them.", games=games)
            )
        case How.ONE | How.TWO if hand.points is not None:
            points = score_pair((hand.points, ALL_POINTS - hand.points))
            return (
                translate("Keeper", "We won the hand, {points}: {games}.", points=points, games=games)
                if ours
                else translate("Keeper", "They won the hand, {points}: {games}.", points=points, games=games)
            )
        case How.ONE | How.TWO:
            return (
                translate("Keeper", "We won the hand: {games}.", games=games)
                if ours
                else translate("Keeper", "They won the hand: {games}.", games=games)
            )


def _sobe_hand(hand: sobe.Hand, names: Names) -> str:
    changes = listed(
        [
            translate(
                "Keeper", "{name} {points}", name=player_name(names, seat), points=change(hand.change(seat))
            )
            for seat in SEATS
            if hand.took[seat.place] is not None
        ]
    )
    if hand.clubs:
        return translate("Keeper", "Clubs, everything doubled: {changes}.", changes=changes)
    return translate("Keeper", "Hand played: {changes}.", changes=changes)


def score_pair(pair: Pair) -> str:
    """Two numbers, ours first."""
    return f"{pair[0]}–{pair[1]}"


def history(sheet: Sheet, names: Names) -> list[str]:
    """A line for each tap, the last first, with the score that it left."""
    lines = []
    for number, (tap, before, after) in enumerate(
        zip(sheet.taps, sheet.states, sheet.states[1:], strict=False), 1
    ):
        what = tapped(tap, before, names)
        if isinstance(after, sobe.State):
            score = " · ".join(str(points).replace("-", "−") for points in after.points)
        else:
            score = score_pair(after.score)
        lines.append(
            translate("Keeper", "{number}. {what} Score: {score}", number=number, what=what, score=score)
        )
    return lines[::-1]


def one_game_words() -> str:
    """The card points that are worth one game."""
    return translate("Keeper", "{low} to {high}", low=sueca.HALF + 1, high=TWO_GAMES_ABOVE)


def two_games_words() -> str:
    """The card points that are worth two games."""
    return translate("Keeper", "{low} to {high}", low=TWO_GAMES_ABOVE + 1, high=ALL_POINTS)


def hand_words(scored: sueca.Scored) -> str:
    """A hand on the slate, as short as can be: its card points, or how it ended."""
    hand = scored.hand
    if hand.points is not None:
        return score_pair((hand.points, ALL_POINTS - hand.points))
    return {
        How.ONE: one_game_words(),
        How.TWO: two_games_words(),
        How.SWEEP: translate("Keeper", "sweep"),
        How.REVOKE: translate("Keeper", "revoke"),
        How.TIE: translate("Keeper", "tie"),
    }[hand.how]


def match_end(state: State) -> str:
    """What the final score means, in a sentence."""
    match state:
        case sueca.State() if sueca.omen(state) == "cat":
            return translate("Keeper", "Whoever stays without a game gets the cat.")
        case sueca.State() if sueca.omen(state) == "umbrella":
            return translate("Keeper", "Whoever makes only one game gets the umbrella.")
        case sueca.State() if sueca.omen(state) == "shiver":
            return translate("Keeper", "Won after being three behind.")
        case sobe.State():
            return translate("Keeper", "The losers pay what they have left.")
        case _:
            return translate("Keeper", "Final score: {us}–{them}", us=state.score[0], them=state.score[1])
