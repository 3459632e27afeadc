"""`make wins`: Siam positions with forced wins, and others shown to have none."""
