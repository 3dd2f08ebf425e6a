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

# --- przeciwnicy, od łagodnego do mistrza
hidden-leaders-bot-page = Paź
hidden-leaders-bot-page-about = Patrzy na znaczniki i zagrywa kartę, którą dobrał ostatnio; zamiary innych mu umykają.
hidden-leaders-bot-herald = Herold
hidden-leaders-bot-herald-about = Ogłasza to, co widać po znacznikach, rozważa tylko najnowsze karty z ręki i szybko zapomina, co widział.
hidden-leaders-bot-courtier = Dworzanin
hidden-leaders-bot-courtier-about = Zna całą swoją rękę i liczy bohaterów, ale myśli tylko o własnej turze i nikogo nie podejrzewa.
hidden-leaders-bot-counsellor = Doradca
hidden-leaders-bot-counsellor-about = Liczy się z odpowiedzią i zgaduje, komu służysz, choć zapomina karty, które widział.
hidden-leaders-bot-spymaster = Mistrz szpiegów
hidden-leaders-bot-spymaster-about = Niczego nie zapomina, z każdego wyboru odczytuje Liderów i planuje na rundę naprzód.
hidden-leaders-bot-kingmaker = Twórca królów
hidden-leaders-bot-kingmaker-about = Rozważa tysiące przebiegów najbliższych rund, zanim ukoronuje swojego władcę.
