"""Words to be said in the reader's language: a key of the message catalogue with its arguments."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from erawan.views.keys import KEYS


class Msg(Struct, frozen=True):
    """A message: the page and the terminal look the key up in the reader's catalogue.

    Factions, holders, cards, facings and sides are arguments as codes, on which the catalogue
    selects; provinces, cells and players are text; numbers are numbers. A message among the
    arguments is said first and put in; a list is joined as the language joins lists.
    """

    key: str
    args: dict[str, Arg] = {}


Item: TypeAlias = str | Msg
Arg: TypeAlias = str | int | Msg | list[Item]


def say(key: str, **args: Arg) -> Msg:
    """The message of a key; raises KeyError unless the catalogue expects just these arguments.

    >>> say("king-tile-crowned", province="Kedah").args
    {'province': 'Kedah'}
    """
    if KEYS[key] != args.keys():
        raise KeyError(f"{key} takes {sorted(KEYS[key])}, not {sorted(args)}")
    return Msg(key, args)
