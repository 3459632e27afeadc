"""The store of everything that was acknowledged: schema, migrations and the one writer."""
