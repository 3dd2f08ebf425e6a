"""Wake-ups and counts of all nodes in Redis, or in whatever speaks like it."""
