"""The table: whose turn it is, what is accepted, undo and the next hand. No Qt, no threads, no clock."""
