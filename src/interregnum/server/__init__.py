"""The table: people and bots play from anywhere, and nothing is lost, leaked or played twice."""
