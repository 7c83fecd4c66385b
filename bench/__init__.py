"""Measurements of speed, beside a reference measured in the same run. `make bench` runs them; the tests never do."""
