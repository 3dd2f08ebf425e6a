"""The commands of the terminal."""

import sys


def main() -> None:
    """Say that there is nothing to start yet."""
    sys.exit("interregnum: this version has no terminal game yet")
