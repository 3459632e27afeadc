"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

# The canonical form of a game is its start and its moves in `rows`. What else is here of the
# present is a copy for lists, so that these replay nothing.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("plan", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("ending", Text, nullable=True),
    Column("ply", Integer, nullable=False),
    Column("to_move", Integer, nullable=True),
    Column("winners", Text, nullable=True),
    Column("review", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("title", String(80), nullable=False, server_default=""),
    Column("maker", String(32), nullable=True),
    Column("waiting", Boolean, nullable=False, server_default="0"),
    Column("offers", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("deadline", BigInteger, nullable=True),
    Index("tables_by_update", "updated"),
    Index("tables_by_creation", "created", "id"),
    Index("tables_waiting", "created", sqlite_where=text("waiting")),
    Index("tables_by_deadline", "deadline", sqlite_where=text("deadline IS NOT NULL")),
)

rows = Table(
    "rows",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("index", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", String(64), nullable=True),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
)

# Turns in the making, each its seat's own: after so many changes at a version of the table.
drafts = Table(
    "drafts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("steps", Text, nullable=False),
)

# Acts that were done, with the version each made, or the change of the turn at that version: sent
# again, they get the first answer again.
acts = Table(
    "acts",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("draft", Integer, nullable=False, server_default="0"),
)

# What was chosen last, by game.
choices = Table(
    "choices",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("plan", Text, nullable=False),
)

# People who play over the network. `folded` is the name as it looks, by which others are told
# that it is taken.
users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Index("users_by_name", "folded"),
)

# Who owns which seat of the tables that have a maker; nobody yet, or a bot, where there is none.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=True),
)

# The tables on each one's own lists; `hidden` are those that were taken off.
shelves = Table(
    "shelves",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("hidden", Boolean, nullable=False),
)

# Whom the maker of a table has sent away from it before the game began.
barred = Table(
    "barred",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
)

# Who chose a password, which is kept as its Argon2id hash; it is empty for who has passkeys alone.
# The name is the user's.
accounts = Table(
    "accounts",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("password", String(200), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What lets one in without the password, once each; of a code only its hash is kept.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("code", String(64), primary_key=True),
)

# Browsers that are known; `id` is the hash of what the browser holds.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("browser", String(40), nullable=False),
    Index("sessions_by_user", "user_id"),
)

# What lets one in by the device that made it: only the public half is here.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("browser", String(40), nullable=False),
    Index("passkeys_by_user", "user_id"),
)

# What people tell the host of others: who, of whom under which name, at which table.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("by_user", String(32), ForeignKey("users.id"), nullable=False),
    Column("about_user", String(32), ForeignKey("users.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("done", Boolean, nullable=False),
)
