"""What a table consists of: its rules, its pieces, what holds for a while; saving and checking."""
