"""Benchmarks: each asserts its counts, prints figures measured side by side, and is kept."""
