"""The table for those who do not see it: what lies on it as named things, and sentences to be heard."""
