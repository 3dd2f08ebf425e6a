# What those need who hear the table, or play it by keys.
heroes-web-hearing = Odczytywanie na głos
heroes-web-hearing-blows = Każdy cios w bitwie
heroes-web-hearing-results = Tylko wyniki bitew
heroes-web-hearing-silent = Nic z bitew
heroes-web-group-control = Przejmij miejsce
heroes-web-group-explore = Eksploruj miejsce
heroes-web-group-routs = Pogrom bez walki
