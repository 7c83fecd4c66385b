"""The kernel's own tests, most of them on the practice games."""
