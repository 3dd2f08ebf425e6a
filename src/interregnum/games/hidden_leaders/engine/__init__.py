"""The rules of Hidden Leaders: compiled whole, and nothing but the kernel below it."""
