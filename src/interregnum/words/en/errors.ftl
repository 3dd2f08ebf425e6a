# What was wrong, and what would be right.

error-rule = { $text } ({ $rule })
error-unknown = Something is wrong: { $reason }.
error-language = There is no language “{ $found }”. Known languages: { $wanted }.
error-missing-package = This needs “{ $package }”, which is not installed: pip install "interregnum[{ $extra }]"
error-unknown-choice = “{ $choice }” is no move of this game. Type one of the answers that are listed.
error-illegal-choice = “{ $choice }” is no answer to this question. Choose one of the answers that are listed.
error-game-over = The game is over; “{ $choice }” is too late.
error-seats = A game for { $seats } is not possible; it takes { $least } to { $most } players.
error-unknown-option = There is no option “{ $option }”. Known options: { $options }.
error-option-value = The option “{ $option }” is either on or off, not “{ $value }”.
error-option-word = The option “{ $option }” is one of these: { $wanted }; not “{ $value }”.
error-option-twice = The option “{ $option }” is given twice: choose one.
error-viewer = Nobody watches from seat { $viewer }: there are { $seats } seats, and one view for watchers.
error-seed-length = A seed has { $wanted } bytes, not { $bytes }.
error-seed-range = The seed { $seed } does not fit: give a whole number from 0 that fits into 32 bytes.
error-dice = These dice do not read: “{ $dice }”. Expected fair, fast or rigged dice with their numbers.
error-content =
    The content file is wrong at { $where }: found “{ $found }”, expected “{ $wanted }”.{ $perhaps ->
        [none] { "" }
       *[other] { " " }Perhaps “{ $perhaps }”?
    }
error-position = The position does not read: found “{ $found }”, expected “{ $wanted }”.
error-no-positions = This game has no notation for positions: { $game }.
error-position-alone = A position brings its players and options with it: leave out { $found }.
error-stored-state = The stored game is damaged at “{ $where }” and cannot be continued.
error-stored-event = An event in the log of the game is damaged at “{ $where }” and cannot be shown.
error-sent-view = The view of the game that was sent does not read at “{ $where }”.
error-record = The record does not read at { $where }: found “{ $found }”, expected “{ $wanted }”.
error-rules-version = The record was played with rules version { $found }; this program plays version { $wanted } and does not replay others.
error-record-goes-on = The record goes on after the end of the game: answer { $number } (“{ $choice }”) is too much.
error-record-diverges = The record does not fit the rules: answer { $number } (“{ $choice }”) is not possible there.
error-record-result = The result in the record is not what the game came to: “{ $where }” is different.
error-unknown-rule =
    There is no rule “{ $id }”. { $closest ->
        [none] All chapters: interregnum rules
       *[other] Perhaps: { $closest }.
    }
error-unwritable-file = The file { $where } cannot be written ({ $found }); give a path in a folder where you may write.
error-seconds = { $found } seconds are not possible; give { $least } to { $most }.
error-too-small = { $found } is too small for “{ $option }”; the least is { $least }.
error-bot-too-slow = The bot “{ $bot }” did not answer within { $seconds } s; a quicker one answers in its place.
error-bot-failed = The bot “{ $bot }” gave no legal answer; another one answers in its place.
error-bots-busy = Too many bots are thinking just now; a quicker one answers instead of “{ $bot }”.
error-notices-off = This server sends no notices: leave the address empty, or ask whoever runs the server to allow a host.
error-notice-url = This is no address for notices: give one that begins with https:// (or http:// for a host that is allowed so), without name, password and “#”, of at most { $most } characters.
error-notice-host = Notices do not go to “{ $host }”. Use a host that whoever runs the server has allowed.
error-notice-allowed = “{ $host }” cannot be allowed for notices; write a host, with its port if needed, such as hooks.example.org, hooks.example.org:8443 or http://localhost:8080.
error-store-newer = The store { $where } was written by a newer version of this program (schema { $found }; this one knows { $wanted }). Use that version, or restore a backup.
error-store-foreign = The file { $where } is no store of this program, or it is damaged. Give another path, or restore a backup.
error-store-damaged = The store { $where } is damaged ({ $found }). Nothing was changed. Put a backup in its place: interregnum admin restore FILE
error-store-changed = The store { $where } was set up by another edition of “{ $found }” than the one in this program. Use the program that it was made with.
error-store-unwritable = The file { $where } cannot be opened or written ({ $found }). Give a path in a folder where you may write.
error-store-missing = There is no store at { $where }. Give the path that the server was started with.
error-store-in-use = Another server is using the store { $where }. Stop it first, or give this one another path.
error-store-failed = The store { $where } could not keep or read this ({ $found }). Nothing was changed; look at the disk and try again.
error-store-conflict = Table { $id } has moved on meanwhile, or this command was kept before. Nothing was changed; look at the table again.
error-backup-missing = There is no backup at { $where }.
error-backup-damaged = The backup { $where } is damaged ({ $found }). Nothing was changed; take another one.
