"""Every language says all that English says, in words of its own and with the right plurals."""

import re
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast

from erawan.engine.players import styles
from erawan.king.board import load_board
from erawan.king.board import shipped_boards as shipped_maps
from erawan.locale import LANGUAGES
from erawan.siam.board import shipped_boards
from erawan.tables.bots import BOTS
from erawan.views.msg import say
from erawan.views.words import in_words
from tests.some import some
from tests.views.catalogues import (
    CATEGORIES,
    LOCALE,
    PAGE,
    ROOT,
    Uses,
    codes,
    entries,
    files,
    language_of,
    messages,
    samples,
    uses,
    variant_keys,
)

OTHERS = tuple(language for language in LANGUAGES if language != "en")
FORMS = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "nl": {"one", "other"},
    "ru": {"one", "few", "many"},
}
"""The plural forms of whole numbers that a language tells apart, where a count matters."""

ONLY_NAMES = {
    "figure",
    "forecast-province",
    "option-card",
    "option-province",
    "page-title",
    "practice-king-gained",
    "practice-king-still",
}
"""Messages with nothing to translate: arguments, signs, our own name."""

SAME_AS_ENGLISH = {
    "it": ONLY_NAMES
    | {"bot-person", "card-name", "faction-name", "king-count", "page-game", "table-menu"}
    | {"province-code"},
    "nl": ONLY_NAMES
    | {"bot-person", "games-filter", "king-sets", "new-team", "sets", "table-menu", "team-name"}
    | {"province-code"},
    "ru": ONLY_NAMES,
}

OWN_LETTERS = {"bot-person", "province-code", "province-name"}
"""Names that a language writes with letters or a spelling of its own, where it has any."""

LONGEST = {
    "card-name": 13,
    "faction-name": 10,
    "holder-name": 13,
    "king-card-text": 40,
    "king-cards": 14,
    "king-passes": 8,
    "king-sets": 13,
    "new-play": 12,
    "push-animal-falls": 33,
    "push-rock-loses": 32,
    "push-rock-wins": 32,
    "siam-leave": 10,
    "siam-turn": 10,
    "start-continue": 20,
    "table-back": 10,
    "table-clear": 12,
    "table-confirm": 12,
    "table-pass": 10,
    "table-resign-no": 18,
    "table-resign-yes": 18,
    "table-skip": 14,
    "table-take-back": 18,
}
"""What stands on buttons, cards and seats: characters that a phone has room for."""


class Bundles:
    """All that a language can say, each language read once."""

    def __init__(self) -> None:
        self.read: dict[str, FluentBundle] = {}

    def say(self, language: str, key: str, args: dict[str, str | int]) -> str:
        """A message with arguments; fails if Fluent finds anything wrong."""
        if language not in self.read:
            self.read[language] = FluentBundle([language], use_isolating=False)
            for file in files(language).values():
                self.read[language].add_resource(FluentResource(file.read_text("utf-8")))
        numbers = {
            name: int(value) if str(value).isdigit() else value for name, value in args.items()
        }
        pattern = self.read[language].get_message(key).value
        assert pattern is not None
        said, problems = self.read[language].format_pattern(pattern, numbers)
        assert problems == [], key
        return str(said)


BUNDLES = Bundles()


def translated(language: str) -> list[str]:
    """The keys of English that a language has; that it has all is one test's business."""
    return [key for key in language_of("en") if key in language_of(language)]


