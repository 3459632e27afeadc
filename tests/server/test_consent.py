"""What people at a site do only if all agree: take-back, draw, pause; and one rematch for all."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from tests.server.site import SIAM, TEAMS, Person, Site
from tests.server.test_site import key, seated

TIMED: dict[str, Any] = {
    **SIAM,
    "settings": {"confirm": False, "clock": {"base": 60_000, "increment": 0}},
}


def ask(person: Person, table: str, kind: str) -> httpx.Response:
    return person.act(table, {"act": "ask", "kind": kind})


def answer(person: Person, table: str, yes: bool) -> httpx.Response:
    return person.act(table, {"act": "answer", "yes": yes})


def play(person: Person, table: str, code: str) -> None:
    assert person.act(table, {"act": "play", "code": code}).status_code == 200


def test_a_move_is_taken_back_when_the_other_agrees(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Back Anna", "Back Boris"], SIAM)
    assert key(ask(anna, table, "take_back")) == "refused-offer"
    play(anna, table, "@b1n")
    tab = boris.watch(table)
    assert ask(anna, table, "take_back").status_code == 200
    shown = tab.wait_for_change()
    assert (shown["offer"]["kind"], shown["offer"]["by"], shown["offer"]["waits"]) == (
        "take_back",
        0,
        [1],
    )
    assert ("answer" in shown["may"], "answer" in anna.view(table)["may"]) == (True, False)
    assert key(answer(anna, table, True)) == "refused-no-offer"
    assert answer(boris, table, True).status_code == 200
    view = anna.view(table)
    assert (view["ply"], view["offer"], view["to_move"]) == (0, None, 0)
    # Who has moved on in between takes back both moves.
    play(anna, table, "@b1n")
    play(boris, table, "@d5s")
    assert ask(anna, table, "take_back").status_code == 200
    assert answer(boris, table, True).status_code == 200
    assert anna.view(table)["ply"] == 0


def test_an_offer_ends_by_a_no_by_thinking_better_and_by_the_next_move(site: Site) -> None:
    table, (anna, boris) = seated(site, ["No Anna", "No Boris"], SIAM)
    onlooker = site.person("No Olga")
    assert ask(anna, table, "draw").status_code == 200
    assert key(answer(onlooker, table, True)) == "refused-not-yours"
    assert onlooker.view(table)["offer"]["kind"] == "draw"
    assert answer(boris, table, False).status_code == 200
    assert boris.view(table)["offer"] is None
    # Nobody is asked twice before the next move.
    assert key(ask(anna, table, "draw")) == "refused-offer"
    assert ask(boris, table, "draw").status_code == 200
    assert answer(boris, table, False).status_code == 200
    play(anna, table, "@b1n")
    assert ask(anna, table, "draw").status_code == 200
    assert key(ask(boris, table, "draw")) == "refused-offer"
    play(boris, table, "@d5s")
    assert anna.view(table)["offer"] is None
    assert key(answer(boris, table, True)) == "refused-no-offer"


def test_two_agree_to_a_draw_in_siam(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Draw Anna", "Draw Boris"], SIAM)
    assert "ask_draw" in anna.view(table)["may"]
    assert ask(boris, table, "draw").status_code == 200
    assert answer(anna, table, True).status_code == 200
    result = boris.view(table)["result"]
    assert (result["winners"], result["termination"]) == ([], "agreement")
    assert result["steps"][0]["say"]["key"] == "step-agreement"
    assert '"agreement"' in anna.http.get(f"/api/tables/{table}/record").text
    assert key(ask(anna, table, "draw")) == "refused-offer"


def test_all_four_must_agree_and_the_turn_in_the_making_stays(site: Site) -> None:
    table, people = seated(site, [f"Four {each}" for each in ("Ann", "Bob", "Cid", "Dot")], TEAMS)
    mover = next(each for each in people if each.view(table)["turn"])
    others = [each for each in people if each is not mover]
    assert "ask_draw" not in mover.view(table)["may"]
    assert key(ask(mover, table, "draw")) == "refused-offer"
    tab = mover.watch(table)
    tab.choose()
    chosen = tab.view["turn"]["chosen"]
    assert ask(others[0], table, "pause").status_code == 200
    assert tab.wait_for_change()["turn"]["chosen"] == chosen != []
    for each in (others[1], others[2]):
        assert answer(each, table, True).status_code == 200
        assert not mover.view(table)["paused"]
    assert answer(mover, table, True).status_code == 200
    assert [each.view(table)["paused"] for each in people] == [True] * 4


def test_in_a_pause_nobody_moves_and_no_clock_runs_until_all_go_on(site: Site) -> None:
    table, (anna, boris) = seated(site, ["Pause Anna", "Pause Boris"], TIMED)
    play(anna, table, "@b1n")
    assert boris.view(table)["clock"]["running"] == 1
    assert ask(anna, table, "pause").status_code == 200
    assert answer(boris, table, True).status_code == 200
    first, second = boris.view(table), boris.view(table)
    assert (first["paused"], first["clock"]["running"], first["turn"]) == (True, None, None)
    assert first["clock"]["left"] == second["clock"]["left"]
    assert first["status"]["key"] == "status-paused"
    assert key(boris.act(table, {"act": "play", "code": "@d5s"})) == "refused-paused"
    assert ask(boris, table, "resume").status_code == 200
    assert answer(anna, table, True).status_code == 200
    assert boris.view(table)["clock"]["running"] == 1
    play(boris, table, "@d5s")
    assert [each["kind"] for each in anna.view(table)["log"]] == ["move", "pause", "resume", "move"]


def test_alone_against_a_bot_there_is_nobody_to_ask(site: Site) -> None:
    alone = site.person("Ask Alone")
    table = alone.create({**SIAM, "seats": [{}, {"bot": "random"}]})
    assert "ask_" not in " ".join(alone.view(table)["may"])
    assert key(ask(alone, table, "pause")) == "refused-offer"


def test_two_presses_of_rematch_make_one_table(site: Site) -> None:
    table, people = seated(site, ["Again Anna", "Again Boris"], SIAM)
    anna, boris = people
    tab = boris.watch(table)
    assert anna.act(table, {"act": "resign"}).status_code == 200
    tab.wait_for_change()

    def again(person: Person) -> str:
        answered = person.http.post(f"/api/tables/{table}/again", json={"rotate": True})
        return str(answered.json()["table"])

    with ThreadPoolExecutor(4) as pool:
        made = set(pool.map(again, [anna, boris]))
    assert len(made) == 1
    (rematch,) = made
    assert tab.wait_for_change()["rematch"] == rematch
    assert again(anna) == rematch
    assert (anna.view(rematch)["seat"], boris.view(rematch)["seat"]) == (1, 0)
    unfinished = boris.http.get("/api/lobby").json()["unfinished"]
    assert [each["id"] for each in unfinished] == [rematch]
