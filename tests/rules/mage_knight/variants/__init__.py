"""The variants of the rulebook: each alone, and what they say of each other."""
