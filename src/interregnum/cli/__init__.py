"""The commands of the terminal."""

import sys


def main() -> None:
    """Run the command that the words of the command line name."""
    from interregnum.cli.app import run

    sys.exit(run(sys.argv[1:]))
