"""What people may be called: what is readable, and looks like nobody else."""

import pytest

from erawan.server.names import clean_name, fold_name
from erawan.tables.refusal import Refusal


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Bob   Dylan ", "Bob Dylan"),
        ("O'Brien", "O'Brien"),
        ("Jean-Luc P.", "Jean-Luc P."),
        ("Zoe\u0308", "Zoë"),
        ("Анна", "Анна"),
        ("小川さん", "小川さん"),
        ("กานดา", "กานดา"),
        ("김민수", "김민수"),
        ("R2D2", "R2D2"),
    ],
)
def test_names_of_many_kinds_are_welcome(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "form"),
        ("x", "form"),
        ("x" * 25, "form"),
        ("x" * 1_000_000, "form"),
        ("a_b", "form"),
        ("a  -  b", "form"),
        ("<b>Anna</b>", "form"),
        ("\u202eannA", "form"),
        ("An\u200bna", "form"),
        ("\u3164\u3164", "form"),
        ("\u115f\u1160", "form"),
        ("\uffa0\uffa0", "form"),
        ("김민\u3164", "form"),
        ("Z" + "\u0338" * 20 + "o", "form"),
        ("\ud800\ud800", "form"),
        ("Аnna", "mixed"),
        ("Admin", "reserved"),
        ("the ADMlN", "reserved"),
        ("Erawan", "reserved"),
        ("My Club", "reserved"),
    ],
)
def test_other_names_are_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_name(text, ["*club*"])
    assert caught.value.key == f"refused-name-{key}"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Paul", "PauI"),
        ("Oscar", "0scar"),
        ("corn", "com"),
        ("José", "Jose"),
        ("Jean-Luc", "Jean Luc"),
        ("coco", "сосо"),
    ],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert fold_name(one) == fold_name(other)


def test_different_names_look_different() -> None:
    names = ("Anna", "Anne", "Boris", "Doris", "Анна", "Инна", "Marc", "Mark", "Otto")
    assert len({fold_name(name) for name in names}) == len(names)
