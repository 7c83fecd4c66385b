"""The games, one package each. They import the kernel and nothing else, never each other."""
