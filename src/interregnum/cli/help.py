"""How a group of commands tells what there is."""

from __future__ import annotations

from typing import Any

from typer.core import TyperGroup


class Commands(TyperGroup):
    """Tells each command by its whole first paragraph, which would else be cut off at the edge."""

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        told = {name: (command.help or "").partition("\n\n")[0] for name, command in self.commands.items()}
        with formatter.section("Commands"):
            formatter.write_dl([(name, " ".join(text.split())) for name, text in told.items()])
