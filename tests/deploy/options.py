"""Whether a command line of deploy/ is one that `interregnum serve` takes."""

from __future__ import annotations

import inspect
import re
from typing import get_type_hints

from interregnum.cli.serve import serve


def options() -> set[str]:
    """Every option of `interregnum serve`, as it is typed."""
    hints = get_type_hints(serve, include_extras=True)
    found: set[str] = set()
    for name in inspect.signature(serve).parameters:
        (option,) = hints[name].__metadata__
        found |= set(option.param_decls or [f"--{name.replace('_', '-')}"])
    return found


def unknown(words: list[str]) -> set[str]:
    """The options of a command line that the server does not have; the line begins with the name of the command."""
    assert "serve" == words[0]
    given = {found[0] for word in words if (found := re.match(r"--[a-z-]+", word))}
    assert given
    return given - options()
