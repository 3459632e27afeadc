"""Whoever comes with a browser of their own: see the fixture `visitor`."""

from collections.abc import Callable

from playwright.sync_api import Page

Visitor = Callable[..., Page]
"""Takes what is special about the browser, as `Browser.new_context` does."""
PHONE = {"width": 390, "height": 664}
