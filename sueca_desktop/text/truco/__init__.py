"""The words of truco."""
