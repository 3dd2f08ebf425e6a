# Words of the terminal.

## The terminal

ui-cli-you = (you)
ui-cli-log = Log (› since your last answer)
ui-cli-more =
    { $n ->
        [one] … { $n } more line: type l
       *[other] … { $n } more lines: type l
    }
ui-cli-prompt = Your answer (? for help):
ui-cli-default = Enter: { $answer }
ui-cli-enter = Press Enter to go on.
ui-cli-hand-over-look = Nobody else should look at the screen now.
ui-cli-hand-over-enter = { $player }, press Enter when you are ready.
ui-cli-undone =
    { $n ->
        [one] { $player }: { $n } answer taken back.
       *[other] { $player }: { $n } answers taken back.
    }
ui-cli-undo-asked =
    { $n ->
        [one] { $player } would like to take back { $n } answer.
       *[other] { $player } would like to take back the last { $n } answers.
    }
ui-cli-undo-agree = { $player }, do you agree? Type yes or no:
ui-cli-undo-declined = { $player } does not agree: everything stands.
ui-cli-hint = A good player would answer:
ui-cli-hint-chance = About { $percent }% to win.
ui-cli-hint-thinking = Thinking about it …
ui-cli-commitment = Fair deal: the SHA-256 of the seed of this game is { $hash }. The seed is shown at the end.
ui-cli-seed = Seed: { $seed }
ui-cli-seed-check = Its SHA-256 is { $hash }, as was shown at the start.
ui-cli-saved = The record of this game: { $path }
ui-cli-left = The game is saved. Go on with:
ui-cli-help-title = What you can type
ui-cli-help-answer = the number of an answer, or the answer in notation:
ui-cli-help-log = l: the whole log
ui-cli-help-board = b: the whole board again
ui-cli-help-lang = lang en, lang pl, lang uk: change the language
ui-cli-help-undo = undo: take your last answer back; if others learned something since, they are asked first
ui-cli-help-hint = hint: what a good player would answer, and why; for whoever plays with bots alone
ui-cli-help-quit = q: leave; the game is saved and can be resumed
ui-cli-no-number = There is no answer { $n }: type a number from { $least } to { $most }.
ui-cli-number-gone = Answer { $n } cannot be given any more.
ui-cli-no-card = No card has “{ $found }” in its name.
ui-cli-no-card-fits = No card fits all of that.
ui-cli-no-rule = No rule has the words “{ $found }”.
ui-cli-nothing-to-look-up = There is nothing to look up in this game.
ui-cli-ask-people = How many of them are people at this terminal, 1 to { $most }?
ui-cli-ask-answers = After how many answers of that game, 0 to { $most }?
ui-cli-ask-seat = Whose seat do you take, 1 to { $most }?
ui-cli-ask-bots = Which opponents, by number or by name?
ui-cli-ask-which-game = Which game, 1 to { $most }?
ui-cli-ask-word = { $option }, 1 to { $most }?
ui-cli-ask = Which way, 1 to { $most }?
ui-cli-ask-none = As usual
ui-cli-ask-begin = Begin (1) or change something (2)?
ui-cli-begin = Begin
ui-cli-change = Change something
ui-cli-ask-change = What, 1 to { $most }?
ui-cli-change-options = The kind of game
ui-cli-change-players = How many play
ui-cli-change-bots = The bots
ui-cli-change-names = Names
ui-cli-person = Player { $letter }
ui-cli-bot-names = Ada, Bruno, Cleo, Dorian, Edda, Fabian
ui-cli-verify-start = The game goes on from a position of another game; the record brings it along, and it is possible.
ui-cli-verify-replayed = Answers replayed without a contradiction: { $n }.
ui-cli-verify-result = The result is what the rules make of them.
ui-cli-verify-unfinished = The game is not over, so there is no result to check.
ui-cli-verify-no-result = The record tells no result, so none was checked.
ui-cli-verify-version = { $n } answers were given under rules version { $found }; this program plays version { $wanted }. They were not replayed, and the result was not checked.
ui-cli-verify-seed = SHA-256 of the seed: { $hash }
ui-cli-verify-commitment = It is the commitment that was given.
ui-cli-verify-no-commitment = It was not compared with a commitment; --commitment does that.
ui-cli-explain-ask = e: have the game explained, Enter: leave
ui-cli-explain-see = The number of a moment, 1 to { $n }: see the table there, Enter: leave
ui-cli-replay-step = Enter: go on, q: leave
ui-cli-replay-answers =
    { $n ->
        [one] after { $n } answer
       *[other] after { $n } answers
    }
