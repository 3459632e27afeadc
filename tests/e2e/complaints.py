"""What a browser complains about."""

from playwright.sync_api import ConsoleMessage, Error, Page


class Complaints:
    """What a page complained about, but for the server that we took away ourselves."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", self._fail)

    def _hear(self, message: ConsoleMessage) -> None:
        away = "ERR_CONNECTION" in message.text
        if message.type in {"error", "warning"} and not away:
            self.heard.append(message.text)

    def _fail(self, error: Error) -> None:
        self.heard.append(str(error))
