"""Boards and rules drawn in text, coloured by Rich; colour never says anything alone."""
