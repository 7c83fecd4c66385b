"""A little tournament of three rounds: dice, a draft, hidden hands and jousts. It exists to exercise the kernel."""
