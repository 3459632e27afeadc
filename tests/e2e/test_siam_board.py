"""What Siam's board shows and how it is handled: drags, keys, warnings, the other side."""

from playwright.sync_api import Browser, Page, expect

from tests.e2e.siam_table import SiamTable, after, position, siam_plan
from tests.server.running import App


def test_animals_are_dragged_from_the_reserve_to_cells_and_off_the_board(
    calm: Page, app: App
) -> None:
    table = SiamTable.open(calm, app, siam_plan(start=after("@a1n @e5s").to_json()))
    table.drag(calm.get_by_role("button", name="from the reserve"), table.middle(table.cell("b1")))
    table.tap(calm.get_by_role("button", name="Face north"))
    table.tap(table.confirm)
    table.play(after("@a1n @e5s @b1n"), "@e4s")
    table.drag(table.cell("b1"), table.middle(table.cell("b2")))
    expect(table.line).to_have_text("Choose where it looks")
    table.tap(table.turn.get_by_role("button", name="Start over"))
    table.drag(table.cell("b1"), (4, 400))
    expect(table.line).to_have_text("The elephant on b1 goes back to the reserve.")


def test_a_drag_that_leads_nowhere_changes_no_more_than_the_animal(calm: Page, app: App) -> None:
    table = SiamTable.open(calm, app, siam_plan(start=after("@b1n @e5s").to_json()))
    calm.mouse.move(*table.middle(table.cell("b1")))
    calm.mouse.down()
    calm.mouse.move(*table.middle(table.cell("d4")), steps=4)
    calm.mouse.up()
    expect(table.main).to_have_attribute("data-moment", "0.1")
    expect(table.line).to_have_text("Choose where it goes")


ANIMAL, TARGET, FACING = "Choose an animal", "Choose where it goes", "Choose where it looks"
LEFT = "The elephant on b1 goes back to the reserve."


def test_turns_by_keys_alone(calm: Page, app: App) -> None:
    table = SiamTable.open(calm, app, siam_plan(start=after("@b1n @e5s").to_json()))

    def press(key: str, line: str = "") -> None:
        calm.keyboard.press(key)
        if line:
            expect(table.line).to_have_text(line)

    press("ArrowDown")
    expect(calm.get_by_role("button", name="from the reserve")).to_be_focused()
    press("Enter", TARGET)
    press("ArrowUp")
    press("ArrowRight")
    expect(table.cell("d1")).to_be_focused()
    press("Enter", FACING)
    press("w", "An elephant enters on d1, facing north.")
    press("a", "An elephant enters on d1, facing west.")
    press("Backspace", FACING)
    press("Escape", ANIMAL)
    press("ArrowLeft")
    press("ArrowLeft")
    expect(table.cell("b1")).to_be_focused()
    press("Enter", TARGET)
    press("d", "The elephant on b1 turns east.")
    press("Escape", ANIMAL)
    press("Space", TARGET)
    press("r", FACING)
    press("Backspace", TARGET)
    press("x", LEFT)
    press("Enter")
    expect(table.narration).to_contain_text(LEFT)


def test_the_board_says_who_would_win(calm: Page, app: App) -> None:
    start = position("5/2Eeo/3Eo/5/2o2 E 8 --")
    table = SiamTable.open(calm, app, siam_plan(start=start))
    table.tap(table.cell("d3"))
    expect(table.outlook).to_have_text("Elephants would win")
    table.tap(table.cell("c4"))
    expect(table.outlook).to_have_text("Careful: the rhinos would win")
    into = calm.get_by_role("button", name="Push into d4. Careful: the rhinos would win")
    table.tap(into)
    table.tap(table.confirm)
    expect(table.end.get_by_role("heading")).to_contain_text("Boris")


def test_crosses_are_barred_at_first_and_said_to_be(calm: Page, app: App) -> None:
    table = SiamTable.open(calm, app, siam_plan(start=after("@a1n @e5s @b1n").to_json()))
    barred = calm.get_by_role("button", name="c5, a cross, closed for now")
    expect(barred).to_have_count(1)
    table.play(after("@a1n @e5s @b1n"), "@e4s")
    expect(barred).to_have_count(0)
    expect(calm.get_by_role("button", name="c5, a cross, empty")).to_have_count(1)


