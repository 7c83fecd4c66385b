"""Tests of Merlin."""
