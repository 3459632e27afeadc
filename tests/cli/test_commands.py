"""What all commands have in common."""

import subprocess

import pytest

from tests.cli.running import ENVIRONMENT, ERAWAN, erawan, refusal

COMMANDS = (
    *("admin", "arena", "bench", "deal", "engine", "perft"),
    *("play", "replay", "rules", "selfplay", "serve"),
)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_an_example(command: str) -> None:
    done = erawan(command, "--help")
    assert done.returncode == 0
    assert f"Example: erawan {command}" in " ".join(done.stdout.split())


def test_help_names_every_command() -> None:
    text = erawan("--help").stdout
    assert [command for command in COMMANDS if command not in text] == []


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("rules", "K9.9"), "no clause is called 'K9.9'; `erawan rules` lists them all"),
        (("perft", "siam"), "Missing option '--depth'."),
        (("perft", "chess", "--depth", "1"), "no game is called 'chess'"),
        (("perft", "siam", "--depth", "0"), "Invalid value for '--depth'"),
        (("perft", "siam", "--depth", "1", "--crosses", "x"), "options.crosses: one of off"),
        (("perft", "siam", "--depth", "1", "--players", "3"), "--players is no option of siam"),
        (("perft", "siam", "--depth", "1", "--seed", "3"), "--seed is no option of siam"),
        (
            ("perft", "king-of-siam", "--depth", "1", "--ply-limit", "3"),
            "--ply-limit is no option of king-of-siam",
        ),
        (("perft", "king-of-siam", "--depth", "1", "--players", "5"), "2, 3 or 4 players"),
        (("perft", "siam", "--depth", "1", "--position", "5/5"), "text: rows, side, plies"),
        (("perft", "siam", "--depth", "1", "--position", "{"), "the position is no JSON"),
        (("perft", "siam", "--depth", "1", "--position", "{}"), "the position is none of siam"),
        (
            ("perft", "siam", "--depth", "1", "--position", "{}", "--force", "total"),
            "the position brings its own options: leave out --force",
        ),
        (
            ("perft", "king-of-siam", "--depth", "1", "--position", "5/5"),
            "a position of King of Siam is a JSON object",
        ),
        (("arena",), "name a game and two agents"),
        (("arena", "--check", "no-such-engine"), "no program is called 'no-such-engine'"),
        (("arena", "--check", ""), "a command is needed"),
        (("arena", "siam", "--check", "true"), "--check tries one program"),
        (("arena", "chess", "greedy", "random"), "no game is called 'chess'"),
        (("arena", "siam", "greedy", "hal"), "no player is called 'hal'"),
        (("arena", "siam", "greedy", "random", "--players", "3"), "--players is no option of siam"),
        (("arena", "siam", "greedy", "random", "--sprt", "5"), "--sprt is elo0,elo1 or"),
        (("arena", "siam", "greedy", "random", "--sprt", "5,5"), "an SPRT needs"),
        (("arena", "siam", "greedy", "random", "--inc", "5"), "--inc needs --clock"),
        (("arena", "siam", "greedy", "random", "--openings", "x"), "x can't be read"),
        (("arena", "king-of-siam", "greedy", "random", "--openings", "x"), "--openings is no"),
        (("arena", "king-of-siam", "greedy", "random", "--players", "5"), "2, 3 or 4 players"),
        (("deal", "--board", "mars"), "no board is called 'mars'"),
        (("deal", "--board", "./mars.json"), "./mars.json can't be read: No such file"),
        (("deal", "--seed", "-1"), "a seed is a whole number from 0 to 2^64-1"),
        (("replay", "nowhere.txt"), "nowhere.txt can't be read: No such file or directory"),
        (("replay", "."), ". can't be read: Is a directory"),
        (("play", "chess"), "no game is called 'chess'"),
        (("play", "siam", "--seats", "person"), "--seats names 1 seats, but 2 play"),
        (("play", "siam", "--seats", "person,hal"), "no player is called 'hal'"),
        (("play", "--seats", "person,hal"), "no player is called 'hal'"),
        (("play", "king-of-siam", "--seats", "level-11"), "no player is called 'level-11'"),
        (("play", "siam", "--seats", "person,person", "--names", "a"), "--names must name 2"),
        (("play", "siam", "--seats", "person,person", "--players", "3"), "--players is no option"),
        (("play", "siam", "--seed", "-1"), "a seed is a whole number"),
        (("play", "--load", "nowhere.txt"), "nowhere.txt can't be read"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], message: str) -> None:
    assert message in refusal(*arguments)


@pytest.mark.parametrize(
    "arguments",
    [("rules",), ("perft", "siam", "--depth", "1", "--divide"), ("deal", "--seed", "1", "--json")],
)
def test_a_reader_that_goes_away_is_no_matter(arguments: tuple[str, ...]) -> None:
    running = subprocess.Popen(
        [*ERAWAN, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT
    )
    assert running.stdout is not None
    running.stdout.close()
    assert running.stderr is not None
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait(30) == 1
