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
hidden-leaders-lesson = Навчальна партія, близько п’яти хвилин: ваш лідер, маркери, кілька ходів і кінець гри. Показує, де натиснути; її можна будь-коли залишити й продовжити згодом.
hidden-leaders-publishers = «Таємні лідери» – гра своїх авторів і видавців; ця програма не використовує їхніх зображень. Якщо гра вам до вподоби, купіть її.

# --- суперники, від лагідного до майстра
hidden-leaders-bot-page = Паж
hidden-leaders-bot-page-about = Дивиться на маркери й грає карту, яку взяв останньою; наміри інших лишаються поза його увагою.
hidden-leaders-bot-herald = Герольд
hidden-leaders-bot-herald-about = Оголошує те, що видно з маркерів, зважує лише найновіші карти руки й швидко забуває побачене.
hidden-leaders-bot-courtier = Придворний
hidden-leaders-bot-courtier-about = Знає всю свою руку й рахує героїв, але думає лише про власний хід і нікого не підозрює.
hidden-leaders-bot-counsellor = Радник
hidden-leaders-bot-counsellor-about = Зважає на відповідь і здогадується, кому ви служите, хоча забуває карти, які бачив.
hidden-leaders-bot-spymaster = Майстер шпигунів
hidden-leaders-bot-spymaster-about = Нічого не забуває, з кожного вибору вгадує Лідерів і планує на раунд уперед.
hidden-leaders-bot-kingmaker = Творець королів
hidden-leaders-bot-kingmaker-about = Зважує тисячі варіантів наступних раундів, перш ніж коронувати свого.
