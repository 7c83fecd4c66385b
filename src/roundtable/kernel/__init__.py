"""What a game is: steps, actions, chance, knowledge, records. Standard library only."""
