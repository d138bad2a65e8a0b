"""Which drawings the pack has, and what their files are called. The program finds them by the same rule."""

from dataclasses import dataclass
from itertools import product

RANKS, SUITS = "AKQJT765432", "SHDC"


@dataclass(frozen=True)
class Look:
    """How the player likes the faces."""

    portuguese_letters: bool = False  # A R D V (rei, dama, valete) for A K Q J
    four_colours: bool = False  # diamonds blue, clubs green
    large_index: bool = False


def face_name(card: str, look: Look) -> str:
    """The card with a suffix for every wish that changes its drawing, in the order -rdv -four -large."""
    rank, suit = card[0], card[1]
    suffixes = {
        "-rdv": look.portuguese_letters and rank in "KQJ",
        "-four": look.four_colours and suit in "DC",
        "-large": look.large_index,
    }
    return card + "".join(suffix for suffix, applies in suffixes.items() if applies)


def back_name(number: int, *, small: bool = False) -> str:
    """Backs are numbered from 1; each has a simpler drawing for where it is small."""
    return f"back-{number}-small" if small else f"back-{number}"


def distinct_faces() -> dict[str, tuple[str, Look]]:
    """By name, the card and the look of every face that differs from the others."""
    looks = [Look(*wishes) for wishes in product((False, True), repeat=3)]
    faces: dict[str, tuple[str, Look]] = {}
    for suit, rank, look in product(SUITS, RANKS, looks):
        faces.setdefault(face_name(rank + suit, look), (rank + suit, look))
    return faces
