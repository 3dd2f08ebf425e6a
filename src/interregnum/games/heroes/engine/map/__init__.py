"""The map: tiles, ways, places, and the heroes who walk there."""
