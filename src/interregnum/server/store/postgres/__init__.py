"""Tables in PostgreSQL: one log for many nodes, none of which owns a table."""
