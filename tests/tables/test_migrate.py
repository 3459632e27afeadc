"""A database is copied, then migrated, or left alone."""

import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from erawan.tables import sqlite
from erawan.tables.migrate import MIGRATIONS, BadDatabase, NewerDatabase, _config, migrate
from erawan.tables.schema import metadata

HEAD = "0012"
NEXT = """
from alembic import op
import sqlalchemy as sa

revision = "next"
down_revision = "{head}"


def upgrade():
    op.create_table("added", sa.Column("x", sa.Integer()))
    op.execute("update choices set plan = 'changed ' || plan")
    {more}
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database at the newest revision, with one plan in it."""
    path = tmp_path / "erawan.sqlite3"
    assert migrate(path) is None
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("insert into choices (game, plan) values ('siam', 'kept')")
    return path


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """The package's migrations and one more, in a folder with an awkward name."""
    folder = tmp_path / "100% of them"
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "next.py").write_text(NEXT.format(head=HEAD, more=""))
    return folder


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_the_migrations_make_the_schema(database: Path) -> None:
    engine = create_engine(sqlite.url(database))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_new_file_needs_no_copy_and_is_the_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "erawan.sqlite3"
    assert migrate(path) is None
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.iterdir()] == ["erawan.sqlite3"]


def test_a_file_that_is_up_to_date_is_left_alone(database: Path) -> None:
    assert migrate(database) is None
    assert [each.name for each in database.parent.iterdir()] == ["erawan.sqlite3"]


def test_an_older_file_is_copied_before_it_is_migrated(database: Path, scripts: Path) -> None:
    copy = migrate(database, scripts)
    assert copy
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert rows(copy, "select plan from choices") == [("kept",)]
    assert rows(copy, "select version_num from alembic_version") == [(HEAD,)]
    assert rows(database, "select plan from choices") == [("changed kept",)]
    assert rows(database, "select version_num from alembic_version") == [("next",)]


def test_the_copy_holds_what_is_still_in_the_write_ahead_log(database: Path, scripts: Path) -> None:
    with closing(sqlite3.connect(database)) as writer:
        writer.execute("pragma wal_autocheckpoint=0")
        with writer:
            writer.execute("insert into choices (game, plan) values ('king', 'in the log')")
        copy = migrate(database, scripts)
    assert copy
    assert rows(copy, "select plan from choices order by game desc") == [("kept",), ("in the log",)]


def test_a_migration_that_fails_leaves_everything_as_it_was(database: Path, scripts: Path) -> None:
    fails = NEXT.format(head=HEAD, more="op.execute('nonsense')")
    (scripts / "versions" / "next.py").write_text(fails)
    with pytest.raises(BadDatabase, match="Nothing was changed"):
        migrate(database, scripts)
    assert rows(database, "select plan from choices") == [("kept",)]
    assert rows(database, "select version_num from alembic_version") == [(HEAD,)]
    assert rows(database, "select name from sqlite_master where name = 'added'") == []
    assert len(list(database.parent.glob(f"erawan-before-migration-{HEAD}-*.sqlite3"))) == 1


def test_a_newer_file_is_refused_untouched(database: Path, scripts: Path) -> None:
    migrate(database, scripts)
    before = database.read_bytes()
    with pytest.raises(NewerDatabase, match="newer erawan"):
        migrate(database)
    assert database.read_bytes() == before


def test_the_first_release_s_file_becomes_one_of_tables(tmp_path: Path) -> None:
    first = tmp_path / "first"
    later = shutil.ignore_patterns("__pycache__", "000[2-9]*", "001*")
    shutil.copytree(MIGRATIONS, first, ignore=later)
    path = tmp_path / "erawan.sqlite3"
    migrate(path, first)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("insert into presses (id) values ('kept')")
    copy = migrate(path)
    assert copy
    assert rows(copy, "select id from presses") == [("kept",)]
    assert rows(path, "select count(*) from tables") == [(0,)]
    assert rows(path, "select name from sqlite_master where name = 'presses'") == []


def test_going_back_to_the_first_release_leaves_what_it_needs(database: Path) -> None:
    config = _config(MIGRATIONS)
    engine = create_engine(sqlite.url(database))
    sqlite.prepare(engine)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
    engine.dispose()
    with closing(sqlite3.connect(database)) as first, first:
        first.execute("insert into presses (id) values ('pressed')")
    names = rows(database, "select name from sqlite_master where type = 'table' order by name")
    assert names == [("alembic_version",), ("presses",)]
    assert migrate(database), "and forward again, with a copy"


@pytest.mark.parametrize("name", ["what? #1 & more", "100%25 of them", "a:b@c"])
def test_a_folder_may_have_any_name(tmp_path: Path, name: str) -> None:
    """In the address of a database these characters mean something."""
    path = tmp_path / name / "erawan.sqlite3"
    path.parent.mkdir()
    assert migrate(path) is None
    assert rows(path, "select count(*) from tables") == [(0,)]
    assert [each.name for each in tmp_path.iterdir()] == [name]
