"""What people read, in English, Polish and Ukrainian: the words of the house, and who puts a game into words."""
