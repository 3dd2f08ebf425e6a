"""Two board games about an empty throne, as a library and a terminal game."""
