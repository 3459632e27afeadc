"""What a seat sees of King of Siam, and what it can do."""

from dataclasses import replace
from typing import Any

import pytest

from erawan.king.start_options import KingOptions
from erawan.tables.action_rules import apply_action
from erawan.tables.actions import Choose
from erawan.tables.plan import Plan, Seat, Settings
from erawan.tables.setup import new_table
from erawan.tables.table import Table
from erawan.views.king.model import (
    CardPlayed,
    CardTarget,
    FollowerPlaced,
    FollowersTarget,
    FollowerTaken,
    KingScene,
    Passed,
    PassTarget,
    ProvinceResolved,
    ProvinceTarget,
)
from erawan.views.king.passing import passing
from erawan.views.model import Option, Turn, View
from erawan.views.msg import say
from erawan.views.view import review_of, view_of
from erawan.views.words import in_words
from tests.king.drawing import drawn
from tests.some import some
from tests.tables.people import CONFIRM, choose, do, king, play, play_out

START: dict[str, Any] = {
    "game": "king-of-siam",
    "board": "siam@1",
    "players": 3,
    "tiles": ["vt", "ay", "ry", "kr", "cm", "kd", "sk", "nk"],
    "crowned": ["cm"],
    "provinces": {
        "cm": "RLM",
        "vt": "",
        "sk": "RLLM",
        "kr": "RLLMM",
        "ay": "",
        "ry": "RRRMMM",
        "nk": "MM",
        "kd": "RRRMM",
    },
    "control": [["vt", "L"], ["ay", "B"]],
    "pool": "RLLLLLLLLMM",
    "courts": ["RRRLL", "RRLLMMM", "RRRLMM"],
    "hands": [["mr", "kt", "ra", "la", "ma"], ["ra", "la", "ma"], ["mr", "ra", "la", "ma"]],
    "to_move": 2,
    "passes": 1,
    "last_swap": "21:RLcm-Msk",
    "played": [12, 10, 11],
}


def middle(**settings: Any) -> Table:
    """A game of three in its third struggle."""
    seats = (Seat("Anna"), Seat("Boris"), Seat("Chai"))
    return new_table(Plan(KingOptions(), seats, Settings(**settings), START), 0)


def view(table: Table, seat: int | None = None) -> View:
    return view_of(table, table.viewer if seat is None else seat, 0)


def scene(table: Table, seat: int | None = None) -> KingScene:
    drawn = view(table, seat).scene
    assert isinstance(drawn, KingScene)
    return drawn


def turn(table: Table) -> Turn:
    shown = view(table).turn
    assert shown is not None
    return shown


def take(table: Table, option: Option) -> Table:
    return apply_action(table, Choose(option.choices, option.keep), table.version, 0)


def test_the_map_the_track_and_the_pool_are_drawn_as_they_lie() -> None:
    drawn = scene(middle())
    assert [(tile.province, tile.holder, tile.crowned) for tile in drawn.tiles][:3] == [
        ("vt", "L", False),
        ("ay", "B", False),
        ("ry", None, False),
    ]
    assert [tile.province for tile in drawn.tiles if tile.crowned] == ["cm"]
    provinces = {province.code: province for province in drawn.provinces}
    assert provinces["kr"].followers == (1, 2, 2)
    assert [province.code for province in drawn.provinces if province.contested] == ["ry"]
    assert (drawn.pool, drawn.struggle, drawn.passes, drawn.british) == ((1, 8, 2), 3, 1, 1)
    assert (drawn.seats[1].court, drawn.seats[1].sets, drawn.seats[1].cards) == ((2, 2, 3), 2, 3)


def test_if_all_passed_now_everything_is_foretold() -> None:
    forecast = scene(middle()).forecast
    assert forecast
    foretold = {each.province: (each.holder, each.near) for each in forecast.provinces}
    assert foretold == {
        "ry": ("B", True),
        "kr": ("B", True),
        "cm": ("B", True),
        "kd": ("R", True),
        "sk": ("L", True),
        "nk": ("M", False),
    }
    assert (forecast.ruler, forecast.british) == (None, 4)
    assert (forecast.leaders, forecast.winners) == ((1,), (1,))
    assert forecast.lines == (
        say("forecast-province", province="Rayong", holder="B", counts="3-0-3"),
        say("forecast-colony"),
        say("forecast-sets-lead", names=["Boris"], most=2, next=1),
        say("forecast-british", count=4),
    )


