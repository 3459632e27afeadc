"""What all tests need."""

import signal


def pytest_configure() -> None:
    """Let Ctrl-C reach the programs under test, also if a shell put this into the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
