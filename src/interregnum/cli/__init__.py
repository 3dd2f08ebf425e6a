"""The commands of the terminal."""

import sys


def main() -> None:
    """Run the command that the words of the command line name."""
    try:
        from interregnum.cli.app import run
    except ModuleNotFoundError as error:
        sys.exit(without_terminal(error))
    sys.exit(run(sys.argv[1:]))


def without_terminal(error: ModuleNotFoundError) -> str:
    """What to install, in English: the other languages come with it."""
    from interregnum.extras import missing

    facts = missing(error).facts
    return f'The command needs {facts["package"]}, which is not installed: pip install "interregnum[{facts["extra"]}]"'
