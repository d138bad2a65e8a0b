"""Names of players and sides, as people read them."""

from __future__ import annotations

from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat, Team
from sueca_desktop.text.translate import translate

YOU_NAMES = ("You", "Tu", "Você")
"""What the person is called in a record if he gave no name, in each language: shown in the current one."""

_CALLED = 14  # characters of a name in a sentence on the table
_PARTICLES = frozenset({"da", "das", "de", "do", "dos", "e"})  # of Portuguese names, which end none

_UNSHOWABLE = dict.fromkeys(range(0xD800, 0xE000), "\N{REPLACEMENT CHARACTER}")
_DIRECTIONS = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))


def default_names(*, alone: bool = True) -> dict[Seat, str]:
    """What the players are called where the person has chosen nothing; if he is not alone at the screen, he
    has a name too."""
    return {
        Seat.S: translate("People", "You") if alone else translate("People", "Clara"),
        Seat.E: translate("People", "Bruno"),
        Seat.N: translate("People", "Amelia"),
        Seat.W: translate("People", "Tiago"),
    }


def shown_name(header: Header, seat: Seat) -> str:
    """The name at a seat, safe to draw: what a foreign record may hide in it is made visible or left out."""
    name = header.name(seat)
    if seat is Seat.S and name in YOU_NAMES:
        return translate("People", "You")
    return name.translate(_UNSHOWABLE).translate(_DIRECTIONS)


def called_name(header: Header, seat: Seat) -> str:
    """What the player at a seat is called in a sentence on the table: his name, or as many of its first
    words as are short enough to leave the sentence its room."""
    return called(shown_name(header, seat))


def called(name: str) -> str:
    """A name, or as many of its first words as are short enough for a sentence that has little room: "Maria"
    and not "Maria da" of "Maria da Conceição"."""
    if len(name) <= _CALLED:
        return name
    words = name[: _CALLED + 1].split(" ")[:-1]
    while len(words) > 1 and words[-1] in _PARTICLES:
        words.pop()
    return " ".join(words) if words else f"{name[: _CALLED - 1]}…"


def side_name(team: Team) -> str:
    """Us or Them, from the person's seat."""
    return translate("People", "Us") if team is Team.NS else translate("People", "Them")