def test_who_leads_in_the_faction_that_would_rule_is_foretold() -> None:
    start = {**START, "provinces": {**START["provinces"], "ry": "RRRM", "kr": "RLLLMM"}}
    start |= {"pool": "RLLLLLLLMMMM", "control": [["vt", "L"], ["ay", "L"]]}
    table = new_table(Plan(KingOptions(), (Seat("A"), Seat("B"), Seat("C")), start=start), 0)
    forecast = scene(table).forecast
    assert forecast
    assert forecast.ruler == "L"
    assert forecast.lines[1:3] == (
        say("forecast-ruler", faction="L"),
        say("forecast-tied", names=["A", "B"], faction="L", most=2),
    )
    assert forecast.lines[3].key == "forecast-winner"


def test_with_open_piles_everybody_s_cards_are_shown() -> None:
    drawn = scene(play(middle(), "la:sk,sk/Lsk"))
    assert drawn.seats[0].hand == ("mr", "kt", "ra", "la", "ma")
    assert drawn.seats[0].pile == ("kt", "11", "21")
    assert drawn.seats[2].pile == ("kt", "kt", "11", "21", "la"), "what came last lies on top"


def test_as_printed_only_the_top_card_and_the_number_left_are_shown() -> None:
    table = play(middle(open_piles=False), "la:sk,sk/Lsk", "pass")
    seats = scene(table, seat=1).seats
    assert seats[1].hand == ("ra", "la", "ma")
    assert (seats[2].hand, seats[2].pile, seats[2].top, seats[2].cards) == (None, None, "la", 3)
    assert (seats[0].hand, seats[0].pile, seats[0].top, seats[0].cards) == (None, None, None, 5)


def test_who_only_looks_on_sees_what_all_at_the_table_see() -> None:
    table = play(middle(open_piles=False), "la:sk,sk/Lsk", "pass")
    for shown in (view_of(table, None, 0), review_of(table, None, 1)):
        assert isinstance(shown.scene, KingScene)
        assert [(seat.hand, seat.pile) for seat in shown.scene.seats] == [(None, None)] * 3
        assert [seat.cards for seat in shown.scene.seats] == [5, 3, 3]
        assert (shown.turn, shown.preview) == (None, None)


def test_after_the_end_all_cards_are_open() -> None:
    table = play_out(king(open_piles=False))
    assert all(seat.hand is not None for seat in some(scene(table, seat=0).seats))


def test_first_a_card_or_a_pass_is_chosen() -> None:
    shown = turn(middle())
    assert shown.prompt == say("king-prompt-card")
    targets = [option.target for option in shown.options]
    assert targets == [
        CardTarget("mr"),
        CardTarget("ra"),
        CardTarget("la"),
        CardTarget("ma"),
        PassTarget(),
    ]
    assert (shown.again, shown.can_go_back, shown.complete) == ((), False, False)


def test_a_follower_can_be_tapped_without_its_province() -> None:
    table = choose(middle(), "card la", "province sk", "province sk")
    shown = turn(table)
    assert shown.prompt == say("king-prompt-take-province")
    wanted = FollowersTarget("nk", ("M",))
    [option] = [option for option in shown.options if option.target == wanted]
    assert [choice.value for choice in option.choices] == ["nk", "Mnk"]
    assert ProvinceTarget("nk") in [option.target for option in shown.options]
    done = turn(take(table, option))
    assert done.complete
    assert done.prompt == say("prompt-complete")


def test_the_turn_so_far_is_previewed() -> None:
    shown = view(choose(middle(), "card la", "province sk", "province sk"))
    assert shown.turn
    assert [type(event) for event in shown.turn.events] == [CardPlayed] + [FollowerPlaced] * 2
    assert isinstance(shown.preview, KingScene)
    followers = {each.code: each.followers for each in shown.preview.provinces}
    assert followers["sk"] == (1, 4, 1)
    assert shown.preview.pool == (1, 6, 2)
    assert shown.preview.seats[2].top == "la"
    assert shown.preview.forecast
    drawn = {each.code: each.followers for each in scene(middle()).provinces}
    assert drawn["sk"] == (1, 2, 1), "the scene is the position itself"


