"""The person's statistics: what is kept of each finished match, and what it tells. No Qt, no files."""
