"""Draws the geometry file from sketches."""
