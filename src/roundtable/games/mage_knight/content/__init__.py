"""The components: records with their sources, names and numbers, and the geometry of the map."""
