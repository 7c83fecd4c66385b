"""A practice game with reactions, fights, sieges undertaken together, take-back and seals."""
