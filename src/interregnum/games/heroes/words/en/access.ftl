# What those need who hear the table, or play it by keys.
heroes-web-hearing = Read aloud
heroes-web-hearing-blows = Every blow of a battle
heroes-web-hearing-results = Results of battles only
heroes-web-hearing-silent = Nothing of battles
heroes-web-group-control = Take a place
heroes-web-group-explore = Explore a place
heroes-web-group-routs = Rout without a fight
