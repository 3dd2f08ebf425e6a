# Jak gra jest proponowana: jej nazwa, jej opcje i co się o niej mówi, zanim się ją otworzy.

hidden-leaders-name = Ukryci Liderzy
hidden-leaders-pitch = Służ ukrytemu Liderowi: zbieraj Bohaterów, przechylaj szalę wojny i stań na koniec po właściwej stronie.
hidden-leaders-time = 20–30 minut
hidden-leaders-option-beginner = Gra dla początkujących
hidden-leaders-option-extras = Dodatkowi Bohaterowie
hidden-leaders-option-queens = Królowe i przyjaciel
hidden-leaders-about-beginner = Bez zaawansowanych kart; gra kończy się o jednego Bohatera wcześniej.
hidden-leaders-about-extras = Ośmiu dodatkowych Bohaterów, po dwóch z każdej frakcji.
hidden-leaders-about-queens = Trzy Królowe, Najlepszy Przyjaciel Cesarza i Strażnik Sporów.
hidden-leaders-lesson = Prowadzona partia, około pięciu minut: twój Lider, znaczniki, kilka tur i koniec gry. Pokazuje, gdzie nacisnąć; możesz ją przerwać w każdej chwili i dokończyć później.
hidden-leaders-publishers = Ukryci Liderzy to gra swoich autorów i wydawców; program nie używa żadnych ich ilustracji. Jeśli gra ci się podoba, kup ją.
