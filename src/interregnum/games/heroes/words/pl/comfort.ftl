# Might & Magic Heroes w przeglądarce: co odpowiada zamiast człowieka.

heroes-comfort = Udogodnienia
heroes-comfort-deputy = Walcz za mnie
heroes-comfort-deputy-on = Tę bitwę toczy za ciebie bot; zna tylko to, co ty widzisz.
heroes-comfort-deputy-stop = Stop, dalej walczę bez bota

heroes-comfort-and-stay = Idź tam i zostań
heroes-comfort-and-end = { $what } i koniec
heroes-comfort-all-stay = Pozostali herosi zostają na miejscu

## Arkusz

heroes-comfort-settings = Odpowiada ta przeglądarka
heroes-comfort-settings-about = Pytania, przy których człowiek prawie nie jest potrzebny. Dziennik zaznacza takie odpowiedzi.
heroes-comfort-precise = Precyzyjny atak
heroes-comfort-precise-about = Kostka, którą wolno przerzucić, jest przerzucana: może być tylko lepiej.
heroes-comfort-luck = Szczęście na kostce elitarnej
heroes-comfort-luck-about = Wszystkie pudła są przerzucane.
heroes-comfort-alone = Tylko jedna odpowiedź
heroes-comfort-alone-about = Gdy można jedynie grać dalej, gra toczy się sama; tylko dopóki przy stole są same boty.
heroes-comfort-end = Koniec Pozyskania surowców i Budowy
heroes-comfort-end-about = Akcja się kończy, gdy pozostał już tylko handel.
heroes-comfort-income = Dochód jak ostatnio
heroes-comfort-income-about = Gdy można wziąć złoto albo zasoby, dostajesz to, co ostatnio; zmienisz to obok swoich kart, przed Pozyskaniem surowców.
heroes-comfort-income-now = Dochód:
heroes-comfort-income-gold = w złocie
heroes-comfort-income-resources = w zasobach
heroes-comfort-order = Herosi po kolei
heroes-comfort-order-about = Są aktywowani jeden po drugim, w podanej kolejności.
heroes-comfort-fight-on = Bez ucieczki
heroes-comfort-fight-on-about = Gra nie pyta, czy chcesz uciekać.
heroes-comfort-battles = Każda bitwa dla bota
heroes-comfort-battles-about = Bot toczy za ciebie każdą bitwę od jej początku; możesz go zatrzymać w każdej chwili.

heroes-comfort-windows = Tu mnie nie pytaj
heroes-comfort-windows-about = W tych chwilach niczego nie używasz, cokolwiek masz: gra toczy się dalej po krótkiej przerwie, która nic nie mówi o twoich zwojach. Kto odpowie wcześniej, czeka do jej końca. Nikt się o tym nie dowiaduje.
heroes-comfort-windows-shut = Można to zmienić po bitwie.
heroes-comfort-windows-all = Nigdy nie pytaj
heroes-comfort-windows-none = Zawsze pytaj
heroes-comfort-window =
    { $window ->
        [activation-start] Gdy heros jest aktywowany
        [after-recruit] Po rekrutacji
        [before-battle] Przed bitwą
        [turn-start] Na początku tury bitwy
        [in-battle] Gdy w bitwie przychodzi kolej na twojego herosa
        [enemy-roll] Po rzucie wroga
        [before-wounds] Zanim otrzymasz rany
        [after-own-attack] Po twoim ataku
        [after-enemy-attack] Po ataku wroga
        [enemy-scroll] Gdy wróg używa zwoju
        [turn-end] Na końcu tury bitwy
       *[other] { $window }
    }
