"""A client of the table in Python: for the terminal, for tests, and for people who let their own bots play."""

from interregnum.client.account import Account
from interregnum.client.errors import Gone, NoAddress, Refused, Unreachable
from interregnum.client.habits import Habits
from interregnum.client.line import Status
from interregnum.client.sending import Reply
from interregnum.client.table import TableClient

__all__ = [
    "Account", "Gone", "Habits", "NoAddress", "Refused", "Reply", "Status", "TableClient", "Unreachable",
]  # fmt: skip
