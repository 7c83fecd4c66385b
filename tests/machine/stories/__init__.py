"""What every line of a game's log says about the table: one module per game."""
