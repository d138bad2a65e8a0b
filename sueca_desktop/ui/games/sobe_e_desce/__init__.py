"""Sobe e desce at the table."""
