"""What a tab says and hears, over a real socket."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import App, Page, ask, hear, say

PEOPLE = {"options": {"game": "king-of-siam", "seed": "7"}, "seats": [{}, {}]}
AGAINST_A_BOT = {"options": {"game": "siam"}, "settings": {"pace": 0, "confirm": False}}
HELLO = {"type": "hello", "seq": 1}


def test_other_tabs_hear_of_a_change_and_look(app: App) -> None:
    table = app.create(PEOPLE)
    with app.socket() as one, app.socket() as other:
        mine, theirs = Page(one, table), Page(other, table)
        mine.do("pass")
        seen = theirs.wait_for_change()
        assert (seen["version"], seen["plies"]) == (1, 1)
        assert seen == mine.look()


def test_a_change_is_shown_to_who_is_up_to_date_without_a_question(app: App) -> None:
    table = app.create(PEOPLE)
    with app.socket() as one, app.socket() as other:
        mine, theirs = Page(one, table), Page(other, table)
        for version in (1, 2):
            mine.do("pass")
            heard = hear(theirs.tab)
            assert (heard["type"], heard["table"], heard["version"]) == ("changed", table, version)
            assert heard["view"]["log_from"] == version - 1
            assert heard["view"] == theirs.look() | {
                "log": heard["view"]["log"],
                "log_from": version - 1,
            }


def test_a_second_tab_of_the_seat_has_the_same_half_made_turn_and_is_held_to_it(app: App) -> None:
    table = app.create(PEOPLE)
    with app.socket() as one, app.socket() as other:
        mine, theirs = Page(one, table), Page(other, table)
        mine.choose()
        heard = hear(theirs.tab)
        assert (heard["type"], heard["version"], heard["draft"]) == ("changed", 0, 1)
        assert heard["view"] == theirs.look() == mine.view
        assert heard["view"]["turn"]["chosen"]
        mine.choose()
        late = theirs.send({"act": "clear"})
        assert late["problem"]["say"]["key"] == "refused-turn-changed"
        assert late["view"] == mine.view, "it is shown what there is now"
        assert theirs.send({"act": "clear"})["draft"] == 3
    with app.socket() as again:
        assert Page(again, table).view["draft"] == 3


def test_who_acts_is_shown_the_table_once(app: App) -> None:
    with app.socket() as tab:
        page = Page(tab, app.create(PEOPLE))
        for _ in range(3):
            page.do("pass")
        page.ask({"type": "ping"})
        assert page.news == []


def test_a_tab_hears_only_of_the_table_it_watches_last(app: App) -> None:
    first, second = app.create(PEOPLE), app.create(PEOPLE)
    with app.socket() as one, app.socket() as other:
        watching = Page(one, first)
        watching = Page(one, second)
        for table in (first, second):
            Page(other, table).do("pass")
        assert hear(watching.tab)["table"] == second
        watching.ask({"type": "unwatch"})
        watching.news.clear()
        Page(other, second).do("pass")
        watching.ask({"type": "ping"})
        assert watching.news == []


def test_bots_move_while_the_tab_only_listens(app: App) -> None:
    with app.socket() as tab:
        page = Page(tab, app.create(AGAINST_A_BOT))
        while len(page.view["log"]) == 0:
            page.choose()
        while page.view["plies"] < 2:
            page.wait_for_change()
        assert page.view["turn"]
        assert [entry["seat"] for entry in page.view["log"]] == [0, 1]


def test_a_lost_connection_loses_and_repeats_nothing(app: App) -> None:
    table = app.create(PEOPLE)
    with app.socket() as tab:
        page = Page(tab, table)
        act = {"type": "do", "seq": 9, "id": "kept", "table": table, "version": 0}
        say(tab, {**act, "act": {"act": "pass"}})
    with app.socket() as tab:
        page = Page(tab, table)
        answer = page.send({"act": "pass"}, act_id="kept", version=0)
        assert (answer["type"], answer["version"]) == ("done", 1)
        assert len(page.view["log"]) == 1


def test_a_reload_in_the_middle_of_a_turn_comes_back_to_it(app: App) -> None:
    table = app.create(PEOPLE)
    with app.socket() as tab:
        page = Page(tab, table)
        page.choose()
        before = page.choose(2)
    with app.socket() as tab:
        assert Page(tab, table).view == before


@pytest.mark.parametrize(
    "message",
    ["", "nonsense", '{"type":"unknown"}', "[" * 4000, "x" * 5000, b"\xff\xfe", b""],
    ids=lambda message: repr(message[:30]),
)
def test_what_can_t_be_read_is_answered_and_the_socket_stays(
    app: App, message: str | bytes
) -> None:
    with app.socket() as tab:
        assert ask(tab, message)["type"] == "refused"
        assert ask(tab, HELLO)["type"] == "welcome"


def test_a_huge_message_closes_its_own_socket_and_no_other(app: App) -> None:
    with app.socket() as other, app.socket() as tab:
        say(tab, "x" * 200_000)
        with pytest.raises(ConnectionClosed) as caught:
            tab.recv(timeout=20)
        assert caught.value.rcvd
        assert caught.value.rcvd.code == 1009
        assert ask(other, HELLO)["type"] == "welcome"


def test_who_only_looks_on_is_sent_no_hand_before_the_end(app: App) -> None:
    """What comes over the wire is searched, whatever message it is in."""
    plan = {
        "options": {"game": "king-of-siam", "seed": "7"},
        "seats": [{"bot": "random"}] * 2,
        "settings": {"pace": 200, "open_piles": False},
    }
    with app.socket() as tab:
        page = Page(tab, app.create(plan))
        seen = [page.view]
        for _ in range(5):
            page.wait_for_change()
            seen.append(page.view)
            seen.append(page.look(ply=0))
    for view in seen:
        assert view["seat"] is None
        hands = [(seat["hand"], len(seat["pile"] or ())) for seat in view["scene"]["seats"]]
        assert hands == [(None, 0)] * 2
    assert seen[-1]["plies"] >= 5
