"""Who may do what: every action with those who may, in one table that the tests go through.

An action that is not in the table can't be done by anybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from erawan.server.limits import Rate
from erawan.tables import refusal
from erawan.tables.actions import AnyAction
from erawan.tables.refusal import Kind, Refusal


class Role(Enum):
    """What somebody is, here and at a table; one can be several of these."""

    STRANGER = "stranger"
    """A browser that has no name yet."""
    BLOCKED = "blocked"
    """Somebody whom the host has blocked."""
    GUEST = "guest"
    """Somebody with a name; at a table, if nothing more, one who looks on."""
    SEAT = "seat"
    """The owner of a seat at the table."""
    MOVER = "mover"
    """The owner of the seat to move."""
    MAKER = "maker"
    """Who made the table."""
    OWNER = "owner"
    """Whoever sits at the machine that is the table of a room."""


class Action(Enum):
    """Everything that can be asked of the server, over HTTP or the socket."""

    PAGE = "page"
    HEALTH = "health"
    READY = "ready"
    ME = "me"
    NAME = "name"
    ABOUT = "about"
    EXPORT = "export"
    ERASE = "erase"
    ACCOUNT = "account"
    LOGIN = "login"
    RECOVER = "recover"
    LOGOUT = "logout"
    PASSWORD = "password"  # noqa: S105 - it is an action
    CODES = "codes"
    SESSIONS = "sessions"
    PASSKEY_BEGIN = "passkey_begin"
    PASSKEY_MAKE = "passkey_make"
    PASSKEY_LOGIN = "passkey_login"
    PASSKEY_CONFIRM = "passkey_confirm"
    PASSKEY_REMOVE = "passkey_remove"
    REVOKE = "revoke"
    LEARN = "learn"
    PRACTISE = "practise"
    LOBBY = "lobby"
    CREATE = "create"
    PASTE = "paste"
    GAMES = "games"
    RECORDS = "records"
    STATISTICS = "statistics"
    METHODS = "methods"
    SHOW = "show"
    ACT = "act"
    RECORD = "record"
    HINT = "hint"
    GUIDE = "guide"
    WHY = "why"
    AGAIN = "again"
    BRANCH = "branch"
    TITLE = "title"
    HIDE = "hide"
    RESTORE = "restore"
    INVITE = "invite"
    INVITATION = "invitation"
    JOIN = "join"
    SIT = "sit"
    REOPEN = "reopen"
    FILL = "fill"
    REPORT = "report"
    ROOM = "room"
    SOCKET = "socket"
    HELLO = "hello"
    PING = "ping"
    WATCH = "watch"
    UNWATCH = "unwatch"
    BROWSE = "browse"
    LOOK = "look"
    CHOOSE = "choose"
    BACK = "back"
    CLEAR = "clear"
    CONFIRM = "confirm"
    PASS = "pass"  # noqa: S105 - it is a move
    PLAY = "play"
    TAKE_BACK = "take_back"
    RESIGN = "resign"
    ASK = "ask"
    ANSWER = "answer"
    RETURN = "return"
    SKIP = "skip"
    ADJUST = "adjust"


EVERYBODY = frozenset({Role.STRANGER, Role.BLOCKED, Role.GUEST})
UNBLOCKED = frozenset({Role.STRANGER, Role.GUEST})
NAMED = frozenset({Role.GUEST})
KNOWN = frozenset({Role.GUEST, Role.BLOCKED})
SEATED = frozenset({Role.SEAT})
ON_TURN = frozenset({Role.MOVER})
PLAYING = frozenset({Role.SEAT, Role.MAKER})
MAKER = frozenset({Role.MAKER})
OWNER = frozenset({Role.OWNER})

RIGHTS: Mapping[Action, frozenset[Role]] = {
    Action.PAGE: EVERYBODY,
    Action.HEALTH: EVERYBODY,
    Action.READY: EVERYBODY,
    Action.ME: EVERYBODY,
    Action.NAME: UNBLOCKED,
    Action.ABOUT: EVERYBODY,
    Action.EXPORT: KNOWN,
    Action.ERASE: KNOWN,
    Action.ACCOUNT: NAMED,
    Action.LOGIN: UNBLOCKED,
    Action.RECOVER: UNBLOCKED,
    Action.LOGOUT: NAMED,
    Action.PASSWORD: NAMED,
    Action.CODES: NAMED,
    Action.SESSIONS: NAMED,
    Action.PASSKEY_BEGIN: EVERYBODY,
    Action.PASSKEY_MAKE: NAMED,
    Action.PASSKEY_LOGIN: UNBLOCKED,
    Action.PASSKEY_CONFIRM: KNOWN,
    Action.PASSKEY_REMOVE: NAMED,
    Action.REVOKE: NAMED,
    Action.LEARN: EVERYBODY,
    Action.PRACTISE: NAMED,
    Action.LOBBY: UNBLOCKED,
    Action.CREATE: NAMED,
    Action.PASTE: NAMED,
    Action.GAMES: NAMED,
    Action.RECORDS: NAMED,
    Action.STATISTICS: NAMED,
    Action.METHODS: NAMED,
    Action.SHOW: NAMED,
    Action.ACT: SEATED,
    Action.RECORD: NAMED,
    Action.HINT: ON_TURN,
    Action.GUIDE: SEATED,
    Action.WHY: ON_TURN,
    Action.AGAIN: PLAYING,
    Action.BRANCH: PLAYING,
    Action.TITLE: MAKER,
    Action.HIDE: PLAYING,
    Action.RESTORE: PLAYING,
    Action.INVITE: MAKER,
    Action.INVITATION: UNBLOCKED,
    Action.JOIN: NAMED,
    Action.SIT: NAMED,
    Action.REOPEN: PLAYING,
    Action.FILL: MAKER,
    Action.REPORT: NAMED,
    Action.ROOM: OWNER,
    Action.SOCKET: EVERYBODY,
    Action.HELLO: EVERYBODY,
    Action.PING: EVERYBODY,
    Action.WATCH: NAMED,
    Action.UNWATCH: EVERYBODY,
    Action.BROWSE: NAMED,
    Action.LOOK: NAMED,
    Action.CHOOSE: ON_TURN,
    Action.BACK: ON_TURN,
    Action.CLEAR: ON_TURN,
    Action.CONFIRM: ON_TURN,
    Action.PASS: ON_TURN,
    Action.PLAY: ON_TURN,
    Action.TAKE_BACK: SEATED,
    Action.RESIGN: SEATED,
    Action.ASK: SEATED,
    Action.ANSWER: SEATED,
    Action.RETURN: SEATED,
    Action.SKIP: SEATED,
    Action.ADJUST: MAKER,
}

OF_PEOPLE = frozenset(
    {
        Action.EXPORT,
        Action.ERASE,
        Action.ACCOUNT,
        Action.LOGIN,
        Action.RECOVER,
        Action.LOGOUT,
        Action.PASSWORD,
        Action.CODES,
        Action.SESSIONS,
        Action.PASSKEY_BEGIN,
        Action.PASSKEY_MAKE,
        Action.PASSKEY_LOGIN,
        Action.PASSKEY_CONFIRM,
        Action.PASSKEY_REMOVE,
        Action.REVOKE,
        Action.REPORT,
    }
)
"""What makes sense for somebody who has come, and none for the machine that is the table."""

RATES: Mapping[Action, Rate] = {
    Action.NAME: Rate(20, 30),
    Action.EXPORT: Rate(4, 30),
    Action.ERASE: Rate(10, 60),
    Action.ACCOUNT: Rate(10, 60),
    Action.LOGIN: Rate(30, 10),
    Action.RECOVER: Rate(10, 30),
    Action.PASSWORD: Rate(10, 30),
    Action.CODES: Rate(10, 30),
    Action.SESSIONS: Rate(60, 2),
    Action.PASSKEY_BEGIN: Rate(30, 5),
    Action.PASSKEY_MAKE: Rate(10, 30),
    Action.PASSKEY_LOGIN: Rate(20, 10),
    Action.PASSKEY_CONFIRM: Rate(20, 10),
    Action.PASSKEY_REMOVE: Rate(20, 10),
    Action.REVOKE: Rate(60, 2),
    Action.CREATE: Rate(30, 10),
    Action.AGAIN: Rate(30, 10),
    Action.BRANCH: Rate(30, 10),
    Action.PASTE: Rate(6, 20),
    Action.RECORDS: Rate(4, 30),
    Action.STATISTICS: Rate(20, 3),
    Action.GAMES: Rate(40, 1),
    Action.HINT: Rate(20, 4),
    Action.PRACTISE: Rate(60, 1),
    Action.INVITATION: Rate(60, 2),
    Action.JOIN: Rate(30, 5),
    Action.SIT: Rate(30, 5),
    Action.REOPEN: Rate(60, 5),
    Action.FILL: Rate(60, 5),
    Action.REPORT: Rate(5, 300),
}
"""How often what costs more than a look may be asked for, by address and by person."""


def action_of(act: AnyAction) -> Action:
    """The action that an act at a table is."""
    return Action(act.__struct_config__.tag)


def check(action: Action, roles: frozenset[Role]) -> None:
    """Raises Refusal unless one of these roles may do it."""
    if RIGHTS.get(action, frozenset()) & roles:
        return
    if Role.STRANGER in roles:
        raise Refusal(Kind.NAMELESS, "no-name", "Choose a name first.")
    if Role.BLOCKED in roles:
        raise refusal.denied("blocked", "The host of this site has blocked you.")
    if Role.SEAT in roles and RIGHTS.get(action) == ON_TURN:
        raise refusal.untimely("not-now", "It is not your turn.")
    raise refusal.denied("not-yours", "This is for others at the table to do.")
