"""Sueca Desktop: the Portuguese card game Sueca on an animated table."""

__version__ = "0.1.0"
