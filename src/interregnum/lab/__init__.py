"""Many games at once: ladders, reports, speed."""
