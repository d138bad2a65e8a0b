"""The words of sueca."""