def test_there_is_a_catalogue_for_every_language_and_for_no_other() -> None:
    assert {file.stem for file in LOCALE.glob("*.ftl")} == set(LANGUAGES)
    assert {folder.name for folder in PAGE.iterdir() if folder.is_dir()} == set(LANGUAGES)
    assert {file.stem for file in PAGE.glob("*.ts")} == set(LANGUAGES)
    listed = (ROOT / "web" / "src" / "lib" / "words.svelte.ts").read_text("utf-8")
    assert re.findall(r'LANGUAGES = \["(.*)"\]', listed) == ['", "'.join(LANGUAGES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_well_formed(language: str) -> None:
    broken = [
        entry.content
        for file in some(files(language).values())
        for entry in entries(file)
        if isinstance(entry, ast.Junk)
    ]
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_there_twice(language: str) -> None:
    keys = list(
        chain.from_iterable(
            [entry.id.name for entry in entries(file) if isinstance(entry, ast.Message)]
            for file in files(language).values()
        )
    )
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("about", files("en"))
def test_every_message_is_translated(language: str, about: str) -> None:
    assert files(language).keys() == files("en").keys()
    assert messages(files(language)[about]).keys() == messages(files("en")[about]).keys()


@pytest.mark.parametrize("language", OTHERS)
def test_translations_use_the_arguments_that_english_uses(language: str) -> None:
    extra = {
        key: unknown
        for key in some(translated(language))
        if (unknown := uses(language, key).variables - uses("en", key).variables)
    }
    assert extra == {}


@pytest.mark.parametrize("language", OTHERS)
def test_translations_have_words_for_the_same_codes(language: str) -> None:
    different = {
        key: (theirs, ours)
        for key in some(set(translated(language)) - OWN_LETTERS)
        if (theirs := codes("en", key)) != (ours := codes(language, key))
    }
    assert different == {}


@pytest.mark.parametrize("language", OTHERS)
def test_only_names_and_signs_are_the_same_as_in_english(language: str) -> None:
    english, ours = language_of("en"), language_of(language)
    same = {key for key in translated(language) if english[key].equals(ours[key])}
    assert same == SAME_AS_ENGLISH[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_the_plural_forms_of_the_language(language: str) -> None:
    wrong = {
        key: words
        for key in some(language_of(language))
        for _, selection in uses(language, key).selections
        if (words := set(variant_keys(selection)) & CATEGORIES) not in (set(), {"other"})
        and words != FORMS[language]
    }
    assert wrong == {}


def test_russian_words_for_one_show_the_number_since_they_also_stand_for_21() -> None:
    silent = {
        key
        for key in some(language_of("ru"))
        for variable, selection in uses("ru", key).selections
        for variant in selection.variants
        if variant_keys(selection)[selection.variants.index(variant)] == "one"
        and variable not in shown_in(variant.value)
    }
    assert silent == set()


def shown_in(pattern: ast.Pattern) -> set[str]:
    """The arguments that a variant puts into its words."""
    found = Uses("ru")
    found.visit(pattern)
    return found.variables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key in some(translated(language)):
        for args in some(samples(key)):
            said = BUNDLES.say(language, key, args)
            assert said == said.strip() != "", key
            assert not re.search(r"[{}$]|  | [.,;:!?]", said.replace(" …", "")), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_have_different_words(language: str) -> None:
    for key in ("card-name", "faction-name", "holder-name", "side-name", "option-facing"):
        every = samples(key)
        assert len({BUNDLES.say(language, key, args) for args in every}) == len(every), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["king", "siam"])
def test_every_level_has_words_of_its_own(language: str, game: str) -> None:
    for key in (f"{game}-level-name", f"{game}-level-about"):
        assert len({BUNDLES.say(language, key, {"level": level}) for level in range(1, 11)}) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["king", "siam"])
def test_a_level_fits_into_its_menu(language: str, game: str) -> None:
    for level in range(1, 11):
        name = BUNDLES.say(language, f"{game}-level-name", {"level": level})
        assert len(BUNDLES.say(language, "new-level", {"level": level, "name": name})) <= 27


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "longest"), LONGEST.items())
def test_labels_fit_on_a_phone(language: str, key: str, longest: int) -> None:
    too_long = {
        said
        for args in some(samples(key))
        if len(said := BUNDLES.say(language, key, args)) > longest
    }
    assert too_long == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buttons_under_a_siam_board_fit_in_one_row(language: str) -> None:
    buttons = ("siam-turn", "siam-leave", "table-clear", "table-back")
    assert sum(len(BUNDLES.say(language, key, {})) for key in buttons) <= 23


@pytest.mark.parametrize(
    ("language", "count", "cards", "sets"),
    [
        ("en", 0, "no cards", "0 sets"),
        ("en", 1, "1 card", "1 set"),
        ("en", 21, "21 cards", "21 sets"),
        ("it", 0, "nessuna carta", "0 gruppi"),
        ("it", 1, "1 carta", "1 gruppo"),
        ("it", 2, "2 carte", "2 gruppi"),
        ("nl", 0, "geen kaarten", "0 sets"),
        ("nl", 1, "1 kaart", "1 set"),
        ("nl", 2, "2 kaarten", "2 sets"),
        ("ru", 0, "нет карт", "0 комплектов"),
        ("ru", 1, "1 карта", "1 комплект"),
        ("ru", 2, "2 карты", "2 комплекта"),
        ("ru", 5, "5 карт", "5 комплектов"),
        ("ru", 11, "11 карт", "11 комплектов"),
        ("ru", 21, "21 карта", "21 комплект"),
        ("ru", 22, "22 карты", "22 комплекта"),
    ],
)
def test_cards_and_sets_are_counted(language: str, count: int, cards: str, sets: str) -> None:
    assert BUNDLES.say(language, "king-cards", {"count": count}) == cards
    assert BUNDLES.say(language, "king-sets", {"count": count}) == sets


