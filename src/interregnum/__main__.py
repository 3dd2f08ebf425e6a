"""`python -m interregnum` is the command `interregnum`."""

from interregnum.cli import main

if __name__ == "__main__":
    main()