ui-cli-rules-hint = Read on with a game or with words, for example “interregnum rules { $game }” or “interregnum rules draw”; “--numbered” shows the numbered rules.
ui-cli-rules-tests = Tests:
ui-cli-rules-reason = No test:
ui-cli-rules-see = See also:
ui-cli-rules-why = Why:
ui-cli-rules-open = No test is recorded.
error-unknown-game = There is no game “{ $game }”. Known games: { $games }.
error-unknown-bot = There is no bot “{ $bot }”. Known bots: { $bots }.
error-bots-count = { $wanted } bots are needed: name one for all of them, or { $wanted }, not { $found }.
error-duel = “{ $found }” is no duel. Write who plays, against whom, and the number of seats: page,greedy,2.
error-unknown-engine = There is no engine “{ $found }”. Choose one of: { $wanted }.
error-unreadable-ladder = { $where } cannot be read as a ladder: { $found }.
error-other-ladder = { $where } holds the ladder of something else ({ $found }). It was left alone; name another file.
error-people = { $found } people do not fit: a table for { $most } takes 0 to { $most } people.
error-names-count = There are { $found } names for { $most } seats: give at most { $most }.
error-names-twice = Two players are called “{ $found }”: give each a name of their own.
error-no-terminal = Several people can share one terminal only if it is a real one: hands must not stay readable.
error-missing-file = There is no file { $where }.
error-unreadable-file = { $where } cannot be read: { $found }.
error-save = The game cannot be saved in { $where }: { $found }.
error-save-exists = { $where } exists already. Resume that game with --resume, or save this one under another name.
error-nothing-to-resume = No saved game was found in { $where }.
error-no-table = { $where } is a record without a table: it can be replayed and verified, but nobody is named who could play on.
error-resume-alone = A resumed game is what it was: { $found } cannot be changed.
error-unknown-card =
    There is no card “{ $id }”. { $closest ->
        [none] All cards: interregnum cards
       *[other] Perhaps: { $closest }.
    }
error-unknown-word = “{ $found }” is not possible here. Possible: { $wanted }.
error-commitment = The SHA-256 of the seed is { $found }, not { $wanted }.

## The server

