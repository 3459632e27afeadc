"""A device with passkeys, made of a few lines, for tests without a browser."""

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    """Bytes as web pages write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one passkey; what it says can be bent in every way."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def client_data(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(told).encode()

    def about(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + struct.pack(">BI", flags, self.count)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to being asked for a passkey."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        data = self.about(options["rp"]["id"], self.flags | ATTESTED) + attested
        stated = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": text(client), "attestationObject": text(stated)}
        return self.credential(response)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to being asked who one is."""
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.about(options["rpId"], self.flags)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signed),
        }
        return self.credential(response)

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = text(self.id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
