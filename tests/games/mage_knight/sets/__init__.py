"""Cards, Units and Skills of the sets beyond the base game."""