ui-cli-serve-own = Interregnum is open at { $url }
ui-cli-serve-public = For everybody: { $url }
ui-cli-serve-network = For phones and computers in the same network: { $url }
ui-cli-serve-data = Tables are kept in { $path }
ui-cli-serve-stop = Stop with Ctrl-C; nothing is lost.
ui-cli-left-out = The game { $game } of { $distribution } is left out: { $why }
ui-cli-admin-table = Table
ui-cli-admin-game = Game
ui-cli-admin-status = Status
ui-cli-admin-seats = Seats
ui-cli-admin-created = Set up
ui-cli-admin-touched = Last touched
ui-cli-admin-entries = Entries
ui-cli-admin-damaged = damaged
ui-cli-admin-times = Set up { $created }; entries in the log: { $entries }
ui-cli-admin-rematch = The same people meet again at table { $table }.
ui-cli-admin-copied = The copy is in { $path }
ui-cli-admin-restored = The store is now as in { $path }
ui-cli-admin-before = What was there before is in { $path }
ui-cli-admin-moved = In { $path } now: tables { $tables }, entries in their logs { $entries }.
ui-cli-admin-same = Everything was read back and compared: it is the same (SHA-256 { $hash }).
ui-cli-admin-goes-on = A server is still running on the store that was copied: what happens there from now on is not in the copy.
ui-cli-admin-would-go = Tables that would be removed: { $n }.
ui-cli-admin-gone = Tables removed: { $n }.
ui-cli-status-open = open
ui-cli-status-playing = playing
ui-cli-status-over = over
error-no-such-table = There is no table “{ $id }” in this store. All tables: interregnum admin list
error-setting-range = { $found } is not possible for { $option }; give { $least } to { $most }.
error-public-url = “{ $found }” is no address for browsers: give http:// or https://, a host and perhaps a port, such as https://table.example.org, and nothing behind it.
error-allow-host = “{ $found }” is no name for a server: give one without http:// and without a port, such as table.example.org.
error-limit-name = There is no limit “{ $found }”. Limits: { $wanted }.
error-limit-whole = “{ $found }” is not possible for { $option }: give a whole number above 0, such as { $option }=100.
error-limit-value = “{ $found }” is not possible for { $option }: give a number above 0, such as { $option }=2.5.
error-data-folder = The folder { $where } cannot be made or used ({ $found }). Give another one with --data.
error-data-and-store = Give either --data or --store, not both: each says where the tables are kept.
error-store-kind = “{ $found }” is no kind of store: give postgresql://… or a folder with --store.
error-bus-kind = “{ $found }” is no kind of bus: give redis://… or rediss://… with --bus.
error-bus-alone = --bus wakes other nodes, of which there are none: give --store postgresql://… as well.
error-bus-unreachable = The bus { $where } cannot be reached or used ({ $found }). Check the address, and whether Redis is running.
error-bus-password = The bus { $where } does not accept this name and password. Check both in the address given with --bus.
error-host = “{ $host }” is no address of this machine. Give 127.0.0.1 for this machine alone, or 0.0.0.0 for the whole network.
error-port-in-use = Port { $port } of { $host } is in use. Stop the program that uses it, or give another one with --port; 0 takes any that is free.
error-port-refused = Port { $port } of { $host } cannot be opened ({ $found }). Give another one with --port, such as 8000.
error-no-address = “{ $found }” is no address. Give a link that you were sent, or the address of a server, such as http://localhost:8000.
error-unreachable = Nobody answers at { $where }. Check the address, and whether the server is running.
error-no-server = What answers at { $where } is no server of Interregnum.
error-line-closed = The line to the table is closed.
error-not-moved = Nothing was moved: the other device said no, or the time was up.
error-moved = Your seat continues on another device.
error-other-protocol = { $where } speaks another version of the protocol. Use the version of Interregnum that the server uses.

## A table of a server

ui-cli-join-name = Your name?
ui-cli-join-tables = Your tables:
ui-cli-join-new = a new table
ui-cli-join-which = Which one, 1 to { $most }?
ui-cli-join-your-turn = your turn
ui-cli-join-status =
    { $status ->
        [open] not begun
        [playing] being played
       *[over] over
    }
ui-cli-join-bots = How many of them are bots, 0 to { $most }?
ui-cli-join-patience = After how many minutes does a bot stand in for somebody who is away (0: never)?
ui-cli-join-memory = Memory aid: show again what somebody has seen? 1 yes, 2 no
ui-cli-join-no-memory = No memory aid: What you have seen is not shown again: remember it yourself. What you were told in earlier turns leaves the log, too.
ui-cli-join-connecting = Going to the table …
ui-cli-join-lobby = the game has not begun
ui-cli-join-free = free
ui-cli-join-host = host
ui-cli-join-not-here = not here
ui-cli-join-invite = To sit down: { $url }
ui-cli-join-watch = To watch: { $url }
ui-cli-join-seat-link = To take the seat of { $player }, once: { $url }
ui-cli-join-who = Who is here
ui-cli-join-who-about = For somebody who is away: “bot B” lets a bot play, “give B” gives the seat to somebody else if all agree.
ui-cli-join-room = Or by its code: { $code }. Whoever types it knocks, and you let them in.
ui-cli-join-knocked = You knocked. Somebody at the table has to let you in …
ui-cli-join-plea = All seats are taken. If one of these is yours, ask for it: { $players }.
ui-cli-join-plea-which = Which of them, 1 to { $most }?
ui-cli-join-knock = { $player } is at the door: “door { $n }” lets them in, “door { $n } watch” only to watch, “door { $n } no” not at all.
ui-cli-join-let-in =
    { $way ->
        [watch] { $player } lets { $guest } in to watch.
       *[sit] { $player } opens the door to { $guest }.
    }
