"""A run of the equality tests ends with what it has compared."""

from __future__ import annotations

import pytest

from tests.equality.tally import COMPARED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the counts: the number of tests says little of them."""
    for what, count in COMPARED.items():
        terminalreporter.write_line(f"{count:,} {what} compared")
