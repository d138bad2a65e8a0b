"""Finished matches as lines of a table for other programs (CSV)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from sueca_desktop.annals.entry import Entry
from sueca_desktop.annals.tally import tally

COLUMNS = (
    "ended",
    "game",
    "rules",
    "opponents",
    "person",
    "won",
    "ours",
    "theirs",
    "hands",
    "points",
    "sweeps_ours",
    "sweeps_theirs",
    "ties",
    "revokes_ours",
    "revokes_theirs",
    "hints",
    "undone",
    "deal",
)
_FORMULA = ("=", "+", "-", "@")


def csv_bytes(entries: Iterable[Entry], separator: str) -> bytes:
    """A line for each match under the names of the columns, all numbers whole; with the mark by which
    spreadsheets know UTF-8. `points` are those of all hands together: card points of our side in sueca, of
    what `Tally.points` is the mean elsewhere."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=separator, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    for entry in entries:
        writer.writerow([_harmless(value) for value in _row(entry)])
    return text.getvalue().encode("utf-8-sig", "replace")


def _row(entry: Entry) -> list[str | int]:
    counted = tally(entry.game, [entry], {})
    sueca = entry.game == "sueca"
    points = sum((hand.points or 0) if sueca else hand.ours for hand in entry.hands)
    return [
        entry.ended,
        entry.game,
        entry.rules,
        entry.level or "",
        entry.name,
        int(entry.won),
        *entry.score,
        counted.hands,
        points,
        *counted.sweeps,
        counted.ties,
        *counted.revokes,
        entry.hints,
        entry.undone,
        "" if entry.deal is None else entry.deal,
    ]


def _harmless(value: str | int) -> str | int:
    """A name that a spreadsheet would reckon with is to stay a name."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
