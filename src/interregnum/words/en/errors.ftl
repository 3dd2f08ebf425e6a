# What was wrong, and what would be right.

error-rule = { $text } ({ $rule })
error-unknown = Something is wrong: { $reason }.
error-language = There is no language “{ $found }”. Known languages: { $wanted }.
error-missing-package = This needs “{ $package }”, which is not installed: pip install "interregnum[{ $extra }]"
error-unknown-choice = “{ $choice }” is not a move in this game. Type one of the answers listed.
error-illegal-choice = “{ $choice }” is not an answer to this question. Choose one of the answers listed.
error-game-over = The game is over; “{ $choice }” is too late.
error-seats = This game cannot be played by { $seats }; it takes { $least } to { $most } players.
error-unknown-option = There is no option “{ $option }”. Known options: { $options }.
error-option-value = The option “{ $option }” is either on or off, not “{ $value }”.
error-option-word = The option “{ $option }” is one of these: { $wanted }; not “{ $value }”.
error-option-twice = The option “{ $option }” is given twice: choose one.
error-viewer = There is no view from seat { $viewer }: there are { $seats } seats, and one view for spectators.
error-seed-length = A seed has { $wanted } bytes, not { $bytes }.
error-seed-range = The seed { $seed } is out of range: give a whole number, 0 or more, that fits into 32 bytes.
error-dice = These dice cannot be read: “{ $dice }”. Expected fair, fast or rigged dice with their numbers.
error-content =
    The content file is wrong at { $where }: found “{ $found }”, expected “{ $wanted }”.{ $perhaps ->
        [none] { "" }
       *[other] { " " }Perhaps “{ $perhaps }”?
    }
error-position = The position cannot be read: found “{ $found }”, expected “{ $wanted }”.
error-no-positions = This game has no notation for positions: { $game }.
error-position-alone = A position brings its players and options with it: leave out { $found }.
error-no-playing-on = The game { $game } cannot be played on from a position of a finished game.
error-play-on-unfinished = Only a finished game can be played on from one of its positions.
error-play-on-range = After { $found } answers there is nothing to play on: choose 0 to { $most }.
error-what-if = Say after how many answers you want to play on, in which seat, and perhaps against which bot, not “{ $found }”.
error-from-missing = { $found } can only be given together with { $wanted }.
error-from-alone = A finished game brings its players and options with it: leave out { $found }.
error-stored-state = The stored game is damaged at “{ $where }” and cannot be continued.
error-stored-event = An event in the log of the game is damaged at “{ $where }” and cannot be shown.
error-sent-view = The view of the game that was sent cannot be read at “{ $where }”.
error-record = The record cannot be read at { $where }: found “{ $found }”, expected “{ $wanted }”.
error-rules-version = The record was played with rules version { $found }; this program plays version { $wanted } and cannot replay others.
error-record-goes-on = The record goes on after the end of the game: answer { $number } (“{ $choice }”) is one too many.
error-record-diverges = The record does not fit the rules: answer { $number } (“{ $choice }”) is not possible there.
error-record-unfinished = The game is not over: only a finished game can be explained.
error-record-result = The result in the record is not the result of the game: “{ $where }” is different.
error-unknown-rule =
    There is no rule “{ $id }”. { $closest ->
        [none] All chapters: interregnum rules
       *[other] Perhaps: { $closest }.
    }
error-unwritable-file = The file { $where } cannot be written ({ $found }). Choose a folder you can write to.
error-seconds = { $found } seconds is not possible; give { $least } to { $most }.
error-too-small = { $found } is too small for “{ $option }”; the minimum is { $least }.
error-bot-too-slow = The bot “{ $bot }” did not answer within { $seconds } s; a quicker one answers in its place.
error-bot-failed = The bot “{ $bot }” gave no legal answer; another one answers in its place.
error-no-hints = This table gives no hints.
error-bots-busy = Too many bots are thinking just now; a quicker one answers instead of “{ $bot }”.
error-notices-off = This server sends no notices: leave the address empty, or ask whoever runs the server to allow a host.
error-notice-url = This is not an address for notices: give one that begins with https:// (or http:// where the host is allowed that way), without a name, a password or “#”, of at most { $most } characters.
error-notice-host = Notices cannot be sent to “{ $host }”. Use a host that whoever runs the server has allowed.
error-notice-allowed = “{ $host }” cannot be allowed for notices; give a host, with its port if needed, such as hooks.example.org, hooks.example.org:8443 or http://localhost:8080.
error-store-newer = The store { $where } was written by a newer version of this program (schema { $found }; this one knows { $wanted }). Use that version, or restore a backup.
error-store-foreign = The file { $where } is not a store of this program, or it is damaged. Give another path, or restore a backup.
error-store-damaged = The store { $where } is damaged ({ $found }). Nothing was changed. Put a backup in its place: interregnum admin restore FILE
error-store-changed = The store { $where } was set up by a different edition of “{ $found }” from the one in this program. Use the program it was made with.
error-store-unwritable = The file { $where } cannot be opened or written ({ $found }). Choose a folder you can write to.
error-store-missing = There is no store at { $where }. Give the path the server was started with.
error-store-in-use = Another server is using the store { $where }. Stop it first, or give this one another path.
error-store-failed = The store { $where } could not save or read this ({ $found }). Nothing was changed; check the disk and try again.
error-store-conflict = Table { $id } has moved on in the meantime, or this command was saved before. Nothing was changed; look at the table again.
error-store-unreachable = The store { $where } cannot be reached or used ({ $found }). Check the address, and whether the database is running.
error-store-password = The store { $where } does not accept this name and password. Check both in the address given with --store.
error-store-old-server = The store { $where } is PostgreSQL { $found }; this program needs { $wanted } or newer.
error-store-not-ours = The database { $where } has a schema “interregnum” that this program did not make. Give it a database of its own.
error-store-not-empty = The store { $where } already has tables. Nothing was changed; copy into an empty one.
error-copy-differs = What was written to { $where } did not come back the same. Nothing was kept there; please report this.
error-nodes-alone = Several nodes share a store: give one with --store postgresql://…
error-backup-missing = There is no backup at { $where }.
error-backup-damaged = The backup { $where } is damaged ({ $found }). Nothing was changed; use another one.
