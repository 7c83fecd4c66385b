"""Tests of the server room: one suite for SQLite and PostgreSQL."""
