"""Bringing a database file up to date, with a copy of it made first."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, NullPool, create_engine, inspect
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from erawan.core.errors import ErawanError
from erawan.tables import sqlite

MIGRATIONS = Path(__file__).parent / "migrations"


class BadDatabase(ErawanError):
    """A file that can't be opened or brought up to date."""


class NewerDatabase(BadDatabase):
    """A database that a newer version of this program has written."""

    def __init__(self, path: Path, revision: str) -> None:
        super().__init__(
            f"{path} was written by a newer erawan (its revision is {revision}). "
            "Nothing was changed: update erawan and start it again."
        )


def migrate(path: Path, scripts: Path = MIGRATIONS) -> Path | None:
    """Run the missing migrations and return the copy made before them, if there was need of one.

    Raises BadDatabase. A migration that fails leaves the database as it was.
    """
    try:
        return _migrate(path, scripts)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        reason = cause.strerror if isinstance(cause, OSError) else cause
        raise BadDatabase(f"{path} can't be used: {reason}. Nothing was changed.") from error


def _migrate(path: Path, scripts: Path) -> Path | None:
    _create_private(path)
    # SQLite opens what it may only read without a word, and fails at the first move that is made.
    if not os.access(path, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    engine = create_engine(sqlite.url(path), poolclass=NullPool)
    sqlite.prepare(engine)
    config = _config(scripts)
    revision = _revision(engine)
    script = ScriptDirectory.from_config(config)
    known = {each.revision for each in script.walk_revisions()}
    if revision and revision not in known:
        raise NewerDatabase(path, revision)
    if revision == script.get_current_head():
        return None
    copy = None if _empty(engine) else copy_database(path, revision or "unversioned")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return copy


def copy_database(path: Path, label: str) -> Path:
    """A copy beside the file, named after the label and the time, its log included."""
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%fZ")
    copy = path.with_name(f"{path.stem}-before-migration-{label}-{now}{path.suffix}")
    unfinished = copy.with_name(copy.name + ".part")
    _create_private(unfinished)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    return unfinished.replace(copy)


def _config(scripts: Path) -> Config:
    config = Config()
    # Alembic reads its options with interpolation, in which a percent sign is doubled.
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _revision(engine: Engine) -> str | None:
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def _empty(engine: Engine) -> bool:
    with engine.connect() as connection:
        return not inspect(connection).get_table_names()


def _create_private(path: Path) -> None:
    path.touch(mode=0o600)
