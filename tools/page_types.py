"""Write the page's TypeScript types from the structs that Python sends and takes.

`python tools/page_types.py [--check] [FILE]`; with `--check` nothing is written, and a file that is
out of date ends it with code 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import inspect

from erawan.learn import guide, minute, practice, rules_pages, strategy, tutorials
from erawan.server import account_requests, messages, requests
from erawan.tables import actions, library
from erawan.tables.plan import Options, Plan
from erawan.views import change, model, msg, wire
from erawan.views.king import model as king
from erawan.views.siam import model as siam

FILE = Path(__file__).parent.parent / "web" / "src" / "generated" / "protocol.ts"

HEAD = """\
// Written by tools/page_types.py from the structs that the server sends. Don't edit: change those.
"""

TAKEN = (
    messages.Incoming,
    Plan,
    requests.ActRequest,
    requests.Again,
    requests.Paste,
    requests.Branch,
    requests.Title,
    requests.Rename,
    requests.Erase,
    requests.Complaint,
    requests.Join,
    requests.Reopen,
    account_requests.NewAccount,
    account_requests.Login,
    account_requests.Recovery,
    account_requests.NewPassword,
    account_requests.PasskeyWish,
    account_requests.PasskeyAnswer,
    library.Wanted,
)
GIVEN = (
    messages.Outgoing,
    requests.ActAnswer,
    requests.Created,
    requests.TablePage,
    requests.Lobby,
    requests.Me,
    requests.About,
    account_requests.Codes,
    account_requests.SessionList,
    account_requests.PasskeyQuestion,
    requests.Invite,
    requests.Invitation,
    requests.Shelf,
    model.GameStatistics,
    requests.Failure,
    model.Hint,
    guide.GuidePage,
    minute.MinutePage,
    practice.PracticePage,
    practice.Judged,
    rules_pages.RulesPage,
    strategy.StrategyPage,
    tutorials.StepPage,
    tutorials.Verdict,
)

ALIASES = {
    "Incoming": messages.Incoming,
    "Outgoing": messages.Outgoing,
    "Act": actions.AnyAction,
    "Target": wire.AnyTarget,
    "Scene": wire.Scene,
    "Board": wire.Board,
    "KingChange": king.KingChange,
    "SiamChange": siam.SiamChange,
    "Change": wire.Change,
    "Options": Options,
    "Arg": msg.Arg,
    "AllowedAction": model.AllowedAction,
    "Faction": king.Faction,
    "Holder": king.Holder,
    "Card": king.Card,
    "Counts": king.Counts,
    "Facing": change.Facing,
    "Side": siam.Side,
}

PRIMITIVES: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def render() -> str:
    """The whole file."""
    taken = {info.cls for info in _structs(TAKEN)}
    structs: dict[str, inspect.StructType] = {}
    for info in _structs((*TAKEN, *GIVEN)):
        if info.cls.__name__ in structs:
            raise ValueError(f"two structs are called {info.cls.__name__}")
        structs[info.cls.__name__] = info
    lines = [HEAD]
    for _, info in sorted(structs.items()):
        lines += [*_interface(info, info.cls in taken), ""]
    for name, alias in ALIASES.items():
        lines += [f"export type {name} = {_type(inspect.type_info(alias))};", ""]
    return "\n".join(lines)


def _structs(roots: tuple[Any, ...]) -> Iterator[inspect.StructType]:
    """Every struct that can be reached from the roots, once."""
    waiting: list[inspect.Type] = list(inspect.multi_type_info(roots))
    seen: set[type] = set()
    while waiting:
        info = waiting.pop()
        if not isinstance(info, inspect.StructType):
            waiting += _parts(info)
        elif info.cls not in seen:
            seen.add(info.cls)
            yield info
            waiting += [field.type for field in info.fields]


def _parts(info: inspect.Type) -> list[inspect.Type]:
    match info:
        case inspect.UnionType(types):
            return list(types)
        case inspect.VarTupleType() | inspect.ListType():
            return [info.item_type]
        case inspect.TupleType(item_types):
            return list(item_types)
        case inspect.DictType(_, value_type):
            return [value_type]
        case inspect.Metadata(inner):
            return [inner]
        case _:
            return []


def _interface(info: inspect.StructType, is_taken: bool) -> Iterator[str]:
    """A struct as an interface; what the page sends may leave out what has a default."""
    yield from _comment(info.cls.__doc__ or "")
    yield f"export interface {info.cls.__name__} {{"
    if info.tag_field:
        yield f'  readonly {info.tag_field}: "{info.tag}";'
    for field in info.fields:
        mark = "?" if is_taken and not field.required else ""
        yield f"  readonly {field.encode_name}{mark}: {_type(field.type)};"
    yield "}"


def _comment(doc: str) -> Iterator[str]:
    lines = [line.strip() for line in doc.strip().splitlines()]
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield "/**"
    yield from (f" * {line}".rstrip() for line in lines)
    yield " */"


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(inner):
            return _type(inner)
        case inspect.StructType(cls):
            return cls.__name__
        case inspect.UnionType(types):
            return " | ".join(dict.fromkeys(map(_type, types)))
        case inspect.LiteralType(values):
            return " | ".join(
                f'"{each}"' if isinstance(each, str) else str(each) for each in values
            )
        case inspect.VarTupleType() | inspect.ListType():
            item = _type(info.item_type)
            compound = " | " in item or item.startswith("readonly ")
            return f"readonly ({item})[]" if compound else f"readonly {item}[]"
        case inspect.TupleType(item_types):
            return f"readonly [{', '.join(map(_type, item_types))}]"
        case inspect.DictType(_, value_type):
            return f"{{ readonly [key: string]: {_type(value_type)} }}"
        case _:
            return PRIMITIVES[type(info)]


def main(arguments: list[str]) -> int:
    """Write the file, or only say whether it is up to date."""
    check = "--check" in arguments
    others = [argument for argument in arguments if argument != "--check"]
    file = Path(others[0]) if others else FILE
    text = render()
    if not check:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        return 0
    if file.exists() and file.read_text("utf-8") == text:
        return 0
    print(f"{file.name} is out of date: run python tools/page_types.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
