"""What a browser complains about."""

from playwright.sync_api import ConsoleMessage, Error, Page


class Complaints:
    """What a page complained about, but for the server that we took away ourselves."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", self._fail)

    def but_for(self, status: str) -> list[str]:
        """All that was heard but for answers of that status; an empty one tolerates nothing."""
        answer = f"Failed to load resource: the server responded with a status of {status} "
        return [each for each in self.heard if not (status and each.startswith(answer))]

    def _hear(self, message: ConsoleMessage) -> None:
        away = "ERR_CONNECTION" in message.text
        if message.type in {"error", "warning"} and not away:
            self.heard.append(message.text)

    def _fail(self, error: Error) -> None:
        self.heard.append(str(error))
