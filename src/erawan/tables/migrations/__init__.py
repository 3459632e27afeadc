"""The steps from each revision of the database to the next; Alembic runs them."""