def test_a_complete_turn_says_what_it_does() -> None:
    shown = turn(choose(middle(), "card la", "province sk", "province sk", "province nk"))
    assert shown.complete
    assert shown.summary == (
        say("king-card-played", who="Chai", card="la"),
        say("king-followers-placed", faction="L", province="Sukothai"),
        say("king-follower-taken", who="Chai", faction="M", province="Nakhon"),
    )


def test_the_only_follower_of_a_province_is_taken_without_being_asked_for() -> None:
    shown = turn(choose(middle(), "card la", "province sk", "province sk", "province nk"))
    assert [step.automatic for step in shown.chosen] == [False] * 4 + [True]
    assert shown.chosen[-1].target == FollowersTarget("nk", ("M",))
    assert shown.can_go_back


def test_another_card_can_be_chosen_at_any_step() -> None:
    table = choose(middle(), "card la", "province sk", "province sk")
    others = turn(table).again
    assert [option.target for option in others] == [
        CardTarget("mr"),
        CardTarget("ra"),
        CardTarget("ma"),
    ]
    changed = turn(take(table, others[2]))
    assert [step.choice.value for step in changed.chosen if not step.automatic] == ["ma"]


@pytest.mark.parametrize(
    ("steps", "prompt"),
    [
        (["card mr"], say("king-prompt-first-tile")),
        (["card mr", "tile ry"], say("king-prompt-second-tile")),
        (["card mr", "tile ry", "tile nk"], say("king-prompt-king-marker")),
        (["card la"], say("king-prompt-place", faction="L")),
    ],
)
def test_each_step_says_what_is_being_chosen(steps: list[str], prompt: object) -> None:
    assert turn(choose(middle(), *steps)).prompt == prompt


@pytest.mark.parametrize(
    ("steps", "prompt"),
    [
        (["card 11"], say("king-prompt-give-province")),
        (["card 11", "province cm"], say("king-prompt-give-follower", province="Chiang Mai")),
        (["card 21", "province cm"], say("king-prompt-give-followers", province="Chiang Mai")),
        (["card 11", "province cm", "follower Lcm"], say("king-prompt-get-province")),
        (
            ["card 11", "province cm", "follower Lcm", "province vt"],
            say("king-prompt-get-follower", province="Vientiane"),
        ),
        (["card kt"], say("king-prompt-place", faction="R")),
    ],
)
def test_swaps_and_placings_say_so_too(steps: list[str], prompt: object) -> None:
    assert turn(choose(king(seed=7), *steps)).prompt == prompt


def test_two_followers_are_one_target() -> None:
    shown = turn(choose(king(seed=7), "card 21", "province cm"))
    assert all(isinstance(option.target, FollowersTarget) for option in some(shown.options))
    sizes = {len(option.target.factions) for option in shown.options}  # type: ignore[union-attr]
    assert sizes == {2}


def test_who_is_not_on_turn_sees_no_choices() -> None:
    shown = view(middle(), seat=0)
    assert (shown.turn, shown.preview) == (None, None)
    assert shown.status == say("king-status-turn", struggle=3, province="Rayong", who="Chai")


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (king(players=2, bots=1, seed=3), "king-status-you"),
        (king(players=2, seed=3), "king-status-turn"),
        (king(players=2, bots=2), "king-status-thinking"),
        (play_out(king()), "status-over"),
        (replace(play(king(), "pass"), review=True), "status-review"),
    ],
)
def test_the_status_says_whose_turn_it_is(table: Table, key: str) -> None:
    if table.to_move is not None and table.persons and table.bot_to_move:
        table = play(table, "pass")
    assert view(table).status.key == key


