"""Everything that needs Qt: the windows, the animated table, and what ties them to the game."""
