"""Work that takes long: bots thinking and records being checked, in processes of their own, with limits."""
