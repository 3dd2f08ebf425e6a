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
hint-the-id-of-a-card = ідентифікатор карти
hint-each-card-once = кожна карта лише раз
hint-players-a-b-in-order-tavern-piles-red-green-turn-options = гравці A, B, ... по черзі, а тоді tavern, graveyard, wilderness, harbor, red, green, turn, options
hint-2-to-6-players = від 2 до 6 гравців
hint-a-card-of-the-sets-in-play = карта з наборів, що беруть участь у грі
hint-a-position-in-a-turn = позиція під час ходу
hint-a-position-in-the-middle-of-a-card-in-the-set-up-or-after-the-end = позиція посеред застосування карти, під час приготування або після кінця гри
hint-the-store-is-closed = сховище закрито
