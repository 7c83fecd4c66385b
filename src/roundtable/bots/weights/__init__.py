"""Weights of learned values as data; each file says when, by which command and on what evidence it was made."""
