"""The statistics and the library of finished matches, in words."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from msgspec import Struct
from PySide6.QtCore import QDate, QLocale

from sueca_desktop.annals.entry import OWN_MIX, PERSON, Entry, counts
from sueca_desktop.annals.tally import Tally
from sueca_desktop.levels import Level
from sueca_desktop.record import Header
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.text.game_text import own_mix_name
from sueca_desktop.text.games import GAME_TEXTS
from sueca_desktop.text.lists import listed
from sueca_desktop.text.people import YOU_NAMES, shown_name
from sueca_desktop.text.settings_text import level_name
from sueca_desktop.text.translate import Counted, translate


class Figure(Struct, frozen=True):
    """A number of the statistics: what it counts, how it stands there, and what it means, where that needs
    more words."""

    name: str
    number: str
    tip: str = ""


def decimal(value: float) -> str:
    """A number with one decimal, in the manner of the language."""
    return QLocale().toString(float(value), "f", 1).replace("-", "−")


def signed(value: float) -> str:
    """A number with one decimal and its sign."""
    return f"+{decimal(value)}" if value > 0 else decimal(value)


def percent(share: float) -> str:
    """A share of 0 to 1."""
    return f"{share * 100:.0f} %"


def pair(ours: int, theirs: int) -> str:
    """Ours and theirs; apart where a sign stands before one of them."""
    between = " : " if min(ours, theirs) < 0 else "–"
    return f"{ours}{between}{theirs}".replace("-", "−")


def person_name(name: str) -> str:
    """The name of the person in the statistics; who gave none is one person in all languages."""
    return translate("People", "You") if name in YOU_NAMES else name


def rules_name(game: str, rules: str) -> str:
    """A preset by its id, or that the rules were a mix of one's own. Rules that this version does not know go
    by their id."""
    if rules == OWN_MIX:
        return own_mix_name()
    return GAME_TEXTS[game].preset_name(rules) if rules in GAME_TEXTS[game].game.presets else rules


def level_of(level: str | None) -> str:
    """How well the opponents played."""
    if level is None:
        return translate("Statistics", "Not known")
    return level_name(level) if level in tuple(Level) else level


def short_date(iso: str) -> str:
    """The date of a date and time (ISO 8601), in the manner of the language."""
    try:
        when = datetime.fromisoformat(iso)
    except ValueError:
        return iso
    return QLocale().toString(QDate(when.year, when.month, when.day), QLocale.FormatType.ShortFormat)


def figures(game: str, counted: Tally) -> tuple[Figure, ...]:
    """All numbers of a game, what matters most first."""
    share = percent(counted.won / counted.matches) if counted.matches else "–"
    result = [
        Figure(translate("Statistics", "Matches"), str(counted.matches)),
        Figure(translate("Statistics", "Won"), str(counted.won)),
        Figure(translate("Statistics", "Share won"), share),
        Figure(
            translate("Statistics", "Longest run"),
            str(counted.streak),
            translate("Statistics", "The most matches won one after the other"),
        ),
        Figure(translate("Statistics", "Hands"), str(counted.hands)),
        *_GAME_FIGURES[game](counted),
    ]
    return tuple(result)


def _sueca(counted: Tally) -> list[Figure]:
    accuracy = counted.accuracy
    return [
        Figure(
            translate("Statistics", "Points a hand"),
            _mean(counted),
            translate("Statistics", "Card points of your side in the mean, of 120"),
        ),
        Figure(
            translate("Statistics", "Bandeiras"),
            pair(*counted.sweeps),
            translate("Statistics", "Hands in which one side took everything: yours and theirs"),
        ),
        Figure(translate("Statistics", "Ties"), str(counted.ties)),
        Figure(
            translate("Statistics", "Revokes"),
            pair(*counted.revokes),
            translate("Statistics", "Hands that a claim decided: for you and for them"),
        ),
        Figure(
            translate("Statistics", "Cards that cost nothing"),
            "–" if accuracy is None else percent(accuracy.sound),
            translate(
                "Statistics",
                "Of your cards in the hands that you have reviewed, where you had a choice: {cards}",
                cards=0 if accuracy is None else accuracy.cards,
            ),
        ),
        Figure(
            translate("Statistics", "Points lost a card"),
            "–" if accuracy is None else decimal(accuracy.lost),
            translate("Statistics", "In the mean over the same cards, with all hands open"),
        ),
    ]


def _truco(counted: Tally) -> list[Figure]:
    return [
        Figure(
            translate("Statistics", "Tentos a hand"),
            _mean(counted),
            translate("Statistics", "Tentos of your side in the mean"),
        ),
        Figure(
            translate("Statistics", "Runs"),
            pair(*counted.runs),
            translate("Statistics", "Hands won because they ran, and lost because your side did"),
        ),
        Figure(
            translate("Statistics", "Hands without a winner"),
            str(counted.ties),
            translate("Statistics", "All three tricks were tied"),
        ),
    ]


def _sobe_e_desce(counted: Tally) -> list[Figure]:
    return [
        Figure(
            translate("Statistics", "Change a hand"),
            "–" if counted.points is None else signed(counted.points),
            translate("Statistics", "What a hand does to your score in the mean: down is good"),
        ),
        Figure(translate("Statistics", "Sat out"), str(counted.sat_out)),
    ]


_GAME_FIGURES = {"sueca": _sueca, "truco": _truco, "sobe-e-desce": _sobe_e_desce}


def _mean(counted: Tally) -> str:
    return "–" if counted.points is None else decimal(counted.points)


def curve_title() -> str:
    """What the curve shows."""
    return translate("Statistics", "Matches won less matches lost")


def curve_summary(curve: tuple[int, ...]) -> str:
    """The curve for those who hear it."""
    if not curve:
        return nothing_yet()
    return translate(
        "Statistics",
        "After {matches} matches {now}; highest {high}, lowest {low}.",
        matches=len(curve),
        now=curve[-1],
        high=max(curve),
        low=min(curve),
    )


def histogram_title(game: str) -> str:
    """What the bars show."""
    return {
        "sueca": translate("Statistics", "Hands by the card points of your side"),
        "truco": translate("Statistics", "Hands by the tentos that your side won"),
        "sobe-e-desce": translate("Statistics", "Hands by what they did to your score"),
    }[game]


def histogram_summary(bars: list[tuple[int, int]]) -> str:
    """The bars for those who hear them."""
    total = sum(count for _, count in bars)
    if not total:
        return nothing_yet()
    value, count = max(bars, key=lambda bar: bar[1])
    return translate(
        "Statistics",
        "The highest bar is at {value}: {count} of {total} hands.",
        value=value,
        count=count,
        total=total,
    )


def nothing_yet() -> str:
    """There is no match to count."""
    return translate("Statistics", "No finished match yet.")


def result_line(header: Header, entry: Entry, winners: Collection[Seat] = ()) -> str:
    """Whether the person won, and how; where several people played, who are the `winners`."""
    if winners:
        return _won_by(header, entry, winners)
    word = translate("Library", "Won") if entry.won else translate("Library", "Lost")
    return f"{word} {pair(*entry.score)}"


def _won_by(header: Header, entry: Entry, winners: Collection[Seat]) -> str:
    names = listed([shown_name(header, seat) for seat in SEATS if seat in winners])
    if entry.game == "sobe-e-desce":
        return names
    score = pair(max(entry.score), min(entry.score))
    return translate("Library", "{names}, {score}", names=names, score=score)


def matches_shown(count: int) -> str:
    """How many matches the list shows."""
    return Counted().matches(count)


def help_words(entry: Entry) -> str:
    """What help the person took in a match; nothing where he took none."""
    if entry.hints and entry.undone:
        return translate("Library", "Hints, undo")
    if entry.hints:
        return translate("Library", "Hints")
    return translate("Library", "Undo") if entry.undone else ""


def with_whom(header: Header) -> str:
    """Partner and opponents of a match, or all three others where each plays for himself; where several
    people played, who sat at S too."""
    others = {seat: shown_name(header, seat) for seat in SEATS}
    named = [seat for seat in SEATS if seat is not PERSON or not counts(header)]
    if header.game.id == "sobe-e-desce":
        return listed([others[seat] for seat in named])
    return translate(
        "Library",
        "{partner}, against {opponents}",
        partner=listed([others[seat] for seat in named if seat not in PERSON.opponents]),
        opponents=listed([others[seat] for seat in PERSON.opponents]),
    )


def deletion(header: Header, entry: Entry, winners: Collection[Seat] = ()) -> str:
    """What it means to delete a match."""
    match, date = _match_title(header, entry, winners), short_date(entry.ended)
    if not counts(header):
        return translate("Library", "{match}, {date}. It cannot be got back.", match=match, date=date)
    return translate(
        "Library",
        "{match}, {date}. It cannot be got back. In the statistics it stays.",
        match=match,
        date=date,
    )


def _match_title(header: Header, entry: Entry, winners: Collection[Seat]) -> str:
    """A match in a few words: its game and how it ended."""
    game, score = GAME_TEXTS[entry.game].name(), pair(*entry.score)
    if winners:
        return translate(
            "Library", "{game}, won by {names}", game=game, names=_won_by(header, entry, winners)
        )
    if entry.won:
        return translate("Library", "{game}, won {score}", game=game, score=score)
    return translate("Library", "{game}, lost {score}", game=game, score=score)


def replay_line(step: int, steps: int) -> str:
    """How far a replay is."""
    return translate("Replay", "Step {step} of {steps}", step=step, steps=steps)
