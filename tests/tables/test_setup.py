"""From a plan to a table."""

from typing import Any

import pytest

from erawan.core.registry import game
from erawan.king.start_options import KingOptions
from erawan.siam.start_options import SiamOptions
from erawan.tables.bots import BOTS
from erawan.tables.plan import Options, Plan, Seat, Settings
from erawan.tables.refusal import Kind, Refusal
from erawan.tables.setup import again, branch, new_table, on_screen, shared
from tests.tables.people import at, king, play, play_out, siam


def names(table: Any) -> list[str]:
    return [seat.name for seat in table.plan.seats]


def test_with_nobody_named_a_person_plays_against_bots_for_newcomers() -> None:
    table = new_table(Plan(KingOptions(players=3)), 0)
    assert [seat.bot for seat in table.plan.seats] == [None, "level-3", "level-3"]


def test_bots_of_one_kind_get_different_names_and_nobody_else_s() -> None:
    seats = (
        Seat("Somchai"),
        Seat(bot="greedy"),
        Seat(bot="greedy"),
        Seat("  Deep   Blue ", "greedy"),
    )
    filled = names(new_table(Plan(KingOptions(players=4), seats), 0))
    assert len(set(filled)) == 4
    assert filled[0] == "Somchai"
    assert filled[3] == "Deep Blue"


@pytest.mark.parametrize("name", ["Anna", "\u202eannA", "admin"])
def test_where_people_are_afar_no_bot_has_a_person_s_name(name: str) -> None:
    options = KingOptions(players=3, seed="1")
    table = new_table(Plan(options, (Seat(), Seat(name, "random"), Seat(bot="random"))), 0)
    assert table.plan.seats[1].name == name
    for there in (shared(table, "anna", "Anna"), on_screen(table, "room")):
        assert [seat.name for seat in there.plan.seats[1:]] == ["Noi", "Lek"]


def test_bots_of_all_kinds_have_names_of_their_own() -> None:
    every = [name for bot in BOTS.values() for name in bot.names]
    assert len(set(every)) == len(every) == 4 * len(BOTS)


@pytest.mark.parametrize("bot", ["level-0", "level-11", "level-", "hal", ""])
def test_a_bot_that_there_is_not_is_refused(bot: str) -> None:
    with pytest.raises(Refusal, match="There is no bot"):
        new_table(Plan(SiamOptions(), (Seat(), Seat(bot=bot))), 0)


def test_a_bot_with_a_level_can_have_a_style_of_its_game() -> None:
    seats = (Seat(), Seat(bot="level-7/collector"))
    table = new_table(Plan(KingOptions(), seats), 0)
    assert table.plan.seats[1] == Seat(BOTS["level-7"].names[0], "level-7/collector")
    for options, bot in (
        (SiamOptions(), "level-7/collector"),
        (KingOptions(), "greedy/collector"),
        (KingOptions(), "level-7/"),
        (KingOptions(), "level-7/collector/x"),
    ):
        with pytest.raises(Refusal, match="There is no bot"):
            new_table(Plan(options, (Seat(), Seat(bot=bot))), 0)


def test_a_seed_gives_the_same_deal_and_none_a_new_one_each_time() -> None:
    assert king(seed=7).start == king(seed=7).start == game("king-of-siam").start(2, 7)
    deals = {new_table(Plan(KingOptions()), 0).start for _ in range(3)}
    assert len(deals) == 3


def test_a_dealt_table_knows_the_seed_it_was_dealt_from() -> None:
    table = new_table(Plan(KingOptions()), 0)
    assert isinstance(table.plan.options, KingOptions)
    assert table.start == game("king-of-siam").start(2, int(table.plan.options.seed or ""))


def test_a_start_position_brings_its_own_options() -> None:
    table = at("5/5/1ooo1/5/5 R 7 x-", removals=1, force="total")
    assert isinstance(table.plan.options, SiamOptions)
    assert (table.plan.options.removals, table.plan.options.force) == (1, "total")
    assert table.to_move == 1


def test_a_rematch_has_the_same_settings_and_another_deal() -> None:
    table = play(king(3, pace=5), "pass")
    rematch = again(table, rotate=False, same_deal=False, now=9)
    assert rematch.plan.settings == Settings(pace=5)
    assert rematch.id != table.id
    assert rematch.start != table.start
    assert (names(rematch), rematch.rows, rematch.version) == (["P1", "P2", "P3"], (), 0)


def test_the_same_deal_can_be_played_again() -> None:
    table = play(new_table(Plan(KingOptions(), (Seat("Anna"), Seat("Boris"))), 0), "pass")
    once_more = again(table, rotate=True, same_deal=True, now=9)
    assert once_more.start == table.start
    assert once_more.plan.options == table.plan.options
    assert names(once_more) == ["Boris", "Anna"]


def test_a_game_goes_on_from_any_moment_with_other_people() -> None:
    played = play(siam(), "@b1n", "@b5s", "b1b2n")
    table = branch(played, 2, (Seat("Olga"), Seat(bot="level-4")), now=9)
    assert table.start == played.line[1].after
    assert (table.to_move, table.line, table.created) == (0, (), 9)
    assert [seat.name for seat in table.plan.seats] == ["Olga", "Kanya"]
    assert branch(played, 99, (), now=9).start == played.position
    assert branch(played, 0, (), now=9).start == played.start


def test_after_its_end_no_game_goes_on() -> None:
    over = play_out(siam())
    with pytest.raises(Refusal) as caught:
        branch(over, len(over.line), (), now=9)
    assert caught.value.reason == ("start-over", {})


def test_changing_seats_moves_everybody_one_on() -> None:
    assert names(again(king(3), rotate=True, same_deal=False, now=0)) == ["P3", "P1", "P2"]


def test_a_rematch_of_a_set_up_position_begins_there_again() -> None:
    table = at("5/5/1ooo1/5/5 R 7 --")
    assert again(table, rotate=False, same_deal=False, now=0).start == table.start


@pytest.mark.parametrize(
    ("options", "more", "key"),
    [
        (KingOptions(board="nowhere"), {}, "refused-start"),
        (KingOptions(board={}), {}, "refused-start"),
        (KingOptions(seed="99999999999999999999"), {}, "refused-start"),
        (SiamOptions(animals=-1), {}, "refused-start"),
        (SiamOptions(removals=2), {}, "refused-start"),
        (SiamOptions(), {"start": {"game": "siam"}}, "refused-start"),
        (SiamOptions(), {"start": {}}, "refused-start"),
        (SiamOptions(), {"seats": (Seat(),)}, "refused-seats"),
        (KingOptions(), {"seats": (Seat(),) * 3}, "refused-seats"),
        (KingOptions(), {"seats": (Seat(), Seat(bot="deep"))}, "refused-bot"),
    ],
)
def test_a_plan_that_can_t_be_played_is_refused(
    options: Options, more: dict[str, Any], key: str
) -> None:
    with pytest.raises(Refusal) as caught:
        new_table(Plan(options, **more), 0)
    assert (caught.value.kind, caught.value.key) == (Kind.FORBIDDEN, key)


def test_a_finished_game_is_no_start() -> None:
    with pytest.raises(Refusal, match="over"):
        at("5/5/1oo2/5/5 R 7 -- #E")
