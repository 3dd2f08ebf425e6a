"""Where tables are kept: an append-only log beside what each table looks like now."""
