"""A history checker: people play while things go wrong, and afterwards what they were told is held against the log.

Every table is a list and every move an append with a key of its own. `python -m tests.server.history` does it for long.
"""
