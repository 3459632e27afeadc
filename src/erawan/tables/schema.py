"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import Column, Integer, MetaData, String, Table

metadata = MetaData()

# A press's number is also the count up to it: rows are only ever added, one at a time.
presses = Table(
    "presses",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("id", String(64), nullable=False, unique=True),
)
