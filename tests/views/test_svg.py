"""Pictures of positions: everything that is on the board is in the picture, and nothing else."""

import json
import re
from collections import Counter
from importlib.resources import files
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import erawan
from erawan.locale import LANGUAGES
from erawan.views.geometry import Drawing, geometry
from erawan.views.svg import svg
from erawan.views.words import place_name
from tests.views.test_geometry_layout import siam as own_board

SVG = "{http://www.w3.org/2000/svg}"
KING: dict[str, Any] = {
    "game": "king-of-siam", "board": "siam@1", "players": 3,
    "tiles": ["vt", "ay", "ry", "kr", "cm", "kd", "sk", "nk"], "crowned": ["cm"],
    "provinces": {
        "cm": "RLM", "vt": "", "sk": "RLLM", "kr": "RLLMM", "ay": "", "ry": "RRRMMM", "nk": "MM",
        "kd": "RRRMM",
    },
    "control": [["vt", "L"], ["ay", "B"]], "pool": "RLLLLLLLLMM",
    "courts": ["RRRLL", "RRLLMMM", "RRRLMM"],
    "hands": [["mr", "kt", "ra", "la", "ma"], ["ra", "la", "ma"], ["mr", "ra", "la", "ma"]],
    "to_move": 2, "passes": 1, "last_swap": "21:RLcm-Msk", "played": [12, 10, 11],
}  # fmt: skip


def count(picture: str, drawing: Drawing) -> int:
    """How often a drawing is in a picture, by the shapes of all its paths."""
    return min(picture.count(f'd="{path.d}"') for path in drawing.paths)


