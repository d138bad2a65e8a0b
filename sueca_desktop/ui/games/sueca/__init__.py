"""Sueca at the table."""
