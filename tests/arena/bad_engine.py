"""An engine that speaks the protocol and fails in the way its first argument says, at every move.

`late` is legal but slow; `good` plays the first legal move.
"""

import json
import sys
import time

import erawan


def say(text: str) -> None:
    print(text, flush=True)


def answer(fault: str, position: dict[str, str]) -> None:
    code = erawan.game(position["game"]).position(position).legal_moves()[0].code
    if fault == "crash":
        sys.exit("something broke")
    if fault == "hang":
        time.sleep(3600)
    if fault == "garbage":
        say("Lorem ipsum")
    if fault == "late":
        time.sleep(0.5)
    say("bestmove a9a9q" if fault == "illegal" else f"bestmove {code}")


def main(fault: str) -> None:
    position: dict[str, str] = {}
    for text in sys.stdin:
        word, _, rest = text.strip().partition(" ")
        if word == "egi":
            say("id name Bad")
            say("egiok")
        elif word == "isready":
            say("readyok")
        elif word == "position":
            position = json.loads(rest.removeprefix("json "))
        elif word == "go":
            answer(fault, position)
        elif word == "quit":
            return


if __name__ == "__main__":
    main(sys.argv[1])
