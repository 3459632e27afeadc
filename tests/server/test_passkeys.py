"""Passkeys on a site: made, used, shown again, taken away; and answers that are not true."""

import copy
import random
from typing import Any

import httpx
import pytest

from tests.server.authenticator import PRESENT, Authenticator
from tests.server.site import SIAM, Person, Site
from tests.server.test_accounts import PASSWORD, is_known_as, key, log_in
from tests.server.test_own_data import erase
from tests.some import some


def visitor(site: Site, name: str | None = None) -> Person:
    """Somebody who sees the site under a name, as passkeys need it."""
    site.people += 1
    own = f"127.0.{1 + site.people // 250}.{1 + site.people % 250}"
    return Person(site.named, name, site.opened, own)


def asked(person: Person, *, making: bool) -> dict[str, Any]:
    answer = person.http.post("/api/passkeys/begin", json={"making": making})
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    told: dict[str, Any] = answer.json()
    return told


def make(person: Person, device: Authenticator) -> httpx.Response:
    question = asked(person, making=True)
    body = {"ticket": question["ticket"], "credential": device.make(question["options"])}
    return person.http.post("/api/passkeys", json=body)


def use(person: Person, device: Authenticator, way: str = "login") -> httpx.Response:
    question = asked(person, making=False)
    body = {"ticket": question["ticket"], "credential": device.sign(question["options"])}
    return person.http.post(f"/api/passkeys/{way}", json=body)


def test_an_account_by_a_passkey_alone_from_its_making_to_its_end(site: Site) -> None:
    guest, device = visitor(site, "Paula"), Authenticator(site.named)
    table = guest.create(SIAM)
    made = make(guest, device)
    assert made.status_code == 201, made.text
    assert len(set(made.json()["codes"])) == 10
    assert guest.http.get("/api/me").json()["account"] is True
    elsewhere = visitor(site)
    assert use(elsewhere, device).json() == {
        "site": True,
        "name": "Paula",
        "account": True,
        "room": None,
    }
    assert elsewhere.view(table)["seat"] == 0
    listed = elsewhere.http.get("/api/account/sessions").json()
    assert listed["password"] is False
    (line,) = listed["passkeys"]
    # Nobody comes in by an empty password, and the only way in is not taken away.
    assert key(log_in(visitor(site), "Paula", "")) == "refused-wrong-login"
    removing = elsewhere.http.delete(f"/api/passkeys/{line['id']}")
    assert key(removing) == "refused-passkey-last"
    # What needs a password otherwise needs the passkey once more.
    body = {"old": "", "new": PASSWORD}
    assert key(elsewhere.http.post("/api/account/password", json=body)) == "refused-wrong-password"
    assert use(elsewhere, device, "confirm").status_code == 204
    assert key(guest.http.post("/api/account/password", json=body)) == "refused-wrong-password"
    assert elsewhere.http.post("/api/account/password", json=body).status_code == 204
    assert elsewhere.http.delete(f"/api/passkeys/{line['id']}").status_code == 204
    assert key(elsewhere.http.delete(f"/api/passkeys/{line['id']}")) == "refused-no-passkey"
    assert key(use(visitor(site), device)) == "refused-wrong-passkey"
    assert log_in(visitor(site), "Paula").status_code == 200


def test_a_passkey_deletes_the_account_that_has_no_password(site: Site) -> None:
    person, device = visitor(site, "Quirin"), Authenticator(site.named)
    make(person, device)
    assert key(erase(person, "Quirin")) == "refused-wrong-password"
    use(person, device, "confirm")
    assert erase(person, "Quirin").status_code == 200
    assert key(use(visitor(site), device)) == "refused-wrong-passkey"


def test_a_guest_s_games_go_over_by_a_passkey_too(site: Site) -> None:
    make(visitor(site, "Rahel"), device := Authenticator(site.named))
    guest = visitor(site, "Rahel On Her Phone")
    table = guest.create(SIAM)
    assert use(guest, device).status_code == 200
    assert is_known_as(guest) == "Rahel"
    assert guest.view(table)["seat"] == 0


