"""The map: tiles, terrain, tokens, sites, moving and exploring."""
