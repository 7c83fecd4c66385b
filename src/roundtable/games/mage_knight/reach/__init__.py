"""How far a hero comes: the spaces within reach, what gives Move for it, and what a way there sets off."""
