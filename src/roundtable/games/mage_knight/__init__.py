"""Mage Knight Ultimate Edition. Its components stand in content/*.toml."""
