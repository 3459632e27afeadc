"""A whole game of Siam through roles and accessible names only, as a screen reader does."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from erawan.core.game import Position
from erawan.core.turn import Choice
from erawan.siam.turn import LEAVE, RESERVE
from tests.e2e.siam_table import FACINGS, WHOLE, after, steps
from tests.server.running import App
from tests.some import some

ANIMALS = ("Elephant", "Rhino")
TOLD = (
    "An elephant enters on b1, facing north.",
    "A rhino enters on d5, facing south.",
    "The elephant on b1 goes to b2.",
    "The rhino on d5 goes to d4.",
    "The elephant on b2 pushes to b3.",
    "The rhino on d4 pushes to d3.",
    "An elephant enters on a4, facing east.",
    "The rhino on d3 turns east.",
    "The elephant on a4 turns south.",
    "A rhino enters on e5, facing west.",
    "The elephant on a4 goes back to the reserve.",
    "The rhino on d5 turns south.",
    "The rock on b4 is pushed to b5.",
    "The rhino on d5 goes to d4.",
    "The rock on b5 falls!",
)


def name_of(position: Position[Any], choice: Choice, code: str) -> re.Pattern[str]:
    """What somebody who can't see the board hears of a choice."""
    animal = ANIMALS[position.to_move or 0]
    match choice.kind, choice.value:
        case "animal", value if value == RESERVE:
            name = f"{animal} from the reserve, "
        case "animal", cell:
            name = f"{animal} on {cell}, facing "
        case "facing", facing:
            name = f"Face {FACINGS[facing]}$"
        case _, value if value == LEAVE:
            name = "Leave the board$"
        case _, cell if code.startswith(cell):
            name = "Turn this animal$"
        case _, cell:
            name = f"(Go to|Push into) {cell}"
    return re.compile(f"^{name}")


def test_a_whole_game_is_playable_by_ear(calm: Page, app: App) -> None:
    calm.goto(app.link)
    calm.get_by_role("link", name="Play Siam").click()
    for side, name in (("Elephants", "Anna"), ("Rhinos", "Boris")):
        calm.get_by_role("combobox", name=side).select_option("A person")
        calm.get_by_role("textbox", name=f"Name of {side}").fill(name)
    calm.get_by_role("button", name="Play", exact=True).click()
    status = calm.get_by_role("heading", level=1)
    board = calm.get_by_role("grid", name="Board")
    prompt = calm.get_by_role("region", name="Actions").get_by_role("paragraph").first
    narration = calm.get_by_role("log", name="Narration").get_by_role("paragraph")
    expect(board).to_have_accessible_description(
        "Elephants: none on the board; 5 in the reserve. "
        "Rhinos: none on the board; 5 in the reserve. "
        "Rocks: b3, c3, and d3. Crosses closed for now: c1 and c5."
    )
    position = after()
    for ply, (code, told) in enumerate(zip(WHOLE.split(), TOLD, strict=True)):
        who = ("Anna to move · elephants", "Boris to move · rhinos")[position.to_move or 0]
        expect(status).to_have_text(who)
        for choice in some(steps(position, code)):
            said = prompt.inner_text()
            button = calm.get_by_role("button", name=name_of(position, choice, code))
            expect(button).to_have_count(1)
            button.press("Enter")
            expect(prompt).not_to_have_text(said)
        expect(narration.nth(ply)).to_contain_text(told)
        position = position.play(position.parse(code))
    end = calm.get_by_role("dialog", name=re.compile("Anna"))
    expect(end.get_by_role("list", name="Why").get_by_role("listitem")).to_have_count(1)
    expect(narration.last).to_contain_text("Anna")
    end.get_by_role("button", name="Close").press("Enter")
    expect(status).to_have_text("The game is over")
    expect(board).to_have_accessible_description(re.compile("^Elephants: b5 facing north; 4 in"))
