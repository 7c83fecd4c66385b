"""The tests; folders mirror those of the package."""
