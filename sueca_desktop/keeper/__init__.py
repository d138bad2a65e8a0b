"""The score keeper for a real table: what is tapped, and the score that the taps add up to. No cards, no Qt.

Each game has a module with its taps, its rules and a frozen state; a sheet is a list of taps, and its state
is their fold. Undo is a shorter list. Source of the scores: the project's specifications of the three games.
"""
