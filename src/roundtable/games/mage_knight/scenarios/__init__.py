"""The scenarios, one small file each: when they end, and what they score."""
