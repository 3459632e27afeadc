"""The engine protocol, both sides of it: lines of text over standard input and output."""
