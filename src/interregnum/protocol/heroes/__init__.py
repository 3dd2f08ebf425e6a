"""Heroes on the wire."""
