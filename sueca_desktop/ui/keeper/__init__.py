"""The window of the score keeper: a slate, large buttons to tap, and the book behind them."""
