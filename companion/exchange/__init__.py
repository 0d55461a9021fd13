"""What leaves the house as files and comes back in: nothing is locked in."""
