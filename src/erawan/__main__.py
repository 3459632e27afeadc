"""`python -m erawan` is `erawan`."""

from erawan.cli import main

main()
