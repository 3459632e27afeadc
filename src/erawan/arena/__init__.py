"""Honest measurement: matches between agents, their statistics, and ratings."""
