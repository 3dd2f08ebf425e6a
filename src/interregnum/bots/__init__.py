"""Players made of code; a bot is handed a view and a question, never a state."""
