"""Writes the table of signs that look the same, which names are compared by, from the data of ICU.

Needs what the project itself does not: pip install icu4py; then python tools/lookalikes.py.
"""

from __future__ import annotations

import ctypes
import sys
import unicodedata
from collections import defaultdict
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

OUT = Path(__file__).parents[1] / "src/interregnum/server/lookalikes.txt"
LIBRARIES = ("data", "uc", "i18n")  # each needs those before it
DEFAULT_IGNORABLE = 5  # ICU's number of the property
MOST = 64  # bytes of a skeleton
HEAD = """\
# Signs that look the same (UTS #39), by the sign that stands for them: only those that NFKD leaves as they are.
# Made by tools/lookalikes.py from ICU {icu}, Unicode {unicode}.
#
{licence}
"""


class Icu:
    """The functions of ICU that are needed; their names end in its version."""

    def __init__(self) -> None:
        self.package = distribution("icu4py")
        for name in LIBRARIES:
            path = next(str(one.locate()) for one in self.package.files or [] if f"libicu{name}-" in one.name)
            found = ctypes.CDLL(path, mode=ctypes.RTLD_GLOBAL)
            self.version = path.rpartition(".so.")[2]
            setattr(self, name, found)
        open_checker = self.function("i18n", "uspoof_open")
        open_checker.restype = ctypes.c_void_p
        self.checker = ctypes.c_void_p(open_checker(ctypes.byref(ctypes.c_int())))

    def function(self, library: str, name: str) -> Any:
        return getattr(getattr(self, library), f"{name}_{self.version.partition('.')[0]}")

    def skeleton(self, text: str) -> str:
        """What stands for a text among all that look like it."""
        data, out, error = text.encode(), ctypes.create_string_buffer(MOST), ctypes.c_int()
        length = self.function("i18n", "uspoof_getSkeletonUTF8")(
            self.checker, 0, data, len(data), out, MOST, ctypes.byref(error)
        )
        assert error.value <= 0, error.value
        return out.raw[:length].decode()

    def is_ignorable(self, letter: str) -> bool:
        return bool(self.function("uc", "u_hasBinaryProperty")(ord(letter), DEFAULT_IGNORABLE))

    @property
    def unicode(self) -> str:
        found = (ctypes.c_uint8 * 4)()
        self.function("uc", "u_getUnicodeVersion")(found)
        return f"{found[0]}.{found[1]}"

    @property
    def licence(self) -> str:
        """The first of the licences that ICU comes with: the one of its data."""
        text = next(one.locate() for one in self.package.files or [] if one.name == "LICENSE-ICU")
        first = Path(str(text)).read_text("utf-8").partition("\n-----")[0].strip()
        return "\n".join(f"# {line}".rstrip() for line in first.splitlines())


def table(icu: Icu) -> dict[str, str]:
    """Every sign that looks like another, and what stands for it; that stands for itself."""
    letters = [chr(number) for number in range(sys.maxunicode + 1) if not 0xD800 <= number <= 0xDFFF]
    found = {
        one: icu.skeleton(one)
        for one in letters
        if unicodedata.category(one)[0] != "C"
        and unicodedata.normalize("NFKD", one) == one
        and not icu.is_ignorable(one)
    }
    return {one: last for one in found if (last := settled(found, one)) != one}


def settled(found: dict[str, str], text: str) -> str:
    """A few prototypes have parts that look like something else."""
    after = "".join(found.get(one, one) for one in unicodedata.normalize("NFKD", text))
    return after if after == text else settled(found, after)


def written(icu: Icu) -> str:
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for letter, prototype in table(icu).items():
        groups[prototype].append(letter)
    lines = [f"{codes(prototype)}: {codes(''.join(letters))}" for prototype, letters in sorted(groups.items())]
    return HEAD.format(icu=icu.version, unicode=icu.unicode, licence=icu.licence) + "\n".join(lines) + "\n"


def codes(text: str) -> str:
    return " ".join(f"{ord(letter):04X}" for letter in text)


if __name__ == "__main__":
    OUT.write_text(written(Icu()), "utf-8", newline="\n")
