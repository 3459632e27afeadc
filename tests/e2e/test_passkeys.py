"""Somebody makes an account with a passkey of Chromium's virtual device, and lives by it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.test_account import press, what_is_wrong
from tests.e2e.visitors import Visitor
from tests.server.site import Site, serving

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path / "data") as started:
        yield started


def test_an_account_by_a_passkey(browser: Browser, site: Site) -> None:
    desk = Visitor(browser, "Zoe", bypass_csp=True)
    page = desk.page
    device = desk.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    added = device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    one = {"authenticatorId": added["authenticatorId"]}

    page.goto(site.named)
    desk.take_name()
    press(page, "Name: Zoe")
    # Whoever thinks better of it is told, and may try again.
    device.send("WebAuthn.setUserVerified", {**one, "isUserVerified": False})
    press(page, "Make an account with a passkey")
    expect(page.get_by_role("alert").filter(has_text="No passkey was used.")).to_be_visible()
    device.send("WebAuthn.setUserVerified", {**one, "isUserVerified": True})
    press(page, "Make an account with a passkey")
    expect(page.get_by_role("heading", name="Write down these recovery codes")).to_be_focused()
    assert len(device.send("WebAuthn.getCredentials", one)["credentials"]) == 1
    press(page, "I have written them down")
    remove = page.get_by_role("button", name="Remove the passkey: Chrome, Linux")
    expect(remove).to_be_visible()
    assert what_is_wrong(desk) == []
    press(page, "Remove the passkey: Chrome, Linux")
    expect(page.get_by_text("This is the only way into your account.")).to_be_visible()
    press(page, "Log out in this browser")

    # In again by the passkey, with the keyboard alone.
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we call you?")
    page.get_by_role("button", name="I have an account here").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Log in with a passkey").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Name: Zoe")).to_be_visible()
    press(page, "Name: Zoe")
    # New codes need no password: the device is asked instead.
    press(page, "Make new codes")
    expect(page.get_by_role("heading", name="Write down these recovery codes")).to_be_focused()
    press(page, "I have written them down")
    page.get_by_label("Your name, to be sure").fill("Zoe")
    press(page, "Delete me")
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we call you?")
    # The one way that was kept open.
    assert ["409" in each for each in desk.complaints.heard] == [True]
    desk.leave()


def test_where_there_are_none_it_says_why(browser: Browser, site: Site) -> None:
    phone = Visitor(browser, "Yann", phone=True, bypass_csp=True)
    phone.page.goto(site.base)
    phone.take_name()
    press(phone.page, "Name: Yann")
    why = phone.page.get_by_text("Passkeys need https and an address that is a name")
    expect(why.first).to_be_visible()
    expect(phone.page.get_by_role("button", name="passkey")).to_have_count(0)
    assert what_is_wrong(phone) == []
    phone.leave()
