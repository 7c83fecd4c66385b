"""The verbs of effects, one class each, and what they count and ask for."""
