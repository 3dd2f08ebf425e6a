# Як гру пропонують: її назва, її параметри й що про неї кажуть, перш ніж її відкриють.

hidden-leaders-name = Таємні лідери
hidden-leaders-pitch = Служіть таємному Лідерові: збирайте героїв, схиляйте шальки війни й опиніться наприкінці на правильному боці.
hidden-leaders-time = 20–30 хвилин
hidden-leaders-option-beginner = Гра для початківців
hidden-leaders-option-extras = Додаткові герої
hidden-leaders-option-queens = Королеви та друг
hidden-leaders-about-beginner = Без карт зі складнішими властивостями; гра закінчується на одного героя раніше.
hidden-leaders-about-extras = Ще вісім героїв, по двоє на фракцію.
hidden-leaders-about-queens = Три королеви, найліпший друг Імператора і страж сварок.
hidden-leaders-publishers = «Таємні лідери» – гра своїх авторів і видавців; ця програма не використовує їхніх зображень. Якщо гра вам до вподоби, купіть її.
