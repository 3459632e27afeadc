"""Every example on docs/formats.md is true, and its lists name what there is."""

from __future__ import annotations

import inspect
import json
import re
import shlex
from contextlib import suppress
from pathlib import Path
from typing import Any

import typer

import erawan
from erawan.cli.commands import app
from erawan.core.record import format_record
from erawan.core.record_parser import MAX_DEPTH, MOST_MOVES, MOST_PLIES, parse_record
from tests.cli.running import erawan as run_erawan
from tests.some import some

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "formats.md").read_text()
KING, SIAM = erawan.game("king-of-siam"), erawan.game("siam")
KING_CODE = re.compile(r"`((?:mr|kt|11|21|ra|la|ma):[^`\s]+/[^`\s]+|pass)`")
SIAM_CODE = re.compile(r"`(@[a-i]\d[nesw]|(?:[a-i]\d){1,2}[nesw]|[a-i]\d-)`")
SIAM_TEXT = re.compile(r"`([1-9NESWneswo]+(?:/[1-9NESWneswo]+)+ [ER] \d+ [-x]{2}(?: #[ER=])?)`")


def section(title: str) -> str:
    """What stands between a heading of the second level and the next."""
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1]


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def rows(title: str) -> list[list[str]]:
    """The cells of a section's tables, without their heads."""
    lines = re.findall(r"^\| (.*) \|$", section(title), re.MULTILINE)
    return [line.split(" | ") for line in lines]


def agrees(text: str, pattern: str) -> bool:
    """Whether a text is the one printed, in which … stands for anything."""
    parts = map(re.escape, pattern.split("…"))
    return re.fullmatch(".*".join(parts), text) is not None


def check_answers(answers: list[str], wanted: list[str]) -> None:
    """Compare lines with those printed; an `info` line may come several times."""
    told = [
        line
        for line, after in zip(answers, [*answers[1:], ""], strict=True)
        if not (line.startswith("info ") and after.startswith("info "))
    ]
    assert len(told) == len(wanted), told
    for line, pattern in zip(told, some(wanted), strict=True):
        assert agrees(line, pattern), (line, pattern)


def test_the_codes_of_the_table_are_legal_in_the_deal_it_names() -> None:
    position = KING.start(players=3, seed=7)
    examples = [found[1] for row in rows("Move codes") if (found := KING_CODE.fullmatch(row[-1]))]
    assert len(examples) == 5
    for code in examples:
        assert position.parse(code).code == code


def test_every_code_is_canonical() -> None:
    text = section("Move codes")
    starts: list[tuple[re.Pattern[str], Any]] = [
        (KING_CODE, KING.start(players=3, seed=7)),
        (SIAM_CODE, SIAM.start()),
    ]
    for pattern, position in starts:
        for code in some(pattern.findall(text)):
            # A move of another position is canonical too; BadCode is not caught.
            with suppress(erawan.IllegalMove):
                assert position.parse(code).code == code


def test_every_text_of_siam_is_a_position() -> None:
    texts = SIAM_TEXT.findall(PAGE)
    assert any("#" in text for text in texts)
    for text in texts:
        assert SIAM.position_from_text(text).to_json()["text"] == text


def test_every_object_comes_back_exactly() -> None:
    objects = [json.loads(block) for block in blocks("json")]
    positions = [obj for obj in objects if "game" in obj]
    boards = [obj for obj in objects if "game" not in obj]
    assert (len(positions), len(boards)) == (2, 2)
    for obj in positions:
        again = erawan.game(obj["game"]).position(obj).to_json()
        assert json.dumps(again) == json.dumps(obj)
    for obj in boards:
        game = KING if "provinces" in obj else SIAM
        assert game.board(obj) == game.board(obj["name"])
        assert game.board(obj).to_json() == f"{obj['name']}@{obj['revision']}"


def test_every_key_of_a_position_is_explained() -> None:
    explained = {
        name for row in rows("Positions") for name in re.findall(r"`(\w+)`", row[0]) if name
    }
    wanted = {*SIAM.start().to_json()["options"], *KING.start(seed=1).to_json()}
    assert explained == wanted - {"game"}


def test_the_arguments_of_start_are_named_with_their_defaults() -> None:
    row = next(row for row in rows("Python") if row[0].startswith("`game.start"))
    wanted = [
        f"{name}={parameter.default!r}".replace("'", '"')
        for game in (KING, SIAM)
        for name, parameter in inspect.signature(game.start).parameters.items()
    ]
    assert re.findall(r"`(\w+=[^`]*)`", row[1]) == wanted


def test_every_error_is_named() -> None:
    errors = {
        name
        for name in erawan.__all__
        if isinstance(thing := getattr(erawan, name), type) and issubclass(thing, Exception)
    }
    assert set(re.findall(r"`erawan\.(\w+)`", section("Python"))) == errors


def test_the_record_is_read_and_written_as_it_stands() -> None:
    for block in some(blocks("record")):
        assert format_record(parse_record(block)) == block
    for limit in (MAX_DEPTH, MOST_PLIES, MOST_MOVES):
        assert f" {limit:,} " in section("Records")


def test_the_engine_answers_as_it_is_shown() -> None:
    for block in some(blocks("engine")):
        lines = block.splitlines()
        asked = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
        wanted = [line for line in lines if not line.startswith("> ")]
        done = run_erawan("engine", given="".join(f"{line}\n" for line in asked))
        assert done.returncode == 0
        check_answers(done.stdout.splitlines(), wanted)


def test_every_form_of_every_line_is_understood() -> None:
    asked = {
        form.split()[0]
        for row in rows("Engine protocol")
        for form in re.findall(r"`([^`]+)`", row[0])
    }
    said = run_erawan("engine", given="nonsense\n").stdout
    assert said.startswith("error ")
    assert set(said.rstrip().rpartition("there are ")[2].split(", ")) == asked


def test_commands_print_what_is_shown() -> None:
    entries = re.split(r"^\$ ", "".join(blocks("console")), flags=re.MULTILINE)
    for entry in some(entries[1:]):
        command, *wanted = entry.splitlines()
        program, *arguments = shlex.split(command)
        assert program == "erawan"
        done = run_erawan(*arguments)
        assert done.returncode == (2 if wanted[0].startswith("erawan: ") else 0), command
        check_answers((done.stdout + done.stderr).splitlines(), wanted)


def test_every_command_is_named_with_options_it_has() -> None:
    commands = typer.main.get_group(app).commands
    named = {row[0].strip("`").split()[0]: row[1] for row in rows("Command line")}
    named.pop("command", None)
    assert named.keys() == commands.keys()
    checked = 0
    for name, words in named.items():
        flags = {flag for parameter in commands[name].params for flag in parameter.opts}
        for flag in re.findall(r"`(--[\w-]+)`", words):
            assert flag in flags, f"{name} {flag}"
            checked += 1
    assert checked > 5
    kept = section("Command line").partition("Kept for commands to come")[2].partition(".")[0]
    assert not set(some(re.findall(r"`([\w-]+)`", kept))) & commands.keys()
