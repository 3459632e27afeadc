"""An engine that always opens with @b1n, and misbehaves as its first argument says.

It is run as a program of its own, knows no rules and imports nothing of ours.
"""

import subprocess
import sys
import time

LINE = "info depth 3 multipv 1 nodes 40 nps 400 time 100 score win 62.5 pv @b1n @d5s"


def say(text: str) -> None:
    print(text, flush=True)


def think(fault: str) -> bool:
    """Answer a `go`; whether `bestmove` still waits for `stop`."""
    if fault == "hang":
        time.sleep(3600)
    if fault == "crash":
        sys.exit("something broke")
    if fault == "slow":
        time.sleep(0.4)
    if fault == "flood":
        while True:
            sys.stdout.write("x" * 65_536)
    if fault == "chatter":
        say("I think that …")
    if fault == "error":
        say("error no idea")
    if fault == "bad info":
        say("info depth three")
    if fault == "two lines":
        say(LINE)
        say(LINE.replace("multipv 1", "multipv 2").replace("@b1n @d5s", "@d1n"))
    elif fault != "silent":
        say(LINE)
    if fault == "waits":
        return True
    say({"illegal": "bestmove c3c4n", "nonsense": "bestmove ???"}.get(fault, "bestmove @b1n"))
    return False


def main(fault: str) -> None:
    if fault == "stderr":
        sys.stderr.write("complaint\n" * 100_000)
    if fault == "children":
        child = subprocess.Popen(["sleep", "3600"])
        print(child.pid, file=sys.stderr, flush=True)
    waiting = False
    for text in sys.stdin:
        word, _, rest = text.strip().partition(" ")
        if word == "egi" and fault != "mute":
            say("id name Fake 1")
            say("option name MultiPV type spin default 1 min 1 max 9")
            say("option name Style type string default " + (fault or "plain"))
            say("egiok" if fault != "wrong hello" else "hello there")
        elif word == "isready":
            say("readyok")
        elif word == "position" and fault == "refuses":
            say("error I play chess only")
        elif word == "setoption" and rest != "name MultiPV value 2":
            say(f"error {rest}")
        elif word == "go":
            waiting = think(fault)
        elif word == "stop" and waiting:
            say("bestmove @b1n")
        elif word == "quit" and fault != "stays":
            return
    if fault == "stays":
        time.sleep(3600)


main(sys.argv[1] if len(sys.argv) > 1 else "")
