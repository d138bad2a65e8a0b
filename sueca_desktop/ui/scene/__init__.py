"""The table as it is seen: geometry, themes, card pictures, painters, items and their animation."""
