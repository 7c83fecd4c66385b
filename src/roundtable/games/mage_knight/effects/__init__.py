"""Effects carried out and judged, whatever their verbs."""
