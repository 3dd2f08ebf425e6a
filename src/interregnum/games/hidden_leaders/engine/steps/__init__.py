"""The verbs of the cards; each is one class that asks or acts."""
