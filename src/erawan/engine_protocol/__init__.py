"""The engine protocol, both sides of it: lines of text over standard input and output."""

from erawan.engine_protocol.session import serve

__all__ = ["serve"]
