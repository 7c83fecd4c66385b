"""Tests of the doors to learning frameworks."""
