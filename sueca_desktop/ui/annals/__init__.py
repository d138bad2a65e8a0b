"""The statistics: counting what is played, and showing it."""
