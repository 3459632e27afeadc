"""A loop that asserts something goes over something.

An assertion in a loop over what a function gives says nothing if the function gives nothing, and
neither does one that finds no exceptions among nothing. Such a loop or comprehension goes over
`some(…)`, over a constant written out in the test, or over what another assertion of the same test
speaks of; or it counts its rounds for such an assertion.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

from tests.some import some

TESTS = Path(__file__).resolve().parents[1]
CHECKS = {"assert", "check", "compare", "expect", "raises"}
THROUGH = {"enumerate", "list", "reversed", "set", "sorted", "tuple"}
PARTS = {"items", "keys", "split", "splitlines", "values"}
COMPREHENSIONS = (ast.DictComp, ast.GeneratorExp, ast.ListComp, ast.SetComp)
Loop = ast.For | ast.comprehension


def checks(node: ast.AST) -> bool:
    """Whether something is asserted in it, by itself or by a function named so."""
    if isinstance(node, ast.Assert):
        return True
    called = node.func if isinstance(node, ast.Call) else None
    name = getattr(called, "id", "") or getattr(called, "attr", "")
    return name.partition("_")[0] in CHECKS


def is_call(node: ast.AST, name: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def loops(function: ast.AST) -> Iterator[Loop]:
    """The loops of a function that assert something, or whose outcome must be empty."""
    given: dict[str, ast.expr] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.For) and any(map(checks, ast.walk(node))):
            yield node
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            given[node.targets[0].id] = node.value
        elif isinstance(node, ast.Assert):
            wanted = nothing_in(node.test)
            if isinstance(wanted, ast.Name):
                wanted = given.get(wanted.id, wanted)
            if isinstance(wanted, COMPREHENSIONS):
                yield wanted.generators[0]


def nothing_in(test: ast.expr) -> ast.expr | None:
    """What an assertion wants to be empty, or the exceptions to what it says of all."""
    match test:
        case ast.Call(func=ast.Name(id="all"), args=[each]):
            return each
        case ast.UnaryOp(op=ast.Not(), operand=ast.Call(func=ast.Name(id="any"), args=[each])):
            return each
        case ast.UnaryOp(op=ast.Not(), operand=each):
            return each
        case ast.Compare(left=each, ops=[ast.Eq()], comparators=[other]):
            empty = ast.unparse(other) in {"[]", "()", "{}", "set()"}
            return each if empty else None
    return None


def is_sure(things: ast.expr, sure: set[str]) -> bool:
    """Whether it can be seen that there is at least one."""
    match things:
        case ast.Constant(value=value):
            return bool(value)
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.Set(elts=parts):
            return bool(parts)
        case ast.Dict(keys=parts):
            return bool(parts)
        case ast.Name() | ast.Attribute():
            return ast.unparse(things) in sure
        case ast.Subscript(value=whole, slice=ast.Slice(lower=None)):
            return is_sure(whole, sure)
        case ast.Call(func=ast.Name(id="some")):
            return True
        case ast.Call(func=ast.Name(id="range")):
            counted = [node for node in ast.walk(things) if is_call(node, "len")]
            return all(is_sure(each.args[0], sure) for each in counted)
        case ast.Call(func=ast.Name(id="zip"), args=several, keywords=[ast.keyword(arg="strict")]):
            return any(is_sure(each, sure) for each in several)
        case ast.Call(func=ast.Name(id=name), args=[one, *_]) if name in THROUGH:
            return is_sure(one, sure)
        case ast.Call(func=ast.Attribute(value=whole, attr=name)) if name in PARTS:
            return is_sure(whole, sure)
    return False


def spoken_of(function: ast.AST, loop: Loop) -> set[str]:
    """What an assertion outside the loop speaks of, otherwise than of all or of none."""
    inside = set(ast.walk(loop))
    return {
        ast.unparse(thing)
        for node in ast.walk(function)
        if isinstance(node, ast.Assert) and node not in inside and not nothing_in(node.test)
        for thing in ast.walk(node)
        if isinstance(thing, ast.Name | ast.Attribute)
    }


def counts(loop: Loop, spoken: set[str]) -> bool:
    """Whether the loop counts its rounds and an assertion speaks of the count."""
    return any(
        isinstance(node, ast.AugAssign) and ast.unparse(node.target) in spoken
        for node in ast.walk(loop)
    )


def written_out(tree: ast.AST, sure: set[str]) -> set[str]:
    """The names that are given something written out, here or in another file of capitals."""
    names = set(sure)
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names |= {alias.name for alias in node.names if alias.name.isupper()}
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if is_sure(node.value, names):
                names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def empty_loops(text: str) -> list[int]:
    """The lines of a test file with loops that may assert nothing."""
    tree = ast.parse(text)
    constants = written_out(tree, set())
    return [
        loop.iter.lineno
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for loop in loops(function)
        for spoken in [spoken_of(function, loop)]
        if not counts(loop, spoken) and not is_sure(loop.iter, constants | spoken)
    ]


@pytest.mark.parametrize(
    "loop",
    [
        "for hint in hints(): assert hint",
        "hints = give(); [0 for _ in hints]\n    for hint in hints: assert hint",
        "assert all(hint for hint in hints())",
        "for hint in hints(): expect(hint).to_be_visible()",
        "wrong = [hint for hint in hints() if not hint]\n    assert wrong == []",
        "assert not any(hint for hint in hints())",
    ],
)
def test_a_loop_that_may_assert_nothing_is_seen(loop: str) -> None:
    assert empty_loops(f"def test():\n    {loop}")


@pytest.mark.parametrize(
    "loop",
    [
        "for hint in some(hints()): assert hint",
        "for number in range(3): assert hints(number)",
        "hints = give()\n    assert len(hints) == 3\n    for hint in hints: assert hint",
        "assert all(hint for hint in some(hints()))",
        "seen = 0\n    for hint in hints(): seen += 1; assert hint\n    assert seen > 3",
        "wrong = [hint for hint in some(hints()) if not hint]\n    assert wrong == []",
    ],
)
def test_a_loop_over_something_is_none(loop: str) -> None:
    assert not empty_loops(f"def test():\n    {loop}")


def test_no_test_has_a_loop_that_may_assert_nothing() -> None:
    found = {
        f"{file.relative_to(TESTS)}:{line}"
        for file in some(TESTS.glob("*/*.py"))
        for line in empty_loops(file.read_text())
    }
    assert found == set()
