"""The rules of Heroes: compiled whole, and nothing but the kernel below it."""
