# What would have been right: parts of the error messages.

hint-a-record = a record of a game
hint-a-number = a whole number
hint-a-word = a text in quotation marks
hint-a-list = a list
hint-a-list-of-words = a list of answers in notation
hint-an-object-or-null = an object or null
hint-names-with-true-false-or-a-word = names of options with true, false or a word
hint-32-bytes-in-hexadecimal = 32 bytes in hexadecimal
hint-rules-version-and-choices = rules_version and choices
hint-the-store-is-closed = the store is closed
