"""Cards: what they change, when they may be used, and carrying out what they say."""
