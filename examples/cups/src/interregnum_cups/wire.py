"""Under the Cup on the wire."""

from interregnum.guest.wire import GuestAdapter
from interregnum_cups.engine import Cups


class CupsAdapter(GuestAdapter):
    """Its views and events are its declarations."""

    rules = Cups
