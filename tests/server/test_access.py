"""What is derived from the token."""

from erawan.server.access import TICKET_SECONDS, Access

ACCESS = Access(8421, "a token")
NOW = 1_800_000_000.5


def test_a_ticket_is_good_until_it_expires() -> None:
    ticket = ACCESS.ticket(NOW)
    assert ACCESS.is_ticket(ticket, NOW)
    assert ACCESS.is_ticket(ticket, NOW + TICKET_SECONDS - 1)
    assert not ACCESS.is_ticket(ticket, NOW + TICKET_SECONDS + 1)


def test_a_ticket_with_a_later_expiry_is_no_ticket() -> None:
    expiry, _, rest = ACCESS.ticket(NOW).partition(".")
    assert not ACCESS.is_ticket(f"{int(expiry) + 1}.{rest}", NOW)


def test_a_ticket_of_another_token_is_no_ticket() -> None:
    assert not ACCESS.is_ticket(Access(8421, "another token").ticket(NOW), NOW)


def test_text_that_is_no_ticket_is_none() -> None:
    assert not any(ACCESS.is_ticket(text, NOW) for text in ("", ".", "..", "1.2.3", "é.é.é", "\0"))


def test_no_two_tickets_are_equal() -> None:
    assert ACCESS.ticket(NOW) != ACCESS.ticket(NOW)


def test_a_proof_holds_for_its_port_and_question_only() -> None:
    proofs = {
        ACCESS.proof("question"),
        ACCESS.proof("another"),
        Access(8422, ACCESS.token).proof("question"),
        Access(8421, "another token").proof("question"),
    }
    assert len(proofs) == 4


def test_neither_cookie_nor_ticket_nor_proof_holds_the_token() -> None:
    assert not any(
        ACCESS.token in text for text in (ACCESS.cookie, ACCESS.ticket(NOW), ACCESS.proof("nonce"))
    )


def test_fresh_tokens_are_long_and_differ() -> None:
    one, other = Access.fresh(1), Access.fresh(1)
    assert one.token != other.token
    assert len(one.token) >= 32
