"""Hidden Leaders: secret leaders, hero cards, a power track, one winner."""
