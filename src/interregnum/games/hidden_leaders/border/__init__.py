"""Where Hidden Leaders meets text: content, answers and positions are read and written, states are kept."""
