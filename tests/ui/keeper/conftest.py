"""All widgets here are dressed."""

from tests.ui.dressed import dressed, swept

__all__ = ["dressed", "swept"]
