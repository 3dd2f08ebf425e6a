"""Compile the kernel, engines and bots of the games with mypyc where that is possible; else install pure Python.

INTERREGNUM_COMPILE=auto (default) | never | always
INTERREGNUM_OPT=0 | 1 | 2 (default) | 3: how hard the C compiler tries
An editable install is always pure, so that edits take effect.
"""

from __future__ import annotations

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).resolve().parent
COMPILED = (  # of the package
    "kernel/**/*.py", "bots/bot.py", "bots/weighed.py",
    "games/*/engine/**/*.py", "games/*/game.py", "games/*/bots/**/*.py",
)  # fmt: skip
INTERPRETED = ("__init__", "ladder")  # names of modules: packages, and how much bots work, which can be tried at once
UNWARNED = ("-Wno-all",)  # to look for what is odd in generated C takes far longer than to compile it
# What the small file of each module needs of Python.h, which takes ten times as long to read as all the rest of it.
SHORT = b"""#define NULL ((void *)0)
#define PyMODINIT_FUNC PyObject *
#define Py_DECREF Py_DecRef
typedef struct _object PyObject;
extern void Py_DecRef(PyObject *);
extern void PyErr_Clear(void);
extern PyObject *Py_BuildValue(const char *, ...);
extern PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
extern PyObject *PyObject_GetAttrString(PyObject *, const char *);
extern void *PyCapsule_GetPointer(PyObject *, const char *);
"""
STRICT = "-Werror=implicit-function-declaration"  # it names all that is needed
BUILDING = {"build", "build_ext", "bdist_wheel", "install"}


def can_compile() -> bool:
    """Whether there is a C compiler that finds Python's headers."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    try:
        with tempfile.TemporaryDirectory() as scratch:
            source = Path(scratch, "probe.c")
            source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.add_include_dir(sysconfig.get_path("include"))
            compiler.compile([str(source)], output_dir=scratch)
    except Exception as why:
        print(f"no usable C compiler ({why})", file=sys.stderr)
        return False
    return True


def modules() -> list[str]:
    """The kernel, the engines, what a game is to the house, and its bots; some modules of theirs stay interpreted."""
    found = {path for pattern in COMPILED for path in (ROOT / "src/interregnum").glob(pattern)}
    return sorted(path.relative_to(ROOT).as_posix() for path in found if path.stem not in INTERPRETED)


def native() -> list[Extension]:
    """All modules as one group: one shared library, and calls between them stay direct."""
    from mypyc.build import mypycify

    os.chdir(ROOT)
    level = os.environ.get("INTERREGNUM_OPT", "2")
    found = mypycify(["--strict", *modules()], opt_level=level, debug_level="0", group_name="interregnum")
    for extension in found:
        if os.name != "nt":
            extension.extra_compile_args = [*extension.extra_compile_args, *UNWARNED]
        for source in extension.sources:
            unindent(Path(source))
        if level == "0" and os.name != "nt":  # for tests, which wait for it
            extension.extra_compile_args.append(STRICT)
            for source in extension.sources:
                shorten(Path(source))
    return found


def unindent(source: Path) -> None:
    """Four in five bytes of generated C are spaces before a line; a compiler reads it sooner without them."""
    source.write_bytes(b"".join(line.lstrip(b" ") for line in source.read_bytes().splitlines(keepends=True)))


def shorten(source: Path) -> None:
    """Spare a file that only hands a module over to read all of Python's declarations."""
    text = source.read_bytes()
    if text.startswith(b"#include <Python.h>\n"):
        source.write_bytes(text.replace(b"#include <Python.h>\n", SHORT, 1))


def extensions(mode: str, words: list[str]) -> list[Extension]:
    """What to compile for these words of the command line."""
    if mode not in ("auto", "never", "always"):
        sys.exit(f"INTERREGNUM_COMPILE is {mode!r}; auto, never or always was expected")
    if mode == "never" or not BUILDING & set(words) or not modules():
        return []
    if mode == "always":
        return native()
    if not can_compile():
        return []
    try:
        return native()
    except (Exception, SystemExit) as why:  # mypyc exits where it finds a type error
        print(f"kernel and games stay pure Python ({why})", file=sys.stderr)
        return []


if __name__ == "__main__":
    setup(ext_modules=extensions(os.environ.get("INTERREGNUM_COMPILE", "auto"), sys.argv))
