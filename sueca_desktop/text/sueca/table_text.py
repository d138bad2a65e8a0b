"""What the table says in sueca: plates, prompts, the slate's foot, and the log of what happened."""

from __future__ import annotations

from sueca_desktop.record import Header
from sueca_desktop.rules.events import (
    DealKept,
    DealSpoiled,
    Dealt,
    Event,
    HandScored,
    RevokeClaimed,
    TrickTaken,
    TrumpTurned,
)
from sueca_desktop.rules.results import HandReason, HandResult
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.rules.sueca import Phase, PlayerView
from sueca_desktop.rules.sueca.variant import SPOIL_BELOW, TRICKS
from sueca_desktop.table.draw import DealerDraw
from sueca_desktop.text import table_text
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.people import shown_name, side_name
from sueca_desktop.text.table_text import by_seat
from sueca_desktop.text.translate import Counted, translate


def plate_line(view: PlayerView, seat: Seat, draw: DealerDraw | None = None) -> str:
    """The line under a name: what the player does on his turn, else his side and whether he dealt."""
    me = seat is view.seat
    if draw is not None and draw.to_draw is seat:
        return table_text.draw_line(me)
    if seat in view.to_act:
        return _turn_line(view.phase, me)
    if view.dealer is seat and view.phase is not Phase.OVER:
        return _dealer_line(view, me)
    return side_name(seat.team)


def _turn_line(phase: Phase, me: bool) -> str:
    match phase:
        case Phase.CUT:
            return translate("Plate", "You cut the pack") if me else translate("Plate", "Cuts the pack")
        case Phase.TRUMP:
            return translate("Plate", "Turn the trump") if me else translate("Plate", "Turns the trump")
        case Phase.SPOIL:
            return table_text.decision_line(me)
        case _:
            return table_text.card_line(me)


def _dealer_line(view: PlayerView, me: bool) -> str:
    dealing = view.hand is None
    if me:
        return translate("Plate", "Us · you deal") if dealing else translate("Plate", "Us · you dealt")
    if view.dealer is view.seat.partner:
        return translate("Plate", "Us · deals") if dealing else translate("Plate", "Us · dealt")
    return translate("Plate", "Them · deals") if dealing else translate("Plate", "Them · dealt")


def slate_foot(view: PlayerView) -> str:
    """The line at the foot of the slate: a bonus to be won, else how the last hand ended."""
    if view.carry:
        return translate("Slate", "tie: worth +{bonus}", bonus=view.carry)
    last = next(
        (result for result in reversed(view.results) if result.reason is not HandReason.SPOILED), None
    )
    if last is None:
        return translate("Slate", "to {target}", target=view.rules.target)
    if last.reason is HandReason.REVOKE:
        return translate("Slate", "last: revoke")
    return translate("Slate", "last: {us}–{them}", us=last.points[0], them=last.points[1])


def trump_prompt() -> str:
    """What the dealer decides."""
    return translate("Prompt", "You deal: which card do you turn for trumps?")


def trump_prompt_detail() -> str:
    """Whose the turned card is, for the second line."""
    return translate("Prompt", "The card is yours, and all see it until you play it.")


def spoil_prompt() -> str:
    """What the first player decides when he may throw the deal in."""
    return translate(
        "Prompt", "You hold fewer than {points} points: you may throw the deal in.", points=SPOIL_BELOW
    )


def score_prompt() -> str:
    """What is left to do after the tenth trick where revokes can be claimed."""
    return translate("Prompt", "All tricks are played. Count the points, or claim a revoke first.")


def claim_bubble() -> str:
    """What a player calls out when he claims a revoke."""
    return translate("Bubble", "Revoke!")


def spoil_bubble() -> str:
    """What a player says when he throws the deal in."""
    return translate("Bubble", "I throw it in!")


def event_sentence(event: Event, header: Header) -> str | None:
    """What happened, as a sentence of the log; None for what needs no words of its own."""
    match event:
        case TrumpTurned():
            return _trump_sentence(event, header)
        case Dealt():
            if header.rules.direction == "clockwise":
                return translate("Log", "{count} cards each are dealt. Play goes to the left.", count=TRICKS)
            return translate("Log", "{count} cards each are dealt. Play goes to the right.", count=TRICKS)
        case DealKept(by):
            you = translate("Log", "You play on.")
            return by_seat(by, you, translate("Log", "{name} plays on.", name=shown_name(header, by)))
        case DealSpoiled(by):
            name = shown_name(header, by)
            you = translate("Log", "You throw the deal in: the same dealer deals again.")
            other = translate("Log", "{name} throws the deal in: the same dealer deals again.", name=name)
            return by_seat(by, you, other)
        case TrickTaken(by, _, points):
            return table_text.taken_sentence(by, points, header)
        case RevokeClaimed():
            return _claim_sentence(event, header)
        case HandScored(result, score, _):
            return None if result.reason is HandReason.SPOILED else _score_sentence(result, score)
        case _:
            return table_text.event_sentence(event, header)


def _trump_sentence(turned: TrumpTurned, header: Header) -> str:
    suit, text, name = (
        suit_name(turned.card.suit),
        card_with_article(turned.card),
        shown_name(header, turned.holder),
    )
    if turned.end == "bottom":
        you = translate("Log", "You turn the bottom card, {card}: trumps are {suit}.", card=text, suit=suit)
        other = translate(
            "Log", "{name} turns the bottom card, {card}: trumps are {suit}.", name=name, card=text, suit=suit
        )
    else:
        you = translate("Log", "You turn the top card, {card}: trumps are {suit}.", card=text, suit=suit)
        other = translate(
            "Log", "{name} turns the top card, {card}: trumps are {suit}.", name=name, card=text, suit=suit
        )
    return by_seat(turned.holder, you, other)


def _claim_sentence(claim: RevokeClaimed, header: Header) -> str:
    by, against = shown_name(header, claim.by), shown_name(header, claim.against)
    if claim.by is Seat.S:
        if claim.proven:
            return translate("Log", "You claim a revoke by {name}: it is true.", name=against)
        return translate("Log", "You claim a revoke by {name}: it is not so.", name=against)
    if claim.against is Seat.S:
        if claim.proven:
            return translate("Log", "{name} claims that you revoked: it is true.", name=by)
        return translate("Log", "{name} claims that you revoked: it is not so.", name=by)
    if claim.proven:
        return translate("Log", "{name} claims a revoke by {other}: it is true.", name=by, other=against)
    return translate("Log", "{name} claims a revoke by {other}: it is not so.", name=by, other=against)


def _score_sentence(result: HandResult, score: tuple[int, int]) -> str:
    us, them = result.points
    if result.reason is HandReason.TIE:
        return translate("Log", "The hand is tied at {us}–{them}.", us=us, them=them)
    winners = Team.NS if result.games[0] else Team.EW
    games = Counted().games(result.games[winners.place])
    if winners is Team.NS:
        return translate(
            "Log",
            "The hand is ours, {us}–{them}: {games}. The match stands at {ours}–{theirs}.",
            us=us,
            them=them,
            games=games,
            ours=score[0],
            theirs=score[1],
        )
    return translate(
        "Log",
        "The hand is theirs, {us}–{them}: {games}. The match stands at {ours}–{theirs}.",
        us=us,
        them=them,
        games=games,
        ours=score[0],
        theirs=score[1],
    )
