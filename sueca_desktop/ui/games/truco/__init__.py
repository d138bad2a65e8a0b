"""Truco at the table."""
