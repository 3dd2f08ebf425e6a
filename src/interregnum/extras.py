"""What is not installed, and which extra brings it: `pip install interregnum` alone brings engine, bots and library."""

from __future__ import annotations

import re
from typing import Final

from interregnum.kernel.errors import InterregnumError

NEED: Final = re.compile(r"([\w.-]+).*\bextra == [\"']([\w-]+)[\"']")


class MissingPackage(InterregnumError):
    """A part of the program is there, but not a package it is made of."""


def module_of(package: str) -> str:
    """The module that a package of an extra is imported by."""
    return package.partition(".")[0].replace("-", "_")


def extra_of(module: str) -> str | None:
    """The extra that brings this module, if one does."""
    from importlib.metadata import requires  # nobody waits for it unless something is missing

    needs = [found for found in map(NEED.match, requires("interregnum") or []) if found is not None]
    return next((extra for package, extra in (need.groups() for need in needs) if module_of(package) == module), None)


def is_extra(error: Exception) -> bool:
    """Whether something fails only because an extra is not installed."""
    return isinstance(error, MissingPackage) or (
        isinstance(error, ModuleNotFoundError) and extra_of((error.name or "").partition(".")[0]) is not None
    )


def missing(error: ModuleNotFoundError) -> MissingPackage:
    """What to install, so that the import does not fail again; where no extra helps, the failure is a bug."""
    module = (error.name or "").partition(".")[0]
    extra = extra_of(module)
    if extra is None:
        raise error
    return MissingPackage("missing-package", facts={"package": module, "extra": extra})
