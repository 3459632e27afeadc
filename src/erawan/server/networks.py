"""In which local networks this machine is, and under which address."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass

import ifaddr

from erawan.core.errors import ErawanError

VIRTUAL = (
    *("br-", "docker", "lxc", "podman", "tailscale", "tap", "tun", "utun"),
    *("vbox", "veth", "virbr", "vmnet", "wg", "zt"),
)
"""How interfaces begin whose networks have no phones in them."""
PRIVATE = [
    ipaddress.IPv4Network(each)
    for each in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16")
]
"""Addresses that nobody outside a local network can reach."""
FAR_AWAY = "192.0.2.1"
"""An address for examples: asking for the way there sends nothing."""


class NoNetwork(ErawanError):
    """There is no local network, or not the one that was named; the message says what to do."""


@dataclass(frozen=True, slots=True)
class Place:
    """This machine in a local network: its address there, and the interface."""

    address: str
    prefix: int
    interface: str

    @property
    def network(self) -> ipaddress.IPv4Network:
        """Whose machines are in the same room."""
        return ipaddress.IPv4Network((self.address, self.prefix), strict=False)

    def is_near(self, address: str) -> bool:
        """Whether an address is in the same network."""
        try:
            return ipaddress.ip_address(address) in self.network
        except ValueError:
            return False


def places() -> list[Place]:
    """Where this machine is in a local network."""
    return [
        Place(each.ip, each.network_prefix, each.nice_name)
        for adapter in ifaddr.get_adapters()
        for each in adapter.ips
        if isinstance(each.ip, str) and _is_private(each.ip) and not is_loopback(each.ip)
    ]


def choose(wanted: str | None, found: Iterable[Place], way_out: str | None) -> Place:
    """The place that was named by its address, else the likeliest; raises NoNetwork.

    That is the one by which this machine finds the way out, unless it is no network of phones.
    """
    known = list(found)
    if wanted is not None:
        for place in known:
            if place.address == wanted:
                return place
        if is_loopback(wanted):
            # This machine alone, which has all of these: for trying it out.
            return Place(wanted, 8, "loopback")
        raise NoNetwork(
            f"{wanted} is no address of this machine in a local network{_instead(known)}."
        )
    likely = [place for place in known if _has_phones(place)]
    if not likely:
        text = "This machine is in no network that phones could be in: connect it to the Wi-Fi"
        raise NoNetwork(f"{text}, then start again{_instead(known)}.")
    return min(likely, key=lambda place: (place.address != way_out, _is_makeshift(place)))


def others(chosen: Place, found: Iterable[Place]) -> list[str]:
    """The addresses of this machine in other networks that phones could be in."""
    return [place.address for place in found if place != chosen and _has_phones(place)]


def way_out() -> str | None:
    """This machine's address on the way to others; None where there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((FAR_AWAY, 9))
        except OSError:
            return None
        address: str = asking.getsockname()[0]
        return address


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own, which no other can have."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def _instead(known: Iterable[Place]) -> str:
    named = ", ".join(f"{place.address} ({place.interface})" for place in known)
    return f"; or choose with --address among {named}" if named else ""


def _is_private(address: str) -> bool:
    return any(ipaddress.IPv4Address(address) in network for network in PRIVATE)


def _is_makeshift(place: Place) -> bool:
    """An address that the machine gave itself, since nobody gave it one."""
    return ipaddress.IPv4Address(place.address).is_link_local


def _has_phones(place: Place) -> bool:
    return not place.interface.lower().startswith(VIRTUAL)
