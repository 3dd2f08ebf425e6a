"""The town: what is built, hired, traded and learned there."""
