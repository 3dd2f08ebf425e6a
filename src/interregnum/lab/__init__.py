"""Many games at once: figures, other worlds, speed."""
