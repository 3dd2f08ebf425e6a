# How the game is offered: its name, its options, and what is said of it before it is opened.

hidden-leaders-name = Hidden Leaders
hidden-leaders-pitch = Serve a secret leader: gather heroes, tip the balance of war, and be on the right side in the end.
hidden-leaders-time = 20–30 minutes
hidden-leaders-option-beginner = Beginner game
hidden-leaders-option-extras = Extra heroes
hidden-leaders-option-queens = Queens & Friend
hidden-leaders-about-beginner = Without the advanced cards; the game ends one hero earlier.
hidden-leaders-about-extras = Eight more heroes, two for each faction.
hidden-leaders-about-queens = Three Queens, the Emperor’s Best Friend and the Keeper of Discord.
hidden-leaders-lesson = A guided game of about five minutes: your Leader, the markers, a few turns and the end. It points at what to press; leave it whenever you like and go on later.
hidden-leaders-publishers = Hidden Leaders is a game by its authors and publishers; this program uses none of their pictures. If you like the game, buy it.

# --- opponents, from gentle to master
hidden-leaders-bot-page = Page
hidden-leaders-bot-page-about = Watches the markers and plays the card it drew last; what the others are up to escapes it.
hidden-leaders-bot-herald = Herald
hidden-leaders-bot-herald-about = Announces what the markers say, weighs only the newest cards of its hand and soon forgets what it saw.
hidden-leaders-bot-courtier = Courtier
hidden-leaders-bot-courtier-about = Knows its whole hand and counts heroes, but thinks no further than its own turn and suspects nobody.
hidden-leaders-bot-counsellor = Counsellor
hidden-leaders-bot-counsellor-about = Expects answers and guesses whom you serve, though it forgets cards it has seen.
hidden-leaders-bot-spymaster = Spymaster
hidden-leaders-bot-spymaster-about = Forgets nothing, reads Leaders from every choice, and plans a round ahead.
hidden-leaders-bot-kingmaker = Kingmaker
hidden-leaders-bot-kingmaker-about = Weighs thousands of ways the next rounds could go before it crowns its own.
