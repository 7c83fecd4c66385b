"""Tests of Paladins."""
