"""The channels on which tabs hear of their tables."""

from __future__ import annotations

from collections.abc import Iterable

from litestar.channels import ChannelsPlugin, Subscriber


class Channels(ChannelsPlugin):
    """Litestar's channels, of which one that nobody hears any more is forgotten.

    Litestar itself keeps the name of every channel that ever had a subscriber, and looks at all of
    them whenever one leaves.
    """

    async def unsubscribe(
        self, subscriber: Subscriber, channels: str | Iterable[str] | None = None
    ) -> None:
        """Let a subscriber go, and with the last one the channel."""
        await super().unsubscribe(subscriber, channels)
        for name in [name for name, heard in self._channels.items() if not heard]:
            del self._channels[name]
