"""What crosses the wire: messages, frames and, for each game, views and events; the one contract for every client."""
