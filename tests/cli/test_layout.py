"""Texts are set into lines of one width."""

from __future__ import annotations

from rich.text import Text

from interregnum.cli.layout import columns, ends, flowing, hanging, heading, wrapped


def test_texts_are_wrapped_and_set_in_columns() -> None:
    assert ["ab cd", "ef"] == [line.plain for line in wrapped(Text("ab cd ef"), 5)]
    assert ["x  ab", "   cd"] == [line.plain for line in hanging(Text("x"), Text("ab cd"), 3, 5)]
    assert ["aa  bb", " cc"] == [line.plain for line in flowing([Text("aa"), Text("bb"), Text("cc")], 1, 7)]
    assert ["1    a    3    c", "2    b"] == [
        line.plain for line in columns([Text(f"{n}    {x}") for n, x in ((1, "a"), (2, "b"), (3, "c"))], 20)
    ]
    assert 20 == heading("A title that is much too long", 20).cell_len
    assert 2 == len(ends(Text("a" * 6), Text("b" * 6), 10))
