"""The words of Might & Magic Heroes, made from the same facts as the rules."""
