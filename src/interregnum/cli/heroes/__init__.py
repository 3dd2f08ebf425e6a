"""Heroes on the screen."""