def test_the_second_repetition_is_warned_of(calm: Page, app: App) -> None:
    codes = "@a1n @e5s a1e e5w a1n"
    position = after(codes, repetition=3)
    table = SiamTable.open(calm, app, siam_plan(start=position.to_json()))
    table.tap(table.cell("e5"))
    table.tap(table.turn.get_by_role("button", name="Turn this animal"))
    table.tap(calm.get_by_role("button", name="Face south"))
    expect(table.outlook).to_have_text(
        "This repeats a position, for the second time; the third is a draw."
    )
    table.tap(table.confirm)
    expect(table.outlook).to_contain_text("This position is here for the second time")


def test_who_plays_the_rhinos_against_the_computer_sits_on_their_side(calm: Page, app: App) -> None:
    seats = [{"bot": "random"}, {"name": "Anna"}]
    table = SiamTable.open(calm, app, siam_plan(start=after("@a1n").to_json(), seats=seats))
    (right, low), (left, high) = table.middle(table.cell("a1")), table.middle(table.cell("e5"))
    assert low < high, "row 5 is near, row 1 far"
    assert right > left


def test_the_board_is_turned_round_and_stays_so(calm: Page, app: App) -> None:
    table = SiamTable.open(calm, app, siam_plan(start=after("@a1n @e5s").to_json()))
    low, high = table.middle(table.cell("a1")), table.middle(table.cell("e5"))
    flip = calm.get_by_role("button", name="Turn the board round")
    flip.click()
    assert table.middle(table.cell("a1")) == high
    calm.reload()
    expect(table.main).to_have_attribute("data-version", "0")
    assert table.middle(table.cell("e5")) == low
    table.tap(table.cell("a1"))
    calm.keyboard.press("w")
    expect(table.line).to_have_text("The elephant on a1 turns south.")


def test_without_asking_a_complete_turn_is_played(calm: Page, app: App) -> None:
    settings = {"confirm": False, "pace": 0}
    start = after("@a1n @e5s").to_json()
    table = SiamTable.open(calm, app, siam_plan(start=start, settings=settings))
    table.tap(table.cell("a1"))
    table.tap(table.turn.get_by_role("button", name="Leave the board"))
    expect(table.narration).to_contain_text("The elephant on a1 goes back to the reserve.")
    expect(table.status).to_contain_text("Boris to move")


def test_a_half_made_turn_outlives_a_reload(calm: Page, app: App) -> None:
    table = SiamTable.open(calm, app, siam_plan(start=after("@a1n @e5s").to_json()))
    table.tap(table.cell("a1"))
    table.tap(table.cell("b1"))
    calm.reload()
    expect(table.line).to_have_text("Choose where it looks")
    table.tap(calm.get_by_role("button", name="Face east"))
    table.tap(table.confirm)
    expect(table.narration).to_contain_text("The elephant on a1 goes to b1.")


def test_a_bot_answers_and_its_move_is_taken_back_with_mine(calm: Page, app: App) -> None:
    table = SiamTable.open(calm, app, siam_plan(bot=True))
    expect(table.status).to_have_text("Your turn: move one of the elephants")
    table.play(after(), "@a1n")
    log = calm.get_by_role("region", name="Log").get_by_role("listitem")
    expect(log).to_have_count(2)
    expect(table.line).to_have_text("Choose an animal")
    table.tap(table.turn.get_by_role("button", name="Take back"))
    expect(calm.get_by_role("button", name="Elephant from the reserve, 5 left")).to_be_visible()


def test_a_finger_sees_the_line_before_a_push_that_nobody_confirms(
    browser: Browser, app: App
) -> None:
    context = browser.new_context(has_touch=True, reduced_motion="reduce", locale="en-US")
    page = context.new_page()
    plan = siam_plan(start=position("5/1ooo1/e4/4w/5 E 8 --"), settings={"confirm": False})
    table = SiamTable.open(page, app, plan, touch=True)
    expect(table.line).to_have_text("Choose where it goes")
    table.cell("a3").tap()
    expect(page.locator(".line text")).to_have_text("+1 → 2")
    expect(table.outlook).to_have_text("Force 2 moves the line")
    table.tap(table.cell("a3"))
    expect(table.narration).to_contain_text("An elephant pushes its way in on a3")
    context.close()


def test_a_side_without_a_name_is_called_by_its_animals_once(calm: Page, app: App) -> None:
    SiamTable.open(calm, app, siam_plan(seats=[{"name": "Anna"}, {}]))
    for side in ("Elephants", "Rhinos"):
        expect(calm.get_by_text(side, exact=True)).to_have_count(1)
