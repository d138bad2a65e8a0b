"""Several things named one after the other in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from sueca_desktop.text.translate import translate


def listed(words: Sequence[str]) -> str:
    """The words as an enumeration: "a", "a and b", "a, b and c"; empty for none."""
    *most, last = words or ("",)
    if not most:
        return last
    return translate("List", "{most} and {last}", most=", ".join(most), last=last)


def any_of(words: Sequence[str]) -> str:
    """The words as alternatives: "a", "a or b", "a, b or c"; empty for none."""
    *most, last = words or ("",)
    if not most:
        return last
    return translate("List", "{most} or {last}", most=", ".join(most), last=last)
