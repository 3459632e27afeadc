"""A whole game of King of Siam through roles and accessible names only, as a screen reader does."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.king_table import king_plan
from tests.server.running import App

CARDS = {
    "mr": "Maharacha",
    "kt": "Khon Thai",
    "11": "1 vs 1",
    "21": "2 vs 1",
    "ra": "Rama",
    "la": "Lao",
    "ma": "Malay",
}
FACTIONS = {"R": "Rama", "L": "Lao", "M": "Malay"}


def name_of(option: dict[str, Any]) -> str:
    """What somebody who can't see the table hears of an option."""
    target, args = option["target"], option["say"]["args"]
    match target["kind"]:
        case "province":
            return str(args["province"])
        case "tile":
            return f"Tile of {args['province']}"
        case "marker":
            return f"King marker on {args['province']}"
        case "followers" if len(target["factions"]) == 1:
            return f"{FACTIONS[target['factions'][0]]} follower in {args['province']}"
        case "followers":
            names = " and ".join(FACTIONS[each] for each in target["factions"])
            return f"{names} together, in {args['province']}"
    raise AssertionError(target)


class Listener:
    """Somebody who knows the table by what is said: roles, names, narration."""

    def __init__(self, page: Page, app: App, table: str) -> None:
        self.page, self.app, self.table = page, app, table
        self.narration = page.get_by_role("log", name="Narration")
        self.step = page.get_by_role("status", name="This step")

    def view(self) -> dict[str, Any]:
        """What the server tells this table's page."""
        with self.app.client() as client:
            view: dict[str, Any] = client.get(f"/api/tables/{self.table}").json()["view"]
            return view

    def button(self, name: str) -> Locator:
        """The one button of that name."""
        return self.page.get_by_role("button", name=name, exact=True)

    def play(self, card: str) -> str:
        """Play a card, always the last of the possibilities; what it did, in words."""
        hand = self.page.get_by_role("list", name="Your cards")
        hand.get_by_role("button", name=CARDS[card]).press("Enter")
        expect(self.button("Back")).to_be_visible()
        while not (turn := self.view()["turn"])["complete"]:
            single = [each for each in turn["options"] if len(each["choices"]) == 1]
            said = self.step.inner_text()
            self.button(name_of(single[-1])).press("Enter")
            expect(self.step).not_to_have_text(said, use_inner_text=True)
        summary = self.step.inner_text()
        self.button("Confirm").press("Enter")
        expect(self.button("Confirm")).to_be_disabled()
        return summary


def test_a_whole_game_is_playable_by_ear(calm: Page, app: App) -> None:
    table = app.create(king_plan(2))
    calm.goto(app.link)
    calm.goto(f"{app.base}/#/table/{table}")
    expect(calm.get_by_role("heading", level=1)).to_contain_text("Struggle 1 of 8")
    listener = Listener(calm, app, table)
    board = calm.get_by_role("region", name="The board in words")
    expect(board).to_contain_text("Chiang Mai: ")
    expect(board).to_contain_text("fought for now")

    for card, called in CARDS.items():
        who = ("Anna", "Boris")[listener.view()["to_move"]]
        summary = listener.play(card)
        assert summary.startswith(f"{who} plays {called}.")
        expect(listener.narration).to_contain_text(summary)
    struggles = 0
    lines = listener.narration.get_by_role("paragraph")
    while (view := listener.view())["to_move"] is not None:
        who = ("Anna", "Boris")[view["to_move"]]
        listener.button("Pass").press("Enter")
        told = lines.nth(len(view["log"]))
        sure = listener.button("Pass all the same")
        expect(told.or_(sure)).to_be_visible()
        if sure.is_visible():
            sure.press("Enter")
        expect(told).to_contain_text(f"{who} passes.")
        struggles += "wins" in told.inner_text() or "the British come" in told.inner_text()
    assert struggles in range(4, 9)
    expect(calm.get_by_role("heading", level=1)).to_have_text("The game is over")
    expect(lines.last).to_contain_text("Victory for")
