"""The library of finished matches."""
