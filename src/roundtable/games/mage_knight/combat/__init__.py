"""Fighting enemies, from its beginning to its results."""
