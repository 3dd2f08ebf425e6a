"""Hidden Leaders on the screen."""