@pytest.mark.parametrize(
    ("key", "name", "said"),
    [
        ("summary-ply", "ply", {1: "сделан 1 ход", 2: "2 хода", 5: "5 ходов", 21: "сделан 21 ход"}),
        ("push-blocked", "rocks", {1: "на 1 скалу", 2: "на 2 скалы", 5: "на 5 скал", 21: "скалу"}),
        ("refused-seats", "players", {1: "нужен 1 игрок", 2: "2 игрока", 5: "нужно 5 игроков"}),
        ("step-ply-limit", "count", {1: "Сделан 1 ход", 200: "200 ходов", 201: "Сделан 201 ход"}),
        ("step-repetition", "count", {2: "дважды", 3: "трижды", 4: "4 раза", 5: "5 раз"}),
        ("new-clock-minutes", "count", {1: "1 минуте", 3: "3 минуты", 15: "минут", 21: "минуте"}),
        ("page-waiting", "count", {1: "1 выбор", 2: "2 выбора", 5: "5 выборов", 21: "21 выбор "}),
    ],
)
def test_russian_counts(key: str, name: str, said: dict[int, str]) -> None:
    for count, words in some(said.items()):
        args: dict[str, str | int] = {"who": "Аня", "you": "no", "force": 1, name: count}
        assert words in BUNDLES.say("ru", key, args)


def test_the_page_says_what_its_catalogue_has_and_nothing_else() -> None:
    sources = [
        file.read_text("utf-8")
        for file in sorted(PAGE.parent.rglob("*"))
        if file.suffix in (".svelte", ".ts") and not file.name.endswith(".test.ts")
    ]
    code = "\n".join(sources)
    literal = set(re.findall(r'"([a-z][a-z0-9-]*)"', code))
    built = tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", code))
    own = [
        key
        for about, file in files("en").items()
        if about not in ("tables", "drawings")
        for key in messages(file)
    ]
    assert [key for key in some(own) if key not in literal and not key.startswith(built)] == []
    said = re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', code)
    assert [key for key in some(said) if key not in language_of("en")] == []


def test_every_shipped_board_has_a_name() -> None:
    boards = {name for name, _ in (*shipped_maps(), *shipped_boards())}
    assert codes("en", "new-board-name")["board"] == {*boards, "own"}


def test_every_style_has_words_and_is_called_in_english_as_the_engine_does() -> None:
    every = {style.name for game in ("king-of-siam", "siam") for style in styles(game)}
    assert codes("en", "style-name")["style"] == codes("en", "style-about")["style"] == every
    for name in every:
        assert BUNDLES.say("en", "style-name", {"style": name}).lower() == name


def glossary() -> list[list[str]]:
    """The rows of the glossary: English, Italian, Dutch, Russian."""
    text = (ROOT / "docs" / "contributing" / "glossary.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row[:4]] for row in rows[1:] if not row[0].startswith("-")]


@pytest.mark.parametrize("row", glossary(), ids=lambda row: row[0])
def test_the_terms_of_the_glossary_are_the_ones_that_are_used(row: list[str]) -> None:
    for language, term in zip(LANGUAGES, row, strict=True):
        text = FluentSerializer().serialize(ast.Resource(everything(language))).lower()
        assert term.lower() in text, (language, term)


def everything(language: str) -> list[ast.EntryType]:
    """All messages of a language, without the comments."""
    every: list[Path] = list(files(language).values())
    return [entry for file in every for entry in entries(file) if isinstance(entry, ast.Message)]


def test_every_bot_and_every_province_has_a_name_in_russian_letters() -> None:
    bots = {name for bot in BOTS.values() for name in bot.names}
    places = {
        province.name for name, _ in shipped_maps() for province in load_board(name).provinces
    }
    said = [BUNDLES.say("ru", "bot-person", {"name": name}) for name in some(bots)]
    said += [
        BUNDLES.say("ru", "province-name", {"place": name.replace(" ", "-"), "name": name})
        for name in some(places)
    ]
    assert [word for word in said if re.search("[A-Za-z]", word)] == []
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("board", [name for name, _ in shipped_maps()])
def test_codes_of_provinces_are_short_and_begin_as_their_names_do(board: str) -> None:
    for language in LANGUAGES:
        said = set()
        for code, name in some([(each.code, each.name) for each in load_board(board).provinces]):
            args: dict[str, str | int] = {"place": name.replace(" ", "-")}
            short = BUNDLES.say(language, "province-code", {**args, "code": code.upper()})
            whole = BUNDLES.say(language, "province-name", {**args, "name": name}).upper()
            assert len(short) == 2
            assert whole[0] == short[0]
            assert short[1] in whole
            said.add(short)
        assert len(said) == len(load_board(board).provinces)


def test_a_place_that_nobody_knows_keeps_its_name() -> None:
    said = say("option-province", province="My Garden")
    assert {in_words(said, language) for language in LANGUAGES} == {"My Garden"}
