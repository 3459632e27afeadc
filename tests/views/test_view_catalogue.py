"""The catalogues have every message that Python sends, with just its arguments."""

import re
from pathlib import Path

import pytest

import erawan
from erawan.tables.bots import BOTS
from erawan.views.info import game_infos
from erawan.views.keys import KEYS
from erawan.views.msg import say
from erawan.views.words import in_words
from tests.some import some

LOCALE = Path(erawan.__file__).parent / "locale"
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) = (.*(?:\n(?:[ \t].*|\}.*|$))*)", re.MULTILINE)
CATALOGUES = sorted(LOCALE.glob("*.ftl"))


def messages(file: Path) -> dict[str, str]:
    """The patterns of a catalogue by key."""
    return dict(MESSAGE.findall(file.read_text("utf-8")))


def arguments(catalogue: dict[str, str], key: str) -> set[str]:
    """The arguments that a message uses, also through the messages that it names."""
    pattern = catalogue[key]
    used = set(re.findall(r"\$([a-z]+)", pattern))
    for named in re.findall(r"\{ ([a-z][a-z-]*) \}", pattern):
        used |= arguments(catalogue, named)
    return used


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.stem)
def test_every_message_is_there(file: Path) -> None:
    assert KEYS.keys() - messages(file).keys() == set()


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.stem)
def test_messages_use_only_arguments_that_are_sent(file: Path) -> None:
    """Those that are sent, and `you`: whether it speaks of the reader, which all are told."""
    catalogue = messages(file)
    wrong = {
        key: extra
        for key in some(KEYS.keys() & catalogue.keys())
        if (extra := arguments(catalogue, key) - KEYS[key] - {"you"})
    }
    assert wrong == {}


def test_the_english_messages_leave_nothing_out_that_says_more_than_the_drawing() -> None:
    """Arguments that English needn't say: details of refusals, and what the status shows."""
    english = messages(LOCALE / "en.ftl")
    unused = {key: left for key in KEYS if (left := KEYS[key] - arguments(english, key))}
    assert unused == {"refused-stale": {"version", "present"}}


def test_every_bot_is_described() -> None:
    for game in some(game_infos({})):
        assert [bot.code for bot in game.bots] == list(BOTS)
        assert len({in_words(bot.name) for bot in game.bots}) == len(BOTS)
        assert len({in_words(bot.description) for bot in game.bots}) == len(BOTS)


def test_a_message_with_other_arguments_than_the_catalogue_s_is_a_mistake() -> None:
    with pytest.raises(KeyError, match="king-passed"):
        say("king-passed", whom="Anna")
