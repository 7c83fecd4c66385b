"""What the workshop needs to build and check the project; never installed."""