ui-cli-join-device = Type this code on the other device, or open the address there; it works once, for five minutes:
ui-cli-join-device-confirm = The other device then shows two digits, say 47: type “confirm 47” here, or “confirm no” to stop.
ui-cli-join-device-done = Done. Your seat is on the other device now.
ui-cli-join-device-stayed = It stays here: the other device already knows another hand of this game.
ui-cli-join-device-ended = Nothing was moved, and the code is used up.
ui-cli-join-digits = Your other device has to confirm: these digits must be the same there: { $digits }
ui-cli-join-lobby-host = Before the game the host may type: start; “bot 2 greedy” for a bot on seat 2; “nobot 2” to take it away.
ui-cli-join-lobby-guest = The host starts the game when all seats are taken.
ui-cli-join-prompt = Type (? for help):
ui-cli-join-lost = Connection lost; trying again …
ui-cli-join-back = Connected again.
ui-cli-join-undone = { $player } went back to answer { $n }.
ui-cli-taken-back = [taken back by { $player }] { $text }
ui-cli-join-proposed = { $player } wants to go back to answer { $n }: yes or no?
ui-cli-join-missing = Still to agree: { $players }.
ui-cli-join-declined = { $player } said no to going back.
ui-cli-join-hinted = { $player } asked for a hint.
ui-cli-join-replaced = { $player } took too long to think; a quicker bot answered.
ui-cli-join-stood-in = { $player } is away; the bot “{ $bot }” plays.
ui-cli-join-returned = { $player } is back.
ui-cli-join-muted = You do not hear { $player } any more.
ui-cli-join-heard = You hear { $player } again.
ui-cli-join-sat-down = { $player } sits down on seat { $seat }.
ui-cli-join-got-up = { $player } gets up from seat { $seat }.
ui-cli-join-rematch = The same people meet again: type rematch to go there.
ui-cli-join-what-if = “whatif 40 B”: what if you took seat B and played on after 40 answers, against bots? Any number from 0 to { $most } will do.
ui-cli-join-over = “record FILE” keeps the record of the game; rematch: the same people again; q: leave.
ui-cli-join-ended = The table was ended; nobody has won. rematch: the same people again; q: leave.
ui-cli-join-check = Check it with:
ui-cli-join-left = You keep your seat. Come back with:
ui-cli-join-left-watching = Look on again with:
ui-cli-join-help = At the table
ui-cli-join-help-say = say TEXT, or ' TEXT: say something to everybody
ui-cli-join-help-undo = undo: take your answer back; if others learned something since, they are asked first
ui-cli-join-help-hint = hint: what a good player would answer, and why; where the table allows it, and everybody is told that you asked
ui-cli-join-help-vote = yes, no: agree to what somebody suggests, or not
ui-cli-join-help-who = who: who is here, away or played by a bot, and since when
ui-cli-join-help-away = bot B: let a bot play for somebody who is away; give B: give the seat to somebody else, if all agree
ui-cli-join-help-host = host B: make B the host; off B: before the game, the host takes B off the seat
ui-cli-join-help-patience = patience 5: minutes until a bot stands in (0: the table waits); pace quick, usual or slow: how fast bots play
ui-cli-join-help-link = link: how others get to this table
ui-cli-join-help-mute = mute B: hear seat B no more; once more, hear it again
ui-cli-join-help-back = back: play yourself again, where a bot stands in for you
ui-cli-join-help-door = door 3: let in who knocked as number 3; “door 3 watch”: only to watch; “door 3 no”: not now
ui-cli-join-help-device = device: continue on another device; “device all”: with all your tables
ui-cli-join-help-end = end: end the table; before the game the host does, during the game everybody here has to agree
ui-cli-join-help-rematch = rematch: after the game, the same people at another table
ui-cli-join-help-record = record FILE: after the game, keep its record
ui-cli-join-help-whatif = whatif 40 B: after the game, play it on from where it stood after 40 answers, you in seat B; “whatif 40 B greedy” also says who has the other seats
ui-cli-join-help-quit = q: leave; your seat is kept
error-unknown-order = “{ $found }” means nothing here: type ? for help.
error-mute-whom = You can mute the other seats of this table only.
error-record-file = “{ $where }” cannot be the file of a record: name one that does not exist yet, such as “record game.json”.
