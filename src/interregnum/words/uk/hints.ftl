# Що було б правильно: частини повідомлень про помилки.

hint-a-record = запис гри
hint-a-number = ціле число
hint-a-word = текст у лапках
hint-a-list = список
hint-a-list-of-words = список відповідей у нотації
hint-an-object-or-null = об’єкт або null
hint-names-with-true-false-or-a-word = назви параметрів зі значенням true, false або словом
hint-32-bytes-in-hexadecimal = 32 байти в шістнадцятковому записі
hint-rules-version-and-choices = поля rules_version і choices
hint-the-store-is-closed = сховище закрито