def texts(picture: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", picture)


@pytest.mark.parametrize("palette", ["light", "dark"])
def test_the_map_shows_followers_flags_homes_and_crowns(palette: str) -> None:
    picture = svg(erawan.game("king-of-siam").position(KING), palette)
    pieces = geometry().pieces
    shown = {name: count(picture, drawing) for name, drawing in pieces.items()}
    on_board = "".join(KING["provinces"].values())
    for faction in "RLM":
        assert shown[faction] == on_board.count(faction) + 1, "and one beside the pool's number"
        assert shown[f"home{faction}"] == 1
    assert [shown[f"flag{holder}"] for holder in "RLMB"] == [0, 1, 0, 1]
    assert shown["capital"] == 8
    assert shown["crown"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_provinces_have_the_names_of_the_readers_language(language: str) -> None:
    picture = svg(erawan.game("king-of-siam").position(KING), language=language)
    names = [place_name(name, language) for name in ("Chiang Mai", "Vientiane", "Kedah")]
    assert {*names} < set(texts(picture))
    assert (language == "ru") == ("Кедах" in picture)


def test_every_province_is_named_and_the_pool_counted() -> None:
    words = texts(svg(erawan.game("king-of-siam").position(KING)))
    assert {"Chiang Mai", "Vientiane", "Kedah"} < set(words)
    assert words[-3:] == ["1", "8", "2"]


def test_only_the_contested_province_is_lit() -> None:
    position = erawan.game("king-of-siam").position(KING)
    lit = f'fill="{geometry().palettes["light"]["lit"]}"'
    picture = svg(position)
    assert re.findall(rf'href="#chart-\w+-(\w\w)" {lit}', picture) == ["ry"]
    assert "power struggle 3 of 8, Rayong" in picture


def test_when_the_game_is_over_no_province_is_lit() -> None:
    position = erawan.game("king-of-siam").start(players=2, seed=1)
    while position.to_move is not None:
        position = position.play(position.parse("pass"))
    picture = svg(position)
    assert geometry().palettes["light"]["lit"] not in picture
    assert "the game is over" in picture
    assert sum(count(picture, geometry().pieces[f"flag{holder}"]) for holder in "RLMB") == len(
        position.control
    )


def test_many_followers_of_one_colour_stay_in_their_box() -> None:
    crowd = {**KING["provinces"], "kd": "R" * 7 + "MM", "ry": "RMMM", "kr": "LLMM", "cm": "M"}
    position = erawan.game("king-of-siam").position(
        KING | {"provinces": crowd, "pool": "RLLLLLLLLLMM"}
    )
    picture = svg(position)
    x, _, width, _ = geometry().maps["siam"].provinces["kd"].followers
    square = re.escape(geometry().pieces["R"].paths[0].d)
    moved = re.findall(rf'<g transform="translate\((\S+) \S+\) [^>]*><path d="{square}"', picture)
    lefts = [float(left) for left in moved][-8:-1]
    assert min(lefts) >= x - width / 2
    assert max(lefts) <= x + width / 2 - 34


@pytest.mark.parametrize("name", ["siam", "britain"])
def test_hills_trees_beasts_and_ships_stand_where_the_map_has_them(name: str) -> None:
    picture = svg(erawan.game("king-of-siam").start(players=2, seed=1, board=name))
    standing: Counter[tuple[str, str]] = Counter()
    for kind, drawing in geometry().ornaments.items():
        first = re.escape(drawing.paths[0].d)
        for place in re.findall(rf'translate\((\S+ \S+)\) [^>]*><path d="{first}"', picture):
            standing[kind, place] += kind != "rose"
    text = files("erawan.views.geometry").joinpath("geometry.json").read_text()
    written = json.loads(text)["maps"][name]["ornaments"]
    assert +standing == Counter((each["drawing"], f"{each['x']} {each['y']}") for each in written)


def test_the_light_edge_of_a_name_lies_under_its_letters() -> None:
    picture = svg(erawan.game("king-of-siam").position(KING))
    edged = [text for text in ET.fromstring(picture).iter(f"{SVG}text") if text.get("stroke")]
    assert len(edged) == 8, "every province's name"
    assert {text.get("paint-order") for text in edged} == {"stroke"}


def test_routes_over_the_sea_are_dotted() -> None:
    """A dash as short as that is only a dot if the ends of lines are round."""
    root = ET.fromstring(svg(erawan.game("king-of-siam").start(players=2, seed=1)))
    dotted = [
        group.get("stroke-linecap")
        for group in root.iter(f"{SVG}g")
        for path in group.findall(f"{SVG}path")
        if path.get("stroke-dasharray") == "1 10"
    ]
    assert dotted == ["round"]


def test_names_on_somebodys_own_board_are_text_and_nothing_else() -> None:
    board = own_board()
    board["provinces"][0]["name"] = "<script>alert(1)</script> & a very long name"
    picture = svg(erawan.game("king-of-siam").start(players=2, seed=1, board=board))
    assert "<script" not in picture
    ET.fromstring(picture)
    assert texts(picture)[0] == "&lt;script&gt;alert(1)&lt;/scr…"


SIAM = "2n2/5/Sooo1/4w/N3E"


def siam(text: str) -> Any:
    options = erawan.game("siam").start().to_json()["options"]
    return erawan.game("siam").position({"game": "siam", "text": text, "options": options})


def test_the_board_shows_animals_with_their_facings_rocks_and_reserves() -> None:
    picture = svg(siam(f"{SIAM} E 9 --"))
    animals = geometry().siam
    assert count(picture, animals["rock"]) == 3
    assert count(picture, animals["elephant"]) == count(picture, animals["rhino"]) == 5
    board = picture[picture.index('<g transform="translate(0 ') :]
    turns = re.findall(r"translate\((\d+) (\d+)\) scale\(0.88\)(?: rotate\((\d+) 50 50\))?", board)
    assert turns == [
        ("62", "462", ""),
        ("62", "262", "180"),
        ("262", "62", ""),
        ("462", "462", "90"),
        ("462", "362", "270"),
    ]


def test_crosses_are_struck_out_only_while_they_are_barred() -> None:
    barred, cross = geometry().siam["barred"], geometry().siam["cross"]
    assert count(svg(siam("5/5/1ooo1/5/5 E 0 --")), barred) == 2
    later = svg(siam("5/5/1ooo1/5/5 E 4 --"))
    assert (count(later, barred), count(later, cross)) == (0, 2)


def test_a_board_has_its_letters_and_numbers_on_all_sides() -> None:
    words = texts(svg(siam("5/5/1ooo1/5/5 E 0 --")))
    assert sorted(words) == sorted("abcde12345" * 2)


@pytest.mark.parametrize("palette", ["light", "dark"])
@pytest.mark.parametrize("game", ["king-of-siam", "siam"])
def test_either_game_is_drawn_well_formed_with_a_title(game: str, palette: str) -> None:
    root = ET.fromstring(svg(erawan.game(game).start(), palette))
    assert root.get("role") == "img"
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text


def test_one_page_can_hold_pictures_of_several_maps() -> None:
    game = erawan.game("king-of-siam")
    boards = ["siam", "britain", own_board()]
    names = [
        set(re.findall(r'id="([^"]+)"', svg(game.start(players=2, seed=1, board=board))))
        for board in boards
    ]
    assert not names[0] & names[1]
    assert not names[0] & names[2]
