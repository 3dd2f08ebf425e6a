"""Hidden Leaders on the wire."""
