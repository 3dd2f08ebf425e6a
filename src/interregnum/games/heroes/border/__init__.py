"""Where Heroes meets text: its content is loaded, answers are written and read, states are kept."""
