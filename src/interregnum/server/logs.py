"""What the server writes about itself: lines for people or for machines, and no secret in either."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
import traceback
import warnings
from typing import Any, Final, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

OURS: Final = "interregnum"
HIDDEN: Final = "(hidden)"
LONGEST: Final = 200  # characters of a line that somebody else wrote
FRAMES: Final = 20  # of a traceback, the innermost
SECRET: Final = re.compile(
    "token|code|cookie|seed|holder|state|choice|hand|view|link|invite|watch|url|path|query|header|body"
)
# What comes behind one of these may be the code of a link, or a question of a browser.
ADDRESS: Final = re.compile(r"(/(?:j|w|t|r|c|d|ws|api)/)[^\s\"')]*|\?[^\s\"')]*")
# Errors whose words come from the system; any other may have been told a secret.
OPEN_ERRORS: Final = (OSError, sqlite3.Error)


def set_up(as_json: bool = False, stream: TextIO | None = None) -> None:
    """Send everything to one stream: our own lines, and the warnings of the libraries below us."""
    stream = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(as_json, stream.isatty()))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    warnings.showwarning = warned
    logging.getLogger(OURS).setLevel(logging.INFO if as_json else logging.WARNING)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.add_log_level,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def warned(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """A warning of Python, for example of a game that is left out, is a line like any other."""
    logging.getLogger(OURS).warning(str(message))


def formatter(as_json: bool, colours: bool) -> structlog.stdlib.ProcessorFormatter:
    """Turns an event into a line."""
    plain = structlog.dev.plain_traceback
    last: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=colours, exception_formatter=plain)
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.add_logger_name, structlog.stdlib.add_log_level, guard],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            tell_error,
            conceal,
            last,
        ],
    )


def guard(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """A line that somebody else wrote: its first words, without addresses."""
    lines = str(event.get("event", "")).strip().splitlines() or [""]
    return {**event, "event": ADDRESS.sub(shortened, lines[0][:LONGEST])}


def shortened(found: re.Match[str]) -> str:
    return f"{found[1] or '?'}…"


def conceal(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Whatever is called like a secret is not shown, whoever wrote it; numbers tell nothing."""
    return {key: HIDDEN if is_secret(key, value) else value for key, value in event.items()}


def is_secret(key: str, value: object) -> bool:
    if value is None or isinstance(value, (bool, int, float)):
        return False
    return not isinstance(value, str) or SECRET.search(key.lower()) is not None


def tell_error(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Where an error happened and of which kind it is: no variables, and no words that may hold a card or a token."""
    given = event.pop("exc_info", None)
    error = given[1] if isinstance(given, tuple) else sys.exc_info()[1] if given is True else given
    if isinstance(error, BaseException):
        event["exception"] = "\n".join(error_lines(error))
    return event


def error_lines(error: BaseException) -> list[str]:
    """The way to the error, and what it came from."""
    lines: list[str] = []
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        lines += [*error_lines(cause), "then:"]
    for frame in traceback.extract_tb(error.__traceback__)[-FRAMES:]:
        lines.append(f"  {frame.filename}:{frame.lineno} in {frame.name}")
    return [*lines, f"{type(error).__name__}{error_words(error)}"]


def error_words(error: BaseException) -> str:
    words: Any = getattr(error, "reason", None)  # of our own errors: a key, never a sentence
    if isinstance(words, str) and re.fullmatch(r"[a-z-]{1,40}", words):
        return f" ({words})"
    return f": {error}" if isinstance(error, OPEN_ERRORS) else ""
