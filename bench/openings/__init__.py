"""`make openings`: balanced openings of Siam, made by chance and judged by the plain search."""
