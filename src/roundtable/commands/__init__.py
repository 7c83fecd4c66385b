"""The commands of `roundtable`, one file each; `cli.py` calls their `add_parser` and `run`."""
