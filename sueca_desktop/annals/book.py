"""The book of all finished matches: each stands in it once, whoever counts it and how often.

A match is known by its id, and what is entered under an id takes the place of what stood there. So nothing
counts twice; and since the records of all matches can be entered again at any time, nothing that they still
hold is missed, even if the program dies between the last card and the entry. What was entered stays when
the record is deleted. What the person resets leaves only its id behind, so that its record does not bring
it back.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from sueca_desktop.annals.entry import Entry


class Reviewed(Struct, frozen=True):
    """What the review of a hand said of the person's cards, those apart that were the only ones he could
    play: how many there were, how many of them cost nothing, and how many card points they lost in all."""

    cards: int
    sound: int
    lost: int


class Day(Struct, frozen=True):
    """The hand of a day, as the person played it first: card points of our side, whether he took help, the
    levels of the others at E, N and W, and what a master made of it in the person's place, once that is
    known."""

    points: int
    helped: bool
    levels: tuple[str, str, str]
    master: int | None = None


class Annals(Struct, frozen=True):
    """`entries` by id, in the order in which they were entered first; `reviews` by id and number of the hand,
    also of matches that are still going on; `forgotten` are the ids of matches that were reset; `days` by
    date (ISO 8601)."""

    entries: Mapping[str, Entry] = field(default_factory=dict)
    reviews: Mapping[str, Mapping[int, Reviewed]] = field(default_factory=dict)
    forgotten: frozenset[str] = frozenset()
    days: Mapping[str, Day] = field(default_factory=dict)

    def with_entry(self, entry: Entry) -> Annals:
        """With a finished match, unless it was reset."""
        if entry.id in self.forgotten or self.entries.get(entry.id) == entry:
            return self
        before = self.entries.get(entry.id)
        if before is not None and replace(before, ended=entry.ended) == entry:
            return self  # found again later: it ended when it was first seen to
        return replace(self, entries={**self.entries, entry.id: entry})

    def without(self, match: str) -> Annals:
        """Without a match whose end was taken back. It comes in again when it ends again."""
        if match not in self.entries:
            return self
        return replace(self, entries={key: one for key, one in self.entries.items() if key != match})

    def reset(self, matches: Collection[str]) -> Annals:
        """Without some matches, and without all that is known of them, for good."""
        gone = set(matches) & (self.entries.keys() | self.reviews.keys())
        return replace(
            self,
            entries={key: one for key, one in self.entries.items() if key not in gone},
            reviews={key: hands for key, hands in self.reviews.items() if key not in gone},
            forgotten=self.forgotten | gone,
        )

    def with_review(self, match: str, hand: int, reviewed: Reviewed) -> Annals:
        """With what a review said of a hand, in place of what one said before."""
        if match in self.forgotten:
            return self
        return replace(self, reviews={**self.reviews, match: {**self.reviews.get(match, {}), hand: reviewed}})

    def without_reviews_after(self, match: str, hand: int) -> Annals:
        """Without the reviews of hands that were taken back: those with a higher number."""
        hands = self.reviews.get(match, {})
        kept = {number: one for number, one in hands.items() if number <= hand}
        if len(kept) == len(hands):
            return self
        reviews = {key: one for key, one in self.reviews.items() if key != match}
        return replace(self, reviews=reviews | ({match: kept} if kept else {}))

    def with_day(self, date: str, day: Day) -> Annals:
        """With the hand of a day, if it is the first time that it was played."""
        return self if date in self.days else replace(self, days={**self.days, date: day})

    def with_master(self, date: str, points: int) -> Annals:
        """With what a master made of a day's hand that the person has played."""
        day = self.days.get(date)
        if day is None:
            return self
        return replace(self, days={**self.days, date: replace(day, master=points)})
