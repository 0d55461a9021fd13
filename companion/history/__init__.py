"""The house's memory: games that are over, people and their figures, the catalogue."""
