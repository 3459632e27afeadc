"""Markers that tie a test to the clauses of the rules it shows."""

import pytest

clause = pytest.mark.clause
refuses = pytest.mark.refuses
