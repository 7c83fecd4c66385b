"""Tests of the encoders."""