@pytest.mark.parametrize("auto_pass", [False, True])
def test_without_cards_one_is_told_to_pass_or_that_it_is_done(auto_pass: bool) -> None:
    start = {**START, "hands": [["mr"], ["ra"], []], "played": [22, 20, 21], "last_swap": None}
    start |= {"courts": ["RRRLLLLM", "RRLLMMMM", "RRRLMM"], "pool": "RLLLLLL"}
    seats = (Seat(bot="random"), Seat(bot="random"), Seat("Me"))
    settings = Settings(auto_pass=auto_pass)
    shown = view(new_table(Plan(KingOptions(), seats, settings, start=start), 0))
    if auto_pass:
        assert (shown.status.key, shown.turn) == ("king-status-you-passed", None)
        assert {"pass", "hint", "skip"} & set(shown.may) == {"skip"}
        return
    assert shown.status.key == "king-status-you-pass"
    assert shown.turn
    assert [option.target for option in shown.turn.options] == [PassTarget()]


def test_the_log_tells_every_move_with_what_it_changed() -> None:
    table = play(middle(), "la:sk,sk/Lsk", "pass", "pass", "pass")
    log = view(table).log
    assert [entry.ply for entry in log] == [1, 2, 3, 4]
    assert [type(event) for event in log[0].events] == [
        CardPlayed,
        FollowerPlaced,
        FollowerPlaced,
        FollowerTaken,
    ]
    assert log[1].events == (Passed(say("king-passed", who="Anna"), "K4.3", 0, (), 0),)
    resolved = log[3].events[1]
    assert isinstance(resolved, ProvinceResolved)
    assert resolved.say == say(
        "king-province-tied",
        factions=[say("faction-name", faction="R"), say("faction-name", faction="M")],
        province="Rayong",
    )
    assert (resolved.holder, resolved.counts) == ("B", (3, 0, 3))


def test_a_review_shows_any_moment_and_nothing_to_do() -> None:
    table = play(middle(), "la:sk,sk/Lsk", "pass")
    shown = review_of(table, 2, 1)
    assert (shown.ply, shown.plies, shown.turn, shown.may) == (1, 2, None, ())
    assert isinstance(shown.scene, KingScene)
    assert shown.scene.seats[2].top == "la"
    assert shown.to_move == 0


def test_a_move_that_was_taken_back_is_still_told() -> None:
    table = choose(middle(), "card la", "province sk", "province sk", "province nk")
    table = do(table, CONFIRM)
    table = table.with_take_back(0, 0)
    log = view(table).log
    assert [entry.kind for entry in log] == ["move", "take-back"]
    assert log[0].events[0].say == say("king-card-played", who="Chai", card="la")
    assert log[1].say == say("log-take-back", who="Chai")


def asked(drawing: str) -> list[str]:
    """What is said before a pass."""
    position = drawn(drawing)
    return [in_words(each) for each in passing(position, ["Anna", "Boris"])]


def test_a_pass_that_calls_the_british_is_asked_about() -> None:
    assert asked(
        """
        2 players, seat 0 to move, 1 pass
        control cm:R vt:R sk:L
        kr RL  ay RRL  ry M  nk LL  kd MM
        seat 0   RRL   ra   #13
        seat 1   LLM   la   #14
        """
    ) == ["Rama and Lao tie in Khorat: the British come."]


def test_a_pass_that_ends_the_game_for_others_is_asked_about() -> None:
    last = """
        2 players, seat {} to move, 1 pass
        control cm:R vt:R sk:L kr:R ay:R ry:L nk:L
        kd RR
        seat 0   RRL   ra   #13
        seat 1   LLM   la   #14
        """
    assert asked(last.format(1)) == ["Victory for Anna!"]
    assert asked(last.format(0)) == []


@pytest.mark.parametrize(
    ("header", "hand"),
    [("2 players, seat 0 to move", "ra"), ("2 players, seat 0 to move, 1 pass", "none")],
)
def test_a_pass_that_resolves_nothing_or_is_forced_is_not_asked_about(
    header: str, hand: str
) -> None:
    number = 14 if hand == "none" else 13
    assert not asked(
        f"""
        {header}
        control cm:R vt:R sk:L
        kr RL  ay RRL  ry M  nk LL  kd MM
        seat 0   RRL   {hand}   #{number}
        seat 1   LLM   la   #{number + 1}
        """
    )
