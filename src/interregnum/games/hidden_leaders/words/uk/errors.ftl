# Що було не так у цій грі і як має бути.

hidden-leaders-beginner-with-sets = У грі для початківців використовують лише базовий набір: вимкніть гру для початківців або інші набори.
hidden-leaders-hint-the-id-of-a-card = ідентифікатор карти
hidden-leaders-hint-each-card-once = кожна карта лише раз
hidden-leaders-hint-players-a-b-in-order-tavern-piles-red-green-turn-options = гравці A, B, ... по черзі, а тоді tavern, graveyard, wilderness, harbor, red, green, turn, options
hidden-leaders-hint-2-to-6-players = від 2 до 6 гравців
hidden-leaders-hint-a-card-of-the-sets-in-play = карта з наборів, що беруть участь у грі
hidden-leaders-hint-a-position-in-a-turn = позиція під час ходу
hidden-leaders-hint-a-position-in-the-middle-of-a-card-in-the-set-up-or-after-the-end = позиція посеред застосування карти, під час приготування або після кінця гри
