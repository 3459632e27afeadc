"""Messages said in the reader's language: names first, then the sentence around them."""

import pytest

from erawan.views.msg import Msg, say
from erawan.views.words import in_words

SWAP = say(
    "king-followers-swapped",
    first="Khorat",
    given=[say("follower-name", faction="R"), say("follower-name", faction="M")],
    second="Kedah",
    got=[say("faction-pair", faction="L")],
)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Khorat gives Rama and Malay, Kedah gives two Lao."),
        ("it", "Khorat cede un seguace Rama e un seguace Malay, Kedah cede due seguaci Lao."),
        (
            "nl",
            (
                "Khorat geeft een Rama-aanhanger en een Maleisische aanhanger, "
                "Kedah geeft twee Lao-aanhangers."
            ),
        ),
        ("ru", "Кхорат отдаёт: партиец Рама и партиец Малай; Кедах отдаёт: два партийца Лао."),
    ],
)
def test_messages_and_lists_among_the_arguments_are_said_first(language: str, words: str) -> None:
    assert in_words(SWAP, language) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Provinces: Rama (3), Lao (3), and Malay (1). Rama and Lao are tied."),
        ("it", "Province: Rama (3), Lao (3) e Malay (1). Pari: Rama e Lao."),
        ("nl", "Provincies: Rama (3), Lao (3) en Maleisiërs (1). Gelijk: Rama en Lao."),
        ("ru", "Провинции: Рама (3), Лао (3) и Малай (1). Поровну: Рама и Лао."),
    ],
)
def test_figures_of_an_ending(language: str, words: str) -> None:
    rama, lao, malay = (say("faction-name", faction=faction) for faction in "RLM")
    figures: list[str | Msg] = [
        say("figure", name=name, value=value) for name, value in ((rama, 3), (lao, 3), (malay, 1))
    ]
    step = say("step-provinces-tied", figures=figures, factions=[rama, lao])
    assert in_words(step, language) == words


def test_text_is_said_as_it_is() -> None:
    assert in_words("Anna {$who}", "ru") == "Anna {$who}"
    assert in_words(say("king-passed", who="{$who}"), "nl") == "{$who} past."


def test_somebody_may_be_called_like_a_card() -> None:
    assert in_words(say("king-card-played", who="11", card="21")) == "11 plays 2 vs 1."


def test_a_message_that_lacks_an_argument_is_not_said_with_a_hole() -> None:
    with pytest.raises(ValueError, match="king-passed can't be said"):
        in_words(Msg("king-passed"))


def test_a_key_that_no_catalogue_has_is_a_mistake() -> None:
    with pytest.raises(LookupError, match="king-dances"):
        in_words(Msg("king-dances"))
