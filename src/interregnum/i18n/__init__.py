"""Words for cards, events and reasons in English, Polish and Ukrainian."""
