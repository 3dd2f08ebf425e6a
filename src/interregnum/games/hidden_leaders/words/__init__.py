"""The words of Hidden Leaders, made from the same facts as the rules."""
