"""The games: pure rules, standard library only, without clock, chance or text for people."""
