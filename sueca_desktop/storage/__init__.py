"""What is kept on disk: settings and matches, typed, versioned, and written so that a crash loses nothing."""
