"""Procedures of single cards that the verbs cannot express."""
