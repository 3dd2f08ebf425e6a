# Słowa, które mówi tylko przeglądarka.

web-title = Interregnum
