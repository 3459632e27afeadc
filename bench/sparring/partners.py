"""The sparring partners there are, by name; each is a module of its own."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from importlib import import_module
from typing import Protocol

from erawan.core.errors import ErawanError
from erawan.engine.agent import Agent

PARTNERS = {
    "blind": "bench.sparring.blind",
    "flat": "bench.sparring.flat",
    "frozen": "bench.sparring.frozen",
    "keeper": "bench.sparring.keeper",
    "late": "bench.sparring.late",
    "plain": "bench.sparring.plain",
    "reader": "bench.sparring.reader",
    "steady": "bench.sparring.steady",
    "uct": "bench.sparring.uct",
}


class Partner(Protocol):
    """What a partner's module offers; its docstring's first line tells what it is."""

    __doc__: str

    @staticmethod
    def add_flags(parser: ArgumentParser) -> None:
        """Declare how it can be set."""

    @staticmethod
    def make(flags: Namespace) -> Agent:
        """The agent that these flags ask for."""


def find_partner(name: str) -> Partner:
    """The module of a partner."""
    module: Partner = import_module(PARTNERS[name])  # type: ignore[assignment]
    return module


def read_agent(arguments: list[str]) -> Agent:
    """The agent that a command line asks for: `plain --depth 4`; ends the program if none."""
    parser = ArgumentParser(
        prog="python -m bench.sparring",
        description="A sparring partner that speaks the engine protocol.",
        epilog="example: python -m bench.sparring plain --depth 4",
    )
    commands = parser.add_subparsers(dest="partner", metavar="PARTNER", required=True)
    for name in PARTNERS:
        partner = find_partner(name)
        summary = partner.__doc__.partition("\n")[0]
        partner.add_flags(commands.add_parser(name, help=summary, description=summary))
    flags = parser.parse_args(arguments)
    try:
        return find_partner(flags.partner).make(flags)
    except ErawanError as error:
        parser.error(str(error))
