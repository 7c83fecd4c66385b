"""Fights between players, from the attack to the retreat or draw that ends them."""
