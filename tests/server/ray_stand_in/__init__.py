"""What stands in for Ray where there is none."""
