"""Dialogs, each of which follows a change of language while it is open."""
