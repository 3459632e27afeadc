"""What is asked of browsers about passkeys, and whether what they answer is true."""

from __future__ import annotations

import json
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, structs

from erawan.server.passkey_place import Place
from erawan.tables.passkeys import Passkey
from erawan.tables.users import User

SITE_NAME = "Erawan"


def options(
    place: Place, challenge: bytes, user: User | None, known: list[Passkey]
) -> dict[str, Any]:
    """What the browser is to be asked: to make a passkey for a user, or to use one."""
    required = structs.UserVerificationRequirement.REQUIRED
    if user is None:
        asked: Any = webauthn.generate_authentication_options(
            rp_id=place.name, challenge=challenge, user_verification=required
        )
    else:
        asked = webauthn.generate_registration_options(
            rp_id=place.name,
            rp_name=SITE_NAME,
            user_name=user.name,
            user_id=user.id.encode(),
            challenge=challenge,
            authenticator_selection=structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=required,
            ),
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id))
                for each in known
            ],
        )
    told: dict[str, Any] = json.loads(webauthn.options_to_json(asked))
    return told


def registered(
    place: Place, challenge: bytes, credential: dict[str, Any]
) -> tuple[str, bytes, int]:
    """The id, the public key and the count of a passkey that a browser has made."""
    found = webauthn.verify_registration_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=place.name,
        expected_origin=place.origin,
        require_user_verification=True,
    )
    name = bytes_to_base64url(found.credential_id)
    return name, found.credential_public_key, found.sign_count


def signed(place: Place, challenge: bytes, credential: dict[str, Any], known: Passkey) -> int:
    """How often a passkey says that it was used, if it has signed the challenge."""
    found = webauthn.verify_authentication_response(
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=place.name,
        expected_origin=place.origin,
        credential_public_key=known.public_key,
        credential_current_sign_count=known.count,
        require_user_verification=True,
    )
    return found.new_sign_count