def test_one_adds_more_passkeys_but_none_twice_and_not_without_end(site: Site) -> None:
    person, device = visitor(site, "Selma"), Authenticator(site.named)
    make(person, device)
    assert key(make(person, device)) == "refused-passkey-kept"
    second = make(person, Authenticator(site.named))
    assert second.json() == {"codes": []}
    other = visitor(site, "Selma Not")
    assert key(make(other, device)) == "refused-passkey-kept", "it is another's"
    assert other.http.get("/api/me").json()["account"] is False


def test_a_question_is_answered_once_and_by_whom_it_was_put_to(site: Site) -> None:
    person, device = visitor(site, "Tilda"), Authenticator(site.named)
    make(person, device)
    question = asked(person, making=False)
    body = {"ticket": question["ticket"], "credential": device.sign(question["options"])}
    assert person.http.post("/api/passkeys/confirm", json=body).status_code == 204
    again = person.http.post("/api/passkeys/confirm", json=body)
    assert key(again) == "refused-passkey-late"
    # Another's question, and one of the other kind, are worth nothing.
    thief = visitor(site, "Thief")
    question = asked(person, making=True)
    body = {
        "ticket": question["ticket"],
        "credential": Authenticator(site.named).make(question["options"]),
    }
    assert key(thief.http.post("/api/passkeys", json=body)) == "refused-wrong-passkey"
    assert key(use(thief, device, "confirm")) == "refused-wrong-passkey"
    question = asked(person, making=True)
    options = {**question["options"], "rpId": question["options"]["rp"]["id"]}
    body = {"ticket": question["ticket"], "credential": device.sign(options)}
    assert key(person.http.post("/api/passkeys/login", json=body)) == "refused-wrong-passkey"


@pytest.mark.parametrize("wrong", ["origin", "key", "count", "unverified"])
def test_what_is_not_signed_as_it_should_be_lets_nobody_in(site: Site, wrong: str) -> None:
    person, device = visitor(site, f"Uwe {wrong}"), Authenticator(site.named)
    make(person, device)
    bent = copy.copy(device)
    if wrong == "origin":
        bent.origin = "https://elsewhere.example"
    elif wrong == "key":
        bent.key = Authenticator(site.named).key
    elif wrong == "count":
        bent.count = -1
    else:
        bent.flags = PRESENT
    assert key(use(visitor(site), bent)) == "refused-wrong-passkey"
    device.count = 5
    assert use(visitor(site), device).status_code == 200


def test_odd_answers_are_refused_and_nothing_worse(site: Site) -> None:
    person, device = visitor(site, "Vito"), Authenticator(site.named)
    make(person, device)
    chance = random.Random(7)
    heard = []
    for number in range(40):
        # Each from an address of its own: so many from one are soon too many.
        stranger = visitor(site)
        question = asked(stranger, making=False)
        credential: Any = device.sign(question["options"])
        place = chance.choice(sorted(credential["response"]))
        odd = ["", "A", "\u0000", "é" * 50, None, 7, [], {}, "_" * 4000, credential["id"]]
        if number % 3:
            credential["response"][place] = chance.choice(odd)
        else:
            credential[chance.choice(["id", "rawId", "type", "response"])] = chance.choice(odd)
        body = {"ticket": question["ticket"], "credential": credential}
        heard.append(stranger.http.post("/api/passkeys/login", json=body))
    assert {answer.status_code for answer in some(heard)} <= {200, 422}
    assert [answer.status_code for answer in heard].count(422) > 30


def test_without_https_and_without_a_name_it_says_so(site: Site) -> None:
    at_number = site.person("Wim")
    answer = at_number.http.post("/api/passkeys/begin", json={"making": True})
    assert key(answer) == "refused-passkey-https"
