"""`erawan play`: whole games by menus and by codes, and everything people do on the way."""

import json
import re
import select
import signal
import subprocess
from pathlib import Path

import pytest

from erawan.core.generator import SplitMix64
from erawan.core.record import Record, format_record
from erawan.core.record_parser import parse_record
from erawan.core.registry import game
from tests.cli.running import ENVIRONMENT, ERAWAN, erawan, refusal
from tests.cli.scripts import game_by_menus
from tests.core.random_games import KING, SIAM, random_line
from tests.king.boards import board_object

SIAM_GAME = ["@b1n", "@e5w", "b1b2n", "e5s", "b2b3n", "e5w", "b3b4n", "e5s", "b4b5n"]
SIAM_PEOPLE = ("play", "siam", "--seats", "person,person")


def king_people(players: int, seed: int) -> tuple[str, ...]:
    seats = ",".join(["person"] * players)
    return ("play", "king-of-siam", "--seats", seats, "--seed", str(seed))


def saved(file: Path) -> Record:
    return parse_record(file.read_text("utf-8"))


def lines(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def test_a_board_whose_borders_repeat_is_refused(tmp_path: Path) -> None:
    board = board_object("ring")
    file = tmp_path / "board.json"
    file.write_text(json.dumps(board | {"borders": board["borders"] + [["aa", "bb"]]}), "utf-8")
    said = refusal("play", "king-of-siam", "--seats", "person,random", "--board", str(file))
    assert said == "borders.8: the border of aa with bb is listed twice"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_of_king_of_siam_by_menus(players: int, tmp_path: Path) -> None:
    codes, positions = random_line(KING.start(players=players, seed=5), 500, SplitMix64(players))
    chosen = [
        code
        for code, position in zip(codes, positions, strict=False)
        if len(position.turn().choices()) > 1
    ]
    script = "".join(
        game_by_menus(position, [code])
        for code, position in zip(codes, positions, strict=False)
        if len(position.turn().choices()) > 1
    )
    file = tmp_path / "game.txt"
    done = erawan(*king_people(players, 5), "--save", str(file), given=script)
    assert done.returncode == 0
    assert done.stderr == ""
    assert saved(file).codes() == tuple(codes)
    assert len(chosen) == len(codes) - done.stdout.count("has nothing to play but a pass.")
    assert "Victory for Player" in done.stdout
    assert saved(file).tag("Termination") == "normal"
    assert saved(file).tag("Seed") == "5"


def test_a_whole_game_of_siam_by_menus() -> None:
    done = erawan(*SIAM_PEOPLE, given=game_by_menus(SIAM.start(), SIAM_GAME) + "\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "b5  push – a rock falls; winner: Elephants" in done.stdout
    assert "The rock on b5 falls!" in done.stdout
    assert "Victory for the elephants!\nSave the record?" in done.stdout


def test_no_menu_is_longer_than_twelve_lines(tmp_path: Path) -> None:
    saving = ("--save", str(tmp_path / "game.txt"))
    king = erawan(*king_people(2, 5), *saving, given="1\n" * 500).stdout
    siam = erawan(*SIAM_PEOPLE, given=game_by_menus(SIAM.start(), SIAM_GAME)).stdout
    asked = [part.splitlines() for part in re.split(r"(?m)^> ", king + siam)[:-1]]
    questions = [max(n for n, line in enumerate(part) if line[-1:] in "?:") for part in asked]
    menus = [part[question:] for part, question in zip(asked, questions, strict=True)]
    assert len(menus) > 50
    assert all(menu[1].startswith("  1 ") for menu in menus)
    assert max(len(menu) + 1 for menu in menus) <= 12


def test_whole_games_by_codes(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    assert erawan(*SIAM_PEOPLE, "--save", str(file), given=lines(*SIAM_GAME)).returncode == 0
    assert saved(file).codes() == tuple(SIAM_GAME)
    assert saved(file).result == "1"
    codes, positions = random_line(KING.start(players=2, seed=9), 500, SplitMix64(9))
    typed = [
        code
        for code, position in zip(codes, positions, strict=False)
        if len(position.turn().choices()) > 1
    ]
    erawan(*king_people(2, 9), "--save", str(file), given=lines(*typed))
    assert saved(file).codes() == tuple(codes)


def test_games_and_seats_can_be_chosen_by_menu() -> None:
    done = erawan("play", given=lines("2", "nonsense", "random", "@b1n", "quit", ""))
    assert "Which game shall it be?" in done.stdout
    assert done.stdout.count("Who plays?") == 2
    assert "Rhinos (random)" in done.stdout
    done = erawan("play", given=lines("1", "3", "person", "quit"))
    assert "Player 3" in done.stdout
    assert "Player 4" not in done.stdout
    assert done.returncode == 0


def test_a_level_can_be_chosen_by_menu_and_by_name(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    script = lines("1", "@b1n", f"save {file}", "quit")
    assert "easy (level 2)" in erawan("play", "siam", given=script).stdout
    assert saved(file).tag("Seat2") == "level-2"
    assert len(saved(file).codes()) == 2
    done = erawan("play", "siam", given=lines("level", "4", "quit"))
    assert "Which level?" in done.stdout
    assert "Rhinos (level-4)" in done.stdout
    seats = ("--seats", "person,level-1,level-3")
    assert "Player 3 (level-3)" in erawan("play", "king-of-siam", *seats, given="quit\n").stdout
    done = erawan("play", "--load", str(file), given=lines("quit"))
    assert "Rhinos (level-2)" in done.stdout


def test_the_page_of_a_menu_before_the_game_can_be_turned() -> None:
    done = subprocess.run(
        [*ERAWAN, "play", "siam"],
        input=lines("level", "+", "10", "quit"),
        capture_output=True,
        text=True,
        check=True,
        env={**ENVIRONMENT, "COLUMNS": "20"},
    )
    assert "+ more (2 of 2)" in done.stdout
    assert "(level-10)" in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        ("king-of-siam", "--seats", "greedy,random,greedy", "--seed", "4"),
        ("siam", "--seats", "random,greedy", "--seed", "4"),
    ],
)
def test_computers_play_by_themselves_and_a_seed_repeats_it(arguments: tuple[str, ...]) -> None:
    one, two = (erawan("play", *arguments, given="\n") for _ in range(2))
    assert one.returncode == 0
    assert "Victory for" in one.stdout
    assert one.stdout == two.stdout


def test_against_the_computer_siams_house_rules_are_on(tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    script = lines("@a1n", f"save {file}", "quit")
    rules = ("repetition", "ply_limit")

    def options(*arguments: str) -> list[object]:
        erawan("play", "siam", *arguments, given=script)
        chosen = saved(Path(file)).start.to_json()["options"]
        return [chosen[rule] for rule in rules]

    assert options("--seats", "person,random") == [3, 200]
    assert options("--seats", "person,random", "--repetition", "0", "--ply-limit", "9") == [None, 9]
    assert options("--seats", "person,person") == [None, None]


def test_undo_goes_back_to_the_persons_last_decision(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    script = lines("undo", "@a1n", "@b1n", "undo", "@d1n", f"save {file}", "quit")
    done = erawan("play", "siam", "--seats", "person,greedy", "--seed", "1", given=script)
    assert "There is nothing to take back." in done.stdout
    assert "Taken back: 2." in done.stdout
    codes = saved(file).codes()
    assert codes[0] == "@a1n"
    assert codes[2] == "@d1n"
    assert len(codes) == 4


def test_back_and_undo_within_a_turn() -> None:
    script = lines("back", "kt", "back", "mr", "1", "undo", "ra", "board", "quit")
    done = erawan(*king_people(2, 5), given=script)
    assert "Nothing is chosen yet" in done.stdout
    assert "The turn starts again." in done.stdout
    assert done.stdout.count("· Choose a card, or pass:") == 4
    assert "Choose a province for Rama" in done.stdout


def test_rules_and_help_are_at_hand() -> None:
    script = lines("rules K5.9", "rules K6", "rules nonsense", "rules", "help", "?", "quit")
    out = erawan(*king_people(2, 5), given=script).stdout
    assert "K5.9  The very last card" in out
    assert "K6.4" in out
    assert "No clause is called 'nonsense'" in out
    assert out.count("K8.3") == 1
    assert "S7.G" not in out
    assert out.count("A complete move can be typed at any time") == 2


@pytest.mark.parametrize("arguments", [SIAM_PEOPLE, king_people(3, 5)], ids=["siam", "king"])
def test_a_hint_names_three_moves_and_plays_none(
    arguments: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    done = erawan(*arguments, given=lines("hint", f"save {file}", "quit"))
    hints = re.findall(r"(?m)^(?:> )?\d+ % to win: (\S+)  ", done.stdout)
    assert len(set(hints)) == 3
    assert saved(file).codes() == ()
    start = saved(file).start
    assert [start.parse(code).code for code in hints] == hints


def test_the_coach_asks_before_a_rock_is_handed_over(tmp_path: Path) -> None:
    file, after = tmp_path / "before.txt", tmp_path / "after.txt"
    start = game("siam").start().to_json() | {"text": "2o2/2n2/2N2/oo3/5 E 20 --"}
    file.write_text(format_record(Record(game("siam").position(start))))
    given = lines("coach", "c3c4n", "no", "c3c4n", "y")
    done = erawan("play", "--load", str(file), "--save", str(after), given=given)
    assert done.stdout.count("the rhinos win. (S7.G)") == 2
    assert saved(after).codes() == ("c3c4n",)


NONSENSE = (
    *("", " ", "0", "99", "-1", "²", "٣", "+", "more", "kt:", "kt:Rxx/Lvt", "11:-/-", "PASSS"),
    *("save", "/nowhere/at/all", "save /nowhere/at/all", "\x1b[2J", "{}", "é" * 200, "1" * 5000),
    *("back back", "rules " + "x" * 500, "[bold]", ":smile:", "\x00"),
)


@pytest.mark.parametrize("arguments", [king_people(2, 5), SIAM_PEOPLE])
def test_nonsense_is_answered_and_the_game_goes_on(arguments: tuple[str, ...]) -> None:
    script = lines(*NONSENSE).encode() + b"\xff\xfe\n" + lines("quit").encode()
    done = erawan(*arguments, given=script)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "I don't understand" in done.stdout
    assert "Not saved: /nowhere/at/all can't be written" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stdout.endswith("Goodbye, and thank you for playing.\n")


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    done = erawan(*SIAM_PEOPLE, given=lines("@c1n", "quit"))
    assert "The rules don't allow that: the cross on c1" in done.stdout
    assert "(S3.2)" in done.stdout


def test_quitting_offers_to_save_only_what_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = erawan(*SIAM_PEOPLE, given=lines("@a1n", "quit", "/nowhere/x", str(file)))
    assert "Not saved: /nowhere/x can't be written" in done.stdout
    assert f"Saved in {file}." in done.stdout
    assert saved(file).codes() == ("@a1n",)
    assert saved(file).result == "*"
    assert "Save the record?" not in erawan(*SIAM_PEOPLE, given=lines("quit")).stdout


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    people = (*SIAM_PEOPLE, "--names", "Anna,Ben")
    erawan(*people, "--save", str(file), given=lines(*SIAM_GAME[:4], "quit"))
    assert saved(file).tag("Seat2") == "Ben"
    text = file.read_text("utf-8").replace("@b1n", "@b1n {brave}")
    file.write_text(text, "utf-8")
    script = lines(*SIAM_GAME[4:])
    done = erawan("play", "--load", str(file), "--save", str(file), given=script)
    assert "Anna · Choose an animal:" in done.stdout
    assert saved(file).codes() == tuple(SIAM_GAME)
    assert saved(file).line.plies[0].comments == ("brave",)
    over = erawan("play", "--load", str(file))
    assert "Victory for Anna!" in over.stdout
    assert over.returncode == 0


def test_a_loaded_computer_sits_on_its_seat_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    arguments = ("play", "siam", "--seats", "person,random", "--save", str(file))
    erawan(*arguments, given=lines("@a1n", "quit"))
    done = erawan("play", "--load", str(file), given=lines("@a5s"))
    assert "Rhinos (random)" in done.stdout


def test_the_end_of_the_input_ends_the_game_and_saves_it(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    done = erawan(*SIAM_PEOPLE, "--save", str(file), given=lines("@a1n"))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The input has ended" in done.stdout
    assert saved(file).codes() == ("@a1n",)
    assert erawan("play").returncode == 0


def start(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*ERAWAN, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        bufsize=0,
    )


def read_until(running: subprocess.Popen[bytes], pattern: bytes) -> None:
    assert running.stdout is not None
    text = b""
    while not re.search(pattern, text):
        ready, _, _ = select.select([running.stdout], [], [], 30)
        assert ready, text
        text += running.stdout.read(65536)


def test_ctrl_c_ends_cleanly_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with start(*SIAM_PEOPLE, "--save", str(file)) as running:
        assert running.stdin is not None
        running.stdin.write(b"@a1n\n")
        read_until(running, rb"Rhinos to play(?s:.*)Choose where it goes:")
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 130
        assert running.stderr is not None
        assert running.stderr.read() == b""
    assert saved(file).codes() == ("@a1n",)


def test_ctrl_c_ends_a_thought_at_once_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    seats = ("--seats", "person,level-10")
    with start("play", "siam", *seats, "--save", str(file)) as running:
        assert running.stdin is not None
        assert running.stderr is not None
        read_until(running, b"\n> ")
        running.stdin.write(b"@a1n\n")
        read_until(running, b"An elephant enters on a1")
        running.send_signal(signal.SIGINT)
        assert running.wait(30) == 130
        assert running.stderr.read() == b""
    assert saved(file).codes()[0] == "@a1n"


def test_a_closed_pipe_ends_silently_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with start(*SIAM_PEOPLE, "--save", str(file)) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        read_until(running, b"\n> ")
        running.stdout.close()
        running.stdin.write(b"@a1n\n")
        assert running.stderr.read() == b""
        assert running.wait(30) == 1
    assert saved(file).codes() == ("@a1n",)


def test_a_narrow_terminal_gets_no_line_that_is_too_long() -> None:
    done = subprocess.run(
        [*ERAWAN, *king_people(4, 5)],
        input=lines("kt", "1", "1", "1", "1", "1", "quit", ""),
        capture_output=True,
        text=True,
        check=True,
        env={**ENVIRONMENT, "COLUMNS": "50"},
    )
    # What a person types would end these lines.
    echoed = done.stdout.replace("> ", ">\n").replace("Enter for no: ", "Enter for no:\n")
    assert max(map(len, echoed.splitlines())) <= 50
    assert "Chiang Mai" in done.stdout


@pytest.mark.parametrize(
    ("game", "moves", "said"),
    [
        ("king-of-siam", ("pass",), "Rama leads in Nakhon, 3 to 1. (K6.2)"),
        ("siam", ("@a1n",), "Beside the board: your animals 5, rhinos 5. (S3.1)"),
    ],
)
def test_a_guided_game_says_what_matters_until_it_is_told_to_leave_off(
    game: str, moves: tuple[str, ...], said: str
) -> None:
    done = erawan("play", game, "--guided", given=lines(*moves, "guide", *moves, "quit", ""))
    first, rest = done.stdout.split("Nothing more is said")
    assert said in first
    assert "Your animals beside the board now: 4." in first or game != "siam"
    assert not re.search(r"\((K|S)\d\.\w+\)", rest)


def test_a_guided_game_is_for_one_person_and_one_computer_player() -> None:
    for seats in ("person,person", "level-1,level-1", "person,level-1,level-1"):
        said = refusal("play", "siam", "--guided", "--seats", seats)
        assert said == "a guided game is for one person and one computer player"
    assert refusal("play", "--guided") == "--guided is for king-of-siam and siam: name one"
    done = erawan(*SIAM_PEOPLE, given=lines("guide", "quit", ""))
    assert "Only a game of one person and one computer player is guided." in done.stdout
